"""Choices of Pitch as text: ``9H``, ``pass``, ``1`` to ``4`` a bid, ``smudge=9H`` four, led at once."""

from typing import Any

from atout.core import cards
from atout.core.illegal import Illegal
from atout.games.pitch.numbers import BID, FOUR, PASS, SMUDGE


def write(
    deal: Any,  # noqa: ARG001
    choice: int,
) -> str:
    """The text of a choice."""
    if choice >= SMUDGE:
        return f"smudge={cards.text(choice - SMUDGE)}"
    if choice > PASS:
        return str(choice - BID)
    return "pass" if choice == PASS else cards.text(choice)


def read(
    deal: Any,  # noqa: ARG001
    text: str,
) -> int:
    """The choice with this text."""
    if text == "pass":
        return PASS
    if text in {str(number) for number in range(1, FOUR + 1)}:
        return BID + int(text)
    name, equals, card = text.partition("=")
    if not equals:
        return _card(text, text)
    if name != "smudge":
        raise Illegal("pitch-refuse-notation", text=text)
    return SMUDGE + _card(card, text)


def _card(name: str, text: str) -> int:
    try:
        card = cards.parse(name)
    except ValueError:
        raise Illegal("pitch-refuse-notation", text=text) from None
    if card >= cards.SMALL_JOKER:  # there are no jokers here, and their numbers mean something else
        raise Illegal("pitch-refuse-notation", text=text)
    return card
