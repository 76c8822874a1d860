"""No level bids like a fool: of many dealt hands, none is bid for four without ace and jack."""

import random

import pytest

from atout.core import cards
from atout.games.pitch import bot
from atout.games.pitch.bot import PitchBot
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, BIDDING, FOUR, PASS, SMUDGE
from atout.games.pitch.options import PRESETS
from tests.levels import decided

pytestmark = pytest.mark.skipif(
    bot.__file__.endswith(".py"), reason="plain Python looks at too few deals to be sure"
)
HANDS = 40
WORLDS = 128


def bidding(luck, rules):
    """Somebody's turn to bid at level scores, with a choice, after some that bid by rule."""
    while True:
        deal = Pitch(rules)
        pack = list(cards.pack())
        luck.shuffle(pack)
        deal.set_up(luck.randrange(rules.players), pack, [])
        for _ in range(luck.randrange(rules.players)):
            if deal.phase == BIDDING:
                deal.play(PitchBot(deal).thumb())
        if deal.phase == BIDDING and deal.bid < FOUR and len(deal.choices()) > 1:
            return deal.hidden(deal.turn)


def sound(deal, choice):
    """Whether a bid is below four, or has ace and jack of a suit that it may be played in."""
    if choice < BID + FOUR:
        return True
    suits = [(choice - SMUDGE) // 13] if choice >= SMUDGE else range(4)
    held = [deal.hands[deal.turn] >> 13 * suit for suit in suits]
    return any(hand >> cards.RANKS.index("A") & hand >> cards.RANKS.index("J") & 1 for hand in held)


@pytest.mark.parametrize("preset", ["seed", "classic"])
def test_no_level_bids_four_at_level_scores_without_ace_and_jack(preset):
    luck = random.Random(7)
    passed = 0
    for number in range(HANDS):
        deal = bidding(luck, PRESETS[preset])
        for level, choices in decided(bot, deal, WORLDS, number).items():
            assert all(sound(deal, choice) for choice in choices), (level, number)
            passed += PASS in choices
    assert HANDS < passed < 4 * HANDS  # many hands were passed by some, and many bid
