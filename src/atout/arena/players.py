"""Who can be compared: a level, a rival that knows nothing of the game, or a player from elsewhere."""

import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from operator import index
from pathlib import Path
from typing import Any, Literal, cast, get_args

import msgspec

from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.match import Standing
from atout.core.rng import Rng
from atout.search import levels
from atout.search.ismcts import Ismcts
from atout.search.levels import LEVELS, Level

Kind = Literal["level", "random", "greedy", "ismcts", "outside"]
RIVALS = ("random", "greedy", "ismcts")
NODES = 1 << 18
FASTEST = 1 << 20
"""A tree has room for as many deals as it can be searched by in its time, up to NODES: room costs time."""
TO_THE_END = 1 << 30
"""After how many choices a plain search stops playing on: it has no guess to offer instead."""

Player = Callable[[Standing, Any, int], Sequence[int]]
"""Gives a decision, one choice or several, for a standing, a deal hidden for the seat in turn, and a seed."""


class Entrant(msgspec.Struct, frozen=True):
    """A player as it is written down: ``seconds`` to think at a decision, 0 where that does not matter."""

    name: str
    kind: Kind
    seconds: float = 0
    slips: float = 0
    dear: float = 0


def entrants(first: str, second: str, fraction: float = 1) -> tuple[Entrant, Entrant]:
    """Two players from their texts, both at this fraction of their time.

    A plain search that is given no time has that of the other player, or else an expert's.
    """
    two = _entrant(first), _entrant(second)
    time = max(entrant.seconds for entrant in two) or LEVELS["expert"].seconds
    return _timed(two[0], time, fraction), _timed(two[1], time, fraction)


def _timed(entrant: Entrant, time: float, fraction: float) -> Entrant:
    seconds = entrant.seconds or (time if entrant.kind == "ismcts" else 0)
    return msgspec.structs.replace(entrant, seconds=round(seconds * fraction, 6))


def _entrant(text: str) -> Entrant:
    name, _, time = text.partition(":")
    if name in LEVELS:
        level = LEVELS[name]
        seconds = _seconds(text, time) if time else level.seconds
        return Entrant(text, "level", seconds, level.slips, level.dear)
    if name == "ismcts":
        return Entrant(text, "ismcts", _seconds(text, time) if time else 0)
    if text in RIVALS:
        return Entrant(text, cast("Kind", text))
    function, _, time = time.partition(":")
    if not function or name in get_args(Kind):
        raise Illegal("arena-no-such-player", name=text, known=", ".join((*LEVELS, *RIVALS)))
    return Entrant(text, "outside", _seconds(text, time) if time else 0)


def _seconds(text: str, time: str) -> float:
    try:
        seconds = float(time)
    except ValueError:
        seconds = 0
    if not 0 < seconds < float("inf"):
        raise Illegal("arena-bad-time", name=text, time=time)
    return seconds


def player(game: Game, entrant: Entrant) -> Player:
    """Whoever plays so."""
    match entrant.kind:
        case "level":
            return _by_level(game, entrant)
        case "random":
            return lambda _, hidden, seed: [random.Random(seed).choice(hidden.choices())]
        case "greedy":
            choose = greedy(game)
            return lambda _, hidden, __: [choose(hidden)]
        case "ismcts":
            return lambda _, hidden, seed: [plain_search(hidden, seed, entrant.seconds)]
        case "outside":
            return _from_outside(entrant)


def _by_level(game: Game, entrant: Entrant) -> Player:
    """As at a table."""
    bot = cast("levels.Thinker", game.player())
    plan = Level(entrant.seconds, entrant.slips, entrant.dear)
    return lambda _, hidden, seed: levels.decide_as(bot, hidden, plan, seed, decisions=game.decisions)


def plain_search(hidden: Any, seed: int, seconds: float) -> int:
    """Information set Monte Carlo tree search that knows the rules alone: it plays on by chance."""
    tree = Ismcts(hidden, seed, min(NODES, int(seconds * FASTEST) + 2), TO_THE_END, plain=True)
    tree.think(seconds)
    return int(tree.report()[0][0])


def greedy(game: Game) -> Callable[[Any], int]:
    """The game's one rule of thumb, ``greedy`` in its folder; without one, what looks best a choice later."""
    module = f"atout.games.{game.name}.greedy"
    if find_spec(module) is not None:
        return cast("Callable[[Any], int]", import_module(module).greedy)
    return _look_ahead


def _look_ahead(hidden: Any) -> int:
    seat = hidden.turn

    def worth(choice: int) -> float:
        after = hidden.filled(Rng(0))
        after.play(choice)
        return float(after.merit(seat) if after.turn < 0 else after.estimated(seat))

    choices: list[int] = hidden.choices()
    return max(choices, key=worth)


def _from_outside(entrant: Entrant) -> Player:
    """``module:function``, given the standing and the hidden deal, and its ``seconds`` if there are any."""
    function = _found(entrant.name)
    more = {"seconds": entrant.seconds} if entrant.seconds else {}

    def decide(standing: Standing, hidden: Any, _: int) -> Sequence[int]:
        try:
            decision = function(standing, hidden, **more)
            return [index(choice) for choice in (decision if isinstance(decision, list) else [decision])]
        except (Exception, SystemExit) as error:
            raise Illegal("arena-player-failed", name=entrant.name, reason=repr(error)) from error

    return decide


def _found(name: str) -> Callable[..., Any]:
    module, function = name.split(":")[:2]
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), function)
    except (Exception, SystemExit) as error:
        raise Illegal("arena-not-importable", name=name, reason=str(error)) from error
    if not callable(found):
        raise Illegal("arena-not-callable", name=name)
    return cast("Callable[..., Any]", found)
