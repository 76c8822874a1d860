"""One rule of thumb, against which computer players are measured."""

from typing import Any

from atout.games.svoi_kozyri.numbers import PICK_UP


def greedy(hidden: Any) -> int:
    """The lowest card that may be played, one's own trumps last; to pick up only where nothing else goes."""
    mine = hidden.trump[hidden.turn]
    choices: list[int] = hidden.choices()
    return min(choices, key=lambda card: (card >= PICK_UP, card // 13 == mine, card % 13, card))
