"""What a hint gives as its reason is a fact: true in every deal that is possible for the seat."""

import random
from collections import Counter

import pytest

from atout.core import cards
from atout.core.deal import Deal
from atout.core.rng import Rng
from tests.helpers import LONG, started_match, tables

DEALS = 40 if LONG else 3
WORLDS = 4
ONE_OF = 1 if LONG else 3
"""Every which choice that has a reason is tried."""


def decisions(match, luck):
    """The deals of a deal played by chance, before each single choice: the first hundred."""
    deal = match.deal
    for _ in range(100):
        if deal.turn < 0:
            return
        yield deal
        deal.play(luck.choice(deal.choices()))


def played_on(world, choice, luck):
    """A possible deal after a choice and, by chance, the rest of the trick."""
    world = world.clone()
    tricks = world.tricks
    world.play(choice)
    while world.turn >= 0 and world.tricks == tricks and world.lying:
        world.play(luck.choice(world.choices()))
    return world


def holds_in_a_trick(key, world, choice, seat, side, luck):
    """Whether the fact comes true in this deal, however the rest of the trick is played."""
    taker = played_on(world, choice, luck).takers[world.tricks]
    return {
        "hint-why-takes": taker in side,
        "hint-why-partner": taker in side,
        "hint-why-lost": taker != seat,
    }[key]


def gives_reasons(table):
    game, options = table.values
    return type(started_match(game, options, 0).deal).reason is not Deal.reason


REASONS = [table for table in tables() if gives_reasons(table)]


@pytest.mark.parametrize(("game", "options"), REASONS)
def test_a_reason_is_true_in_every_deal_that_is_possible(game, options):
    luck = random.Random(str(options))
    for seed in range(DEALS):
        match = started_match(game, options, seed)
        for deal in decisions(match, luck):
            seat = deal.turn
            hidden = deal.hidden(seat)
            side = next(side for side in match.sides if seat in side)
            for choice in hidden.choices():
                why = hidden.reason([choice], side)
                if why is None or luck.randrange(ONE_OF):
                    continue
                worlds = [deal, *(hidden.filled(Rng(luck.randrange(1 << 30))) for _ in range(WORLDS))]
                if why.key.startswith("hint-why"):
                    assert all(holds_in_a_trick(why.key, one, choice, seat, side, luck) for one in worlds), (
                        why, cards.text(choice), seed,
                    )  # fmt: skip
                else:
                    assert all(true_in_svoi_kozyri(one, choice) for one in worlds)


def true_in_svoi_kozyri(world, choice):
    """The next player has to pick up."""
    world = world.clone()
    world.play(choice)
    return world.turn < 0 or all(card >= 52 for card in world.choices())


@pytest.mark.parametrize(("game", "options"), REASONS)
def test_reasons_are_given_but_not_always(game, options):
    said = Counter()
    luck = random.Random(str(options))
    for seed in range(20):
        match = started_match(game, options, seed)
        for deal in decisions(match, luck):
            hidden = deal.hidden(deal.turn)
            side = next(side for side in match.sides if deal.turn in side)
            for choice in hidden.choices():
                why = hidden.reason([choice], side)
                said[why.key if why else ""] += 1

    assert said[""] >= 5
    assert said.total() - said[""] >= 5
