"""No level bids like a fool: whoever takes all six tricks however the cards lie goes alone."""

import random

import pytest

from atout.games.bid_euchre import bot
from atout.games.bid_euchre.numbers import BIDDING, MOON
from tests.games.bid_euchre.positions import dealt
from tests.levels import decided

HANDS = 60
WORLDS = 20
COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def sure(luck):
    """Four trumps from the top draw the other three; beside them more trumps, aces, and a king below its ace."""
    trump = luck.choice("SHDC")
    trumps = ["J" + trump, "J" + COLOUR[trump], "A" + trump, "K" + trump]
    spare = ["Q" + trump, "T" + trump, "9" + trump]
    sides = [suit for suit in "SHDC" if suit != trump]
    one, two = luck.sample(sides, 2)
    rest = luck.choice([
        ["A" + one, "A" + two], ["A" + one, "K" + one], ["A" + one, luck.choice(spare)], luck.sample(spare, 2),
    ])  # fmt: skip
    return [*trumps, *rest]


@pytest.mark.parametrize("preset", ["seed", "classic"])
def test_no_level_passes_a_sure_alone_hand(preset):
    luck = random.Random(11)
    for number in range(HANDS):
        hand = sure(luck)
        luck.shuffle(hand)
        seat = luck.randrange(4)
        deal = dealt(*[""] * seat, " ".join(hand), preset=preset)
        while deal.turn != seat:
            deal.play(luck.choice([choice for choice in deal.choices() if choice < MOON]))
        assert deal.phase == BIDDING
        assert set().union(*decided(bot, deal.hidden(seat), WORLDS, number).values()) == {MOON}, hand
