"""Makes a store, and brings an older one to the tables of this program: all in one transaction, or nothing.

Before there were migrations a store said in ``meta`` that its schema is 1. A program of that time looks
there alone, so a newer number is written there too: then it refuses what it does not know.
"""

import datetime as dt
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from atout.core.illegal import Illegal
from atout.table.backup import copy
from atout.table.schema import META, METADATA, REVISION, revision

FIRST = "0001"
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(file: Path, busy: float) -> None:
    """Bring the store in a file to this program's tables; an Illegal says why that cannot be."""
    engine = _engine(file, busy)
    try:
        with engine.begin() as db:
            tables = sa.inspect(db).get_table_names()
            if not tables:
                _make(db)
            elif META.name in tables:
                _upgrade(db, file)
            else:
                raise Illegal("table-store-unreadable", path=str(file))
    finally:
        engine.dispose()


def check_known(file: Path) -> None:
    """See that a store is not newer than this program."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as db:
            found = revision(db) or FIRST
            _check_known(found, _alembic(db))
    finally:
        engine.dispose()


def _check_known(found: str, alembic: Config) -> None:
    if found not in {script.revision for script in ScriptDirectory.from_config(alembic).walk_revisions()}:
        raise Illegal("table-store-version", version=found[:20], known=REVISION)


def _make(db: sa.Connection) -> None:
    METADATA.create_all(db)
    db.execute(sa.insert(META), {"name": "schema", "value": _number(REVISION)})
    command.stamp(_alembic(db), REVISION)


def _upgrade(db: sa.Connection, file: Path) -> None:
    found = revision(db) or _first(db)
    alembic = _alembic(db)
    _check_known(found, alembic)
    if found != REVISION:
        _keep_copy(file, found)
        command.upgrade(alembic, REVISION)
        _check_references(db)
    db.execute(sa.update(META).where(META.c.name == "schema").values(value=_number(REVISION)))


def _first(db: sa.Connection) -> str:
    """A store without a revision is of the time before migrations: it is told that it is at the first."""
    version = db.scalar(sa.select(META.c.value).where(META.c.name == "schema"))
    if version != _number(FIRST):
        raise Illegal("table-store-version", version=str(version)[:20], known=REVISION)
    command.stamp(_alembic(db), FIRST)
    return FIRST


def _keep_copy(file: Path, found: str) -> None:
    """A copy of the store as it was, beside it."""
    kept = file.with_name(f"{file.name}.{found}-{dt.datetime.now(dt.UTC):%Y%m%dT%H%M%SZ}")
    try:
        copy(file, kept)
    except (OSError, sqlite3.Error) as error:
        raise Illegal("table-store-no-copy", path=str(kept)) from error


def _check_references(db: sa.Connection) -> None:
    """A table that is copied to change it breaks them for a moment, so SQLite does not watch meanwhile."""
    broken = db.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise RuntimeError(f"a migration leaves a row of {broken[0]} that belongs to nothing")


def _number(of: str) -> str:
    return str(int(of))


def _alembic(db: sa.Connection) -> Config:
    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _engine(file: Path, busy: float) -> sa.Engine:
    """Changes of tables belong to the transaction too, if it is begun in so many words."""
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": busy, "isolation_level": None})

    @sa.event.listens_for(engine, "begin")
    def begin(db: sa.Connection) -> None:
        db.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
