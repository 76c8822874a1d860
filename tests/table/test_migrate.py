"""Stores of older programs are brought to the tables of this one; of newer ones they are refused."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from atout.core.course import Chose
from atout.core.illegal import Illegal
from atout.table import migrate
from atout.table.hall import Hall
from atout.table.schema import METADATA, REVISION
from atout.table.settings import Settings
from atout.table.store import FILE, Store
from tests.table.test_table import settle

BEFORE_MIGRATIONS = Path(__file__).with_name("before_migrations.sql")
TABLE = "M2VdVt2PJlTi938g"

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade():
    op.create_table("further", sa.Column("name", sa.String, primary_key=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("colour", sa.String, nullable=False, server_default="green"))
    {then}
"""


@pytest.fixture
def old(tmp_path):
    """A store of the time before migrations, in the middle of a match."""
    run(tmp_path, BEFORE_MIGRATIONS.read_text())
    return tmp_path


@pytest.fixture
def with_next(tmp_path_factory, monkeypatch):
    """A program that has one migration more, which does something else at last."""

    def add(then="pass"):
        folder = tmp_path_factory.mktemp("program") / "migrations"
        shutil.copytree(migrate.MIGRATIONS, folder)
        (folder / "versions" / "r9999.py").write_text(NEXT.format(before=REVISION, then=then))
        monkeypatch.setattr(migrate, "MIGRATIONS", folder)
        monkeypatch.setattr(migrate, "REVISION", "9999")
        monkeypatch.setattr("atout.table.store.REVISION", "9999")

    return add


def run(folder, script, name=FILE):
    with closing(sqlite3.connect(folder / name)) as db:
        db.executescript(script)


def asked(folder, question, name=FILE):
    with closing(sqlite3.connect(folder / name)) as db:
        return db.execute(question).fetchall()


def copies(folder):
    return sorted(path.name for path in folder.glob(f"{FILE}.*Z"))


async def opened(folder):
    await (await Store.open(folder, busy=0.1)).close()


def differences(folder):
    """What a store lacks, or has too much, to be as the program wants it."""
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as db:
        found = compare_metadata(MigrationContext.configure(db), METADATA)
    engine.dispose()
    return found


# --- a new store --------------------------------------------------------------------------------------


def test_the_newest_migration_is_the_one_that_the_tables_are_at():
    script = ScriptDirectory(str(migrate.MIGRATIONS))

    assert script.get_heads() == [REVISION]


async def test_the_migrations_lead_to_the_tables_of_the_program(tmp_path):
    engine = migrate._engine(tmp_path / FILE, 0.1)
    with engine.begin() as db:
        command.upgrade(migrate._alembic(db), "head")
    engine.dispose()

    assert differences(tmp_path) == []


async def test_a_new_store_is_at_the_newest(tmp_path):
    await opened(tmp_path)

    assert asked(tmp_path, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert differences(tmp_path) == []
    assert copies(tmp_path) == []


# --- an older store -----------------------------------------------------------------------------------


async def test_a_store_of_before_migrations_is_recognised(old):
    before = asked(old, "SELECT * FROM entries")

    await opened(old)

    assert asked(old, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert asked(old, "SELECT * FROM entries") == before
    assert differences(old) == []


async def test_a_match_of_before_migrations_is_played_on(old):
    hall = await Hall.open(old, Settings(workers=1))
    try:
        table = await hall.table(TABLE)
        seen = table.course.seen[0]
        assert seen == 10
        choice = table.view(0).choices[0].choice
        await table.choose(0, seen, [choice])
        await settle(table)
    finally:
        await hall.close()

    store = await Store.open(old)
    assert (await store.table(TABLE)).entries[10] == Chose(0, [choice])
    await store.close()


async def test_an_older_store_is_copied_and_brought_up(old, with_next):
    await opened(old)
    left = len(copies(old))
    with_next()

    await opened(old)

    assert asked(old, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert asked(old, "SELECT id, colour FROM tables") == [(TABLE, "green")]
    assert asked(old, "SELECT count(*) FROM entries") == [(10,)]
    (kept,) = copies(old)[left:]
    assert kept.startswith(f"{FILE}.{REVISION}-")
    assert asked(old, "SELECT version_num FROM alembic_version", kept) == [(REVISION,)]
    assert asked(old, "SELECT count(*) FROM entries", kept) == [(10,)]


async def test_a_store_that_was_brought_up_is_not_copied_again(old, with_next):
    with_next()
    await opened(old)
    kept = copies(old)

    await opened(old)

    assert len(kept) == 1
    assert copies(old) == kept


@pytest.mark.parametrize("then", ["raise OSError", "op.execute('INSERT INTO seats VALUES (0, 1, 2, 3, 4)')"])
async def test_a_migration_that_fails_has_changed_nothing(old, with_next, then):
    await opened(old)
    tables = asked(old, "SELECT name, sql FROM sqlite_master ORDER BY name")
    with_next(then)

    with pytest.raises((OSError, sa.exc.DatabaseError, RuntimeError)):
        await opened(old)

    assert asked(old, "SELECT name, sql FROM sqlite_master ORDER BY name") == tables
    assert asked(old, "SELECT version_num FROM alembic_version") == [(REVISION,)]


async def test_what_cannot_be_copied_is_not_migrated(old, with_next, monkeypatch):
    await opened(old)
    with_next()

    def full(_source, _target):
        raise sqlite3.OperationalError("disk is full")

    monkeypatch.setattr(migrate, "copy", full)

    with pytest.raises(Illegal, match="table-store-no-copy"):
        await opened(old)
    assert asked(old, "SELECT version_num FROM alembic_version") == [(REVISION,)]


# --- what is not ours ---------------------------------------------------------------------------------


async def test_a_store_of_a_newer_program_is_refused_and_left_alone(tmp_path):
    await opened(tmp_path)
    run(tmp_path, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(Illegal, match="table-store-version") as refused:
        await opened(tmp_path)

    assert refused.value.refusal.text.args == {"version": "9999", "known": REVISION}
    assert asked(tmp_path, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_a_program_of_before_migrations_refuses_what_it_does_not_know(old, with_next):
    with_next()
    await opened(old)

    assert asked(old, "SELECT value FROM meta WHERE name = 'schema'") == [("9999",)]


async def test_a_store_of_before_migrations_with_another_schema_is_refused(old):
    run(old, "UPDATE meta SET value = '99'")

    with pytest.raises(Illegal, match="table-store-version"):
        await opened(old)


async def test_somebody_elses_database_is_left_alone(tmp_path):
    run(tmp_path, "CREATE TABLE tables (legs)")

    with pytest.raises(Illegal, match="table-store-unreadable"):
        await opened(tmp_path)
    assert asked(tmp_path, "SELECT name FROM sqlite_master") == [("tables",)]
