"""By which search a duel is solved: by a proof where one is near, else by all positions if they are few."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import msgspec

from atout.games.svoi_kozyri import rounds
from atout.games.svoi_kozyri.rounds import Rounds
from atout.search import solution
from atout.search.solution import Outlook, Solution

if TYPE_CHECKING:
    from collections.abc import Callable

    from atout.games.svoi_kozyri.bot import SvoiBot
    from atout.games.svoi_kozyri.deal import Svoi
    from atout.search.solution import Value, Wanted

PURE = rounds.__file__.endswith(".py")
BRIEF = 10.0 if PURE else 0.25  # seconds in which a proof is looked for first
BRIEF_MEMORY = 1 << 28
UNIT = 1e-6 if PURE else 5e-10
"""Seconds to reckon all positions, over 4 to the power of the number of cards: for 16 cards it is two."""

BEAT = 0.1  # seconds between two calls of ``progress``


def exact(
    own: SvoiBot,
    seconds: float,
    memory: int,
    wanted: Wanted,
    progress: Callable[[int, float], bool | None] | None = None,
) -> Solution:
    """What a position is worth, as ``solution.solve`` has it; how many turns have passed does not count."""
    begun = time.monotonic()
    own = own.clone()
    own.count_no_turns()
    if not _few(own, seconds, memory):
        return solution.solve(own, seconds, memory, wanted, progress)
    brief = min(BRIEF, seconds / 4)
    found = solution.solve(own, brief, min(memory, BRIEF_MEMORY), wanted, progress)
    if found.limit not in {"time", "memory"}:
        return found
    every = _all_positions(own, found, begun, seconds, progress)
    if every.limit or wanted in {"value", "best"}:
        return every
    left = seconds - every.seconds
    return _both(every, solution.solve(own, left, memory, wanted, _later(progress, every)))


def _cards(deal: Svoi) -> int:
    return int(deal.cards).bit_count()


def _few(deal: Svoi, seconds: float, memory: int) -> bool:
    """Whether time and memory do for all positions with these cards."""
    cards = _cards(deal)
    return bool(deal.take_all) and rounds.room(cards) <= memory and UNIT * 4.0**cards <= seconds / 2


def _later(
    progress: Callable[[int, float], bool | None] | None, before: Solution
) -> Callable[[int, float], bool | None] | None:
    """The same progress, told by a search that was begun later."""
    if progress is None:
        return None
    return lambda nodes, seconds: progress(before.nodes + nodes, before.seconds + seconds)


def _all_positions(
    deal: Svoi,
    before: Solution,
    begun: float,
    seconds: float,
    progress: Callable[[int, float], bool | None] | None,
) -> Solution:
    """Reckon all positions, beside which ``progress`` is called; a proof that failed comes ``before``."""
    every = Rounds(deal)
    work = threading.Thread(
        target=every.think, args=(seconds - (time.monotonic() - begun),), daemon=True, name="rounds"
    )
    work.start()
    while work.is_alive():
        work.join(BEAT)
        if progress is not None and progress(before.nodes, time.monotonic() - begun):
            every.cancelled = True
    spent = time.monotonic() - begun
    if not every.solved:
        limit = "cancelled" if every.cancelled else "time"
        return msgspec.structs.replace(before, seconds=spent, limit=limit)
    values = {choice: _value(winner, deal.turn) for choice, winner in every.report()}
    best = min(values.values(), key=("win", "draw", "loss").index)
    positions = 3 ** _cards(deal)
    return Solution(
        value=best,
        possible=[best],
        length=None,
        choices=[Outlook(choice, value, value == best) for choice, value in values.items()],
        nodes=before.nodes + positions,
        positions=before.positions + positions,
        seconds=spent,
        limit="",
    )


def _value(winner: int, turn: int) -> Value:
    return "draw" if winner < 0 else "win" if winner == turn else "loss"


def _both(every: Solution, measured: Solution) -> Solution:
    """Values from all positions, and lengths as far as they were measured."""
    lengths = {option.choice: option.length for option in measured.choices}
    return Solution(
        value=every.value,
        possible=every.possible,
        length=measured.length,
        choices=[
            msgspec.structs.replace(option, length=lengths.get(option.choice)) for option in every.choices
        ],
        nodes=every.nodes + measured.nodes,
        positions=every.positions + measured.positions,
        seconds=every.seconds + measured.seconds,
        limit=measured.limit,
    )
