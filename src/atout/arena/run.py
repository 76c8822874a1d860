"""Plays a comparison's pairs, in this process or in several."""

from collections.abc import Iterator
from functools import cache

from atout import registry
from atout.arena.comparison import Comparison, Settings
from atout.arena.pairs import Pairs, Timed
from atout.arena.players import player
from atout.core import options
from atout.core.processes import in_order


def played(comparison: Comparison, seed: int, count: int, processes: int = 1) -> Iterator[Timed]:
    """So many pairs that were not played yet, in their order, so that stopping early favours nobody."""
    settings, first = comparison.settings, comparison.next_number(seed)
    numbers = range(first, first + count)
    if processes == 1:
        return (play(settings, seed, number) for number in numbers)
    return in_order(play, ((settings, seed, number) for number in numbers), processes)


def play(settings: Settings, seed: int, number: int) -> Timed:
    """One pair."""
    return _pairs(settings).play(seed, number)


@cache
def _pairs(settings: Settings) -> Pairs:
    """Both players at a table, made once in each process."""
    game = registry.find(settings.game)
    rules = options.parse(game.options, game.presets, settings.options)
    players = player(game, settings.first), player(game, settings.second)
    return Pairs(game, rules, players, whole=settings.unit == "match")
