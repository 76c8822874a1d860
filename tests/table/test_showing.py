"""Tractor's showing at a table: by no pause can others tell who was asked while the cards were drawn (TR-9)."""

import asyncio

import pytest

from atout.core.course import WATCHER, Chose
from atout.games.tractor.numbers import PASS
from atout.table import thinkers
from tests.table.sitting import decide, moment, run, sitting
from tests.table.test_instructions import CARD, TWO_OF_HEARTS, dealing, heard, shows

OTHERS = {1: ["4C", "5C"], 3: ["6C", "7C"]}
NOBODY = OTHERS | {0: ["3C", "3H"], 2: ["3D", "3S"]}
TWO = OTHERS | TWO_OF_HEARTS
NOT_ASKED = (1, 3, WATCHER)


@pytest.fixture
def ponderous(monkeypatch):
    """Computers think long where they have a choice, and not at all where they have none."""

    async def think(_workers, _game, hidden, _level, _least=0, most=None):
        if len(hidden.choices()) > 1:
            await asyncio.sleep(most or 0.7)
        return hidden.choices()[:1]

    monkeypatch.setattr(thinkers, "think", think)


@pytest.mark.usefixtures("ponderous")
@pytest.mark.parametrize("computers", [(), (0,), (2,), (0, 2)])
def test_tr_9_whoever_is_asked_the_others_hear_the_same_at_the_same_moments(tmp_path, computers):
    nothing, seen, _ = heard(tmp_path, dealing(NOBODY), computers=computers, viewers=NOT_ASKED)
    something, then, course = heard(tmp_path, dealing(TWO), computers=computers, viewers=NOT_ASKED)

    assert shows(course) == [(0, [PASS]), (2, [PASS])]
    assert something == nothing
    assert then == seen
    assert {round(when / CARD, 2) for when, *_ in nothing[1]} == {*range(1, 9)}


@pytest.mark.parametrize("after", [0.1, 0.9])
def test_tr_9_a_quick_answer_shortens_nothing(tmp_path, after):
    """Seat 0 is asked about the fifth card of all."""

    async def listen(draws, *, answers):
        async with sitting(tmp_path, dealing(draws)) as table:
            await asyncio.sleep((5 + after) * CARD - moment())
            if answers:
                await decide(table, 0, PASS)
            await asyncio.sleep(7.5 * CARD - moment())
            assert (Chose(0, [PASS]) in table.course.entries) == answers
            return [table.windows[seat].heard for seat in NOT_ASKED]

    assert run(listen(TWO, answers=True)) == run(listen(NOBODY, answers=False))
