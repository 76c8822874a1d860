"""Cards: a card is suit * 13 + rank, a small int; cards of several packs that look alike are equal.

Suits stand in the order spades, hearts, diamonds, clubs; ranks from two to ace. Jokers follow.
"""

SUITS = "SHDC"
RANKS = "23456789TJQKA"
SMALL_JOKER = 52
BIG_JOKER = 53
ACE = 12


TEXTS = (*[rank + suit for suit in SUITS for rank in RANKS], "SJ", "BJ")


def text(card: int) -> str:
    """``9H``, ``TS``; ``SJ`` and ``BJ`` are the black and the red joker."""
    return TEXTS[card]


CARDS = {name: card for card, name in enumerate(TEXTS)}
ALIKE = (*RANKS, *[rank + colour for rank in RANKS for colour in "RB"], "XJ")
"""How cards are shown where only so much of them matters: a rank, a red or black one, any joker."""


def parse(name: str) -> int:
    """The card with this text; ValueError says what a card looks like."""
    card = CARDS.get(name.strip().upper().replace("10", "T"))
    if card is None:
        raise ValueError(f"{name!r} is not a card: write rank and suit, as 9H, TS, AC, or SJ, BJ")
    return card


def suit(card: int) -> int:
    """0 to 3; a joker has no suit: 4."""
    return card // 13


def rank(card: int) -> int:
    """0 (two) to 12 (ace)."""
    return card % 13


def red(card: int) -> bool:
    """Hearts, diamonds and the big joker are red."""
    return card == BIG_JOKER or suit(card) in {1, 2}


def same_colour(suit: int) -> int:
    """The other suit of the same colour."""
    return 3 - suit


def pack(lowest: str = "2", *, jokers: int = 0, packs: int = 1) -> list[int]:
    """The cards of ``packs`` packs, each from ``lowest`` to ace in four suits with its jokers (0 to 2)."""
    start = RANKS.index(lowest)
    one = [suit * 13 + rank for suit in range(4) for rank in range(start, 13)]
    one += [SMALL_JOKER, BIG_JOKER][2 - jokers :] if jokers else []
    return one * packs


def listed(mask: int) -> list[int]:
    """The cards of a set (one bit a card), lowest first."""
    cards = []
    while mask:
        cards.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cards


def mask(cards: list[int]) -> int:
    """The set of these cards, one bit a card."""
    held = 0
    for card in cards:
        held |= 1 << card
    return held


def _as_held(first: int) -> list[tuple[int, int]]:
    """Where each card stands in a hand that is held with this suit at the front."""
    suits = [0, 1, 3, 2]
    if first in suits:
        at = suits.index(first)
        suits = suits[at:] + suits[:at]
    order = {suit: place for place, suit in enumerate(suits)}
    return [(order.get(suit(card), -1), -rank(card)) for card in range(54)]


_AS_HELD = [_as_held(first) for first in range(5)]


def by_suit(held: int, first: int = 4) -> list[int]:
    """The cards of a set as a hand is held: suit by suit, colours alternating, high cards first.

    ``first`` is the suit that stands at the front (a trump suit); 4 is none.
    """
    return sorted(listed(held), key=_AS_HELD[first].__getitem__)
