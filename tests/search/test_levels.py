"""The four levels."""

import time
from collections import Counter

import pytest

from atout.core import deal as core_deal
from atout.core.rng import Rng
from atout.games.svoi_kozyri import bot
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.options import SvoiOptions
from atout.games.svoi_kozyri.solve import parse
from atout.search import levels
from atout.search.levels import LEVELS, Level


class Told:
    """A thinker that says what it is told to, and remembers what it was asked."""

    def __init__(self, *ranked):
        self.ranked = list(ranked)
        self.asked = []

    def think(self, hidden, seconds, seed, *, limit=0, every=True):  # noqa: ARG002
        self.asked.append((seconds, seed, limit, every))
        return self.ranked


def fresh(seed, **rules):
    deal = Svoi(SvoiOptions(**rules))
    deal.begin(Rng(seed))
    while deal.phase == 0:
        deal.play(deal.choices()[0])
    return deal


def test_levels_differ_in_time_and_in_slips_alone():
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    seconds = [level.seconds for level in LEVELS.values()]
    slips = [level.slips for level in LEVELS.values()]
    dear = [level.dear for level in LEVELS.values()]

    assert seconds == sorted(set(seconds))
    assert slips == sorted(set(slips), reverse=True)
    assert dear == sorted(set(dear), reverse=True)
    assert slips[-1] == dear[-1] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_slips_as_often_as_it_says_and_the_same_from_the_same_seed(level):
    deal = fresh(1)
    told = Told((1, 0.5), (2, 0.49), (3, 0.48))
    chosen = [levels.decide(told, deal, level, seed)[0] for seed in range(2000)]
    slips = sum(1 for choice in chosen if choice != 1)

    assert abs(slips - 2000 * LEVELS[level].slips / levels.DECISIONS) < 100
    assert chosen == [levels.decide(told, deal, level, seed)[0] for seed in range(2000)]


def test_slips_are_counted_by_the_deal():
    told = Told((1, 0.5), (2, 0.49))
    for decisions in (5, 20, 50):
        chosen = [
            levels.decide(told, fresh(1), "medium", seed, decisions=decisions)[0] for seed in range(1000)
        ]
        assert abs(chosen.count(2) - 1000 * LEVELS["medium"].slips / decisions) < 50


SLIPS = Level(1, 100, 0.1)
"""Who passes over the best choice whenever that costs no more than 0.1."""


def slipped(*ranked):
    """How often each choice is made by who slips always."""
    told = Told(*ranked)
    return Counter(levels.decide_as(told, fresh(1), SLIPS, seed)[0] for seed in range(600))


def test_a_slip_gives_away_something_and_never_too_much():
    assert slipped((1, 0.5), (2, 0.5), (3, 0.48), (4, 0.44), (5, 0.39)) == {4: 600}
    assert slipped((1, 0.5), (2, 0.5), (3, 0.39)) == {1: 600}  # as good as the best is no slip


def test_where_all_else_is_too_dear_nobody_slips():
    assert slipped((1, 0.5), (2, 0.3), (3, -0.9)) == {1: 600}


def test_nobody_slips_into_what_is_lost_for_sure():
    assert slipped((1, -0.95), (2, -1.0)) == {1: 600}


@pytest.mark.parametrize(("level", "every"), [("expert", {False}), ("hard", {False, True})])
def test_all_values_are_asked_for_where_one_slips_alone(level, every):
    told = Told((1, 0.5), (2, 0.49))
    for seed in range(40):
        levels.decide(told, fresh(1), level, seed)

    assert {asked[3] for asked in told.asked} == every


def test_a_forced_choice_is_made_without_thinking():
    told = Told((99, 0.0))

    assert levels.decide(told, parse("-: 9S KS -: 6H 6D pile=AH"), "expert", 1)[0] == 52
    assert told.asked == []


def test_a_cap_shortens_the_time():
    told = Told((1, 0.0), (2, 0.0))
    levels.decide(told, fresh(1), "expert", 1, seconds_cap=0.2)
    levels.decide(told, fresh(1), "easy", 1, seconds_cap=9)

    assert [asked[0] for asked in told.asked] == [0.2, LEVELS["easy"].seconds]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_makes_legal_choices_in_its_time(players, level):
    deal = Svoi(SvoiOptions(players=players))
    deal.begin(Rng(2))
    for number in range(8):
        hidden = deal.hidden(deal.turn)
        begun = time.monotonic()
        choice = levels.decide(bot, hidden, level, number, seconds_cap=0.03)[0]
        assert time.monotonic() - begun < 0.6
        assert choice in deal.choices()
        deal.play(choice)


def test_a_hint_is_the_experts_choice_with_its_value():
    deal = parse("S: AS H: 6H 7H pile=9C turn=0")

    assert levels.hint(bot, deal.hidden(0)) == (12, 1.0)


def winner(players, deal, seed):
    """Play a deal between two levels, in a fixed number of simulations; what the first got."""
    number = 0
    while deal.turn >= 0 and number < 400:
        number += 1
        level = players[deal.turn]
        limit = {"easy": 60, "hard": 500}[level]
        deal.play(levels.decide(bot, deal.hidden(deal.turn), level, 1000 * seed + number, 60, limit)[0])
    return deal.merit(0) if deal.turn < 0 else 0


@pytest.mark.skipif(
    core_deal.__file__.endswith(".py"), reason="hundreds of searches take minutes in plain Python"
)
def test_hard_beats_easy_over_paired_deals():
    total = 0
    for seed in range(8):
        for first, second, sign in (("hard", "easy", 1), ("easy", "hard", -1)):
            total += sign * winner((first, second), fresh(seed, lowest_rank=9), seed)

    assert total >= 6


class Planner(Told):
    """A thinker with whole decisions."""

    def plans(self, hidden, seconds, seed, *, limit=0, every=True):  # noqa: ARG002
        return [([choice, 10 + choice], value) for choice, value in self.think(hidden, seconds, seed)]


def test_a_bot_with_plans_decides_whole():
    planner = Planner((3, 0.5), (4, 0.48), (5, 0.46))

    assert levels.decide(planner, fresh(1), "expert", 1) == [3, 13]
    assert levels.advise(planner, fresh(1)) == [3, 13]
    assert len(planner.asked) == 2  # once for each decision, not for each of its choices
    slips = {tuple(levels.decide(planner, fresh(1), "easy", seed)) for seed in range(60)}
    assert slips == {(5, 15)}


def test_a_bot_without_plans_decides_choice_by_choice():
    told = Told((3, 0.5), (4, 0.4))

    assert levels.decide(told, fresh(1), "expert", 1) == [3]
    assert levels.advise(told, fresh(1)) == [3]
