"""A table by itself: score sheets, presence, computers, putting away."""

import asyncio
import gc
import random
import weakref
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest

from atout import registry
from atout.core import chances
from atout.core.course import Again, Chose, Continued, Course, Dealt, Resigned
from atout.core.illegal import Illegal
from atout.table import checks
from atout.table.hall import Hall, new_id
from atout.table.settings import Settings
from atout.table.store import Kept, Seat, now
from tests.table.sitting import may

QUICK = Settings(sheet=20, move=0, part=0, part_alone=0, retry=0.05, idle=60, workers=1, busy=0.2)


class Window:
    """A connection that keeps what it hears."""

    def __init__(self, table, session):
        self.table = table
        self.seat = table.seat_of(session)
        self.session = session
        self.shown = 0
        self.refusals = []
        self.was_dropped = False

    def changed(self):
        self.shown += 1

    def promised(self):
        pass

    def talked(self, *, whole=False):
        pass

    def refused(self, about, why):
        self.refusals.append((about, why.text.key))

    def dropped(self):
        self.was_dropped = True


@asynccontextmanager
async def hall_of(folder, settings=QUICK):
    hall = await Hall.open(folder, settings)
    try:
        yield hall
    finally:
        await hall.close()


async def settle(table):
    """Wait until the mailbox is empty."""
    done = asyncio.Event()

    async def last():
        done.set()

    table.post(last)
    async with asyncio.timeout(10):
        await done.wait()


async def until(condition):
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110  it is looked at from outside
            await asyncio.sleep(0.01)


async def friends(hall, deals=3, levels=("", "")):
    """A table of several people, whose first deal is over."""
    game = registry.find("svoi_kozyri")
    options = {"players": len(levels), "deals": deals, "lowest_rank": 9}
    seats = [Seat(level=level, session="" if level else f"s{at}") for at, level in enumerate(levels)]
    course = Course(game, game.options(**options))
    course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(5))))
    while course.turn >= 0:
        course.apply(Chose(course.turn, [course.match.deal.choices()[0]]))
    kept = Kept(new_id(), game.name, options, seats, course.entries, now())
    await hall.store.add_table(kept)
    return await hall.table(kept.id)


def sit(table, *sessions):
    windows = [Window(table, session) for session in sessions]
    for window in windows:
        table.post(partial(table.join, window))
    return windows


def deals(table):
    return sum(isinstance(entry, Dealt) for entry in table.course.entries)


async def test_the_next_deal_waits_for_everyone_who_is_here(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        one, two = sit(table, "s0", "s1")
        await settle(table)
        assert may(table, 0) == ["continue", "resign"]

        table.ask(one, "continue", partial(table.go_on, 0, table.course.seen[0]))
        await settle(table)
        assert deals(table) == 1
        assert may(table, 0) == ["resign"]

        table.ask(two, "continue", partial(table.go_on, 1, table.course.seen[1]))
        await settle(table)
        assert deals(table) == 2
        assert not one.refusals
        assert not two.refusals


async def test_two_press_continue_at_the_same_moment(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        one, two = sit(table, "s0", "s1")
        await settle(table)
        number = table.course.seen[0]
        table.ask(one, "continue", partial(table.go_on, 0, number))
        table.ask(two, "continue", partial(table.go_on, 1, number))
        await settle(table)

        assert deals(table) == 2
        assert not two.refusals


async def test_the_absent_never_block(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        (one,) = sit(table, "s0")
        await settle(table)
        table.ask(one, "continue", partial(table.go_on, 0, table.course.seen[0]))
        await settle(table)

        assert deals(table) == 2


async def test_who_leaves_blocks_nobody(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        one, two = sit(table, "s0", "s1")
        await settle(table)
        table.ask(one, "continue", partial(table.go_on, 0, table.course.seen[0]))
        table.post(partial(table.leave, two))
        await settle(table)

        assert deals(table) == 2


async def test_a_sheet_stays_only_so_long(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, sheet=0.2)) as hall:
        table = await friends(hall)
        sit(table, "s0", "s1")
        await settle(table)
        assert deals(table) == 1

        await until(lambda: deals(table) == 2)


async def test_somebody_who_continues_does_not_prolong_the_sheet(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, sheet=0.4)) as hall:
        table = await friends(hall)
        one, _ = sit(table, "s0", "s1")
        await settle(table)
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(0.3)
        table.ask(one, "continue", partial(table.go_on, 0, table.course.seen[0]))
        await until(lambda: deals(table) == 2)

        assert asyncio.get_running_loop().time() - began < 0.65


async def test_while_nobody_is_here_no_deal_begins(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, sheet=0.1)) as hall:
        table = await friends(hall)
        (one,) = sit(table, "s0")
        table.post(partial(table.leave, one))
        await asyncio.sleep(0.4)
        assert deals(table) == 1

        sit(table, "s0")
        await until(lambda: deals(table) == 2)


async def test_watchers_neither_block_nor_deal(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, sheet=0.1)) as hall:
        table = await friends(hall)
        sit(table, "", "somebody")
        await asyncio.sleep(0.3)

        assert deals(table) == 1


async def test_take_back_is_for_those_who_play_alone(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        with pytest.raises(Illegal, match="table-take-back-alone"):
            await table.take_back(0, table.course.seen[0])


async def test_a_deal_that_is_over_is_not_taken_back(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall, levels=("", "easy"))
        with pytest.raises(Illegal, match="match-nothing-to-take-back"):
            await table.take_back(0, table.course.seen[0])


async def test_one_may_resign_between_deals_and_while_another_decides(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        await table.resign(0, 1)

        assert table.course.entries[-2] == Resigned(0)
        assert table.course.match.winners == [1]
        with pytest.raises(Illegal, match="match-over"):
            await table.resign(1, 1)


async def test_another_match_is_dealt_by_the_next(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall, deals=1)
        sit(table, "s0")
        await settle(table)
        dealer = table.course.next_dealer()
        await table.again(0, table.course.seen[0])

        assert table.course.entries[-2] == Again(0, dealer)
        assert isinstance(table.course.entries[-1], Dealt)
        assert table.course.match.dealer == dealer
        with pytest.raises(Illegal, match="match-not-over"):
            await table.again(1, table.course.seen[1])


async def test_a_worker_that_dies_is_replaced_and_something_is_played(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, move=0.2)) as hall:
        table_id = await hall.make(
            "svoi_kozyri", [Seat(session="me"), Seat(level="expert")], {"lowest_rank": 2}
        )
        table = await hall.table(table_id)
        sit(table, "me")
        for _ in range(3):
            await until(lambda: table.course.turn == 0)
            while table.course.turn == 0:
                await table.choose(0, table.course.seen[0], [table.course.match.deal.choices()[-1]])
            await asyncio.sleep(0.1)
            for worker in hall.thinkers._all:
                if worker._process is not None and worker._process.returncode is None:
                    worker._process.kill()
            await until(lambda: table.course.turn == 0)

        assert not table.broken


async def test_a_fault_in_a_request_is_the_senders_alone(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        one, two = sit(table, "s0", "s1")

        async def fault():
            raise ZeroDivisionError

        table.ask(one, "choose", fault)
        await settle(table)

        assert one.refusals == [("choose", "table-fault")]
        assert not two.refusals
        assert not table.broken


async def test_a_fault_of_the_table_sends_everybody_back_to_the_store(tmp_path):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        (one,) = sit(table, "s0")

        async def fault():
            raise ZeroDivisionError

        table.post(fault)
        await until(lambda: one.was_dropped)

        again = await hall.table(table.id)
        assert again is not table
        assert again.course.entries == table.course.entries


async def test_what_fails_while_saving_leaves_no_trace(tmp_path, monkeypatch):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        entries, view = list(table.course.entries), table.course.view(0)

        async def fail(*_args, **_more):
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(hall.store, "append", fail)
            with pytest.raises(ZeroDivisionError):
                await table.go_on(0, table.course.seen[0])
        assert (table.course.entries, table.course.view(0)) == (entries, view)

        await table.go_on(0, table.course.seen[0])
        assert Continued(0) in table.course.entries


async def test_what_is_made_once_is_forgotten_now_and_then(tmp_path, monkeypatch):
    forgotten = asyncio.Event()
    monkeypatch.setattr("atout.table.hall.forget", forgotten.set)
    async with hall_of(tmp_path, replace(QUICK, idle=0.2)), asyncio.timeout(5):
        await forgotten.wait()


async def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, idle=0.2)) as hall:
        table = await friends(hall)
        (one,) = sit(table, "s0")
        await asyncio.sleep(0.5)
        assert len(hall) == 1

        table.post(partial(table.leave, one))
        await until(lambda: len(hall) == 0)

        again = await hall.table(table.id)
        assert again is not table
        assert again.course.entries == table.course.entries
        assert again.course.view(0) == table.course.view(0)


async def test_of_many_tables_that_nobody_looks_at_those_left_first_are_put_away(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, idle=60, idle_tables=2)) as hall:
        tables = [await friends(hall) for _ in range(4)]
        sit(tables[0], "s0")
        await settle(tables[0])
        for table in tables[1:]:
            (one,) = sit(table, "s0")
            await settle(table)
            table.post(partial(table.leave, one))
            await settle(table)

        await until(lambda: len(hall) == 3)
        await asyncio.sleep(1.1)
        assert hall.in_use() == [tables[0], *tables[2:]]


async def test_a_table_where_a_computer_thinks_is_not_put_away(tmp_path):
    async with hall_of(tmp_path, replace(QUICK, idle=0.1, move=1)) as hall:
        table_id = await hall.make("svoi_kozyri", [Seat(session="me"), Seat(level="easy")], {})
        table = await hall.table(table_id)
        (me,) = sit(table, "me")
        await until(lambda: table.course.turn >= 0)
        while table.course.turn == 0:
            await table.choose(0, table.course.seen[0], [table.course.match.deal.choices()[0]])
        assert table.course.turn == 1
        table.post(partial(table.leave, me))
        await asyncio.sleep(0.4)
        assert len(hall) == 1
        await until(lambda: len(hall) == 0)


async def test_computers_among_themselves_hurry(tmp_path):
    slow = replace(QUICK, move=30)
    async with hall_of(tmp_path, slow) as hall:
        game = registry.find("svoi_kozyri")
        options = {"players": 3, "lowest_rank": 9}
        course = Course(game, game.options(**options))
        luck = random.Random(2)
        course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(4))))
        while not any(course.match.deal.place):
            course.apply(Chose(course.turn, [luck.choice(course.match.deal.choices())]))
        first, begun = course.match.deal.place.index(1), course.number
        seats = [Seat(session="s0") if at == first else Seat(level="medium") for at in range(3)]
        kept = Kept(new_id(), game.name, options, seats, course.entries, now())
        await hall.store.add_table(kept)
        table = await hall.table(kept.id)
        sit(table, "s0")

        await until(lambda: table.course.number > begun + 3 or table.course.match.over)


async def test_a_secret_decision_is_told_to_the_one_who_made_it(tmp_path, monkeypatch):
    async with hall_of(tmp_path) as hall:
        table = await friends(hall)
        one, two, watcher = sit(table, "s0", "s1", "")
        await settle(table)
        await table.enter(table.fair.dealt())
        decider = table.course.turn
        shown = [window.shown for window in (one, two, watcher)]
        monkeypatch.setattr(Course, "_knowing", lambda _course, _entry, _before: [decider])
        choice = table.course.match.deal.choices()[0]
        await table.choose(decider, table.course.seen[decider], [choice])

        more = [window.shown - before for window, before in zip((one, two, watcher), shown, strict=True)]
        assert more == [int(decider == 0), int(decider == 1), 0]


async def test_every_deal_at_a_table_is_another(tmp_path):
    async with hall_of(tmp_path) as hall:
        packs = set()
        for _ in range(5):
            table_id = await hall.make("svoi_kozyri", [Seat(session="me"), Seat(level="easy")], {})
            table = await hall.table(table_id)
            sit(table, "me")
            await settle(table)
            packs.add(tuple(table.course.entries[1].chances["pack"]))

    assert len(packs) == 5


def test_a_number_of_any_length_can_be_said_back():
    assert checks.shown(-7) == "-7"
    assert checks.shown(10**5000) == "…"


async def test_of_a_table_that_is_put_away_nothing_is_left(tmp_path):
    settings = replace(QUICK, idle=0.2)
    async with hall_of(tmp_path, settings) as hall:
        gc.collect()
        gc.disable()
        try:
            table_id = await hall.make("pitch", [Seat(session="s0"), *[Seat(level="easy")] * 3], {})
            table = await hall.table(table_id)
            window = Window(table, "s0")
            table.post(partial(table.join, window))
            await settle(table)
            table.post(partial(table.leave, window))
            gone = weakref.ref(table)
            del table, window

            await until(lambda: gone() is None)  # and so is its course: nobody had to look for garbage

            assert hall.in_use() == []
        finally:
            gc.enable()
