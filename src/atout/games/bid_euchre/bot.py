"""What a computer player knows about Bid Euchre."""

from atout.games.bid_euchre.numbers import CALLS
from atout.search.ismcts import Ismcts


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first.

    BE-13: no advice gives a renege away, so nobody is advised to call one.
    """
    if hidden.phase == CALLS:
        return [(choice, 0.0) for choice in hidden.choices()]
    tree = Ismcts(hidden, seed)
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]
