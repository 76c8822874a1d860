#!/usr/bin/env python3
"""Whether the computer player ``expert`` plays the best in solved positions of a duel of Svoi Kozyri.

bench/svoi_expert.py [--each 20] [--seed 1] [--write]

Positions as in ``bench/svoi_solve.py``, drawn and reached in play by turns. What could not be solved in half
a minute, or leaves no choice, is left out.
"""

import argparse
import random
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

from run import heading  # noqa: E402
from svoi_solve import drawn, reached  # noqa: E402

from atout.games.svoi_kozyri import bot, notation  # noqa: E402
from atout.games.svoi_kozyri.solve import solve, write  # noqa: E402
from atout.search import levels  # noqa: E402

COUNTS = [("seed", count) for count in (8, 10, 12)] + [("besicovitch", count) for count in (12, 14, 16)]
PATIENCE = 30


def row(preset, count, each, seed):
    """A line of the table."""
    luck = random.Random(f"{seed} expert {preset} {count}")
    solved = best = matters = 0
    times = [0.0]
    for i in range(each):
        deal = (drawn, reached)[i % 2](luck, preset, count)
        answer = solve(write(deal), seconds=PATIENCE, wanted="best")
        if not answer.solved or len(deal.choices()) == 1:
            continue
        begun = time.perf_counter()
        choice = levels.decide(bot, deal.hidden(deal.turn), "expert", i)[0]
        times.append(time.perf_counter() - begun)
        solved += 1
        matters += len(answer.best) < len(deal.choices())
        best += notation.write(deal, choice) in answer.best
    times.sort()
    late = times[int(0.95 * (len(times) - 1))]
    of_all = f"| {solved} | {matters} | **{best}** |"
    return f"| `{preset}`, {count} cards {of_all} {late:.2f} s | {times[-1]:.2f} s |"


def main():
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--each", type=int, default=20, help="positions of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    lines = [*heading(), "", f"`bench/svoi_expert.py --each {wanted.each} --seed {wanted.seed}`", ""]
    lines += [
        "| positions | solved | not all choices best | a best one played | 95 of 100 within | longest |"
    ]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    lines += [row(preset, count, wanted.each, wanted.seed) for preset, count in COUNTS]
    print("\n".join(lines))
    if wanted.write:
        (HERE / "results" / f"{lines[0][2:12]}-svoi-expert.md").write_text("\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
