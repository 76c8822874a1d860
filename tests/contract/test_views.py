"""A View holds all that a front end needs: the legal choices and the cards that make them, whose turn it is, the score."""

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st

from atout.core import cards
from atout.core.course import WATCHER, Chose, Resigned, TookBack
from tests.helpers import any_table, every_table, examples, played, running, seeds, viewers, zones

CARDS = {*cards.CARDS, *cards.ALIKE}


def check_view(course, viewer):
    view = course.view(viewer)
    match = course.match
    assert view.game == course.game.name
    assert view.seat == viewer
    assert view.phase == ("match_over" if match.over else "deal_over" if match.between else "play")
    assert (view.turn >= 0) == (view.phase == "play")
    assert [player.seat for player in view.players] == list(range(course.seats))
    assert [player.seat for player in view.players if player.turn] == [view.turn] * (view.turn >= 0)
    check_zones(view, course.seats)
    check_choices(view, course)
    check_sheet(view, match)


def check_zones(view, seats):
    assert len({zone.name for zone in view.zones}) == len(view.zones)
    for zone in view.zones:
        assert -1 <= zone.owner < seats
        assert zone.count >= len(zone.cards) or not zone.count
        assert {face.card for face in zone.cards} <= CARDS | {""}
    own = [zone for zone in view.zones if zone.layout == "hand"]
    assert all(zone.owner == view.seat for zone in own)
    assert bool(own) == (view.seat != WATCHER)


def check_choices(view, course):
    """Those of the deal, each with its card where one makes it; a card that can be clicked is there to be clicked.

    While another is asked in secret, a seat that would be next if nobody were has its choices already: it
    must not see a difference. The table keeps them back (``table/quiet.py``).
    """
    deal = course.match.deal
    asked_in_secret = course.turn >= 0 and deal.secret and not deal.secret >> max(view.seat, 0) & 1
    if view.seat != WATCHER and asked_in_secret and view.turn == view.seat:
        deal = course.hidden(view.seat)
    elif view.seat == WATCHER or view.seat != course.turn:
        assert view.choices == []
        return
    assert sorted(choice.choice for choice in view.choices) == sorted(deal.choices())
    faces = [face for zone in view.zones for face in zone.cards]
    clickable = {number: face.card for face in faces for number in [face.choice, *face.also] if number >= 0}
    for choice in view.choices:
        assert choice.card == clickable.get(choice.choice, "")


def check_sheet(view, match):
    if view.sheet is None:
        assert not match.results
        return
    assert view.sheet.sides == match.sides
    assert len(view.sheet.rows) == len(match.results)
    assert len(view.sheet.totals) in {0, len(match.sides)}
    assert all(len(row.cells) == len(match.sides) for row in view.sheet.rows)


@examples(40)
@given(any_table, seeds, st.integers(0, 150))
def test_every_view_is_complete(table, seed, most):
    course = played(*table, seed, most)
    for viewer in viewers(course):
        check_view(course, viewer)


@every_table
def test_so_it_is_after_a_deal_and_after_a_match(game, options):
    course = played(game, options, 2, 10**4)
    assert course.turn < 0
    for viewer in viewers(course):
        check_view(course, viewer)


@every_table
def test_so_it_is_when_someone_resigns_and_no_card_is_lost(game, options):
    course = running(game, options, 3, 25)
    there = sorted(itertools.chain(*zones(course.open_view()).values()))
    seat = random.Random(1).randrange(course.seats)
    course.apply(Resigned(seat))

    assert sorted(itertools.chain(*zones(course.open_view()).values())) == there
    assert seat not in course.match.winners != []
    for viewer in viewers(course):
        check_view(course, viewer)


@every_table
def test_taking_back_gives_every_card_back(game, options):
    course = running(game, options, 4, 25)
    luck = random.Random(4)
    while course.turn >= 0 and course.number < 40:
        before, number = zones(course.open_view()), course.number
        seat = course.turn
        course.apply(Chose(seat, [luck.choice(course.match.deal.choices())]))
        course.apply(TookBack(seat, number))
        assert zones(course.open_view()) == before
        course.apply(Chose(seat, [luck.choice(course.match.deal.choices())]))
