"""What a position is worth, exactly: the plan by which the solver is put to work."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from atout.search.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Callable

Value = Literal["win", "draw", "loss"]
Wanted = Literal["value", "best", "length", "all"]
"""Only the value of the position; every best choice too; the length too; or all that about every choice."""

BURST = 2000  # positions looked into before the other side's proof has its turn, at first
LONGEST_BURST = 50_000
FOREVER = 1 << 28
HOUR = 3600.0
FEW = 50
"""A round that looks into less than this part of the graph was not worth the retrograde analysis."""


class Outlook(msgspec.Struct, frozen=True):
    """What a choice leads to, for the seat that makes it; ``length`` is in choices, this one included.

    ``kept`` says whether it keeps the value of the position, which may be known where its value is not.
    """

    choice: int
    value: Value | None
    kept: bool | None
    length: int | None = None


class Solution(msgspec.Struct, frozen=True):
    """What the position is worth to the seat in turn; None where a limit came first.

    ``possible`` is what it may be worth by all that is certain.
    """

    value: Value | None
    possible: list[Value]
    length: int | None
    choices: list[Outlook]
    nodes: int
    positions: int
    seconds: float
    limit: Literal["", "time", "memory", "cancelled"]


class Limit(Exception):
    """A limit was reached."""


class Work:
    """One position being solved. ``progress(nodes, seconds)`` is called now and then; True cancels."""

    def __init__(
        self,
        deal: Any,
        seconds: float,
        memory: int,
        wanted: Wanted,
        progress: Callable[[int, float], bool | None] | None,
    ) -> None:
        self.solver = Solver(deal, memory, wanted in {"value", "best"})
        self.mover = deal.turn & 1
        self.begun = time.monotonic()
        self.seconds = seconds
        self.wanted = wanted
        self.progress = progress
        self.settled = 0
        self.length: int | None = None
        self.lengths: dict[int, int] = {}
        self.burst = BURST

    def elapsed(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self.begun

    def slice(self) -> float:
        """How long the next piece of work may take."""
        return max(0.0, min(HOUR, self.seconds - self.elapsed()))

    def pause(self) -> None:
        """Between two pieces of work: report, and stop at a limit."""
        if self.progress is not None and self.progress(self.solver.nodes, self.elapsed()):
            raise Limit("cancelled")
        if self.solver.full:
            raise Limit("memory")
        if self.elapsed() >= self.seconds:
            raise Limit("time")

    def settle(self) -> None:
        """Let retrograde analysis say what is certain."""
        self.solver.settle(self.slice())
        self.settled = self.solver.size

    def decide(self, node: int, sides: list[int]) -> None:
        """Find out, for each of these sides, whether it can force a win from a position."""
        while True:
            open_sides = [side for side in sides if self.solver.wins(node, side) is None]
            if not open_sides or any(self.solver.wins(node, side) for side in sides):
                return
            for side in open_sides:
                self.prove(node, side)
            if self.solver.size > 1.5 * self.settled + 1000:
                self.settle()

    def prove(self, node: int, side: int) -> None:
        """Spend a burst on one side's proof."""
        before = self.solver.nodes
        self.solver.prove(node, side, self.burst, self.slice())
        looked = self.solver.nodes - before
        if looked >= self.burst:
            self.burst = min(LONGEST_BURST, 2 * self.burst)
        elif self.solver.wins(node, side) is None and self.slice() > 0:
            self.settle()
            if self.solver.wins(node, side) is None and looked == 0:
                self.solver.look_wider(node, side, self.solver.nodes // 8 + 10, self.slice())
        self.pause()

    def value(self, node: int) -> Value | None:
        """What is known of a position, for the seat in turn at the root."""
        if self.solver.wins(node, self.mover):
            return "win"
        if self.solver.wins(node, 1 - self.mover):
            return "loss"
        if self.solver.wins(node, 0) is False and self.solver.wins(node, 1) is False:
            return "draw"
        return None

    def possible(self, node: int) -> list[Value]:
        """What a position may be worth, by all that is known of it."""
        value = self.value(node)
        if value is not None:
            return [value]
        out = {
            "win": self.solver.wins(node, self.mover) is False,
            "loss": self.solver.wins(node, 1 - self.mover) is False,
        }
        return [value for value in get_args(Value) if not out.get(value)]

    def kept(self, node: int) -> bool | None:
        """Whether a choice keeps the value of the position."""
        value = self.value(self.solver.root)
        if value is None or value == "loss":  # nothing is worse than a loss
            return None if value is None else True
        won: bool | None = self.solver.wins(node, self.mover)
        lost: bool | None = self.solver.wins(node, 1 - self.mover)
        if value == "win":
            return won
        return None if lost is None else not lost

    def decide_choices(self) -> None:
        """Find out of every choice what was asked for."""
        if self.wanted == "value":
            return
        for _, node in self.solver.choices(self.solver.root):
            if self.wanted == "all":
                self.decide(node, [0, 1])
            elif self.value(self.solver.root) == "win":
                self.decide(node, [self.mover])
            else:
                self.decide(node, [1 - self.mover])

    def measure_choices(self) -> None:
        """Find out how long a decided deal lasts: the winner shortens it, the loser lengthens it."""
        if self.wanted in {"value", "best"}:
            return
        bound = FOREVER
        value = self.value(self.solver.root)
        if value != "draw":
            winner = self.mover if value == "win" else 1 - self.mover
            self.length = self.measure(self.solver.root, winner, FOREVER)
            if value == "win" and self.wanted == "length":
                bound = self.length - 1
        for choice, node in self.solver.choices(self.solver.root):
            outcome = self.value(node)
            if outcome in {"win", "loss"} and (outcome == value or self.wanted == "all"):
                winner = self.mover if outcome == "win" else 1 - self.mover
                length = self.measure(node, winner, bound)
                if length <= bound:
                    self.lengths[choice] = length + 1

    def measure(self, node: int, side: int, bound: int) -> int:
        """The choices that a forced win takes, or any number above ``bound`` if it takes longer."""
        if node < self.solver.root:
            return 0
        scour = False
        while True:
            before = self.solver.nodes
            self.solver.measure(node, side, self.solver.size // 2 + 1000, self.slice(), bound, scour)
            scour = self.solver.nodes - before < self.solver.size // FEW
            soon, late = self.solver.length(node)
            if soon == late or soon > bound:
                return int(soon)
            self.pause()

    def run(self) -> Solution:
        """Find the value, then that of every choice, then the lengths."""
        limit: Any = ""
        try:
            self.decide(self.solver.root, [0, 1])
            self.decide_choices()
            self.measure_choices()
        except Limit as reached:
            limit = str(reached)
        outlooks = [
            Outlook(choice, self.value(node), self.kept(node), self.lengths.get(choice))
            for choice, node in self.solver.choices(self.solver.root)
        ]
        return Solution(
            value=self.value(self.solver.root),
            possible=self.possible(self.solver.root),
            length=self.length,
            choices=outlooks,
            nodes=self.solver.nodes,
            positions=self.solver.size - self.solver.root,
            seconds=self.elapsed(),
            limit=limit,
        )


def solve(
    deal: Any,
    seconds: float = 60.0,
    memory: int = 1 << 30,
    wanted: Wanted = "best",
    progress: Callable[[int, float], bool | None] | None = None,
) -> Solution:
    """The exact value of a position with open hands, as far as time and memory (in bytes) allow."""
    return Work(deal, seconds, memory, wanted, progress).run()
