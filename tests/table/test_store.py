"""The store: all or nothing, a number once, and every entry as it was."""

import sqlite3

import pytest
from sqlalchemy.exc import OperationalError

from atout.core.course import Again, Chose, Continued, Dealt, Resigned, TookBack
from atout.core.illegal import Illegal
from atout.table.store import FILE, Kept, NotSaved, Seat, Store, Taken, check_folder, now

ENTRIES = [
    Dealt({"pack": [3, 1, 2], "first_dealer": [1]}),
    Chose(0, [52]),
    Chose(1, [1, 2, 3]),
    TookBack(0, 1),
    Resigned(1),
    Again(1, 0),
    Continued(0),
]


def kept(table="t", entries=ENTRIES, session="me"):
    seats = [Seat(session=session), Seat(level="hard"), Seat(name="សុខា", session="other")]
    return Kept(
        table, "svoi_kozyri", {"players": 3, "sixes_home": True, "take": "all"}, seats, list(entries), now()
    )


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(tmp_path, busy=0.1)
    yield store
    await store.close()


async def test_a_table_comes_back_as_it_was(store):
    table = kept()
    await store.add_table(table)

    assert await store.table("t") == table


async def test_entries_are_appended_in_order(store, tmp_path):
    await store.add_table(kept(entries=ENTRIES[:1]))
    for number, entry in enumerate(ENTRIES[1:], 2):
        await store.append("t", number, [entry])
    await store.close()

    again = await Store.open(tmp_path)
    assert (await again.table("t")).entries == ENTRIES
    await again.close()


async def test_a_number_is_taken_once(store, tmp_path):
    await store.add_table(kept(entries=ENTRIES[:1]))
    other = await Store.open(tmp_path)
    await other.append("t", 2, [Chose(0, [1])])

    with pytest.raises(Taken):
        await store.append("t", 2, [Chose(0, [2])])

    assert (await store.table("t")).entries[1:] == [Chose(0, [1])]
    await other.close()


async def test_several_entries_are_kept_together_or_not_at_all(store):
    await store.add_table(kept(entries=ENTRIES[:1]))
    await store.append("t", 3, [Chose(0, [1])])

    with pytest.raises(Taken):
        await store.append("t", 2, [Chose(0, [2]), Chose(1, [3])])

    assert (await store.table("t")).entries[1:] == [Chose(0, [1])]


async def test_an_entry_of_no_table_is_refused(store):
    with pytest.raises(Taken):
        await store.append("none", 1, [Chose(0, [1])])


async def test_a_table_that_is_not_there(store):
    with pytest.raises(Illegal, match="table-unknown"):
        await store.table("none")


async def test_tables_of_a_session_the_last_changed_first(store):
    await store.add_table(kept("a"))
    await store.add_table(kept("b"))
    await store.add_table(kept("c", session="somebody"))
    await store.append("a", len(ENTRIES) + 1, [Continued(1)], is_over=True)

    lines = await store.tables_of("me")

    assert [(line.id, line.over) for line in lines] == [("a", True), ("b", False)]
    assert lines[0].seats == kept().seats
    assert await store.tables_of("nobody") == []


async def test_a_computer_is_nobodys_seat(store):
    await store.add_table(kept())

    assert await store.tables_of("") == []


async def test_a_self_is_kept_once_when_it_takes_a_seat(store, tmp_path):
    await store.add_table(kept("a"))
    await store.add_table(kept("b"))
    with sqlite3.connect(tmp_path / FILE) as other:
        found = other.execute("SELECT id FROM selves ORDER BY id").fetchall()
    other.close()

    assert found == [("me",), ("other",)]


async def test_records(store):
    await store.add_record("r", "text")

    assert await store.record("r") == "text"
    with pytest.raises(Illegal, match="record-unknown"):
        await store.record("none")


async def test_a_locked_database_is_not_saved(store, tmp_path):
    await store.add_table(kept(entries=ENTRIES[:1]))
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(NotSaved):
        await store.append("t", 2, ENTRIES[1:2])
    assert len((await store.table("t")).entries) == 1

    other.close()
    await store.append("t", 2, ENTRIES[1:2])


async def test_the_database_is_set_up_as_it_says(store):
    found = {
        name: await store.read(lambda db, name=name: db.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    }

    assert found == {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "busy_timeout": 0}


async def test_nobody_else_on_this_machine_reads_the_cards(store, tmp_path):
    await store.add_table(kept())

    assert {file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob(f"{FILE}*")} == {
        FILE: 0, f"{FILE}-wal": 0, f"{FILE}-shm": 0,
    }  # fmt: skip


async def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / FILE).write_bytes(b"not a database" * 100)

    with pytest.raises(Illegal, match="table-store-unreadable"):
        await Store.open(tmp_path)


async def test_a_full_disk_is_not_blamed_on_the_file(tmp_path, monkeypatch):
    def full(_db):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError("", None, error)

    monkeypatch.setattr("atout.table.store.revision", full)

    with pytest.raises(Illegal, match="table-store-unwritable"):
        await Store.open(tmp_path)


def test_a_folder_where_nothing_can_be_kept(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(Illegal, match="table-store-unwritable"):
        check_folder(tmp_path / "file" / "data")

    (tmp_path / "odd" / FILE).mkdir(parents=True)
    with pytest.raises(Illegal, match="table-store-unwritable"):
        check_folder(tmp_path / "odd")

    check_folder(tmp_path / "new" / "data")
    assert list((tmp_path / "new" / "data").iterdir()) == []
