"""What crosses at a table: who comes while seats change, what is asked of a table that ends, what is not saved."""

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from atout.core.course import Chose, StoodIn, TookBack, Voted
from atout.core.illegal import Illegal
from atout.games.bid_euchre.numbers import BID, PASS
from atout.table.gathering import Setup, gather
from atout.table.lobby import Lobby
from atout.table.seat import Seat
from atout.table.store import NotSaved
from atout.table.table import PutAway
from tests.table.sitting import SETTINGS, Window, decide, go, run, sitting
from tests.table.test_quiet import HANDS, answers, asking, dealt

QUICK = replace(SETTINGS, grace=10, vote=30, vote_again=60, workers=0)


def at_table(tmp_path, test, course=None, **more):
    async def sit():
        more.setdefault("settings", QUICK)
        async with sitting(tmp_path, course or dealt(HANDS["nobody"]), **more) as table:
            for window in table.windows.values():
                window.refused = lambda *_: None
            await test(table)

    run(sit())


class Looking(Window):
    """A window of somebody, which knows how it was shown out."""

    def __init__(self, table, session):
        super().__init__(table, table.seat_of(session))
        self.session = session
        self.out = None

    def shown_out(self, why):
        self.out = why.text.key


async def gathered(hall, setup):
    """A table that waits, with s0 as its host, and s1 and s2."""
    seats = [Seat(name=who, session=who) for who in ("s0", "s1", "s2")] + [Seat()]
    alone = gather("pitch", {}, [seats[0], Seat(), Seat(), Seat()], "s0", setup)
    return await hall.table(await Lobby(hall).gather(msgspec.structs.replace(alone, seats=seats)))


@contextmanager
def full(table, monkeypatch):
    """Nothing can be entered at this table."""

    async def no_room(*_args, **_more):
        raise NotSaved

    with monkeypatch.context() as patched:
        patched.setattr(table._store, "append", no_room)
        yield


# --- who comes while seats change -------------------------------------------------------------------


def test_who_comes_while_seats_are_swapped_sits_where_they_sit_then(tmp_path):
    async def test(table):
        waits = await gathered(table.hall, Setup())
        late = Looking(waits, "s0")
        waits.post(partial(waits.waiting.change, lambda now: now.swapped("s0", 0, 3)))
        waits.post(partial(waits.join, late))
        await asyncio.sleep(0.01)
        assert late.seat == 3

    at_table(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda now: now.without("s0", 1), "gathering-barred"),
        (lambda now: now.stood("s1").without("s0", 2).started("s0"), "table-not-watched"),
    ],
    ids=["removed", "begun"],
)
def test_who_comes_while_they_lose_the_right_to_look_is_shown_out(tmp_path, change, why):
    async def test(table):
        waits = await gathered(table.hall, Setup(watch=False))
        late = Looking(waits, "s1")
        waits.post(partial(waits.waiting.change, change))
        waits.post(partial(waits.join, late))
        await asyncio.sleep(0.01)
        assert late.out == why
        assert waits.listeners == []
        assert late.heard == []

    at_table(tmp_path, test)


# --- a table that ends while something is asked of it ------------------------------------------------


def test_who_wants_to_play_now_is_not_kept_by_a_table_whose_last_person_leaves(tmp_path):
    async def test(table):
        lobby = Lobby(table.hall)
        waits = await table.hall.table(await lobby.gather_for("s7", "", "pitch", {}, "easy"))
        await waits.do(partial(waits.join, Looking(waits, "s7")))
        waits.post(partial(waits.waiting.change, lambda now: now.stood("s7")))
        async with asyncio.timeout(1):
            assert await lobby.seat_at("s8", "", "pitch", {}) is None

    at_table(tmp_path, test)


def test_what_is_asked_of_a_table_that_is_put_away_is_refused_at_once(tmp_path):
    async def test(table):
        await table.close()
        with pytest.raises(PutAway):
            async with asyncio.timeout(1):
                await table.do(partial(decide, table, 0, PASS))

    at_table(tmp_path, test)


def test_who_has_been_told_that_the_table_is_busy_has_not_done_anything(tmp_path):
    async def test(table):
        table.post(partial(asyncio.sleep, QUICK.patience + 1))
        with pytest.raises(Illegal, match="table-busy"):
            await table.do(partial(decide, table, 0, PASS))
        await asyncio.sleep(2)
        assert table.course.turn == 0

    at_table(tmp_path, test)


# --- what is not saved is tried again, whatever is saved before ---------------------------------------


def test_the_outcome_of_a_vote_that_was_not_saved_is_saved_later(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=10_000)

    async def test(table):
        await go(table, 3)
        await asyncio.sleep(QUICK.grace + 0.1)
        await table.votes.call(0)
        with full(table, monkeypatch):
            await table.votes.vote(1, end=True)
        assert not table.course.match.over
        await decide(table, 0, PASS)
        await asyncio.sleep(QUICK.retry + 0.1)
        assert table.course.entries[-2] == Voted(0, [0, 1], [], ended=True)

    at_table(tmp_path, test)


def test_the_outcome_of_a_vote_is_not_that_of_another_match(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=10_000)

    async def test(table):
        await go(table, 3)
        await asyncio.sleep(QUICK.grace + 0.1)
        await table.votes.call(0)
        with full(table, monkeypatch):
            await table.votes.vote(1, end=True)
        await table.resign(0, table.course.seen[0])
        await table.again(1, table.course.seen[1])
        await asyncio.sleep(QUICK.retry + 0.1)
        assert not table.course.match.over
        assert not any(isinstance(entry, Voted) for entry in table.course.entries)

    at_table(tmp_path, test)


def test_a_quiet_time_whose_answer_was_not_saved_ends_whoever_leaves_meanwhile(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=10_000)

    async def test(table):
        await go(table, 3)
        await asyncio.sleep(3.9)
        with full(table, monkeypatch):
            await asyncio.sleep(0.2)  # the first span ends
        await table.enter(StoodIn(3, "easy"))
        await asyncio.sleep(QUICK.retry + 13)
        assert not table.questions.asking

    at_table(tmp_path, test, asking(HANDS["seat 0"]))


def test_of_several_things_that_were_not_saved_each_is_tried_again(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=10_000)

    async def test(table):
        await go(table, 2, 3)
        with full(table, monkeypatch):
            await asyncio.sleep(QUICK.grace + 0.1)
        await asyncio.sleep(QUICK.retry + 0.1)
        assert table.course.stand_ins == {2: "medium", 3: "medium"}

    at_table(tmp_path, test)


# --- what a computer is asked -------------------------------------------------------------------------


def test_a_hint_is_told_although_somebody_is_stood_in_for_meanwhile(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS], after=5)

    async def test(table):
        told = []
        await go(table, 3)
        await asyncio.sleep(QUICK.grace - 1)
        await table.hint(0, table.course.seen[0], table.windows[0], lambda choices, *_: told.append(choices))
        await asyncio.sleep(6)
        assert table.course.entries[-1] == StoodIn(3, "medium")
        assert told == [[PASS]]

    at_table(tmp_path, test)


def test_a_computer_thinks_of_what_was_saved(tmp_path, monkeypatch):
    """Before its task begins something else is entered, and cannot be saved."""
    asked = []

    async def think(_workers, _game, hidden, *_):
        asked.append(hidden.turn)
        return [PASS]

    monkeypatch.setattr("atout.table.thinkers.think", think)

    async def test(table):
        append = table._store.append

        async def no_room_for_taking_back(_table, _number, entries, **more):
            if isinstance(entries[0], TookBack):
                await asyncio.sleep(0.1)
                raise NotSaved
            await append(_table, _number, entries, **more)

        monkeypatch.setattr(table._store, "append", no_room_for_taking_back)

        async def take_back():
            await table.take_back(0, table.course.seen[0])

        table.post(partial(decide, table, 0, BID + 3))
        table.ask(table.windows[0], "take_back", take_back)
        await asyncio.sleep(1)
        assert asked[0] == 1
        assert table.course.entries[2] == Chose(1, [PASS])
        assert not table.broken

    at_table(tmp_path, test, computers=(1, 2, 3))
