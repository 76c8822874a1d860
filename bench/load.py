"""What people at many tables cost the server: four sockets at each, all five games by turns.

python bench/load.py [--tables 20] [--seconds 10] [--rate 0]

Every decision is checked by the rules, committed to SQLite, and shown to all who may know of it. The people
choose at random: once at a table in 1 / ``rate`` seconds, or, at rate 0, as fast as they are shown their
turn. Decisions of several choices are put together with the server's word after each, as in the browser.
The processor time is that of the server's process alone, which has no other work; the load runs in this one.
A decision has been shown when every socket at its table has been told; those that not all may know of are
counted, and their time is not.
"""

import argparse
import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from atout import registry
from atout.core import chances
from atout.core.course import Course, Dealt
from atout.core.options import build
from atout.server.sessions import hash_of
from atout.table.seat import Seat
from atout.table.store import Kept, Store, now

ROOT = Path(__file__).parent.parent
SEATS = 4
OPENING = 60
"""So many sockets are opened at once."""


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
    """What was counted: decisions sent, decisions that their makers saw, and how long all waited."""

    sent: int = 0
    seen: int = 0
    waits: list[float] = field(default_factory=list)


async def make(folder, count):
    """Tables in a store, dealt, with four people each."""
    store = await Store.open(folder)
    made = []
    names = list(registry.names())
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


async def person(  # noqa: PLR0913, PLR0917  who sits where, and what is counted
    at, table, seat, rate, tally, doors
):
    """Chooses at random whenever it is this seat's turn."""
    cookie = {"Cookie": f"atout={table.tokens[seat]}"}
    async with doors:
        socket = await connect(f"ws://{at}/ws/tables/{table.id}", additional_headers=cookie, compression=None)
    number, parts, mine = 0, [], False
    async with socket:
        async for frame in socket:
            message = decode(frame)
            if message.type == "state":
                mine = seen(table, seat, tally, mine=mine)
                number, parts = message.number, []
                if message.view.phase == "deal_over":
                    await socket.send(encode({"type": "continue", "number": number}).decode())
                    continue
            elif message.type != "tried":
                continue
            if message.view is None or not message.view.choices:
                continue
            if not parts and rate:
                await asyncio.sleep(max(0.0, table.due - time.perf_counter()))
                table.due = time.perf_counter() + 1 / rate
            choice = chosen(message.view)
            parts = [*parts, choice.choice]
            what = "try" if choice.part else "choose"
            if what == "choose":
                tally.sent += 1
                mine = True
                table.sent, table.unseen = time.perf_counter(), set(range(SEATS))
            await socket.send(encode({"type": what, "number": number, "choices": parts}).decode())


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


async def load(at, pid, made, given):
    tally, doors = Tally(), asyncio.Semaphore(OPENING)
    people = [
        asyncio.create_task(person(at, table, seat, given.rate, tally, doors))
        for table in made
        for seat in range(SEATS)
    ]
    await asyncio.sleep(2 + len(people) / 200)  # until all are there
    tally.sent = tally.seen = 0
    tally.waits.clear()
    began, used = time.perf_counter(), processor_time(pid)
    await asyncio.sleep(given.seconds)
    taken = time.perf_counter() - began
    used, waited = (now - before for now, before in zip(processor_time(pid), used, strict=True))
    for one in people:
        one.cancel()
    ended = await asyncio.gather(*people, return_exceptions=True)
    broken = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
    return tally, taken, used, waited, broken


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        made = asyncio.run(make(Path(folder), given.tables))
        server = subprocess.Popen(
            [sys.executable, "-m", "atout.server", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        )
        try:
            at = server.stdout.readline().strip().removeprefix("http://")
            tally, taken, used, waited, broken = asyncio.run(load(at, server.pid, made, given))
            held = memory(server.pid)
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()
    waits = sorted(tally.waits)
    print(f"{given.tables} tables of four sockets, {taken:.0f} s, {held:.0f} MB")
    print(f"{tally.seen / taken:.0f} decisions a second; {tally.sent - tally.seen} on their way at the end")
    print(
        f"{used / max(tally.seen, 1) * 1e6:.0f} µs of the server's processor time a decision; "
        f"it waited for a processor {waited / taken:.0%} of the time"
    )
    if waits:
        print(
            f"from sent to shown to all four: median {waits[len(waits) // 2] * 1e3:.1f} ms, "
            f"95th percentile {waits[int(len(waits) * 0.95)] * 1e3:.1f} ms, of {len(waits)}"
        )
    print(f"{len(broken)} connections broken {set(map(repr, broken)) or ''}")


if __name__ == "__main__":
    main()
