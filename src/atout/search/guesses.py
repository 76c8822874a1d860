"""Deals that could be, one after the other: those that go with what the others have chosen come more often.

A game says with ``weight`` how well a deal goes with the choices made so far. The deals are a chain of
Metropolis and Hastings: each new one is dealt as the rules alone allow, and takes the place of the last with
the quotient of their likelihoods as its chance. In the long run every deal that is possible comes as often as
its likelihood says, however small that is, and no bound has to be known.
"""

import math

from atout.core.rng import Rng
from atout.core.task import Task

DOUBT = 0.05
"""How often a choice follows from something else than what speaks for it here."""

HABIT = 0.3
"""How often a card is played because it is the usual one, and not any of the legal ones."""

FIRST = 100
"""So many deals are dealt before the first one, unlikely as it may be, is used."""


class Guesses(Task):
    """``world`` is the deal that ``sample`` has put there for whoever is to choose, ``me``.

    ``other`` is one that may take its place. ``tries`` is how many are dealt between one that is used and
    the next; 0: all are equally likely. ``dealt`` counts them. ``habit`` is how much what was played says.
    """

    __slots__ = ("chance", "dealt", "habit", "hidden", "me", "other", "rng", "tries", "world")

    def __init__(self, hidden, seed, tries=0):
        self.hidden = hidden  # never changed
        self.world = hidden.clone()
        self.other = hidden.clone()
        self.rng = Rng(seed)
        self.me = hidden.turn
        self.tries = tries
        self.habit = HABIT
        self.chance = 0.0
        self.dealt = 0

    def sample(self):
        """A deal that could be."""
        if self.tries == 0:
            self.world.copy_from(self.hidden)
            self.world.fill(self.rng)
            self.dealt += 1
            return
        for _ in range(self.tries if self.dealt else FIRST):
            self.other.copy_from(self.hidden)
            self.other.fill(self.rng)
            self.dealt += 1
            chance = self.weight()
            if self.rng.unit() * self.chance < chance:
                self.world.copy_from(self.other)
                self.chance = chance

    # --- what a game says -------------------------------------------------------------------------

    def weight(self):
        """How well ``other`` goes with what the others have chosen so far, more than 0 and up to 1."""
        return 1.0

    # --- for callers in Python --------------------------------------------------------------------

    def guess(self):
        """``sample`` for callers in Python: a copy of the deal."""
        self.sample()
        return self.world.clone()


def chosen(excess):
    """How likely a choice is whose maker has so much more than it takes, or lacks so much."""
    return DOUBT + (1.0 - DOUBT) / (1.0 + math.exp(-excess))
