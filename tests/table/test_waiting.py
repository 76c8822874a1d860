"""A table that waits for people, on a clock of the test's: who stays away does not keep the others for ever."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace as with_

import pytest

from atout.core.illegal import Illegal
from atout.table.gathering import Setup, gather
from atout.table.hall import Hall
from atout.table.lobby import Lobby
from atout.table.seat import Seat
from atout.table.settings import Settings
from atout.table.store import NotSaved
from tests.table.sitting import run

SETTINGS = Settings(workers=0, move=0, secret=0, stay_away=180)


class Window:
    """A connection that remembers the last that it was told."""

    def __init__(self, table, session):
        self.table = table
        self.session = session
        self.seat = table.seat_of(session)
        self.seen = []
        self.out = None

    def changed(self):
        self.seen.append(self.table.waiting.gathering)

    def promised(self):
        pass

    def refused(self, _about, why):
        self.seen.append(why.text.key)

    def dropped(self):
        self.out = "dropped"

    def shown_out(self, why):
        self.out = why.text.key

    def __getattr__(self, name):  # whatever else a connection is told is no matter here
        return lambda *_, **__: None

    async def come(self):
        await self.table.do(lambda: self.table.join(self))
        return self

    async def go(self):
        await self.table.do(lambda: self.table.leave(self))


@asynccontextmanager
async def waiting(folder, setup, settings=SETTINGS):
    """A hall with a table of four, where Ann is the host and Bo sits."""
    hall = await Hall.open(folder, settings)
    lobby = Lobby(hall)
    try:
        seats = [Seat("Ann", session="ann"), Seat(), Seat(), Seat()]
        table = await hall.table(await lobby.gather(gather("bid_euchre", {}, seats, "ann", setup)))
        await do(table, lambda now: now.admitted("bo", now.invite.token).sat("bo", "Bo"))
        yield hall, lobby, table
    finally:
        await hall.close()


async def do(table, how):
    await table.do(lambda: table.waiting.change(how))


def people(table):
    return [seat.name for seat in table.seats]


def test_a_host_who_stays_away_is_host_no_more_but_keeps_the_seat(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup()) as (_, _, table):
            ann, _ = await Window(table, "ann").come(), await Window(table, "bo").come()
            await ann.go()
            await asyncio.sleep(179)
            assert table.waiting.gathering.host == "ann"
            await asyncio.sleep(2)
            assert table.waiting.gathering.host == "bo"
            assert people(table)[:2] == ["Ann", "Bo"]

    run(whole())


def test_at_a_public_table_the_seat_of_who_stays_away_is_free_again(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup(public=True)) as (_, _, table):
            ann, _ = await Window(table, "ann").come(), await Window(table, "bo").come()
            await ann.go()
            await asyncio.sleep(100)
            await ann.come()
            await ann.go()
            await asyncio.sleep(179)
            assert people(table)[0] == "Ann"
            await asyncio.sleep(2)
            assert people(table) == ["", "Bo", "", ""]
            assert table.waiting.gathering.host == "bo"

    run(whole())


def test_nobody_loses_anything_while_nobody_is_there(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup(public=True)) as (_, _, table):
            bo = await Window(table, "bo").come()
            await bo.go()
            await asyncio.sleep(10_000)
            assert people(table)[:2] == ["Ann", "Bo"]
            assert table.waiting.gathering.host == "ann"

    run(whole())


def test_the_match_begins_by_itself_when_the_last_sits_down(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup(when_full=True)) as (hall, _, table):
            windows = [await Window(table, who).come() for who in ("ann", "bo")]
            for who in ("cy", "di"):
                assert table.waiting.goes_on
                await do(table, lambda now, who=who: now.admitted(who, now.invite.token).sat(who, who))
                windows.append(await Window(table, who).come())
            await asyncio.sleep(30)
            assert not table.waiting.goes_on
            assert table.course.match.deal is not None
            assert (await hall.store.table(table.id)).gathering.begun

    run(whole())


def test_who_comes_to_look_on_leaves_the_match_as_it_is(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup(fill="easy")) as (hall, lobby, table):
            ann, _ = await Window(table, "ann").come(), await Window(table, "bo").come()
            await do(table, lambda now: now.started("ann"))
            await asyncio.sleep(30)
            entries, told = list(table.course.entries), len(ann.seen)
            await lobby.rename("bo", "Borey")

            await lobby.admit("late", table.waiting.gathering.invite.token)

            assert table.course.entries == entries != []
            assert len(ann.seen) == told + 1  # the name
            kept = await hall.store.table(table.id)
            assert kept.gathering.guests == ["bo", "late"]
            assert [seat.name for seat in kept.seats] == ["Ann", "Borey", "", ""]
            assert kept.entries == entries

    run(whole())


def test_what_cannot_be_saved_has_not_happened(tmp_path, monkeypatch):
    async def whole():
        async with waiting(tmp_path, Setup()) as (hall, _, table):
            ann = await Window(table, "ann").come()
            before, told = table.waiting.gathering, len(ann.seen)

            async def full(_work):
                raise NotSaved

            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "write", full)
                for how in (lambda now: now.swapped("ann", 0, 1), lambda now: now.started("ann")):
                    with pytest.raises(NotSaved):
                        await do(table, how)
            assert table.waiting.gathering is before
            assert len(ann.seen) == told
            await do(table, lambda now: now.swapped("ann", 0, 1))
            assert people(table)[:2] == ["Bo", "Ann"]
            assert table.seat_of("ann") == ann.seat == 1

    run(whole())


def test_of_two_programs_that_change_a_table_the_second_sees_what_the_first_did(tmp_path):
    async def whole():
        async with waiting(tmp_path, Setup()) as (_, _, table):
            other_hall = await Hall.open(tmp_path, SETTINGS)
            other = await other_hall.table(table.id)
            ann = await Window(table, "ann").come()
            await do(other, lambda now: now.with_seat("ann", 3, "hard").swapped("ann", 0, 2))
            with pytest.raises(Illegal, match="table-stale"):
                await do(table, lambda now: now.with_seat("ann", 3, "easy"))
            assert table.seats[3].level == "hard"
            assert table.seat_of("ann") == ann.seat == 2
            await other_hall.close()

    run(whole())


def test_tables_that_waited_too_long_are_cleared_away(tmp_path):
    async def whole():
        settings = with_(SETTINGS, gathering=-1)
        async with waiting(tmp_path, Setup(), settings) as (hall, lobby, table):
            seats = [Seat("Ann", session="ann"), Seat()]
            old = await lobby.gather(gather("svoi_kozyri", {}, seats, "ann", Setup()))
            begun = await lobby.gather(gather("svoi_kozyri", {}, seats, "ann", Setup()))
            await do(await hall.table(begun), lambda now: now.started("ann"))
            await Window(table, "ann").come()
            await asyncio.sleep(200)

            with pytest.raises(Illegal, match="table-unknown"):
                await hall.store.table(old)
            for kept in (table.id, begun):
                assert (await hall.store.table(kept)).id == kept

    run(whole())
