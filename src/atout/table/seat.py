"""Who sits at a seat."""

from collections.abc import Iterable

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A person by the hash of the session's token, a computer by its level, or nobody yet."""

    name: str = ""
    level: str = ""
    session: str = ""

    @property
    def open(self) -> bool:
        """Whether nobody holds it: nobody has sat down yet or, in a match, its player has gone for good."""
        return not self.level and not self.session

    def is_of(self, who: str) -> bool:
        """Whether this is the seat of a session."""
        return bool(who) and self.session == who


def seat_of(seats: Iterable[Seat], who: str) -> int:
    """Where a session sits, or -1."""
    return next((at for at, seat in enumerate(seats) if seat.is_of(who)), -1)
