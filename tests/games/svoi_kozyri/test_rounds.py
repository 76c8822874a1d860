"""All positions at once: against the proof search, against the wordy graph, against the sheet's facts."""

import random
from collections import Counter
from contextlib import suppress

import pytest

from atout.core.illegal import Illegal
from atout.games.svoi_kozyri import exact, notation, rounds
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.rounds import Rounds, room
from atout.games.svoi_kozyri.solve import parse, solve, write
from atout.search import solution
from tests.games.svoi_kozyri.graph import graph_of
from tests.games.svoi_kozyri.test_solver import FACTS, HARD, TWO_SUITS, symmetric, two_suits

COMPILED = not rounds.__file__.endswith(".py")
compiled_only = pytest.mark.skipif(not COMPILED, reason="minutes in plain Python")

WHOLE = [
    "besicovitch",
    "besicovitch,last_card=draw",
    "besicovitch,pick_up=unable",
    "besicovitch,last_card=draw,after_pick_up=taker_leads",
    "take=all,after_pick_up=taker_leads",
]
"""House rules by which a pile is always taken whole."""


def position(chance, n, rules):
    """Cards in two hands and a pile, whoever is in turn."""
    pack = chance.sample([rank + suit for suit in "SHDC" for rank in "6789TJQKA"], n)
    first = chance.randint(1, n - 1)
    second = chance.choice([n - first, chance.randint(1, n - first)])
    hands = f"0: {' '.join(pack[:first])} 1: {' '.join(pack[first : first + second])}"
    pile = pack[first + second :]
    trumps = chance.choice(["SH", "CS", "-D", "--"])
    return f"{hands} trumps={trumps} turn={chance.randint(0, 1)} pile={','.join(pile)} options={rules}"


def owed(text):
    """The same with a second card to come, where the pile allows for it."""
    with suppress(Illegal):
        return write(parse(f"{text} phase=second"))
    return text


def told(text, seconds=100):
    """What all positions say of a position's choices."""
    deal = parse(text)
    every = Rounds(deal)
    every.think(seconds)
    assert every.solved
    name = {-1: "draw", deal.turn: "win", 1 - deal.turn: "loss"}
    return {notation.write(deal, choice): name[winner] for choice, winner in every.report()}


@pytest.mark.parametrize("rules", WHOLE)
def test_every_choice_is_worth_what_a_wordy_analysis_says(rules):
    chance = random.Random(rules)
    values = Counter()
    for _ in range(25):
        text = position(chance, chance.randint(2, 5), rules)
        deal = parse(text)
        graph = graph_of(deal, text)
        found = told(text)
        assert found == {
            choice: graph.value(after, deal.turn) for choice, after in graph.after[graph.root].items()
        }, text
        values.update(found.values())

    assert len(values) > 1  # the positions are not all alike


@pytest.mark.parametrize("rules", WHOLE)
def test_every_choice_is_worth_what_a_proof_says(rules):
    chance = random.Random(rules + "!")
    for _ in range(25 if COMPILED else 3):
        text = position(chance, chance.randint(6, 8), rules)
        if chance.random() < 0.5:
            text = owed(text)
        deal = parse(text)
        proof = solution.solve(SvoiBot(deal), 100, wanted="all")
        assert told(text) == {notation.write(deal, line.choice): line.value for line in proof.choices}, text


def test_who_can_beat_may_not_pick_up():
    """SK-14: some choices after the jack of clubs the other has to beat to their harm."""
    found = told("0: 6C 6H JH JC 7C 1: 8H trumps=CS turn=0 options=besicovitch,pick_up=unable")

    assert found == {"6H": "loss", "JH": "win", "6C": "win", "7C": "win", "JC": "win"}


@pytest.mark.parametrize("rules", [rules for rules in FACTS if rules.startswith("besicovitch")])
@pytest.mark.parametrize("ranks", [1, 2, pytest.param(3, marks=compiled_only)])
def test_checked_facts_in_one_go(rules, ranks):
    """The sheet's rows: of all divisions of the cards the symmetric ones."""
    deals = [parse(f"{symmetric(ranks, coins)} options={rules}") for coins in range(4**ranks)]
    every = Rounds(deals[0], [deal.hands[0] for deal in deals])
    every.think(100)
    count = Counter(every.winner(0, deal.hands[0]) for deal in deals)

    assert f"{count[0]}/{count[1]}/{count[-1]}" == FACTS[rules][ranks - 1]
    for i, deal in enumerate(deals):
        won = [every.led(i, 0, side) for side in (0, 1)]
        winner = 0 if won[0] else 1 if len(won[1]) == len(deal.choices()) else -1
        assert every.winner(0, deal.hands[0]) == winner
        assert set(deal.choices()) >= won[0] | won[1]


@compiled_only
@pytest.mark.parametrize(
    ("rules", "fact"), [("besicovitch", "218/38/0"), ("besicovitch,last_card=draw", "218/10/28")]
)
def test_checked_facts_of_four_ranks(rules, fact):
    deals = [parse(f"{symmetric(4, coins)} options={rules}") for coins in range(256)]
    every = Rounds(deals[0])
    every.think(100)
    count = Counter(every.winner(0, deal.hands[0]) for deal in deals)

    assert f"{count[0]}/{count[1]}/{count[-1]}" == fact


@compiled_only
@pytest.mark.parametrize("ranks", [6, 7])
def test_checked_facts_of_two_suits_in_one_go(ranks):
    deals = [parse(f"{two_suits(ranks, coins)} options=besicovitch") for coins in range(2**ranks)]
    every = Rounds(deals[0])
    every.think(100)
    count = Counter(every.winner(0, deal.hands[0]) for deal in deals)

    assert f"{count[0]}/{count[1]}/{count[-1]}" == TWO_SUITS[ranks - 2]


# --- by which search a position is solved

LONG = "0: TH JH QD KC AS 9S 9D 1: TS JS QC KD AH 9H 9C trumps=SH options=besicovitch"
"""No proof of this is found in a moment."""


@compiled_only
def test_where_no_proof_is_near_all_positions_are_reckoned(monkeypatch):
    expected = solve(LONG, wanted="best")
    monkeypatch.setattr(exact, "BRIEF", 0.0)
    answer = solve(LONG, wanted="best")

    assert answer.solved
    assert (answer.value, answer.best) == (expected.value, expected.best)
    assert all(line.value for line in answer.choices)
    assert answer.positions > 3**14


def test_lengths_come_after_the_values(monkeypatch):
    text = f"{symmetric(2, 6)} options=besicovitch"
    expected = solve(text, wanted="all")
    monkeypatch.setattr(exact, "BRIEF", 0.0)
    answer = solve(text, wanted="all")

    assert (answer.value, answer.best, answer.length) == (expected.value, expected.best, expected.length)
    assert (answer.choices, answer.shortest) == (expected.choices, expected.shortest)


@compiled_only
def test_all_positions_are_left_alone_where_time_or_memory_is_short(monkeypatch):
    def refuse(*_):
        raise AssertionError

    monkeypatch.setattr(exact, "BRIEF", 0.0)
    monkeypatch.setattr(exact, "Rounds", refuse)

    assert solve(LONG, seconds=0.01, wanted="value").limit == "time"
    assert solve(LONG, memory=100_000, wanted="value").limit == "memory"
    assert room(20) < 1 << 30 < room(21)


@compiled_only
def test_progress_is_told_and_cancels(monkeypatch):
    calls = []

    def progress(nodes, seconds):
        calls.append((nodes, seconds))
        return len(calls) > 2

    monkeypatch.setattr(exact, "BRIEF", 0.0)
    monkeypatch.setattr(exact, "UNIT", 0.0)
    text = HARD.replace("options=seed", "") + " options=besicovitch"
    small = " ".join(word for word in text.split() if word[:-1] not in set("6789"))  # 20 cards
    answer = solve(small, seconds=60, progress=progress)

    assert (answer.solved, answer.limit) == (False, "cancelled")
    assert answer.seconds < 10
    assert calls == sorted(calls)
