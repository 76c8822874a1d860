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


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    named = list(positions(wanted.deals, wanted.seed))
    tricks, nodes, seconds = ours(named)
    in_c = theirs(named)
    assert (tricks, nodes) == in_c[:2], "the two do not search alike"
    n = wanted.deals
    given = sum(tricks) / (4 * n)
    best = sum(max(tricks[i : i + 4]) for i in range(0, 4 * n, 4)) / n
    print(f"{n} deals with each trump suit: {nodes} positions, {nodes / (4 * n):.0f} each")
    print(
        f"atout {nodes / seconds / 1e6:.1f} million positions a second, {seconds / (4 * n) * 1e3:.3f} ms each"
    )
    print(
        f"C     {nodes / in_c[2] / 1e6:.1f} million positions a second, atout {in_c[2] / seconds:.2f} of that"
    )
    print(f"mean tricks of the bidder's side: a given suit {given:.2f}, the best of four suits {best:.2f}")


if __name__ == "__main__":
    main()
