"""A record as steps to go through: the deal and what was told after each entry."""

from typing import Any

from atout.core.course import HIDDEN_FROM_ALL, WATCHER, Entry, Visible, shown
from atout.core.game import Game
from atout.core.match import Standing
from atout.core.record import Record
from atout.core.view import Event, View


class Steps:
    """Every state of a match. A deal is never changed once it has been reached, so each can be kept."""

    def __init__(self, match: Record) -> None:
        entries: list[Entry] = match.course.entries
        self.game: Game = match.course.game
        self.seats = match.course.seats
        self.states: list[tuple[Standing, Any]] = []
        self.told: list[list[list[Event]]] = []
        course = match.course.anew()
        before = [0] * len(course.told)
        for entry in entries:
            course.apply(entry)
            if isinstance(entry, Visible):
                self.states.append((course.match.standing(), course.match.deal))
                news = zip(course.told, before, strict=True)
                self.told.append([[event for _, event in told[at:]] for told, at in news])
                before = [len(told) for told in course.told]

    def __len__(self) -> int:
        return len(self.states)

    def view(self, step: int, seat: int | None) -> View:
        """What a seat sees at a step; a watcher for WATCHER, all hands open for None."""
        standing, deal = self.states[step]
        if seat is None:
            return shown(self.game, standing, deal.clone(), WATCHER)
        hidden = deal.hidden(HIDDEN_FROM_ALL if seat == WATCHER else seat)
        return shown(self.game, standing, hidden, seat)

    def events(self, step: int, seat: int | None) -> list[Event]:
        """What a seat was told at this step."""
        return self.told[step][WATCHER if seat is None else seat]
