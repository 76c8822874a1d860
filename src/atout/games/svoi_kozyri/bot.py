"""What a computer player knows about Svoi Kozyri."""

import math

from atout.core import bits
from atout.games.svoi_kozyri import deal as rules
from atout.games.svoi_kozyri.deal import Svoi
from atout.search.alphabeta import AlphaBeta
from atout.search.ismcts import Ismcts

OWN = 0  # what a suit is to the holder of a card: the own trump suit,
OTHERS = 1  # another player's,
PLAIN = 2  # or nobody's.

CARD_BURDEN = [
    [40, 30, 20, 10, 0, -10, -20, -30, -40, -60, -80, -100, -130],
    [120, 120, 120, 118, 116, 112, 106, 100, 92, 84, 70, 50, 20],
    [110, 110, 110, 108, 106, 102, 96, 90, 82, 74, 60, 40, 10],
]
"""CARD_BURDEN[kind of suit][rank]: how far a card keeps its holder from going out."""

BURDEN = [
    [sum(burden for rank, burden in enumerate(kind) if ranks >> rank & 1) for ranks in range(8192)]
    for kind in CARD_BURDEN
]
"""BURDEN[kind of suit][ranks held, a bit each]."""

UNBEATEN = 150  # the appeal of a card that the next player cannot beat,
PICKED_UP = -60  # and of picking up,
MILD = 400.0  # and the lead that is worth half a deal


class SvoiBot(Svoi):
    """A deal with opinions. It adds no fields, so that a deal of the rules can be copied into it."""

    __slots__ = ()

    def __init__(self, deal=None):
        Svoi.__init__(self)
        if deal is not None:
            self.copy_from(deal)

    def spell(self, out):
        """Fewer words than the rules': a pile that is always taken whole matters by its top card alone."""
        for seat in range(self.seats):
            out[seat] = self.hands[seat]
        n = self.turn + 1 | self.phase << 3
        out[0] |= bits.bit(52) * n
        if self.take_all:
            n = self.pile[self.size - 1] + 1 if self.size else 0
            out[1] |= bits.bit(52) * n
            return self.seats
        out[1] |= bits.bit(52) * self.size
        n = self.seats - 1
        for i in range(self.size):
            if i % 10 == 0:
                n += 1
                out[n] = 0
            out[n] = out[n] << 6 | self.pile[i]
        return n + 1

    def burden(self, seat):
        """How far a player's cards keep them from going out."""
        hand = self.hands[seat]
        total = 0
        for suit in range(4):
            kind = OWN if suit == self.trump[seat] else PLAIN if self.suit_free(suit) else OTHERS
            total += BURDEN[kind][hand >> 13 * suit & 0x1FFF]
        return total

    def estimate(self, seat):
        if self.phase == rules.TRUMPS:
            return 0.0
        if self.seats == 2:
            lead = self.burden(1 - seat) - self.burden(seat)
            return lead / (MILD + abs(lead))
        if self.held[seat] == 0:
            return 1.0 / (self.seats - 1)
        chance = self.lose_chance(seat)
        return (1.0 - chance) / (self.seats - 1) - chance

    def lose_chance(self, seat):
        """A guess at how likely a player is to be left with cards."""
        total = 0.0
        for other in range(self.seats):
            if self.held[other]:
                total += math.exp((self.burden(other) - self.burden(seat)) / MILD)
        return 1.0 / total

    def appeal(self, choice):
        """How good a choice looks at first sight."""
        if choice == rules.PICK_UP:
            return PICKED_UP
        if choice > rules.PICK_UP:
            return 0
        suit = choice // 13
        kind = OWN if suit == self.trump[self.turn] else PLAIN if self.suit_free(suit) else OTHERS
        score = CARD_BURDEN[kind][choice % 13]
        if self.phase != rules.BEAT:
            rival = self.after(self.turn)
            if not self.hands[rival] & rules.BEATS[self.trump[rival]][choice]:
                score += UNBEATEN
        return score

    def sort(self, out, n):
        scores = [0] * 128
        for i in range(n):
            choice = out[i]
            score = self.appeal(choice)
            j = i
            while j and scores[j - 1] < score:
                scores[j] = scores[j - 1]
                out[j] = out[j - 1]
                j -= 1
            scores[j] = score
            out[j] = choice

    def policy(self, rng):
        """The best looking of three choices at random."""
        best = 0
        most = -100000
        for _ in range(3):
            choice = self.pick(rng)
            score = self.appeal(choice)
            if score > most:
                most = score
                best = choice
        return best


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first.

    ``limit`` bounds the positions or simulations as well; with ``every``, all values are searched with
    the same care, otherwise the best alone.
    """
    own = SvoiBot(hidden)
    choices = own.choices()
    if own.phase == rules.TRUMPS:  # SK-3  the cards are not dealt yet: all suits are equal
        start = seed % len(choices)
        return [(choice, 0.0) for choice in choices[start:] + choices[:start]]
    if own.seats == 2:
        search = AlphaBeta(own, every, words=10)
        search.think(seconds, limit)
        return [(choice, value) for choice, value, _ in search.report()]
    tree = Ismcts(own, seed)
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]
