"""The tree search with hidden cards."""

import time

import pytest

from atout.core.rng import Rng
from atout.games.pitch.bot import PitchBot, PitchWorlds
from atout.games.pitch.deal import Pitch
from atout.games.pitch.options import PitchOptions
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.options import SvoiOptions
from atout.games.svoi_kozyri.solve import parse
from atout.search.ismcts import Ismcts

FIRST = 100
"""So many deals are dealt before the first one that is used (``guesses.FIRST``)."""


def hidden(seed, players, choices=0):
    """What the seat in turn knows, some choices into a deal."""
    rng = Rng(seed)
    deal = Svoi(SvoiOptions(players=players))
    deal.begin(rng)
    while deal.phase == 0 or choices:
        choices -= deal.phase > 0
        legal = deal.choices()
        deal.play(legal[rng.below(len(legal))])
    return SvoiBot(deal.hidden(deal.turn))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_leaves_the_deal_alone_and_reports_every_choice(players):
    deal = hidden(5, players, 6)
    before = deal.position()
    search = Ismcts(deal, 1)
    search.think(10, 300)
    report = search.report()

    assert search.done == 300
    assert deal.position() == before
    assert sorted(choice for choice, _, _ in report) == sorted(deal.choices())
    assert sum(visits for _, visits, _ in report) == 300
    assert all(-1 <= mean <= 1 for _, _, mean in report)


def test_the_same_seed_gives_the_same_search():
    reports = []
    for seed in (3, 3, 4):
        search = Ismcts(hidden(8, 4, 10), seed)
        search.think(10, 500)
        reports.append(search.report())

    assert reports[0] == reports[1] != reports[2]


def test_a_full_tree_is_searched_on():
    search = Ismcts(hidden(5, 3, 6), 1, capacity=50)
    search.think(10, 1000)

    assert search.size == 50
    assert search.done == 1000


def test_guesses_deal_the_cards_for_it():
    deal = Pitch(PitchOptions())
    deal.begin(Rng(5))
    own = PitchBot(deal.hidden(deal.turn))
    guesses = PitchWorlds(own, 1)
    guesses.tries = 3
    search = Ismcts(own, 1, cut=0, guesses=guesses)
    for done in range(20):
        search.think(10, 1)

        assert guesses.dealt == FIRST + done * 3
        for held, dealt in zip(search.world.hands, guesses.world.hands, strict=True):
            assert held & dealt == held


def test_a_search_stops_at_its_time_and_when_cancelled():
    search = Ismcts(hidden(5, 4), 1)
    begun = time.monotonic()
    search.think(0.1)
    spent = time.monotonic() - begun
    done = search.done
    search.cancelled = True
    search.think(10)

    assert spent < 1
    assert search.done == done + 1


def test_it_finds_a_win_in_one():
    search = Ismcts(SvoiBot(parse("S: AS H: 6H 7H D: 6D 7D pile=9C turn=0")), 1)
    search.think(10, 200)

    assert search.report()[0][0] == 12
