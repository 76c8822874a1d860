"""Seats belong to cookies; every window shows the table; the store brings all back."""

import asyncio

import pytest

from atout.server.messages import State

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_seat_is_kept_by_the_cookie(house, guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()

    async with house.guest(guest.cookie) as again, again.at(table) as place:
        await place.hear()

        assert place.state.view.seat == 0
        assert [seat.you for seat in place.state.table.seats] == [True, False]
        assert [seat.level for seat in place.state.table.seats] == ["", "easy"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house):
    async with house.guest() as guest:
        answer = await guest.http.get("/api/games", headers={"Cookie": ""})

    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))


@pytest.mark.parametrize("cookie", ["", "x", "a" * 42 + "!", "a" * 4000])
async def test_a_cookie_that_is_no_token_is_replaced(house, cookie):
    async with house.guest() as guest:
        answer = await guest.http.get("/api/games", headers={"Cookie": f"atout={cookie}"})

    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


async def test_a_known_guest_gets_no_new_cookie(guest):
    assert "set-cookie" not in (await guest.http.get("/api/games")).headers


async def test_only_the_hash_of_the_token_is_kept(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        await guest.make_table("easy")
        cookie = guest.cookie
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())

    assert cookie.encode() not in kept
    assert b"svoi_kozyri" in kept


async def test_my_tables_are_mine_alone(house, guest):
    first, second = await guest.make_table("easy"), await guest.make_table("hard", "expert")
    async with house.guest() as other:
        theirs = (await other.http.get("/api/tables")).json()
    mine = (await guest.http.get("/api/tables")).json()

    assert theirs == []
    assert [line["id"] for line in mine] == [second, first]
    assert [seat.get("level", "") for seat in mine[0]["seats"]] == ["", "hard", "expert"]
    assert mine[0]["yours"]
    assert not mine[0]["over"]


async def test_two_windows_of_one_player_show_the_same(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as one, guest.at(table) as two:
        await one.my_turn()
        await two.my_turn()
        assert one.state.view == two.state.view
        await two.play()

        await one.until(lambda state: state.number >= two.state.number)
        while two.state.number < one.state.number:
            await two.hear()

        assert one.state == two.state


async def test_a_guest_who_leaves_is_seen_to_be_away(house, guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with house.guest() as other, other.at(table) as watching:
        async with guest.at(table):
            await watching.until(lambda state: state.table.seats[0].here)
        await watching.until(lambda state: not state.table.seats[0].here)

        assert watching.state.view.seat == -1
        assert watching.state.table.seats[1].here


async def test_look_tells_the_events_since_a_number(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        await place.play()
        await place.my_turn()
        await place.send({"type": "look", "since": 0})
        whole = await place.hear()
        await place.send({"type": "look", "since": 1})
        rest = await place.hear()

    assert [told.number for told in whole.events][:1] == [1]
    assert rest.events == [told for told in whole.events if told.number > 1]


async def test_take_back_returns_to_my_last_decision(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        before = (await place.my_turn()).view
        assert "take_back" not in place.state.table.may
        await place.play()
        await place.my_turn()
        assert "take_back" in place.state.table.may

        answer = await place.ask("take_back")

        assert isinstance(answer, State)
        assert answer.view == before
        assert answer.events[-1].event.text.key == "event-took-back"
        await place.play_out()


async def test_a_thought_that_was_taken_back_is_dropped(thinking_at):
    async with thinking_at(0.5) as place:
        answer = await place.ask("take_back")
        assert answer.view.turn == 0
        await asyncio.sleep(1)
        await place.send({"type": "look", "since": answer.number})

        assert (await place.hear()).number == answer.number


async def test_resign_ends_the_match_and_again_begins_another(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()

        resigned = await place.ask("resign")
        assert resigned.view.phase == "match_over"
        assert resigned.table.may == ["again"]
        assert (await guest.http.get("/api/tables")).json()[0]["over"]

        again = await place.ask("again")
        assert again.view.phase == "play"
        assert [told.event.text.key for told in again.events[:2]] == ["event-again", "event-dealt"]
        assert not (await guest.http.get("/api/tables")).json()[0]["over"]
        await place.play_out()


async def test_a_hint_is_a_legal_choice_in_its_own_words(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        offered = {choice.choice: choice.label for choice in place.state.view.choices}
        number = place.state.number

        advice = await place.ask("hint")

        assert advice.text == offered[advice.choices[0]]
        assert place.state.number == number
