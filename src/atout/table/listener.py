"""Who hears of a table: a connection of a seat, or of a watcher."""

from typing import Protocol

from atout.core.view import Refusal


class Listener(Protocol):
    """A connection to a table: of a seat, or of a watcher (-1)."""

    session: str
    seat: int

    def changed(self) -> None:
        """Something is to be seen; it has been saved."""

    def promised(self) -> None:
        """How far the parts of the next deal are."""

    def talked(self, *, whole: bool = False) -> None:
        """Somebody has said something; ``whole``, where all has to be read anew."""

    def refused(self, about: str, why: Refusal) -> None:
        """What was asked is not done."""

    def dropped(self) -> None:
        """The table is broken: come again."""

    def shown_out(self, why: Refusal) -> None:
        """This table is not to be seen any more."""
