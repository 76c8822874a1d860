"""The computer players of a match in the terminal."""

import secrets
from typing import Any, cast

from atout.core.game import Game
from atout.search import levels

LEVELS: tuple[str, ...] = tuple(levels.LEVELS)


def decide(game: Game, hidden: Any, level: str) -> int:
    """What a computer player of this level chooses, knowing no more than its seat."""
    bot = cast("levels.Thinker", game.player())
    return levels.choose(bot, hidden, cast("levels.LevelName", level), secrets.randbits(32))


def advise(game: Game, hidden: Any) -> int:
    """What an expert would choose."""
    return levels.hint(cast("levels.Thinker", game.player()), hidden)[0]
