"""The matches that are over: who played them, how they ended, and where they can be seen again."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, func, insert, select, update

from atout.core.illegal import Illegal
from atout.core.match import Standing
from atout.table.schema import MATCHES, PLAYED
from atout.table.seat import Seat
from atout.table.store import Store, insert_record, now

Outcome = Literal["won", "lost", "drawn", "abandoned"]

PAGE = 50
"""So many matches are told at once."""
LAST = 0
"""Instead of a number: the last match of a table."""


class Played(msgspec.Struct, frozen=True):
    """Somebody who played a match: a person's self and name, or a computer's level."""

    who: str
    name: str
    level: str
    outcome: str


class Ended(msgspec.Struct, frozen=True):
    """A match that is over."""

    table: str
    number: int
    game: str
    ended: str
    players: list[Played]


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played a game with some outcome."""

    game: str
    outcome: str
    count: int


def played_by(seats: Sequence[Seat], standing: Standing) -> list[Played]:
    """Who has played a match that is over now."""
    return [
        Played(seat.session, seat.name, seat.level, outcome(standing, at)) for at, seat in enumerate(seats)
    ]


def outcome(standing: Standing, seat: int) -> Outcome:
    """How a match ended for a seat. Sides that are best together have drawn."""
    if standing.abandoned:
        return "abandoned"
    if seat not in standing.winners:
        return "lost"
    best = [side for side in standing.sides if set(side) & set(standing.winners)]
    return "won" if standing.resigned >= 0 or len(best) == 1 else "drawn"


def write_down(db: Connection, table: str, number: int, game: str, played: Sequence[Played]) -> None:
    """A match has ended with this entry; in the transaction that keeps the entry."""
    db.execute(insert(MATCHES), {"table": table, "number": number, "game": game, "ended": now()})
    rows = [
        {"table": table, "number": number, "seat": seat, "self": one.who}
        | {"name": one.name, "level": one.level, "outcome": one.outcome}
        for seat, one in enumerate(played)
    ]
    db.execute(insert(PLAYED), rows)


_SAME = and_(PLAYED.c.table == MATCHES.c.table, PLAYED.c.number == MATCHES.c.number)


class History:
    """The matches that a store knows of."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, who: str, game: str = "", before: str = "") -> list[Ended]:
        """The matches of somebody, the last first: of one game, or all; those that ended before a time."""
        wanted = [PLAYED.c.self == who, PLAYED.c.level == ""]
        wanted += [MATCHES.c.game == game] if game else []
        wanted += [MATCHES.c.ended < before] if before else []
        found = (
            select(MATCHES)
            .join(PLAYED, _SAME)
            .where(*wanted)
            .order_by(MATCHES.c.ended.desc())
            .limit(PAGE)
            .distinct()
        )

        def work(db: Connection) -> list[Ended]:
            return [
                Ended(row.table, row.number, row.game, row.ended, _players(db, row.table, row.number))
                for row in db.execute(found).all()
            ]

        return await self._store.read(work) if who else []

    async def tallies(self, who: str) -> list[Tally]:
        """How often somebody has played which game with which outcome."""
        found = (
            select(MATCHES.c.game, PLAYED.c.outcome, func.count())
            .join(PLAYED, _SAME)
            .where(PLAYED.c.self == who, PLAYED.c.level == "")
            .group_by(MATCHES.c.game, PLAYED.c.outcome)
            .order_by(MATCHES.c.game, PLAYED.c.outcome)
        )
        return await self._store.read(lambda db: [Tally(*row) for row in db.execute(found)]) if who else []

    async def match(self, table: str, number: int = LAST) -> tuple[int, str | None]:
        """The number of a match, and its record where it has been shared; an Illegal if there is none."""
        found = select(MATCHES.c.number, MATCHES.c.record).where(MATCHES.c.table == table)
        if number != LAST:
            found = found.where(MATCHES.c.number == number)
        last = found.order_by(MATCHES.c.number.desc()).limit(1)
        row = await self._store.read(lambda db: db.execute(last).one_or_none())
        if row is None:
            raise Illegal("record-nothing-yet")
        return row.number, row.record

    async def seat_in(self, record: str, who: str) -> int:
        """Where somebody sat in the match of a shared record, or -1."""
        mine = and_(PLAYED.c.self == who, PLAYED.c.level == "", MATCHES.c.record == record)
        found = select(PLAYED.c.seat).join(MATCHES, _SAME).where(mine).limit(1)
        seat = await self._store.read(lambda db: db.scalar(found)) if who else None
        return -1 if seat is None else int(seat)

    async def share(self, table: str, number: int, record: str, text: str) -> None:
        """The record of a match, for whoever has its link."""
        which = and_(MATCHES.c.table == table, MATCHES.c.number == number)

        def work(db: Connection) -> None:
            insert_record(db, record, text)
            db.execute(update(MATCHES).where(which).values(record=record))

        await self._store.write(work)


def _players(db: Connection, table: str, number: int) -> list[Played]:
    found = (
        select(PLAYED.c.self, PLAYED.c.name, PLAYED.c.level, PLAYED.c.outcome)
        .where(PLAYED.c.table == table, PLAYED.c.number == number)
        .order_by(PLAYED.c.seat)
    )
    return [Played(*row) for row in db.execute(found)]
