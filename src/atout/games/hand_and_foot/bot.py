"""What a computer player knows about Hand and Foot: every choice is played on, in many deals that could be.

The rest of the turn and all turns after it are played by the deal's policy, with the same luck for every
choice, so that what is compared are whole turns that begin with it.
"""

import math

from atout.core.rng import Rng
from atout.search.worlds import Worlds

MOST = 128  # the width of the table of products
AHEAD = 4 if __file__.endswith(".py") else 8
"""How many turns are played on before the end is guessed; plain Python is slow."""


class FootWorlds(Worlds):
    """Values the choices of the seat in turn by playing the deal on."""

    __slots__ = ("luck", "me", "play", "usual")

    def __init__(self, hidden, seed):
        Worlds.__init__(self, hidden, seed, None)
        self.play = hidden.clone()
        self.luck = Rng(seed)
        self.me = hidden.turn
        for choice in hidden.choices():
            self.plan(choice)
        self.usual = list(self.choice).index(hidden.usual(Rng(seed)))

    def report(self):
        """(choice, worth), best first: what is better than the usual choice by chance alone is no better."""
        found = dict(Worlds.report(self))
        usual = self.usual
        if self.alive[usual] and self.done:
            mean = self.total[usual] / self.done
            for i in range(self.n):
                if self.alive[i] and self.total[i] > self.total[usual]:
                    found[self.choice[i]] = mean + max(self.sure_lead(i), 0.0)
        return sorted(found.items(), key=lambda row: (-row[1], row[0] != self.choice[usual]))

    def sure_lead(self, i):
        """How far a choice is before the usual one, less the error of that."""
        lead = (self.total[i] - self.total[self.usual]) / self.done
        spread = self.products[i * MOST + i] + self.products[self.usual * MOST + self.usual]
        spread = (spread - 2 * self.products[i * MOST + self.usual]) / self.done - lead * lead
        return lead - math.sqrt(max(spread, 0.0) / self.done)

    def judge(self):
        start = self.rng.next() * 2 + 1
        for i in range(self.n):
            if self.alive[i]:
                self.luck.x = start
                self.worth[i] = self.worth_of(self.choice[i])

    def worth_of(self, choice):
        """What a choice comes to in this deal, for the match."""
        self.play.copy_from(self.world)
        last = self.play.turns + AHEAD
        self.play.choose(choice)
        while self.play.turn >= 0 and self.play.turns < last:
            self.play.choose(self.play.policy(self.luck))
        return self.play.estimate(self.me)


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    choices = hidden.choices()
    if len(choices) == 1:
        return [(choices[0], 0.0)]
    worlds = FootWorlds(hidden, seed)
    worlds.think(seconds, limit, every)
    return worlds.report()
