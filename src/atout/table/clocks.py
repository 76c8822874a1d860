"""How long a decision may take: some seconds each time, and a reserve for the whole match.

Only what all see ahead is timed: in secret there is the same time for everyone (``questions.py``), and then
no clock runs. Nor does one while nobody is here. A table that is read anew gives everybody the whole reserve.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from atout.table.table import Table


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a seat as it stands now, in seconds: ``left`` of this decision, then the ``reserve``."""

    left: float
    reserve: float
    runs: bool = False


Decision = tuple[int, int]
"""Whose it is, and the number from which on it has to be made."""


class Clocks:
    """The clocks of a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self._decision: Decision | None = None
        self._spent = 0.0
        self._since: float | None = None
        self._spared: dict[int, float] = {}
        self._begun = 0
        self._up = False

    def is_up(self, seat: int) -> bool:
        """Whether the time of this seat's decision has run out."""
        return self._up and self._decision is not None and self._decision[0] == seat

    def wake(self) -> None:
        """The clock of who has to decide runs, as long as somebody is here."""
        self._count()
        decision = self._due()
        if decision != self._decision:
            self._charge()
            self._decision, self._spent, self._up = decision, 0.0, False
        self._since = None
        self._alarm.clear()
        if decision is not None and not self._up and self._table.present():
            self._since = self._now()
            self._alarm.set(max(0, self._whole(decision[0]) - self._spent), partial(self._run_out, decision))

    def of(self, seat: int) -> Clock | None:
        """What all may see of a seat's clock; None where there is none."""
        terms = self._table.terms
        if not terms.clock or self._table.seats[seat].level:
            return None
        if self._decision is None or self._decision[0] != seat:
            return Clock(float(terms.clock), round(self._reserve(seat), 1))
        left = self._whole(seat) - self._elapsed()
        reserve = min(self._reserve(seat), max(0, left))
        return Clock(round(max(0, left - reserve), 1), round(reserve, 1), runs=self._since is not None)

    # --- reckoning --------------------------------------------------------------------------------------

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _due(self) -> Decision | None:
        """The decision that is timed now."""
        table, course = self._table, self._table.course
        seat = course.turn
        if not table.terms.clock or seat < 0 or table.stand_ins.level(seat):
            return None
        if table.questions.asking or course.match.deal.secret or table.plays_itself():
            return None
        return seat, course.settled[seat]

    def _elapsed(self) -> float:
        return self._spent + (self._now() - self._since if self._since is not None else 0)

    def _count(self) -> None:
        self._spent, self._since = self._elapsed(), None
        begun = self._table.course.at[0] if self._table.course.at else 0
        if begun != self._begun:  # another match
            self._begun, self._decision, self._spared = begun, None, {}

    def _reserve(self, seat: int) -> float:
        return self._spared.get(seat, self._table.terms.reserve)

    def _whole(self, seat: int) -> float:
        return self._table.terms.clock + self._reserve(seat)

    def _charge(self) -> None:
        """What a decision took longer than the clock gives comes off the reserve."""
        if self._decision is not None:
            seat = self._decision[0]
            over = max(0, self._spent - self._table.terms.clock)
            self._spared[seat] = max(0, self._reserve(seat) - over)

    async def _run_out(self, decision: Decision) -> None:
        if decision == self._decision and decision == self._due():
            self._count()
            self._up = True
            self._table.computers.wake()
            await self._table.show()
