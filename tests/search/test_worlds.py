"""Many deals that could be: how much work is done on them, and when it ends."""

import time

import pytest

from atout.core.rng import Rng
from atout.games.pitch.bot import PitchBot, PitchWorlds
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, FOUR, PASS
from atout.games.pitch.options import PitchOptions
from atout.search import worlds

PLAIN = worlds.__file__.endswith(".py")


def first_bid(players):
    """The deals that could be when the first of so many players bids."""
    deal = Pitch(PitchOptions(players=players))
    deal.begin(Rng(5))
    return PitchWorlds(PitchBot(deal.hidden(deal.turn)), 3)


@pytest.mark.parametrize("players", [2, 7])
def test_a_number_of_deals_bounds_the_work_whatever_the_time(players):
    """A bid, too: all leads that may follow it are solved in each deal."""
    found = {}
    for seconds in (60.0, 6000.0):
        thought = first_bid(players)
        thought.think(seconds, 5, True)
        found[seconds] = thought.done, thought.solver.nodes, thought.report()

    assert found[60.0] == found[6000.0]
    done, nodes, _ = found[60.0]
    assert done == 5
    assert nodes < 2 * 5 * 8 * worlds.LONGEST * worlds.RATE / 40


def test_it_ends_at_its_time():
    begun = time.process_time()
    first_bid(7).think(0.1, 1 << 40, True)

    assert time.process_time() - begun < 0.5


def test_unless_every_worth_is_wanted_it_ends_when_the_best_is_clear():
    deal = Pitch(PitchOptions(players=2, min_bid=2, steal="no"))
    held = [51, 50, 49, 48, 47, 46]  # ace to nine of a suit: all four points
    rest = list(range(46))
    deal.set_up(1, [*held[:3], *rest[:3], *held[3:], *rest[3:]])
    deal.play(BID + FOUR)
    lead = PitchWorlds(PitchBot(deal.hidden(0)), 1)
    lead.think(30.0, 1 << 40, False)

    assert lead.done <= 256


def bidding(hand):
    """The first of two players bids, with these six cards."""
    deal = Pitch(PitchOptions(players=2, min_bid=2, steal="no"))
    rest = [card for card in range(51, -1, -1) if card not in hand]
    deal.set_up(1, [*hand[:3], *rest[:3], *hand[3:], *rest[3:]])
    return PitchWorlds(PitchBot(deal.hidden(0)), 1)


LIMIT = 128 if PLAIN else 2048
"""Deals."""
SURE_HAND = [51, 50, 49, 48, 47, 46]  # ace to nine of a suit
SO_SO = [50, 46, 40, 30, 20, 5]  # a king and a nine, and nothing else


@pytest.mark.skipif(PLAIN, reason="takes minutes in plain Python")
def test_more_deals_are_looked_at_where_it_is_close():
    thought = {}
    for name, hand in {"clear": SURE_HAND, "close": SO_SO}.items():
        thought[name] = bidding(hand)
        thought[name].think(600.0, LIMIT, False)

    assert thought["clear"].done <= LIMIT // 2 < thought["close"].done


def test_what_is_clearly_behind_costs_no_more_work():
    """All plans are looked at in the first deals, and only those that may be the best in the later ones."""
    search = bidding(SO_SO)
    search.think(600.0, LIMIT, False)
    counts = [search.count[i] for i in range(search.n)]

    assert max(counts) == search.done
    assert min(counts) < search.done / 2
    assert all(count % 32 == 0 or count == search.done for count in counts)
    best = max(range(search.n), key=lambda i: search.total[i] / search.count[i])
    assert search.count[best] == search.done


def test_where_every_worth_is_wanted_all_are_looked_at_as_often():
    search = bidding(SO_SO)
    search.think(600.0, 64, True)

    assert {search.count[i] for i in range(search.n)} == {64}


@pytest.mark.parametrize("usual", [PASS, BID + 2])
def test_what_is_not_surely_better_gives_way_to_the_usual_choice(usual):
    search = bidding(SO_SO)
    search.think(600.0, 3, True)
    search.usual = usual
    search.patience = 1e9  # nothing is ever sure
    ranked = search.report()

    assert ranked[0][0] == usual
    assert [worth for _, worth in ranked] == sorted((worth for _, worth in ranked), reverse=True)


def test_what_is_surely_better_does_not_give_way():
    search = bidding(SURE_HAND)
    search.think(600.0, 64, True)
    search.usual = PASS

    assert search.report()[0][0] != PASS
