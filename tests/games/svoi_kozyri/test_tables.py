"""The published tables of symmetric layouts: a sample of their lines is solved again."""

import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from atout.core import cards
from atout.games.svoi_kozyri import rounds
from atout.games.svoi_kozyri.solve import parse, solve, write

BENCH = Path(__file__).resolve().parents[3] / "bench"
sys.path.insert(0, str(BENCH))

import svoi_tables as tables  # noqa: E402

COMPILED = not rounds.__file__.endswith(".py")
ASKED = 3
WON = {
    "besicovitch": {"win": 910, "loss": 114},
    "besicovitch-draw": {"win": 908, "loss": 42, "draw": 74},
}


@pytest.mark.parametrize("name", WON)
def test_a_table_is_whole(name):
    known = tables.read(name)

    assert set(known) == set(range(1024))
    assert Counter(value for value, _ in known.values()) == WON[name]
    for coins, (value, best) in known.items():
        hand = cards.listed(parse(tables.position(name, coins)).hands[0])
        assert value in {"win", "loss", "draw"}
        assert best
        assert set(best) <= {cards.text(card) for card in hand}


def test_of_four_ranks_under_the_documents_rules_every_value_and_best_lead_is_known():
    known = tables.read("seed")

    assert set(known) == set(range(256))
    assert Counter(value for value, _ in known.values()) == {"win": 150, "loss": 38, "draw": 68}
    assert all(map(tables.is_whole, known.values()))


def test_a_last_card_that_draws_saves_the_loser_or_nobody():
    win, draw = tables.read("besicovitch"), tables.read("besicovitch-draw")
    pairs = {(win[coins][0], draw[coins][0]) for coins in win}

    assert pairs <= {("win", "win"), ("win", "draw"), ("loss", "loss"), ("loss", "draw")}


@pytest.mark.parametrize("rules", ["besicovitch", "besicovitch,last_card=draw"])
def test_half_of_the_work_tells_all_of_symmetric_layouts(rules):
    texts = [f"{tables.symmetric(2, coins)} options={rules}" for coins in range(16)]
    deals = [parse(text) for text in texts]
    every = rounds.Rounds(deals[0], [deal.hands[0] for deal in deals])
    every.think(100, 1)
    for i, text in enumerate(texts):
        answer = solve(text, wanted="best")
        value, best = tables.judged(every, i, deals[i].choices())
        assert (value, set(best)) == (answer.value, set(answer.best))


@pytest.mark.parametrize("name", tables.RULES)
def test_layouts_that_differ_by_the_names_of_suits_are_worth_the_same(name):
    known = tables.read(name)
    ranks, _ = tables.RULES[name]
    for coins, (value, best) in known.items():
        twin = tables.mirrored(ranks, coins)
        assert tables.mirrored(ranks, twin) == coins
        assert known[twin][0] == value
        assert set(known[twin][1]) == {card.translate(tables.PLAIN) for card in best}


@pytest.mark.skipif(not COMPILED, reason="minutes in plain Python")
@pytest.mark.parametrize("name", ["seed", *(pytest.param(name, marks=pytest.mark.long) for name in WON)])
def test_lines_of_the_tables_are_solved_again(name):
    """Those that a proof is soon found of, for five ranks by other means than the table's."""
    known = {coins: line for coins, line in tables.read(name).items() if tables.is_whole(line)}
    luck = random.Random(name)
    found = 0
    for coins in luck.sample(sorted(known), min(40, len(known))):
        answer = solve(tables.position(name, coins), wanted="value", seconds=1, memory=1 << 28)
        if answer.solved:
            found += 1
            assert answer.value == known[coins][0], tables.position(name, coins)
        if found == ASKED:
            break

    assert found or not known


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="minutes in plain Python")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", tables.RULES)
def test_best_leads_of_the_tables_are_found_again(name):
    """After a lead called best the position is worth what the table says, by a proof."""
    known = {coins: line for coins, line in tables.read(name).items() if tables.is_whole(line)}
    luck = random.Random(name)
    turned = {"win": "loss", "loss": "win", "draw": "draw"}
    for coins in luck.sample(sorted(known), min(3, len(known))):
        value, best = known[coins]
        deal = parse(tables.position(name, coins))
        for lead in deal.choices():
            after = deal.clone()
            after.play(lead)
            answer = solve(write(after), wanted="value", seconds=5, memory=1 << 30)
            if answer.solved:
                assert (turned[answer.value] == value) == (cards.text(lead) in best)
