"""The chance to win a match of Pitch from a score: many matches are played on, with hands played before.

``hands.py`` keeps what each side scored in hands of the computer player against itself, from the pitcher's
side on. The same hands come for every score that is asked about, so that scores are compared fairly.
"""

from array import array

from atout.core.rng import Rng
from atout.games.pitch.hands import HANDS

MATCHES = 20 if __file__.endswith(".py") else 400
LONGEST = 60
"""After so many hands the higher score wins: far more than a match takes."""

KEPT = 4096
CENTRE = 100
SEED = 0x9E3779B97F4A7C15


class Odds:
    """The chances under the rules of a deal; ``hands`` in the methods is 1 where this deal is played too."""

    __slots__ = (
        "anyone", "deals_left", "kept", "key", "must_make", "n", "rng", "rows", "sides", "target",
    )  # fmt: skip

    def __init__(self, deal):
        self.sides = deal.sides
        self.target = deal.target
        self.must_make = deal.must_make
        self.anyone = deal.anyone
        self.deals_left = deal.deals_left
        rows = HANDS[deal.seats, bool(deal.partners)]
        self.n = len(rows)
        self.rows = array("i", [points for row in rows for points in [*row, *[0] * (8 - len(row))]])
        self.key = array("Q", bytes(8 * KEPT))
        self.kept = array("d", bytes(8 * KEPT))
        self.rng = Rng(1)

    def winner(self, scores, pitcher, made):
        """PI-20, PI-21: the side that has won with a hand, or -1; pitcher -1: nobody pitched."""
        if pitcher < 0:
            return -1
        if scores[pitcher] >= self.target and (made or not self.must_make):
            return pitcher
        if not self.anyone:
            return -1
        best = 0
        tied = 0
        for side in range(self.sides):
            if scores[side] > scores[best]:
                best = side
        for side in range(self.sides):
            if scores[side] == scores[best]:
                tied += 1
        return best if tied == 1 and scores[best] >= self.target else -1

    def share(self, scores, me):
        """What the highest score is worth when nothing more is played; equal ones share it."""
        best = 0
        tied = 0
        for side in range(self.sides):
            if scores[side] > scores[best]:
                best = side
        for side in range(self.sides):
            if scores[side] == scores[best]:
                tied += 1
        return 1.0 / tied if scores[me] == scores[best] else 0.0

    def after(self, scores, me, pitcher, made, hands):
        """A side's chance with these scores, after ``hands`` more, a pitcher having made the bid or not."""
        won = self.winner(scores, pitcher, made)
        if won >= 0:
            return 1.0 if won == me else 0.0
        key = 1 + me + 8 * hands
        for side in range(self.sides):
            key = key * 211 + scores[side] + CENTRE
        at = key % KEPT
        if self.key[at] != key:
            self.kept[at] = self.play(scores, me, hands)
            self.key[at] = key
        return self.kept[at]

    def play(self, scores, me, hands):
        """How often a side wins when the match is played on."""
        now = [0] * 8
        total = 0.0
        left = LONGEST
        if self.deals_left:
            left = min(left, self.deals_left - hands)
        self.rng.x = SEED
        for _ in range(MATCHES):
            for side in range(self.sides):
                now[side] = scores[side]
            won = -1
            hand = 0
            while won < 0 and hand < left:
                hand += 1
                pitcher = self.rng.below(self.sides)
                row = self.rng.below(self.n) * 8
                side = pitcher
                for i in range(self.sides):
                    now[side] += self.rows[row + i]
                    side = side + 1 if side + 1 < self.sides else 0
                won = self.winner(now, pitcher, self.rows[row] > 0)
            if won < 0:
                total += self.share(now, me)
            elif won == me:
                total += 1.0
        return total / MATCHES

    def chance(self, scores, me):
        """``after`` between two hands, for callers in Python."""
        now = [0] * 8
        for i in range(len(scores)):
            now[i] = scores[i]
        return self.after(now, me, -1, 0, 0)
