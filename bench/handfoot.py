"""Hand and Foot: deals a second beside OpenSpiel's gin rummy in C++, and the time of legal choices.

python bench/handfoot.py [--seconds 2]

One process, the same run. Deals: ours of four players under the policy, theirs by ``pyspiel.evaluate_bots``
with its uniform random bots. Choices: asked for from Python at every moment at which cards may be laid, in
deals played by chance. Wanted: twice as many deals; 5 µs at the median and 50 µs at the worst, of which the
scheduler's part is taken off by asking three times.
"""

import argparse
import statistics
import sys
import time

from yardsticks import our_deals, rate, their_games

from atout.core.rng import Rng
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import MELDING
from atout.games.hand_and_foot.options import PRESETS, FootOptions

WANTED_DEALS = 2
ASKED = 3
SOME_DEALS = 60


def moments(options):
    """Nanoseconds for the legal choices at every moment of some deals, the least of a few tries."""
    deal, rng = Foot(options), Rng(3)
    for _ in range(SOME_DEALS):
        deal.begin(rng)
        while deal.turn >= 0:
            choices = deal.choices()
            if deal.phase == MELDING:
                yield min(asked(deal) for _ in range(ASKED))
            deal.play(choices[rng.below(len(choices))])


def asked(deal):
    begun = time.perf_counter_ns()
    deal.choices()
    return time.perf_counter_ns() - begun


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    theirs = rate(their_games("gin_rummy", 2, 20), seconds)
    print(f"gin rummy, random games a second     {theirs:10,.0f}")
    for name, options in {**PRESETS, "six players": FootOptions(players=6, decks=7)}.items():
        ours = rate(our_deals(Foot(options), 300, plausible=True), seconds)
        print(f"{name:24} deals a second {ours:10,.0f}  {ours / theirs:6.1f} times (wanted: {WANTED_DEALS})")
    for name, options in {**PRESETS, "1-1-0": FootOptions(contract="1-1-0", players=2)}.items():
        spent = sorted(moments(options))
        median, most = statistics.median(spent) / 1000, spent[-1] / 1000
        print(f"{name:24} legal choices: median {median:.1f} µs, worst {most:.1f} µs of {len(spent):,}")
    print(f"memory of a deal: {sys.getsizeof(Foot())} bytes")


if __name__ == "__main__":
    main()
