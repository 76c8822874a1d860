"""What a hint gives as its reason is a fact: true in every deal that is possible for the seat.

Every game says in ``tests/games/GAME/facts.py`` how each of its facts is tried: ``FACTS`` has by key a function
of a deal, a whole decision, the sentence's arguments, the seat's side, and luck; ``decision`` is a decision
drawn by chance, where it is more than one choice. A game that gives no reasons says so by no ``FACTS``.
"""

import random
from collections import Counter
from importlib import import_module

from atout.core import deal as core
from atout.core.rng import Rng
from tests.helpers import LONG, every_table, started_match

PLAIN = core.__file__.endswith(".py")
DEALS = 40 if LONG else 1 if PLAIN else 3
WORLDS = 4
ONE_OF = 1 if LONG else 3
"""Every which decision that has a reason is tried."""
MOST = 400 if LONG else 100
"""So many decisions of a deal."""


def facts_of(game):
    return import_module(f"tests.games.{game.name}.facts")


def drawn(facts, deal, luck):
    """Whole decisions of the seat in turn: each choice, and what may follow it."""
    draw = getattr(facts, "decision", None)
    if draw is None:
        return [[choice] for choice in deal.choices()]
    return [draw(deal, choice, luck) for choice in deal.choices()]


def decisions(match, luck):
    """The deals of a deal played by chance, wherever there is a choice."""
    deal, left = match.deal, MOST
    while deal.turn >= 0 and left:
        choices = deal.choices()
        if len(choices) > 1:
            left -= 1
            yield deal
        deal.play(luck.choice(choices))


@every_table
def test_a_reason_is_true_in_every_deal_that_is_possible(game, options):
    luck = random.Random(str(options))
    facts = facts_of(game)
    for seed in range(DEALS):
        match = started_match(game, options, seed)
        for deal in decisions(match, luck):
            hidden = deal.hidden(deal.turn)
            side = next(side for side in match.sides if deal.turn in side)
            for choices in drawn(facts, deal, luck):
                why = hidden.reason(choices, side)
                if why is None or luck.randrange(ONE_OF):
                    continue
                worlds = [deal, *(hidden.filled(Rng(luck.randrange(1 << 30))) for _ in range(WORLDS))]
                for world in worlds:
                    true = facts.FACTS[why.key](world.clone(), choices, why.args, side, luck)
                    assert true, (why, choices, seed)


@every_table
def test_reasons_are_given_but_not_always(game, options):
    said = Counter()
    luck = random.Random(str(options))
    facts = facts_of(game)
    for seed in range(20 if LONG else 4 if PLAIN else 8):
        match = started_match(game, options, seed)
        for deal in decisions(match, luck):
            hidden = deal.hidden(deal.turn)
            side = next(side for side in match.sides if deal.turn in side)
            for choices in drawn(facts, deal, luck):
                why = hidden.reason(choices, side)
                said[why.key if why else ""] += 1

    given = said.total() - said[""]
    assert said[""] >= 5
    assert given >= 5 if facts.FACTS else given == 0
