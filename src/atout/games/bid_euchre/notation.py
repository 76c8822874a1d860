"""Choices of Bid Euchre as text.

``9H`` a card to play, give or discard; ``pass``; ``3`` to ``11`` a bid, ``all``, ``ask``, ``moon`` a bid
of all tricks; ``trumps=H`` and ``trumps=none``; ``claim`` ace no face; ``call=7`` the seventh card played
a renege.
"""

from typing import Any

from atout.core import cards
from atout.core.illegal import Illegal
from atout.games.bid_euchre.numbers import (
    ASK,
    BID,
    CALL,
    CHOICES,
    CLAIM,
    MOON,
    NO_TRUMP,
    PASS,
    PLAIN,
    TRUMP,
)

WORDS = {PASS: "pass", PLAIN: "all", ASK: "ask", MOON: "moon", CLAIM: "claim"}
LOWEST, HIGHEST = 3, 11
PLAYS = CHOICES - CALL


def write(
    deal: Any,  # noqa: ARG001
    choice: int,
) -> str:
    """The text of a choice."""
    if choice in WORDS:
        return WORDS[choice]
    if choice >= CALL:
        return f"call={choice - CALL + 1}"
    if choice == TRUMP + NO_TRUMP:
        return "trumps=none"
    if choice >= TRUMP:
        return f"trumps={cards.SUITS[choice - TRUMP]}"
    if choice > PASS:
        return str(choice - BID)
    return cards.text(choice)


def read(
    deal: Any,  # noqa: ARG001
    text: str,
) -> int:
    """The choice with this text."""
    for choice, word in WORDS.items():
        if text == word:
            return choice
    name, equals, value = text.partition("=")
    if equals:
        return _named(text, name, value)
    if text in {str(number) for number in range(LOWEST, HIGHEST + 1)}:
        return BID + int(text)
    try:
        card = cards.parse(text)
    except ValueError:
        raise Illegal("euchre-refuse-notation", text=text) from None
    if card == cards.SMALL_JOKER:  # there is one joker, the red one
        raise Illegal("euchre-refuse-notation", text=text)
    return card


def _named(text: str, name: str, value: str) -> int:
    if name == "trumps" and value == "none":
        return TRUMP + NO_TRUMP
    if name == "trumps" and len(value) == 1 and value in cards.SUITS:
        return TRUMP + cards.SUITS.index(value)
    if name == "call" and value in {str(number) for number in range(1, PLAYS + 1)}:
        return CALL + int(value) - 1
    raise Illegal("euchre-refuse-notation", text=text)
