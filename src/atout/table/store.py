"""Where tables are kept: entries under (table, number), and nothing is told before it is there.

That key is unique, so of two who append the same number only one succeeds: the compare-and-set.

SQLite runs in WAL mode with ``synchronous=NORMAL``: what was committed survives the death of the
process at any moment, and the file stays whole when the machine loses power, though the last moments
may then be missing. It is called from the event loop itself: a commit takes 50 microseconds, and to
hand it to a thread and back several times as much (``docs/decisions/0006``). Only a lock that another
process holds is waited for, and that without holding up anyone else.
"""

import asyncio
import datetime as dt
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    bindparam,
    create_engine,
    event,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from atout.core.course import Entry
from atout.core.illegal import Illegal
from atout.table.backup import STORE
from atout.table.gathering import Gathering, Invite, Setup
from atout.table.lock import Lock
from atout.table.schema import ENTRIES, GATHERINGS, META, RECORDS, REVISION, SEATS, SELVES, TABLES, revision
from atout.table.seat import Seat

T = TypeVar("T")

FILE = STORE
AGAIN = 0.02
"""After how many seconds a locked database is tried again."""
LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
NO_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}

_PROBE = META.c.name == "probe"
_LAST = (
    select(ENTRIES.c.made)
    .where(ENTRIES.c.table == TABLES.c.id)
    .order_by(ENTRIES.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_CHANGED = func.coalesce(_LAST, TABLES.c.made).label("changed")
_GATHERS = func.coalesce(~GATHERINGS.c.begun, false()).label("gathers")
_IS_OVER = update(TABLES).where(TABLES.c.id == bindparam("table")).values(over=bindparam("is_over"))

_ADD_ENTRY = str(insert(ENTRIES).compile(dialect=sqlite.dialect(paramstyle="qmark")))
"""The statement as text: to look it up takes SQLAlchemy as long as it takes SQLite to do it."""

_INTEGRITY = IntegrityError, sqlite3.IntegrityError
_OPERATIONAL = OperationalError, sqlite3.OperationalError
_ERRORS = SQLAlchemyError, sqlite3.Error
"""What SQLAlchemy says, and what the driver says where it is asked itself."""

EntryRow = tuple[str, int, str, str]

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_setup = msgspec.json.Decoder(Setup).decode
_decode_people = msgspec.json.Decoder(list[str]).decode
_decode_options = msgspec.json.Decoder(dict[str, int | str | bool]).decode


class NotSaved(Illegal):
    """The store could not take it: the disk is full, the database locked or gone."""

    def __init__(self) -> None:
        super().__init__("table-not-saved")


class Taken(Exception):
    """Somebody else has appended this number already."""


class Kept(msgspec.Struct, frozen=True):
    """A table as it is kept: all that brings it back as it was.

    Without a gathering it was dealt as soon as it was made.
    """

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[Seat]
    entries: list[Entry]
    made: str
    gathering: Gathering | None = None


class Line(msgspec.Struct, frozen=True):
    """A table in a list; it ``gathers`` while it waits for people."""

    id: str
    game: str
    over: bool
    seats: list[Seat]
    changed: str
    gathers: bool = False


def now() -> str:
    """The time, as it is kept."""
    return _written(dt.datetime.now(dt.UTC))


def ago(seconds: float) -> str:
    """The time so many seconds ago."""
    return _written(dt.datetime.now(dt.UTC) - dt.timedelta(seconds=seconds))


def _written(moment: dt.datetime) -> str:
    return moment.isoformat(timespec="milliseconds")


class Store:
    """Tables, sessions and records in a folder."""

    def __init__(self, folder: Path, busy: float) -> None:
        self._lock = _lock(folder)
        self._engine = _engine(folder / FILE)
        self._db: Connection | None = None
        self._busy = busy
        self.failures = 0
        """How often something could not be kept or read."""

    @classmethod
    async def open(cls, folder: Path, busy: float = 2) -> "Store":
        """The store in this folder, made if it is not there."""
        store = cls(folder, busy)
        try:
            if await store._patiently(partial(store._whole, revision)) != REVISION:
                from atout.table.migrate import migrate  # noqa: PLC0415  Alembic is needed just here

                migrate(folder / FILE, busy)
        except SQLAlchemyError as error:
            await store.close()
            if _code(error) in NO_ROOM:
                raise Illegal("table-store-unwritable", path=str(folder)) from error
            raise Illegal("table-store-unreadable", path=str(folder / FILE)) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let go of the file."""
        if self._db is not None:
            self._db.close()
        self._engine.dispose()
        self._lock.close()

    def _connected(self) -> Connection:
        """The one connection, kept: to take it out for each transaction costs as much as to commit."""
        if self._db is None:
            self._db = self._engine.connect()
        return self._db

    async def _patiently(self, attempt: Callable[[], T]) -> T:
        """While another process has locked the database it is tried again."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._busy
        while True:
            try:
                return attempt()
            except _OPERATIONAL as error:
                if not _is_locked(error) or loop.time() >= until:
                    raise
            await asyncio.sleep(AGAIN)

    def _whole(self, work: Callable[[Connection], T]) -> T:
        """All of some work, or nothing."""
        db = self._connected()
        with db.begin():
            return work(db)

    async def _save(self, attempt: Callable[[], object]) -> None:
        """A Taken if a key is there already, a NotSaved if it cannot be."""
        try:
            await self._patiently(attempt)
        except _INTEGRITY as error:
            raise Taken from error
        except _ERRORS as error:
            self.failures += 1
            raise NotSaved from error

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Some work that changes something: all of it or, by a Taken or a NotSaved, nothing."""
        await self._save(partial(self._whole, work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds."""
        try:
            return await self._patiently(partial(self._whole, work))
        except SQLAlchemyError as error:
            self.failures += 1
            raise Illegal("table-not-read") from error

    async def probe(self) -> None:
        """Write something and read it; an Illegal says what cannot be."""
        moment = now()

        def work(db: Connection) -> None:
            if not db.execute(update(META).where(_PROBE).values(value=moment)).rowcount:
                db.execute(insert(META), {"name": "probe", "value": moment})

        await self.write(work)
        if await self.read(lambda db: db.scalar(select(META.c.value).where(_PROBE))) != moment:
            raise Illegal("table-not-read")

    # --- tables ---------------------------------------------------------------------------------------

    async def add_table(self, kept: Kept) -> None:
        """A new table, with its first entries."""
        options = _encode(kept.options).decode()
        table = {"id": kept.id, "game": kept.game, "options": options, "made": kept.made, "over": False}

        def work(db: Connection) -> None:
            db.execute(insert(TABLES), table)
            insert_seats(db, kept.id, kept.seats)
            if kept.gathering is not None:
                db.execute(insert(GATHERINGS), gathering_row(kept.id, kept.gathering))
            add_entries(db, kept.id, 1, kept.entries)

        await self.write(work)

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        *,
        is_over: bool | None = None,
        also: Callable[[Connection], object] | None = None,
    ) -> None:
        """Entries from this number on; ``is_over`` where that has changed; ``also`` what belongs to them."""
        if is_over is None and also is None:
            await self._save(partial(self._insert, entry_rows(table, number, entries)))
            return

        def work(db: Connection) -> None:
            add_entries(db, table, number, entries)
            if is_over is not None:
                db.execute(_IS_OVER, {"table": table, "is_over": is_over})
            if also is not None:
                also(db)

        await self.write(work)

    def _insert(self, rows: list[EntryRow]) -> None:
        """Entries alone, as most are, by the driver: SQLAlchemy takes as long again as SQLite does."""
        driver = cast("sqlite3.Connection", self._connected().connection.driver_connection)
        with driver:
            driver.executemany(_ADD_ENTRY, rows)

    async def table(self, table: str) -> Kept:
        """All of a table; an Illegal if there is none."""

        def work(db: Connection) -> Kept | None:
            row = db.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = (
                select(SEATS.c.name, SEATS.c.level, SEATS.c.session)
                .where(SEATS.c.table == table)
                .order_by(SEATS.c.seat)
            )
            entries = select(ENTRIES.c.entry).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
            kept = Kept(
                row.id,
                row.game,
                _decode_options(row.options),
                [Seat(*seat) for seat in db.execute(seats)],
                [_decode_entry(entry) for entry in db.scalars(entries)],
                row.made,
            )
            gathering = db.execute(select(GATHERINGS).where(GATHERINGS.c.table == table)).one_or_none()
            return kept if gathering is None else replace(kept, gathering=_gathering(kept, gathering))

        kept = await self.read(work)
        if kept is None:
            raise Illegal("table-unknown")
        return kept

    async def tables_of(self, session: str, limit: int = 100) -> list[Line]:
        """The tables where a session has a seat, the last changed first."""
        mine = select(SEATS.c.table).where(SEATS.c.session == session, SEATS.c.level == "")
        tables = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.over, _CHANGED, _GATHERS)
            .join(GATHERINGS, GATHERINGS.c.table == TABLES.c.id, isouter=True)
            .where(TABLES.c.id.in_(mine))
            .order_by(_CHANGED.desc())
            .limit(limit)
        )

        def work(db: Connection) -> list[Line]:
            found = db.execute(tables).all()
            seats: dict[str, list[Seat]] = {row.id: [] for row in found}
            in_order = select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.seat)
            for seat in db.execute(in_order):
                seats[seat.table].append(Seat(seat.name, seat.level, seat.session))
            return [
                Line(row.id, row.game, row.over, seats[row.id], row.changed, row.gathers) for row in found
            ]

        return await self.read(work)

    # --- records --------------------------------------------------------------------------------------

    async def add_record(self, record: str, text: str) -> None:
        """A match as text."""
        await self.write(lambda db: insert_record(db, record, text))

    async def record(self, record: str) -> str:
        """The text of a record; an Illegal if there is none."""
        found = select(RECORDS.c.text).where(RECORDS.c.id == record)
        text: str | None = await self.read(lambda db: db.scalar(found))
        if text is None:
            raise Illegal("record-unknown")
        return text


def remember(db: Connection, who: str) -> None:
    """A self is kept when it first takes a seat or a name: until then there is nothing to it."""
    if who and db.scalar(select(SELVES.c.id).where(SELVES.c.id == who)) is None:
        db.execute(insert(SELVES), {"id": who, "made": now()})


def insert_seats(db: Connection, table: str, seats: Sequence[Seat]) -> None:
    """The seats of a table; who sits there is remembered."""
    for seat in seats:
        remember(db, seat.session)
    rows = [
        {"table": table, "seat": number} | msgspec.structs.asdict(seat) for number, seat in enumerate(seats)
    ]
    db.execute(insert(SEATS), rows)


def insert_record(db: Connection, record: str, text: str) -> None:
    """A match as text."""
    db.execute(insert(RECORDS), {"id": record, "text": text, "made": now()})


def gathering_row(table: str, gathering: Gathering) -> dict[str, Any]:
    """What is kept of a gathering beside the table's own row and its seats."""
    return {
        "table": table,
        "number": gathering.number,
        "begun": gathering.begun,
        "host": gathering.host,
        "invite": gathering.invite.token,
        "code": gathering.invite.code or None,
        "setup": _encode(gathering.setup).decode(),
        "guests": _encode(gathering.guests).decode(),
        "barred": _encode(gathering.barred).decode(),
    }


def _gathering(kept: Kept, row: Row[Any]) -> Gathering:
    return Gathering(
        kept.game,
        kept.options,
        kept.seats,
        row.host,
        Invite(row.invite, row.code or ""),
        _decode_setup(row.setup),
        _decode_people(row.guests),
        _decode_people(row.barred),
        row.number,
        row.begun,
    )


def add_entries(db: Connection, table: str, number: int, entries: Iterable[Entry]) -> None:
    """Entries of a table from this number on."""
    rows = entry_rows(table, number, entries)
    if rows:
        db.exec_driver_sql(_ADD_ENTRY, rows)


def entry_rows(table: str, number: int, entries: Iterable[Entry]) -> list[EntryRow]:
    """Entries of a table from this number on, as they are kept."""
    made = now()
    return [(table, at, _encode(entry).decode(), made) for at, entry in enumerate(entries, number)]


def _lock(folder: Path) -> Lock:
    try:
        lock = Lock(folder)
        (folder / FILE).touch(mode=0o600)  # who reads it reads every card; SQLite makes the rest alike
    except OSError as error:
        raise Illegal("table-store-unwritable", path=str(folder)) from error
    return lock


def _engine(file: Path) -> Engine:
    """One connection: SQLite has one writer at a time anyway."""
    engine = create_engine(
        f"sqlite:///{file}",
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,  # an error that is logged must not tell what is hidden
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in ("busy_timeout=0", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _is_locked(error: Exception) -> bool:
    return _code(error) in LOCKED


def _code(error: Exception) -> int:
    """What SQLite says it is; 0 where it was another's."""
    return int(getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)) & 0xFF


def check_folder(folder: Path) -> None:
    """Make the folder, or say by an Illegal that nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".atout-probe"
        probe.write_bytes(b"")
        probe.unlink()
        if (folder / FILE).exists():
            (folder / FILE).open("r+b").close()  # a file that can only be read would take no decision
    except OSError as error:
        raise Illegal("table-store-unwritable", path=str(folder)) from error


async def check_store(folder: Path) -> None:
    """See that the store in a folder can be opened, or say by an Illegal why it cannot."""
    await (await Store.open(folder)).close()
