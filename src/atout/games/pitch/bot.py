"""What a computer player knows about Pitch."""

from atout.search.ismcts import Ismcts


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    tree = Ismcts(hidden, seed)
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]
