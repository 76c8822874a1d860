"""The solver and the computer player against exact values by looking backwards from every end.

The programs share nothing but the rules. What the alpha-beta search calls final must be exact: a value that
leans on a repetition on its path must never have been stored as such.
"""

import random

import pytest

from atout.core import cards
from atout.games.svoi_kozyri import notation
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.solve import solve
from atout.search.alphabeta import AlphaBeta
from tests.games.svoi_kozyri.positions import position, written
from tests.games.svoi_kozyri.retrograde import choices_with_value, reachable, value

MOST = 15_000
WORDS = {True: "win", False: "loss"}
VALUES = {1.0: "win", 0.0: "draw", -1.0: "loss"}


def random_position(seed):
    """Two hands and a pile of a few cards under house rules of any kind."""
    luck = random.Random(seed)
    order = luck.sample(cards.pack("T"), 20)
    held = [written([order.pop() for _ in range(luck.choice([2, 2, 3]))]) for _ in range(2)]
    trumps = luck.choice([luck.sample("SHDC", 2), ["-", "-"], ["S", "-"]])
    texts = [f"{suit}: {text}" for suit, text in zip(trumps, held, strict=True)]
    piled = written([order.pop() for _ in range(luck.choice([0, 0, 1, 2, 3]))])
    house_rules = {
        "take": luck.choice(["three_five_all", "all"]),
        "pick_up": luck.choice(["unable", "unwilling"]),
        "after_pick_up": luck.choice(["next_leads", "taker_leads"]),
        "last_card": luck.choice(["draw", "win"]),
    }
    return position(*texts, pile=piled, turn=luck.randrange(2), **house_rules)


def said(winner, seat):
    """A value as the seat in turn would say it."""
    return "draw" if winner is None else WORDS[winner == seat]


def check(seed):
    deal = random_position(seed)
    if len(reachable(deal)[0]) > MOST:
        return
    answer = solve(deal, wanted="best")
    assert answer.solved
    assert answer.value == said(value(deal), deal.turn), (seed, answer.position)
    outcomes = {notation.write(deal, choice): won for choice, won in choices_with_value(deal).items()}
    best = {text for text, won in outcomes.items() if said(won, deal.turn) == answer.value}
    assert set(answer.best) == best, (seed, answer.position)


def check_final(seed, nodes=20_000):
    """How often the search was sure about a choice; each time rightly.

    A choice after which the other side can bring the position back counts as a draw to the search, though
    a better one may be made then: only wins and losses are compared choice by choice, and the best of all.
    """
    deal = random_position(seed)
    if len(reachable(deal)[0]) > MOST or len(deal.choices()) < 2:
        return 0
    search = AlphaBeta(SvoiBot(deal), words=10)
    search.think(60.0, nodes)
    exact = choices_with_value(deal)
    sure = {choice: worth for choice, worth, final in search.report() if final}
    for choice, worth in sure.items():
        assert worth == 0 or said(exact[choice], deal.turn) == VALUES[worth], seed
    if len(sure) == len(exact):
        assert said(value(deal), deal.turn) == VALUES[max(sure.values())], seed
    return len(sure)


@pytest.mark.parametrize("tens", range(4))
def test_what_the_search_calls_final_is_exact(tens):
    assert sum(check_final(seed) for seed in range(10 * tens, 10 * tens + 10)) >= 5


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_so_it_is_in_many_more():
    assert sum(check_final(seed, 200_000) for seed in range(3000, 3600)) >= 1000


@pytest.mark.parametrize("tens", range(6))
def test_the_solver_finds_the_exact_value_and_every_best_choice(tens):
    for seed in range(10 * tens, 10 * tens + 10):
        check(seed)


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_so_it_does_in_many_more():
    for seed in range(1000, 2500):
        check(seed)
