"""What a computer player knows about Tractor: candidates, each played on in many deals that could be."""

from atout.games.tractor.candidates import Candidates
from atout.games.tractor.habits import TractorBot
from atout.search.plans import Plans


class TractorPlans(Plans):
    """Values whole decisions of the seat in turn by playing the round on.

    ``round`` is ``played``, known to be a deal that is played by rule.
    """

    __slots__ = ("round",)

    def __init__(self, hidden, seed):
        Plans.__init__(self, TractorBot(hidden), seed)
        self.round = self.played
        legal = hidden.choices()
        for choices in Candidates(hidden).all():
            if choices[0] in legal:
                self.candidate(choices)

    def play_on(self):
        while self.round.turn >= 0:
            self.round.play_by_rule()
        return self.round.worth(self.me)


def plans(hidden, seconds, seed, *, limit=1 << 40, every=True, also=()):
    """Whole decisions of the seat in turn with their values (-1 to 1), best first, ``also`` among them."""
    search = TractorPlans(hidden, seed)
    for decision in also:
        search.candidate(list(decision))
    search.think(seconds, limit, every)
    return search.ranked()


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    search = TractorPlans(hidden, seed)
    search.think(seconds, limit, every)
    return search.first_choices(hidden.choices())
