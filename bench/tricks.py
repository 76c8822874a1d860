"""How fast open hands of Bid Euchre are solved, beside the same search in C, and how many tricks they give.

python bench/tricks.py [--deals 1000]

Each deal is solved with each of four trump suits. Both count the positions that they search: they must agree,
as must the tricks. The bidder leads.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from atout.core.rng import Rng
from atout.games.bid_euchre import suits
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.numbers import BID, PASS, TRUMP
from atout.games.bid_euchre.options import EuchreOptions
from atout.search.openhands import OpenHands

PROGRAM = Path(__file__).parent / "c/openhands.c"
SEATS = 15


def positions(deals, seed):
    """Every deal with every trump suit, the player on the dealer's left to lead."""
    rng = Rng(seed)
    for _ in range(deals):
        deal = Euchre(EuchreOptions())
        deal.begin(rng)
        for choice in (BID + 3, PASS, PASS, PASS):
            deal.play(choice)
        for trump in range(4):
            named = deal.clone()
            named.play(TRUMP + trump)
            yield named


def ours(named):
    """The tricks of the leader's side, the positions searched and the seconds."""
    solver = OpenHands(16)
    start = time.process_time()
    tricks = [
        solver.total(deal, SEATS, 0b0101 if deal.turn % 2 == 0 else 0b1010, suits.TRUMPS[deal.trump])
        for deal in named
    ]
    return tricks, solver.nodes, time.process_time() - start


def theirs(named):
    """The same by the program in C."""
    lines = [" ".join(map(str, [deal.trump, deal.turn, *list(deal.hands)[:4]])) for deal in named]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "openhands")
        compiler = os.environ.get("CC") or shutil.which("cc") or "gcc"
        subprocess.run([compiler, "-O2", "-o", program, PROGRAM], check=True)
        answer = subprocess.run([program], input="\n".join(lines), capture_output=True, text=True, check=True)
    *tricks, last = answer.stdout.split("\n")[:-1]
    nodes, seconds = last.split()
    return [int(number) for number in tricks], int(nodes), float(seconds)


def lines(deals=1000, seed=1):
    """What is found, in lines of Markdown."""
    named = list(positions(deals, seed))
    tricks, nodes, seconds = ours(named)
    in_c = theirs(named)
    assert (tricks, nodes) == in_c[:2], "the two do not search alike"
    given = sum(tricks) / (4 * deals)
    best = sum(max(tricks[i : i + 4]) for i in range(0, 4 * deals, 4)) / deals
    yield "| open hands | positions | million positions a second | C's | ratio |"
    yield "| --- | --- | --- | --- | --- |"
    mine, other = nodes / seconds / 1e6, nodes / in_c[2] / 1e6
    name = f"{deals} deals, four trump suits each"
    yield f"| {name} | {nodes:,} | {mine:.1f} | {other:.1f} | **{mine / other:.2f}** |"
    yield ""
    yield "Positions and tricks are equal, or the run fails. 30 million, or a ratio of 0.5, is wanted."
    yield ""
    yield f"Mean tricks of the bidder's side: a given suit {given:.2f}, the best of four suits {best:.2f}."
    yield "By an independent program: 3.29 and 4.85."


def main():
    """Print the lines."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print("\n".join(lines(wanted.deals, wanted.seed)))


if __name__ == "__main__":
    main()
