"""Alpha-beta: exact where it searches to the end, and honest about its budgets."""

import random
import time

import pytest

from atout.core.rng import Rng
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.options import SvoiOptions
from atout.games.svoi_kozyri.solve import parse
from atout.search.alphabeta import AlphaBeta
from tests.games.svoi_kozyri.graph import RULES, graph_of, random_position

WORTH = {"win": 1, "draw": 0, "loss": -1}
TINY = 16 * 8 * 12  # room for a few positions, which throw one another out


def fresh(seed, **rules):
    """A deal whose trumps are chosen."""
    deal = Svoi(SvoiOptions(**rules))
    deal.begin(Rng(seed))
    while deal.phase == 0:
        deal.play(deal.choices()[0])
    return deal


@pytest.mark.parametrize("memory", [TINY, 1 << 20])
@pytest.mark.parametrize("rules", RULES)
def test_a_search_to_the_end_is_exact(rules, memory):
    chance = random.Random(rules)
    finished = 0
    for _ in range(20):
        text = random_position(chance, chance.choice([4, 5]), rules)
        deal = parse(text)
        search = AlphaBeta(SvoiBot(deal), True, memory, 10)
        search.think(10, nodes=30_000)
        if not search.solved:
            continue
        finished += 1
        graph = graph_of(deal, text)
        best = search.report()[0]
        assert best[1] == WORTH[graph.value(graph.root, deal.turn)]
        if best[1] < 1:  # after a win is found the other choices are of no interest
            for choice, value, final in search.report():
                name = "take" if choice == 52 else "23456789TJQKA"[choice % 13] + "SHDC"[choice // 13]
                assert final
                assert value == WORTH[graph.value(graph.after[graph.root][name], deal.turn)]
    assert finished >= 10


def test_values_of_wins_and_losses_are_true_even_before_the_end():
    chance = random.Random(1)
    for _ in range(40):
        text = random_position(chance, 5, RULES[chance.randrange(len(RULES))])
        deal = parse(text)
        graph = graph_of(deal, text)
        for depth in (2, 4, 6):
            search = AlphaBeta(SvoiBot(deal), True, 1 << 18, 10)
            search.think(10, depth=depth)
            value = search.report()[0][1]
            if abs(value) == 1:
                assert value == WORTH[graph.value(graph.root, deal.turn)]


def test_every_choice_is_reported_once_best_first():
    deal = fresh(3)
    search = AlphaBeta(SvoiBot(deal))
    search.think(10, nodes=20_000)
    report = search.report()

    assert sorted(choice for choice, _, _ in report) == sorted(deal.choices())
    assert [value for _, value, _ in report] == sorted((value for _, value, _ in report), reverse=True)
    assert all(-1 <= value <= 1 for _, value, _ in report)


def test_a_search_stops_at_its_budget_of_nodes_and_goes_on_when_asked_again():
    search = AlphaBeta(SvoiBot(fresh(3)))
    search.think(10, nodes=10_000)
    first, depth = search.nodes, search.depth
    search.think(10, nodes=50_000)

    assert 10_000 <= first < 10_512
    assert 60_000 <= search.nodes < 60_800
    assert search.depth > depth


def test_a_search_stops_at_its_time():
    search = AlphaBeta(SvoiBot(fresh(4)))
    begun = time.monotonic()
    search.think(0.1)

    assert 0.05 < time.monotonic() - begun < 1


def test_a_cancelled_search_stops_at_once():
    search = AlphaBeta(SvoiBot(fresh(4)))
    search.cancelled = True
    search.think(10)

    assert search.nodes < 1000


def test_three_sides_are_refused():
    with pytest.raises(ValueError, match="two sides"):
        AlphaBeta(SvoiBot(fresh(1, players=3)))


def test_a_forced_win_is_played_out():
    """SK-16: whoever can go out does so, and the loser holds out longest."""
    deal = parse("S: AS KS H: 9H 9D 8D")
    search = AlphaBeta(SvoiBot(deal))
    search.think(10)

    assert search.solved
    assert search.report()[0][1] == 1
