"""Who people are: a guest, or whoever is signed in to an account. A self has seats, and one name everywhere.

A guest's self is the hash of the token in the cookie. An account that a guest makes is the same self: so
nothing has to change hands, and the token of before is good for nothing any more.
"""

from sqlalchemy import Connection, select, update

from atout.table.schema import SELVES
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
