"""Questions in secret at a table: the clock of its quiet time, and the answer at the end of each span."""

from functools import partial
from typing import TYPE_CHECKING

from atout.core.course import WATCHER, Chose
from atout.core.illegal import Illegal
from atout.core.view import View
from atout.table.checks import check_deal
from atout.table.quiet import Instruction, QuietTime, quiet_time
from atout.table.shown import view_of

if TYPE_CHECKING:
    from atout.table.table import Table

ADVISOR = "expert"
"""The level of the computer that answers for a player who has said so."""


class Questions:
    """While somebody may be asked in secret, the same time passes whoever is asked.

    A player may say beforehand what is to be done when they are asked, and one among computers may skip the
    cards that are dealt one by one. Neither is an entry, and both end with the quiet time.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self._held: dict[int, list[int]] = {}
        self._instructions: dict[int, Instruction] = {}
        self._skips = False
        self.time: QuietTime | None = None

    @property
    def asking(self) -> bool:
        """Whether a span is passing."""
        return self.time is not None and not self.time.over

    @property
    def seconds(self) -> float:
        """How long the span that is passing is."""
        if self.time is None or not self.asking:
            return 0
        settings = self._table.settings
        return self.time.seconds(self._table.course, self._secret, settings.rhythm)

    @property
    def _secret(self) -> float:
        """The time for a secret answer; computers learn nothing from a pause."""
        settings = self._table.settings
        return self._table.by_company(settings.secret, settings.secret_alone)

    def waits(self, seat: int) -> bool:
        """Whether this seat waits for the end of the quiet time."""
        return self.time is not None and self.time.waits(self._table.course, seat, self._instructions)

    def view(self, seat: int) -> View:
        """What this seat, or a watcher, sees now."""
        known = self.time, self._instructions
        return view_of(self._table.course, seat, *known, last_card=self._table.settings.last_card)

    def computer_for(self, seat: int) -> str:
        """The level of the computer that answers now for a player who has said so, or an empty text."""
        asked = self.time is not None and self.time.asked(self._table.course) == seat
        return ADVISOR if asked and self._instructions.get(seat) == "advise" else ""

    def wake(self) -> None:
        """Quiet time begins, goes on or is over; it passes while somebody looks."""
        last, self.time = self.time, quiet_time(self._table.course, self.time)
        if self.time is None:
            self._instructions.clear()
            self._skips = False
        if self.time is not last:
            self.begin()
        if self._table.listeners:
            self._alarm.go_on()
        else:
            self._alarm.stand_still()

    def begin(self) -> None:
        """The clock of a span; at its end nothing is left of what was meant for it."""
        self._held = {}
        self._alarm.clear()
        if self.time is None or not self.asking:
            return
        asked = self.time.asked(self._table.course)
        self._skips = self._skips and not self._answers(asked)
        self._alarm.set(0 if self._skips and asked < 0 else self.seconds, partial(self._end, self.time))

    def _answers(self, seat: int) -> bool:
        """Whether this is a person who is asked and answers for themselves."""
        return seat >= 0 and not self._table.seats[seat].level and seat not in self._instructions

    def hold(self, seat: int, choices: list[int]) -> bool:
        """Keep a computer's answer for the end of the span, if one is passing."""
        if self.time is not None and self.asking:
            self._held[seat] = choices
            if self._skips:
                self._alarm.set(0, partial(self._end, self.time))
        return self.asking

    def holds(self, seat: int) -> bool:
        """Whether a computer's answer for this seat is kept."""
        return seat in self._held

    async def _end(self, time: QuietTime) -> None:
        """A computer's answer is entered only now; where there is none, the game says what is chosen."""
        table = self._table
        while time is self.time and (seat := time.asked(table.course)) >= 0:
            if self._answers(seat) and table.alone(seat):
                return  # the answer ends the span
            choices = self._held.pop(seat, None) or [table.course.match.deal.unanswered()]
            if not await table.enter_unasked(Chose(seat, choices), partial(self._end, time)):
                return
        if time is self.time:
            time.at += 1
            self.begin()
            await table.tell([one for one in table.listeners if not self.waits(one.seat)])

    # --- what a player asks for -------------------------------------------------------------------------

    def instruction(self, seat: int) -> Instruction:
        """What this seat has said is to be done when it is asked in secret; no other seat may know."""
        return self._instructions.get(seat, "ask")

    async def instruct(self, seat: int, answer: Instruction) -> None:
        """What is to be done when this seat is asked in secret.

        What comes of it is entered as the seat's decision, at the end of the span.
        """
        table = self._table
        if seat == WATCHER:
            raise Illegal("table-no-seat")
        check_deal(table.course)
        if table.course.view(seat).asks is None:
            raise Illegal("table-not-asked")
        self._instructions.pop(seat, None)
        if answer != "ask":
            self._instructions[seat] = answer
        if self.time is not None and self.time.asked(table.course) == seat:
            self._held.pop(seat, None)
            if table.alone(seat):
                self.begin()
        await table.tell([one for one in table.listeners if one.seat == seat])

    def may_skip(self, seat: int) -> bool:
        """Whether cards are being dealt one by one for this seat alone: all others are computers."""
        course = self._table.course
        if self.time is None or self._skips or not self._table.alone(seat) or course.match.deal.rhythm() <= 0:
            return False
        return self.time.asked(course) != seat or self.waits(seat)

    async def skip(self, seat: int) -> None:
        """On to the next moment when this seat is asked, or to the end of the quiet time."""
        table = self._table
        if seat == WATCHER:
            raise Illegal("table-no-seat")
        check_deal(table.course)
        if not table.alone(seat):
            raise Illegal("table-skip-alone")
        if not self.may_skip(seat):
            raise Illegal("table-nothing-to-skip")
        self._skips = True
        self.begin()
        await table.tell([one for one in table.listeners if one.seat == seat])
