"""Where tables are kept: entries under (table, number), and nothing is told before it is there.

That key is unique, so of two who append the same number only one succeeds: the compare-and-set.

SQLite runs in WAL mode with ``synchronous=NORMAL``: what was committed survives the death of the
process at any moment, and the file stays whole when the machine loses power, though the last moments
may then be missing. ``FULL`` would keep them too, at 4 ms and ten times the computing for each decision.
"""

import datetime as dt
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from atout.core.course import Entry
from atout.core.illegal import Illegal

SCHEMA = 1
FILE = "atout.sqlite"

_METADATA = MetaData()

_META = Table(
    "meta",
    _METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
_SESSIONS = Table(
    "sessions",
    _METADATA,
    Column("hash", String, primary_key=True),
    Column("made", String, nullable=False),
)
_TABLES = Table(
    "tables",
    _METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("made", String, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
)
_SEATS = Table(
    "seats",
    _METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("session", String, nullable=False, index=True),
)
_ENTRIES = Table(
    "entries",
    _METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("made", String, nullable=False),
    sqlite_with_rowid=False,
)
_RECORDS = Table(
    "records",
    _METADATA,
    Column("id", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("made", String, nullable=False),
)

_ADD_ENTRY = insert(_ENTRIES)
_IS_OVER = update(_TABLES).where(_TABLES.c.id == bindparam("table")).values(over=bindparam("is_over"))

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_options = msgspec.json.Decoder(dict[str, int | str | bool]).decode


class NotSaved(Illegal):
    """The store could not take it: the disk is full, the database locked or gone."""

    def __init__(self) -> None:
        super().__init__("table-not-saved")


class Taken(Exception):
    """Somebody else has appended this number already."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person by the hash of the session's token, or a computer by its level."""

    name: str = ""
    level: str = ""
    session: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A table as it is kept: all that brings it back as it was."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[Seat]
    entries: list[Entry]
    made: str


class Line(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    over: bool
    seats: list[Seat]
    changed: str


def now() -> str:
    """The time, as it is kept."""
    return dt.datetime.now(dt.UTC).isoformat(timespec="milliseconds")


class Store:
    """Tables, sessions and records in a folder."""

    def __init__(self, folder: Path, busy: float) -> None:
        self._engine = _engine(folder / FILE, busy)

    @classmethod
    async def open(cls, folder: Path, busy: float = 2) -> "Store":
        """The store in this folder, made if it is not there."""
        store = cls(folder, busy)
        try:
            async with store._engine.begin() as db:
                await db.run_sync(_METADATA.create_all)
                await _check_version(db)
        except SQLAlchemyError as error:
            await store.close()
            raise Illegal("table-store-unreadable", path=str(folder / FILE)) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """All that is written here is kept, or by a NotSaved nothing."""
        try:
            async with self._engine.begin() as db:
                yield db
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise NotSaved from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as db:
                yield db
        except SQLAlchemyError as error:
            raise Illegal("table-not-read") from error

    # --- tables ---------------------------------------------------------------------------------------

    async def add_table(self, kept: Kept) -> None:
        """A new table, with its first entries."""
        seats = [
            {"table": kept.id, "seat": number} | msgspec.structs.asdict(seat)
            for number, seat in enumerate(kept.seats)
        ]
        options = _encode(kept.options).decode()
        table = {"id": kept.id, "game": kept.game, "options": options, "made": kept.made, "over": False}
        async with self._writing() as db:
            await db.execute(insert(_TABLES), table)
            await db.execute(insert(_SEATS), seats)
            await db.execute(_ADD_ENTRY, _rows(kept.id, 1, kept.entries))

    async def append(
        self, table: str, number: int, entries: Sequence[Entry], *, is_over: bool | None = None
    ) -> None:
        """Entries from this number on; ``is_over`` where that has changed."""
        async with self._writing() as db:
            await db.execute(_ADD_ENTRY, _rows(table, number, entries))
            if is_over is not None:
                await db.execute(_IS_OVER, {"table": table, "is_over": is_over})

    async def table(self, table: str) -> Kept:
        """All of a table; an Illegal if there is none."""
        async with self._reading() as db:
            row = (await db.execute(select(_TABLES).where(_TABLES.c.id == table))).one_or_none()
            if row is None:
                raise Illegal("table-unknown")
            seats = await db.execute(
                select(_SEATS.c.name, _SEATS.c.level, _SEATS.c.session)
                .where(_SEATS.c.table == table)
                .order_by(_SEATS.c.seat)
            )
            entries = await db.execute(
                select(_ENTRIES.c.entry).where(_ENTRIES.c.table == table).order_by(_ENTRIES.c.number)
            )
            return Kept(
                row.id,
                row.game,
                _decode_options(row.options),
                [Seat(*seat) for seat in seats],
                [_decode_entry(entry) for (entry,) in entries],
                row.made,
            )

    async def tables_of(self, session: str, limit: int = 100) -> list[Line]:
        """The tables where a session has a seat, the last changed first."""
        changed = func.max(_ENTRIES.c.made).label("changed")
        mine = select(_SEATS.c.table).where(_SEATS.c.session == session, _SEATS.c.level == "")
        async with self._reading() as db:
            rows = await db.execute(
                select(_TABLES.c.id, _TABLES.c.game, _TABLES.c.over, changed)
                .join(_ENTRIES, _ENTRIES.c.table == _TABLES.c.id)
                .where(_TABLES.c.id.in_(mine))
                .group_by(_TABLES.c.id)
                .order_by(changed.desc())
                .limit(limit)
            )
            found = rows.all()
            seats: dict[str, list[Seat]] = {row.id: [] for row in found}
            for seat in await db.execute(
                select(_SEATS).where(_SEATS.c.table.in_(seats)).order_by(_SEATS.c.table, _SEATS.c.seat)
            ):
                seats[seat.table].append(Seat(seat.name, seat.level, seat.session))
        return [Line(row.id, row.game, row.over, seats[row.id], row.changed) for row in found]

    # --- sessions and records -------------------------------------------------------------------------

    async def add_session(self, token_hash: str) -> None:
        """A session, by the hash of its token."""
        async with self._writing() as db:
            known = await db.execute(select(_SESSIONS.c.hash).where(_SESSIONS.c.hash == token_hash))
            if known.one_or_none() is None:
                await db.execute(insert(_SESSIONS).values(hash=token_hash, made=now()))

    async def add_record(self, record: str, text: str) -> None:
        """A match as text."""
        async with self._writing() as db:
            await db.execute(insert(_RECORDS).values(id=record, text=text, made=now()))

    async def record(self, record: str) -> str | None:
        """The text of a record."""
        async with self._reading() as db:
            found = await db.execute(select(_RECORDS.c.text).where(_RECORDS.c.id == record))
            return found.scalar_one_or_none()


def _rows(table: str, number: int, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    made = now()
    return [
        {"table": table, "number": at, "entry": _encode(entry).decode(), "made": made}
        for at, entry in enumerate(entries, number)
    ]


def _engine(file: Path, busy: float) -> AsyncEngine:
    """One connection: SQLite has one writer at a time anyway, and so nobody waits for a lock of ours.

    It is not rolled back when it is given back, which SQLAlchemy has done by then: a quarter of the cost.
    """
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}", pool_size=1, max_overflow=0, pool_reset_on_return=None
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={int(busy * 1000)}",
            "journal_mode=WAL",
            "synchronous=NORMAL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def _check_version(db: AsyncConnection) -> None:
    found = await db.execute(select(_META.c.value).where(_META.c.name == "schema"))
    version = found.scalar_one_or_none()
    if version is None:
        await db.execute(insert(_META).values(name="schema", value=str(SCHEMA)))
    elif version != str(SCHEMA):
        raise Illegal("table-store-version", version=version, known=SCHEMA)


def check_folder(folder: Path) -> None:
    """Make the folder, or say by an Illegal that nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".atout-probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise Illegal("table-store-unwritable", path=str(folder)) from error


async def check_store(folder: Path) -> None:
    """See that the store in a folder can be opened, or say by an Illegal why it cannot."""
    await (await Store.open(folder)).close()
