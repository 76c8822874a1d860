"""Reviews over HTTP: begun, asked after, stopped; for records that are whole, in a process of their own."""

import asyncio
from pathlib import Path

import pytest

from atout.core import record
from atout.registry import find
from atout.review import moments
from atout.server import reviews
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")

TEXT = (Path(__file__).parents[1] / "goldens/pitch_seed.txt").read_text("utf-8")


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """No longer than a test has to wait: the worker is told on its way in."""
    monkeypatch.setattr(reviews, "SECONDS", 0.01)


async def put(guest):
    """The id of a record that was put there."""
    return (await guest.http.post("/api/records", content=TEXT)).json()["id"]


async def asked(guest, record_id, seat, since=0):
    answer = await guest.http.get(f"/api/records/{record_id}/reviews/{seat}", params={"since": since})
    return answer.json()


async def over(guest, record_id, seat):
    for _ in range(600):
        info = await asked(guest, record_id, seat)
        if info["over"]:
            return info
        await asyncio.sleep(0.05)
    pytest.fail("it is never over")


async def test_every_decision_of_the_seat_is_judged_once_in_its_order(guest):
    record_id = await put(guest)
    begun = (await guest.http.post(f"/api/records/{record_id}/reviews/2")).json()
    info = await over(guest, record_id, 2)
    wanted = [moment.step for moment in moments(record.read(TEXT, find).course, 2)]

    assert begun["verdicts"] == []
    assert [one["step"] for one in info["verdicts"]] == wanted
    assert {one["seat"] for one in info["verdicts"]} == {2}
    assert info["of"] == len(wanted)
    assert (await asked(guest, record_id, 2, since=3))["verdicts"] == info["verdicts"][3:]

    again = (await guest.http.post(f"/api/records/{record_id}/reviews/2")).json()
    assert again == info


async def test_a_review_can_be_stopped_and_begun_anew(guest):
    record_id = await put(guest)
    await guest.http.post(f"/api/records/{record_id}/reviews/0")
    stopped = (await guest.http.delete(f"/api/records/{record_id}/reviews/0")).json()

    assert stopped["over"]
    assert len(stopped["verdicts"]) < len(list(moments(record.read(TEXT, find).course, 0)))
    await guest.http.post(f"/api/records/{record_id}/reviews/0")
    assert len((await over(guest, record_id, 0))["verdicts"]) > len(stopped["verdicts"])


async def test_what_nobody_asks_after_is_left(guest, monkeypatch):
    monkeypatch.setattr(reviews, "LEFT", 0)
    record_id = await put(guest)
    await guest.http.post(f"/api/records/{record_id}/reviews/1")
    await asyncio.sleep(0.5)

    assert (await over(guest, record_id, 1))["verdicts"] == []


async def test_not_too_many_at_once(guest, monkeypatch):
    monkeypatch.setattr(reviews, "MOST", 1)
    record_id = await put(guest)
    await guest.http.post(f"/api/records/{record_id}/reviews/0")
    refused = await guest.http.post(f"/api/records/{record_id}/reviews/1")

    assert (refused.status_code, why(refused)) == (503, "review-busy")
    await over(guest, record_id, 0)


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "reviews/3", 404, "review-unknown"),
        ("DELETE", "reviews/3", 404, "review-unknown"),
        ("POST", "reviews/4", 400, "match-no-such-seat"),
        ("POST", "reviews/-1", 400, "match-no-such-seat"),
    ],
)
async def test_what_is_not_there(guest, method, path, status, key):
    record_id = await put(guest)
    answer = await guest.http.request(method, f"/api/records/{record_id}/{path}")

    assert (answer.status_code, why(answer)) == (status, key)


async def test_a_review_of_no_record(guest):
    answer = await guest.http.post("/api/records/none/reviews/0")

    assert (answer.status_code, why(answer)) == (404, "record-unknown")
