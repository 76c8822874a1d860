"""Exact solving: against a second, wordy analysis of whole graphs, and against the sheet's checked facts."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from atout import words
from atout.core.illegal import Illegal
from atout.games.svoi_kozyri import exact
from atout.games.svoi_kozyri import solve as positions
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.numbers import LAST_TURN
from atout.games.svoi_kozyri.solve import parse, solve, write
from atout.search import solution
from atout.search.solver import Solver
from tests.games.svoi_kozyri.graph import RULES, graph_of, random_position

RANKS = "23456789TJQKA"
LONGEST = 1 << 20  # turns of a line that is looked into


def check(text):
    """Everything the solver says of a position, against the graph."""
    deal = parse(text)
    answer = solve(text, wanted="all")
    graph = graph_of(deal, text)
    mover = deal.turn
    after = graph.after[graph.root]
    assert answer.solved
    assert not answer.limit
    assert answer.value == graph.value(graph.root, mover)
    assert answer.length == (None if answer.value == "draw" else graph.length(graph.root))
    assert {line.choice for line in answer.choices} == set(after)
    for line in answer.choices:
        assert line.value == graph.value(after[line.choice], mover), line
        assert line.length == (None if line.value == "draw" else graph.length(after[line.choice]) + 1), line
    best = [line for line in answer.choices if line.value == answer.value]
    shortest = [line for line in best if line.length == answer.length and answer.value != "draw"]
    assert answer.best == [line.choice for line in best]
    assert answer.shortest == [line.choice for line in shortest]
    short = solve(text, wanted="best")
    assert (short.value, short.best) == (answer.value, answer.best)
    return answer.value


@pytest.mark.parametrize("rules", RULES)
def test_solver_agrees_with_a_wordy_analysis(rules):
    chance = random.Random(rules)
    values = Counter(check(random_position(chance, chance.choice([4, 5]), rules)) for _ in range(40))

    assert len(values) > 1  # the positions are not all alike


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_solver_agrees_with_a_wordy_analysis_of_six_cards(rules):
    chance = random.Random(rules)
    for _ in range(12):
        check(random_position(chance, 6, rules))


def test_no_search_comes_to_the_last_turn(monkeypatch):
    """SK-19 ends a deal after so many turns; what is solved goes on for as long as it does."""
    looked_at = []
    monkeypatch.setattr(exact.solution, "solve", lambda deal, *_: looked_at.append(deal))
    own = SvoiBot(parse(HARD))
    exact.exact(own, 1, 1 << 20, "best")

    assert looked_at[0].turns < LAST_TURN - LONGEST
    assert looked_at[0].position() == own.position()
    assert own.turns == 0


# --- the sheet's checked facts


def symmetric(ranks, coins, *, trumps="SH"):
    """SK-5: one of the 4^n symmetric layouts."""
    hands = [[], []]
    for rank in RANKS[-ranks:]:
        for one, image in ("SH", "DC"):
            pair = [rank + one, rank + image]
            hands[0].append(pair[coins & 1])
            hands[1].append(pair[1 - (coins & 1)])
            coins >>= 1
    return f"0: {' '.join(hands[0])} 1: {' '.join(hands[1])} trumps={trumps}"


def two_suits(ranks, coins):
    hands = [[], []]
    for i, rank in enumerate(RANKS[-ranks:]):
        hands[coins >> i & 1].append(rank + "S")
        hands[1 - (coins >> i & 1)].append(rank + "H")
    return f"0: {' '.join(hands[0])} 1: {' '.join(hands[1])}"


FACTS = {
    "besicovitch": ["2/2/0", "12/4/0", "52/12/0"],
    "besicovitch,last_card=draw": ["2/0/2", "12/0/4", "52/4/8"],
    "besicovitch,last_card=draw,pick_up=unable": ["2/0/2", "12/0/4", "46/8/10"],
    "deal=symmetric": ["2/0/2", "12/0/4", "46/0/18"],
    "deal=symmetric,pick_up=unwilling": ["2/0/2", "12/0/4", "52/2/10"],
    "besicovitch,last_card=draw,after_pick_up=taker_leads": ["0/0/4", "0/8/8", "0/12/52"],
}
TWO_SUITS = ["4/0/0", "6/2/0", "14/2/0", "28/4/0", "56/8/0", "102/10/16"]  # from two ranks up


def tally(texts):
    """Won, lost and drawn by the seat that leads."""
    count = Counter(solve(text, wanted="value", seconds=100).value for text in texts)
    assert None not in count
    return f"{count['win']}/{count['loss']}/{count['draw']}"


@pytest.mark.parametrize("rules", FACTS)
@pytest.mark.parametrize("ranks", [1, 2])
def test_checked_facts_of_symmetric_layouts(rules, ranks):
    assert (
        tally(f"{symmetric(ranks, coins)} options={rules}" for coins in range(4**ranks))
        == FACTS[rules][ranks - 1]
    )


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("rules", FACTS)
def test_checked_facts_of_symmetric_layouts_with_three_ranks(rules):
    assert tally(f"{symmetric(3, coins)} options={rules}" for coins in range(64)) == FACTS[rules][2]


def test_checked_facts_of_three_ranks_in_a_sample():
    """One layout of each value under the document's rules."""
    found = {
        coins: solve(symmetric(3, coins) + " options=deal=symmetric", wanted="value").value
        for coins in (11, 5)
    }

    assert found == {11: "draw", 5: "win"}


@pytest.mark.parametrize("ranks", [2, 3, 4, 5])
def test_checked_facts_of_two_suits(ranks):
    texts = [f"{two_suits(ranks, coins)} options=besicovitch" for coins in range(2**ranks)]

    assert tally(texts) == TWO_SUITS[ranks - 2]


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("ranks", [6, 7])
def test_checked_facts_of_two_suits_and_more_ranks(ranks):
    texts = [f"{two_suits(ranks, coins)} options=besicovitch" for coins in range(2**ranks)]

    assert tally(texts) == TWO_SUITS[ranks - 2]


# --- the text form


def test_a_position_is_written_as_it_was_read():
    texts = [
        "S: AS 9D H: KH trumps=SH pile=9C,TC turn=1 phase=beat options=take=all",
        "-: AS -: KH 9H trumps=-- pile= turn=1 phase=lead options=seed",
        "D: 6C -: 7D C: QH JH trumps=D-C pile=9C,TC turn=0 phase=second options=pick_up=unwilling,last_card=win",
    ]
    texts[2] = texts[2].replace("pile=9C,TC", "pile=9H,TH")
    for text in texts:
        assert write(parse(text)) == text


def test_much_may_be_left_out_and_case_and_spaces_do_not_matter():
    long = "S: AS TD H: KH trumps=SH pile=9C,TC turn=0 phase=beat options=pick_up=unwilling,take=all"

    assert write(parse("s:as 10d h:kh pile=9c tc options=take=all,pick_up=unwilling")) == write(parse(long))
    assert parse("0: AS 1: KH").trump[0] == 4
    assert parse("S: AS 1: KH trumps=SH").trump[1] == 1
    assert solve("0: AS 1: KS options=besicovitch last_card=draw").value == solve("0: AS 1: KS").value


REFUSED = {
    "": "solve-hands",
    "S: AS": "solve-hands",
    "S: AS H: 9X": "solve-card",
    "S: AS H: SJ": "solve-card",
    "AS H: KH": "solve-word",
    "S: AS H: KH turn=0 9D": "solve-word",
    "S: AS H: KH AS": "solve-card-twice",
    "S: AS H: KH pile=KH": "solve-card-twice",
    "S: AS H: KH hand=9D": "solve-name",
    "S: AS H: KH turn=0 turn=1": "solve-name-twice",
    "S: AS H: KH trumps=S": "solve-trumps-count",
    "S: AS H: KH trumps=SX": "solve-trump",
    "S: AS X: KH": "solve-trump",
    "1: AS 0: KH trumps=SH": "solve-trump",
    "S: AS H: KH trumps=HS": "solve-trumps-differ",
    "S: AS S: KH": "solve-trump-shared",
    "S: AS H: KH turn=2": "solve-turn",
    "S: AS H: KH turn=x": "solve-turn",
    "S: H: KH": "solve-empty-hand",
    "S: AS H:": "solve-over",
    "S: AS H: KH phase=end": "solve-phase",
    "S: AS H: KH pile=9D phase=lead": "solve-lead-on-pile",
    "S: AS H: KH phase=beat": "solve-beat-nothing",
    "S: AS H: KH pile=9D phase=second": "solve-second-after-none",
    "S: AS H: KH pile=9D,8D phase=second": "solve-second-after-none",
    "S: AS H: KH D: QD": "solve-two-players",
    "S: AS H: KH options=nobody": "preset-unknown",
    "S: AS H: KH options=take=half": "option-out-of-range",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(text):
    with pytest.raises(Illegal) as caught:
        solve(text)

    assert caught.value.refusal.text.key == REFUSED[text]
    for lang in words.languages():
        assert words.Words(lang).refusal(caught.value.refusal)


# --- limits


HARD = (
    "S: AS KS QD JD TS 9D 8S 7D 6H AC QC TC 8C 6C JH 9H 7H 6D "
    "H: AH KD QS JS TD 9S 8H 7S 6S KC JC 9C 7C AD KH QH TH 8D trumps=SH"
)


def test_what_is_wanted_is_known_before_anything_is_looked_for():
    with pytest.raises(ValueError, match="value, best, length, all, not 'everything'"):
        solve("S: AS H: KH", wanted="everything")


def test_at_a_limit_of_time_it_says_not_solved():
    answer = solve(HARD, seconds=0.3)

    assert (answer.solved, answer.value, answer.best, answer.limit) == (False, None, [], "time")
    assert answer.seconds < 2


def test_at_a_limit_of_memory_it_says_not_solved():
    answer = solve(HARD, memory=2_000_000, seconds=30)

    assert (answer.solved, answer.limit) == (False, "memory")


def test_a_position_is_met_once_however_many_there_are():
    """The same number as the C program in ``bench/c`` counts, which the bench compares; the table grows."""
    text = "0: QD QS KC KS AD AH 1: QC QH KD KH AC AS trumps=SH options=besicovitch"
    found = solution.solve(SvoiBot(parse(text)), wanted="value")

    assert (found.value, found.nodes, found.positions) == ("win", 6116, 12067)


def test_a_retrograde_analysis_that_is_stopped_says_nothing():
    solver = Solver(parse(HARD), 1 << 26)
    solver.prove(solver.root, 0, 3000, 60)
    sure = [solver.wins(node, side) for node in range(solver.size) for side in (0, 1)]

    solver.cancelled = True
    solver.settle(60)

    assert solver.size > 5000
    assert sure == [solver.wins(node, side) for node in range(solver.size) for side in (0, 1)]
    assert sure.count(None) > 5000


def test_progress_is_reported_and_cancels():
    calls = []

    def progress(nodes, seconds):
        calls.append((nodes, seconds))
        return len(calls) == 3

    answer = solve(HARD, progress=progress, seconds=30)

    assert (answer.solved, answer.limit, len(calls)) == (False, "cancelled", 3)
    assert calls == sorted(calls)


@pytest.mark.parametrize(
    ("text", "pauses", "possible"),
    [
        ("S: KC KD JD AC QD JH QC AD H: JC QS JS AS KS KH QH AH", 1, ["draw", "loss"]),
        ("S: KS AS JH QC QD QS KH AH H: JS AC KD KC JC QH AD JD", 2, ["win", "draw"]),
        (HARD, 1, ["win", "draw", "loss"]),
    ],
)
def test_what_is_stopped_says_what_the_value_may_be(text, pauses, possible):
    calls = []

    def progress(_nodes, _seconds):
        calls.append(1)
        return len(calls) == pauses

    answer = solve(text, progress=progress)

    assert (answer.value, answer.possible, answer.limit) == (None, possible, "cancelled")


@pytest.mark.parametrize("wanted", ["value", "length"])
def test_what_is_solved_may_be_nothing_else(wanted):
    answer = solve("S: AS KC H: AH KD trumps=SH options=besicovitch", wanted=wanted)

    assert answer.possible == [answer.value] == ["loss"]


def test_answers_are_json():
    answer = solve("S: AS KC H: AH KD trumps=SH turn=0 options=besicovitch")
    read = json.loads(answer.json())

    assert (read["value"], read["best"], read["length"], read["solved"]) == ("loss", ["AS", "KC"], 3, True)


def test_plain_python_gives_the_same_answers():
    code = (
        "from atout.games.svoi_kozyri.solve import solve\n"
        "import msgspec\n"
        "for text in {!r}:\n"
        "    print(msgspec.structs.replace(solve(text), seconds=0).json())"
    )
    texts = [f"{symmetric(2, 6)} options={rules}" for rules in FACTS]
    src = str(Path(positions.__file__).parents[3])
    runs = [
        subprocess.run(
            [sys.executable, "-c", code.format(texts)],
            env={**os.environ, "PYTHONPATH": src, **pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ({}, {"ATOUT_PURE": "1"})
    ]

    assert runs[0] == runs[1]
    assert runs[0].count("solved") == len(FACTS)
