"""Between deals: the score sheet stays until everyone who is here has read it, or its time is up."""

from functools import partial
from typing import TYPE_CHECKING

from atout.core.match import Match

if TYPE_CHECKING:
    from atout.table.table import Table


class Sheets:
    """The score sheets of a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.alarm = table.alarm()

    @property
    def due(self) -> bool:
        """Whether the next deal is: a match begins, or everybody has read the score sheet."""
        match = self._match
        return match.between and not match.over and (match.deal is None or self._is_read())

    def _is_read(self) -> bool:
        """By everyone who is here. While nobody is here, nobody reads."""
        present = self._table.present()
        return bool(present) and present <= self._table.course.continued

    @property
    def _match(self) -> Match:
        return self._table.course.match

    def wake(self) -> None:
        """The time of a score sheet runs while somebody is here."""
        match = self._match
        if match.deal is None or not match.between or match.over or not self._table.present():
            self.alarm.clear()
        elif not self.alarm:
            self.alarm.set(self._table.settings.sheet, partial(self._next_deal, len(match.results)))

    async def left(self) -> None:
        """Somebody who had not read has left."""
        if self.alarm and self._is_read():
            self.alarm.clear()
            await self._next_deal(len(self._match.results))

    async def _next_deal(self, results: int) -> None:
        """The time is up, or all have read."""
        match = self._match
        if match.between and not match.over and len(match.results) == results:
            await self._table.enter_unasked(self._table.dealt(), partial(self._next_deal, results))
