"""The rules agree with a second definition of them in words: choices, turns, cards, results."""

import random

import pytest
from hypothesis import given

from atout.core import options as house_rules
from atout.core.illegal import Illegal
from atout.core.view import View
from tests.helpers import (
    GAMES,
    any_table,
    chances_of,
    every_table,
    examples,
    faces,
    seeds,
    wordy,
    zones,
)  # fmt: skip

MOST = 1500


def open_view(game, match) -> View:
    return game.show(match.standing(), match.deal.clone(), -1)


def sorted_hands(places):
    return {name: sorted(held) if name.startswith("hand") else held for name, held in faces(places).items()}


def agree_throughout(game, options, seed, most=MOST):
    """Play by chance and hold the two against each other at every choice."""
    match = game.match(options, None)
    values = chances_of(match, seed)
    match.start(values)
    second = wordy(game, match, values)
    luck = random.Random(seed)
    for number in range(most):
        deal = match.deal
        texts = {game.notation.write(deal, choice): choice for choice in deal.choices()}
        assert sorted(texts) == sorted(second.choices())
        assert deal.turn == second.turn
        if number % 16 == 0:
            assert zones(open_view(game, match)) == sorted_hands(second.zones())
        text = luck.choice(sorted(texts))
        match.play(deal.turn, [texts[text]])
        second.play(text)
        if match.between or match.over:
            break
    assert (match.deal.turn < 0) == (second.turn < 0)
    if match.deal.turn < 0:
        assert match.results[-1].gains == second.gains()
        assert match.results[-1].how.key == second.how
        assert zones(open_view(game, match)) == sorted_hands(second.zones())


@every_table
def test_the_rules_agree_with_their_wordy_definition(game, options):
    for seed in range(3):
        agree_throughout(game, options, seed, most=6000 if seed == 0 else 300)


@examples(60)
@given(any_table, seeds)
def test_they_agree_under_any_house_rules(table, seed):
    agree_throughout(*table, seed, most=400)


def single_values():
    """Every value of every house rule, the rest as they are by default."""
    for game in GAMES:
        for field in house_rules.fields(game.options):
            for value in values_of(field):
                try:
                    options = house_rules.build(game.options, {field.name: value})
                except Illegal:
                    continue
                yield pytest.param(game, options, id=f"{game.name}-{field.name}-{value}")


def values_of(field):
    if field.kind == "yes_no":
        return [False, True]
    return field.values or [field.low, field.high]


@pytest.mark.parametrize(("game", "options"), list(single_values()))
def test_they_agree_under_every_value_of_every_house_rule(game, options):
    for seed in range(2):
        agree_throughout(game, options, seed, most=200)


@pytest.mark.long
@pytest.mark.timeout(900)
@every_table
def test_they_agree_over_a_thousand_deals(game, options):
    for seed in range(1000):
        agree_throughout(game, options, seed, most=10_000 if seed % 20 == 0 else 400)
