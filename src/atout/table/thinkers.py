"""Computer players at a table. They are given a hidden deal alone, and think in another process."""

import asyncio
import logging
import secrets
from typing import Any, cast

from atout import registry
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.match import Standing
from atout.search import levels
from atout.table.workers import Failed, Workers

LEVELS: tuple[str, ...] = tuple(levels.LEVELS)
HINT = "hint"
"""Instead of a level: what a person is advised, who is told no more than the game's hints may tell."""

LATE = 5.0
"""After how many seconds a computer player has thought too long, and something is played for it."""

WHOLE = 1.1
"""How much longer it takes than the time for which a computer player thinks."""

_log = logging.getLogger(__name__)


def check_level(level: str) -> None:
    """An Illegal if there is no such level."""
    if level not in LEVELS:
        raise Illegal("table-level-unknown", level=level[:40], known=", ".join(LEVELS))


def longest(level: str) -> float:
    """How many seconds a computer player of this level needs at most, with the way to a worker and back."""
    return WHOLE * levels.LEVELS[cast("levels.LevelName", level)].seconds


def decide(game: str, hidden: Any, level: str, seed: int, most: float | None) -> list[int]:
    """What a computer player of this level decides, in at most so many seconds. Runs in a worker."""
    found = registry.find(game)
    bot = cast("levels.Thinker", found.player())
    if level == HINT:
        return levels.advise(bot, hidden, seed)
    name = cast("levels.LevelName", level)
    return levels.decide(bot, hidden, name, seed, most, decisions=found.decisions)


def prepare() -> None:
    """Load the games and what computer players know of them. Runs in a worker, before its first job."""
    for name in registry.names():
        registry.find(name).player()


async def decide_whole(  # noqa: PLR0913, PLR0917  as below, and what the table knows of the match
    workers: Workers,
    game: Game,
    standing: Standing,
    hidden: Any,
    level: str,
    least: float = 0,
    most: float | None = None,
) -> list[int]:
    """A decision of the seat in turn: where it is made of several choices, all of them."""
    choices: list[int] = []
    while True:
        for choice in await think(workers, game, hidden, level, least, most):
            choices.append(choice)
            hidden = after_part(game, standing, hidden, choice)
            if hidden is None:
                return choices
        least = 0


def after_part(game: Game, standing: Standing, hidden: Any, choice: int) -> Any:
    """What is known after a choice that does not complete the decision; None after one that does."""
    seat = hidden.turn
    part = any(found.part for found in game.show(standing, hidden, seat).choices if found.choice == choice)
    if not part and not hidden.secret:
        return None
    after = hidden.clone()
    after.play(choice)
    asked_on = after.turn == seat and after.secret
    return after if part or asked_on else None


async def think(  # noqa: PLR0913, PLR0917  who thinks about what, and for how long
    workers: Workers, game: Game, hidden: Any, level: str, least: float = 0, most: float | None = None
) -> list[int]:
    """What a computer player decides, taking at least and at most so many seconds: always legal choices.

    It may be the beginning of a decision only (``levels.decide``).
    """
    thought = asyncio.create_task(_thought(workers, game, hidden, level, most))
    try:
        await asyncio.sleep(least)
        return await thought
    finally:
        thought.cancel()


async def _thought(workers: Workers, game: Game, hidden: Any, level: str, most: float | None) -> list[int]:
    legal: list[int] = hidden.choices()
    if len(legal) == 1:
        return legal
    try:
        choices = await workers.run(LATE, decide, game.name, hidden, level, secrets.randbits(32), most)
    except Exception as error:  # noqa: BLE001  whatever went wrong, the others must not wait for ever
        reason = "died or was late" if isinstance(error, Failed) else type(error).__name__
        _log.warning("a computer player (%s, %s) %s", game.name, level, reason)
        return [secrets.choice(legal)]
    return choices if _are_legal(hidden, choices) else [secrets.choice(legal)]


def _are_legal(hidden: Any, choices: list[int]) -> bool:
    """Whether these can be chosen one after the other by the seat in turn."""
    deal, seat = hidden.clone(), hidden.turn
    for choice in choices:
        if deal.turn != seat or choice not in deal.choices():
            return False
        deal.play(choice)
    return bool(choices)
