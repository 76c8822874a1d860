"""Logs that say what went wrong and where, and nothing that is anybody's secret."""

import io
import json
import logging
from secrets import token_hex

import pytest

from atout.core.course import Dealt
from atout.server import logs
from atout.table.store import NotSaved
from tests.server.test_accounts import PHRASE, account, sign_in

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(params=["plain", "json"])
def logged(request):
    """What is logged, in either way."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up(request.param, stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("atout").setLevel(logging.NOTSET)


async def test_no_secret_is_logged(house, guest, logged, monkeypatch):
    """Whatever fails: a handler, a job at a table, the store, a password, an address that is a secret."""
    name = await account(guest, f"Sreymom {token_hex(4)}")
    await sign_in(guest, name, "another phrase, a wrong one")
    body = {"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"players": 2}}
    waiting = (await guest.http.post("/api/tables", json=body | {"setup": {}})).json()["id"]
    invite = (await house.hall.table(waiting)).waiting.gathering.invite
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        course = (await house.hall.table(table)).course
        pack = next(entry for entry in course.entries if isinstance(entry, Dealt)).chances["pack"]

        async def fails(*_, **__):
            raise RuntimeError(name, PHRASE, guest.cookie, invite.token, pack)

        monkeypatch.setattr(house.hall.store, "append", fails)
        await place.why("choose", choices=[place.state.view.choices[0].choice])
        monkeypatch.setattr(house.hall.store, "table", fails)
        monkeypatch.setattr("atout.server.app._file", lambda _: 1 / 0)
        await guest.http.get(f"/api/tables/{table}/record")
        await guest.http.get(f"/join/{invite.token}")
        await guest.http.get(f"/join/{invite.code}")
    said = logged.getvalue()

    assert said.count("RuntimeError") >= 2
    assert "ZeroDivisionError" in said
    secrets = [name, PHRASE, "wrong one", guest.cookie, invite.token, invite.code, str(pack), repr(pack)[:20]]
    assert [secret for secret in secrets if secret in said] == []


async def test_an_error_is_logged_with_its_place(logged):
    try:
        raise NotSaved  # noqa: TRY301  it is what is logged
    except NotSaved:
        logging.getLogger("atout.test").exception("table %s failed", "x")
    said = logged.getvalue()

    assert "table x failed" in said
    assert "NotSaved" in said
    assert "test_logs.py" in said


async def test_json_is_a_line_for_each(logged):
    logging.getLogger("atout.test").info("ស្វាគមន៍\nand more")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <secret>")
    lines = logged.getvalue().splitlines()

    assert "secret" not in logged.getvalue()
    assert len(lines) == 2
    if lines[0].startswith("{"):
        first, second = map(json.loads, lines)
        assert first["said"] == "ស្វាគមន៍"
        assert (second["level"], second["from"]) == ("ERROR", "asyncio")


async def test_libraries_log_warnings_alone(logged):
    logging.getLogger("websockets").info("a frame: AH")
    logging.getLogger("sqlalchemy.engine").info("INSERT")

    assert logged.getvalue() == ""
