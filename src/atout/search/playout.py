"""Deals of any game, played by chance or by the game's policy from the first choice to the last."""

from atout.core import gil
from atout.core.task import Task


class Playouts(Task):
    """Plays deals and counts them: by chance, or, if ``plausible``, by the game's policy.

    ``deals`` and ``choices`` are how many were played and made, ``total`` the sum of what seat 0 got.
    """

    __slots__ = ("choices", "deal", "deals", "plausible", "rng", "total", "wanted")

    def __init__(self, deal, rng, wanted, plausible=False):
        self.deal = deal
        self.rng = rng
        self.wanted = wanted
        self.plausible = plausible
        self.deals = 0
        self.choices = 0
        self.total = 0.0

    def run(self):
        """Play the wanted number of deals."""
        gil.run(self)

    def work(self):
        while self.deals < self.wanted:
            self.deal.start(self.rng)
            while self.deal.turn >= 0:
                if self.plausible:
                    self.deal.choose(self.deal.policy(self.rng))
                else:
                    self.deal.choose(self.deal.pick(self.rng))
                self.choices += 1
            self.total += self.deal.result(0)
            self.deals += 1
