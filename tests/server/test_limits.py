"""What one may take from the others: connections, requests, time. And whose word counts behind a proxy."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from atout.core.illegal import Illegal
from atout.server import patience
from atout.server.crowd import Crowd, Limits
from atout.server.messages import Refused, State
from atout.server.run import config, listen, proxies
from atout.table.accounts import Visitor
from tests.server.conftest import QUICK, House, why

pytestmark = pytest.mark.asyncio(loop_scope="module")

TIGHT = Limits(of_self=3, of_address=5, at_table=4, requests=40, records=2, seconds=0.3, spare_loopback=False)
FEW = replace(TIGHT, requests=8)  # as many again come so slowly that no machine is too slow for this


@asynccontextmanager
async def limited(folder, **more):
    """A server that counts this machine's address like any other."""
    taken = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(folder, QUICK, **more))
    task = asyncio.create_task(server.serve(sockets=[taken]))
    while not server.started:  # noqa: ASYNC110  uvicorn tells nobody
        await asyncio.sleep(0.01)
    try:
        yield House(server, f"127.0.0.1:{taken.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task
        taken.close()


async def key_of(place):
    message = await place.hear()
    return message.why.text.key if isinstance(message, Refused) else type(message).__name__


async def test_one_person_has_so_many_windows(tmp_path):
    async with limited(tmp_path, limits=TIGHT) as house, house.guest() as guest, AsyncExitStack() as stack:
        table = await guest.make_table("easy", lowest_rank=9)
        places = [await stack.enter_async_context(guest.at(table)) for _ in range(4)]

        assert [await key_of(place) for place in places] == ["State"] * 3 + ["server-crowded"]
        with pytest.raises(ConnectionClosed) as closed:
            await places[3].hear()
        assert closed.value.rcvd.code == 1013

        await places[0].socket.close()
        await asyncio.sleep(0.1)
        again = await stack.enter_async_context(guest.at(table))
        assert await key_of(again) == "State"


async def test_one_address_has_so_many_connections(tmp_path):
    async with limited(tmp_path, limits=TIGHT) as house, house.guest() as guest, AsyncExitStack() as stack:
        tables = [await guest.make_table("easy", lowest_rank=9) for _ in range(2)]
        for table in tables:
            await (await stack.enter_async_context(guest.at(table))).my_turn()
        found = []
        for number in range(4):
            other = await stack.enter_async_context(house.guest())
            place = await stack.enter_async_context(other.at(tables[number % 2]))
            found.append(await key_of(place))

    assert found == ["State"] * 3 + ["server-full"]


async def test_a_table_has_so_many_watchers(tmp_path):
    roomy = Limits(at_table=4, spare_loopback=True)
    async with limited(tmp_path, limits=roomy) as house, house.guest() as guest, AsyncExitStack() as stack:
        table = await guest.make_table("easy", lowest_rank=9)
        await (await stack.enter_async_context(guest.at(table))).my_turn()
        found = []
        for _ in range(4):
            other = await stack.enter_async_context(house.guest())
            found.append(await key_of(await stack.enter_async_context(other.at(table))))
        again = await key_of(await stack.enter_async_context(guest.at(table)))

    assert found == ["State"] * 3 + ["table-crowded"]
    assert again == "State"  # who sits there comes in, however many watch


async def test_who_has_gone_is_not_counted():
    crowd = Crowd(TIGHT)
    for _ in range(100):
        crowd.enter(Visitor("me"), "192.0.2.1", "t")
        crowd.leave(Visitor("me"), "192.0.2.1", "t")

    assert not crowd._count


async def test_who_is_refused_is_not_counted():
    crowd = Crowd(TIGHT)
    for _ in range(3):
        crowd.enter(Visitor("me"), "192.0.2.1", "t")
    with pytest.raises(Illegal, match="server-crowded"):
        crowd.enter(Visitor("me"), "192.0.2.1", "t")

    assert crowd._count["address", "192.0.2.1"] == 3


async def test_one_address_makes_so_many_requests(tmp_path):
    async with limited(tmp_path, limits=FEW) as house, house.guest() as guest:
        answers = [await guest.http.get("/api/games") for _ in range(20)]

    statuses = [answer.status_code for answer in answers]
    assert statuses[:7] == [200] * 7
    assert statuses[-10:].count(429) >= 8
    assert why(answers[statuses.index(429)]) == "server-too-often"


async def test_one_person_puts_so_many_records_here(tmp_path):
    async with limited(tmp_path, limits=TIGHT) as house, house.guest() as guest:
        answers = [await guest.http.post("/api/records", content=b"x") for _ in range(3)]

    assert [answer.status_code for answer in answers] == [400, 400, 429]


# --- time ---------------------------------------------------------------------------------------------


async def raw(house, *parts, wait=0.0):
    """Send this by hand; what comes back until the other end closes."""
    reader, writer = await asyncio.open_connection(*house.at.split(":"))
    for part in parts:
        if reader.at_eof():
            break
        writer.write(part)
        await asyncio.sleep(wait)
    async with asyncio.timeout(5):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    "parts", [[], [b"GET / HTTP/1.1\r\n"], [b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "]]
)
async def test_who_connects_and_asks_nothing_is_cut_off(house, monkeypatch, parts):
    monkeypatch.setattr(patience, "SECONDS", 0.2)

    assert await raw(house, *parts) == b""


async def test_who_asks_letter_by_letter_is_cut_off(house, monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.3)
    parts = [bytes([letter]) for letter in b"GET / HTTP/1.1\r\nHost: x"]
    began = asyncio.get_running_loop().time()
    assert await raw(house, *parts, wait=0.05) == b""

    assert asyncio.get_running_loop().time() - began < 3


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path):
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"
    )
    async with limited(tmp_path, limits=TIGHT) as house:
        began = asyncio.get_running_loop().time()
        answer = await raw(house, head)

    assert asyncio.get_running_loop().time() - began < 3
    assert b" 200 " not in answer


async def test_a_quiet_table_is_not_cut_off(guest, monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.1)
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        await asyncio.sleep(0.4)
        await place.send({"type": "look"})
        assert isinstance(await place.hear(), State)


# --- proxies ------------------------------------------------------------------------------------------

FORWARDED = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https"}


async def test_a_proxys_word_is_taken_only_where_the_host_says_so(tmp_path):
    async with limited(tmp_path, limits=FEW, proxies=["127.0.0.1"]) as house, house.guest() as guest:
        answer = await guest.http.get("/api/games", headers=FORWARDED | {"Cookie": ""})
        assert "Secure" in answer.headers["set-cookie"].split("; ")
        for _ in range(20):
            answer = await guest.http.get("/api/games", headers=FORWARDED)
        assert answer.status_code == 429
        assert (await guest.http.get("/api/games")).status_code == 200


async def test_anybodys_word_is_not_taken(house):
    async with house.guest() as guest:
        answer = await guest.http.get("/api/games", headers=FORWARDED | {"Cookie": ""})

    assert "Secure" not in answer.headers["set-cookie"].split("; ")


async def test_proxies_are_addresses_and_networks():
    assert proxies("127.0.0.1, 10.0.0.0/8 ::1") == ["127.0.0.1", "10.0.0.0/8", "::1"]
    for wrong in ("*", "nginx", "1.2.3"):
        with pytest.raises(Illegal, match="server-proxy-wrong"):
            proxies(wrong)
