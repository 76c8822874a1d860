"""Choices as text and back; matches as text that replays to the same states; the records kept in tests/goldens."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from atout import registry
from atout.core import cards, record
from atout.core import options as house_rules
from atout.core.course import Again, Chose, Continued, Course, Dealt, Resigned, TookBack
from atout.core.illegal import Illegal
from atout.core.record import Record
from tests.goldens import ending
from tests.helpers import (
    any_table,
    bytes_of,
    chances_of,
    check_reason,
    deals_played,
    every_game,
    every_table,
    examples,
    seeds,
    viewers,
)

GOLDENS = sorted((Path(__file__).parent.parent / "goldens").glob("*.txt"))


# --- choices ------------------------------------------------------------------------------------------


@examples(40)
@given(any_table, seeds)
def test_every_legal_choice_has_a_text_of_its_own_that_reads_back(table, seed):
    game, options = table
    for number, (deal, _) in enumerate(deals_played(game, options, seed)):
        texts = [game.notation.write(deal, choice) for choice in deal.choices()]
        assert len(set(texts)) == len(texts)
        assert [game.notation.read(deal, text) for text in texts] == deal.choices()
        for text in texts:
            assert text == text.strip() != ""
            assert not set(text) & set(" \n#:")  # so that it can stand in a line of a record
        if number == 100:
            break


@examples(60)
@given(any_table, seeds, st.text(max_size=12))
def test_text_that_is_no_choice_is_refused(table, seed, text):
    game, options = table
    deal = next(deals_played(game, options, seed))[0]
    try:
        choice = game.notation.read(deal, text)
    except Illegal as illegal:
        check_reason(illegal)
    else:
        assert 0 <= choice < game.choices
        assert game.notation.write(deal, choice).upper() == text.strip().upper().replace("10", "T")


@every_game
def test_a_card_reads_as_itself_or_not_at_all(game):
    deal = next(deals_played(game, game.options(), 1))[0]
    for text in cards.CARDS:
        try:
            choice = game.notation.read(deal, text)
        except Illegal:
            continue
        assert game.notation.write(deal, choice) == text


# --- matches ------------------------------------------------------------------------------------------


def random_course(game, options, seed, most):
    """A course of all kinds of entries, with whatever is legal at each moment, drawn by chance."""
    luck = random.Random(seed)
    course = Course(game, options, luck.choice([None, 0, game.seats_of(options) - 1]))
    for number in range(most):
        course.apply(random_entry(course, luck, seed + number))
    return course


def random_entry(course, luck, seed):
    match = course.match
    if match.over:
        return Again(luck.randrange(course.seats), luck.randrange(course.seats))
    if match.between:
        waiting = [seat for seat in range(course.seats) if seat not in course.continued]
        if match.results and waiting and luck.random() < 0.5:
            return Continued(luck.choice(waiting))
        return Dealt(chances_of(match, seed))
    decided = course.last_decision(course.turn)
    if decided is not None and luck.random() < 0.05:
        return TookBack(course.turn, decided)
    if luck.random() < 0.01:
        return Resigned(luck.randrange(course.seats))
    return Chose(course.turn, [luck.choice(match.deal.choices())])


def same_course(one, other):
    """Equal in everything that anybody can see."""
    assert one.entries == other.entries
    assert one.options == other.options
    assert astuple(one.match.standing()) == astuple(other.match.standing())
    if one.match.deal is not None:
        assert one.match.deal.position() == other.match.deal.position()
        for viewer in viewers(one):
            assert bytes_of(one.view(viewer)) == bytes_of(other.view(viewer))
            assert one.told[viewer] == other.told[viewer]


@examples(40)
@given(any_table, seeds, st.integers(0, 120))
def test_a_record_replays_to_the_same_state_and_the_same_text(table, seed, most):
    course = random_course(*table, seed, most)
    names = [f"Player {seat}" for seat in range(course.seats)]
    text = record.write(Record(course, names))
    back = record.read(text, registry.find)
    same_course(back.course, course)
    assert back.names == names
    assert record.write(back) == text


@every_table
def test_a_whole_deal_replays(game, options):
    course = Course(game, options)
    course.apply(Dealt(chances_of(course.match, 5)))
    luck = random.Random(5)
    for _ in range(700):
        if course.turn < 0:
            break
        course.apply(Chose(course.turn, [luck.choice(course.match.deal.choices())]))
    text = record.write(Record(course, ["A"] * course.seats))
    same_course(record.read(text, registry.find).course, course)


@examples(25)
@given(any_table, seeds)
def test_entries_alone_bring_a_course_back(table, seed):
    course = random_course(*table, seed, 60)
    again = Course(course.game, course.options, course.first_dealer).apply_all(course.entries)
    same_course(again, course)


@examples(60)
@given(any_table)
def test_house_rules_are_written_and_read(table):
    game, options = table
    assert house_rules.parse(game.options, game.presets, house_rules.write(options)) == options
    assert house_rules.build(game.options, house_rules.as_dict(options)) == options


@every_game
def test_presets_are_read_by_name(game):
    for name, preset in game.presets.items():
        assert house_rules.parse(game.options, game.presets, name) == preset
        assert game.preset_of(preset) == name


@every_game
def test_a_preset_is_one_among_any_number_of_players_that_it_can_have(game):
    for name, preset in game.presets.items():
        for players in game.seats:
            seated = game.preset(name, players)
            seated.check()
            assert game.preset_of(seated) == name
            assert seated == preset or game.seats_of(seated) == players


# --- goldens ------------------------------------------------------------------------------------------


NONE = pytest.param(Path("none"), marks=pytest.mark.skip("of a game that is new no record is kept yet"))


@pytest.mark.parametrize("path", GOLDENS or [NONE], ids=lambda path: path.stem)
def test_a_kept_record_replays_as_it_did(path):
    text = path.read_text("utf-8")
    kept = [line for line in text.splitlines(keepends=True) if not line.startswith("# ")]
    stated = [line[2:].rstrip("\n") for line in text.splitlines(keepends=True) if line.startswith("# ")]
    back = record.read(text, registry.find)
    assert record.write(back) == "".join(kept)
    assert ending.lines(back.course) == stated
