"""Bid Euchre beside OpenSpiel's euchre in C++: random hands, whole and stepped from Python.

python bench/euchre.py [--seconds 2]

One process, the same run. Whole: ours from the deal to the score without leaving the rules, theirs by
``pyspiel.evaluate_bots`` with its uniform random bots. Stepped: the list of legal choices and one choice,
asked for from Python. Wanted: twenty times as many hands, ten times as many decisions.
"""

import argparse
import random
import time

import pyspiel

from atout.core.rng import Rng
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.options import PRESETS
from atout.search.playout import Playouts

WANTED_HANDS, WANTED_DECISIONS = 20, 10
LUCK = [random.Random(1).randrange(10**6) for _ in range(100)]


def rate(work, seconds):
    """How much is done in a second of the processor's: ``work`` does a little and says how much."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def our_hands(count=20_000):
    deal, rng = Euchre(PRESETS["seed"]), Rng(1)

    def work():
        Playouts(deal, rng, count).run()
        return count

    return work


def their_hands(count=200):
    game = pyspiel.load_game("euchre")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def work():
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return count

    return work


def our_decisions():
    deal = Euchre(PRESETS["seed"])
    rng = Rng(2)

    def work():
        deal.begin(rng)
        made = 0
        while deal.turn >= 0:
            choices = deal.choices()
            deal.play(choices[LUCK[made] % len(choices)])
            made += 1
        return made

    return work


def their_decisions():
    game = pyspiel.load_game("euchre")

    def work():
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action(choices[LUCK[made] % len(choices)])
            made += 1
        return made

    return work


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    rows = [
        ("random hands a second", our_hands(), their_hands(), WANTED_HANDS),
        ("decisions a second from Python", our_decisions(), their_decisions(), WANTED_DECISIONS),
    ]
    for name, ours, theirs, wanted in rows:
        mine, other = rate(ours, seconds), rate(theirs, seconds)
        print(f"{name:32} {mine:12,.0f} {other:12,.0f} {mine / other:6.1f} times (wanted: {wanted})")


if __name__ == "__main__":
    main()
