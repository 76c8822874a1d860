"""A seat as those at a table and in the lobby are told of it."""

from atout.server.messages import SeatInfo
from atout.table.seat import Seat


def seat_info(seat: Seat, session: str, *, here: bool = True, host: str = "", person: str = "") -> SeatInfo:
    """A seat before a match, for the reader of a session."""
    return SeatInfo(
        name=seat.name,
        level=seat.level,
        you=seat.is_of(session),
        here=here or not seat.session,
        open=seat.open,
        host=seat.is_of(host),
        person=person,
    )
