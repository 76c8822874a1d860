"""The computer players of a match in the terminal."""

import secrets
from typing import Any, cast

from atout.core.game import Game
from atout.core.match import Standing
from atout.search import levels
from atout.table import thinkers
from atout.table.thinkers import after_part


def decide(game: Game, hidden: Any, level: str, most: float | None = None) -> list[int]:
    """What a computer player of this level decides, knowing no more than its seat."""
    return thinkers.decide(game.name, hidden, level, secrets.randbits(32), most)


def decide_whole(
    game: Game, standing: Standing, hidden: Any, level: str, most: float | None = None
) -> list[int]:
    """A decision: where it is made of several choices, all of them."""
    choices: list[int] = []
    while True:
        for choice in decide(game, hidden, level, most):
            choices.append(choice)
            hidden = after_part(game, standing, hidden, choice)
            if hidden is None:
                return choices


def advise(game: Game, hidden: Any) -> int:
    """What an expert would choose."""
    return levels.hint(cast("levels.Thinker", game.player()), hidden)[0]
