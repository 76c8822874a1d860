"""Who signs in where others play: what was the guest's is the account's, and the table goes on."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from atout.core.course import Chose, StoodIn
from atout.core.illegal import Illegal
from atout.games.bid_euchre.numbers import PASS
from atout.table.store import NotSaved
from atout.table.terms import Terms
from tests.table.sitting import SETTINGS, decide, go, run, sitting
from tests.table.test_quiet import HANDS, asking, dealt

ACCOUNT = "the account"
QUICK = replace(SETTINGS, grace=10, vote=30, vote_again=60, workers=0)


def at_table(tmp_path, test, course=None):
    async def sit():
        terms = Terms(clock=20, reserve=50)
        async with sitting(tmp_path, course or dealt(HANDS["nobody"]), settings=QUICK, terms=terms) as table:
            await test(table)

    run(sit())


async def seats_kept(table):
    return [seat.session for seat in (await table._store.table(table.id)).seats]


def test_the_seat_is_the_accounts_and_nobody_has_to_come_again(tmp_path):
    """A connection that had to would say so: ``Window.dropped``."""

    async def test(table):
        await table.hall.hand_over("s1", ACCOUNT)
        assert [seat.session for seat in table.seats] == ["s0", ACCOUNT, "s2", "s3"]
        assert await seats_kept(table) == ["s0", ACCOUNT, "s2", "s3"]
        assert table.windows[1].seat == 1
        assert table.present() == {0, 1, 2, 3}
        assert table.hall.in_use() == [table]
        await decide(table, 0, PASS)
        await decide(table, 1, PASS)
        assert table.course.entries[-1] == Chose(1, [PASS])

    at_table(tmp_path, test)


def test_a_vote_goes_on_with_the_votes_that_were_cast(tmp_path):
    async def test(table):
        await go(table, 3)
        await asyncio.sleep(10.5)
        assert StoodIn(3, "medium") in table.course.entries
        await table.votes.call(0)
        await table.hall.hand_over("s1", ACCOUNT)
        assert (table.votes.open.caller, table.votes.open.yes) == (0, [0])
        await table.votes.vote(1, end=True)
        assert table.course.match.abandoned

    at_table(tmp_path, test)


def test_what_was_said_stays_and_who_is_muted_stays_so(tmp_path):
    async def test(table):
        zero, one, two, *_ = table.windows.values()
        await table.talk.say(one, "Good evening", "")
        await table.talk.mute(two, table.talk.person("s1"), muted=True)
        await table.talk.mute(one, table.talk.person("s0"), muted=True)
        told = []
        zero.talked = lambda *, whole=False: told.append(whole)
        await table.hall.hand_over("s1", ACCOUNT)
        await table.talk.say(zero, "And to you", "")

        heard = table.talk.heard(zero).lines
        assert [line.text for line in heard] == ["Good evening", "And to you"]
        assert heard[0].person == table.talk.person(ACCOUNT)
        assert told == [True, False]
        assert [line.text for line in table.talk.heard(two).lines] == ["And to you"]
        assert [line.text for line in table.talk.heard(one).lines] == ["Good evening"]

    at_table(tmp_path, test)


def test_the_clock_of_a_decision_runs_on(tmp_path):
    async def test(table):
        await asyncio.sleep(30)
        before = table.clocks.of(0)
        assert (before.left, before.reserve, before.runs) == (0, pytest.approx(40, abs=0.1), True)
        await table.hall.hand_over("s0", ACCOUNT)
        assert table.clocks.of(0) == before
        await decide(table, 0, PASS)
        assert table.clocks.of(0).reserve == before.reserve

    at_table(tmp_path, test)


@pytest.mark.parametrize("hands", ["nobody", "seat 0"])
def test_a_quiet_time_ends_when_it_would_have_ended(tmp_path, hands):
    async def test(table):
        await asyncio.sleep(7)
        last = table.questions.time
        await table.hall.hand_over("s1", ACCOUNT)
        assert table.questions.time is last
        assert table.waits(1)
        await asyncio.sleep(8.9)
        assert table.questions.asking
        await asyncio.sleep(0.2)
        assert not table.questions.asking

    at_table(tmp_path, test, asking(HANDS[hands]))


def test_nothing_happens_at_the_table_until_it_is_saved(tmp_path, monkeypatch):
    """Nor is what waited meanwhile lost."""

    async def test(table):
        begun, saved = asyncio.Event(), asyncio.Event()
        hand_over = table.hall.selves.hand_over

        async def slowly(guest, who):
            begun.set()
            await saved.wait()
            await hand_over(guest, who)

        monkeypatch.setattr(table.hall.selves, "hand_over", slowly)
        over = asyncio.create_task(table.hall.hand_over("s0", ACCOUNT))
        await begun.wait()
        table.post(partial(decide, table, 0, PASS))
        await asyncio.sleep(1)
        assert table.course.turn == 0
        saved.set()
        await over
        await table.do(partial(asyncio.sleep, 0))
        assert table.course.entries[-1] == Chose(0, [PASS])

    at_table(tmp_path, test)


def test_what_is_not_saved_leaves_all_as_it_was(tmp_path, monkeypatch):
    async def test(table):
        async def full(*_):
            raise NotSaved

        monkeypatch.setattr(table.hall.selves, "hand_over", full)
        with pytest.raises(NotSaved):
            await table.hall.hand_over("s0", ACCOUNT)
        assert table.windows[0].session == table.seats[0].session == "s0"
        await table.do(partial(decide, table, 0, PASS))
        assert table.course.entries[-1] == Chose(0, [PASS])

    at_table(tmp_path, test)


def test_a_table_that_is_busy_for_long_keeps_nobody_waiting_for_ever(tmp_path):
    """And is not kept waiting by who has given up."""

    async def test(table):
        async def busy():
            await asyncio.sleep(QUICK.patience + 5)

        table.post(busy)
        with pytest.raises(Illegal, match="table-busy"):
            await table.hall.hand_over("s0", ACCOUNT)
        assert await seats_kept(table) == ["s0", "s1", "s2", "s3"]
        await asyncio.sleep(6)
        await table.do(partial(decide, table, 0, PASS))
        assert table.course.entries[-1] == Chose(0, [PASS])

    at_table(tmp_path, test)
