"""What holds of every deal: it ends, keeps its cards, is copied whole, and cannot be broken by a bad choice."""

import gc
import pickle
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core import cards
from atout.core import deal as core_deal
from atout.core.illegal import Illegal
from tests.helpers import (
    any_table,
    chances_of,
    deals_played,
    every_table,
    examples,
    seeds,
    started_match,
    zones,
)  # fmt: skip

COMPILED = not core_deal.__file__.endswith(".py")


def whole(deal):
    """Everything that a deal holds, as bytes."""
    return pickle.dumps(deal)


def shown(game, match):
    """The cards that an open table shows, wherever they lie."""
    places = zones(game.show(match.standing(), match.deal.clone(), -1))
    return Counter(card for place in places.values() for card in place)


def reach(game, options, seed, most):
    """A match after some choices drawn by chance, still running."""
    match = started_match(game, options, seed)
    luck = random.Random(seed)
    for _ in range(most):
        before = match.deal
        match.play(before.turn, [luck.choice(before.choices())])
        if match.between or match.over:
            return reach(game, options, seed + 1, most // 2)
    return match


# --- ends, and cards ----------------------------------------------------------------------------------


@every_table
def test_a_deal_ends_and_a_match_ends(game, options):
    match = game.match(options, None)
    luck = random.Random(1)
    for number in range(200):
        match.start(chances_of(match, number))
        while match.deal.turn >= 0:
            match.play(match.deal.turn, [luck.choice(match.deal.choices())])
        assert match.between or match.over
        assert len(match.results) == number + 1
        assert len(match.results[-1].gains) == len(match.sides)
        if match.over:
            break
    assert match.over
    assert match.winners == sorted(set(match.winners)) != []
    assert match.scores == [
        sum(result.gains[seat] for result in match.results) for seat in range(len(match.sides))
    ]


@every_table
def test_no_card_is_lost_and_none_is_made(game, options):
    for seed in range(4):
        match = game.match(options, None)
        values = chances_of(match, seed)
        match.start(values)
        packs = [chance for chance in match.deal_chances() if hasattr(chance, "of") and not chance.suits]
        pack = Counter(cards.text(card) for chance in packs for card in values[chance.name])
        luck = random.Random(seed)
        for _ in range(400):
            if match.deal.turn < 0:
                break
            there = shown(game, match)
            assert not there or not pack or there == pack
            pack = pack or there
            match.play(match.deal.turn, [luck.choice(match.deal.choices())])
        assert shown(game, match) == pack


@examples(40)
@given(any_table, seeds)
def test_choices_are_few_small_and_different(table, seed):
    game, options = table
    for number, (deal, _) in enumerate(deals_played(game, options, seed)):
        choices = deal.choices()
        assert 0 < len(choices) == len(set(choices)) <= 128
        assert all(0 <= choice < game.choices for choice in choices)
        assert 0 <= deal.turn < deal.seats == game.seats_of(options)
        if number == 150:
            break


@examples(40)
@given(any_table, seeds)
def test_a_deal_that_is_over_has_no_choices_and_a_value(table, seed):
    game, options = table
    match = started_match(game, options, seed)
    luck = random.Random(seed)
    for _ in range(500):
        if match.deal.turn < 0:
            break
        match.play(match.deal.turn, [luck.choice(match.deal.choices())])
    else:
        match.deal.end_as_draw()
    assert match.deal.turn == -1
    assert match.deal.choices() == []
    assert all(-1 <= match.deal.merit(seat) <= 1 for seat in range(match.seats))
    for choice in range(game.choices):
        assert not match.deal.may(choice)
        with pytest.raises(Illegal):
            match.deal.play(choice)


# --- copies -------------------------------------------------------------------------------------------


@examples(40)
@given(any_table, seeds, st.integers(0, 120))
def test_a_clone_goes_its_own_way(table, seed, most):
    deal = reach(*table, seed, most).deal
    before = whole(deal)
    copy = deal.clone()
    assert whole(copy) == before
    luck = random.Random(seed)
    for _ in range(30):
        if copy.turn < 0:
            break
        copy.play(luck.choice(copy.choices()))
    assert whole(deal) == before


@examples(40)
@given(any_table, seeds, st.integers(0, 120))
def test_a_deal_comes_back_from_a_pickle(table, seed, most):
    deal = reach(*table, seed, most).deal
    back = pickle.loads(whole(deal))  # noqa: S301  our own bytes
    assert back.position() == deal.position()
    assert (back.key, back.turn, back.seats) == (deal.key, deal.turn, deal.seats)
    luck = random.Random(seed)
    for _ in range(30):
        if back.turn < 0:
            break
        assert back.choices() == deal.choices()
        choice = luck.choice(back.choices())
        back.play(choice)
        deal.play(choice)
    assert whole(back) == whole(deal)


@examples(40)
@given(any_table, seeds, st.integers(0, 120))
def test_hiding_and_filling_leave_the_deal_as_it_was(table, seed, most):
    from atout.core.rng import Rng

    deal = reach(*table, seed, most).deal
    before = whole(deal)
    for seat in [*range(deal.seats), -2]:
        hidden = deal.hidden(seat)
        blank = whole(hidden)
        hidden.filled(Rng(seed))
        assert whole(hidden) == blank
    assert whole(deal) == before


@pytest.mark.skipif(not COMPILED, reason="plain Python objects are tracked, and may be")
@every_table
def test_a_compiled_deal_is_nothing_for_the_garbage_collector(game, options):
    assert not gc.is_tracked(started_match(game, options, 1).deal)


# --- keys ---------------------------------------------------------------------------------------------


@every_table
def test_equal_positions_have_equal_keys_and_others_have_others(game, options):
    by_position, by_key = {}, {}
    for seed in range(3):
        for number, (deal, _) in enumerate(deals_played(game, options, seed)):
            if deal.repeats():
                assert by_position.setdefault(deal.position(), deal.key) == deal.key
                assert by_key.setdefault(deal.key, deal.position()) == deal.position()
            if number == 300:
                break


# --- what cannot be chosen ----------------------------------------------------------------------------

NONSENSE = [
    -1,
    -2,
    -(2**31),
    127,
    128,
    255,
    2**31,
    2**63,
    2**64,
    10**30,
    True,
    False,
    None,
    1.0,
    "9H",
    b"",
    [],
    {},
]


@examples(40)
@given(any_table, seeds, st.integers(0, 120), st.one_of(st.sampled_from(NONSENSE), st.integers(), st.text()))
def test_a_bad_choice_is_refused_and_changes_nothing(table, seed, most, bad):
    game, _ = table
    match = reach(*table, seed, most)
    deal, turn = match.deal, match.deal.turn
    before = whole(deal)
    legal = deal.choices()
    wrong = [choice for choice in range(-3, game.choices + 3) if choice not in legal]
    if type(bad) is not int or bad not in legal:
        wrong.append(bad)
    with pytest.raises(Illegal):
        match.play(turn, [legal[0], game.choices])
    for choice in wrong:
        with pytest.raises(Illegal):
            deal.play(choice)
        with pytest.raises(Illegal):
            match.play(turn, [choice])
        assert match.deal is deal
        assert whole(deal) == before


@examples(40)
@given(any_table, seeds, st.integers(0, 120))
def test_nobody_chooses_out_of_turn(table, seed, most):
    match = reach(*table, seed, most)
    choice = match.deal.choices()[0]
    for seat in [-1, *range(match.seats + 1)]:
        if seat != match.deal.turn:
            with pytest.raises(Illegal) as refused:
                match.play(seat, [choice])
            assert refused.value.refusal.text.key == "match-not-your-turn"
    with pytest.raises(Illegal) as refused:
        match.play(match.deal.turn, [])
    assert refused.value.refusal.text.key == "match-no-choice"
