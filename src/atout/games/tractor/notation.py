"""Choices of Tractor as text.

``9H`` a card to play or to lay in the talon, ``done``; ``draw`` the next card; ``show=H`` one card of the
trump rank, ``show=HH`` two of them, ``show=SJ`` and ``show=BJ`` two black or two red jokers; ``pass`` to
show nothing; ``wait`` to go on when all cards are drawn.
"""

from typing import Any

from atout.core import cards
from atout.core.illegal import Illegal
from atout.games.tractor.numbers import DONE, DRAW, JOKERS, PAIR, PASS, RED_JOKERS, SHOW, WAIT

WORDS = {DONE: "done", PASS: "pass", DRAW: "draw", WAIT: "wait", JOKERS: "show=SJ", RED_JOKERS: "show=BJ"}
for _suit, _letter in enumerate(cards.SUITS):
    WORDS |= {SHOW + _suit: f"show={_letter}", PAIR + _suit: f"show={_letter * 2}"}
CHOICES = {text: choice for choice, text in WORDS.items()}


def write(
    deal: Any,  # noqa: ARG001
    choice: int,
) -> str:
    """The text of a choice."""
    return WORDS.get(choice) or cards.text(choice)


def read(
    deal: Any,  # noqa: ARG001
    text: str,
) -> int:
    """The choice with this text."""
    if text in CHOICES:
        return CHOICES[text]
    try:
        return cards.parse(text)
    except ValueError:
        raise Illegal("tractor-refuse-notation", text=text) from None
