"""What each part of Tractor's computer player is worth: the same rounds, sides exchanged, one part off.

python bench/tractor_parts.py whole policy --pairs 100 --seconds 0.03

Two players by name: ``whole`` is the computer player; ``random``; ``policy`` plays by the rule of thumb with
which it plays deals on; ``tree`` is plain information set search, card by card, the time shared by the cards;
and the whole with a part switched off: ``anything`` tries single choices instead of candidates, ``once`` does
not look once more at the best few, ``blind`` deals the unknown cards without regard to what the play told,
``by-rule-bury``, ``by-rule-show``, ``by-rule-follow`` and ``by-rule-lead`` decide so much by the rule of
thumb. Told are ranks and points that the first is ahead in a round, with the error of the mean, and the time
of its decisions. ``--seconds`` are for a whole decision, ``--deals`` bounds it in deals instead.
"""

import argparse
import math
import random
import statistics
import time

from atout.games.tractor.bot import TractorPlans
from atout.games.tractor.candidates import Candidates
from atout.games.tractor.deal import Tractor
from atout.games.tractor.habits import TractorBot
from atout.games.tractor.numbers import BURYING, PLAY, SHOWING
from atout.games.tractor.options import PRESETS
from atout.search.ismcts import Ismcts
from atout.search.plans import Plans

LUCK = random.Random(7)
DEALS = [1 << 40]


def by_rule(hidden, _seconds, _seed):
    return Candidates(hidden).all()[0]


def by_chance(hidden, _seconds, _seed):
    return [LUCK.choice(hidden.choices())]


def parts_of(hidden):
    """About how many choices a decision is made of."""
    return {BURYING: 8, SHOWING: 1}.get(hidden.phase, hidden.size if hidden.laid else 2)


def by_tree(hidden, seconds, seed):
    tree = Ismcts(TractorBot(hidden), seed, 1 << 14, 400)
    tree.think(seconds / parts_of(hidden))
    return [tree.report()[0][0]]


def by_single_choices(hidden, seconds, seed):
    search = Plans(TractorBot(hidden), seed)
    usual = TractorBot(hidden).thumb()
    for choice in [usual, *hidden.choices()]:
        search.candidate([choice])
    search.think(seconds / parts_of(hidden), max(DEALS[0] // parts_of(hidden), 1), every=False)
    return search.ranked()[0][0]


def blindly(hidden, seconds, seed):
    blind = TractorBot(hidden)
    blind.forget_told()
    return whole(blind, seconds, seed)


def whole(hidden, seconds, seed, **parts):
    search = TractorPlans(hidden, seed)
    for name, value in parts.items():
        setattr(search, name, value)
    search.think(seconds, DEALS[0], every=False)
    return search.ranked()[0][0]


def except_for(what):
    def decide(hidden, seconds, seed):
        return (by_rule if what(hidden) else whole)(hidden, seconds, seed)

    return decide


PLAYERS = {
    "whole": whole,
    "policy": by_rule,
    "random": by_chance,
    "tree": by_tree,
    "anything": by_single_choices,
    "blind": blindly,
    "once": lambda *args: whole(*args, fresh=False),
    "by-rule-bury": except_for(lambda hidden: hidden.phase == BURYING),
    "by-rule-show": except_for(lambda hidden: hidden.phase == SHOWING),
    "by-rule-follow": except_for(lambda hidden: hidden.phase == PLAY and hidden.laid),
    "by-rule-lead": except_for(lambda hidden: hidden.phase == PLAY and not hidden.laid),
}


def a_round(number, preset):
    """A round like many, both sides somewhere on their way: neither the first nor the last."""
    luck = random.Random(number)
    deal = Tractor(PRESETS[preset])
    pack = [kind for kind in range(54) for _ in range(2)]
    luck.shuffle(pack)
    starter, ranks = luck.randrange(4), [luck.randrange(10), luck.randrange(10)]
    deal.set_up(starter, pack, first=False, starter=starter, ranks=ranks, rank=ranks[starter % 2])
    return deal


def play(deal, players, seconds, number, times):
    """The ranks and the points that side 0 is ahead at the end."""
    count = 0
    while deal.turn >= 0:
        choices = deal.choices()
        if len(choices) == 1:
            deal.play(choices[0])
            continue
        count += 1
        side = deal.turn % 2
        begun = time.perf_counter()
        decision = players[side](deal.hidden(deal.turn), seconds, 1000 * number + count)
        times[side].append(time.perf_counter() - begun)
        for choice in decision:
            deal.play(choice)
    points = deal.points - 80
    return deal.value(0) - deal.value(1), points if deal.declarers == 1 else -points


def duel(args):
    """Of each pair of rounds the mean that the first is ahead, and the times of the first's decisions."""
    players, times = [PLAYERS[args.first], PLAYERS[args.second]], [[], []]
    ranks, points = [], []
    end = time.monotonic() + 60 * args.minutes
    for number in range(args.start, args.start + args.pairs):
        one = play(a_round(number, args.preset), players, args.seconds, number, times)
        other = play(a_round(number, args.preset), players[::-1], args.seconds, number, times[::-1])
        ranks.append((one[0] - other[0]) / 2)
        points.append((one[1] - other[1]) / 2)
        if time.monotonic() > end:
            break
    return ranks, points, times[0]


def told(values):
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return f"{statistics.mean(values):+.2f} ± {error:.2f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--preset", choices=PRESETS, default="seed")
    parser.add_argument("--deals", type=int, help="so many deals for a decision, and all the time they take")
    args = parser.parse_args()
    if args.deals:
        DEALS[0], args.seconds = args.deals, 60
    ranks, points, times = duel(args)
    cuts = statistics.quantiles(times, n=20)
    print(
        f"{args.first} - {args.second}: {told(ranks)} ranks, {told(points)} points a round in {len(ranks)}"
        f" pairs; a decision {1000 * cuts[9]:.0f} ms, 95th percentile {1000 * cuts[18]:.0f} ms"
    )


if __name__ == "__main__":
    main()
