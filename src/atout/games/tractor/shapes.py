"""What cards make together: suits as they are in this round, steps, pairs, tractors, the parts of a throw.

Cards are kinds (0 to 53), and so many of them two masks: kinds held at least once, kinds held twice. Every
suit has steps from 0, the lowest; kinds on one step are equal. Only the trump rank puts several on one step.
"""

from itertools import chain

from atout.core import bits
from atout.core.deal import Deal
from atout.games.tractor.numbers import BIG_JOKER, NO_TRUMP, SMALL_JOKER, STEPS, UNNAMED


def _suits(trump, rank):
    """The steps of every suit from the lowest, each a list of kinds; TRUMPS at the end.

    ``trump`` is a suit, NO_TRUMP, or 5 for a round without a trump suit in which the trump rank are trumps.
    """
    ranks = [r for r in range(13) if r != rank or trump == NO_TRUMP]  # TR-15, TR-16  left out of every suit
    suits = [[[suit * 13 + r] for r in ranks] for suit in range(4)]  # TR-16
    of_rank = [suit * 13 + rank for suit in range(4) if suit != trump]
    trumps = []
    if trump < NO_TRUMP:  # TR-15
        trumps = [*suits[trump], of_rank, [trump * 13 + rank]]
        suits[trump] = []
    elif trump != NO_TRUMP:  # TR-17, option no_trump_rank
        trumps = [of_rank]
    return [*suits, [*trumps, [SMALL_JOKER], [BIG_JOKER]]]


def _orders():
    return [_suits(trump, rank) for trump in range(6) for rank in range(13)]


def _mask(kinds):
    return sum(1 << kind for kind in kinds)


def _by_kind(suits, of):
    values = [0] * 54
    for suit, steps in enumerate(suits):
        for step, kinds in enumerate(steps):
            for kind in kinds:
                values[kind] = of(suit, step)
    return values


def _flat(rows):
    """One row after the other.

    Not a table of rows: each row that Cython copies into a C array takes a reference away from None.
    """
    return [value for row in rows for value in row]


SUIT_OF = _flat(_by_kind(suits, lambda suit, _: suit) for suits in _orders())
"""SUIT_OF[54 * order + kind]: the suit of a kind; ``order`` is 13 times the trump plus the rank."""
STEP = _flat(_by_kind(suits, lambda _, step: step) for suits in _orders())
IN_SUIT = _flat([_mask(chain(*steps)) for steps in suits] for suits in _orders())
"""IN_SUIT[5 * order + suit]: the kinds of a suit."""
AT = _flat(
    [_mask(step) for step in steps] + [0] * (STEPS - len(steps)) for suits in _orders() for steps in suits
)
"""AT[16 * (5 * order + suit) + step]: the kinds on a step."""
HIGHER = _flat(
    _by_kind(suits, lambda suit, step, suits=suits: _mask(chain(*suits[suit][step + 1 :])))
    for suits in _orders()
)
"""HIGHER[54 * order + kind]: the kinds of the same suit on a higher step."""


class Shapes(Deal):
    """Cards under the trumps of a round.

    ``trump`` is 0 to 3, NO_TRUMP or UNNAMED; ``rank`` the trump rank, 0 (two) to 12 (ace); ``rank_trumps``
    whether it is trumps without a trump suit; ``order`` what the tables are read with. The parts of the cards
    taken apart last: how many, and of each the pairs in it (0: a single), its highest step, its cards.
    """

    __slots__ = (
        "order",
        "part_one",
        "part_pairs",
        "part_top",
        "part_two",
        "parts",
        "rank",
        "rank_trumps",
        "trump",
    )

    def __init__(self):
        Deal.__init__(self)
        self.trump = UNNAMED
        self.rank = 0
        self.order = NO_TRUMP * 13
        self.rank_trumps = False
        self.parts = 0
        self.part_pairs = [0] * 26
        self.part_top = [0] * 26
        self.part_one = [0] * 26
        self.part_two = [0] * 26

    def name_trump(self, trump):
        """TR-15, TR-17: the order of the cards from now on."""
        self.trump = trump
        table = NO_TRUMP if trump == UNNAMED else trump
        if trump == NO_TRUMP and self.rank_trumps:
            table = NO_TRUMP + 1
        self.order = table * 13 + self.rank

    def suit_at(self, kind):
        return SUIT_OF[54 * self.order + kind]

    def step_at(self, kind):
        return STEP[54 * self.order + kind]

    def in_suit(self, suit):
        return IN_SUIT[5 * self.order + suit]

    def higher(self, kind):
        return HIGHER[54 * self.order + kind]

    def at(self, suit, step):
        return AT[16 * (5 * self.order + suit) + step]

    def above(self, kind, other):
        """Whether a kind is higher than another of its suit."""
        return HIGHER[54 * self.order + other] >> kind & 1

    def steps(self, kinds, suit):
        """The steps of a suit on which some of these kinds are, a bit each."""
        found = 0
        kinds &= IN_SUIT[5 * self.order + suit]
        if kinds == 0:
            return 0
        for step in range(STEPS):
            if kinds & AT[16 * (5 * self.order + suit) + step]:
                found |= bits.bit(step)
        return found

    def windows(self, steps, length):
        """TR-23: where tractors of so many pairs can begin, if there is a pair on each of these steps."""
        found = steps
        for i in range(1, length):
            found &= steps >> i
        return found

    def longest(self, steps):
        """How long the longest row of steps is."""
        length = 0
        while steps:
            steps &= steps >> 1
            length += 1
        return length

    def top_of(self, kinds, suit):
        """The highest step of these kinds, -1 if there are none."""
        top = -1
        kinds &= IN_SUIT[5 * self.order + suit]
        if kinds:
            for step in range(STEPS):
                if kinds & AT[16 * (5 * self.order + suit) + step]:
                    top = step
        return top

    def runs(self, steps):
        """The lengths of all rows of two or more steps, as one number: longer ones count for more (TR-27)."""
        total = 0
        length = 0
        while steps:
            if steps & 1:
                length += 1
            else:
                if length > 1:
                    total += bits.bit(4 * length)
                length = 0
            steps >>= 1
        if length > 1:
            total += bits.bit(4 * length)
        return total

    def decompose(self, one, two):
        """TR-24: the parts of cards of one suit: the longest tractor, and again, then pairs, then singles."""
        self.parts = 0
        suit = SUIT_OF[54 * self.order + bits.lowest(one)]
        singles = one & ~two
        pairs = two
        while True:
            steps = self.steps(pairs, suit)
            length = self.longest(steps)
            if length < 2:
                break
            low = bits.highest(self.windows(steps, length))  # TR-24  of equally long ones the highest
            taken = 0
            for step in range(low, low + length):
                kind = pairs & AT[16 * (5 * self.order + suit) + step]
                taken |= kind & ~(kind - 1)  # TR-24  the first of spades, hearts, diamonds, clubs
            self.add_part(taken, taken, length, low + length - 1)
            pairs &= ~taken
        self.add_each(pairs, suit, 1)
        self.add_each(singles, suit, 0)

    def add_each(self, kinds, suit, pairs):
        """Each of these kinds as a part, the highest first."""
        for step in range(STEPS - 1, -1, -1):
            mask = kinds & AT[16 * (5 * self.order + suit) + step]
            while mask:
                bit = mask & ~(mask - 1)
                mask &= mask - 1
                self.add_part(bit, bit if pairs else 0, pairs, step)

    def add_part(self, one, two, pairs, top):
        self.part_one[self.parts] = one
        self.part_two[self.parts] = two
        self.part_pairs[self.parts] = pairs
        self.part_top[self.parts] = top
        self.parts += 1

    def forget_parts(self):
        """So that equal deals are equal to the last byte."""
        for i in range(26):
            self.part_one[i] = 0
            self.part_two[i] = 0
            self.part_pairs[i] = 0
            self.part_top[i] = 0
        self.parts = 0
