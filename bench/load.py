"""What people at many tables cost the server: four sockets at each, all five games by turns.

python bench/load.py [--tables 20] [--seconds 10] [--rate 0] [--games pitch ...] [--restart] [--idle 0]

Every decision is checked by the rules, committed to SQLite, and shown to all who may know of it. The people
choose at random: once at a table in 1 / ``rate`` seconds on the average, half as long or half as long again,
or, at rate 0, as fast as they are shown their turn. Decisions of several choices are put together with the
server's word after each, as in the browser.
The processor time is that of the server's process alone, which has no other work; the load runs in this one.
A decision has been shown when every socket at its table has been told; those that not all may know of are
counted, and their time is not.

With ``--restart`` the server is told to stop half-way, and started again at once. Each connection comes
back as a browser's or a terminal's does (``terminal/online/line.py`` says how long it waits), and says how
long it was away; what it is shown then must not be older than what it had seen, or it would be asked again
for what it has decided.

With ``--idle 10000`` as many tables are looked at one after the other, by somebody who goes away again; it is
seen what memory the server takes on the way, when a minute and a quarter have passed, and when all have been
put away.
"""

import argparse
import asyncio
import os
import random
import re
import secrets
import site
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from atout import registry
from atout.core import chances, fair
from atout.core.course import Course, Dealt
from atout.core.options import build
from atout.server.sessions import hash_of
from atout.table.seat import Seat
from atout.table.store import FILE, Kept, Store, now
from atout.terminal.online.line import WAITS

ROOT = Path(__file__).parent.parent
SEATS = 4
OPENING = 60
"""So many sockets are opened at once."""
PUT_AWAY = 75
"""After so many seconds a table that nobody looks at has been put away."""
AT_ONCE = 500
"""After so many tables it is said what memory they take."""
LONGEST = 600
"""So many seconds it is waited for the last table to be put away."""


class Shown(msgspec.Struct):
    """A choice that is offered."""

    choice: int
    part: bool = False


class View(msgspec.Struct):
    """As much of a View as a random player needs."""

    phase: str
    choices: list[Shown] = []
    done: Shown | None = None


class Message(msgspec.Struct):
    """As much of a message as a random player needs."""

    type: str
    number: int = 0
    view: View | None = None
    table: Any = None
    deal: int = 0
    draws: list[str] = []
    commitment: str = ""
    commitments: list[str] = []


GOES_ON = {"deal_over": "continue", "match_over": "again"}
"""What is asked for then: by everybody, or by one."""

decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Table:
    """A table in the load: when the next decision is due, and who has not been shown the last one."""

    id: str
    tokens: list[str]
    due: float = 0.0
    sent: float = 0.0
    unseen: set[int] = field(default_factory=set)


@dataclass
class Tally:
    """What was counted: decisions sent, decisions that their makers saw, and how long all waited.

    ``lost`` are connections that were lost, ``away`` how long it was until those were shown the table again,
    ``again`` how many of them were asked again for what had been decided.
    """

    sent: int = 0
    seen: int = 0
    waits: list[float] = field(default_factory=list)
    lost: int = 0
    away: list[float] = field(default_factory=list)
    again: int = 0


class Counted(NamedTuple):
    """What came of a load: in how many seconds, with how much processor time, how much memory at the end.

    ``rows`` are the entries committed meanwhile: the decisions, and what nobody sends, such as a card that is
    dealt out for all to see.
    """

    tally: Tally
    taken: float
    used: float
    waited: float
    held: float
    rows: int


async def make(folder, count, names):
    """Tables of these games in a store, dealt, with four people each."""
    store = await Store.open(folder)
    made = []
    for number in range(count):
        game = registry.find(names[number % len(names)])
        raw = {"players": SEATS} if game.seats_of(game.options()) != SEATS else {}
        options = build(game.options, raw)
        tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        course = Course(game, options)
        course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(number))))
        seats = [Seat(session=hash_of(token)) for token in tokens]
        await store.add_table(Kept(f"table-{number}", game.name, raw, seats, course.entries, now()))
        made.append(Table(f"table-{number}", tokens))
    await store.close()
    return made


class Person:
    """Chooses at random whenever it is this seat's turn."""

    def __init__(self, at, table, seat, rate, tally):
        self.url = f"ws://{at}/ws/tables/{table.id}?brief=1"
        self.cookie = {"Cookie": f"atout={table.tokens[seat]}"}
        self.table, self.seat, self.rate, self.tally = table, seat, rate, tally
        self.number, self.parts, self.mine = 0, [], False
        self.goes_on = False  # whether it has said so
        self.added = {}
        self.lost_at = None

    async def play(self, doors):
        """Until it is cancelled; whoever is cut off comes back as a browser does."""
        tries = 0
        while True:
            try:
                async with doors:
                    socket = await connect(self.url, additional_headers=self.cookie, compression=None)
                async with socket:
                    tries = 0
                    if self.number:
                        await socket.send(encode({"type": "look", "since": self.number}).decode())
                    async for frame in socket:
                        await self.hear(socket, decode(frame))
            except (ConnectionClosed, InvalidMessage, OSError):
                pass
            if self.lost_at is None:
                self.tally.lost += 1
                self.lost_at = time.perf_counter()
                self.mine = False
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    async def hear(self, socket, message):
        """Go on with what is told."""
        if message.type == "promised":
            await socket.send(encode(self.add(message)).decode())
            return
        if message.type == "state":
            self.take(message)
            goes_on = GOES_ON.get(message.view.phase)
            said, self.goes_on = self.goes_on, bool(goes_on)
            if goes_on and not said and (goes_on == "continue" or not self.seat):
                await socket.send(encode({"type": goes_on, "number": self.number}).decode())
                return
        elif message.type != "tried":
            return
        if message.view is None or not message.view.choices:
            return
        table = self.table
        if not self.parts and self.rate:
            await asyncio.sleep(max(0.0, table.due - time.perf_counter()))
            table.due = time.perf_counter() + random.uniform(0.5, 1.5) / self.rate
        choice = chosen(message.view)
        self.parts = [*self.parts, choice.choice]
        what = "try" if choice.part else "choose"
        if what == "choose":
            self.tally.sent += 1
            self.mine = True
            table.sent, table.unseen = time.perf_counter(), set(range(SEATS))
        await socket.send(encode({"type": what, "number": self.number, "choices": self.parts}).decode())

    def add(self, promised):
        """A part of the next deal: promised, and opened when all have been."""
        part = self.added.setdefault(promised.deal, secrets.token_hex(32))
        if promised.commitments:
            return {"type": "open", "deal": promised.deal, "part": part}
        begin = fair.head(promised.table, promised.deal, promised.draws)
        commitment = fair.promise_part(begin, promised.commitment, self.seat, part)
        return {"type": "commit", "deal": promised.deal, "commitment": commitment}

    def take(self, message):
        """The table as it is now; who was away has come back to it."""
        if self.lost_at is not None:
            self.tally.away.append(time.perf_counter() - self.lost_at)
            self.tally.again += message.number < self.number
            self.lost_at = None
            self.goes_on = False
        self.mine = seen(self.table, self.seat, self.tally, mine=self.mine)
        self.number, self.parts = message.number, []


def chosen(view):
    """What completes the decision where it can be, or anything."""
    done = view.done.choice if view.done else -1
    return next((found for found in view.choices if found.choice == done), None) or random.choice(
        view.choices
    )


def seen(table, seat, tally, *, mine):
    """A socket has been shown the table; whether its own decision is still on its way."""
    if mine:
        tally.seen += 1
    if seat in table.unseen:
        table.unseen.discard(seat)
        if not table.unseen:
            tally.waits.append(time.perf_counter() - table.sent)
    return False


def processor_time(pid):
    """The seconds that a process has had a processor, and those that it waited for one."""
    threads = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(had) for had, *_ in threads) / 1e9, sum(int(waited) for _, waited, _ in threads) / 1e9


def memory(pid):
    """Resident memory in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def rows(folder):
    """How many entries are committed."""
    with closing(sqlite3.connect(f"file:{Path(folder) / FILE}?mode=ro", uri=True)) as db:
        return db.execute("SELECT count(*) FROM entries").fetchone()[0]


class Server:
    """A server in a process of its own, run by this Python or another of the same version."""

    def __init__(self, folder, python=sys.executable):
        self.folder, self.at, self.python = folder, "", python
        self.start()

    def start(self, port="0"):
        self.process = subprocess.Popen(
            [self.python, "-m", "atout.server", "--port", port, "--data", self.folder],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *site.getsitepackages()])},
        )
        self.at = self.process.stdout.readline().strip().removeprefix("http://")
        self.pid = self.process.pid

    def end(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()

    def again(self):
        """Another one, as soon as this one has stopped."""
        self.end()
        self.start(self.at.rpartition(":")[2])


async def load(server, made, given):
    tally, doors = Tally(), asyncio.Semaphore(OPENING)
    people = [
        asyncio.create_task(Person(server.at, table, seat, given.rate, tally).play(doors))
        for table in made
        for seat in range(SEATS)
    ]
    await asyncio.sleep(2 + len(people) / 200)  # until all are there
    tally.sent = tally.seen = 0
    tally.waits.clear()
    began, used, entered = time.perf_counter(), processor_time(server.pid), rows(server.folder)
    if given.restart:
        await asyncio.sleep(given.seconds / 2)
        await asyncio.to_thread(server.again)
        used = processor_time(server.pid)
    await asyncio.sleep(given.seconds / (1 + given.restart))
    taken = time.perf_counter() - began
    used, waited = (now - before for now, before in zip(processor_time(server.pid), used, strict=True))
    for one in people:
        one.cancel()
    ended = await asyncio.gather(*people, return_exceptions=True)
    broken = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
    if broken:
        print(f"{len(broken)} people fell over: {set(map(repr, broken))}")
    return Counted(tally, taken, used, waited, memory(server.pid), rows(server.folder) - entered)


async def look_in(server, made):
    """Somebody looks at one table after the other and goes away: what that leaves in the memory."""
    doors = asyncio.Semaphore(OPENING)

    async def look(table):
        cookie = {"Cookie": f"atout={table.tokens[0]}"}
        url = f"ws://{server.at}/ws/tables/{table.id}?brief=1"
        async with (
            doors,
            connect(url, additional_headers=cookie, compression=None, open_timeout=60) as socket,
        ):
            while decode(await socket.recv()).type != "state":
                pass

    began = time.perf_counter()

    def say(what):
        passed, held, used = time.perf_counter() - began, memory(server.pid), in_use(server)
        print(f"{passed:4.0f} s: {held:.0f} MB, {used} tables in use, {what}", flush=True)
        return used

    say("before")
    for at in range(0, len(made), AT_ONCE):
        await asyncio.gather(*map(look, made[at : at + AT_ONCE]))
        await asyncio.to_thread(say, f"{min(at + AT_ONCE, len(made))} looked at")
    await asyncio.sleep(PUT_AWAY)
    await asyncio.to_thread(say, f"{PUT_AWAY} s later")
    until = time.perf_counter() + LONGEST
    while in_use(server) and time.perf_counter() < until:  # noqa: ASYNC110  tables tell nobody
        await asyncio.sleep(1)
    say("at the end")


def in_use(server):
    """How many tables the server has in memory, by its own figures."""
    with urlopen(f"http://{server.at}/metrics", timeout=60) as answer:
        return int(float(re.search(r"^atout_tables (\S+)$", answer.read().decode(), re.MULTILINE)[1]))


def report(given, counted):
    """What was measured, in words."""
    tally, taken = counted.tally, counted.taken
    waits = sorted(tally.waits)
    print(f"{given.tables} tables of four sockets, {taken:.0f} s, {counted.held:.0f} MB")
    print(f"{tally.seen / taken:.0f} decisions a second; {tally.sent - tally.seen} on their way at the end")
    if given.restart:
        away = sorted(tally.away)
        print(
            f"restarted: {tally.lost} connections lost, {len(away)} came back, half of them within "
            f"{away[len(away) // 2]:.2f} s, the last after {away[-1]:.2f} s; {tally.again} were asked again"
        )
        return
    print(
        f"{counted.used / max(tally.seen, 1) * 1e6:.0f} µs of the server's processor time a decision, "
        f"{counted.used / max(counted.rows, 1) * 1e6:.0f} an entry committed ({counted.rows}); "
        f"it waited for a processor {counted.waited / taken:.0%} of the time"
    )
    if waits:
        print(
            f"from sent to shown to all four: median {waits[len(waits) // 2] * 1e3:.1f} ms, "
            f"95th percentile {waits[int(len(waits) * 0.95)] * 1e3:.1f} ms, of {len(waits)}"
        )
    print(f"{tally.lost} connections lost")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--games", nargs="+", choices=registry.names(), default=registry.names())
    parser.add_argument("--python", default=sys.executable, help="by which the server is run")
    parser.add_argument("--restart", action="store_true")
    parser.add_argument("--idle", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        made = asyncio.run(make(Path(folder), given.idle or given.tables, given.games))
        server = Server(folder, given.python)
        try:
            if given.idle:
                asyncio.run(look_in(server, made))
            else:
                report(given, asyncio.run(load(server, made, given)))
        finally:
            server.end()


if __name__ == "__main__":
    main()
