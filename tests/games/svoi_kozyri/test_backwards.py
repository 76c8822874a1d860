"""The solver and the computer player against exact values by looking backwards from every end.

The programs share nothing but the rules. What the alpha-beta search calls final must be exact: a value that
leans on a repetition on its path must never have been stored as such.
"""

import random
from collections import Counter

import pytest

from atout.core import cards
from atout.games.svoi_kozyri import notation
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.solve import solve
from atout.search.alphabeta import AlphaBeta
from tests.games.svoi_kozyri.positions import position, written
from tests.games.svoi_kozyri.retrograde import choices_with_value

MOST = 250
"""How many positions may come of one that is tried, so that it is quick uncompiled as well."""
WORDS = {True: "win", False: "loss"}
VALUES = {1.0: "win", 0.0: "draw", -1.0: "loss"}


def random_position(seed):
    """Two hands and a pile of a few cards under house rules of any kind."""
    luck = random.Random(seed)
    order = luck.sample(cards.pack("T"), 20)
    held = [written([order.pop() for _ in range(luck.choice([1, 2, 2, 3]))]) for _ in range(2)]
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


def exact_positions(seeds, most):
    """Positions in which something is to be decided, with their value and that of every choice, as the seat in turn says it."""
    for seed in seeds:
        deal = random_position(seed)
        exact = choices_with_value(deal, most) if len(deal.choices()) > 1 else None
        if exact is not None:
            value, choices = exact
            yield deal, said(value, deal), {choice: said(worth, deal) for choice, worth in choices.items()}


def said(winner, deal):
    return "draw" if winner is None else WORDS[winner == deal.turn]


def check_solver(seeds, most):
    """The value and every best choice; how often it was which."""
    found = Counter()
    for deal, value, choices in exact_positions(seeds, most):
        answer = solve(deal, wanted="best")
        assert answer.solved
        assert answer.value == value, answer.position
        best = {notation.write(deal, choice) for choice, worth in choices.items() if worth == value}
        assert set(answer.best) == best, answer.position
        found[value] += 1
    return found


def check_search(seeds, most, nodes):
    """What the search is sure of; how often it was sure of a choice.

    A choice after which the other side can bring the position back counts as a draw to the search, though
    a better one may be made then: only wins and losses are compared choice by choice, and the best of all.
    """
    found = 0
    for deal, value, choices in exact_positions(seeds, most):
        search = AlphaBeta(SvoiBot(deal), words=10)
        search.think(60.0, nodes)
        sure = {choice: worth for choice, worth, final in search.report() if final}
        for choice, worth in sure.items():
            assert worth == 0 or choices[choice] == VALUES[worth], deal.position()
        if len(sure) == len(choices):
            assert value == VALUES[max(sure.values())], deal.position()
        found += len(sure)
    return found


def test_the_solver_finds_the_exact_value_and_every_best_choice():
    found = check_solver(range(1000), MOST)

    assert min(found["win"], found["draw"], found["loss"]) >= 15


def test_what_the_search_calls_final_is_exact():
    assert check_search(range(1000), MOST, 4_000) >= 600


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_so_it_is_in_many_more():
    found = check_solver(range(1000, 4000), 15_000)

    assert min(found["win"], found["draw"], found["loss"]) >= 200
    assert check_search(range(4000, 7000), 15_000, 100_000) >= 2000
