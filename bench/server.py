"""What a decision costs the server: four people at a table, each with a socket of their own.

python bench/server.py [--tables 20] [--seconds 10]

Every decision is checked by the rules, committed to SQLite, and shown to all four. The people choose at
random and as fast as they are shown their turn. The processor time is that of the server's process
alone, which has no other work; the load runs in this one.
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
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from atout import registry
from atout.core import chances
from atout.core.course import Course, Dealt
from atout.server.sessions import hash_of
from atout.table.store import Kept, Seat, Store, now

ROOT = Path(__file__).parent.parent
TICK = os.sysconf("SC_CLK_TCK")
OPTIONS = {"players": 4, "lowest_rank": 2, "deals": 20}


class Shown(msgspec.Struct):
    """A choice that is offered."""

    choice: int


class View(msgspec.Struct):
    """As much of a View as a random player needs."""

    phase: str
    choices: list[Shown] = []


class State(msgspec.Struct):
    """As much of a message as a random player needs."""

    type: str
    number: int = 0
    view: View | None = None


decode = msgspec.json.Decoder(State).decode


async def make(folder, tables):
    """Tables in a store: for each its id and the tokens of its people."""
    store = await Store.open(folder)
    game = registry.find("svoi_kozyri")
    made = []
    for number in range(tables):
        tokens = [secrets.token_urlsafe(32) for _ in range(4)]
        course = Course(game, game.options(**OPTIONS))
        course.apply(Dealt(chances.draw(course.match.chances(), chances.at_a_table())))
        seats = [Seat(session=hash_of(token)) for token in tokens]
        await store.add_table(Kept(f"table-{number}", game.name, OPTIONS, seats, course.entries, now()))
        made.append((f"table-{number}", tokens))
    await store.close()
    return made


async def person(at, table, token, waits):
    """Chooses at random whenever it is its turn."""
    cookie = {"Cookie": f"atout={token}"}
    async with connect(f"ws://{at}/ws/tables/{table}", additional_headers=cookie, compression=None) as socket:
        sent = 0.0
        async for frame in socket:
            state = decode(frame)
            if sent:
                waits.append(time.perf_counter() - sent)
                sent = 0.0
            if state.view is None:
                continue
            if state.view.choices:
                choice = random.choice(state.view.choices).choice
                message = {"type": "choose", "number": state.number, "choices": [choice]}
            elif state.view.phase == "deal_over":
                message = {"type": "continue", "number": state.number}
            else:
                continue
            sent = time.perf_counter()
            await socket.send(msgspec.json.encode(message).decode())


def processor_time(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def load(at, pid, made, seconds):
    waits = []
    people = [
        asyncio.create_task(person(at, table, token, waits)) for table, tokens in made for token in tokens
    ]
    await asyncio.sleep(1)
    waits.clear()
    began, used = time.perf_counter(), processor_time(pid)
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - began, processor_time(pid) - used
    decisions = sorted(waits)
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return decisions, taken, used


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
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
            decisions, taken, used = asyncio.run(load(at, server.pid, made, given.seconds))
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()
    count = len(decisions)
    print(f"{given.tables} tables of four sockets, {taken:.0f} s")
    print(f"{count / taken:.0f} decisions a second")
    print(f"{used / count * 1e6:.0f} µs of the server's processor time a decision")
    print(
        f"from sent to shown: median {decisions[count // 2] * 1e3:.1f} ms, "
        f"95th percentile {decisions[int(count * 0.95)] * 1e3:.1f} ms"
    )


if __name__ == "__main__":
    main()
