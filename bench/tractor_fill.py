"""What the filled-in hands of Tractor miss of the true ones once a card of the trump rank was shown.

python bench/tractor_fill.py [--deals 3000]

Rounds are drawn until somebody shows one card. Another seat's unknown cards are then dealt (``fill``), and
the hand of the one who showed is compared with the true one, on average over many rounds: if every deal that
fits were as likely as it is, both would agree, whatever a player shows with. Three ways of showing: as soon
as it can be done, by chance at any time one is asked, and by the computer player's rule of thumb.
"""

import argparse
import math
import random
import statistics

from atout.core import bits
from atout.core.rng import Rng
from atout.games.tractor.deal import Tractor
from atout.games.tractor.habits import TractorBot
from atout.games.tractor.numbers import BURYING, PAIR, SHOW, SHOWING
from atout.games.tractor.options import PRESETS

WAYS = {
    "at once": lambda _deal, choices, _luck: choices[-1],
    "by chance": lambda _deal, choices, luck: luck.choice(choices),
    "by rule": lambda deal, _choices, _luck: TractorBot(deal.hidden(deal.turn)).thumb(),
}
RANK = sum(1 << 13 * suit for suit in range(4))


def shown(luck, way):
    """A round in which one card was just shown; None where something else was."""
    deal = Tractor(PRESETS["seed"])
    pack = [kind for kind in range(54) for _ in range(2)]
    luck.shuffle(pack)
    deal.set_up(luck.randrange(4), pack)
    while deal.phase < BURYING and not deal.shows and deal.turn >= 0:
        choices = deal.choices()
        deal.play(WAYS[way](deal, choices, luck) if deal.phase == SHOWING else choices[0])
    return deal if deal.shows and SHOW <= deal.show_what[0] < PAIR else None


def measures(deal):
    """Of the hand of the one who showed: its second such card, others of the rank, jokers, the suit."""
    seat, suit = deal.show_by[0], deal.show_what[0] - SHOW
    one, two = deal.one[seat], deal.two[seat]
    kind = 1 << 13 * suit + deal.rank

    def held(kinds):
        return bits.count(one & kinds) + bits.count(two & kinds)

    return [
        held(kind) - 1,
        held((RANK << deal.rank) & ~kind),
        held(3 << 52),
        held((8191 << 13 * suit) & ~kind),
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=3000)
    args = parser.parse_args()
    print(
        "in the hand of the one who showed, true less filled in: the second, others of the rank, jokers, suit"
    )
    for way in WAYS:
        luck, rng = random.Random(1), Rng(1)
        rows, late = [], 0
        while len(rows) < args.deals:
            deal = shown(luck, way)
            if deal is None:
                continue
            late += (
                deal.show_at[0] <= 100
                and deal.pack[deal.show_at[0] - 1] != 13 * (deal.show_what[0] - SHOW) + deal.rank
            )
            hidden = deal.hidden(deal.show_by[0] ^ 1)
            rows.append([a - b for a, b in zip(measures(deal), measures(hidden.filled(rng)), strict=True)])
        told = [
            f"{statistics.mean(column):+.3f} ± {statistics.stdev(column) / math.sqrt(len(column)):.3f}"
            for column in zip(*rows, strict=True)
        ]
        print(f"{way:10} {'  '.join(told)}; shown later than drawn: {100 * late / len(rows):.1f} %")


if __name__ == "__main__":
    main()
