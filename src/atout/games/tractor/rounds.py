"""What cards are in a round of Tractor, and what they make together: that follows from its trumps alone."""

from collections.abc import Iterable
from typing import Any

KINDS = 54
_suits: dict[int, list[int]] = {}
_steps: dict[int, list[int]] = {}
"""Of all kinds of card, by the order of the cards in a round."""


class Round:
    """The trumps of a round (TR-15 to TR-17); rounds with the same trumps are equal.

    ``suit_of[kind]`` is the suit to which a card belongs (TR-20), ``step_of[kind]`` how high it is there.
    """

    def __init__(self, deal: Any) -> None:
        self._order: int = deal.order
        self._deal = deal
        self.trump: int = deal.trump
        if self._order not in _suits:
            _suits[self._order] = [deal.suit_of(kind) for kind in range(KINDS)]
            _steps[self._order] = [deal.step_of(kind) for kind in range(KINDS)]
        self.suit_of = _suits[self._order]
        self.step_of = _steps[self._order]

    def __eq__(self, other: object) -> bool:
        """Whether every card is the same in both."""
        return isinstance(other, Round) and self._order == other._order

    def __hash__(self) -> int:
        return self._order

    def parts_of(self, cards: Iterable[int]) -> list[list[int]]:
        """TR-24: the parts of cards of one suit."""
        parts: list[list[int]] = self._deal.parts_of(cards)
        return parts
