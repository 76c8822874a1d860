"""Choices of Hand and Foot as text.

A card alone is discarded: ``K``, ``T``, ``2``, ``3`` (a black three), ``BJ`` (a joker). ``+K`` lays a king on
the kings, ``2+K`` and ``BJ+K`` a wild card; ``2+W`` and ``BJ+W`` go to the wild meld.
``done`` lays the melds. ``draw``, ``take`` (pick up the pile), ``end`` (the deal), ``ask``, ``yes``, ``no``,
``keep`` (no discard).
"""

from typing import Any

from atout.core import cards
from atout.core.illegal import Illegal
from atout.games.hand_and_foot.numbers import (
    ACE,
    ASK,
    DISCARD,
    DONE,
    DRAW,
    END,
    FOUR,
    JOKER,
    JOKER_KIND,
    KEEP,
    NATURAL,
    NO,
    TAKE,
    TWO,
    WILD_MELD,
    YES,
)

WORDS = {
    DRAW: "draw",
    TAKE: "take",
    END: "end",
    DONE: "done",
    ASK: "ask",
    YES: "yes",
    NO: "no",
    KEEP: "keep",
}
RANKS = range(FOUR, ACE + 1)


def _texts() -> dict[int, str]:
    """The text of every choice."""
    texts = {DISCARD + kind: cards.RANKS[kind] for kind in range(JOKER_KIND)}
    texts[DISCARD + JOKER_KIND] = "BJ"
    texts |= {NATURAL + rank: f"+{cards.RANKS[rank]}" for rank in RANKS}
    for meld in (WILD_MELD, *RANKS):
        texts[TWO + meld] = f"2+{letter(meld)}"
        texts[JOKER + meld] = f"BJ+{letter(meld)}"
    return texts | WORDS


def letter(meld: int) -> str:
    """How a meld is called: by its rank, or W."""
    return "W" if meld == WILD_MELD else cards.RANKS[meld]


TEXTS = _texts()
CHOICE_OF = {text: choice for choice, text in TEXTS.items()}


def write(
    deal: Any,  # noqa: ARG001
    choice: int,
) -> str:
    """The text of a choice."""
    return TEXTS[choice]


def read(
    deal: Any,  # noqa: ARG001
    text: str,
) -> int:
    """The choice with this text."""
    if text not in CHOICE_OF:
        raise Illegal("hand_and_foot-refuse-notation", text=text)
    return CHOICE_OF[text]
