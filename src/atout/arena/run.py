"""Plays a comparison's pairs, in this process or in several."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context

from atout import registry
from atout.arena.comparison import Comparison, Settings
from atout.arena.pairs import Pairs, Timed
from atout.arena.players import player
from atout.core import options
from atout.core.illegal import Illegal

AHEAD = 4
"""How many pairs are begun for each process."""


def played(comparison: Comparison, seed: int, count: int, processes: int = 1) -> Iterator[Timed]:
    """So many pairs that were not played yet, in their order, so that stopping early favours nobody."""
    settings, first = comparison.settings, comparison.next_number(seed)
    numbers = range(first, first + count)
    if processes == 1:
        return (play(settings, seed, number) for number in numbers)
    return _in_processes(settings, seed, numbers, processes)


def _in_processes(settings: Settings, seed: int, numbers: range, processes: int) -> Iterator[Timed]:
    waiting: deque[Future[Timed]] = deque()
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_ctrl_c_to_the_parent) as workers:
        try:
            for number in numbers:
                waiting.append(workers.submit(play, settings, seed, number))
                if len(waiting) == AHEAD * processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise Illegal("arena-process-died") from None
        finally:
            if waiting:  # it was stopped early: nobody waits for the rest
                workers.shutdown(wait=False, cancel_futures=True)
                for process in active_children():
                    process.terminate()


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
