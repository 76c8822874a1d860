"""A real server in the tests' loop, and people who speak to it as a browser does.

One server and one loop serve all tests of a module: each says so by ``pytestmark``.
"""

import asyncio
import os
import random
import sys
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio
import uvicorn
from websockets.asyncio.client import connect

from atout import registry
from atout.core import chances
from atout.core.course import Course, Dealt
from atout.core.options import as_dict
from atout.server.messages import FromServer, Promised, Proven, State, Talked, Tried
from atout.server.run import config, listen
from atout.server.sessions import hash_of
from atout.table.hall import new_id
from atout.table.settings import Settings
from atout.table.store import Kept, Seat, now

QUICK = Settings(sheet=20, move=0, retry=0.05, idle=60, part=0, part_alone=0, workers=1, busy=0.2)
SOON = 30

decode = msgspec.json.Decoder(FromServer).decode


class House:
    """A running server."""

    def __init__(self, server, at):
        self.server = server
        self.at = at

    @property
    def state(self):
        """What it keeps in memory."""
        return self.server.config.app._app._app.state

    @property
    def hall(self):
        """Its tables."""
        return self.state.hall

    async def table_of(self, *guests, **options):
        """A table with these guests at its seats."""
        game = registry.find("svoi_kozyri")
        chosen = game.options(players=len(guests), lowest_rank=9, **options)
        course = Course(game, chosen)
        course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(5))))
        seats = [guest.seat() for guest in guests]
        kept = Kept(new_id(), game.name, as_dict(chosen), seats, course.entries, now())
        await self.hall.store.add_table(kept)
        return kept.id

    def guest(self, cookie=None):
        """Somebody who comes to the door, with a cookie or without."""
        return Guest(self.at, cookie)


class Guest:
    """A browser: a cookie, requests, and sockets."""

    def __init__(self, at, cookie=None):
        self.place = at
        self.http = httpx.AsyncClient(base_url=f"http://{at}", timeout=SOON)
        if cookie:
            self.http.cookies.set("atout", cookie)

    @property
    def cookie(self):
        return self.http.cookies.get("atout")

    async def __aenter__(self):
        if not self.cookie:
            await self.http.get("/")
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    async def make_table(self, *levels, game="svoi_kozyri", **options):
        """A table where this guest sits at seat 0 and computers at the others."""
        seats = [{"kind": "you"}] + [{"kind": "computer", "level": level} for level in levels]
        if game == "svoi_kozyri":
            options.setdefault("players", len(seats))
        body = {"game": game, "seats": seats, "options": options}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    def seat(self):
        """A seat of this guest's."""
        return Seat(session=hash_of(self.cookie))

    @asynccontextmanager
    async def at(self, table):
        """A place at a table."""
        async with connect(
            f"ws://{self.place}/ws/tables/{table}",
            origin=f"http://{self.place}",
            additional_headers={"Cookie": f"atout={self.cookie}"} if self.cookie else {},
            max_size=None,
            max_queue=None,  # who does not listen any more can still leave
        ) as socket:
            yield Place(socket)


class Place:
    """A connection to a table, and the last that was shown there."""

    def __init__(self, socket):
        self.socket = socket
        self.state = None
        self.heard = []
        self.raw = []
        self.promises = []
        self.talk = []

    async def send(self, message):
        await self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    async def ask(self, kind, **fields):
        """Ask for something with the number seen last, and return what is answered."""
        await self.send({"type": kind, "number": self.state.number} | fields)
        return await self.hear()

    async def why(self, kind, **fields):
        """Ask for something, and return why it is refused, whatever else is shown meanwhile."""
        answer = await self.ask(kind, **fields)
        while isinstance(answer, State):
            answer = await self.hear()
        return answer.why

    async def hear(self):
        """The next message, whatever is said, promised or proven meanwhile."""
        async with asyncio.timeout(SOON):
            raw = await self.socket.recv()
        message = decode(raw)
        if isinstance(message, Promised | Proven | Talked):
            (self.talk if isinstance(message, Talked) else self.promises).append(message)
            return await self.hear()
        self.raw.append(raw)
        self.heard.append(message)
        if isinstance(message, State):
            self.state = message
        return message

    async def until(self, wanted):
        """The next state of which this is true."""
        while True:
            message = await self.hear()
            if isinstance(message, State) and wanted(message):
                return message

    async def my_turn(self):
        """Wait for it, or for the end of the deal."""
        if self.state is None or not ready(self.state):
            await self.until(ready)
        return self.state

    async def play(self, choose=random.choice):
        """Decide something legal, part by part where a decision has several, and end it as soon as it may."""
        view, parts = self.state.view, []
        while True:
            ends = [shown for shown in view.choices if view.done and shown.choice == view.done.choice]
            shown = choose(ends or view.choices)
            parts.append(shown.choice)
            answer = await self.ask("try" if shown.part else "choose", choices=parts)
            if not isinstance(answer, Tried):
                return answer
            view = answer.view

    async def play_out(self):
        """Decide at random until the deal is over."""
        while (await self.my_turn()).view.phase == "play":
            answer = await self.play()
            assert isinstance(answer, State), answer
        return self.state


def why(answer):
    """The word for why a request is refused."""
    return answer.json()["why"]["text"]["key"]


def ready(state):
    return bool(state.view.choices) or state.view.phase != "play"


@asynccontextmanager
async def running(folder, settings=QUICK):
    """A server over a folder, in this loop."""
    taken = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(folder, settings))
    task = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        async with asyncio.timeout(SOON):
            while not server.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(0.01)
        yield House(server, f"127.0.0.1:{taken.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task
        taken.close()


SERVE = """
import sys
from functools import partial
from pathlib import Path
from atout.server.run import serve
from atout.table.settings import Settings
settings = Settings(move=0, part_alone=float(sys.argv[2]), workers=1)
serve(port=0, data=Path(sys.argv[1]), ready=partial(print, flush=True), settings=settings)
"""
SOURCE = Path(__file__).parents[2] / "src"


class Process:
    """A server in a process of its own."""

    def __init__(self, process, at):
        self.process = process
        self.at = at

    @classmethod
    async def start(cls, folder, part):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, str(folder), str(part),
            stdout=asyncio.subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(SOURCE)},
        )  # fmt: skip
        async with asyncio.timeout(30):
            line = (await process.stdout.readline()).decode().strip()
        return cls(process, line.removeprefix("http://"))

    async def end(self, how):
        """End it; all that it has started ends with it."""
        started = children(self.process.pid)
        self.process.send_signal(how)
        code = await self.process.wait()
        async with asyncio.timeout(60):  # a busy machine may take its time over it
            while any(alive(child) for child in started):  # noqa: ASYNC110  they tell nobody
                await asyncio.sleep(0.02)
        return code


def children(pid):
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def alive(pid):
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory):
    async with running(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def guest(house):
    async with house.guest() as guest:
        yield guest


@pytest.fixture
def serve():
    """Start and stop a server, given its folder and settings."""
    return running


@pytest.fixture
def house_at():
    """A guest of a server that runs elsewhere."""
    return Guest


@pytest.fixture
def quick():
    """Settings under which nothing waits for people's eyes."""
    return QUICK


@pytest.fixture
def thinking_at(tmp_path):
    """A place at a table where the computer thinks for so long, and it is its turn."""

    @asynccontextmanager
    async def sit_down(seconds):
        slow = replace(QUICK, move=seconds)
        async with running(tmp_path, slow) as house, house.guest() as guest:
            table = await guest.make_table("easy", lowest_rank=9)
            async with guest.at(table) as place:
                await place.my_turn()
                while place.state.view.turn == 0:
                    await place.play()
                yield place

    return sit_down


@pytest.fixture
def process():
    """Start servers in processes of their own; what is left of them is ended."""
    started = []

    async def start(folder, part=0):
        started.append(await Process.start(folder, part))
        return started[-1]

    yield start
    for server in started:
        if server.process.returncode is None:
            server.process.kill()
