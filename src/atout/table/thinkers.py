"""Computer players at a table. They are given a hidden deal alone, and think in another process."""

import asyncio
import logging
import secrets
from typing import Any, cast

from atout import registry
from atout.core.game import Game
from atout.search import levels
from atout.table.workers import Failed, Workers

LEVELS: tuple[str, ...] = tuple(levels.LEVELS)
HINT = "hint"
"""Instead of a level: what a person is advised, who is told no more than the game's hints may tell."""

LATE = 5.0
"""After how many seconds a computer player has thought too long, and something is played for it."""

_log = logging.getLogger(__name__)


def decide(game: str, hidden: Any, level: str, seed: int) -> int:
    """What a computer player of this level chooses. Runs in a worker."""
    bot = cast("levels.Thinker", registry.find(game).player())
    if level == HINT:
        return levels.hint(bot, hidden, seed)[0]
    return levels.choose(bot, hidden, cast("levels.LevelName", level), seed)


async def think(workers: Workers, game: Game, hidden: Any, level: str, least: float = 0) -> int:
    """What a computer player chooses, taking at least so many seconds; always one of the legal choices."""
    thought = asyncio.create_task(_thought(workers, game, hidden, level))
    try:
        await asyncio.sleep(least)
        return await thought
    finally:
        thought.cancel()


async def _thought(workers: Workers, game: Game, hidden: Any, level: str) -> int:
    legal: list[int] = hidden.choices()
    if len(legal) == 1:
        return legal[0]
    try:
        choice = await workers.run(LATE, decide, game.name, hidden, level, secrets.randbits(32))
    except Exception as error:  # noqa: BLE001  whatever went wrong, the others must not wait for ever
        reason = "died or was late" if isinstance(error, Failed) else repr(error)
        _log.warning("a computer player (%s, %s) %s", game.name, level, reason)
        return secrets.choice(legal)
    return choice if choice in legal else secrets.choice(legal)
