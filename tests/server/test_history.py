"""What was played: one's own matches with their outcomes, and a replay for whoever has its link."""

from contextlib import asynccontextmanager

import pytest

from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def resigned(guest, *levels, **options):
    """A match that this guest has given up; the table."""
    table = await guest.make_table(*(levels or ["easy"]), lowest_rank=9, **options)
    async with guest.at(table) as place:
        await give_up(place)
    return table


async def give_up(place):
    await place.my_turn()
    await place.ask("resign")
    while place.state.view.phase != "match_over":
        await place.hear()


@asynccontextmanager
async def another_match(guest, table):
    """A place at a table whose next match this guest has begun."""
    async with guest.at(table) as place:
        await place.hear()
        await place.ask("again")
        await place.my_turn()
        yield place


async def matches(guest, **query):
    return (await guest.http.get("/api/matches", params=query)).json()


async def test_who_has_played_nothing_has_no_matches(guest):
    assert await matches(guest) == {"tallies": [], "matches": []}


async def test_a_match_that_is_over_stands_in_the_history(house, guest):
    table = await resigned(guest, "easy", "hard")

    found = await matches(guest)

    assert found["tallies"] == [{"game": "svoi_kozyri", "outcome": "lost", "count": 1}]
    (match,) = found["matches"]
    assert (match["table"], match["game"]) == (table, "svoi_kozyri")
    assert [(one["level"], one["outcome"], one["you"]) for one in match["players"]] == [
        ("", "lost", True),
        ("easy", "won", False),
        ("hard", "won", False),
    ]
    async with house.guest() as other:
        assert await matches(other) == {"tallies": [], "matches": []}


async def test_each_match_of_a_table_stands_for_itself(guest):
    table = await resigned(guest)
    async with another_match(guest, table) as place:
        assert len((await matches(guest))["matches"]) == 1
        await give_up(place)

    found = await matches(guest)

    assert [match["table"] for match in found["matches"]] == [table, table]
    assert found["matches"][0]["match"] > found["matches"][1]["match"]
    assert found["tallies"][0]["count"] == 2


async def test_matches_by_game_and_before_a_time(guest):
    first, second = await resigned(guest), await resigned(guest)

    newest, oldest = (await matches(guest))["matches"]
    assert [newest["table"], oldest["table"]] == [second, first]
    assert (await matches(guest, before=newest["ended"]))["matches"] == [oldest]
    assert (await matches(guest, game="pitch"))["matches"] == []
    assert len((await matches(guest, game="svoi_kozyri"))["matches"]) == 2


# --- a link for others --------------------------------------------------------------------------------


async def test_a_link_shows_the_match_to_whoever_has_it(house, guest):
    table = await resigned(guest)
    shared = (await guest.http.post(f"/api/tables/{table}/replay")).json()["id"]

    async with house.guest() as other:
        info = (await other.http.get(f"/api/records/{shared}")).json()
        step = (await other.http.get(f"/api/records/{shared}/steps/{info['steps']}?seat=-2")).json()
        text = (await other.http.get(f"/api/records/{shared}/text")).text

    assert info["game"] == "svoi_kozyri"
    assert step["view"]["phase"] == "match_over"
    assert text == (await guest.http.get(f"/api/tables/{table}/record")).text


async def test_whoever_played_the_match_is_told_which_seat_was_theirs(house, guest):
    table = await resigned(guest)
    shared = (await guest.http.post(f"/api/tables/{table}/replay")).json()["id"]

    async with house.guest() as other:
        theirs = (await other.http.get(f"/api/records/{shared}")).json()["seats"]
    mine = (await guest.http.get(f"/api/records/{shared}")).json()["seats"]

    assert [seat.get("you", False) for seat in mine] == [True, False]
    assert [seat.get("you", False) for seat in theirs] == [False, False]


async def test_the_link_stays_the_same(guest):
    table = await resigned(guest)
    answers = [(await guest.http.post(f"/api/tables/{table}/replay")).json() for _ in range(2)]

    assert answers[0] == answers[1]


async def test_only_who_sits_there_shares_it(house, guest):
    table = await resigned(guest)
    async with house.guest() as other:
        answer = await other.http.post(f"/api/tables/{table}/replay")

    assert (answer.status_code, why(answer)) == (400, "table-no-seat")


async def test_a_match_that_is_not_over_cannot_be_shared(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    answer = await guest.http.post(f"/api/tables/{table}/replay")

    assert (answer.status_code, why(answer)) == (409, "record-nothing-yet")


async def test_what_is_shared_of_a_match_says_nothing_of_the_next(guest):
    """The next match at the table has begun: its deal is nobody's business."""
    table = await resigned(guest)
    before = (await guest.http.get(f"/api/tables/{table}/record")).text
    (match,) = (await matches(guest))["matches"]
    async with another_match(guest, table) as place:
        last = await share(guest, table)
        await give_up(place)
        first = await share(guest, table, match=match["match"])

    assert last == first == before


async def share(guest, table, **query):
    """The record that is shared of a table's last match, or of another."""
    shared = (await guest.http.post(f"/api/tables/{table}/replay", params=query)).json()["id"]
    return (await guest.http.get(f"/api/records/{shared}/text")).text


async def test_of_two_matches_the_first_is_shared_without_the_second(guest):
    table = await resigned(guest)
    before = (await guest.http.get(f"/api/tables/{table}/record")).text
    (match,) = (await matches(guest))["matches"]
    async with another_match(guest, table) as place:
        await give_up(place)

    assert await share(guest, table, match=match["match"]) == before
    assert (await share(guest, table)).startswith(before[:20])
    assert await share(guest, table) != before
