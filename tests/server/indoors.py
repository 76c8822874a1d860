"""The whole server without a network, on a clock that the test holds: every byte, and the moment it leaves at."""

import asyncio
import hashlib
import json
import re
from contextlib import asynccontextmanager

import httpx
import msgspec

from atout.core import fair
from atout.core.course import WATCHER
from atout.core.options import as_dict
from atout.server.app import build
from atout.server.messages import FromServer, Promised
from atout.server.sessions import hash_of
from atout.table.settings import Settings
from atout.table.store import Kept, Seat, now
from atout.table.workers import Workers
from tests.table.sitting import moment

TABLE = "a-table-of-the-test"
decode = msgspec.json.Decoder(FromServer).decode
HOST = "127.0.0.1"
DRAWN = re.compile(r"[0-9a-f]{64}|\d{4}-\d\d-\d\dT[\d:.+]+|[A-Za-z0-9_-]{22,}")
"""What is drawn anew each time: commitments, times, tokens and ids."""


def token(who):
    """The cookie of a seat, or of a watcher."""
    return hashlib.sha256(f"token of {who}".encode()).hexdigest()[:43]


def constant(text):
    """A text with all that is drawn anew replaced by something that stands still."""
    return DRAWN.sub("#", text)


class Ear:
    """A connection to the table, and all that comes through it: pairs of a moment and a text."""

    def __init__(self, app, seat, *, brief=False):
        self.seat = seat
        self.brief = brief
        self.heard = []
        self.gives = False
        self._app = app
        self._frames = asyncio.Queue()
        self._task = None

    def open(self):
        self._frames.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope(), self._frames.get, self._hear))

    def _scope(self):
        headers = [(b"host", HOST.encode()), (b"cookie", f"atout={token(self.seat)}".encode())]
        return {
            "type": "websocket", "path": f"/ws/tables/{TABLE}", "raw_path": f"/ws/tables/{TABLE}".encode(),
            "query_string": b"brief=1" if self.brief else b"", "root_path": "", "headers": headers, "scheme": "ws", "subprotocols": [],
            "client": (HOST, 1), "server": (HOST, 80), "asgi": {"version": "3.0"}, "extensions": {},
        }  # fmt: skip

    async def _hear(self, message):
        assert message["type"] in {"websocket.accept", "websocket.send"}, message
        if message["type"] == "websocket.send":
            self.heard.append((moment(), message["text"]))
            self.answer(decode(message["text"]))

    def answer(self, message):
        """As a browser does: a part of its own to each deal, if this seat gives any."""
        if not isinstance(message, Promised) or not self.gives or message.seat == WATCHER:
            return
        head, part = fair.head(message.table, message.deal, message.draws), self.part(message.deal)
        commitment = fair.promise_part(head, message.commitment, self.seat, part)
        if not message.commitments:
            self.say("commit", deal=message.deal, commitment=commitment)
        elif message.commitments[self.seat] == commitment:
            self.say("open", deal=message.deal, part=part)

    def part(self, deal):
        """What this seat adds to a deal."""
        return hashlib.sha256(f"part of {self.seat} of {deal}".encode()).hexdigest()

    def say(self, kind, **fields):
        self._frames.put_nowait(
            {"type": "websocket.receive", "text": json.dumps({"type": kind} | fields), "bytes": None}
        )

    async def close(self):
        self._frames.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    def stream(self):
        """What can be compared with what is heard elsewhere."""
        return [(when, constant(text)) for when, text in self.heard]


class Indoors:
    """A running server with one table, and an ear at every seat and beside it."""

    def __init__(self, app, hall, seats, *, brief=False):
        self.app = app
        self.hall = hall
        self.ears = {seat: Ear(app, seat, brief=brief) for seat in [*range(seats), -1]}
        self.table = None

    async def ask(self, seat, method, path, *, raw=False):
        """What an address answers to somebody: its status and its body, what is drawn anew left out."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app), base_url=f"http://{HOST}", cookies={"atout": token(seat)}
        )
        async with client:
            answer = await client.request(method, path)
        return answer.status_code, answer.text if raw else constant(answer.text)


async def settle():
    """Let everything happen that needs no time."""
    for _ in range(30):
        await asyncio.sleep(0)


async def at_once(_workers, _longest, job, *args):
    """What another process would do; waiting for it would take time of the test's clock."""
    return job(*args)


@asynccontextmanager
async def indoors(folder, monkeypatch, course, settings, giving=(), *, brief=False):
    """A server whose table has gone the way of a course, with people at all seats."""
    monkeypatch.setattr(Workers, "run", at_once)
    app = build(folder, settings)
    begin, done = asyncio.Queue(), asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "state": {}}, begin.get, done.put))
    begin.put_nowait({"type": "lifespan.startup"})
    assert (await done.get())["type"] == "lifespan.startup.complete"
    hall = app._app._app.state.hall
    house = Indoors(app, hall, course.seats, brief=brief)
    seats = [Seat(name=f"player {at}", session=hash_of(token(at))) for at in range(course.seats)]
    await hall.store.add_table(
        Kept(TABLE, course.game.name, as_dict(course.options), seats, course.entries, now())
    )
    for seat in giving:
        house.ears[seat].gives = True
    for ear in house.ears.values():
        ear.open()
        await settle()
    house.table = await hall.table(TABLE)
    try:
        yield house
    finally:
        for ear in house.ears.values():
            await ear.close()
        begin.put_nowait({"type": "lifespan.shutdown"})
        await life


SETTINGS = Settings(move=0, sheet=20, part=0, part_alone=0, workers=1)
