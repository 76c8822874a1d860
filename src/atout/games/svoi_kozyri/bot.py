"""What a computer player knows about Svoi Kozyri."""

import math

from atout.core import bits, clock
from atout.games.svoi_kozyri import deal as rules
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.exact import exact
from atout.search.alphabeta import AlphaBeta
from atout.search.ismcts import Ismcts

OWN = 0  # what a suit is to the holder of a card: the own trump suit,
OTHERS = 1  # another player's,
PLAIN = 2  # or nobody's.

CARD_BURDEN = [
    [
        [5, 0, 0, 0, -3, -15, -18, -25, -45, -45, -45, -60, -75],
        [0, 0, 0, 0, 5, -5, 0, 5, 15, 22, 30, 35, 35],
        [260, 245, 230, 215, 200, 140, 85, 50, 35, 30, 15, 5, -25],
    ],
    [
        [-200, -220, -240, -260, -280, -300, -320, -340, -360, -380, -400, -420, -440],
        [360, 345, 330, 310, 290, 270, 245, 220, 190, 160, 120, 80, 40],
        [360, 345, 330, 310, 290, 270, 245, 220, 190, 160, 120, 80, 40],
    ],
]
"""CARD_BURDEN[more than two play][kind of suit][rank]: how far a card keeps its holder from going out.

Of two: fitted to the results of 700 deals that the computer played with itself. Low cards of a suit that
nobody can trump with are what one is left with; one's own trumps help. Of more: fitted to 1,200 deals
each of three and four by ``bench/svoi_burden.py``, and smoothed: whatever is not one's own trump is a
card too many.
"""

BURDEN = [[[0] * 8192 for _ in range(3)] for _ in range(2)]
"""BURDEN[more than two play][kind of suit][ranks held, a bit each]."""
for _many in range(2):
    for _kind in range(3):
        for _ranks in range(1, 8192):
            _lowest = bits.lowest(_ranks)
            BURDEN[_many][_kind][_ranks] = (
                BURDEN[_many][_kind][_ranks & (_ranks - 1)] + CARD_BURDEN[_many][_kind][_lowest]
            )

UNBEATEN = 150  # the appeal of a card that the next player cannot beat,
PICKED_UP = -60  # and of picking up,
NODES = 1 << 18  # how far a tree may grow
FASTEST = 1 << 20  # and at most how many deals it is searched by in a second: room costs time too
ENDING = 12  # with so many cards in the two hands a deal may be solved,
FEW = 16  # and with so many in all by other means too,
HALF = 0.5  # for so much of the time,
WHOLE = 0.75  # or where piles are taken whole for this: longer is then seldom needed
ROOM = 1 << 28
NO_LIMIT = 1 << 40
ENDLESS = 1 << 30  # turns that no search comes to the end of
WORTH = {"win": 1.0, "draw": 0.0, "loss": -1.0}
MILD = 800.0  # and the lead that is worth half a deal


class SvoiBot(Svoi):
    """A deal with opinions. It adds no fields, so that a deal of the rules can be copied into it."""

    __slots__ = ()

    def __init__(self, deal=None):
        Svoi.__init__(self)
        if deal is not None:
            self.copy_from(deal)

    def count_no_turns(self):
        """From here on SK-19's last turn is out of reach, however long the play that is looked into."""
        self.turns = -ENDLESS

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

    def most_words(self):
        """How many words ``spell`` needs at most."""
        return self.seats + (bits.count(self.cards) + 9) // 10

    def legal(self, out):
        """Without choices that another is never worse than, where ``canonical`` asks for that.

        Where nobody is forced to beat and every pile is taken whole, it never harms to hold a higher card
        and to have a lower one in the pile: so beat with the lowest beater of a suit, and of cards with no
        card of the opponent's between them play the lowest.
        """
        n = Svoi.legal(self, out)
        if not (self.canonical and self.take_all and self.unwilling and self.seats == 2) or n < 2:
            return n
        other = self.hands[1 - self.turn]
        kept = 0
        last = -1
        for i in range(n):
            card = out[i]
            if kept and card < rules.PICK_UP and card // 13 == last // 13:
                between = bits.bit(card) - bits.bit(last)
                if self.phase == rules.BEAT or not other & between:
                    continue
            out[kept] = card
            kept += 1
            last = card
        return kept

    def burden(self, seat):
        """How far a player's cards keep them from going out."""
        hand = self.hands[seat]
        total = 0
        for suit in range(4):
            kind = OWN if suit == self.trump[seat] else PLAIN if self.suit_free(suit) else OTHERS
            total += BURDEN[self.seats > 2][kind][hand >> 13 * suit & 0x1FFF]
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
        score = CARD_BURDEN[self.seats > 2][kind][choice % 13]
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


def think(hidden, seconds, seed, *, limit=NO_LIMIT, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first.

    Two players see all cards: what can be solved in a good half of the time is played exactly. What cannot
    is searched by a tree like the deals of more players, which plays better than alpha-beta in the same time
    (bench/strength.md). ``limit`` bounds the positions or simulations as well; with ``every``, all values
    are solved, otherwise the best alone.
    """
    own = SvoiBot(hidden)
    choices = own.choices()
    if own.phase == rules.TRUMPS:  # SK-3  the cards are not dealt yet: all suits are equal
        start = seed % len(choices)
        return [(choice, 0.0) for choice in choices[start:] + choices[:start]]
    if own.seats == 2 and bits.count(own.cards) <= FEW and limit == NO_LIMIT:
        begun = clock.now()
        found = solved(own, (WHOLE if own.take_all else HALF) * seconds, every)
        if found:
            return found
        seconds -= (clock.now() - begun) / 1e9
    if own.seats == 2 and own.held[0] + own.held[1] <= ENDING:
        search = AlphaBeta(own, every, words=own.most_words())
        seconds /= 2
        search.think(seconds, limit)
        if search.solved:
            return [(choice, value) for choice, value, _ in search.report()]
    tree = Ismcts(own, seed, capacity=min(NODES, limit + 1, int(seconds * FASTEST) + 2))
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]


def solved(own, seconds, every):
    """The choices with their exact values, best first; of others it may be known only that they are worse."""
    found = exact(own, seconds, ROOM, "all" if every else "best")
    if not all(option.kept is not None for option in found.choices):
        return []
    best = WORTH[found.value]
    values = [
        (option.choice, WORTH[option.value] if option.value else best - 1.0) for option in found.choices
    ]
    return sorted(values, key=lambda option: -option[1])
