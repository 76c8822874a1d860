"""Questions in secret at a table: the clock of its quiet time, and the answer at the end of each span."""

from functools import partial
from typing import TYPE_CHECKING

from atout.core.course import Chose
from atout.table.quiet import QuietTime, quiet_time

if TYPE_CHECKING:
    from atout.table.table import Table


class Questions:
    """While somebody may be asked in secret, the same time passes whoever is asked."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self._answer: list[int] = []
        self.time: QuietTime | None = None

    @property
    def asking(self) -> bool:
        """Whether a span is passing."""
        return self.time is not None and not self.time.over

    @property
    def seconds(self) -> float:
        """How long the span that is passing is."""
        return self.time.spans[self.time.at] * self._secret if self.time is not None and self.asking else 0

    @property
    def _secret(self) -> float:
        """The time for a secret answer; computers learn nothing from a pause."""
        settings = self._table.settings
        people = sum(not seat.level for seat in self._table.seats)
        return settings.secret if people > 1 else settings.secret_alone

    def waits(self, seat: int) -> bool:
        """Whether this seat waits for the end of the quiet time."""
        return self.time is not None and self.time.waits(self._table.course, seat)

    def wake(self) -> None:
        """Quiet time begins, goes on or is over."""
        last, self.time = self.time, quiet_time(self._table.course, self.time)
        if self.time is not last:
            self.begin()

    def begin(self) -> None:
        """The clock of a span; at its end nothing is left of what was meant for it."""
        self._answer = []
        self._alarm.clear()
        if self.time is not None and self.asking:
            self._alarm.set(self.seconds, partial(self._end, self.time))

    def hold(self, choices: list[int]) -> bool:
        """Keep a computer's answer for the end of the span, if one is passing."""
        if self.asking:
            self._answer = choices
        return self.asking

    async def _end(self, time: QuietTime) -> None:
        """A computer's answer is entered only now; where there is none, the game says what is chosen."""
        table = self._table
        while time is self.time and (seat := time.asked(table.course)) >= 0:
            if not table.seats[seat].level and table.alone(seat):
                return  # the answer ends the span
            choices = self._answer or [table.course.match.deal.unanswered()]
            if not await table.enter_unasked(Chose(seat, choices), partial(self._end, time)):
                return
            self._answer = []
        if time is self.time:
            time.at += 1
            self.begin()
            await table.tell([one for one in table.listeners if not self.waits(one.seat)])
