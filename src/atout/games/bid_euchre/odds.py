"""The chance to win a match of Bid Euchre from a score.

A deal gives what the bidder's side bids and takes; how often which, is measured (``HANDS``, by
bench/euchre_hands.py). From that the chance at every score follows: each score is worth what the next deal
makes of it, on average.
"""

from array import array
from functools import lru_cache

from atout.games.bid_euchre.hands import HANDS
from atout.games.bid_euchre.numbers import ASK, BID, MOON, PLAIN

REACH = 90
"""Who has farther to go than this is as far from winning as that."""

SWEEPS = 30


class Odds:
    """The chance that a side wins which has ``a`` points to go when the other has ``b``.

    ``chance`` is how often the bidder's side gets ``mine`` and the other ``theirs``; ``made`` is whether the
    bid is made. ``makers``: only who made a bid, or set the other side, can win with a deal (BE-17).
    """

    __slots__ = ("chance", "lowest", "made", "makers", "mine", "n", "table", "theirs")

    def __init__(self, hands, makers):
        """``hands`` are (chance, mine, theirs, whether made)."""
        self.table = array("d", bytes(8 * (REACH + 1) * (REACH + 1)))
        self.chance = [0.0] * 128
        self.mine = [0] * 128
        self.theirs = [0] * 128
        self.made = [0] * 128
        self.n = len(hands)
        self.makers = makers
        self.lowest = 0 if makers else 1
        for i in range(len(hands)):
            self.chance[i], self.mine[i], self.theirs[i], self.made[i] = hands[i]
        self.reckon()

    def reckon(self):
        """Let every score be worth what the next deal makes of it, until that changes nothing."""
        for a in range(REACH + 1):
            for b in range(REACH + 1):
                self.table[a * (REACH + 1) + b] = 0.5
        for _ in range(SWEEPS):
            moved = 0.0
            for a in range(self.lowest, REACH + 1):
                for b in range(self.lowest, a):
                    total = 0.0
                    for i in range(self.n):
                        value = self.after(a - self.mine[i], b - self.theirs[i], self.made[i])
                        value += self.after(a - self.theirs[i], b - self.mine[i], 1 - self.made[i])
                        total += self.chance[i] * value / 2
                    moved = max(moved, abs(total - self.table[a * (REACH + 1) + b]))
                    self.table[a * (REACH + 1) + b] = total
                    self.table[b * (REACH + 1) + a] = 1 - total
            if moved < 1e-4:
                break

    def after(self, a, b, made):
        """The chance after a deal in which the first side made its bid or set the other, or did not."""
        if self.makers:
            if made and a <= 0:
                return 1.0
            if not made and b <= 0:
                return 0.0
        elif a <= 0 or b <= 0:
            return 1.0 if a < b else 0.0 if b < a else 0.5
        return self.table[min(max(a, 0), REACH) * (REACH + 1) + min(max(b, 0), REACH)]

    def win(self, a, b, made):
        """``after`` for callers in Python."""
        return self.after(a, b, made)


@lru_cache(maxsize=16)
def odds(decks, full, makers):
    """The chances under these rules: how many packs, what a failed alone hand costs, and who can win."""
    top = 6 * decks
    total = sum(HANDS[decks].values())
    found = {}
    for (bid, tricks), count in HANDS[decks].items():
        wanted = top if bid >= PLAIN else bid - BID
        alone = 4 * top if bid == MOON else 2 * top
        if tricks >= wanted:
            mine = alone if bid >= ASK else tricks
        else:
            mine = -alone if full and bid >= ASK else -wanted
        row = (mine, top - tricks, int(tricks >= wanted))
        found[row] = found.get(row, 0) + count / total
    return Odds([(chance, *row) for row, chance in sorted(found.items())], makers)
