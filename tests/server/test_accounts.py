"""Accounts: the same self on several devices, and nobody else's."""

import asyncio
import hashlib
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from atout.server import accounts, phrases
from atout.server.rates import Rate
from atout.server.waits import Waits
from atout.table import accounts as table_accounts
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHRASE = "the rain in Battambang"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(autouse=True)
def patient(house, monkeypatch):
    """A desk that remembers nobody, and hashes quickly."""
    desk = house.state.desk
    desk.by_name, desk.by_address, desk.new = Waits(5, 60), Waits(5, 60), Rate(10, 60)
    monkeypatch.setattr(desk.phrases, "_hasher", phrases.PasswordHasher(1, 8, 1))
    monkeypatch.setattr(desk.phrases, "_nobodys", "")


names = iter(f"Dara {number}" for number in range(1000))


async def account(guest, name=None, phrase=PHRASE):
    """Make an account of a guest; its name."""
    name = name or next(names)
    answer = await guest.http.post("/api/account", json={"name": name, "phrase": phrase})
    assert answer.status_code == 201, answer.text
    return name


async def sign_in(guest, name, phrase=PHRASE):
    return await guest.http.post("/api/sign-in", json={"name": name, "phrase": phrase})


async def tables(guest):
    return [table["id"] for table in (await guest.http.get("/api/tables")).json()]


async def cut_off(place):
    """Until a connection is closed from there, which is soon."""
    async with asyncio.timeout(5):
        with pytest.raises(ConnectionClosed):
            await place.until(lambda _: False)


async def you(guest):
    return (await guest.http.get("/api/you")).json()


# --- one self on several devices ----------------------------------------------------------------------


async def test_a_guest_is_nobody_in_particular(guest):
    assert await you(guest) == {"name": "", "account": "", "devices": []}


async def test_a_guest_who_makes_an_account_keeps_the_tables(guest):
    table = await guest.make_table("easy")
    name = await account(guest)

    assert await tables(guest) == [table]
    assert (await you(guest))["account"] == (await you(guest))["name"] == name
    async with guest.at(table) as place:
        await place.hear()
        assert place.state.view.seat == 0


async def test_signing_in_elsewhere_gives_the_same_tables_and_seats(house, guest):
    table = await guest.make_table("easy")
    name = await account(guest)

    async with house.guest() as other:
        answer = await sign_in(other, name.upper())

        assert answer.status_code == 200
        assert answer.json()["account"] == name
        assert await tables(other) == [table]
        async with guest.at(table) as here, other.at(table) as there:
            await here.hear()
            await there.hear()
            assert here.state.view.seat == there.state.view.seat == 0


async def test_signing_out_leaves_a_guest_without_tables(guest):
    await guest.make_table("easy")
    await account(guest)
    before = guest.cookie

    answer = await guest.http.post("/api/sign-out")

    assert answer.json()["account"] == ""
    assert guest.cookie != before
    assert await tables(guest) == []


async def test_what_a_guest_has_comes_along_when_the_guest_signs_in(house, guest):
    """Also at a table that is in use: whoever looks comes again, and has the seat."""
    name = await account(guest)
    async with house.guest() as other:
        table = await other.make_table("easy", lowest_rank=9)
        async with other.at(table) as place:
            await place.my_turn()
            before = place.state.view
            await sign_in(other, name)
            with pytest.raises(ConnectionClosed):
                await place.until(lambda _: False)
        for device in (guest, other):
            assert await tables(device) == [table]
            async with device.at(table) as place:
                await place.hear()
                assert place.state.view == before


async def test_a_seat_at_a_table_that_waits_comes_along(house, guest):
    name = await account(guest)
    body = {"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"players": 2}}
    async with house.guest() as other:
        table = (await other.http.post("/api/tables", json=body | {"setup": {}})).json()["id"]
        async with other.at(table) as place:
            await place.hear()
        await sign_in(other, name)
        gathering = (await house.hall.table(table)).waiting.gathering

        assert gathering.host == gathering.seats[0].session
        assert gathering.seats[0].name == name
        async with guest.at(table) as place:
            assert (await place.hear()).table.seats[0].you


@asynccontextmanager
async def side_by_side(guest, other):
    """A public table of two where one person sits twice: as the host, by an account, and as a guest."""
    body = {"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"players": 2}}
    table = (await guest.http.post("/api/tables", json=body | {"setup": {"public": True}})).json()["id"]
    async with other.at(table) as place:
        await place.hear()
        await place.send({"type": "sit"})
        await place.hear()
        yield table


async def test_who_signs_in_where_they_sit_already_has_one_seat_and_the_other_is_free(house, guest):
    """Of the host's seats too the account keeps its own: it is the host then."""
    name = await account(guest)
    async with house.guest() as other, house.guest() as third:
        await third.http.post("/api/me", json={"name": "Sokha"})
        async with side_by_side(guest, other) as table:
            assert (await sign_in(other, name)).status_code == 200
        async with guest.at(table) as place, third.at(table) as free:
            shown = await place.hear()
            assert [(seat.name, seat.open, seat.you) for seat in shown.table.seats] == [
                (name, False, True),
                ("", True, False),
            ]
            await free.send({"type": "sit", "seat": 1})
            while shown.table.seats[1].open:
                shown = await place.hear()
            assert shown.table.seats[1].name == "Sokha"


async def test_a_seat_that_signing_in_leaves_in_a_match_is_played_by_a_computer_at_once(house, guest):
    """Whoever holds two of three seats keeps one: nobody waits for the other, and a vote may end the match."""
    async with house.guest() as other, house.guest() as third:
        table = await house.table_of(guest, other, third)
        name = await account(guest)
        async with third.at(table) as place:
            async with other.at(table) as window:
                await window.hear()
                await place.hear()
                await sign_in(other, name)
                await cut_off(window)
            state = await place.until(lambda state: state.table.seats[1].stand_in)
            assert state.table.seats[1].open
            assert not state.table.seats[1].here
            assert "vote" in state.table.may
            async with other.at(table) as window:
                assert (await window.hear()).view.seat == 0
                await place.until(lambda state: state.table.seats[0].here)
                await place.ask("call_vote")
                await window.until(lambda state: state.table.vote is not None)
                await window.ask("vote", end=True)
            await place.until(lambda state: state.view.phase == "match_over")
            told = [numbered.event.text.key for state in place.heard for numbered in state.events]
            assert "event-came-back" not in told
        text = (await third.http.get(f"/api/tables/{table}/record")).text
        assert "\n1 stand-in medium\n" in text
        assert (await third.http.post("/api/records", content=text)).status_code == 201


# --- tokens -------------------------------------------------------------------------------------------


async def test_the_token_is_another_one_after_signing_in(guest):
    first = guest.cookie
    name = await account(guest)
    second = guest.cookie
    await guest.http.post("/api/sign-out")
    third = guest.cookie
    await sign_in(guest, name)

    assert len({first, second, third, guest.cookie}) == 4


async def test_a_token_of_before_opens_nothing(house, guest):
    """Whoever has set somebody's cookie, or has seen it, is not let in by it afterwards."""
    table = await guest.make_table("easy")
    async with guest.at(table) as place:
        await place.my_turn()
    guests = guest.cookie
    name = await account(guest)
    signed_in = guest.cookie
    await guest.http.post("/api/sign-out")

    for cookie in (guests, signed_in):
        async with house.guest(cookie) as thief:
            assert await tables(thief) == []
            assert (await you(thief))["account"] == ""
    async with house.guest(guests) as thief, thief.at(table) as place:
        await place.hear()
        assert place.state.view.seat == -1
    assert (await sign_in(guest, name)).status_code == 200


async def test_a_request_that_crosses_the_making_of_an_account_takes_no_cookie_away(
    house, guest, monkeypatch
):
    """A picture that another window asks for meanwhile: its answer may come last. What is done as nobody is lost."""
    before = guest.cookie
    name = await account(guest)
    async with house.guest(before) as window:
        answer = await window.http.get("/api/you")
        assert "set-cookie" not in answer.headers
        assert answer.json()["account"] == ""
        made = {"name": next(names), "phrase": PHRASE}
        for path, body in [
            ("/api/account", made),
            ("/api/tables", {"game": "pitch"}),
            ("/api/me", {"name": "A"}),
        ]:
            refused = await window.http.post(path, json=body)
            assert (refused.status_code, why(refused)) == (409, "account-just-made")
            assert "set-cookie" not in refused.headers
        monkeypatch.setattr(table_accounts, "CROSSING", 0.0)
        assert (await window.http.get("/api/you")).headers["set-cookie"]
        assert (await you(window))["account"] == ""
    assert (await you(guest))["account"] == name


async def test_the_cookie_of_an_account_is_out_of_reach_too(guest):
    answer = await guest.http.post("/api/account", json={"name": next(names), "phrase": PHRASE})

    (cookie,) = answer.headers.get_list("set-cookie")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))


async def test_neither_phrase_nor_token_is_kept(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        await account(guest)
        token = guest.cookie
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())

    assert PHRASE.encode() not in kept
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept
    assert b"$argon2id$" in kept


# --- who may not come in ------------------------------------------------------------------------------


@pytest.mark.parametrize("phrase", ["the rain in Battambong", "", "x" * 10_000, PHRASE.upper()])
async def test_a_wrong_phrase_is_refused(house, guest, phrase):
    name = await account(guest)
    async with house.guest() as other:
        answer = await sign_in(other, name, phrase)

        assert (answer.status_code, why(answer)) == (403, "account-wrong")
        assert (await you(other))["account"] == ""


async def test_nothing_in_the_answer_tells_whether_there_is_such_a_name(house, guest):
    name = await account(guest)
    async with house.guest() as other:
        known = await sign_in(other, name, "wrong, certainly")
        unknown = await sign_in(other, "Nobody", "wrong, certainly")

    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert [*known.headers] == [*unknown.headers]


async def test_an_unknown_name_is_hashed_for_as_well(house, guest, monkeypatch):
    name = await account(guest)
    desk = house.state.desk
    done = []

    class Hasher(phrases.PasswordHasher):
        def hash(self, phrase):
            done.append("hash")
            return super().hash(phrase)

        def verify(self, kept, phrase):
            done.append(kept[: kept.rindex("p=")])
            return super().verify(kept, phrase)

    monkeypatch.setattr(desk.phrases, "_hasher", Hasher(1, 8, 1))
    work = []
    for who in (name, "Nobody", name, "Nobody"):
        done.clear()
        await sign_in(guest, who, "wrong, certainly")
        work.append([*done])

    assert work[0][0] == "hash"  # the one of nobody, made for whoever comes first
    assert work[0][1:] == work[1] == work[2] == work[3]
    assert len(work[1]) == 1


async def test_after_five_attempts_one_has_to_wait(house, guest):
    name = await account(guest)
    async with house.guest() as other:
        for who in (name, "Never Was"):
            house.state.desk.by_address = Waits(100, 60)
            answers = [await sign_in(other, who, "wrong, certainly") for _ in range(6)]
            answers.append(await sign_in(other, who))

            assert [answer.status_code for answer in answers] == [403] * 6 + [429]
            assert why(answers[-1]) == "account-wait"


async def test_an_address_that_tries_many_names_has_to_wait(guest):
    answers = [await sign_in(guest, f"name {number}", "wrong, certainly") for number in range(8)]

    assert [answer.status_code for answer in answers] == [403] * 6 + [429] * 2


async def test_a_crowd_that_signs_in_at_once_is_told_to_come_again(guest, monkeypatch):
    monkeypatch.setattr(phrases, "WAITING", 0)

    answer = await sign_in(guest, "Nobody", PHRASE)

    assert (answer.status_code, why(answer)) == (503, "account-busy")


@pytest.mark.parametrize(
    ("name", "phrase", "key"),
    [
        ("", PHRASE, "name-empty"),
        ("x" * 25, PHRASE, "name-long"),
        ("Dara", "short", "account-phrase-length"),
        ("Dara", "x" * 201, "account-phrase-length"),
        ("A long name of mine", "a long NAME of mine", "account-phrase-is-name"),
    ],
)
async def test_what_makes_no_account(guest, name, phrase, key):
    answer = await guest.http.post("/api/account", json={"name": name, "phrase": phrase})

    assert (answer.status_code, why(answer)) == (400, key)
    assert (await you(guest))["account"] == ""


@pytest.mark.parametrize("again", ["Sok Chea", "SOK CHEA", "\uff33ok  Chea"])
async def test_a_name_is_one_persons(house, guest, again):
    await guest.http.post("/api/account", json={"name": "Sok Chea", "phrase": PHRASE})
    async with house.guest() as other:
        answer = await other.http.post("/api/account", json={"name": again, "phrase": PHRASE})

        assert (answer.status_code, why(answer)) == (409, "account-name-taken")
        assert (await you(other))["account"] == ""


async def test_who_is_refused_an_account_keeps_what_a_guest_has(house, guest):
    """The name is found to be taken only when the device would be signed in."""
    table = await guest.make_table("easy")
    async with house.guest() as other:
        name = await account(other)
    answer = await guest.http.post("/api/account", json={"name": name, "phrase": PHRASE})

    assert (answer.status_code, why(answer)) == (409, "account-name-taken")
    assert await tables(guest) == [table]


async def test_two_windows_that_make_an_account_at_once_make_one(house, guest, monkeypatch):
    """Whichever is first: the device is signed in to that one, and the tables are its own."""
    table = await guest.make_table("easy")
    both, hash_now = asyncio.Barrier(2), house.state.desk.phrases.hash

    async def hash_together(phrase):
        await both.wait()
        return await hash_now(phrase)

    monkeypatch.setattr(house.state.desk.phrases, "hash", hash_together)
    made = [{"name": next(names), "phrase": PHRASE} for _ in range(2)]
    async with house.guest(guest.cookie) as window:
        one, other = await asyncio.gather(
            guest.http.post("/api/account", json=made[0]), window.http.post("/api/account", json=made[1])
        )

    refused, name = (other, made[0]["name"]) if one.status_code == 201 else (one, made[1]["name"])
    assert (refused.status_code, why(refused)) == (400, "account-signed-in")
    assert "set-cookie" not in refused.headers
    async with house.guest() as elsewhere:
        assert (await sign_in(elsewhere, name)).status_code == 200
        assert await tables(elsewhere) == [table]


async def test_one_account_is_enough(guest):
    await account(guest)
    answer = await guest.http.post("/api/account", json={"name": next(names), "phrase": PHRASE})

    assert (answer.status_code, why(answer)) == (400, "account-signed-in")


async def test_khmer_names_and_phrases(house, guest):
    name = await account(guest, "សុភា ១", "ភ្លៀងធ្លាក់នៅបាត់ដំបង")
    async with house.guest() as other:
        assert (await sign_in(other, name, "ភ្លៀងធ្លាក់នៅបាត់ដំបង")).status_code == 200


# --- devices ------------------------------------------------------------------------------------------


async def test_devices_are_listed_and_ended(house, guest):
    name = await account(guest)
    async with house.guest() as other:
        other.http.headers["user-agent"] = FIREFOX
        await sign_in(other, name)
        devices = (await you(other))["devices"]
        assert {device["device"]: device["this"] for device in devices} == {"Firefox, Linux": True, "": False}
        assert all(len(device["id"]) >= 16 and device["seen"] for device in devices)
        (this,) = [device["id"] for device in devices if device["this"]]

        left = (await guest.http.delete(f"/api/devices/{this}")).json()

        assert [device["this"] for device in left["devices"]] == [True]
        assert (await you(other))["account"] == ""
        assert (await you(guest))["account"] == name


async def test_a_device_that_is_ended_is_cut_off(house, guest):
    table = await guest.make_table("easy")
    name = await account(guest)
    async with house.guest() as other:
        await sign_in(other, name)
        async with other.at(table) as there, guest.at(table) as here:
            await there.hear()
            await here.hear()
            await guest.http.delete("/api/devices")

            with pytest.raises(ConnectionClosed):
                await there.until(lambda _: False)
            await here.send({"type": "look"})
            await here.hear()
        async with other.at(table) as there:
            await there.hear()
            assert there.state.view.seat == -1


async def test_another_phrase_cuts_the_other_devices_off(house, guest):
    table = await guest.make_table("easy")
    name = await account(guest)
    async with house.guest() as other:
        await sign_in(other, name)
        async with other.at(table) as there:
            await there.hear()
            await guest.http.post("/api/account/phrase", json={"old": PHRASE, "new": PHRASE[::-1]})

            with pytest.raises(ConnectionClosed):
                await there.until(lambda _: False)


@pytest.mark.parametrize("becomes", ["an account", "another phrase"])
async def test_a_window_goes_on_under_another_token_and_is_cut_off_with_its_device(house, guest, becomes):
    table = await guest.make_table("easy")
    name = "" if becomes == "an account" else await account(guest)
    async with guest.at(table) as place, house.guest() as other:
        await place.hear()
        if becomes == "an account":
            name = await account(guest)
        else:
            await guest.http.post("/api/account/phrase", json={"old": PHRASE, "new": PHRASE[::-1]})
        await place.send({"type": "look"})
        assert (await place.hear()).view.seat == 0

        await sign_in(other, name, PHRASE if becomes == "an account" else PHRASE[::-1])
        await other.http.delete("/api/devices")
        await cut_off(place)


@pytest.mark.parametrize("signed_in", [False, True])
async def test_who_looks_on_and_becomes_somebody_else_comes_again(house, guest, signed_in):
    """Else they would sit down as who they were before, and have no seat as soon as they come again."""
    name = await account(guest)
    body = {"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"players": 2}}
    table = (await guest.http.post("/api/tables", json=body | {"setup": {"public": True}})).json()["id"]
    async with house.guest() as other:
        if signed_in:
            await account(other)
        async with other.at(table) as place:
            await place.hear()
            await sign_in(other, name)
            await cut_off(place)


async def test_somebody_elses_device_cannot_be_ended(house, guest):
    await account(guest)
    (device,) = (await you(guest))["devices"]
    async with house.guest() as other:
        await account(other)
        answer = await other.http.delete(f"/api/devices/{device['id']}")

    assert (answer.status_code, why(answer)) == (404, "account-no-such-device")
    assert len((await you(guest))["devices"]) == 1


async def test_ending_this_device_is_signing_out(guest):
    await account(guest)
    (device,) = (await you(guest))["devices"]

    answer = await guest.http.delete(f"/api/devices/{device['id']}")

    assert answer.json()["account"] == ""
    assert (await you(guest))["account"] == ""


async def test_another_phrase_ends_the_other_devices(house, guest):
    name = await account(guest)
    async with house.guest() as other:
        await sign_in(other, name)
        before = guest.cookie
        answer = await guest.http.post("/api/account/phrase", json={"old": PHRASE, "new": PHRASE[::-1]})

        assert answer.status_code == 200
        assert guest.cookie != before
        assert [device["this"] for device in answer.json()["devices"]] == [True]
        assert (await you(other))["account"] == ""
        assert (await sign_in(other, name)).status_code == 403
        assert (await sign_in(other, name, PHRASE[::-1])).status_code == 200


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [("wrong, certainly", PHRASE, "account-wrong"), (PHRASE, "short", "account-phrase-length")],
)
async def test_what_does_not_change_the_phrase(house, guest, old, new, key):
    name = await account(guest)
    before = guest.cookie

    answer = await guest.http.post("/api/account/phrase", json={"old": old, "new": new})

    assert why(answer) == key
    assert guest.cookie == before
    async with house.guest() as other:
        assert (await sign_in(other, name)).status_code == 200


async def test_a_guest_has_no_phrase(guest):
    answer = await guest.http.post("/api/account/phrase", json={"old": PHRASE, "new": PHRASE})

    assert why(answer) == "account-none"


async def test_when_a_device_was_seen_is_written_down_now_and_then(guest, monkeypatch):
    await account(guest)
    (first,) = (await you(guest))["devices"]
    await asyncio.sleep(0.01)
    (second,) = (await you(guest))["devices"]
    assert second == first

    monkeypatch.setattr(accounts, "SEEN_AGAIN", accounts.dt.timedelta(0))
    (third,) = (await you(guest))["devices"]
    assert third["seen"] > first["seen"]
