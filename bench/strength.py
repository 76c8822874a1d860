#!/usr/bin/env python3
"""How strong the computer players are: every level against the one below, expert against plain rivals.

bench/strength.py [GAME ...] [--fraction 0.05] [--deals 100] [--processes 1] [--seed 0] [--rivals A,B]
                  [--results build/strength]

Runs ``atout arena`` for each comparison until it is decided or so many deals more are played, keeps the
results in a folder, where the next run adds to them, and writes ``bench/strength.md``; with
``--rivals none`` it writes the page alone. Several of it may run at once.
Needs ``pip install 'atout[bench]'``.
"""

import argparse
import datetime as dt
import subprocess
import sys
from pathlib import Path

import msgspec
from run import heading

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from atout import registry
from atout.arena.comparison import Comparison
from atout.cli import main as atout

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench/strength.md"
LADDER = [("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
OPEN_SPIEL = "bench.open_spiel_player:ismcts"
RIVALS = ["random", "greedy", "ismcts", OPEN_SPIEL]
EFFECT = 0.2
EXPERT = 0.7
"""Its seconds: OpenSpiel's player has to be told."""

NOTES = "## Notes"

HEAD = """\
Each pair of deals is the same cards with sides exchanged; the difference is in the game's points for a deal
(Svoi Kozyri: 1 for a loss of the other; Tractor: ranks), with a 95 % interval; a verdict is the arena's
sequential test ([docs/arena.md](../docs/arena.md)). All players think for the same fraction of their time.
Each row is one command, run once or several times with the same `--json` file:

    atout arena GAME A B --fraction F --until-decided --deals N --seed S --json FILE

and all of them by `bench/strength.py`.
"""


def compared(game, first, second, wanted):
    """Play one comparison on."""
    if second == OPEN_SPIEL:
        second = f"{second}:{EXPERT}"
    name = f"{game}-{first}-{second}-{wanted.fraction:g}".replace(":", "_").replace(".", "_")
    arguments = [
        "arena", game, first, second, "--json", str(wanted.results / f"{name}.json"), "--until-decided",
        "--effect", str(EFFECT), "--fraction", str(wanted.fraction), "--deals", str(wanted.deals),
        "--seed", str(wanted.seed), "--processes", str(wanted.processes), "--lang", "en",
    ]  # fmt: skip
    return atout(arguments)


def rows(results):
    """Every comparison there is, as rows of a table: game by game, the last played last."""
    files = sorted(results.glob("*.json"), key=lambda path: path.stat().st_mtime)
    found = [(msgspec.json.decode(file.read_bytes(), type=Comparison), file) for file in files]
    for comparison, file in sorted(found, key=lambda pair: pair[0].settings.game):
        yield row(comparison, file)


def row(found, file):
    settings, summary = found.settings, found.summed_up(EFFECT)
    first, second = settings.first.name, settings.second.name.removeprefix("bench.")
    when = dt.datetime.fromtimestamp(file.stat().st_mtime, dt.UTC)
    interval = "" if summary.interval is None else f"{summary.interval[0]:+.2f} to {summary.interval[1]:+.2f}"
    verdict = {"first": first, "second": second, "equal": "no difference", "open": "not decided"}
    whole = ", whole matches" if settings.unit == "match" else ""
    late = " / ".join(f"{times.late:g}" for times in summary.times)
    cells = [
        settings.game, f"{first} : {second}{whole}", f"{settings.fraction:g}", summary.pairs,
        f"{summary.difference:+.2f}", interval, f"{100 * summary.won:.0f} %", late,
        f"**{verdict[summary.verdict]}**", f"{when:%m-%d %H:%M}",
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def page(results):
    """The whole page."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    yield from heading()
    yield f"\nAt commit {commit}.\n"
    yield HEAD
    yield "| game | players | fraction | pairs | difference | 95 % | won | 95 % within, s | better | when |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    yield from rows(results)
    yield from notes()


def notes():
    """What a person has written below the table stays there."""
    _, mark, kept = PAGE.read_text("utf-8").partition(NOTES) if PAGE.exists() else ("", "", "")
    if mark:
        yield f"\n{NOTES}{kept.rstrip()}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[name.replace("_", "-") for name in registry.names()])
    parser.add_argument("--fraction", type=float, default=0.05)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--results", type=Path, default=ROOT / "build/strength")
    parser.add_argument("--rivals", default=",".join(["levels", *RIVALS]))
    wanted = parser.parse_args()
    wanted.results.mkdir(parents=True, exist_ok=True)
    for game in wanted.games:
        for rival in wanted.rivals.split(","):
            for first, second in pairings(rival):
                compared(game, first, second, wanted)
    PAGE.write_text("\n".join([*page(wanted.results), ""]), "utf-8")
    return 0


def pairings(rival):
    """Who is compared for a word of ``--rivals``."""
    if rival == "none":
        return []
    return LADDER if rival == "levels" else [("expert", rival)]


if __name__ == "__main__":
    sys.exit(main())
