#!/usr/bin/env python3
"""How far each card keeps its holder from going out, where three or four play Svoi Kozyri.

bench/svoi_burden.py PLAYERS [DEALS]

Deals are played by who looks one choice ahead with the weights so far; a multinomial regression of the
loser on the cards held gives the next weights. Three rounds settle. The last table, smoothed by hand over
the ranks, is ``CARD_BURDEN[1]`` of ``games/svoi_kozyri/bot.py``. Needs ``pip install 'atout[bench]'``.
"""

import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from atout.core.rng import Rng
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.numbers import SECOND, TRUMPS
from atout.games.svoi_kozyri.options import SvoiOptions

KINDS, RANKS = 3, 13  # own trumps, another's trumps, nobody's
ROUNDS = 3
NOISE = 0.01
RIDGE = 3.0
LONGEST = 3000


def dealt(players, seed):
    """A deal in which the trumps are chosen, of packs of several sizes."""
    deal = Svoi(SvoiOptions(players=players, lowest_rank=(6, 2, 6, 7)[seed % 4]))
    rng = Rng(seed)
    deal.begin(rng)
    while deal.phase == TRUMPS:
        deal.play(deal.choices()[rng.below(len(deal.choices()))])
    return deal


def held(deal, seat):
    """How many cards of each kind and rank: 39 numbers, 0 or 1."""
    trumps = [deal.trump[other] for other in range(deal.seats)]
    counts = np.zeros((KINDS, RANKS))
    for suit in range(4):
        kind = 0 if suit == deal.trump[seat] else 1 if suit in trumps else 2
        counts[kind] += [deal.hands[seat] >> 13 * suit + rank & 1 for rank in range(RANKS)]
    return counts.reshape(-1)


def chances(deal, weights):
    """How likely each seat is to be left with cards."""
    scores = [held(deal, seat) @ weights if deal.held[seat] else -np.inf for seat in range(deal.seats)]
    odds = np.exp(np.array(scores) - max(scores))
    return odds / odds.sum()


def best(deal, weights, chance):
    """The choice after which the seat in turn is least likely to lose."""

    def danger(choice):
        after = deal.clone()
        after.play(choice)
        return chances(after, weights)[deal.turn] + NOISE * chance.random()

    choices = deal.choices()
    return choices[0] if len(choices) == 1 else min(choices, key=danger)


def played(players, seed, weights):
    """Some positions of a deal, its loser and its length."""
    deal, chance = dealt(players, seed), np.random.default_rng(seed)
    rows = []
    length = 0
    while deal.turn >= 0 and length < LONGEST:
        if deal.phase != SECOND and chance.random() < 0.1:
            still = [bool(deal.held[seat]) for seat in range(players)]
            rows.append(([held(deal, seat) for seat in range(players)], still))
        deal.play(best(deal, weights, chance))
        length += 1
    return rows, deal.loser, length


def fitted(games):
    """Weights under which the loser is likeliest; each deal counts alike."""
    rows = [(*row, loser, 1 / len(rows)) for rows, loser, _ in games if loser >= 0 for row in rows]
    cards, still, losers, share = (np.array(column) for column in zip(*rows, strict=True))
    at = np.arange(len(losers))

    def surprise(weights):
        scores = np.where(still, cards @ weights, -np.inf)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        value = -(share * np.log(odds[at, losers])).sum() + RIDGE * weights @ weights / 2
        odds[at, losers] -= 1
        return value, np.einsum("ns,nsf->f", odds * share[:, None], cards) + RIDGE * weights

    return minimize(surprise, np.zeros(KINDS * RANKS), jac=True, method="L-BFGS-B").x


def main():
    players, deals = int(sys.argv[1]), int((sys.argv[2:] or ["400"])[0])
    weights = np.repeat([-0.2, 0.2, 0.2], RANKS)
    for turn in range(ROUNDS):
        games = [played(players, turn * deals + seed, weights) for seed in range(deals)]
        weights = fitted(games)
        print(f"choices in the median deal: {np.median([length for *_, length in games]):.0f}")
        for kind, row in zip(("own", "another's", "nobody's"), weights.reshape(KINDS, RANKS), strict=True):
            print(f"{kind:10}", *(f"{800 * weight:5.0f}" for weight in row), flush=True)


if __name__ == "__main__":
    main()
