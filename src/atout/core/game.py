"""What a game is: the parts that the rest of the house finds it by."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from atout.core.illegal import Illegal
from atout.core.match import Match, Standing
from atout.core.options import Options
from atout.core.view import Event, View


class Notation(Protocol):
    """Choices as text, and back."""

    def write(self, deal: Any, choice: int) -> str:
        """The text of a choice that is legal in this deal."""

    def read(self, deal: Any, text: str) -> int:
        """The choice with this text; an Illegal says what a choice looks like."""


class Bot(Protocol):
    """What a computer player knows about the game."""

    def think(self, hidden: Any, seconds: float, seed: int) -> list[tuple[int, float]]:
        """Legal choices with their worth (-1 to 1) for the seat in turn, the best first."""


@dataclass(frozen=True)
class Game:
    """A game: its name, and its parts.

    ``seats``: possible numbers of players, the default first. ``show(standing, deal, seat)`` makes the
    View of a seat (-1 a watcher) from a deal hidden for it; ``tell(before, after, mover, choice, seat)``
    the events of a choice from the deals hidden for that seat, before and after.
    ``choices``: every choice is below it. ``version`` changes when the rules' behaviour does.
    ``decisions``: about how many of a player matter in a deal; in a long one, many hardly do.
    """

    name: str
    version: int
    seats: tuple[int, ...]
    minutes: int
    emblem: tuple[str, ...]
    choices: int
    options: type[Options]
    presets: Mapping[str, Options]
    match: Callable[[Options, int | None], Match]
    show: Callable[[Standing, Any, int], View]
    tell: Callable[[Any, Any, int, int, int], list[Event]]
    notation: Notation
    bot: str
    """The module of the computer player, loaded when one is asked for; it has the shape of ``Bot``."""
    decisions: int = 5

    def player(self) -> Bot:
        """What a computer player knows of this game."""
        return cast("Bot", import_module(self.bot))

    def seats_of(self, options: Options) -> int:
        """How many play under these options."""
        return int(getattr(options, "players", self.seats[0]))

    def preset(self, name: str, players: int) -> Options:
        """A preset among so many players, or among its own number where that cannot be."""
        seated = self.presets[name].seated(players)
        try:
            seated.check()
        except Illegal:
            return self.presets[name]
        return seated

    def preset_of(self, options: Options) -> str:
        """The preset that these options are, whatever the number of players, or an empty text."""
        seats = self.seats_of(options)
        same = (name for name, preset in self.presets.items() if preset.seated(seats) == options)
        return next(same, "")
