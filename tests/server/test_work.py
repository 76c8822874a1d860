"""How much is done for a decision: counted, so that no machine is too slow for it."""

from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from atout import registry
from atout.core.course import WATCHER, Chose
from atout.core.view import Text, Zone
from atout.server import socket
from atout.server.parts import Parts
from tests.core.test_moments import counted, dealt
from tests.server.indoors import SETTINGS, indoors, settle
from tests.table.sitting import run


@asynccontextmanager
async def watched(folder, monkeypatch, name):
    """A table with an ear at every seat and beside it; the Views and frames made, and the commits."""
    game, views = counted(name)
    course = dealt(game)
    frames, commits = [], []
    encode = socket._encode
    monkeypatch.setattr(socket, "_encode", lambda what: frames.append(type(what).__name__) or encode(what))
    async with indoors(folder, monkeypatch, course, SETTINGS) as house:
        house.table.course.game = replace(game, match=house.table.course.game.match)
        house.hall.store._connected().connection.driver_connection.set_trace_callback(
            lambda said: commits.append(said) if said == "COMMIT" else None
        )
        await settle()
        for made in (views, frames, commits):
            made.clear()
        yield house, views, frames, commits


def decision(course):
    """Some decision of a seat in turn that is made of one choice."""
    done = next(choice for choice in course.view(course.turn).choices if not choice.part)
    return Chose(course.turn, [done.choice])


@pytest.mark.parametrize("name", ["pitch", "bid_euchre", "svoi_kozyri", "hand_and_foot"])
def test_a_decision_makes_a_view_for_each_who_looks_and_one_commit(name, tmp_path, monkeypatch):
    async def play():
        async with watched(tmp_path, monkeypatch, name) as (house, views, frames, commits):
            seats = house.table.course.seats
            for _ in range(3):
                entry = decision(house.table.course)
                for made in (views, frames, commits):
                    made.clear()
                number = house.table.course.seen[entry.seat]
                house.ears[entry.seat].say("choose", number=number, choices=entry.choices)
                await settle()

                assert sorted(views) == [WATCHER, *range(seats)]
                assert frames == ["State"] * (seats + 1)
                assert len(commits) == 1

    run(play())


def test_of_those_who_see_the_same_one_is_shown_it_and_the_others_too(tmp_path, monkeypatch):
    async def play():
        async with watched(tmp_path, monkeypatch, "pitch") as (house, views, frames, _):
            more = [type(house.ears[0])(house.app, WATCHER) for _ in range(5)]
            for ear in more:
                ear.open()
                await settle()
            views.clear()
            frames.clear()
            entry = decision(house.table.course)
            number = house.table.course.seen[entry.seat]
            house.ears[entry.seat].say("choose", number=number, choices=entry.choices)
            await settle()

            assert sorted(views) == [WATCHER, 0, 1, 2, 3]
            assert frames == ["State"] * 5
            last = {ear.heard[-1][1] for ear in [*more, house.ears[WATCHER]]}
            assert len(last) == 1
            for ear in more:
                await ear.close()

    run(play())


def test_where_nobody_looks_no_view_is_made(tmp_path, monkeypatch):
    async def play():
        async with watched(tmp_path, monkeypatch, "pitch") as (house, views, frames, _):
            for seat in (1, 3, WATCHER):
                await house.ears[seat].close()
                await settle()
            course = house.table.course
            while course.turn in {1, 3}:
                await house.table.enter(decision(course))
            views.clear()
            frames.clear()
            await house.table.enter(decision(course))
            await settle()

            assert set(views) <= {0, 2}
            assert frames == ["State"] * 2
            for seat in (1, 3, WATCHER):
                house.ears[seat].open()
                await settle()

    run(play())


@pytest.mark.parametrize("name", registry.names())
def test_bytes_that_are_kept_are_those_that_would_be_made(name):
    encoded = []
    parts = Parts(lambda part: encoded.append(part) or socket._encode(part))
    course = dealt(registry.find(name))
    for _ in range(2):
        for viewer in [*range(course.seats), WATCHER]:
            view = course.view(viewer)
            assert socket._encode(parts.of(view, {})) == socket._encode(view)

    assert len(encoded) == len(set(map(id, encoded)))


def test_of_parts_that_come_and_go_so_many_are_kept(monkeypatch):
    monkeypatch.setattr("atout.server.parts.MOST", 3)
    parts = Parts(socket._encode)
    view = dealt(registry.find("pitch")).view(0)
    for at in range(50):  # where one has gone the next may lie
        one = msgspec.structs.replace(view, zones=[Zone(str(at), "open", Text("x"))])
        assert socket._encode(parts.of(one, {})) == socket._encode(one)

    assert parts._bytes.keys() == parts._parts.keys()
    assert len(parts._parts) == 3


def test_a_part_is_not_taken_for_another_that_lay_in_its_place():
    parts = Parts(socket._encode)
    view = dealt(registry.find("pitch")).view(0)
    for at in range(50):
        one = msgspec.structs.replace(view, zones=[Zone(str(at), "open", Text("x"))])
        assert socket._encode(parts.of(one, {})) == socket._encode(one)
