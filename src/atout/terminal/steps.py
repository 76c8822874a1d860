"""A record as steps to go through: the deal and what was told after each entry."""

from typing import Any

from atout.core.course import (
    HIDDEN_FROM_ALL,
    WATCHER,
    Chose,
    Claimed,
    Course,
    Dealt,
    Entry,
    Resigned,
    TookBack,
)
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
        course = Course(self.game, match.course.options, match.course.first_dealer)
        for entry in entries:
            before = [len(told) for told in course.told]
            course.apply(entry)
            if isinstance(entry, Dealt | Chose | Claimed | TookBack | Resigned):
                self.states.append((course.match.standing(), course.match.deal))
                news = zip(course.told, before, strict=True)
                self.told.append([[event for _, event in told[at:]] for told, at in news])

    def __len__(self) -> int:
        return len(self.states)

    def view(self, step: int, seat: int | None) -> View:
        """What a seat sees at a step; a watcher for WATCHER, all hands open for None."""
        standing, deal = self.states[step]
        if seat is None:
            return self.game.show(standing, deal.clone(), WATCHER)
        return self.game.show(standing, deal.hidden(HIDDEN_FROM_ALL if seat == WATCHER else seat), seat)

    def events(self, step: int, seat: int | None) -> list[Event]:
        """What a seat was told at this step."""
        return self.told[step][WATCHER if seat is None else seat]
