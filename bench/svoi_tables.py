#!/usr/bin/env python3
"""Solves every symmetric layout of a duel of Svoi Kozyri (SK-5), for ``bench/results/tables``.

bench/svoi_tables.py besicovitch       five ranks, 1,024 layouts, who goes out wins
bench/svoi_tables.py besicovitch-draw  the same, with last_card=draw
bench/svoi_tables.py seed              four ranks, 256 layouts, the document's rules
bench/svoi_tables.py NAME --seconds 60 --memory 3000 --hours 2

A table where piles are taken whole is reckoned in one go, all layouts at once, in minutes. Under the
document's rules layouts are solved one by one and each is written as soon as it is known: stop whenever you
like, and call it again to go on. What was not found within ``--seconds`` and ``--memory`` (megabytes), the
value or which leads are best, is written as ``?`` and tried again once all others have been. Two layouts
that differ only in the names of the suits that are nobody's trumps are solved once. ``docs/positions.md``
says how to read the files.
"""

import argparse
import sys
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: E402

from atout.core import cards  # noqa: E402
from atout.games.svoi_kozyri.rounds import Rounds  # noqa: E402
from atout.games.svoi_kozyri.solve import parse, solve  # noqa: E402

TABLES = HERE / "results/tables"
RULES = {
    "besicovitch": (5, "besicovitch"),
    "besicovitch-draw": (5, "besicovitch,last_card=draw"),
    "seed": (4, "deal=symmetric"),
}
"""How many ranks, and the house rules."""

VALUES = ("win", "loss", "draw")
UNKNOWN = "?"
PLAIN = str.maketrans("CD", "DC")


def symmetric(ranks, coins):
    """SK-5: one of the 4^n symmetric layouts, S and H for trumps."""
    hands = [[], []]
    for rank in "23456789TJQKA"[-ranks:]:
        for one, image in ("SH", "DC"):
            hands[1 - (coins & 1)].append(rank + one)
            hands[coins & 1].append(rank + image)
            coins >>= 1
    return f"0: {' '.join(hands[0])} 1: {' '.join(hands[1])} trumps=SH"


def mirrored(ranks, coins):
    """The layout with the two suits exchanged that are nobody's trumps: every second coin falls otherwise."""
    return coins ^ int("10" * ranks, 2)


def position(name, coins):
    """A layout of a table as text."""
    ranks, rules = RULES[name]
    return f"{symmetric(ranks, coins)} options={rules}"


def path_of(name):
    """Where a table stands."""
    return TABLES / f"svoi-kozyri-{name}.txt"


def read(name):
    """(value, best leads) by the number of the layout; the last line about one counts."""
    found = {}
    if path_of(name).exists():
        for line in path_of(name).read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                number, _hand, value, *best = line.split("\t")
                found[int(number)] = (value, best[0].split() if best else [])
    return found


def write(name, number, value, best):
    """Append what is known of a layout."""
    TABLES.mkdir(parents=True, exist_ok=True)
    fresh = not path_of(name).exists()
    with path_of(name).open("a", encoding="utf-8") as file:
        file.write((head(name) if fresh else "") + line(name, number, value, best))


def head(name):
    """The remarks above a table."""
    ranks, rules = RULES[name]
    return (
        f"# Svoi Kozyri: the {4**ranks:,} symmetric layouts of {ranks} ranks, {rules}\n"
        f"# bench/svoi_tables.py {name}; the columns are told in docs/positions.md\n"
    )


def line(name, number, value, best):
    """A layout in a table."""
    hand = position(name, number).partition("0: ")[2].partition(" 1:")[0]
    return f"{number}\t{hand}\t{value}\t{' '.join(best)}\n"


def tidy(name):
    """The table once more, each layout once and in order."""
    part = path_of(name).with_suffix(".part")
    rows = (line(name, number, *found) for number, found in sorted(read(name).items()))
    part.write_text(head(name) + "".join(rows), encoding="utf-8")
    part.replace(path_of(name))


def all_at_once(name, show):
    """Reckon every division of the cards, and write the symmetric ones."""
    ranks, _ = RULES[name]
    deals = [parse(position(name, coins)) for coins in range(4**ranks)]
    rounds = Rounds(deals[0], [deal.hands[0] for deal in deals])
    work = threading.Thread(target=rounds.think, args=(1e9, 1))
    work.start()
    while work.is_alive():
        work.join(1)
        show(0, f"{rounds.sweeps} times over all positions")
    for coins in range(4**ranks):
        write(name, coins, *judged(rounds, coins, deals[coins].choices()))
        show(coins + 1, "")


def judged(rounds, i, leads):
    """What the i-th layout is worth, and by which leads.

    The hands are images of each other: what the second player wins after a lead is what the first wins where
    the second leads its image, so that only the first player's wins have been reckoned.
    """
    won = rounds.led(i, 0, 0)
    lost = {image(card) for card in rounds.led(i, 1, 0)}
    by_value = {
        "win": [card for card in leads if card in won],
        "draw": [card for card in leads if card not in won | lost],
        "loss": leads,
    }
    value = next(value for value, best in by_value.items() if best)
    return value, [cards.text(card) for card in by_value[value]]


def image(card):
    """The card for which it is exchanged: spades with hearts, diamonds with clubs."""
    return card + 13 if card // 13 % 2 == 0 else card - 13


def one_by_one(name, show, seconds, memory, hours):
    """Solve what is not solved yet: first what was never tried, then what no value was found of."""
    ranks, _ = RULES[name]
    until = time.monotonic() + 3600 * hours
    known = read(name)
    for coins in sorted(range(4**ranks), key=lambda at: (at in known, known.get(at, UNKNOWN)[0] != UNKNOWN)):
        twin = mirrored(ranks, coins)
        if is_whole(known.get(coins)) or (twin < coins and not is_whole(known[twin])):
            continue
        if time.monotonic() > until:
            return
        answer = solve(position(name, coins), seconds=seconds, memory=memory << 20, wanted="best")
        if answer.value is None and coins in known:
            continue
        known[coins] = (answer.value or UNKNOWN, answer.best if answer.solved else [UNKNOWN])
        write(name, coins, *known[coins])
        known[twin] = (known[coins][0], [card.translate(PLAIN) for card in known[coins][1]])
        write(name, twin, *known[twin])
        show(sum(1 for value, _ in known.values() if value != UNKNOWN), f"{coins}: {known[coins][0]}")


def is_whole(line):
    """Whether the value of a layout is known, and all its best leads."""
    return line is not None and line[0] != UNKNOWN and UNKNOWN not in line[1]


def main():
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("name", choices=RULES)
    parser.add_argument("--seconds", type=float, default=120, help="at most so long for a layout")
    parser.add_argument("--memory", type=int, default=3000, help="and at most so many megabytes")
    parser.add_argument("--hours", type=float, default=1e6, help="begin no layout after that")
    wanted = parser.parse_args()
    total = 4 ** RULES[wanted.name][0]
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=1) as bar:
        task = bar.add_task("", total=total)

        def show(done, what):
            bar.update(task, completed=done, description=what)

        if wanted.name == "seed":
            one_by_one(wanted.name, show, wanted.seconds, wanted.memory, wanted.hours)
        elif len(read(wanted.name)) < total:
            all_at_once(wanted.name, show)
    tidy(wanted.name)
    known = read(wanted.name)
    values = [value for value, _ in known.values()]
    counts = ", ".join(f"{value} {values.count(value)}" for value in [*VALUES, UNKNOWN])
    whole = sum(map(is_whole, known.values()))
    print(f"{wanted.name}: {len(known)} of {total} layouts: {counts}; of {whole} every best lead")
    return 0


if __name__ == "__main__":
    sys.exit(main())
