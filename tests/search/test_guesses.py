"""Deals that could be come as often as what was bid says, and none that is possible never."""

from collections import Counter

import pytest

from atout.core.rng import Rng
from atout.games.pitch.bot import PitchBot, PitchWorlds
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, BIDDING, PASS
from atout.games.pitch.options import PitchOptions
from atout.search import guesses

PLAIN = guesses.__file__.endswith(".py")
SAMPLES = 3000 if PLAIN else 40_000
NEAR = 0.1 if PLAIN else 0.04


def last_card(bid):
    """Two players before their last cards, the deal hidden for one who passed; the other has bid so much."""
    deal = Pitch(PitchOptions(players=2))
    deal.begin(Rng(8))
    while deal.turn >= 0 and deal.held[deal.turn] > 1:
        if deal.phase == BIDDING:
            deal.play(PASS if deal.turn != deal.dealer else BID + bid)
        else:
            deal.play(deal.choices()[0])
    return deal.hidden(1 - deal.dealer)


def card_of(deal, seat):
    """The last card of a seat."""
    return next(card for card in range(52) if deal.hands[seat] >> card & 1)


def exactly(hidden):
    """How often each last card of the other should come, from its likelihood alone."""
    me, other = hidden.observer, 1 - hidden.observer
    found, luck = {}, Rng(1)
    for _ in range(2000):
        world = PitchBot(hidden.filled(luck))
        found[card_of(world, other)] = world.likely(me)
    total = sum(found.values())
    return {card: chance / total for card, chance in found.items()}


def sampled(hidden, tries):
    """How often each does come."""
    search = PitchWorlds(PitchBot(hidden), 3)
    search.tries = tries
    found = Counter(card_of(search.guess(), 1 - hidden.observer) for _ in range(SAMPLES))
    return {card: count / SAMPLES for card, count in found.items()}


def apart(one, other):
    """Half the sum of the differences: 0 for the same distribution, 1 for two that share nothing."""
    return sum(abs(one.get(card, 0) - other.get(card, 0)) for card in one | other) / 2


@pytest.mark.parametrize("bid", [3, 4])
def test_each_deal_comes_as_often_as_it_is_likely(bid):
    hidden = last_card(bid)
    wanted = exactly(hidden)
    even = dict.fromkeys(wanted, 1 / len(wanted))

    assert apart(wanted, even) > NEAR  # the bid says something
    assert apart(sampled(hidden, 5), wanted) < NEAR


def test_without_tries_all_deals_are_equally_likely():
    hidden = last_card(3)
    even = dict.fromkeys(exactly(hidden), 1 / len(exactly(hidden)))

    assert apart(sampled(hidden, 0), even) < NEAR


def test_no_deal_that_is_possible_is_left_out():
    hidden = last_card(3)
    assert min(exactly(hidden).values()) > 0
    if not PLAIN:
        assert sampled(hidden, 5).keys() == exactly(hidden).keys()


def test_the_work_is_what_it_was_said_to_be():
    search = PitchWorlds(PitchBot(last_card(3)), 3)
    search.tries = 7
    search.guess()
    begun = search.dealt
    for _ in range(10):
        search.guess()

    assert search.dealt == begun + 70
