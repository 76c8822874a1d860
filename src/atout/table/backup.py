"""Copies of a store: made while a server uses it, and put back while none does."""

import datetime as dt
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from atout.core.illegal import Illegal
from atout.table import seal
from atout.table.lock import Lock, give_to_owner

STORE = "atout.sqlite"
BESIDE = ("", "-wal", "-shm")
"""The files of a store that is in use."""


class Examined(NamedTuple):
    """How many tables a copy holds, and whether it could be seen that nothing in it has changed."""

    tables: int
    sealed: bool


def copy(source: Path, target: Path) -> None:
    """A copy as the store is at one moment, whoever writes meanwhile: one file, for its owner alone."""
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as store, closing(sqlite3.connect(target)) as kept:
        store.backup(kept)
        kept.execute("PRAGMA journal_mode=DELETE")


def back_up(folder: Path, target: Path) -> int:
    """A copy of the store in a folder, at a place where nothing is yet; how many tables it holds."""
    source = folder / STORE
    if not source.exists():
        raise Illegal("backup-nothing", path=str(source))
    if target.exists():
        raise Illegal("backup-there", path=str(target))
    try:
        source.open("rb").close()
    except OSError as error:
        raise Illegal("table-store-unreadable", path=str(source)) from error
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        copy(source, part)
        seal.put(part)
        tables = examined(part).tables
        _sync(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Illegal("backup-unwritable", path=str(target)) from error
    return tables


def restore(source: Path, folder: Path, *, force: bool) -> tuple[Examined, Path | None]:
    """Put a copy in the place of the store; what it holds, and where the store before is."""
    found = examined(source)
    store = folder / STORE
    with closing(Lock(folder, alone=True)):
        if store.exists() and not force:
            raise Illegal("restore-there", path=str(store))
        part = store.with_name(STORE + ".part")
        try:
            part.unlink(missing_ok=True)
            copy(source, part)
            seal.remove(part)
            give_to_owner(part)
            _sync(part)
            before = _put_aside(store)
            part.rename(store)
        except (OSError, sqlite3.Error) as error:
            part.unlink(missing_ok=True)
            raise Illegal("backup-unwritable", path=str(store)) from error
    return found, before


def examined(file: Path) -> Examined:
    """What a copy holds; an Illegal if it is none of ours, is damaged, or too new."""
    from atout.table.migrate import check_known  # noqa: PLC0415  Alembic is needed just here

    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            whole = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if not whole or db.execute("PRAGMA foreign_key_check").fetchone():
                raise Illegal("backup-damaged", path=str(file))
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        check_known(file)
        sealed = seal.holds(file)
    except sqlite3.Error as error:
        raise Illegal("backup-not-ours", path=str(file)) from error
    if sealed is False:
        raise Illegal("backup-damaged", path=str(file))
    return Examined(int(tables), sealed=bool(sealed))


def _put_aside(store: Path) -> Path | None:
    """The store of before is kept beside the new one."""
    if not store.exists():
        return None
    aside = store.with_name(f"{STORE}.replaced-{dt.datetime.now(dt.UTC):%Y%m%dT%H%M%SZ}")
    for end in BESIDE:
        part = store.with_name(store.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside


def _sync(file: Path) -> None:
    """Only what is on the disk is a backup."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
