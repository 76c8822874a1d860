"""Who decides at a table without being a person: computer players and stand-ins; and hints for people."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from atout.core.course import Chose
from atout.core.illegal import Illegal
from atout.core.match import Standing
from atout.core.view import Text
from atout.core.whole import advised
from atout.table.listener import Listener
from atout.table.thinkers import HINT, decide_whole, longest

if TYPE_CHECKING:
    from atout.table.table import Table

Answer = Callable[[list[int]], Awaitable[None]]
Advise = Callable[[list[int], Text, Text | None], None]


class Computers:
    """The computer players of a table: each is given a hidden deal, and its decision enters as any does."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thinking: asyncio.Task[None] | None = None
        self._hints: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether one of them thinks."""
        return self._thinking is not None or bool(self._hints)

    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on, to be ended with the table."""
        return [*([self._thinking] if self._thinking else []), *self._hints.values()]

    def wake(self) -> None:
        """Whoever thought has thought in vain; who has to decide now begins to, if anybody looks."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        table, seat = self._table, self._table.course.turn
        if seat < 0 or not table.listeners or table.questions.holds(seat):
            return
        decides = (self._level(seat) or table.plays_itself()) and not table.waits(seat)
        if decides or table.questions.computer_for(seat):
            # Before a task begins, more may be decided, which may not be saved then.
            known = table.course.match.standing(), table.course.hidden(seat)
            level = self._level(seat) or table.questions.computer_for(seat)
            tell = partial(self._decided, seat, table.course.number)
            self._thinking = asyncio.create_task(self._think(known, level, self._time(level), tell))

    def _level(self, seat: int) -> str:
        """The level of the computer that has to decide for a seat; empty where a person has to."""
        table = self._table
        return table.stand_ins.level(seat) or (table.terms.stand_in if table.clocks.is_up(seat) else "")

    async def _think(
        self, known: tuple[Standing, Any], level: str, time: tuple[float, float | None], tell: Answer
    ) -> None:
        table = self._table
        choices = await decide_whole(table.workers, table.game, *known, level, *time)
        table.post(partial(tell, choices))

    def _time(self, level: str) -> tuple[float, float | None]:
        """How many seconds a computer thinks at least and at most.

        With only one card to play it takes as long as with many: a quick answer would tell what it holds.
        """
        table = self._table
        asking = table.questions.seconds
        if asking:
            return 0, asking / 4
        if table.course.match.deal.quiet:
            return 0, None
        if self._people_are_out():
            return 0, table.settings.alone
        move = table.settings.move
        return (move if table.plays_itself() or not move else max(move, longest(level))), None

    def _people_are_out(self) -> bool:
        """Computers among themselves hurry: nobody can do anything but wait for the end of the deal."""
        people = (at for at in range(len(self._table.seats)) if not self._table.stand_ins.level(at))
        return all(self._table.course.match.is_out(at) for at in people)

    async def _decided(self, seat: int, number: int, choices: list[int]) -> None:
        """What a computer has thought of enters; too late, and it is dropped. In secret it is held back.

        Where nobody looks any more, it is thought of again when somebody does.
        """
        if number != self._table.course.number:
            return
        self._thinking = None
        if self._table.questions.hold(seat, choices) or not self._table.listeners:
            return
        again = partial(self._decided, seat, number, choices)
        entry = Chose(seat, choices, by_clock=self._table.clocks.is_up(seat))
        await self._table.enter_unasked(entry, again)

    # --- hints ------------------------------------------------------------------------------------------

    def hint(self, seat: int, listener: Listener, advise: Advise) -> None:
        """What an expert would choose; ``advise`` is told, if the seat still has to decide then."""
        if seat in self._hints:
            raise Illegal("hint-coming")
        course = self._table.course
        known = course.match.standing(), course.hidden(seat)  # as above
        tell = partial(self._hint, seat, course.settled[seat], advise)
        self._hints[seat] = asyncio.create_task(self._think_of_hint(seat, known, listener, tell))

    async def _think_of_hint(
        self, seat: int, known: tuple[Standing, Any], listener: Listener, tell: Answer
    ) -> None:
        table = self._table
        try:
            choices = await decide_whole(table.workers, table.game, *known, HINT)
            table.ask(listener, "hint", partial(tell, choices))
        finally:
            del self._hints[seat]

    async def _hint(self, seat: int, number: int, advise: Advise, choices: list[int]) -> None:
        """Of a decision of several choices all are advised."""
        course = self._table.course
        if course.settled[seat] != number:  # who comes and goes changes nothing of it
            raise Illegal("table-stale")
        why = course.reason(seat, choices)
        views = [course.preview(seat, choices[:at]) for at in range(len(choices))]
        if None in views:
            choices, views = choices[:1], [course.view(seat)]
        advise(choices, advised(choices, views), why)
