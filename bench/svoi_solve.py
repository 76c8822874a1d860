#!/usr/bin/env python3
"""How soon positions of a duel of Svoi Kozyri are solved: their value and every best choice.

bench/svoi_solve.py [--each 30] [--seed 1] [--write]
bench/svoi_solve.py --only hard [--minutes 3]

Positions have an empty pile and every number of cards up to 10 under the document's rules, 14 under
``besicovitch``, half of them drawn at random (cards of the 36, trump suits, hands of any two sizes, whoever
is in turn), half reached in play: such a position is played on, mostly by the player ``greedy``, until the
pile has been picked up whole at least once. ``hard`` are 12 cards under the document's rules and 16 under
``besicovitch``, as long as it takes. Times are those of the processor, for others may be at work, and those
of the clock beside them.
"""

import argparse
import random
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

from run import heading  # noqa: E402

from atout.core import cards  # noqa: E402
from atout.games.svoi_kozyri.deal import Svoi  # noqa: E402
from atout.games.svoi_kozyri.greedy import greedy  # noqa: E402
from atout.games.svoi_kozyri.numbers import LEAD, PICK_UP  # noqa: E402
from atout.games.svoi_kozyri.options import PRESETS  # noqa: E402
from atout.games.svoi_kozyri.solve import solve, write  # noqa: E402

PACK = [cards.CARDS[rank + suit] for suit in cards.SUITS for rank in "6789TJQKA"]
SOON = 1.0
PLAYED_BY_RULE = 0.8
LONGEST = 400
TRIES = 100
SOON_FOR = {"seed": 10, "besicovitch": 14}
HARD = {"seed": 12, "besicovitch": 16}


def drawn(luck, preset, count):
    """So many cards at random in two hands."""
    pack = luck.sample(PACK, count)
    first = luck.randint(1, count - 1)
    deal = Svoi(PRESETS[preset])
    deal.arrange([pack[:first], pack[first:]], [], luck.sample(range(4), 2), luck.randrange(2))
    return deal


def reached(luck, preset, count):
    """A position of an empty pile after one that was drawn; where few cards never come so far, one drawn."""
    for _ in range(TRIES):
        deal = drawn(luck, preset, count)
        picked_up = False
        for _ in range(luck.randint(10, LONGEST)):
            choices = deal.choices()
            by_rule = luck.random() < PLAYED_BY_RULE
            choice = greedy(deal.hidden(deal.turn)) if by_rule else luck.choice(choices)
            picked_up |= choice == PICK_UP
            deal.play(choice)
            if deal.turn < 0:
                break
            if picked_up and deal.phase == LEAD and luck.random() < 1 / 3:
                return deal
    return drawn(luck, preset, count)


def measure(deal, seconds):
    """Whether it was solved, and how long it took by the processor and by the clock."""
    text = write(deal)
    processor, clock = time.process_time(), time.perf_counter()
    answer = solve(text, seconds=seconds, wanted="best", memory=3 << 30)
    return answer.solved, time.process_time() - processor, time.perf_counter() - clock


def row(name, runs):
    """A line of the table."""
    soon = sum(solved and processor <= SOON for solved, processor, _ in runs)
    by_clock = sum(solved and clock <= SOON for solved, _, clock in runs)
    times = sorted(processor for _, processor, _ in runs)
    at = [times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.9, 0.95, 0.99)]
    unsolved = sum(not solved for solved, _, _ in runs)
    shown = " | ".join(f"{seconds:.3f}" for seconds in [*at, times[-1]])
    return (
        f"| {name} | {len(runs)} | **{100 * soon / len(runs):.1f} %** | {100 * by_clock / len(runs):.1f} % "
        f"| {shown} | {unsolved} |"
    )


HEAD = (
    "| positions | number | within 1 s | by the clock | median | 90 % | 95 % | 99 % | longest | not solved |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
)


def soon(each, seed):
    """Every number of cards."""
    yield from HEAD
    for preset, most in SOON_FOR.items():
        everything = []
        for count in range(2, most + 1):
            luck = random.Random(f"{seed} {preset} {count}")
            runs = [measure(how(luck, preset, count), 5) for how in (drawn, reached) for _ in range(each)]
            everything += runs
            if count >= most - 3:
                yield row(f"`{preset}`, {count} cards", runs)
        yield row(f"`{preset}`, 2 to {most} cards", everything)


def hard(each, seed, seconds):
    """The largest that are to be solved at all."""
    yield from HEAD
    for preset, count in HARD.items():
        luck = random.Random(f"{seed} {preset} {count}")
        for how in (drawn, reached):
            runs = [measure(how(luck, preset, count), seconds) for _ in range(each)]
            yield row(f"`{preset}`, {count} cards, {how.__name__}", runs)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--each", type=int, default=30, help="positions of each kind and number of cards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["soon", "hard"], default="soon")
    parser.add_argument("--minutes", type=float, default=3, help="at most so long for a hard position")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    lines = [*heading(), ""]
    lines += [f"`bench/svoi_solve.py --only {wanted.only} --each {wanted.each} --seed {wanted.seed}`", ""]
    if wanted.only == "soon":
        lines += soon(wanted.each, wanted.seed)
    else:
        lines += hard(wanted.each, wanted.seed, 60 * wanted.minutes)
    print("\n".join(lines))
    if wanted.write:
        name = f"{lines[0][2:12]}-svoi-solve-{wanted.only}.md"
        (HERE / "results" / name).write_text("\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
