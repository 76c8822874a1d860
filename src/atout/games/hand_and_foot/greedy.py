"""One rule of thumb, against which computer players are measured."""

from typing import Any

from atout.games.hand_and_foot.numbers import ASK, DONE, DRAW, END, KEEP, NATURAL, NO, TAKE, VALUES, YES

FIRST = (TAKE, DRAW, YES, ASK)
LAST = (DONE, END, KEEP, NO)


def greedy(hidden: Any) -> int:
    """Pick up the pile and lay cards wherever that may be, and discard what counts least."""
    choices: list[int] = hidden.choices()
    for choice in FIRST:
        if choice in choices:
            return choice
    lays = [choice for choice in choices if NATURAL <= choice < DRAW]
    if lays:
        return min(lays)
    for choice in LAST:
        if choice in choices:
            return choice
    return min(choices, key=lambda kind: (VALUES[kind], kind))
