"""A match of one person against computers, without anything that is drawn."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from atout.core import chances, record
from atout.core.chances import Stream
from atout.core.course import Again, Chose, Continued, Course, Dealt, Resigned, TookBack
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.record import Record
from atout.core.view import Event, View
from atout.terminal import computer

YOU = 0
"""The person's seat."""


class Session:
    """The course of the match, and what the person and the computers do in it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        level: str,
        stream: Callable[[], Stream] = chances.at_a_table,
        dealer: int | None = None,
    ) -> None:
        self.game = game
        self.level = level
        self.stream = stream
        self.course = Course(game, options, dealer)
        self.told = 0
        self.saved_to: Path | None = None
        self._deal()

    def _deal(self) -> None:
        declared = self.course.match.chances()
        self.course.apply(Dealt(chances.draw(declared, self.stream())))

    @property
    def number(self) -> int:
        """How many entries there are: what was thought about an earlier state is void."""
        return self.course.number

    @property
    def your_turn(self) -> bool:
        """Whether the person has to decide."""
        return self.course.turn == YOU

    @property
    def computers_turn(self) -> bool:
        """Whether a computer has to decide."""
        return self.course.turn not in {-1, YOU}

    def view(self) -> View:
        """What the person sees."""
        return self.course.view(YOU)

    def news(self) -> list[Event]:
        """What the person was told since this was last asked."""
        events = [event for _, event in self.course.events(YOU)]
        fresh = events[self.told :]
        self.told = len(events)
        return fresh

    # --- the computers ----------------------------------------------------------------------------

    def think(self) -> Callable[[], int]:
        """The thinking of the computer in turn, to be done in another thread; it gives a choice."""
        hidden = self.course.hidden(self.course.turn)
        return lambda: computer.decide(self.game, hidden, self.level)

    def think_for_you(self) -> Callable[[], int]:
        """The thinking about a hint."""
        hidden = self.course.hidden(YOU)
        return lambda: computer.advise(self.game, hidden)

    def computer_chooses(self, choice: int) -> None:
        """The computer in turn has decided."""
        self.course.apply(Chose(self.course.turn, [choice]))

    # --- the person -------------------------------------------------------------------------------

    def choose(self, choice: int) -> None:
        """The person decides; an Illegal says why it cannot be."""
        self.course.apply(Chose(YOU, [choice]))

    def take_back(self) -> None:
        """Back to the person's last decision of this deal."""
        to = self.course.last_decision(YOU)
        if to is None:
            raise Illegal("match-nothing-to-take-back")
        self.course.apply(TookBack(YOU, to))

    def resign(self) -> None:
        """Give the match up."""
        self.course.apply(Resigned(YOU))

    def go_on(self) -> None:
        """The score is read: the next deal."""
        self.course.apply(Continued(YOU))
        self._deal()

    def again(self) -> None:
        """Another match."""
        self.course.apply(Again(YOU, self.course.next_dealer()))
        self._deal()

    # --- the record -------------------------------------------------------------------------------

    def file_name(self) -> str:
        """A name for the record that is not taken."""
        if self.saved_to is not None:
            return str(self.saved_to)
        stem = f"{self.game.name.replace('_', '-')}-{datetime.now().astimezone().date().isoformat()}"
        names = [f"{stem}.txt", *(f"{stem}-{number}.txt" for number in range(2, 1000))]
        return next((name for name in names if not Path(name).exists()), names[0])

    def save(self, name: str, players: list[str]) -> None:
        """Write the record; an OSError says why it cannot be. A file of somebody else's is left alone."""
        path = Path(name).expanduser()
        text = record.write(Record(self.course, players))
        with path.open("w" if path == self.saved_to else "x", encoding="utf-8") as file:
            file.write(text)
        self.saved_to = path
