"""A full disk or a locked database: the player is told "not saved", and nothing is shown as done."""

import asyncio
import resource
import signal
import sqlite3
from contextlib import closing, contextmanager
from unittest.mock import AsyncMock

import pytest

from atout.server.messages import Refused, State
from atout.table.store import FILE, NotSaved
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def locked(folder):
    """The database, locked by somebody else."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_a_locked_database(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        table = await guest.make_table("easy", lowest_rank=9)
        async with guest.at(table) as place, guest.at(table) as other:
            before = await place.my_turn()
            await other.my_turn()
            choice = before.view.choices[0].choice
            with locked(tmp_path):
                refused = await place.ask("choose", choices=[choice])
                assert isinstance(refused, Refused)
                assert (refused.about, refused.why.text.key) == ("choose", "table-not-saved")
                for window in (place, other):
                    await window.send({"type": "look", "since": before.number})
                    assert (await window.hear()).view == before.view
                new = await guest.http.post(
                    "/api/tables",
                    json={"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "computer"}]},
                )
                assert (new.status_code, why(new)) == (503, "table-not-saved")

            after = await place.ask("choose", choices=[choice])
            assert isinstance(after, State)
            assert after.number > before.number
        assert len((await guest.http.get("/api/tables")).json()) == 1


PHRASE, OTHER = "the rain in Battambang", "the sun on the Tonle Sap"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/account", {"name": "Dara", "phrase": PHRASE}),
        ("/api/sign-in", {"name": "Bopha", "phrase": PHRASE}),
        ("/api/account/phrase", {"old": PHRASE, "new": OTHER}),
    ],
)
async def test_who_cannot_be_signed_in_stays_who_they_were(serve, quick, tmp_path, path, body):
    async with serve(tmp_path, quick) as house, house.guest() as guest, house.guest() as bopha:
        await bopha.http.post("/api/account", json={"name": "Bopha", "phrase": PHRASE})
        me = bopha if path.endswith("phrase") else guest
        table = await me.make_table("easy")
        before = (await me.http.get("/api/you")).json()
        with locked(tmp_path):
            refused = await me.http.post(path, json=body)
            assert (refused.status_code, why(refused)) == (503, "table-not-saved")

        assert (await me.http.get("/api/you")).json() == before
        assert [line["id"] for line in (await me.http.get("/api/tables")).json()] == [table]


async def test_who_signs_in_and_cannot_bring_their_tables_along_stays_who_they_were(
    serve, quick, tmp_path, monkeypatch
):
    async with serve(tmp_path, quick) as house, house.guest() as guest, house.guest() as bopha:
        await bopha.http.post("/api/account", json={"name": "Bopha", "phrase": PHRASE})
        table = await guest.make_table("easy")
        account = {"name": "Bopha", "phrase": PHRASE}
        with monkeypatch.context() as full:
            full.setattr(house.hall.selves, "hand_over", AsyncMock(side_effect=NotSaved))
            assert (await guest.http.post("/api/sign-in", json=account)).status_code == 503
        assert [line["id"] for line in (await guest.http.get("/api/tables")).json()] == [table]

        assert (await guest.http.post("/api/sign-in", json=account)).status_code == 200
        assert [line["id"] for line in (await guest.http.get("/api/tables")).json()] == [table]


async def test_a_computers_decision_that_is_not_saved_is_tried_again(thinking_at, tmp_path):
    async with thinking_at(0.3) as place:
        before = place.state
        with locked(tmp_path):
            refused = await place.hear()
            assert isinstance(refused, Refused)
            assert (refused.about, refused.why.text.key) == ("", "table-not-saved")

        await place.until(lambda state: state.number > before.number)
        await place.my_turn()
        assert isinstance(await place.play(), State)


async def test_a_full_database(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        table = await guest.make_table("easy", lowest_rank=2, take="all")
        async with guest.at(table) as place:
            await place.my_turn()
            store = house.hall.store
            pages = await store.read(lambda db: db.exec_driver_sql("PRAGMA page_count").scalar_one())
            await store.read(lambda db: db.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
            answer = place.state
            while not isinstance(answer, Refused):  # its own decision, or that of the computer
                number = place.state.number
                if place.state.view.phase != "play":
                    answer = await place.ask("again")
                elif place.state.view.choices:
                    answer = await place.play()
                else:
                    answer = await place.hear()
            assert answer.why.text.key == "table-not-saved"
            assert place.state.number == number
            await store.read(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1000000"))

            await place.my_turn()
            assert isinstance(await place.play(), State)


async def test_a_disk_that_takes_no_more(process, house_at, tmp_path):
    server = await process(tmp_path)
    async with house_at(server.at) as guest:
        table = await guest.make_table("easy", lowest_rank=9)
        async with guest.at(table) as place:
            before = await place.my_turn()
            written = (tmp_path / f"{FILE}-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
            refused = await place.play()
            assert isinstance(refused, Refused)
            assert refused.why.text.key == "table-not-saved"
            assert place.state == before
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)

            assert isinstance(await place.play(), State)
            played = await place.my_turn()
        await server.end(signal.SIGKILL)
        cookie = guest.cookie
    again = await process(tmp_path)
    async with house_at(again.at, cookie) as guest, guest.at(table) as place:
        await place.hear()
        assert (place.state.number, place.state.view) == (played.number, played.view)
    await again.end(signal.SIGTERM)


async def test_somebody_else_wrote_first(serve, quick, tmp_path):
    """Two servers on one folder: the slower one is refused, and shows what the store has."""
    async with serve(tmp_path, quick) as one, serve(tmp_path, quick) as two, one.guest() as guest:
        table = await guest.make_table("easy", lowest_rank=9)
        async with (
            guest.at(table) as here,
            two.guest(guest.cookie) as elsewhere,
            elsewhere.at(table) as there,
        ):
            await here.my_turn()
            await there.hear()
            while there.state.number < here.state.number:
                await asyncio.sleep(0.05)
                await there.send({"type": "look", "since": 0})
                await there.hear()
            choices = [choice.choice for choice in here.state.view.choices]
            await here.ask("choose", choices=choices[:1])

            answers = [await there.ask("choose", number=there.state.number, choices=choices[-1:])]
            while not isinstance(answers[-1], Refused):
                answers.append(await there.hear())

            assert answers[-1].why.text.key in {"table-stale", "match-not-your-turn"}
            assert there.state.number >= here.state.number
