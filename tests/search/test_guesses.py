"""Deals that could be come as often as what was bid says, and none that is possible never."""

import random
from collections import Counter

import pytest

from atout import registry
from atout.core import chances
from atout.core.course import WATCHER
from atout.core.rng import Rng
from atout.games.bid_euchre.bot import EuchreBot
from atout.games.pitch.bot import PitchBot, PitchWorlds
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, BIDDING, PASS
from atout.games.pitch.options import PitchOptions
from atout.search import guesses
from tests.games.bid_euchre.positions import position

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


def test_what_was_played_says_something():
    hidden = last_card(3)
    me = hidden.observer
    habit = PitchWorlds(PitchBot(hidden), 1).habit
    without = {}
    for seed in range(300):
        world = PitchBot(hidden.filled(Rng(seed)))
        bids = world.likely(me) / world.clone().how_usual(me, habit, Rng(0))
        without[card_of(world, 1 - me)] = bids
    total = sum(without.values())

    assert apart(exactly(hidden), {card: bids / total for card, bids in without.items()}) > 0.04


def test_the_work_is_what_it_was_said_to_be():
    search = PitchWorlds(PitchBot(last_card(3)), 3)
    search.tries = 7
    search.guess()
    begun = search.dealt
    for _ in range(10):
        search.guess()

    assert search.dealt == begun + 70


def begun(name, seed):
    """A deal of a game, of some house rules, with some cards played; all hands are known."""
    luck = random.Random(seed)
    game, player = registry.find(name), {"pitch": PitchBot, "bid_euchre": EuchreBot}[name]
    preset = luck.choice(sorted(game.presets))
    match = game.match(game.presets[preset], 0)
    match.start(chances.draw(match.chances(), chances.in_a_test(seed)))
    deal = match.deal.clone()
    cards = luck.randrange(1, 20)
    while deal.turn >= 0 and deal.played < cards:
        deal.play(luck.choice(deal.choices()))
    return player(deal)


@pytest.mark.parametrize("name", ["pitch", "bid_euchre"])
def test_what_is_played_again_comes_to_the_same_deal(name):
    for seed in range(30):
        deal = begun(name, seed)
        if deal.turn < 0:
            continue
        again = deal.clone()
        chance = again.how_usual(WATCHER, 0.3, Rng(0))

        assert 0 < chance <= 1
        assert again.choices() == deal.choices()
        assert again.position() == deal.position()


@pytest.mark.parametrize("name", ["pitch", "bid_euchre"])
def test_the_usual_card_is_the_likelier_one(name):
    """By a rule of thumb or by any other card that is legal: the quotient is known."""
    for seed in range(30):
        deal = begun(name, seed)
        if deal.turn < 0 or len(deal.choices()) == 1:
            continue
        usual, legal = deal.thumb(), deal.choices()
        likely = {}
        for card in legal:
            after = deal.clone()
            after.play(card)
            if after.turn >= 0:
                likely[card] = after.how_usual(WATCHER, 0.3, Rng(0))
        even = 0.7 / len(legal)
        for card, chance in likely.items():
            if card != usual and usual in likely:
                assert likely[usual] / chance == pytest.approx((0.3 + even) / even)


def test_a_position_that_was_laid_out_says_nothing():
    deal = EuchreBot(position("AS KS", "AH KH", "AD KD", "AC KC", takers=(0, 1, 2, 3)))

    assert deal.how_usual(WATCHER, 0.3, Rng(0)) == 1
