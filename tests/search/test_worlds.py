"""Many deals that could be: how much work is done on them, and when it ends."""

import time

import pytest

from atout.core.rng import Rng
from atout.games.pitch.bot import PitchBot, PitchWorlds
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, FOUR
from atout.games.pitch.options import PitchOptions
from atout.search import worlds


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
