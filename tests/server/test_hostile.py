"""Malformed and hostile frames and requests, many of them: no crash, nothing told, nobody slowed down.

Ten thousand frames as a rule, a million in a long run; the same ones each time.
"""

import asyncio
import json
import logging
import random
from contextlib import AsyncExitStack, suppress
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from atout.server import frames, socket
from atout.server.messages import Gathered, Refused, State, Tried
from tests.conftest import LONG
from tests.server.conftest import why

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(3600 if LONG else 120)]

FRAMES = 10_000
ROUNDS = 100 if LONG else 1
CONNECTIONS = 20
SLOW = 2.0
"""Nobody else waits so long for anything, even on a busy machine."""

WILD = [
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**70),
    10**400,
    0.5,
    1e308,
    None,
    True,
    "",
    "AH",
    [],
    {},
    [[]],
    "\x00",
    "\ud800",
]
FIELDS = ["number", "choices", "since", "seat", "one", "other", "level", "setup", "options", "deal", "part"]


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """As fast as it can: the pace at which a connection is read would hide everything."""
    monkeypatch.setattr(socket, "Pace", partial(socket.Pace, 1e9, 1e9))


@pytest.fixture
def errors():
    """What goes wrong inside is logged as an error."""
    found = []

    class Keeper(logging.Handler):
        def emit(self, record):
            found.append(record.getMessage())

    keeper = Keeper(logging.ERROR)
    logging.getLogger().addHandler(keeper)
    yield found
    logging.getLogger().removeHandler(keeper)


def value(rng, depth=0):
    """Anything that JSON can say."""
    if depth > 3 or rng.random() < 0.7:
        return rng.choice(WILD)
    if rng.random() < 0.5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice([*FIELDS, "x"]): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def shaped(rng):
    """Almost a message."""
    message = {"type": rng.choice([*frames.TYPES, "state", "x"])}
    for field in rng.sample(FIELDS, rng.randrange(4)):
        message[field] = value(rng)
    return json.dumps(message)


def whole(rng):
    """A message as it should be, of somebody who knows nothing."""
    kind = rng.choice(["choose", "try", "hint", "resign", "continue", "again", "claim", "take_back", "look"])
    if kind == "look":
        return json.dumps({"type": kind, "since": rng.randrange(-5, 50)})
    message = {"type": kind, "number": rng.randrange(-2, 60)}
    if kind in {"choose", "try"}:
        message["choices"] = [rng.randrange(-2, 130) for _ in range(rng.randrange(5))]
    return json.dumps(message)


def spoilt(rng):
    """A message with a letter changed, left out or doubled."""
    text = whole(rng)
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(["", text[at] * 2, chr(rng.randrange(1, 0x2FF)), '"', "{"]) + text[at + 1 :]


def noise(rng):
    """Bytes, or letters."""
    if rng.random() < 0.5:
        return rng.randbytes(rng.randrange(200))
    return "".join(
        chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x1780, 0x17FF)])) for _ in range(40)
    )


def much(rng):
    """Deep, or long."""
    return rng.choice(["[" * 2000, '{"type":' * 500, '{"type":"' + "x" * 5000 + '"}', "9" * 5000, '"' * 3000])


KINDS = [(shaped, 6), (whole, 6), (spoilt, 5), (noise, 2), (much, 1)]


def hostile(seed, count):
    rng = random.Random(seed)
    kinds = [kind for kind, weight in KINDS for _ in range(weight)]
    for _ in range(count):
        yield rng.choice(kinds)(rng)


async def attack(place, seed, count):
    """Send all of it, read all that comes back; the messages."""

    async def read():
        """Until the last is answered, or it is told that it is too slow, which is its own affair."""
        with suppress(ConnectionClosed):
            while not is_last(await place.hear()):
                pass

    reading = asyncio.create_task(read())
    with suppress(ConnectionClosed):
        for number, frame in enumerate(hostile(seed, count)):
            await place.send(frame)
            if number % 50 == 0:
                await asyncio.sleep(0)
        await place.send('{"type":"the last"}')
    async with asyncio.timeout(SLOW * 30):
        await reading
    return place.heard


def is_last(message):
    return isinstance(message, Refused) and message.about == "the last"


async def plays_meanwhile(place, times):
    """Somebody else plays on, and says how long each decision took."""
    loop = asyncio.get_running_loop()
    while True:
        await place.my_turn()
        if place.state.view.phase != "play":
            return
        began = loop.time()
        answer = await place.play()
        assert isinstance(answer, State)
        times.append(loop.time() - began)
        await asyncio.sleep(0.02)


async def test_at_one_connection(house, guest, errors):
    table = await guest.make_table("easy", lowest_rank=9)
    async with (
        house.guest() as other,
        guest.at(table) as place,
        other.at(await other.make_table("easy")) as good,
    ):
        await place.my_turn()
        await good.my_turn()
        times = []
        playing = asyncio.create_task(plays_meanwhile(good, times))
        for number in range(ROUNDS):
            assert len(await attack(place, f"one {number}", FRAMES // 2)) > FRAMES // 20
            place.heard, place.raw = [], []
        playing.cancel()
        (ended,) = await asyncio.gather(playing, return_exceptions=True)

    assert errors == []
    assert ended is None or isinstance(ended, asyncio.CancelledError)
    assert times
    assert max(times) < SLOW
    async with guest.at(table) as again:
        await again.hear()


async def test_at_many_connections_of_watchers(house, guest, errors):
    """They learn no more than an honest watcher, and the table is as if nobody had asked for anything."""
    table = await guest.make_table("easy", lowest_rank=9)
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(guest.at(table))
        await place.my_turn()
        honest = await stack.enter_async_context((await stack.enter_async_context(house.guest())).at(table))
        await honest.hear()
        attackers = []
        for _ in range(CONNECTIONS):
            visitor = await stack.enter_async_context(house.guest())
            attackers.append(await stack.enter_async_context(visitor.at(table)))
        before = len((await house.hall.table(table)).course.entries)
        for number in range(ROUNDS):
            each = FRAMES // 2 // CONNECTIONS
            await asyncio.gather(*(attack(one, f"{number} {at}", each) for at, one in enumerate(attackers)))
            learn_nothing(attackers, json.loads(honest.raw[0])["view"])
        after = len((await house.hall.table(table)).course.entries)
        assert isinstance(await place.play(), State)

    assert errors == []
    assert before == after
    assert not house.state.crowd._count["table", table]


def learn_nothing(watchers, shown):
    """All that they have heard is the table as every watcher sees it, and why something is refused."""
    for watcher in watchers:
        for raw, message in zip(watcher.raw, watcher.heard, strict=True):
            assert isinstance(message, State | Refused | Tried | Gathered)
            if isinstance(message, State):
                assert json.loads(raw)["view"] == shown
            if isinstance(message, Refused):
                assert all(len(str(arg)) <= 200 for arg in message.why.text.args.values())
        watcher.heard, watcher.raw = [], []


PLACES = [
    "tables",
    "records",
    "join",
    "play",
    "me",
    "account",
    "sign-in",
    "account/phrase",
    "tables/x/replay",
    "nothing",
]


async def test_requests(house, guest, errors):
    rng = random.Random("requests")
    for number in range(100):
        body = rng.choice([shaped, whole, spoilt, noise, much])(rng)
        body = body.encode(errors="replace") if isinstance(body, str) else body
        answer = await guest.http.post(f"/api/{PLACES[number % len(PLACES)]}", content=body)
        assert 400 <= answer.status_code < 500, (answer.status_code, body)
        assert why(answer)

    assert errors == []
    del house


async def test_bytes_that_are_no_request(house, errors):
    rng = random.Random("bytes")
    heads = [b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n", b"\x16\x03\x01", b""]
    for _ in range(100):
        reader, writer = await asyncio.open_connection(*house.at.split(":"))
        writer.write(rng.choice(heads) + rng.randbytes(rng.randrange(300)) + b"\r\n\r\n")
        writer.write_eof()
        async with asyncio.timeout(SLOW * 5):
            answer = await reader.read()
        assert not answer or answer.startswith(b"HTTP/1.1 4"), answer[:60]
        writer.close()
    async with house.guest() as guest:
        assert (await guest.http.get("/healthz")).status_code == 200
    assert [error for error in errors if "Invalid HTTP" not in error] == []
