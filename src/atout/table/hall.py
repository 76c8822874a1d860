"""The tables of this house: made, found, and put away when nobody looks at them."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from operator import attrgetter
from pathlib import Path

from atout import registry
from atout.core import options
from atout.core.illegal import Illegal
from atout.core.view import forget
from atout.table.accounts import Accounts
from atout.table.gatherings import Gatherings
from atout.table.history import History
from atout.table.seat import Seat
from atout.table.selves import Selves
from atout.table.settings import Settings
from atout.table.store import Kept, NotSaved, Store, ago, now
from atout.table.table import Table
from atout.table.thinkers import check_level, prepare
from atout.table.workers import Workers

ID_BYTES = 12
CLEARING = 3600
"""How often it is looked for tables that waited for people too long, in seconds."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


class Hall:
    """Finds tables: those in use are kept here, the others are read from the store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.selves = Selves(store)
        self.gatherings = Gatherings(store)
        self.accounts = Accounts(store)
        self.history = History(store)
        self.thinkers = Workers(settings.workers, prepare)
        self.readers = Workers(1)
        """For records: what a stranger uploads must not keep the computer players from thinking."""
        self._settings = settings
        self._tables: dict[str, Table] = {}
        self._reading = asyncio.Lock()
        self._clear_at = 0.0
        self._keeper = asyncio.create_task(self._keep_house())

    @classmethod
    async def open(cls, folder: Path, settings: Settings) -> "Hall":
        """The hall over the store in a folder."""
        return cls(await Store.open(folder, settings.busy), settings)

    async def close(self) -> None:
        """Put everything away."""
        self._keeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeper
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self.thinkers.close()
        await self.readers.close()
        await self.store.close()

    async def make(self, game: str, seats: Sequence[Seat], house_rules: Mapping[str, object]) -> str:
        """A new table, to be dealt as soon as somebody is there; its id. An Illegal says what cannot be."""
        found = registry.find(game)
        chosen = options.build(found.options, house_rules)
        _check_seats(seats, found.seats_of(chosen))
        kept = Kept(new_id(), found.name, options.as_dict(chosen), list(seats), [], now())
        await self.store.add_table(kept)
        return kept.id

    async def table(self, table_id: str) -> Table:
        """A table, read from the store where it is not in use; an Illegal if there is none.

        Use it before the next ``await``, or it may have been put away.
        """
        async with self._reading:
            table = self._tables.get(table_id)
            if table is not None and not table.broken:
                return table
            if table is not None:
                await table.close()
            kept = await self.store.table(table_id)
            self._tables[table_id] = table = Table(kept, self.store, self.thinkers, self._settings)
            return table

    async def hand_over(self, guest: str, who: str) -> None:
        """A guest signs in: what was theirs is the account's.

        Nothing happens at their tables meanwhile, so that none of them writes the guest back.
        """
        async with self._reading, AsyncExitStack() as held:
            for table in self.in_use():
                if table.knows(guest):
                    await held.enter_async_context(table.held(partial(table.handed_over, guest, who)))
            await self.selves.hand_over(guest, who)

    def in_use(self) -> list[Table]:
        """The tables in use; one that has been put down answers nobody any more."""
        return [table for table in self._tables.values() if not table.broken]

    def __len__(self) -> int:
        """How many tables are in use."""
        return len(self._tables)

    async def _keep_house(self) -> None:
        """What nobody needs any more is put away."""
        while True:
            await asyncio.sleep(min(self._settings.idle / 4, 1))
            forget()
            await self._clear_away()
            async with self._reading:  # who reads or hands over tables has them all at hand
                await self._put_away()

    async def _put_away(self) -> None:
        """Nothing is kept of tables that have been quiet for long, or longest of many; the store has them."""
        quiet_since = asyncio.get_running_loop().time() - self._settings.idle
        quiet = [table for table in self._tables.values() if table.broken or table.quiet]
        quiet.sort(key=attrgetter("quiet_since"), reverse=True)
        many = self._settings.idle_tables
        left = [
            table
            for number, table in enumerate(quiet)
            if table.broken or number >= many or table.quiet_since < quiet_since
        ]
        for table in left:
            del self._tables[table.id]
        await asyncio.gather(*(table.close() for table in left))

    async def _clear_away(self) -> None:
        """Now and then, tables that waited for people too long are gone."""
        now = asyncio.get_running_loop().time()
        if now < self._clear_at:
            return
        self._clear_at = now + CLEARING
        with suppress(NotSaved):  # another time
            await self.gatherings.drop_older(ago(self._settings.gathering), but=list(self._tables))


def _check_seats(seats: Sequence[Seat], wanted: int) -> None:
    if len(seats) != wanted:
        raise Illegal("table-seats-count", given=len(seats), wanted=wanted)
    if sum(bool(seat.session) for seat in seats) != 1 or any(seat.open for seat in seats):
        raise Illegal("table-seats-yours")
    for seat in seats:
        if seat.level:
            check_level(seat.level)
