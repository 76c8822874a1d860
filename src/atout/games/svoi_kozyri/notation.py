"""Choices of Svoi Kozyri as text: ``9H`` a card, ``take`` a pick-up, ``trumps=H`` a trump suit."""

from typing import Any

from atout.core import cards
from atout.core.illegal import Illegal
from atout.games.svoi_kozyri.numbers import PICK_UP, SUIT


def write(
    deal: Any,  # noqa: ARG001
    choice: int,
) -> str:
    """The text of a choice."""
    if choice == PICK_UP:
        return "take"
    if choice >= SUIT:
        return f"trumps={cards.SUITS[choice - SUIT]}"
    return cards.text(choice)


def read(
    deal: Any,  # noqa: ARG001
    text: str,
) -> int:
    """The choice with this text."""
    if text == "take":
        return PICK_UP
    name, equals, letter = text.partition("=")
    if equals:
        if name != "trumps" or letter not in cards.SUITS or len(letter) != 1:
            raise Illegal("svoi-refuse-notation", text=text)
        return SUIT + cards.SUITS.index(letter)
    try:
        card = cards.parse(text)
    except ValueError:
        raise Illegal("svoi-refuse-notation", text=text) from None
    if card >= cards.SMALL_JOKER:  # there are no jokers here, and their numbers mean something else
        raise Illegal("svoi-refuse-notation", text=text)
    return card
