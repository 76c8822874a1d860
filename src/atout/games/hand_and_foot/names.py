"""How the sentences of Hand and Foot call its cards: a rank, and beside them W wild, X a joker, 3 a black three."""

from atout.core.view import Named, word


def many(letter: str) -> Named:
    """All cards of a kind: kings, twos, wild cards."""
    return word(f"handfoot-many-{letter}")


def one(letter: str) -> Named:
    """One card of a kind: a king, a joker, a black three."""
    return word(f"handfoot-one-{letter}")
