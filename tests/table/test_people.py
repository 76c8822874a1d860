"""People at a running match: who is away is stood in for, time runs out, a vote ends it, and talk."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from atout.core.course import WATCHER, CameBack, Chose, Committed, Parts, Resigned, StoodIn, Voted
from atout.core.illegal import Illegal
from atout.games.bid_euchre.numbers import BID, CLAIM, PASS
from atout.table import clocks as clocks_module
from atout.table.seat import Seat
from atout.table.store import NotSaved
from atout.table.table import Table
from atout.table.terms import Terms
from tests.table.sitting import SETTINGS, come, decide, go, may, moment, run, sitting
from tests.table.test_quiet import HANDS, answers, asking, dealt

GRACE = 10
MOVE = 0.5
SOON = replace(SETTINGS, grace=GRACE, move=MOVE, vote=30, vote_again=60, workers=0)
TIMED = Terms(clock=20, reserve=50)


def plain():
    """Seat 0 bids first, and nobody is asked in secret."""
    return dealt(HANDS["nobody"])


def at_table(tmp_path, test, course=None, **more):
    async def sit():
        async with sitting(tmp_path, course or plain(), settings=SOON, **more) as table:
            await test(table)

    run(sit())


def entered(table):
    """All but the first deal, and what is promised for the next one."""
    return [entry for entry in table.course.entries[1:] if not isinstance(entry, Committed | Parts)]


async def no_room(*_args, **_more):
    raise NotSaved


# --- who is away ------------------------------------------------------------------------------------


def test_who_stays_away_is_played_for_after_the_time_of_grace(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS], after=0)

    async def test(table):
        await go(table, 0)
        await asyncio.sleep(GRACE - 0.1)
        assert entered(table) == []
        await asyncio.sleep(1)
        assert entered(table) == [StoodIn(0, "medium"), Chose(0, [PASS])]
        assert table.course.turn == 1

    at_table(tmp_path, test)


def test_nobody_waits_for_a_player_who_cannot_come_back(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS], after=0)

    async def test(table):
        table.seats = [Seat(name="Dara"), *table.seats[1:]]
        await go(table, 0)
        await asyncio.sleep(0.1)
        assert entered(table)[0] == StoodIn(0, "medium")
        assert "vote" in may(table, 1)

    at_table(tmp_path, test)


def test_the_level_is_the_table_s_own(tmp_path, monkeypatch):
    levels = []

    async def think(_workers, _game, hidden, level, *_times):
        levels.append(level)
        return hidden.choices()[0]

    monkeypatch.setattr("atout.table.thinkers.think", think)

    async def test(table):
        await go(table, 0)
        await asyncio.sleep(GRACE + 1)
        assert entered(table)[0] == StoodIn(0, "hard")
        assert levels[0] == "hard"

    at_table(tmp_path, test, terms=Terms(stand_in="hard"))


def test_who_comes_back_in_time_has_missed_nothing(tmp_path):
    async def test(table):
        await go(table, 0)
        await asyncio.sleep(GRACE - 1)
        await come(table, 0)
        await asyncio.sleep(GRACE * 2)
        assert entered(table) == []
        await go(table, 0)
        await asyncio.sleep(GRACE - 1)
        assert entered(table) == []

    at_table(tmp_path, test)


def test_who_comes_back_plays_from_the_next_decision_on(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=5)

    async def test(table):
        await go(table, 0)
        await asyncio.sleep(GRACE + 2)
        assert entered(table) == [StoodIn(0, "medium")]
        assert "choose" not in may(table, 1)
        await come(table, 0)
        assert entered(table) == [StoodIn(0, "medium"), CameBack(0)]
        await asyncio.sleep(20)
        assert table.course.turn == 0
        assert "choose" in may(table, 0)
        await decide(table, 0, PASS)

    at_table(tmp_path, test)


def test_a_second_window_keeps_the_seat_and_sees_the_same(tmp_path):
    async def test(table):
        other = type(table.windows[0])(table, 0)
        await table.join(other)
        await go(table, 0)
        await asyncio.sleep(GRACE * 2)
        assert entered(table) == []
        await decide(table, 0, BID + 3)
        assert len(other.heard) == 2
        assert table.course.turn == 1

    at_table(tmp_path, test)


def test_where_nobody_waits_nobody_is_away(tmp_path):
    async def test(table):
        await go(table, 0, 1, 2, 3)
        await asyncio.sleep(GRACE * 5)
        assert entered(table) == []
        await come(table, 1)
        await asyncio.sleep(GRACE - 1)
        assert entered(table) == []
        await asyncio.sleep(1.1)
        assert {entry.seat for entry in entered(table) if isinstance(entry, StoodIn)} == {0, 2, 3}

    at_table(tmp_path, test)


def test_a_watcher_is_nobody_to_wait_for_and_waits_for_nobody(tmp_path):
    async def test(table):
        await go(table, WATCHER)
        await asyncio.sleep(GRACE * 2)
        assert entered(table) == []
        await come(table, WATCHER)
        await go(table, 0, 1, 2, 3)
        await asyncio.sleep(GRACE * 2)
        assert entered(table) == []

    at_table(tmp_path, test)


def test_a_decision_that_crosses_with_somebody_s_return_is_not_stale(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=100)

    async def test(table):
        seen = table.course.seen[0]
        await go(table, 3)
        await asyncio.sleep(GRACE + 1)
        await come(table, 3)
        assert len(entered(table)) == 2
        await table.choose(0, seen, [PASS])
        with pytest.raises(Illegal, match="table-stale"):
            await table.choose(0, seen, [PASS + 1])

    at_table(tmp_path, test)


def test_the_seat_is_still_stood_in_for_when_the_table_is_read_again(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=100)

    async def test(table):
        await go(table, 0)
        await asyncio.sleep(GRACE + 1)
        kept = await table._store.table(table.id)
        again = Table(kept, table._store, table.workers, SOON)
        await asyncio.sleep(0.1)
        assert again.stand_ins.level(0) == "medium"
        await again.join(table.windows[0])
        await asyncio.sleep(0.1)
        assert again.course.entries[-1] == CameBack(0)
        await again.close()

    at_table(tmp_path, test)


def test_a_return_that_cannot_be_saved_is_tried_again_and_told_only_then(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=100)

    async def test(table):
        for window in table.windows.values():
            window.refused = lambda *_: None
        await go(table, 0)
        await asyncio.sleep(GRACE + 1)
        table.windows[1].heard.clear()
        with monkeypatch.context() as patched:
            patched.setattr(table._store, "append", no_room)
            await come(table, 0)
            await asyncio.sleep(1)
            assert table.course.stand_ins == {0: "medium"}
        await asyncio.sleep(2)
        assert table.course.stand_ins == {}

    at_table(tmp_path, test)


def test_nobody_is_missed_when_the_match_is_over(tmp_path):
    async def test(table):
        await table.resign(1, table.course.seen[1])
        await go(table, 0)
        await asyncio.sleep(GRACE * 2)
        assert entered(table) == [Resigned(1)]

    at_table(tmp_path, test)


# --- in secret --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", ["seat 0", "both"])
@pytest.mark.parametrize("answer", [PASS, CLAIM])
def test_from_a_stand_in_nobody_can_tell_who_was_asked_in_secret(tmp_path, monkeypatch, hands, answer):
    """Seat 0 is away while the time for questions passes; only a claim shows, at the end of the span."""

    def seen(which):
        answers(monkeypatch, [answer] if which != "nobody" else [], after=0.2)
        found = []

        async def test(table):
            await go(table, 0)
            await asyncio.sleep(15.9 if answer == PASS else 3.9)
            found.extend(table.windows[viewer].heard for viewer in (1, 3, WATCHER))
            found.append(msgspec.json.encode(table.view(WATCHER)))
            found.append([table.clocks.of(seat) for seat in range(4)])

        async def sit():
            quick = replace(SOON, grace=1)
            async with sitting(tmp_path, asking(HANDS[which]), settings=quick, terms=TIMED) as table:
                await test(table)

        run(sit())
        return found

    assert seen(hands) == seen("nobody")


def test_coming_and_going_does_not_begin_the_quiet_time_again(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=100)

    async def test(table):
        await go(table, 1)
        await asyncio.sleep(GRACE + 0.5)
        await come(table, 1)
        assert len(entered(table)) == 2
        await asyncio.sleep(16.1 - moment())
        assert table.view(0).say.key != "view-quiet"
        assert "choose" in may(table, 0)

    at_table(tmp_path, test, asking(HANDS["nobody"]))


def test_no_clock_runs_while_somebody_may_be_asked_in_secret(tmp_path):
    async def test(table):
        await asyncio.sleep(15.9)
        assert [table.clocks.of(seat) for seat in range(4)] == [clocks_module.Clock(20, 50)] * 4
        await asyncio.sleep(0.2 + 5)
        clock = table.clocks.of(0)
        assert clock.runs
        assert clock.left == pytest.approx(15, abs=0.2)

    at_table(tmp_path, test, asking(HANDS["nobody"]), terms=TIMED)


# --- clocks -----------------------------------------------------------------------------------------


def test_a_table_without_clocks_has_none(tmp_path):
    async def test(table):
        assert [table.clocks.of(seat) for seat in range(4)] == [None] * 4
        await asyncio.sleep(5000)
        assert entered(table) == []

    at_table(tmp_path, test)


def test_the_reserve_is_taken_only_when_the_clock_is_not_enough(tmp_path):
    async def test(table):
        await asyncio.sleep(15)
        clock = table.clocks.of(0)
        assert (clock.left, clock.reserve, clock.runs) == (pytest.approx(5, abs=0.1), 50, True)
        await asyncio.sleep(15)
        clock = table.clocks.of(0)
        assert (clock.left, clock.reserve) == (0, pytest.approx(40, abs=0.1))
        await decide(table, 0, PASS)
        assert table.clocks.of(0) == clocks_module.Clock(20, pytest.approx(40, abs=0.1))
        assert table.clocks.of(1).runs
        assert table.clocks.of(1).left == pytest.approx(20, abs=0.1)

    at_table(tmp_path, test, terms=TIMED)


def test_a_quick_decision_costs_nothing_of_the_reserve(tmp_path):
    async def test(table):
        for seat in range(4):
            await asyncio.sleep(19)
            await decide(table, seat, BID + 3 + seat if seat < 1 else PASS)
        assert table.clocks.of(0).reserve == 50
        assert entered(table)[0] == Chose(0, [BID + 3])

    at_table(tmp_path, test, terms=TIMED)


def test_when_time_is_up_the_computer_decides_and_the_record_says_so(tmp_path, monkeypatch):
    answers(monkeypatch, [BID + 3], after=MOVE)

    async def test(table):
        await asyncio.sleep(69.9)
        assert entered(table) == []
        await asyncio.sleep(0.2)
        assert "choose" not in may(table, 0)
        with pytest.raises(Illegal, match="table-time-up"):
            await decide(table, 0, PASS)
        await asyncio.sleep(MOVE)
        assert entered(table) == [Chose(0, [BID + 3], by_clock=True)]
        assert table.clocks.of(0) == clocks_module.Clock(20, 0)
        assert table.clocks.of(1).runs

    at_table(tmp_path, test, terms=TIMED)


def test_without_a_reserve_the_next_decision_has_only_its_clock(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS] * 4, after=0)

    async def test(table):
        await asyncio.sleep(20.1)
        assert entered(table) == [Chose(0, [PASS], by_clock=True)]
        await asyncio.sleep(20)
        assert entered(table)[1:] == [Chose(1, [PASS], by_clock=True)]

    at_table(tmp_path, test, terms=Terms(clock=20))


def test_while_nobody_is_here_the_clock_rests(tmp_path):
    async def test(table):
        await asyncio.sleep(12)
        await go(table, 0, 1, 2, 3)
        assert not table.clocks.of(0).runs
        await asyncio.sleep(1000)
        assert table.clocks.of(0).left == pytest.approx(8, abs=0.1)
        await come(table, 2)
        await asyncio.sleep(3)
        assert table.clocks.of(0).left == pytest.approx(5, abs=0.1)
        assert table.clocks.of(0).runs

    at_table(tmp_path, test, terms=TIMED)


def test_who_comes_and_goes_gives_nobody_more_time(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=100)

    async def test(table):
        await go(table, 3)
        await asyncio.sleep(15)
        await come(table, 3)
        assert len(entered(table)) == 2
        assert table.clocks.of(0).left == pytest.approx(5, abs=0.1)

    at_table(tmp_path, test, terms=TIMED)


def test_a_stand_in_and_a_computer_have_no_clock(tmp_path, monkeypatch):
    answers(monkeypatch, [], after=200)

    async def test(table):
        assert table.clocks.of(2) is None
        await go(table, 0)
        await asyncio.sleep(GRACE + 100)
        assert not table.clocks.of(0).runs
        assert entered(table) == [StoodIn(0, "medium")]

    at_table(tmp_path, test, terms=TIMED, computers=(2,))


def test_another_match_begins_with_the_whole_reserve(tmp_path):
    async def test(table):
        await asyncio.sleep(30)
        await decide(table, 0, PASS)
        await table.resign(1, table.course.seen[1])
        assert table.clocks.of(0).reserve == 40
        await table.again(1, table.course.seen[1])
        await asyncio.sleep(10)
        assert table.course.turn >= 0
        assert [table.clocks.of(seat).reserve for seat in range(4)] == [50] * 4

    at_table(tmp_path, test, terms=TIMED)


def test_a_late_decision_of_the_computer_that_is_not_saved_is_tried_again(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS] * 2, after=0)

    async def test(table):
        for window in table.windows.values():
            window.refused = lambda *_: None
        with monkeypatch.context() as patched:
            patched.setattr(table._store, "append", no_room)
            await asyncio.sleep(71)
            assert entered(table) == []
        await asyncio.sleep(2)
        assert entered(table) == [Chose(0, [PASS], by_clock=True)]

    at_table(tmp_path, test, terms=TIMED)


# --- votes ------------------------------------------------------------------------------------------


async def left_alone(table, *seats):
    """These have left, and computers play for them."""
    await go(table, *seats)
    await asyncio.sleep(GRACE + 0.1)


def idle(monkeypatch):
    answers(monkeypatch, [], after=10_000)


def voting(tmp_path, monkeypatch, test, **more):
    """Seat 0 has left, and seat 1 has called a vote."""
    idle(monkeypatch)

    async def called(table):
        await left_alone(table, 0)
        await table.call_vote(1, table.course.seen[1])
        await test(table)

    at_table(tmp_path, called, **more)


async def vote(table, seat, *, end):
    await table.vote(seat, table.course.seen[seat], end=end)


def test_a_vote_is_called_only_when_somebody_has_left(tmp_path, monkeypatch):
    idle(monkeypatch)

    async def test(table):
        assert "vote" not in may(table, 1)
        with pytest.raises(Illegal, match="vote-nobody-left"):
            await table.call_vote(1, table.course.seen[1])
        await left_alone(table, 0)
        assert "vote" in may(table, 1)
        assert may(table, WATCHER) == []
        with pytest.raises(Illegal, match="table-no-seat"):
            await table.call_vote(WATCHER, 0)
        with pytest.raises(Illegal, match="vote-none"):
            await vote(table, 1, end=True)

    at_table(tmp_path, test)


def test_the_majority_of_those_who_are_here_ends_the_match(tmp_path, monkeypatch):
    async def test(table):
        assert (table.votes.open.caller, table.votes.open.yes, table.votes.open.needed) == (1, [1], 2)
        assert table.votes.open.left == 30
        assert "vote" not in may(table, 2)
        with pytest.raises(Illegal, match="vote-goes-on"):
            await table.call_vote(2, table.course.seen[2])
        await vote(table, 3, end=False)
        assert not table.course.match.over
        await vote(table, 2, end=True)
        assert entered(table)[-1] == Voted(1, [1, 2], [3], ended=True)
        assert table.course.match.over
        assert table.votes.open is None
        assert table.view(3).say.key == "match-abandoned"

    voting(tmp_path, monkeypatch, test)


def test_once_it_cannot_be_won_a_vote_is_over(tmp_path, monkeypatch):
    async def test(table):
        await vote(table, 2, end=False)
        await vote(table, 3, end=False)
        assert entered(table)[-1] == Voted(1, [1], [2, 3], ended=False)
        with pytest.raises(Illegal, match="vote-too-soon"):
            await table.call_vote(2, table.course.seen[2])
        assert "vote" not in may(table, 2)
        await asyncio.sleep(61)
        assert "vote" in may(table, 2)

    voting(tmp_path, monkeypatch, test)


def test_a_vote_may_be_changed_but_not_for_ever(tmp_path, monkeypatch):
    async def test(table):
        told = len(table.windows[3].heard)
        await vote(table, 1, end=True)
        assert len(table.windows[3].heard) == told
        for end in (False, True):
            await vote(table, 1, end=end)
            assert (table.votes.open.yes, table.votes.open.no) == (([1], []) if end else ([], [1]))
        with pytest.raises(Illegal, match="vote-stands"):
            await vote(table, 1, end=False)
        assert table.votes.open.yes == [1]

    voting(tmp_path, monkeypatch, test)


def test_a_vote_lasts_only_so_long(tmp_path, monkeypatch):
    async def test(table):
        await asyncio.sleep(29.9)
        assert table.votes.open is not None
        await asyncio.sleep(0.2)
        assert entered(table)[-1] == Voted(1, [1], [], ended=False)
        assert table.votes.open is None

    voting(tmp_path, monkeypatch, test)


def test_who_leaves_during_a_vote_does_not_count(tmp_path, monkeypatch):
    async def test(table):
        await vote(table, 2, end=False)
        await go(table, 2)
        assert table.votes.open.needed == 2
        assert table.votes.open.no == []
        await go(table, 3)
        assert entered(table)[-1] == Voted(1, [1], [], ended=True)

    voting(tmp_path, monkeypatch, test)


def test_who_comes_back_to_a_vote_counts_at_once(tmp_path, monkeypatch):
    async def test(table):
        await go(table, 1)
        await vote(table, 2, end=True)
        assert (table.votes.open.yes, table.votes.open.needed) == ([2], 2)
        await come(table, 1)
        assert entered(table)[-1] == Voted(1, [1, 2], [], ended=True)

    voting(tmp_path, monkeypatch, test)


def test_who_comes_back_to_a_vote_without_having_voted_is_waited_for(tmp_path, monkeypatch):
    async def test(table):
        await go(table, 3)
        await come(table, 0, 3)
        assert (table.votes.open.yes, table.votes.open.needed) == ([1], 3)
        await vote(table, 0, end=False)
        await vote(table, 2, end=False)
        assert entered(table)[-1] == Voted(1, [1], [0, 2], ended=False)

    voting(tmp_path, monkeypatch, test)


def test_whoever_is_alone_with_those_who_have_left_may_end_it(tmp_path, monkeypatch):
    async def test(table):
        assert entered(table)[-1] == Voted(1, [1], [], ended=True)

    voting(tmp_path, monkeypatch, test, computers=(2, 3))


def test_a_match_that_ends_otherwise_ends_the_vote(tmp_path, monkeypatch):
    async def test(table):
        await table.resign(2, table.course.seen[2])
        assert table.votes.open is None
        await asyncio.sleep(100)
        assert entered(table)[-1] == Resigned(2)

    voting(tmp_path, monkeypatch, test)


# --- what the host sets -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong", [{"clock": -1}, {"clock": 10**6}, {"reserve": 1.5}, {"watchers": "all"}, {"x": 1}]
)
def test_terms_that_cannot_be_are_refused(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Terms)


def test_a_stand_in_has_a_level_that_there_is():
    Terms(stand_in="expert").check()
    with pytest.raises(Illegal, match="table-level-unknown"):
        Terms(stand_in="<b>").check()
