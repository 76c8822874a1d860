"""What a computer player knows about Tractor."""

from atout.games.tractor.deal import Tractor
from atout.search.ismcts import Ismcts

CAPACITY = 1 << 14
CUT = 160
"""After how many choices a deal that is played on is estimated."""


class TractorBot(Tractor):
    """A deal with opinions. It adds no fields, so that a deal of the rules can be copied into it."""

    __slots__ = ()

    def __init__(self, deal=None):
        Tractor.__init__(self)
        if deal is not None:
            self.copy_from(deal)


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):  # noqa: ARG001
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    own = TractorBot(hidden)
    tree = Ismcts(own, seed, CAPACITY, CUT)
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]
