"""What may be worth deciding in Tractor: of all the plays that are legal those that a player would think of.

A lead is a single card, a pair, a tractor, or a throw that nobody can beat as far as its leader can know. To
follow, every card is tried first, and the others added after one taste or another. What is laid in the talon
makes a hand short of suits, or keeps points out of it, or differs from the usual in one card.
"""

from atout.core import bits
from atout.games.tractor.habits import TractorBot
from atout.games.tractor.numbers import BURYING, DONE, PLAY, TALON, TRUMPS

MOST = 100
"""Candidates are at most so many."""

DEAR = 8  # what five points cost where they are to be kept out of the talon
TWO_SUITS, SPARE = 2, 2  # the talon may make the hand short of so many suits, some cards more than it holds

TASTES = ((2, 0), (-3, 0), (2, 3))
"""What is added to follow: (what five points cost, what each card of a suit costs that makes it long)."""


class Candidates(TractorBot):
    """A hidden deal of which the candidates of the seat in turn are listed."""

    __slots__ = ()

    def all(self):
        """Whole decisions, each a list of choices, after what is chosen so far; the usual one first."""
        if self.phase == PLAY:
            found = self.leads() if self.laid == 0 else self.follows()
        elif self.phase == BURYING:
            found = self.talons()
        else:
            found = [[self.policy(None)], *([choice] for choice in self.choices())]
        unlike = dict.fromkeys(tuple(choices) for choices in found)
        return [list(choices) for choices in unlike][:MOST]

    def forget_chosen(self, one, two, n):
        """Back to what was chosen at first."""
        self.chosen_one = one
        self.chosen_two = two
        self.chosen = n

    def add(self, kind):
        """Choose one more card; the play is not made when it is whole."""
        bit = bits.bit(kind)
        self.chosen_two |= self.chosen_one & bit
        self.chosen_one |= bit
        self.chosen += 1

    def beyond(self, one, two):
        """The cards chosen now beyond those of before, in order."""
        found = []
        for kind in range(54):
            n = (self.chosen_one >> kind & 1) + (self.chosen_two >> kind & 1)
            n -= (one >> kind & 1) + (two >> kind & 1)
            while n > 0:
                found.append(kind)
                n -= 1
        return found

    # --- leads --------------------------------------------------------------------------------------

    def leads(self):
        """The usual lead, then every other that contains what is chosen so far."""
        one = self.chosen_one
        two = self.chosen_two
        n = self.chosen
        usual = self.usual_lead(one, two)
        self.forget_chosen(one, two, n)
        found = [usual]
        for lead in self.all_leads():
            if not one & ~lead[0] and not two & ~lead[1]:
                self.forget_chosen(lead[0], lead[1], 2)
                found.append([*self.beyond(one, two), DONE])
        self.forget_chosen(one, two, n)
        if n:
            found.append([DONE])
        left = self.leadable(self.one[self.turn], self.two[self.turn])
        found += [[kind, DONE] for kind in range(54) if left >> kind & 1]
        return found

    def usual_lead(self, one, two):
        """What the policy leads."""
        while True:
            choice = self.policy(None)
            if choice == DONE:
                return [*self.beyond(one, two), DONE]
            self.add(choice)

    def all_leads(self):
        """Throws, tractors and pairs of every suit, each as two sets of kinds."""
        found = []
        mine = self.one[self.turn]
        pairs = self.two[self.turn]
        for suit in range(TRUMPS + 1):
            twice = pairs & self.in_suit(suit)
            found += self.throws(mine & self.in_suit(suit), twice)
            found += self.tractors(twice, suit)
            found += [(bits.bit(kind), bits.bit(kind)) for kind in range(54) if twice >> kind & 1]
        return found

    def throws(self, mine, twice):
        """What of a suit nobody can beat: all of it, its pairs, its singles."""
        singles = self.sure_singles(mine)
        pairs = self.sure_pairs(twice)
        found = [(singles | pairs, singles & twice | pairs), (pairs, pairs), (singles, 0)]
        return [(one, two) for one, two in found if one and bits.count(one) + bits.count(two) > 1]

    def tractors(self, twice, suit):
        """Every tractor of a suit, the first of equal kinds."""
        found = []
        steps = self.steps(twice, suit)
        for length in range(2, self.longest(steps) + 1):
            for low in range(16):
                if self.windows(steps, length) >> low & 1:
                    row = 0
                    for step in range(low, low + length):
                        here = twice & self.at(suit, step)
                        row |= here & ~(here - 1)
                    found.append((row, row))
        return found

    # --- following ------------------------------------------------------------------------------------

    def follows(self):
        """The usual play, then every card first, with others added after each taste."""
        one = self.chosen_one
        two = self.chosen_two
        n = self.chosen
        while self.chosen < self.size:
            self.add(self.policy(None))
        found = [self.beyond(one, two)]
        self.forget_chosen(one, two, n)
        first = self.followable(self.one[self.turn], self.two[self.turn])
        for taste in TASTES[: 1 if self.size - n == 1 else 3]:
            for kind in range(54):
                if first >> kind & 1:
                    self.add(kind)
                    self.complete(kind, taste[0], taste[1])
                    found.append(self.beyond(one, two))
                    self.forget_chosen(one, two, n)
        return found

    def complete(self, first, points, length):
        """Add cards until the play is whole: pairs are completed, a ruff is made with trumps alone."""
        while self.chosen < self.size:
            allowed = self.followable(self.one[self.turn], self.two[self.turn])
            halves = allowed & self.chosen_one & ~self.chosen_two
            if halves and self.lead_pairs > bits.count(self.chosen_two):
                self.add(bits.lowest(halves))
                continue
            alike = allowed & self.in_suit(TRUMPS)
            if self.suit_at(first) == TRUMPS and alike:
                allowed = self.in_pairs(alike)
            self.add(self.cheapest(allowed, points, length))

    def in_pairs(self, kinds):
        """Of these kinds those held twice, as long as pairs are wanted."""
        pairs = kinds & self.two[self.turn] & ~self.chosen_one
        if pairs and self.lead_pairs > bits.count(self.chosen_two):
            return pairs
        return kinds

    # --- the talon ------------------------------------------------------------------------------------

    def talons(self):
        """Eight cards to lay: short of each suit, or of two, with points or without; and one card changed."""
        usual = self.usual_talon()
        found = [usual]
        for points in (DEAR, 0):
            found += [self.talon_of(points, empty) for empty in range(16) if self.worth_emptying(empty)]
        for kind in range(54):
            if self.one[self.turn] >> kind & 1 and kind not in usual:
                found += [sorted([*usual[:i], *usual[i + 1 :], kind]) for i in {0, len(usual) - 1}]
        return found

    def worth_emptying(self, empty):
        """Whether at most two plain suits, and not much more than fits into the talon."""
        cards = 0
        suits = 0
        for suit in range(4):
            if empty >> suit & 1:
                suits += 1
                kinds = self.in_suit(suit)
                cards += bits.count(self.one[self.turn] & kinds) + bits.count(self.two[self.turn] & kinds)
                if not self.one[self.turn] & kinds:
                    return False
        return suits <= TWO_SUITS and cards <= TALON + SPARE

    def usual_talon(self):
        """What the policy lays."""
        whole = self.clone()
        found = []
        while len(found) < TALON - self.buried:
            kind = whole.policy(None)
            whole.lose(kind)
            found.append(kind)
        return sorted(found)

    def talon_of(self, points, empty):
        """The cheapest cards, those of some suits before all others."""
        whole = self.clone()
        found = []
        while len(found) < TALON - self.buried:
            kinds = whole.one[whole.turn]
            wanted = 0
            for suit in range(4):
                if empty >> suit & 1:
                    wanted |= kinds & self.in_suit(suit)
            kind = whole.cheapest(wanted or kinds, points, 0)
            whole.lose(kind)
            found.append(kind)
        return sorted(found)

    def lose(self, kind):
        """A card leaves the hand."""
        bit = bits.bit(kind)
        if self.two[self.turn] & bit:
            self.two[self.turn] &= ~bit
        else:
            self.one[self.turn] &= ~bit
