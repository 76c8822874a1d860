"""What to choose when cards are hidden: many deals that could be, each choice valued in every one of them.

The unknown cards are dealt again and again, consistently with all that is public; a game values its plans
(a choice, or a choice and what is meant to follow it) in the open deal, by solving it or by playing it
on. Plans are compared by their mean over the same deals, those that are clearly behind are given up, and
where it is close more deals are looked at, as long as there is time.
"""

import math
from array import array

from atout.core import clock, gil
from atout.search.guesses import Guesses

MOST = 128
"""Plans are at most so many."""

CHECK = 32  # After how many deals it is asked whether plans are behind,
MANY = 256  # and after how many whether there is any difference;
SURE = 3.5  # how many standard errors behind a plan must be.

RATE = 100_000 if __file__.endswith(".py") else 20_000_000
"""About how many positions are searched in a second: plain Python is slow."""

PATIENCE = 1.0
"""By how many errors of its lead a plan must be better than the usual one."""

LONGEST = 0.7
"""Who thinks for more seconds than this looks at more deals, at each of them no longer."""


class Worlds(Guesses):
    """A game says how plans are valued in ``judge``, which fills ``worth`` for those that are ``alive``.

    ``horizon`` is how many tricks at the end a game may have solved: it grows while that costs no more
    than a fair ``share`` of the positions that there is time for, and shrinks where it costs more. A deal
    that costs far more is dropped, so that ``limit``, a number of deals, bounds the work whatever the time.
    """

    __slots__ = (
        "alive", "cancelled", "choice", "count", "deadline", "deepest", "done", "every", "horizon", "limit",
        "n", "patience", "products", "share", "solver", "total", "usual", "worth",
    )  # fmt: skip

    def __init__(self, hidden, seed, solver, tries=0):
        Guesses.__init__(self, hidden, seed, tries)
        self.solver = solver
        self.horizon = 3
        self.deepest = 64
        self.usual = -1
        self.patience = PATIENCE
        self.n = 0
        self.choice = [0] * 128
        self.alive = [0] * 128
        self.count = [0] * 128
        self.worth = [0.0] * 128
        self.total = [0.0] * 128
        self.products = array("d", bytes(8 * MOST * MOST))
        self.done = 0
        self.deadline = 0
        self.limit = 0
        self.share = 0
        self.every = True
        self.cancelled = False

    def plan(self, choice):
        """Add a plan that begins with a choice; its number."""
        self.choice[self.n] = choice
        self.alive[self.n] = 1
        self.n += 1
        return self.n - 1

    def think(self, seconds, limit, every):
        """Look at deals until a budget is spent, or, unless ``every`` value is wanted, the best is clear."""
        self.deadline = clock.now() + int(seconds * 1e9)
        self.limit = limit
        self.share = max(int(min(seconds, LONGEST) * RATE / 40), 500)
        self.every = every
        gil.run(self)

    def report(self):
        """(choice, worth) of every choice, best first: of its plans the best counts.

        What is not surely better than the usual choice gives way to it: then both are worth the same.
        """
        found = {}
        best = {}
        for i in range(self.n):
            mean = self.mean(i)
            if mean > found.get(self.choice[i], -2.0):
                found[self.choice[i]] = mean
                best[self.choice[i]] = i
        ranked = sorted(found.items(), key=lambda row: -row[1])
        if self.usual in found and self.lacks_proof(best[ranked[0][0]], best[self.usual]):
            found[self.usual] = ranked[0][1]
            ranked = sorted(found.items(), key=lambda row: (-row[1], row[0] != self.usual))
        return ranked

    def mean(self, i):
        """What a plan was worth on average, as far as it was looked at."""
        return self.total[i] / max(self.count[i], 1)

    def lacks_proof(self, i, j):
        """Whether a plan is better than another by no more than chance would make it, in the same deals."""
        n = self.count[j]
        if i == j or self.count[i] != n or n == 0:
            return False
        lead = (self.total[i] - self.total[j]) / n
        spread = self.products[i * MOST + i] + self.products[j * MOST + j] - 2 * self.products[i * MOST + j]
        return lead < self.patience * math.sqrt(max(spread / n - lead * lead, 0.0) / n)

    def work(self):
        while self.done < self.limit:
            self.sample()
            self.consider()
            if self.cancelled:
                break
            if self.done and clock.now() >= self.deadline:
                break
            if not self.every and self.done and self.done % CHECK == 0 and self.settled():
                break

    def consider(self):
        """Value the plans in this deal; without a solver they are played on, which costs always the same."""
        if self.solver is None:
            self.judge()
            self.learn()
            return
        before = self.solver.nodes
        self.solver.limit = before + 8 * self.share
        self.judge()
        used = self.solver.nodes - before
        if self.solver.nodes < self.solver.limit:
            self.learn()
        if used > 2 * self.share:
            self.horizon = max(self.horizon - 1, 1)
        elif 4 * used < self.share:
            self.horizon = min(self.horizon + 1, self.deepest)

    def learn(self):
        """Add up what each plan is worth, and how they go together."""
        self.done += 1
        for i in range(self.n):
            if self.alive[i]:
                self.total[i] += self.worth[i]
                self.count[i] += 1
                for j in range(self.n):
                    if self.alive[j]:
                        self.products[i * MOST + j] += self.worth[i] * self.worth[j]

    def settled(self):
        """Give up the plans that are clearly behind; whether one is left, or there is no difference."""
        best = -1
        for i in range(self.n):
            if self.alive[i] and (best < 0 or self.total[i] > self.total[best]):
                best = i
        n = self.count[best]
        left = 0
        same = n >= MANY
        for i in range(self.n):
            if i == best or not self.alive[i]:
                continue
            lead = (self.total[best] - self.total[i]) / n
            spread = self.products[best * MOST + best] + self.products[i * MOST + i]
            spread = (spread - 2 * self.products[best * MOST + i]) / n - lead * lead
            if lead > 1e-9 and lead > SURE * math.sqrt(max(spread, 0.0) / n):
                self.alive[i] = 0
            else:
                left += 1
                same &= lead < 1e-9 and spread < 1e-9
        return left == 0 or same

    # --- what a game says -------------------------------------------------------------------------

    def judge(self):
        """Put what every plan is worth in ``world`` to the seat in turn, -1 to 1, into ``worth``."""
