"""Computer players: they choose what is legal, from a hidden deal that they leave alone, the same for the same seed."""

import pickle
from functools import partial

import pytest

from atout.core.course import Chose
from atout.core.illegal import Illegal
from atout.search.levels import LEVELS, advise, decide, hint
from tests.helpers import every_table, running

PLENTY = 60.0
"""Seconds that are not used up: the search ends by its limit, the same everywhere."""
LIMIT = 40


@every_table
@pytest.mark.parametrize("most", [0, 4, 30])
def test_every_legal_choice_is_weighed_and_nothing_else(game, options, most):
    deal = running(game, options, 5, most).match.deal
    hidden = deal.hidden(deal.turn)
    before = pickle.dumps(hidden)
    found = game.player().think(hidden, PLENTY, 3, limit=LIMIT)

    assert sorted(choice for choice, _ in found) == sorted(deal.choices())
    assert all(-1 <= value <= 1 for _, value in found)
    assert pickle.dumps(hidden) == before
    assert game.player().think(hidden, PLENTY, 3, limit=LIMIT) == found


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(game, options, level):
    course = running(game, options, 6, 6)
    begun = course.number
    decided = []
    while course.turn >= 0 and len(decided) < 12:
        hidden = course.hidden(course.turn)
        before = pickle.dumps(hidden)
        choice = decide(game.player(), hidden, level, len(decided), PLENTY, LIMIT)[0]
        assert choice in course.match.deal.choices()
        assert pickle.dumps(hidden) == before
        decided.append(Chose(course.turn, [choice]))
        course.apply(decided[-1])

    assert decided
    assert course.entries[begun:] == decided


@every_table
def test_a_hint_is_a_legal_choice(game, options):
    deal = running(game, options, 8, 10).match.deal
    choice, value = hint(game.player(), deal.hidden(deal.turn))

    assert choice in deal.choices()
    assert -1 <= value <= 1


@every_table
@pytest.mark.parametrize("ask", [advise, hint, partial(decide, level="hard", seed=1)])
def test_who_is_asked_about_a_turn_that_is_not_theirs_is_told_so(game, options, ask):
    """A search would go on with cards that nobody sees, or without any."""
    deal = running(game, options, 8, 10).match.deal
    player = game.player()
    with pytest.raises(Illegal, match="match-not-your-turn"):
        ask(player, deal.hidden((deal.turn + 1) % deal.seats))
    over = deal.clone()
    over.end_as_draw()
    with pytest.raises(Illegal, match="match-no-deal"):
        ask(player, over.hidden(0))
