"""Who sits at a table of a server: what they are called, whether they are here, how much time they have."""

import math
from collections.abc import Sequence

from atout.server.messages import SeatInfo
from atout.table.clocks import Clock
from atout.table.votes import Ballot
from atout.terminal.reader import Reader
from atout.words import words


def names_at(lang: str, seats: Sequence[SeatInfo], *, waits: bool) -> list[str]:
    """The names at a table: yours is “You”, computers have theirs in the reader's language.

    A seat that nobody holds is empty while the table waits; in a match its player had it, and is spoken of.
    """
    said = words(lang)
    computers = [at for at, seat in enumerate(seats) if seat.level and not seat.name]
    names = []
    for at, seat in enumerate(seats):
        if waits and seat.open:
            names.append(said.get("gather-empty-seat"))
        elif seat.you:
            names.append(said.get("ui-you"))
        elif seat.name or not seat.level:
            names.append(seat.name or said.get("ui-guest"))
        elif len(computers) > 1:
            names.append(said.get("ui-computer-number", {"number": computers.index(at) + 1}))
        else:
            names.append(said.get("ui-computer"))
    return names


def around(seats: Sequence[SeatInfo], reader: Reader, seconds: float) -> dict[int, str]:
    """What is to be said of the seats beside the game, so many seconds after it was told."""
    said: dict[int, str] = {}
    for at, seat in enumerate(seats):
        notes = [reader.figures(figures(seat.clock, seconds))] if seat.clock is not None else []
        if seat.stand_in:
            notes.append(reader.get("ui-gone-for-good" if seat.open else "ui-stand-in"))
        elif not seat.here:
            notes.append(reader.get("ui-away"))
        if notes:
            said[at] = ", ".join(notes)
    return said


def figures(clock: Clock, seconds: float) -> str:
    """What is left of a clock: of the decision, and of the reserve."""
    passed = seconds if clock.runs else 0
    decision = max(0, clock.left - passed)
    reserve = max(0, clock.reserve - max(0, passed - clock.left))
    return f"{_figure(decision)} +{_figure(reserve)}" if reserve else _figure(decision)


def _figure(seconds: float) -> str:
    """Minutes and seconds; a second that has begun still counts."""
    whole = math.ceil(seconds - 1e-6)
    return f"{whole // 60}:{whole % 60:02}"


def vote(ballot: Ballot, reader: Reader, seconds: float) -> str:
    """How a vote stands."""
    caller = ballot.caller
    who = "you" if caller == reader.seat else "other"
    name = reader.names[caller] if 0 <= caller < len(reader.names) else ""
    asks = reader.get("ui-vote-asks", who=who, name=name)
    count = reader.get("ui-vote-count", yes=len(ballot.yes), no=len(ballot.no), needed=ballot.needed)
    left = reader.get("ui-vote-left", seconds=math.ceil(max(0, ballot.left - seconds)))
    return f"{reader.get('ui-vote')} {asks} {count} {left}"
