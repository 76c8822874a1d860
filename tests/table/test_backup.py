"""Copies of what is kept: whole, made while somebody writes, and put back only where that loses nothing."""

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing

import pytest

from atout.core.course import Continued
from atout.core.illegal import Illegal
from atout.table import backup, seal
from atout.table.store import FILE, Store
from tests.table.test_migrate import BEFORE_MIGRATIONS, TABLE, run
from tests.table.test_store import ENTRIES, kept


async def house(folder, *tables):
    """A folder with tables."""
    folder.mkdir()
    store = await Store.open(folder)
    for table in tables:
        await store.add_table(kept(table))
    await store.close()
    return folder


async def tables_in(folder):
    store = await Store.open(folder)
    try:
        return sorted(line.id for line in await store.tables_of("me"))
    finally:
        await store.close()


async def test_what_was_backed_up_comes_back(tmp_path):
    one, other = await house(tmp_path / "one", "a", "b"), tmp_path / "other"
    other.mkdir()

    assert backup.back_up(one, tmp_path / "copy") == 2
    assert backup.restore(tmp_path / "copy", other, force=False) == ((2, True), None)

    assert await tables_in(other) == ["a", "b"]
    store = await Store.open(other)
    assert (await store.table("a")).entries == ENTRIES
    await store.close()


async def test_a_backup_is_one_file_for_its_owner_alone(tmp_path):
    one = await house(tmp_path / "one", "a")
    backup.back_up(one, tmp_path / "copy")

    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "one"]
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


async def test_a_backup_is_made_while_somebody_writes(tmp_path):
    """The copy is of one moment: all that had been acknowledged before it began, and no half of anything."""
    one = await house(tmp_path / "one", "a")
    store = await Store.open(one)
    number = len(ENTRIES)
    found = []
    copying = threading.Thread(target=lambda: found.append(backup.back_up(one, tmp_path / "copy")))
    for _ in range(20):
        number += 1
        await store.append("a", number, [Continued(0)])
    before = number
    copying.start()
    while copying.is_alive() or number < before + 20:
        number += 1
        await store.append("a", number, [Continued(0)])
        await asyncio.sleep(0)
    copying.join()
    await store.close()

    assert found == [1]
    with closing(sqlite3.connect(tmp_path / "copy")) as db:
        numbers = [row[0] for row in db.execute("SELECT number FROM entries ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= number


async def test_a_backup_replaces_nothing(tmp_path):
    one = await house(tmp_path / "one", "a")
    (tmp_path / "copy").write_text("precious")

    with pytest.raises(Illegal, match="backup-there"):
        backup.back_up(one, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"


async def test_where_nothing_is_there_is_nothing_to_copy(tmp_path):
    with pytest.raises(Illegal, match="backup-nothing"):
        backup.back_up(tmp_path, tmp_path / "copy")


async def test_what_cannot_be_read_is_not_blamed_on_the_target(tmp_path):
    (tmp_path / FILE).mkdir()
    with pytest.raises(Illegal, match="table-store-unreadable"):
        backup.back_up(tmp_path, tmp_path / "copy.sqlite")


async def test_what_cannot_be_written_leaves_nothing(tmp_path):
    one = await house(tmp_path / "one", "a")

    with pytest.raises(Illegal, match="backup-unwritable"):
        backup.back_up(one, tmp_path / "nowhere" / "copy")


# --- back ---------------------------------------------------------------------------------------------


async def test_tables_are_replaced_only_by_force_and_kept(tmp_path):
    one, other = await house(tmp_path / "one", "a"), await house(tmp_path / "other", "b")
    backup.back_up(one, tmp_path / "copy")

    with pytest.raises(Illegal, match="restore-there"):
        backup.restore(tmp_path / "copy", other, force=False)
    assert await tables_in(other) == ["b"]

    _, before = backup.restore(tmp_path / "copy", other, force=True)

    assert await tables_in(other) == ["a"]
    aside = tmp_path / "aside"
    aside.mkdir()
    backup.restore(before, aside, force=False)
    assert await tables_in(aside) == ["b"]


async def test_nothing_is_put_under_a_running_server(tmp_path):
    one, other = await house(tmp_path / "one", "a"), await house(tmp_path / "other", "b")
    backup.back_up(one, tmp_path / "copy")
    running = await Store.open(other)

    with pytest.raises(Illegal, match="table-store-in-use"):
        backup.restore(tmp_path / "copy", other, force=True)

    await running.close()
    assert await tables_in(other) == ["b"]


async def test_a_copy_of_an_older_program_is_put_back_and_brought_up(tmp_path):
    run(tmp_path, BEFORE_MIGRATIONS.read_text(), "copy")
    other = tmp_path / "other"
    other.mkdir()

    assert backup.restore(tmp_path / "copy", other, force=False) == ((1, False), None)

    store = await Store.open(other)
    assert len((await store.table(TABLE)).entries) == 10
    await store.close()


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "table-store-version"),
        ("PRAGMA foreign_keys=OFF; DELETE FROM tables", "backup-damaged"),
        (
            "DROP TABLE alembic_version; ALTER TABLE meta RENAME TO other; ALTER TABLE tables RENAME TO legs",
            "backup-not-ours",
        ),
    ],
)
async def test_what_is_not_a_copy_of_ours_is_not_put_back(tmp_path, spoil, key):
    one, other = await house(tmp_path / "one", "a"), await house(tmp_path / "other", "b")
    backup.back_up(one, tmp_path / "copy")
    run(tmp_path, spoil, "copy")

    with pytest.raises(Illegal, match=key):
        backup.restore(tmp_path / "copy", other, force=True)
    assert await tables_in(other) == ["b"]


@pytest.mark.parametrize("content", [None, b"", b"not a database" * 100])
async def test_what_is_no_database_is_not_put_back(tmp_path, content):
    other = await house(tmp_path / "other", "b")
    if content is not None:
        (tmp_path / "copy").write_bytes(content)

    with pytest.raises(Illegal, match="backup-not-ours"):
        backup.restore(tmp_path / "copy", other, force=True)
    assert await tables_in(other) == ["b"]


async def test_a_damaged_copy_is_not_put_back(tmp_path):
    one, other = await house(tmp_path / "one", *(f"t{number}" for number in range(200))), tmp_path / "other"
    other.mkdir()
    backup.back_up(one, tmp_path / "copy")
    whole = bytearray((tmp_path / "copy").read_bytes())
    whole[len(whole) // 2 : len(whole) // 2 + 8192] = bytes(8192)
    (tmp_path / "copy").write_bytes(whole)

    with pytest.raises(Illegal, match=r"backup-(damaged|not-ours)"):
        backup.restore(tmp_path / "copy", other, force=False)
    assert not (other / FILE).exists()


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (b'"choices":[', b'"choiceS":['),
        (b"svoi_kozyri", b"svoi_kozyrj"),
        ("ម៉ាលី".encode(), b"\xff" * 15),
    ],
)
async def test_a_row_that_was_overwritten_is_seen(tmp_path, was, now):
    """SQLite itself sees nothing in it."""
    one, other = await house(tmp_path / "one", "a", "b"), tmp_path / "other"
    run(one, "INSERT INTO selves (id, name, made) VALUES ('me2', 'ម៉ាលី', '2026')", FILE)
    other.mkdir()
    backup.back_up(one, tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    assert was in whole
    assert len(was) == len(now)
    (tmp_path / "copy").write_bytes(whole.replace(was, now, 1))
    with closing(sqlite3.connect(tmp_path / "copy")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    with pytest.raises(Illegal, match="backup-damaged"):
        backup.restore(tmp_path / "copy", other, force=False)
    assert not (other / FILE).exists()


async def test_a_store_that_goes_on_has_no_seal_and_its_next_copy_one_of_its_own(tmp_path):
    one, other = await house(tmp_path / "one", "a"), tmp_path / "other"
    other.mkdir()
    backup.back_up(one, tmp_path / "copy")
    backup.restore(tmp_path / "copy", other, force=False)
    assert seal.holds(other / FILE) is None

    store = await Store.open(other)
    await store.append("a", len(ENTRIES) + 1, [Continued(0)])
    await store.close()
    backup.back_up(other, tmp_path / "next")

    assert seal.holds(tmp_path / "next") is True
    assert seal.holds(other / FILE) is None


async def test_the_order_in_which_rows_were_written_is_no_change(tmp_path):
    one = await house(tmp_path / "one", "b", "a")
    backup.back_up(one, tmp_path / "copy")
    run(tmp_path, "VACUUM", "copy")

    assert seal.holds(tmp_path / "copy") is True


async def test_a_copy_without_a_seal_that_lacks_rows_is_seen(tmp_path):
    """As an older program made it: nothing tells what its rows were, but they must fit together."""
    one, other = await house(tmp_path / "one", "a", "b"), tmp_path / "other"
    other.mkdir()
    backup.back_up(one, tmp_path / "copy")
    seal.remove(tmp_path / "copy")
    run(tmp_path, "PRAGMA foreign_keys=OFF; DELETE FROM tables WHERE id = 'a'", "copy")

    with pytest.raises(Illegal, match="backup-damaged"):
        backup.restore(tmp_path / "copy", other, force=False)
    assert not (other / FILE).exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
async def test_what_root_puts_back_belongs_to_the_service(tmp_path):
    one, other = await house(tmp_path / "one", "a"), tmp_path / "other"
    other.mkdir()
    os.chown(other, 12345, 12345)
    backup.back_up(one, tmp_path / "copy")

    backup.restore(tmp_path / "copy", other, force=False)

    assert {(path.name, path.stat().st_uid) for path in other.iterdir()} == {
        (FILE, 12345),
        ("atout.lock", 12345),
    }
