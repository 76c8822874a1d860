"""How the server is: whether it can keep what is decided, and figures that name nobody."""

import sqlite3

import pytest
from prometheus_client.parser import text_string_to_metric_families

from atout.server import health
from atout.table.store import FILE
from tests.server.conftest import why
from tests.server.test_accounts import account

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def figures(guest):
    """Each figure by its name and labels."""
    answer = await guest.http.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_a_store_that_cannot_be_written_is_told(serve, quick, tmp_path, monkeypatch):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        monkeypatch.setattr(health, "AGAIN", 0)
        assert (await guest.http.get("/healthz")).text == "ok"

        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await guest.http.get("/healthz")
        assert (answer.status_code, why(answer)) == (503, "table-not-saved")
        assert (await figures(guest))["atout_store_failures_total",] == 1

        other.close()
        assert (await guest.http.get("/healthz")).status_code == 200


async def test_who_asks_again_and_again_does_not_make_the_store_work(house, guest, monkeypatch):
    tried = []

    async def probe():
        tried.append(1)

    monkeypatch.setattr(house.hall.store, "probe", probe)
    monkeypatch.setattr(house.state.probe, "_at", -health.AGAIN)
    for _ in range(20):
        await guest.http.get("/healthz")

    assert len(tried) <= 2


async def test_decisions_refusals_connections_and_tables_are_counted(guest):
    before = await figures(guest)
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        await place.play()
        await place.my_turn()
        await place.ask("choose", number=place.state.number, choices=[51, 51, 51])
        during = await figures(guest)
    after = await figures(guest)

    def more(*key, since=before, now=during):
        return now[key] - since.get(key, 0)

    assert more("atout_decision_seconds_count") == 1
    assert 0 < more("atout_decision_seconds_sum") < 1
    assert more("atout_refusals_total", "choose") == 1
    assert more("atout_tables") == 1
    assert more("atout_connections") == 1
    assert after["atout_connections",] == before["atout_connections",]


async def test_figures_name_nobody(guest):
    name = await account(guest, "Chanthavy")
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        await place.send({"type": name, "number": 1})
        await place.hear()
        text = (await guest.http.get("/metrics")).text

    assert name not in text
    assert table not in text
    assert guest.cookie not in text
    assert "127.0.0.1" not in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
async def test_who_comes_through_a_proxy_sees_no_figures(guest, header):
    answer = await guest.http.get("/metrics", headers={header: "127.0.0.1"})

    assert answer.status_code == 404


async def test_figures_for_all_where_the_host_says_so(house, guest, monkeypatch):
    monkeypatch.setattr(house.state, "figures_for_all", True)

    assert (await guest.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 200
