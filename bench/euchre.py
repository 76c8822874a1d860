"""Bid Euchre beside OpenSpiel's euchre in C++: random hands, whole and stepped from Python.

python bench/euchre.py [--seconds 1]

One process, the same run, by turns; the median counts. Whole: ours from the deal to the score without
leaving the rules, theirs by ``pyspiel.evaluate_bots`` with its uniform random bots. Stepped: for each
decision the list of legal choices and one choice, both asked for from Python; which one was drawn before.
The deal counts as time: it is one call of ours, while theirs steps through 22 chance outcomes, which nobody
decides. The last row counts them as decisions all the same.
"""

import argparse
import random
import statistics

import pyspiel
from yardsticks import our_deals, rate, their_games

from atout.core.rng import Rng
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.options import PRESETS

WANTED_HANDS, WANTED_DECISIONS = 20, 10
ROUNDS = 5
HANDS = 1000


def our_decisions():
    """Hands stepped through."""
    luck, rng, deal = random.Random(1), Rng(2), Euchre(PRESETS["seed"])
    hands = []
    for _ in range(HANDS):
        deal.begin(rng)
        hands.append([])
        while deal.turn >= 0:
            choices = deal.choices()
            hands[-1].append(luck.randrange(len(choices)))
            deal.play(choices[hands[-1][-1]])
    decisions = sum(map(len, hands))

    def work(deal=deal):
        rng = Rng(2)
        for hand in hands:
            deal.begin(rng)
            for i in hand:
                deal.play(deal.choices()[i])
        return decisions

    return work


def their_decisions():
    """Games of theirs stepped through: what does it, and how many steps there are for a decision."""
    luck, game = random.Random(1), pyspiel.load_game("euchre")
    hands = []
    decisions = 0
    for _ in range(HANDS):
        state = game.new_initial_state()
        hands.append([])
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            choices = state.legal_actions()
            hands[-1].append(luck.randrange(len(choices)))
            state.apply_action(choices[hands[-1][-1]])

    def work():
        for hand in hands:
            state = game.new_initial_state()
            for i in hand:
                state.apply_action(state.legal_actions()[i])
        return decisions

    return work, sum(map(len, hands)) / decisions


def compared(ours, theirs, seconds):
    """Our rate, theirs, and the ratio: medians."""
    pairs = [(rate(ours, seconds), rate(theirs, seconds)) for _ in range(ROUNDS)]
    mine, other = (statistics.median(pair[i] for pair in pairs) for i in (0, 1))
    return mine, other, statistics.median(one / two for one, two in pairs)


def rows(seconds):
    """What is measured: its name, our rate, theirs, the ratio, and what is wanted."""
    ours, theirs = our_deals(Euchre(PRESETS["seed"]), 20_000), their_games("euchre", 4, 200)
    yield "random hands", *compared(ours, theirs, seconds), WANTED_HANDS
    theirs, steps = their_decisions()
    mine, other, ratio = compared(our_decisions(), theirs, seconds)
    yield "decisions stepped from Python", mine, other, ratio, WANTED_DECISIONS
    yield "the same, chance outcomes counted", mine, other * steps, ratio / steps, None


def table(seconds=1.0):
    """The rows for bench/results."""
    yield "| Bid Euchre, a second | Atout | OpenSpiel `euchre`, C++ | ratio | wanted |"
    yield "| --- | --- | --- | --- | --- |"
    for name, mine, other, ratio, wanted in rows(seconds):
        yield f"| {name} | {mine:,.0f} | {other:,.0f} | **{ratio:.1f}** | {wanted or ''} |"


def main():
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    print("\n".join(table(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
