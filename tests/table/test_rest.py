"""The rest of a deal at a table: the last card of each plays itself, a certain rest may be claimed."""

import asyncio
import dataclasses

import pytest

from atout.core.course import WATCHER, Chose, Claimed, Committed
from atout.core.illegal import Illegal
from tests.core.test_rest import bid_and_named
from tests.table.sitting import SETTINGS, decide, may, run, sitting


def last_trick(course=None):
    """Five tricks of Bid Euchre have been played."""
    course = course or bid_and_named()
    while course.match.deal.tricks < 5:
        course.apply(Chose(course.turn, [course.match.deal.choices()[0]]))
    return course


@pytest.mark.parametrize("computers", [(), (1, 2, 3)])
def test_the_last_card_of_each_plays_itself_in_the_rhythm_of_the_table(tmp_path, computers):
    course = last_trick()
    number, leader = course.number, course.turn

    async def wait():
        async with sitting(tmp_path, course, computers) as table:
            view = table.view(leader)
            assert (view.turn, view.choices, view.say.key) == (leader, [], "view-forced")
            assert "choose" not in may(table, leader)
            await asyncio.sleep(2.1)
            return table.course, [when for when, *_ in table.windows[0].heard], table.windows[WATCHER].heard

    course, moments, watched = run(wait())
    assert moments == [0.5, 1.0, 1.5, 2.0]
    assert [when for when, *_ in watched] == moments
    assert [type(entry) for entry in course.entries[number:]] == [Chose] * 4 + [Committed]
    assert course.match.between


def test_where_it_is_set_so_the_last_card_is_played_by_hand(tmp_path):
    course = last_trick()

    async def wait():
        async with sitting(
            tmp_path, course, settings=dataclasses.replace(SETTINGS, last_card=False)
        ) as table:
            await asyncio.sleep(5)
            assert table.course.number == course.number
            assert table.view(course.turn).choices
            await decide(table, course.turn, course.match.deal.choices()[0])

    run(wait())


def test_a_claim_is_offered_to_the_one_who_may_make_it_and_told_to_all(tmp_path):
    async def claim():
        async with sitting(tmp_path, bid_and_named()) as table:
            number = table.course.seen[0]
            assert "claim" in may(table, 0)
            assert not any("claim" in may(table, seat) for seat in (1, 2, 3, WATCHER))
            for seat, why in ((1, "match-not-your-turn"), (WATCHER, "table-no-seat")):
                with pytest.raises(Illegal, match=why):
                    await table.claim(seat, number)
            with pytest.raises(Illegal, match="table-stale"):
                await table.claim(0, number - 1)
            await table.claim(0, number)
            assert all(len(window.heard) == 1 for window in table.windows.values())
            assert table.course.entries[-2] == Claimed(0)
            kept = await table._store.table(table.id)
            assert kept.entries == table.course.entries
            with pytest.raises(Illegal, match="table-stale"):
                await table.claim(0, number)

    run(claim())


def test_what_is_not_certain_is_refused_and_changes_nothing(tmp_path):
    course = bid_and_named("S")
    assert not course.view(0).claim

    async def claim():
        async with sitting(tmp_path, course) as table:
            with pytest.raises(Illegal, match="match-claim-uncertain"):
                await table.claim(0, table.course.seen[0])
            assert table.course.number == course.number
            assert not any(window.heard for window in table.windows.values())

    run(claim())
