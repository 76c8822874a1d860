"""Search on small graphs full of circles, where a value that leans on its path is soon wrong.

The graphs are drawn by chance: positions of either seat, choices that lead anywhere, ends that are won,
lost or drawn. They are plain Python, so the compiled search cannot walk them: uncompiled it can.
"""

import random
from collections import Counter

import pytest

from atout.core import deal as core_deal
from atout.core.deal import Deal
from atout.search import solution
from atout.search.alphabeta import AlphaBeta
from tests.games.svoi_kozyri.retrograde import choices_with_value
from tests.helpers import LONG

pytestmark = pytest.mark.skipif(
    not core_deal.__file__.endswith(".py"), reason="a deal that is plain Python is for uncompiled rules"
)
SEEDS = range(6000) if LONG else [*range(400), 2210, 2248, 4444]
"""A search that keeps a value which leans on its path goes wrong on one of a thousand: on the last ones.

Which ones depends on the order in which it searches; the long run does not lean on that.
"""
VALUES = {1.0: "win", 0.0: "draw", -1.0: "loss"}


class Walk(Deal):
    """A walk through a graph: ``graph[place]`` is whose turn it is there and where the choices lead.

    An end has nobody's turn and, instead of choices, what it is worth to seat 0.
    """

    __slots__ = ("graph", "place")

    def __init__(self):
        super().__init__()
        self.seats = 2
        self.graph = ()
        self.place = 0

    def at(self, graph, place):
        self.graph = graph
        self.place = place
        self.turn = graph[place][0]
        self.key = place * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        return self

    def legal(self, out):
        ways = self.graph[self.place][1]
        out[: len(ways)] = range(len(ways))
        return len(ways)

    def choose(self, choice):
        self.at(self.graph, self.graph[self.place][1][choice])

    def spell(self, out):
        out[0] = self.place
        return 1

    def counted(self):
        return self.turn >= 0

    def worth(self, seat):
        return float(self.graph[self.place][1] * (1 - 2 * seat))

    @property
    def loser(self):
        return {1: 1, -1: 0, 0: -1}[self.graph[self.place][1]]


def random_walk(seed):
    luck = random.Random(seed)
    size = luck.randint(8, 20)
    ends = [(-1, luck.choice([-1, 1, 0])) for _ in range(luck.randint(2, 3))]
    there = size + len(ends)
    places = [(luck.randrange(2), (luck.randrange(there), luck.randrange(there))) for _ in range(size)]
    return Walk().at((*places, *ends), 0)


def said(winner, deal):
    return "draw" if winner is None else "win" if winner == deal.turn else "loss"


def exact_walks(seeds):
    for seed in seeds:
        walk = random_walk(seed)
        value, choices = choices_with_value(walk, 100)
        yield walk, said(value, walk), {choice: said(worth, walk) for choice, worth in choices.items()}


def test_the_solver_is_exact_on_graphs():
    found = Counter()
    for walk, value, choices in exact_walks(SEEDS):
        answer = solution.solve(walk, seconds=10.0, memory=1 << 20, wanted="all")
        assert answer.value == value
        assert {outlook.choice: outlook.value for outlook in answer.choices} == choices
        found[value] += 1

    assert min(found.values()) >= 30


def test_what_the_search_calls_final_is_exact_on_graphs():
    sure = 0
    for walk, value, choices in exact_walks(SEEDS):
        search = AlphaBeta(walk, memory=1 << 16, words=2)
        search.think(10.0, 20_000, 60)
        final = {choice: VALUES[worth] for choice, worth, certain in search.report() if certain}
        assert all(worth in {"draw", choices[choice]} for choice, worth in final.items())
        if len(final) == len(choices):
            best = min(final.values(), key=["win", "draw", "loss"].index)
            assert best == value, walk.graph
            sure += 1

    assert sure >= 200
