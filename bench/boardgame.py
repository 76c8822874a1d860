"""Atout's server beside boardgame.io's, in one run: processor time a decision, in memory and with files.

python bench/boardgame.py FOLDER [--tables 20] [--seconds 15] [--rounds 2]

boardgame.io 0.50 plays a toy of four seats with hidden hands (``bench/boardgame``), four sockets a match,
each laying a card as soon as it is its turn. Atout plays its games with their rules by ``bench/load.py``,
as many tables as fast as they are shown their turn, each decision committed. What people send is counted,
and what is entered: in some games cards are dealt out one by one, or the last card plays itself, and each
of these is committed and shown to all four as a decision is. Each server has a process of its own, whose
processor time alone is counted; they take turns, so that what else the machine does hits all alike.

In FOLDER, which is not in the checkout, npm installs what package.json lists, if it is not there yet.
"""

import argparse
import asyncio
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import load

HERE = Path(__file__).parent / "boardgame"


def install(folder):
    """boardgame.io and what it needs, from the registry that npm knows."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder, check=True
        )


def boardgame(folder, given, *, stored):
    """Microseconds of the server's processor time a decision."""
    with tempfile.TemporaryDirectory() as store:
        server = subprocess.Popen(
            ["node", "server.js", *([store] if stored else [])],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"NODE_ENV": "production"},
        )
        try:
            port = server.stdout.readline().strip()
            clients = subprocess.Popen(
                ["node", "load.js", port, str(given.tables), str(given.seconds)],
                cwd=folder,
                stdout=subprocess.PIPE,
                text=True,
            )
            clients.stdout.readline()
            used = load.processor_time(server.pid)[0]
            seen = int(clients.stdout.readline())
            used = load.processor_time(server.pid)[0] - used
            clients.wait()
        finally:
            server.kill()
            server.wait()
            server.stdout.close()
    return used / seen * 1e6, seen / given.seconds


def atout(given):
    """The same of Atout's, by decisions and by entries."""
    with tempfile.TemporaryDirectory() as folder:
        made = asyncio.run(load.make(Path(folder), given.tables, given.games))
        server = load.Server(folder)
        try:
            counted = asyncio.run(load.load(server, made, given))
        finally:
            server.end()
    by = counted.tally.seen, counted.rows
    return [(counted.used / many * 1e6, many / counted.taken) for many in by]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", nargs="+", choices=load.registry.names(), default=load.registry.names())
    given = parser.parse_args()
    given.rate, given.restart = 0, False
    install(given.folder)
    for _ in range(given.rounds):
        in_memory = boardgame(given.folder, given, stored=False)
        own = atout(given)
        figures = {
            "boardgame.io in memory": in_memory,
            "Atout, a decision": own[0],
            "Atout, an entry": own[1],
            "boardgame.io with files": boardgame(given.folder, given, stored=True),
        }
        for name, (cost, rate) in figures.items():
            taken = " and ".join(f"{mine / cost:.2f}" for mine, _ in own)
            print(f"{name:24} {cost:6.0f} µs, {rate:4.0f} a second; Atout takes {taken} of it", flush=True)


if __name__ == "__main__":
    main()
