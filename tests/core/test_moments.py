"""What seats see is made once while nothing happens, and anew as soon as something does."""

from dataclasses import replace
from itertools import groupby
from operator import itemgetter

import pytest

from atout import registry
from atout.core import view
from atout.core.course import WATCHER, Chose, Course, Dealt, Resigned
from atout.core.view import forget, kept, seat
from atout.games.hand_and_foot.numbers import DRAW
from tests.helpers import bytes_of, chances_of


def counted(name):
    """A game that notes for whom a View is made."""
    game, made = registry.find(name), []

    def show(standing, deal, viewer):
        made.append(viewer)
        return game.show(standing, deal, viewer)

    return replace(game, show=show), made


def dealt(game):
    course = Course(game, game.options())
    course.apply(Dealt(chances_of(course.match, 1)))
    return course


@pytest.mark.parametrize("name", registry.names())
def test_a_view_is_made_once_however_often_it_is_asked_for(name):
    game, made = counted(name)
    course = dealt(game)
    viewers = [*range(course.seats), WATCHER]

    for viewer in [*viewers, *viewers]:
        course.view(viewer)

    assert made == viewers


@pytest.mark.parametrize("name", registry.names())
def test_after_a_decision_it_is_as_if_nobody_had_looked_before(name):
    game, made = counted(name)
    looked, not_looked = dealt(game), dealt(game)
    looked.view(looked.turn)
    entry = Chose(looked.turn, looked.match.deal.choices()[:1])
    made.clear()

    looked.apply(entry)
    not_looked.apply(entry)

    assert made == []  # nobody has asked yet
    for viewer in [*range(looked.seats), WATCHER]:
        assert bytes_of(looked.view(viewer)) == bytes_of(not_looked.view(viewer))


@pytest.mark.parametrize("name", registry.names())
def test_what_several_are_told_is_kept_once(name):
    course = dealt(registry.find(name))
    while course.turn >= 0 and course.number < 12:
        done = next(choice for choice in course.view(course.turn).choices if not choice.part)
        course.apply(Chose(course.turn, [done.choice]))
    told = [list(pairs) for seat in course.told for _, pairs in groupby(seat, itemgetter(0))]

    assert len({id(pairs[0]) for pairs in told}) == len(set(map(bytes_of, told))) < len(told)


def test_a_match_that_ends_is_seen_to_although_the_deal_is_the_same():
    game, _ = counted("pitch")
    course = dealt(game)
    assert course.view(1).phase == "play"

    course.apply(Resigned(0))

    assert course.view(1).phase == "match_over"


def test_of_a_decision_that_is_put_together_each_part_is_shown_once():
    game, made = counted("hand_and_foot")
    course = dealt(game)
    course.apply(Chose(course.turn, [DRAW]))
    who = course.turn
    parts = []
    while part := next((choice for choice in course.preview(who, parts).choices if choice.part), None):
        parts.append(part.choice)
        course.preview(who, parts)

    assert len(parts) > 1
    assert made == [who] * (1 + len(parts))  # the View before, then one for each part
    course.preview(who, parts[:-1])
    assert len(made) == 1 + len(parts)  # a part taken back: that has been seen
    assert bytes_of(course.preview(who, parts)) == bytes_of(dealt_anew(course).preview(who, parts))


def dealt_anew(course):
    return course.anew().apply_all(course.entries)


def test_whoever_plays_on_a_hidden_deal_changes_nothing_that_is_seen():
    game, _ = counted("pitch")
    course = dealt(game)
    hidden = course.hidden(course.turn)
    hidden.play(hidden.choices()[0])

    assert bytes_of(course.view(course.turn)) == bytes_of(dealt_anew(course).view(course.turn))
    assert course.hidden(course.turn).choices() == course.match.deal.choices()


def test_what_looks_the_same_is_one_thing():
    made = []

    @kept
    def part(*values):
        made.append(values)
        return values

    assert seat(3) is seat(3)
    assert [part(1), part(1), part(True)] == [(1,), (1,), (True,)]
    assert made == [(1,), (True,)]  # a yes is no number: it is written otherwise


def test_where_there_is_too_much_of_a_kind_it_is_forgotten(monkeypatch):
    monkeypatch.setattr(view, "KEPT", 3)

    @kept
    def many(value):
        return [value]

    @kept
    def few(value):
        return [value]

    three, one = [many(value) for value in range(3)], few(0)
    forget()
    assert all(many(value) is made for value, made in enumerate(three))

    many(3)
    forget()
    assert many(0) is not three[0]
    assert few(0) is one
