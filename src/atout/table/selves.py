"""Who people are: a guest, or whoever is signed in to an account. A self has seats, and one name everywhere.

A guest's self is the hash of the token in the cookie. An account that a guest makes is the same self: so
nothing has to change hands, and the token of before is good for nothing any more.
"""

from sqlalchemy import Connection, func, select, update

from atout.table.schema import GATHERINGS, PLAYED, SEATS, SELVES
from atout.table.store import Store, remember


class Selves:
    """The people that a store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def name_of(self, who: str) -> str:
        """What a self is called; empty where it has said nothing."""
        found = select(SELVES.c.name).where(SELVES.c.id == who)
        return await self._store.read(lambda db: db.scalar(found) or "")

    async def rename(self, who: str, name: str) -> None:
        """A self is called this from now on."""

        def work(db: Connection) -> None:
            remember(db, who)
            db.execute(update(SELVES).where(SELVES.c.id == who).values(name=name))

        await self._store.write(work)

    async def hand_over(self, guest: str, who: str) -> None:
        """What was a guest's is somebody's: seats, and matches played.

        Where they sit themselves they keep their own seat, and nobody holds the guest's any more.
        """
        theirs = select(SEATS.c.table).where(SEATS.c.session == who)
        waiting = select(GATHERINGS.c.table).where(~GATHERINGS.c.begun)
        seats = update(SEATS).where(SEATS.c.session == guest)
        second = seats.where(SEATS.c.table.in_(theirs))
        hosts = update(GATHERINGS).where(GATHERINGS.c.host == guest)
        guests = func.replace(GATHERINGS.c.guests, guest, who)
        invited = update(GATHERINGS).where(GATHERINGS.c.guests.contains(guest))
        played = update(PLAYED).where(PLAYED.c.self == guest)

        def work(db: Connection) -> None:
            remember(db, who)
            db.execute(second.where(SEATS.c.table.in_(waiting)).values(name=""))
            db.execute(second.values(session=""))
            db.execute(seats.values(session=who))
            db.execute(hosts.values(host=who))
            db.execute(invited.values(guests=guests))
            db.execute(played.values({"self": who}))

        await self._store.write(work)
