"""One rule of thumb, against which computer players are measured."""

from typing import Any

from atout.games.pitch.numbers import BID, BIDDING, PASS

SUIT = 0x1FFF
TOP = 0x1E00
"""Ace, king, queen and jack."""


def greedy(hidden: Any) -> int:
    """Bid one for each ace to jack of one suit; take the trick with the highest card, or give the lowest."""
    choices: list[int] = hidden.choices()
    suits = [hidden.hands[hidden.turn] >> 13 * suit & SUIT for suit in range(4)]
    tops = [(held & TOP).bit_count() for held in suits]
    if hidden.phase == BIDDING:
        bids = [choice for choice in choices if PASS < choice <= BID + max(tops)]
        return max(bids, default=min(choice for choice in choices if choice >= PASS))
    if hidden.played == 0:  # PI-11  the first card names trumps
        best = max(range(4), key=lambda suit: (tops[suit], suits[suit].bit_count()))
        return max(card for card in choices if card // 13 == best)

    def height(card: int) -> tuple[bool, int]:
        return card // 13 == hidden.trump, card % 13

    takers = [card for card in choices if not hidden.lying or hidden.stronger >> card & 1]
    return max(takers, key=height) if takers else min(choices, key=height)
