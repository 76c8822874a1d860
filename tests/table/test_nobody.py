"""A table at which nobody is: time stands still there, and goes on with whoever comes."""

import asyncio
from dataclasses import replace

import pytest

from atout.core.course import WATCHER, Chose
from atout.games.bid_euchre.numbers import BID, CLAIM, PASS
from atout.table.terms import Terms
from tests.table.sitting import SETTINGS, Window, come, decide, go, may, moment, run, sitting
from tests.table.test_instructions import CARD, dealing
from tests.table.test_quiet import HANDS, answers, asking, dealt

EVERYBODY = (0, 1, 2, 3, WATCHER)
LONG = 50
"""Seconds; after a minute the table is put away."""


@pytest.mark.parametrize("who", [3, WATCHER])
def test_cards_are_dealt_to_nobody_and_go_on_where_they_were(tmp_path, who):
    async def test():
        async with sitting(tmp_path, dealing({})) as table:
            await asyncio.sleep(2.75 * CARD)
            await go(table, *EVERYBODY)
            await asyncio.sleep(LONG)
            assert table.course.match.deal.drawn == 2

            await come(table, who)
            await asyncio.sleep(0.2 * CARD)
            assert table.course.match.deal.drawn == 2
            await asyncio.sleep(0.1 * CARD)
            assert table.course.match.deal.drawn == 3
            await asyncio.sleep(97 * CARD)
            assert table.course.match.deal.drawn == 100

    run(test())


def test_meanwhile_the_table_is_put_away_and_it_goes_on_from_there(tmp_path):
    async def test():
        async with sitting(tmp_path, dealing({}), settings=replace(SETTINGS, idle=60)) as table:
            await asyncio.sleep(2.75 * CARD)
            await go(table, *EVERYBODY)
            await asyncio.sleep(70)
            assert table.hall.in_use() == []

            again = await table.hall.table(table.id)
            await asyncio.sleep(30)
            assert again.course.match.deal.drawn == 2
            await again.join(Window(again, 0))
            await asyncio.sleep(2.1 * CARD)
            assert again.course.match.deal.drawn == 4

    run(test())


@pytest.mark.parametrize("away", [(3,), (0, 1, 2)])
def test_as_long_as_anybody_is_there_the_time_is_the_same(tmp_path, away):
    async def test():
        async with sitting(tmp_path, dealing({})) as table:
            await asyncio.sleep(1.5 * CARD)
            await go(table, *away)
            await asyncio.sleep(CARD)
            await come(table, *away)
            await asyncio.sleep(7.6 * CARD)
            assert table.course.match.deal.drawn == 10

    run(test())


@pytest.mark.parametrize("hands", ["nobody", "seat 0", "seat 2", "both"])
def test_who_comes_back_cannot_tell_who_is_asked_in_secret(tmp_path, hands):
    """Four spans of four seconds pass, whoever is asked, and none of them is longer for the absence."""

    async def test():
        async with sitting(tmp_path, asking(HANDS[hands])) as table:
            await asyncio.sleep(1)
            await go(table, *EVERYBODY)
            await asyncio.sleep(LONG)
            await come(table, 1)
            since = moment()
            table.windows[1].heard.clear()
            while table.view(1).say.key == "view-quiet":  # noqa: ASYNC110  the table tells no test
                await asyncio.sleep(0.01)
            assert moment() - since == pytest.approx(15, abs=0.02)
            return [(round(when - since, 2), seen, able) for when, seen, able in table.windows[1].heard]

    assert [may for _, _, may in run(test())][-1]


def test_a_computer_that_has_answered_in_secret_has_answered(tmp_path, monkeypatch):
    answers(monkeypatch, [CLAIM])

    async def test():
        async with sitting(tmp_path, asking(HANDS["seat 0"]), (0,)) as table:
            await go(table, 1)
            await asyncio.sleep(0.05)
            await go(table, 2, 3, WATCHER)
            await asyncio.sleep(LONG)
            assert table.course.entries[1:] == []
            await come(table, 1)
            await asyncio.sleep(4)
            assert table.course.entries[1] == Chose(0, [CLAIM])

    run(test())


def test_computers_play_for_somebody(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS, BID + 3, PASS, PASS])  # the first is thought of when nobody looks any more

    async def test():
        async with sitting(tmp_path, dealt(HANDS["nobody"]), (0, 1, 2)) as table:
            await go(table, 3, WATCHER)
            await asyncio.sleep(LONG)
            assert table.course.entries[1:] == []
            assert table.quiet

            await come(table, WATCHER)
            await asyncio.sleep(1)
            assert table.course.entries[1:] == [Chose(0, [BID + 3]), Chose(1, [PASS]), Chose(2, [PASS])]

    run(test())


def test_a_computer_of_a_table_that_was_put_away_begins_with_whoever_comes(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS])

    async def test():
        async with sitting(tmp_path, dealt(HANDS["nobody"]), (0,), replace(SETTINGS, idle=60)) as table:
            await go(table, 1, 2, 3, WATCHER)
            await asyncio.sleep(70)
            again = await table.hall.table(table.id)
            assert again is not table
            await again.join(Window(again, 3))
            await asyncio.sleep(1)
            assert again.course.entries[1:] == [Chose(0, [PASS])]

    run(test())


def test_a_second_who_comes_does_not_make_a_computer_think_anew(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS], after=1)

    async def test():
        async with sitting(tmp_path, dealt(HANDS["nobody"]), (0,)) as table:
            await go(table, *EVERYBODY[1:])
            await asyncio.sleep(10)
            await come(table, 1)
            await asyncio.sleep(0.9)
            await come(table, 2)
            await asyncio.sleep(0.2)
            assert table.course.entries[1:] == [Chose(0, [PASS])]

    run(test())


def test_who_is_late_when_all_have_left_is_decided_for_when_somebody_comes(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS], after=1)

    async def test():
        async with sitting(tmp_path, dealt(HANDS["nobody"]), terms=Terms(clock=20)) as table:
            await decide(table, 0, BID + 3)
            await asyncio.sleep(20.5)
            await go(table, *EVERYBODY)
            await asyncio.sleep(LONG)
            assert table.course.entries[2:] == []
            await come(table, 0)
            await asyncio.sleep(1.5)
            assert table.course.entries[2:] == [Chose(1, [PASS], by_clock=True)]
            assert may(table, 1) == ["resign"]

    run(test())
