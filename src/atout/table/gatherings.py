"""Where the gatherings of tables are kept: under a number that counts their changes, the compare-and-set."""

import msgspec
from sqlalchemy import Connection, delete, select, update

from atout.core.illegal import Illegal
from atout.table.gathering import Gathering
from atout.table.schema import GATHERINGS, SEATS, TABLES
from atout.table.store import Store, Taken, gathering_row, insert_seats


class Gatherings:
    """The gatherings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def change(self, table: str, after: Gathering) -> None:
        """What became of a gathering; a Taken if somebody else has changed it meanwhile."""

        def work(db: Connection) -> None:
            row = gathering_row(table, after)
            known = update(GATHERINGS).where(
                GATHERINGS.c.table == table, GATHERINGS.c.number == after.number - 1
            )
            if db.execute(known.values(row)).rowcount != 1:
                raise Taken
            options = msgspec.json.encode(after.options).decode()
            db.execute(update(TABLES).where(TABLES.c.id == table).values(options=options))
            db.execute(delete(SEATS).where(SEATS.c.table == table))
            insert_seats(db, table, after.seats)

        await self._store.write(work)

    async def drop(self, table: str) -> None:
        """A table that nobody has begun is gone."""
        await self._store.write(lambda db: _drop(db, [table]))

    async def drop_older(self, made: str, but: list[str]) -> None:
        """Those that were made before a time and never began are gone, ``but`` those in use."""
        old = (
            select(GATHERINGS.c.table)
            .join(TABLES, TABLES.c.id == GATHERINGS.c.table)
            .where(~GATHERINGS.c.begun, TABLES.c.made < made, TABLES.c.id.not_in(but))
            .limit(1000)
        )
        await self._store.write(lambda db: _drop(db, list(db.scalars(old))))

    async def table_of(self, invite: str) -> str:
        """The table that a link or a code invites to; an Illegal if there is none."""
        by = (GATHERINGS.c.invite == invite) | (GATHERINGS.c.code == invite)
        found = select(GATHERINGS.c.table).where(by)
        table = await self._store.read(lambda db: db.scalar(found)) if invite else None
        if table is None:
            raise Illegal("invite-unknown")
        return str(table)

    async def rename(self, who: str, name: str) -> None:
        """Somebody is called otherwise, at every table that is not over."""
        running = select(TABLES.c.id).where(~TABLES.c.over)
        mine = update(SEATS).where(SEATS.c.session == who, SEATS.c.table.in_(running))
        await self._store.write(lambda db: db.execute(mine.values(name=name)))


def _drop(db: Connection, tables: list[str]) -> None:
    if not tables:
        return
    for kind, key in ((GATHERINGS, GATHERINGS.c.table), (SEATS, SEATS.c.table), (TABLES, TABLES.c.id)):
        db.execute(delete(kind).where(key.in_(tables)))
