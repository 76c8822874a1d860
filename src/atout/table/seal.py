"""Whether a copy is as it was written: a hash of all that it holds, kept in the copy itself.

SQLite sees a page that is broken, and not a row in which a letter has become another.
"""

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

NAME = "seal"
"""Of the row in ``meta``."""


def put(file: Path) -> None:
    """Seal a copy."""
    seal = _digest(file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", (NAME, seal))


def remove(file: Path) -> None:
    """What is written to from now on has no seal."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM meta WHERE name = ?", (NAME,))


def holds(file: Path) -> bool | None:
    """Whether all is as it was when the copy was sealed; None where it was not."""
    with closing(_opened(file)) as db:
        found = db.execute("SELECT value FROM meta WHERE name = ?", (NAME,)).fetchone()
    return None if found is None else found[0] == _digest(file).encode()


def _digest(file: Path) -> str:
    """SHA-256 of the rows one after the other, so that a large store needs no more memory."""
    found = hashlib.sha256()
    with closing(_opened(file)) as db:
        for row in _rows(db):
            found.update(msgspec.msgpack.encode(row))
    return found.hexdigest()


def _opened(file: Path) -> sqlite3.Connection:
    """To be read alone; texts are read as bytes, for what is damaged may be no text."""
    db = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    db.text_factory = bytes
    return db


def _rows(db: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """How each table is made, then its rows in the order of their keys; but not the seal."""
    made = "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"
    for name, sql in db.execute(made).fetchall():
        yield name, sql
        keys = db.execute("SELECT name FROM pragma_table_info(?) WHERE pk ORDER BY pk", (name.decode(),))
        order = ", ".join(_quoted(key) for (key,) in keys)
        rows = db.execute(f"SELECT * FROM {_quoted(name)} ORDER BY {order}")  # noqa: S608  quoted
        yield from (row for row in rows if (name, row[0]) != (b"meta", NAME.encode()))


def _quoted(name: bytes) -> str:
    return '"' + name.decode().replace('"', '""') + '"'
