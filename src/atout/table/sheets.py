"""Between deals: the score sheet stays until everyone who is here has read it, or its time is up."""

from typing import TYPE_CHECKING

from atout.core.match import Match

if TYPE_CHECKING:
    from atout.table.table import Table


class Sheets:
    """The score sheets of a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self._is_out = False

    @property
    def due(self) -> bool:
        """Whether the next deal is: a match begins, or everybody has read the score sheet."""
        match = self._match
        read = match.deal is None or self._is_out or self._is_read()
        return match.between and not match.over and read

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
        lies = match.deal is not None and match.between and not match.over
        self._is_out = self._is_out and lies
        if not lies or self._is_out or not self._table.present():
            self._alarm.clear()
        elif not self._alarm:
            self._alarm.set(self._table.settings.sheet, self._run_out)

    async def _run_out(self) -> None:
        """The time is up."""
        self._is_out = True
        await self._table.fair.wake()
