"""How the sentences of Hand and Foot call its cards: by rank; W is wild, X a joker, 3 a black three."""

from atout.core.view import Named, kept, word


@kept
def many(letter: str) -> Named:
    """All cards of a kind: kings, twos, wild cards."""
    return word(f"hand_and_foot-many-{letter}")


@kept
def one(letter: str) -> Named:
    """One card of a kind: a king, a joker, a black three."""
    return word(f"hand_and_foot-one-{letter}")
