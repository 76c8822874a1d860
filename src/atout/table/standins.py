"""Who stays away keeps the seat: a computer plays for them until they are back."""

from functools import partial
from typing import TYPE_CHECKING

from atout.core.course import CameBack, StoodIn
from atout.table.alarm import Alarm

if TYPE_CHECKING:
    from atout.table.table import Table


class StandIns:
    """The computers that play for people who are away.

    The time of grace runs while somebody waits for them: where nobody is here, nobody is away.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._grace: dict[int, Alarm] = {}

    def level(self, seat: int) -> str:
        """The level of the computer that decides for a seat; empty where a person does."""
        return self._table.seats[seat].level or self._table.course.stand_ins.get(seat, "")

    def wake(self) -> None:
        """The time of grace begins for who is away, and is over for who is here."""
        present = self._table.present()
        for seat in range(len(self._table.seats)):
            missed = self._is_missed(seat, present)
            if seat not in self._grace and missed:
                self._grace[seat] = self._table.alarm()
            if not missed and seat in self._grace:
                self._grace[seat].clear()
            elif missed and not self._grace[seat]:
                self._grace[seat].set(self._time(seat), partial(self._stand_in, seat))
            if seat in self._table.course.stand_ins and seat in present:
                self._table.post(partial(self._came, seat))

    def _is_missed(self, seat: int, present: set[int]) -> bool:
        away = bool(present) and seat not in present
        return away and self._table.course.match.goes_on and not self.level(seat)

    def _time(self, seat: int) -> float:
        """How long a seat is kept; not at all where there is nobody who could come back to it."""
        return 0 if self._table.seats[seat].open else self._table.settings.grace

    async def _stand_in(self, seat: int) -> None:
        if self._is_missed(seat, self._table.present()):
            entry = StoodIn(seat, self._table.terms.stand_in)
            await self._table.enter_unasked(entry, partial(self._stand_in, seat))

    async def _came(self, seat: int) -> None:
        """A player is here, and from the next decision on plays in person."""
        if seat in self._table.course.stand_ins and seat in self._table.present():
            await self._table.enter_unasked(CameBack(seat), partial(self._came, seat))
