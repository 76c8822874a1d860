#!/usr/bin/env python3
"""Measures speed against programs of the same kind in the same run, and writes ``bench/results/DATE.md``.

bench/run.py             everything that takes a few minutes
bench/run.py playouts    random play against OpenSpiel's crazy eights
bench/run.py search      alpha-beta and the solver against C, node for node
bench/run.py euchre      random play of Bid Euchre against OpenSpiel's euchre, whole and from Python
bench/run.py tricks      open hands of Bid Euchre against C, node for node
bench/run.py levels      how long computer players think
bench/run.py facts       the checked facts of Svoi Kozyri's rule sheet (a few minutes)
bench/run.py long-facts  the longest of them (a quarter of an hour)
bench/run.py --write     also write the results down

OpenSpiel comes with ``pip install 'atout[bench]'``.
"""

import datetime as dt
import platform
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

import svoi_tables as tables  # noqa: E402
import tricks  # noqa: E402
import yardsticks  # noqa: E402

from atout import registry  # noqa: E402
from atout.core import deal as core  # noqa: E402
from atout.core.chances import draw, in_a_test  # noqa: E402
from atout.core.options import as_dict, build  # noqa: E402
from atout.core.rng import Rng  # noqa: E402
from atout.games.svoi_kozyri.bot import SvoiBot  # noqa: E402
from atout.games.svoi_kozyri.deal import Svoi  # noqa: E402
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions  # noqa: E402
from atout.games.svoi_kozyri.rounds import Rounds  # noqa: E402
from atout.games.svoi_kozyri.solve import parse, solve  # noqa: E402
from atout.search import levels, solution  # noqa: E402
from atout.search.alphabeta import AlphaBeta  # noqa: E402
from atout.search.playout import Playouts  # noqa: E402

MEMORY = 1 << 26
ROUNDS = 3
"""Every pair is measured so often, by turns; the median counts. Searches are timed by the processor."""


def dealt(options, seed):
    """A deal in which the trumps are chosen."""
    deal = Svoi(options)
    rng = Rng(seed)
    deal.begin(rng)
    while deal.phase == 0:
        deal.play(deal.choices()[rng.below(len(deal.choices()))])
    return deal


def playouts():
    """Random play of two, whole deals from the shuffle on, against OpenSpiel."""
    ours, theirs = [], []
    for seed in range(ROUNDS):
        theirs.append(yardsticks.crazy_eights(2))
        play = Playouts(Svoi(SvoiOptions()), Rng(seed), 40_000)
        begun = time.perf_counter()
        play.run()
        ours.append(play.choices / (time.perf_counter() - begun))
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    yield "| random play of two | million choices a second | ratio |"
    yield "| --- | --- | --- |"
    yield f"| Svoi Kozyri, `seed` | {statistics.median(ours) / 1e6:.1f} | **{ratio:.1f}** |"
    yield f"| OpenSpiel `crazy_eights(players=2)`, C++ | {statistics.median(theirs) / 1e6:.2f} | 1 |"
    yield ""
    yield "At least 10 is wanted."


def search():
    """Alpha-beta and the solver, node for node, against C at -O2."""
    yield "| search | nodes | million nodes a second | C's | ratio |"
    yield "| --- | --- | --- | --- | --- |"
    program = yardsticks.compiled("alphabeta")
    for name, options, depth in (
        ("`seed`", SvoiOptions(), 11),
        ("`pick_up=unwilling`", SvoiOptions(pick_up="unwilling"), 11),
        ("`besicovitch`", PRESETS["besicovitch"], 12),
    ):
        deal = dealt(options, 7)
        yield row(f"alpha-beta, {name}, depth {depth}", lambda d=deal, n=depth: by_alphabeta(program, d, n))
    program = yardsticks.compiled("solver")
    for name, text in POSITIONS.items():
        yield row(f"solver, {name}", lambda t=text: by_solver(program, t))
    yield ""
    yield "Node counts and values are equal, or the run fails. At least 0.5 is wanted."


POSITIONS = {
    "three ranks, `seed`": "0: QS QC KS KD AS AD 1: QH QD KH KC AH AC trumps=SH options=deal=symmetric",
    "three ranks, `besicovitch`": "0: QD QS KC KS AD AH 1: QC QH KD KH AC AS trumps=SH options=besicovitch",
    "two suits of seven": "0: 8H 9S TS JH QS KH AH 1: 8S 9H TH JS QH KS AS options=besicovitch",
    "three ranks, `pick_up=unwilling`": (
        "0: QD KD AD QS KS AS 1: QC KC AC QH KH AH trumps=SH options=deal=symmetric,pick_up=unwilling"
    ),
}


def row(name, measure):
    """A line of the table."""
    runs = [measure() for _ in range(ROUNDS)]
    nodes = runs[0][0]
    ours, theirs = (statistics.median(nodes / run[i] for run in runs) / 1e6 for i in (1, 2))
    ratio = statistics.median(run[2] / run[1] for run in runs)
    return f"| {name} | {nodes:,} | {ours:.2f} | {theirs:.2f} | **{ratio:.2f}** |"


def by_alphabeta(program, deal, depth):
    """Nodes, our seconds, C's seconds."""
    nodes, value, theirs = yardsticks.run(program, *yardsticks.spelled(deal), depth, MEMORY)
    own = SvoiBot(deal)
    task = AlphaBeta(own, every=False, memory=MEMORY, words=own.most_words())
    begun = time.process_time()
    task.think(1000, depth=depth)
    ours = time.process_time() - begun
    assert task.nodes == int(nodes), (task.nodes, nodes)
    assert round(task.report()[0][1] * 10000) == int(value)
    return task.nodes, ours, float(theirs)


def by_solver(program, text):
    """Nodes, our seconds, C's seconds."""
    nodes, positions, value, theirs = yardsticks.run(program, *yardsticks.spelled(parse(text)), 1 << 30)
    deal = SvoiBot(parse(text))
    begun = time.process_time()
    answer = solution.solve(deal, wanted="value", seconds=1000)
    ours = time.process_time() - begun
    assert (answer.nodes, answer.positions, answer.value) == (int(nodes), int(positions), value)
    return answer.nodes, ours, float(theirs)


def thinking():
    """How long each level takes, over choices of whole deals between like players."""
    yield "| game | players | level | choices | median | 95 of 100 within | longest |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for game in map(registry.find, registry.names()):
        for number, (name, options) in enumerate(tables_of(game)):
            for level in levels.LEVELS if number == 0 else ["expert"]:
                times = sorted(times_of(game, options, level, 40))
                late = times[int(0.95 * len(times))]
                yield (
                    f"| {game.name}, `{name}` | {game.seats_of(options)} | {level} | {len(times)} "
                    f"| {statistics.median(times):.2f} s | **{late:.2f} s** | {times[-1]:.2f} s |"
                )
    yield ""
    yield "`expert` is wanted within 1 s for 95 of 100 choices. Choices that are forced are left out."


def tables_of(game):
    """The presets of a game, and the first of them with the fewest and the most players."""
    presets = list(game.presets.items())
    yield from presets
    name, first = presets[0]
    for players in sorted({min(game.seats), max(game.seats)} - {game.seats_of(first)}):
        yield name, build(game.options, as_dict(first) | {"players": players})


def times_of(game, options, level, wanted):
    """Seconds of real choices."""
    times = []
    seed = 0
    while len(times) < wanted:
        match = game.match(options, None)
        match.start(draw(match.chances(), in_a_test(seed)))
        seed += 1
        deal = match.deal
        while deal.turn >= 0 and len(times) < wanted:
            begun = time.perf_counter()
            choice = levels.decide(game.player(), deal.hidden(deal.turn), level, len(times))[0]
            if len(deal.choices()) > 1:
                times.append(time.perf_counter() - begun)
            deal.play(choice)
    return times


FACTS_HEAD = (
    "| rules | layouts | won / lost / drawn by the leader | the sheet | not solved | minutes |",
    "| --- | --- | --- | --- | --- | --- |",
)


def facts():
    """The rows of the sheet's tables; those where piles are taken whole in one go."""
    yield from FACTS_HEAD
    for ranks, rules, sheet in SYMMETRIC:
        deals = [parse(f"{tables.symmetric(ranks, coins)} options={rules}") for coins in range(4**ranks)]
        yield at_once(f"{ranks} ranks, `{rules}`", deals, sheet)
    yield from two_suits_of(*TWO_SUITS[:7])
    for rules, sheet in (("deal=symmetric", "46/0/18"), ("deal=symmetric,pick_up=unwilling", "52/2/10")):
        texts = [f"{tables.symmetric(3, coins)} options={rules}" for coins in range(64)]
        yield tally(f"3 ranks, `{rules}`", texts, sheet)


def long_facts():
    """The longest rows."""
    yield from FACTS_HEAD
    yield from two_suits_of(*TWO_SUITS[7:])


SYMMETRIC = (
    (3, "besicovitch", "52/12/0"),
    (4, "besicovitch", "218/38/0"),
    (3, "besicovitch,last_card=draw", "52/4/8"),
    (4, "besicovitch,last_card=draw", "218/10/28"),
    (3, "besicovitch,last_card=draw,pick_up=unable", "46/8/10"),
    (4, "besicovitch,last_card=draw,pick_up=unable", "none"),
    (3, "besicovitch,last_card=draw,after_pick_up=taker_leads", "0/12/52"),
    (4, "besicovitch,last_card=draw,after_pick_up=taker_leads", "none"),
)
TWO_SUITS = (
    (2, "4/0/0"),
    (3, "6/2/0"),
    (4, "14/2/0"),
    (5, "28/4/0"),
    (6, "56/8/0"),
    (7, "102/10/16"),
    (8, "238/18/0"),
    (9, "476/36/0"),
    (10, "960/64/0"),
)


def two_suits_of(*rows):
    for ranks, sheet in rows:
        deals = [parse(f"{two_suits(ranks, coins)} options=besicovitch") for coins in range(2**ranks)]
        yield at_once(f"two suits of {ranks}, no trumps, `besicovitch`", deals, sheet)


def at_once(name, deals, sheet):
    """Layouts of the same cards: all positions are reckoned, and these looked up."""
    begun = time.process_time()
    every = Rounds(deals[0])
    every.think(1e9)
    count = Counter(every.winner(0, deal.hands[0]) for deal in deals)
    return fact(name, len(deals), f"{count[0]}/{count[1]}/{count[-1]}", sheet, 0, begun)


def tally(name, texts, sheet):
    """Layouts one by one, by proof search."""
    begun = time.process_time()
    count = Counter(solve(text, wanted="value", seconds=600, memory=4 << 30).value for text in texts)
    found = f"{count['win']}/{count['loss']}/{count['draw']}"
    return fact(name, len(texts), found, sheet, count[None], begun)


def fact(name, layouts, found, sheet, unsolved, begun):  # noqa: PLR0913, PLR0917  a row's columns
    minutes = (time.process_time() - begun) / 60
    print(name, found, unsolved, file=sys.stderr, flush=True)
    return f"| {name} | {layouts} | {found} | {sheet} | {unsolved} | {minutes:.2f} |"


def two_suits(ranks, coins):
    """Two suits without trumps, each rank's two cards one to each."""
    hands = [[], []]
    for i, rank in enumerate("23456789TJQKA"[-ranks:]):
        hands[coins >> i & 1].append(rank + "S")
        hands[1 - (coins >> i & 1)].append(rank + "H")
    return f"0: {' '.join(hands[0])} 1: {' '.join(hands[1])}"


def bid_euchre():
    """Random play of Bid Euchre against OpenSpiel."""
    import euchre  # noqa: PLC0415  OpenSpiel is there only where it is asked for

    yield from euchre.table()


PARTS = {
    "playouts": playouts,
    "search": search,
    "euchre": bid_euchre,
    "tricks": tricks.lines,
    "levels": thinking,
    "facts": facts,
    "long-facts": long_facts,
}


def heading():
    """When and on what it was measured."""
    mode = "plain Python" if core.__file__.endswith(".py") else "compiled"
    model = next(
        (line for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines() if "model name" in line), ""
    )
    yield f"# {dt.datetime.now(dt.UTC):%Y-%m-%d %H:%M} UTC"
    yield ""
    machine = model.partition(":")[2].strip() or platform.machine()
    yield f"{machine}, CPython {platform.python_version()}, rules {mode}."


def main():
    wanted = [argument for argument in sys.argv[1:] if argument != "--write"]
    if unknown := set(wanted) - set(PARTS):
        print(
            f"bench/run.py: there is no part called {' '.join(sorted(unknown))}\n\n{__doc__}", file=sys.stderr
        )
        return 2
    lines = list(heading())
    for part in wanted or ["playouts", "search", "euchre", "tricks", "levels"]:
        lines += ["", f"## {part}", "", *PARTS[part]()]
    print("\n".join(lines))
    if "--write" in sys.argv:
        results = HERE / "results"
        results.mkdir(exist_ok=True)
        name = f"{dt.datetime.now(dt.UTC):%Y-%m-%d}{'-' + '-'.join(wanted) if wanted else ''}.md"
        (results / name).write_text("\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
