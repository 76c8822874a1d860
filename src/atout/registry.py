"""Finds the games: every folder of ``atout.games`` that has a GAME. Nobody edits this to add one."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import cast

from atout import games
from atout.core.game import Game
from atout.core.illegal import Illegal


@cache
def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg))


def find(name: str) -> Game:
    """The game of this name, written with - or _; an Illegal lists those there are."""
    wanted = name.replace("-", "_")
    if wanted not in names():
        known = ", ".join(names()).replace("_", "-")
        raise Illegal("game-unknown", name=name, known=known)
    return _load(wanted)


@cache
def _load(name: str) -> Game:
    return cast("Game", import_module(f"atout.games.{name}").GAME)
