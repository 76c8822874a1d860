"""Choosing a whole decision of several choices when cards are hidden: a few candidates, each played on.

A game names its candidates, each a list of choices (a play of several cards, a turn with its melds and its
discard), and one of them as the usual one. Each is played on in many deals that could be, with the same
deals and the same luck for all. First all are looked at, and the worse half is given up again and again,
until few are left; these are looked at once more in fresh deals, for the best of many is partly lucky in
the deals that it was chosen in. What is not surely better than the usual decision gives way to it.

A game derives a class, and says with ``candidate`` what can be decided and, where ``policy`` and ``estimate``
of its deal do not do, with ``play_on`` what it comes to. A decision ends at anything that reveals a card.
"""

from atout.core import clock
from atout.core.rng import Rng
from atout.search.worlds import Worlds

MOST = 128  # the width of the table of products
CHECK = 32  # after how many deals it is asked whether the best is clear

LONGEST = 48
"""A decision has at most so many choices."""

FEW = 4
"""So many candidates are looked at once more."""

SCREENING = 2  # one part in so many of the time is for all of them, and half as many of the deals.

LEAST = 8
"""In how many deals at least what is better than the usual decision has been seen to be."""

WIDEST = 12 if __file__.endswith(".py") else MOST
"""So many candidates are looked at: plain Python is slow."""


class Plans(Worlds):
    """``size`` choices of each candidate are in ``steps``; ``usual`` is the number of the usual one.

    ``played`` is the deal in which a candidate is played on, ``luck`` what comes by chance in it, ``cut``
    after how many choices it is estimated; ``stage`` how often a candidate was kept when others were given
    up. ``fresh`` is whether those that are left are looked at once more.
    """

    __slots__ = ("cut", "fresh", "luck", "played", "size", "stage", "steps")

    def __init__(self, hidden, seed):
        Worlds.__init__(self, hidden, seed, None)
        self.played = hidden.clone()
        self.luck = Rng(seed)
        self.steps = [0] * 6144
        self.size = [0] * 128
        self.stage = [0] * 128
        self.usual = 0
        self.cut = 1 << 30
        self.fresh = True

    # --- candidates -------------------------------------------------------------------------------

    def candidate(self, choices):
        """Add a decision, unless it is there already or there is no room; its number, -1 for none."""
        n = len(choices)
        for i in range(self.n):
            if list(self.decision(i)) == choices:
                return i
        if self.n == WIDEST or not 0 < n <= LONGEST:
            return -1
        i = self.plan(choices[0])
        self.size[i] = n
        for k in range(n):
            self.steps[i * LONGEST + k] = choices[k]
        return i

    def decision(self, i):
        """The choices of a candidate."""
        return [self.steps[i * LONGEST + k] for k in range(self.size[i])]

    def ranked(self):
        """(choices, worth) of every candidate, best first: those looked at longest before the others."""
        means = [self.mean(i) for i in range(self.n)]
        order = sorted(range(self.n), key=lambda i: (-self.stage[i], -means[i], i != self.usual))
        if self.unproved(order[0]):
            order.remove(self.usual)
            order.insert(0, self.usual)
        return [(self.decision(i), means[i]) for i in order]

    def first_choices(self, legal):
        """(choice, worth) of every legal choice, best first: that of the best candidate that begins with it.

        A choice that begins no candidate is worth what the worst of them is.
        """
        least = 1.0
        found = {}
        for choices, worth in self.ranked():
            least = min(least, worth)
            found.setdefault(choices[0], least)
        return list((found | {choice: least for choice in legal if choice not in found}).items())

    def unproved(self, i):
        """Whether a candidate is better than the usual one by no more than chance would make it."""
        j = self.usual
        if i == j or self.stage[i] != self.stage[j] or self.count[i] != self.count[j]:
            return False
        return self.count[j] < LEAST or self.lacks_proof(i, j)

    # --- the search -------------------------------------------------------------------------------

    def work(self):
        begun = clock.now()
        spare = self.deadline - begun
        most = self.limit
        halvings = 0
        while self.n > FEW << halvings:
            halvings += 1
        for i in range(halvings):
            parts = SCREENING * halvings
            self.look(begun + spare * (i + 1) // parts, most * (i + 1) // (2 * parts))
            self.give_up_half()
        if self.living() == 1:
            self.look(self.deadline, min(most, self.done + CHECK))
            return
        if self.fresh and self.done and self.done < most and clock.now() < self.deadline:
            self.forget()
        self.look(self.deadline, most)

    def look(self, until, most):
        """Look at deals until a time or a number of deals is reached, or the best is clear."""
        while self.done < most or self.done == 0:
            self.sample()
            self.consider()
            if self.cancelled or clock.now() >= until:
                break
            if not self.every and self.done % CHECK == 0 and self.settled():
                break

    def living(self):
        """How many candidates are not given up."""
        n = 0
        for i in range(self.n):
            n += self.alive[i]
        return n

    def give_up_half(self):
        """Keep the better half, and the usual one."""
        kept = max((self.living() + 1) // 2, FEW)
        for i in range(self.n):
            self.stage[i] += self.alive[i]
        while self.living() > kept:
            worst = -1
            for i in range(self.n):
                if self.alive[i] and i != self.usual and (worst < 0 or self.total[i] < self.total[worst]):
                    worst = i
            self.alive[worst] = 0
            self.stage[worst] -= 1

    def forget(self):
        """Begin anew with those that are left."""
        for i in range(self.n):
            if self.alive[i]:
                self.total[i] = 0.0
                self.count[i] = 0
                for j in range(self.n):
                    self.products[i * MOST + j] = 0.0

    def judge(self):
        start = self.rng.next() * 2 + 1
        for i in range(self.n):
            if self.alive[i]:
                self.luck.x = start
                self.played.copy_from(self.world)
                for k in range(self.size[i]):
                    self.played.choose(self.steps[i * LONGEST + k])
                self.worth[i] = self.play_on()

    def play_on(self):
        """What the deal comes to for the seat that decides, played on by the game's policy."""
        for _ in range(self.cut):
            if self.played.turn < 0:
                return self.played.worth(self.me)
            self.played.choose(self.played.policy(self.luck))
        return self.played.estimate(self.me)
