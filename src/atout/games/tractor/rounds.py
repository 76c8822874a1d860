"""What cards are in a round of Tractor, and what they make together: that follows from its trumps alone."""

from collections.abc import Iterable
from typing import Any


class Round:
    """The trumps of a round (TR-15 to TR-17); rounds with the same trumps are equal."""

    def __init__(self, deal: Any) -> None:
        self._order: int = deal.order
        self._deal = deal
        self.trump: int = deal.trump

    def __eq__(self, other: object) -> bool:
        """Whether every card is the same in both."""
        return isinstance(other, Round) and self._order == other._order

    def __hash__(self) -> int:
        return self._order

    def suit_of(self, kind: int) -> int:
        """TR-20: the suit to which a card belongs."""
        return int(self._deal.suit_of(kind))

    def step_of(self, kind: int) -> int:
        """TR-15 to TR-17: how high it is there."""
        return int(self._deal.step_of(kind))

    def parts_of(self, cards: Iterable[int]) -> list[list[int]]:
        """TR-24: the parts of cards of one suit."""
        parts: list[list[int]] = self._deal.parts_of(cards)
        return parts
