"""The computer players of a match in the terminal."""

import random
from typing import Any

from atout.core.game import Game

LEVELS = ("easy", "medium", "hard", "expert")


def decide(game: Game, hidden: Any, level: str, seed: int) -> int:
    """What a computer player of this level chooses, knowing no more than its seat."""
    return random.Random(seed).choice(hidden.choices())
