"""Lines of play counted to a depth of so many choices: a count that changes is a rule that changed."""

from typing import Any

MOST = 25_000
"""Counts below this take seconds."""


def few(counts: list[int]) -> list[int]:
    """The counts that a short run has time for."""
    return [count for count in counts if count < MOST]


def lines(deal: Any, depth: int) -> int:
    """The lines of play of so many choices; one that has ended counts once."""
    if depth == 0 or deal.turn < 0:
        return 1
    return sum(lines(after_choice(deal, choice), depth - 1) for choice in deal.choices())


def lines_to(deal: Any, depth: int) -> list[int]:
    """The lines of play of one choice, of two, and so on."""
    return [lines(deal, choices) for choices in range(1, depth + 1)]


def after_choice(deal: Any, choice: int) -> Any:
    """The deal after a choice, the first one left as it is."""
    deal = deal.clone()
    deal.play(choice)
    return deal
