"""Tables that wait for people: by the lobby, by an invite, by a wish; who sits where; the match begins."""

import json
import re
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from atout.server.messages import Gathered, Refused, State
from atout.server.sessions import hash_of
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")

OPEN, YOU = {"kind": "open"}, {"kind": "you"}


async def gather(guest, seats=4, game="bid_euchre", setup=None, **options):
    """A table that waits, where the guest is the host."""
    body = {"game": game, "seats": [YOU] + [OPEN] * (seats - 1), "options": options, "setup": setup or {}}
    answer = await guest.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def named(guest, name):
    answer = await guest.http.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return guest


async def join(guest, invite):
    return await guest.http.post("/api/join", json={"invite": invite})


@pytest.fixture
async def people(house):
    """Come in as somebody, with a name."""
    async with AsyncExitStack() as stack:

        async def come(name=""):
            guest = await stack.enter_async_context(house.guest())
            return await named(guest, name) if name else guest

        yield come


async def shown(place, wanted=lambda _: True):
    """The next gathering of which this is true."""
    while True:
        message = await place.hear()
        assert not isinstance(message, Refused), message
        if isinstance(message, Gathered) and wanted(message):
            return message


async def refused(place):
    while True:
        message = await place.hear()
        if isinstance(message, Refused):
            return message.why.text.key


def names(gathered):
    return [seat.name or seat.level for seat in gathered.table.seats]


@asynccontextmanager
async def seated(friend, invite, table, name):
    """A friend comes by an invite and sits down on seat 1."""
    await join(friend, invite.token)
    async with friend.at(table) as beside:
        await shown(beside)
        await beside.send({"type": "sit"})
        await shown(beside, lambda now: names(now)[1] == name)
        yield beside


async def test_friends_gather_by_link_and_by_code_and_play(people):
    host, friend, third = await people("Sokha"), await people("ចាន់ដារ៉ា"), await people("Rith")
    table = await gather(host, setup={"fill": "easy"})
    async with host.at(table) as at:
        first = await shown(at)
        assert first.table.may == ["stand", "sit", "swap", "set_seat", "remove", "set_up", "start"]
        assert [seat.host for seat in first.table.seats] == [True, False, False, False]
        assert [seat.open for seat in first.table.seats] == [False, True, True, True]
        assert first.sides == [[0, 2], [1, 3]]

        assert (await join(friend, first.invite.token)).json() == {"id": table}
        typed = " ".join(first.invite.code).translate(str.maketrans("0123456789", "០១២៣៤៥៦៧៨៩"))
        assert (await join(third, typed)).json() == {"id": table}
        wide = "-".join(chr(ord(digit) - ord("0") + ord("\uff10")) for digit in first.invite.code)
        assert (await join(third, wide)).json() == {"id": table}
        async with friend.at(table) as beside, third.at(table) as opposite:
            assert (await shown(beside)).table.may == ["sit"]
            await beside.send({"type": "sit"})
            await shown(beside, lambda now: names(now) == ["Sokha", "ចាន់ដារ៉ា", "", ""])
            await opposite.send({"type": "sit", "seat": 2})
            now = await shown(at, lambda now: names(now) == ["Sokha", "ចាន់ដារ៉ា", "Rith", ""])
            await at.send({"type": "swap", "number": now.number, "one": 1, "other": 2})
            await shown(at, lambda now: names(now) == ["Sokha", "Rith", "ចាន់ដារ៉ា", ""])
            await at.send({"type": "start"})

            for place, seat in ((at, 0), (beside, 2), (opposite, 1)):
                await place.until(lambda state: bool(state.view.zones))
                assert place.state.view.seat == seat
                assert [one.you for one in place.state.table.seats].index(True) == seat
                assert [one.name or one.level for one in place.state.table.seats] == [
                    "Sokha", "Rith", "ចាន់ដារ៉ា", "easy",
                ]  # fmt: skip
            turn = {0: at, 1: opposite, 2: beside}
            while at.state.view.turn not in turn or not turn[at.state.view.turn].state.view.choices:
                await at.hear() if at.state.view.turn not in turn else await turn[at.state.view.turn].hear()
            assert isinstance(await turn[at.state.view.turn].play(), State)


async def test_a_private_table_is_seen_only_by_who_was_invited(people, house):
    host, stranger = await people("Sokha"), await people("Stranger")
    table = await gather(host)

    async with stranger.at(table) as outside:
        assert await refused(outside) == "table-private"
        with pytest.raises(ConnectionClosed) as closed:
            await outside.hear()
        assert closed.value.rcvd.code == 4403
    assert why(await stranger.http.get(f"/api/tables/{table}/record")) == "table-private"
    assert why(await stranger.http.get(f"/api/tables/{table}/qr")) == "table-no-seat"
    assert (await stranger.http.get("/api/lobby")).json() == []
    async with house.guest() as nobody, nobody.at("none") as outside:
        assert await refused(outside) == "table-unknown"


async def test_the_invite_is_told_to_those_who_sit_alone(people):
    host, watcher = await people("Sokha"), await people("Watcher")
    table = await gather(host, setup={"public": True, "fill": "easy"})
    async with host.at(table) as at, watcher.at(table) as watching:
        invite = (await shown(at)).invite
        await shown(watching)
        await at.send({"type": "set_seat", "number": at.heard[-1].number, "seat": 1, "level": "hard"})
        await shown(watching, lambda now: now.table.seats[1].level == "hard")
        await at.send({"type": "start"})
        await watching.until(lambda _: True)
        await at.until(lambda _: True)
        told = b"".join(raw if isinstance(raw, bytes) else raw.encode() for raw in watching.raw)
        lobby = (await watcher.http.get("/api/lobby")).text

    assert invite.token
    assert re.fullmatch("[0-9]{8}", invite.code)
    for secret in (invite.token, invite.code):
        assert secret.encode() not in told
        assert secret not in lobby
    assert not any(session.encode() in told for session in ("session", "guests", "barred"))


async def test_nothing_that_lets_in_or_tells_who_somebody_is_reaches_another(people, caplog):
    host, friend, watcher = await people("Sokha"), await people("Dara"), await people("Watcher")
    table = await gather(host, setup={"public": True, "fill": "easy"})
    caplog.set_level("DEBUG")
    async with host.at(table) as at, watcher.at(table) as watching, friend.at(table) as beside:
        old = (await shown(at)).invite
        await shown(watching)
        await join(friend, old.token)
        await beside.send({"type": "sit"})
        now = await shown(at, lambda now: names(now)[1] == "Dara")
        await at.send({"type": "remove", "number": now.number, "seat": 1})
        await shown(watching, lambda now: names(now)[1] == "")
        new = (await shown(at, lambda now: names(now)[1] == "")).invite
        await at.send({"type": "start"})
        await at.until(lambda state: bool(state.view.zones))
        await watching.until(lambda state: bool(state.view.zones))
        sent = {"watcher": watching.raw, "sent away": beside.raw, "host": at.raw}
        lobby = (await watcher.http.get("/api/lobby")).text + (await watcher.http.get("/api/tables")).text

    ours = [one for one in caplog.records if one.name.startswith(("atout", "uvicorn", "sqlalchemy"))]
    logged = "".join(one.getMessage() for one in ours if one.levelname != "DEBUG")
    told = {who: "".join(map(str, frames)) for who, frames in sent.items()}
    told["watcher"] += lobby
    for who, secrets in {
        "watcher": [old.token, old.code, new.token, new.code],
        "sent away": [new.token, new.code],
        "host": [],
    }.items():
        cookies = [guest.cookie for guest in (host, friend, watcher)]
        for secret in [*secrets, *cookies, *map(hash_of, cookies)]:
            assert secret not in told[who], who
            assert secret not in logged


async def test_an_invite_is_not_logged_when_its_page_fails(people, caplog, monkeypatch):
    guest = await people()

    def broken(_name):
        raise OSError

    monkeypatch.setattr("atout.server.app._file", broken)
    answer = await guest.http.get("/join/a-secret-that-lets-in")

    assert answer.status_code == 500
    assert "GET page failed" in caplog.text
    assert "a-secret-that-lets-in" not in caplog.text


async def test_the_link_comes_back_for_who_sits_and_the_code_ends_when_it_begins(people):
    host, friend, late = await people("Sokha"), await people("Dara"), await people("Late")
    table = await gather(host, setup={"fill": "easy", "watch": True})
    async with host.at(table) as at, friend.at(table) as _:
        invite = (await shown(at)).invite
        async with seated(friend, invite, table, "Dara"):
            await at.send({"type": "start"})
            await at.until(lambda _: True)

        assert (await join(friend, invite.token)).json() == {"id": table}
        assert why(await join(late, invite.code)) == "invite-unknown"
        assert (await join(late, invite.token)).json() == {"id": table}
        async with late.at(table) as watching:
            await watching.until(lambda state: state.view.seat == -1)
            assert watching.state.table.may == []


async def test_where_nobody_may_watch_the_invite_is_over_and_who_stands_is_shown_out(people):
    host, stands, late = await people("Sokha"), await people("Dara"), await people("Late")
    table = await gather(host, setup={"fill": "easy", "watch": False})
    async with host.at(table) as at:
        invite = (await shown(at)).invite
        await join(stands, invite.token)
        async with stands.at(table) as standing:
            await shown(standing)
            await at.send({"type": "start"})
            assert await refused(standing) == "table-not-watched"
            with pytest.raises(ConnectionClosed):
                await standing.hear()

        answer = await join(late, invite.token)
        assert (answer.status_code, why(answer)) == (410, "invite-over")
        async with late.at(table) as outside:
            assert await refused(outside) == "table-private"


async def way_in(guest, table):
    answer = await guest.http.get(f"/api/tables/{table}/link")
    assert answer.status_code == 200, answer.text
    return answer.json()["path"]


async def test_while_it_is_played_who_sits_is_told_the_link_by_which_others_watch(people):
    host, late = await people("Sokha"), await people("Late")
    table = await gather(host, setup={"fill": "easy"})
    async with host.at(table) as at:
        invite = (await shown(at)).invite
        assert await way_in(host, table) == f"/join/{invite.token}"
        await at.send({"type": "start"})
        await at.until(lambda _: True)

        path = await way_in(host, table)
        image = await host.http.get(f"/api/tables/{table}/qr")
        assert image.text.startswith("<svg")
        assert why(await late.http.get(f"/api/tables/{table}/link")) == "table-no-seat"
        assert (await join(late, path.removeprefix("/join/"))).json() == {"id": table}
        async with late.at(table) as watching:
            await watching.until(lambda state: state.view.seat == -1)
        for what in ("link", "qr"):  # who watches is not given what lets others in
            assert why(await late.http.get(f"/api/tables/{table}/{what}")) == "table-no-seat"


async def test_no_link_is_shown_that_would_lead_to_a_refusal(people):
    host = await people("Sokha")
    table = await gather(host, setup={"fill": "easy", "watch": False})
    async with host.at(table) as at:
        assert await way_in(host, table) == f"/join/{(await shown(at)).invite.token}"
        await at.send({"type": "start"})
        await at.until(lambda _: True)
        assert await way_in(host, table) == ""
        assert why(await host.http.get(f"/api/tables/{table}/qr")) == "table-not-watched"


async def test_a_table_dealt_at_once_is_watched_by_its_address(people):
    host, friend = await people("Sokha"), await people("Dara")
    body = {"game": "bid_euchre", "seats": [YOU] + [{"kind": "computer", "level": "easy"}] * 3}
    table = (await host.http.post("/api/tables", json=body)).json()["id"]
    async with host.at(table) as at, friend.at(table) as watching:
        await at.until(lambda _: True)
        assert await way_in(host, table) == f"/table/{table}"
        await watching.until(lambda state: state.view.seat == -1)
        assert why(await friend.http.get(f"/api/tables/{table}/link")) == "table-no-seat"


async def test_who_is_sent_away_comes_back_only_by_a_new_invite(people):
    host, friend = await people("Sokha"), await people("Dara")
    table = await gather(host)
    async with host.at(table) as at:
        old = (await shown(at)).invite
        async with seated(friend, old, table, "Dara") as beside:
            now = await shown(at, lambda now: names(now)[1] == "Dara")
            await at.send({"type": "remove", "number": now.number, "seat": 1})
            assert await refused(beside) == "gathering-barred"
        new = (await shown(at, lambda now: names(now)[1] == "")).invite
        assert old != new
        assert why(await join(friend, old.token)) == "invite-unknown"
        async with friend.at(table) as outside:
            assert await refused(outside) == "gathering-barred"

        assert (await join(friend, new.token)).status_code == 200
        async with friend.at(table) as beside:
            assert (await shown(beside)).table.may == ["sit"]


async def test_only_the_host_changes_the_table(people):
    host, friend = await people("Sokha"), await people("Dara")
    table = await gather(host)
    async with host.at(table) as at:
        invite = (await shown(at)).invite
        await join(friend, invite.token)
        async with friend.at(table) as beside:
            number = (await shown(beside)).number
            for frame in (
                {"type": "swap", "number": number, "one": 0, "other": 1},
                {"type": "set_seat", "number": number, "seat": 1, "level": "easy"},
                {"type": "remove", "number": number, "seat": 0},
                {"type": "set_up", "setup": {"public": True}, "options": {}},
                {"type": "start"},
            ):
                await beside.send(frame)
                assert await refused(beside) == "gathering-host-alone"
            await beside.send({"type": "stand"})
            assert await refused(beside) == "table-no-seat"
            await beside.send({"type": "choose", "number": 0, "choices": [1]})
            assert await refused(beside) == "gathering-not-begun"


async def test_what_was_asked_on_an_older_sight_is_refused(people):
    host = await people("Sokha")
    table = await gather(host)
    async with host.at(table) as at:
        number = (await shown(at)).number
        await at.send({"type": "set_seat", "number": number, "seat": 1, "level": "easy"})
        await shown(at)
        await at.send({"type": "set_seat", "number": number, "seat": 1, "level": "hard"})
        assert await refused(at) == "table-stale"


async def test_the_rules_can_be_changed_as_long_as_all_have_seats(people):
    host = await people("Sokha")
    table = await gather(host, seats=3, game="svoi_kozyri", players=3)
    async with host.at(table) as at:
        await shown(at)
        await at.send({"type": "set_up", "setup": {"fill": ""}, "options": {"players": 4, "take": "all"}})
        now = await shown(at, lambda now: len(now.table.seats) == 4)
        assert now.table.options["take"] == "all"
        assert now.setup.fill == ""
        await at.send({"type": "start"})
        assert await refused(at) == "gathering-seats-open"
        await at.send({"type": "set_up", "setup": {"fill": "none"}, "options": {}})
        assert await refused(at) == "table-level-unknown"
        await at.send({"type": "set_up", "setup": {}, "options": {"players": 9}})
        assert await refused(at) == "option-out-of-range"


async def test_the_last_who_leaves_closes_the_table(people):
    host = await people("Sokha")
    table = await gather(host)
    async with host.at(table) as at:
        await shown(at)
        await at.send({"type": "stand"})
        assert await refused(at) == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            await at.hear()
        assert closed.value.rcvd.code == 4404
    assert (await host.http.get("/api/tables")).json() == []
    async with host.at(table) as at:
        assert await refused(at) == "table-unknown"


async def test_a_host_who_leaves_hands_the_table_on(people):
    host, friend = await people("Sokha"), await people("Dara")
    table = await gather(host)
    async with host.at(table) as at:
        invite = (await shown(at)).invite
        async with seated(friend, invite, table, "Dara") as beside:
            await at.send({"type": "stand"})
            now = await shown(beside, lambda now: names(now)[0] == "")
            assert now.table.seats[1].host
            assert "start" in now.table.may


async def test_a_waiting_table_outlives_the_server(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as host:
        await named(host, "Sokha")
        table = await gather(host, setup={"fill": "hard", "public": True}, stick_the_dealer=True)
        async with host.at(table) as at:
            before = await shown(at)
        cookie = host.cookie
    async with serve(tmp_path, quick) as house, house.guest(cookie) as host, host.at(table) as at:
        after = await shown(at)
        assert after == before
        line = (await host.http.get("/api/tables")).json()[0]
        assert (line["id"], line["gathers"]) == (table, True)
        await at.send({"type": "start"})
        await at.until(lambda _: True)
        assert [seat.level for seat in at.state.table.seats] == ["", "hard", "hard", "hard"]
    async with serve(tmp_path, quick) as house, house.guest(cookie) as host, host.at(table) as at:
        await at.until(lambda _: True)
        assert not (await host.http.get("/api/tables")).json()[0]["gathers"]


# --- the lobby ----------------------------------------------------------------------------------------


async def test_public_tables_stand_in_the_lobby_while_somebody_is_there(people):
    host, other = await people("Sokha"), await people()
    table = await gather(host, seats=3, game="svoi_kozyri", setup={"public": True}, players=3)
    assert (await other.http.get("/api/lobby")).json() == []
    async with host.at(table) as at:
        await shown(at)
        [line] = (await other.http.get("/api/lobby")).json()
        assert (line["id"], line["game"], line["free"]) == (table, "svoi_kozyri", 2)
        assert line["options"]["players"] == 3
        assert line["seats"][0] == {"name": "Sokha", "host": True}
        svoi = {"game": "svoi_kozyri"}
        for query, found in (
            ({"game": "pitch"}, 0),
            (svoi | {"free": 2}, 1),
            ({"free": 3}, 0),
            (svoi | {"options": '{"players": [2, 3], "take": []}'}, 1),
            (svoi | {"options": '{"players": [2, 4]}'}, 0),
        ):
            assert len((await other.http.get("/api/lobby", params=query)).json()) == found
        for options, key in (
            ("{", "server-not-json"),
            ('{"players": 3}', "server-body-wrong"),
            ('{"x": [1]}', "option-unknown"),
        ):
            answer = await other.http.get("/api/lobby", params=svoi | {"options": options})
            assert (answer.status_code, why(answer)) == (400, key)
        assert why(await other.http.get("/api/lobby?game=chess")) == "game-unknown"
        await at.send({"type": "set_up", "setup": {"public": False}, "options": {"players": 3}})
        await shown(at, lambda now: not now.setup.public)
        assert (await other.http.get("/api/lobby")).json() == []


async def play(guest, **wishes):
    answer = await guest.http.post(
        "/api/play", json={"game": "svoi_kozyri", "options": wishes, "level": "easy"}
    )
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def test_play_now_finds_a_table_with_what_is_wished_for(people):
    one, two, three = await people("One"), await people("Two"), await people("Three")
    table = await play(one, players=[3], take=["all", "three_five_all"])
    async with one.at(table) as at:
        now = await shown(at)
        assert (now.table.options["players"], now.table.options["take"]) == (3, "all")
        assert (now.setup.public, now.setup.when_full) == (True, True)
        assert await play(one, players=[3]) == table

        another = await play(two, players=[3], take=["three_five_all"])
        assert another != table
        assert await play(two, players=[2, 3], take=["all"]) == table
        await shown(at, lambda now: names(now) == ["One", "Two", ""])
        assert await play(three) == table

        await at.until(lambda _: True)
        assert [seat.name for seat in at.state.table.seats] == ["One", "Two", "Three"]


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"nothing": [1]}, "option-unknown"),
        ({"players": [2, 99]}, "option-out-of-range"),
        ({"players": 3}, "server-body-wrong"),
    ],
)
async def test_what_cannot_be_wished_for(guest, wishes, key):
    answer = await guest.http.post("/api/play", json={"game": "svoi_kozyri", "options": wishes})

    assert (answer.status_code, why(answer)) == (400, key)


# --- names, invites, limits ---------------------------------------------------------------------------


async def test_a_name_is_kept_and_changed_wherever_one_sits(people):
    host, watcher = await people(), await people()
    waiting, running = await gather(host, setup={"public": True}), await host.make_table("easy")
    assert (await host.http.get("/api/you")).json()["name"] == ""
    async with watcher.at(waiting) as one, host.at(running), watcher.at(running) as two:
        await shown(one)
        await named(host, "\u202eសុខា\n")
        await shown(one, lambda now: names(now)[0] == "សុខា")
        await two.until(lambda state: state.table.seats[0].name == "សុខា")
    assert (await host.http.get("/api/you")).json()["name"] == "សុខា"
    later = await gather(host, setup={"public": True})
    async with watcher.at(later) as three:
        assert names(await shown(three))[0] == "សុខា"


async def test_a_name_that_cannot_be_is_refused(guest):
    for name, key in (("", "name-empty"), ("x" * 25, "name-long"), (None, "server-body-wrong")):
        answer = await guest.http.post("/api/me", json={"name": name})
        assert (answer.status_code, why(answer)) == (400, key)


async def test_who_guesses_at_invites_has_to_wait(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as host, house.guest() as guesser:
        table = await gather(host)
        async with host.at(table) as at:
            invite = (await shown(at)).invite
        for number in range(10):
            assert why(await join(guesser, f"{number:08}")) == "invite-unknown"
        answer = await join(guesser, invite.code)
        assert (answer.status_code, why(answer)) == (429, "server-too-often")
        async with house.guest() as again:  # a new cookie from the same address helps nothing
            assert why(await join(again, invite.token)) == "server-too-often"


async def test_who_has_no_cookie_cannot_sit(house, people):
    host = await people("Sokha")
    table = await gather(host, setup={"public": True})
    nobody = house.guest()  # who has not opened a page
    async with host.at(table) as at, nobody.at(table) as outside:
        number = (await shown(at)).number
        await shown(outside)
        await outside.send({"type": "sit"})
        assert await refused(outside) == "gathering-nobody"
        await at.send({"type": "look"})
        assert (await shown(at)).number == number
    await nobody.http.aclose()


async def test_nobody_makes_tables_without_end(serve, quick, tmp_path):
    few = type(quick)(tables_an_hour=3, workers=1)
    async with serve(tmp_path, few) as house, house.guest() as guest:
        for _ in range(3):
            await gather(guest)
        body = {"game": "bid_euchre", "seats": [YOU, OPEN, OPEN, OPEN], "setup": {}}
        answer = await guest.http.post("/api/tables", json=body)
        assert (answer.status_code, why(answer)) == (429, "server-too-often")
        answer = await guest.http.post("/api/play", json={"game": "bid_euchre"})
        assert why(answer) == "server-too-often"


async def test_the_image_of_the_link_is_for_those_who_sit(people):
    host = await people("Sokha")
    table = await gather(host)
    answer = await host.http.get(f"/api/tables/{table}/qr?scheme=https")

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.text.startswith("<svg")
    assert why(await host.http.get(f"/api/tables/{table}/qr?scheme=javascript")) == "server-wrong-request"


FRAMES = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["sit", "stand", "swap", "set_seat", "remove", "set_up", "start", "choose", "look"]
        )
    },
    optional={
        name: st.one_of(
            st.integers(-3, 9), st.integers(), st.text(max_size=5), st.none(), st.lists(st.integers())
        )
        for name in ("number", "seat", "one", "other", "level", "setup", "options", "choices", "since")
    },
)


async def test_whatever_a_guest_sends_the_others_go_on(people):
    host, guest = await people("Sokha"), await people("Guest")
    table = await gather(host, setup={"public": True})
    async with host.at(table) as at, guest.at(table) as bad:
        await shown(at)
        for frame in some(FRAMES, 200):
            if frame["type"] != "sit":
                await bad.send(json.dumps(frame))
        while not isinstance(await bad.hear(), Gathered):
            pass
        number = at.heard[-1].number
        await at.send({"type": "set_seat", "number": number, "seat": 1, "level": "easy"})
        now = await shown(at, lambda now: now.number == number + 1)
        assert names(now) == ["Sokha", "easy", "", ""]


def some(strategy, count):
    """So many examples, the same ones each time."""
    found = []

    @settings(max_examples=count, database=None, derandomize=True, phases=[Phase.generate])
    @given(strategy)
    def collect(example):
        found.append(example)

    collect()
    return found


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seats": [YOU, OPEN]}, "table-seats-count"),
        ({"seats": [OPEN] * 4}, "table-seats-yours"),
        ({"seats": [YOU, YOU, OPEN, OPEN]}, "table-seats-yours"),
        ({"seats": [YOU, OPEN, OPEN, {"kind": "computer", "level": "x"}]}, "table-level-unknown"),
        ({"setup": {"fill": "x"}}, "table-level-unknown"),
        ({"setup": {"colour": "red"}}, "server-body-wrong"),
        ({"setup": {"public": "yes"}}, "server-body-wrong"),
        ({"setup": None}, "table-seats-yours"),
        ({"options": {"stick_the_dealer": "never"}}, "option-out-of-range"),
    ],
)
async def test_a_table_that_cannot_be_made(guest, body, key):
    whole = {"game": "bid_euchre", "seats": [YOU, OPEN, OPEN, OPEN], "setup": {}} | body
    answer = await guest.http.post("/api/tables", json=whole)

    assert (answer.status_code, why(answer)) == (400, key)
