"""The review of a match: which decisions are judged, from what was known, and what they cost."""

import pickle
from itertools import chain
from pathlib import Path

import pytest

from atout import registry
from atout.core import record
from atout.core.course import Chose, Course, StoodIn
from atout.games.svoi_kozyri import bot
from atout.games.tractor.numbers import DONE
from atout.review import Verdict, costliest, judge, moments, named, verdict
from atout.server import records
from atout.words import words
from tests.helpers import played

GOLDENS = Path(__file__).parent / "goldens"


def golden(name):
    return record.read((GOLDENS / f"{name}.txt").read_text("utf-8"), registry.find).course


def some_course(name):
    game = registry.find(name)
    return played(game, game.options(), 4, 60)


def after(course, more):
    """The course of some entries, with others at the end."""
    return Course(course.game, course.options, course.first_dealer).apply_all(more)


# --- which decisions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_a_decision_is_judged_from_what_its_seat_knew_and_nothing_else(game):
    course = some_course(game)
    found = list(moments(course))
    replayed = Course(course.game, course.options, course.first_dealer)
    left = list(found)
    for entry in course.entries:
        if left and isinstance(entry, Chose) and left[0].choices is entry.choices:
            moment = left.pop(0)
            assert moment.seat == entry.seat
            assert pickle.dumps(moment.hidden) == pickle.dumps(replayed.hidden(entry.seat))
            assert moment.deal == len(replayed.match.results) + 1
        replayed.apply(entry)

    assert found
    assert not left


@pytest.mark.parametrize("game", registry.names())
def test_a_moment_is_the_step_of_a_replay_that_shows_what_came_of_it(game):
    text = record.write(record.Record(some_course(game), []))
    read, steps = records._read(text)
    made = list(moments(read.course))[:40]
    assert made
    for moment in made:
        entry = read.course.entries[steps[moment.step] - 1]
        assert isinstance(entry, Chose)
        assert (entry.seat, entry.choices) == (moment.seat, moment.choices)


def test_what_was_taken_back_is_no_decision():
    course = golden("svoi_kozyri_taken_back")
    made = [entry for entry in course.entries if isinstance(entry, Chose)]
    live = [entry.choices for entry in course.live if isinstance(entry, Chose)]
    judged = [moment.choices for moment in moments(course)]

    assert len(live) < len(made)
    assert all(any(choices is kept for kept in live) for choices in judged)


def test_one_seat_alone_may_be_asked_for():
    course = some_course("pitch")
    every = [moment.step for moment in moments(course)]
    each = [[moment.step for moment in moments(course, seat)] for seat in range(course.seats)]

    assert sorted(chain.from_iterable(each)) == every
    assert all(each)


def test_what_a_computer_decided_for_somebody_is_not_theirs():
    course = some_course("pitch")
    first = next(moments(course))
    at = next(i for i, entry in enumerate(course.entries) if isinstance(entry, Chose))
    seat = course.entries[at].seat
    late = Chose(seat, course.entries[at].choices, by_clock=True)
    away = [*course.entries[:at], StoodIn(seat, "easy"), course.entries[at]]

    assert first.seat == seat
    assert not list(moments(after(course, [*course.entries[:at], late])))
    assert not list(moments(after(course, away)))


# --- what they cost ---------------------------------------------------------------------------------------


@pytest.fixture
def moment():
    """A decision of two choices: a card that beats, and the one laid upon it."""
    return next(found for found in moments(golden("svoi_kozyri_seed")) if len(found.choices) == 2)


def thinks(monkeypatch, *worths):
    """A computer player who holds choices for worth so much, all others for nothing: one time, and the next."""
    times = iter(worths)

    def think(deal, seconds, seed, *, limit=0, every=True):  # noqa: ARG001
        worth = next(times)
        return sorted(((c, worth.get(c, 0.0)) for c in deal.choices()), key=lambda found: -found[1])

    monkeypatch.setattr(bot, "think", think)


def test_what_the_expert_would_do_costs_nothing(monkeypatch, moment):
    thinks(monkeypatch, {moment.choices[0]: 0.5}, {moment.choices[1]: 0.5})
    judged = judge("svoi_kozyri", moment.hidden, moment.choices)

    assert (judged.best, judged.chance, judged.cost) == (moment.choices, 0.75, 0)


def test_a_mistake_costs_the_difference_of_the_chances(monkeypatch, moment):
    first, second = moment.choices
    better = next(choice for choice in moment.hidden.choices() if choice not in moment.choices)
    thinks(monkeypatch, {better: 0.8, first: 0.2}, {second: 0.5})
    judged = judge("svoi_kozyri", moment.hidden, moment.choices)

    assert judged.best == [better]
    assert judged.chance == pytest.approx(0.9)
    assert judged.cost == pytest.approx(0.3)


def test_of_a_decision_of_several_choices_each_may_cost(monkeypatch, moment):
    first, second = moment.choices
    deal = moment.hidden.clone()
    deal.play(first)
    better = next(choice for choice in deal.choices() if choice != second)
    thinks(monkeypatch, {first: 0.7}, {better: 0.6})
    judged = judge("svoi_kozyri", moment.hidden, moment.choices)

    assert judged.best == [first, better]
    assert judged.cost == pytest.approx(0.3)


def test_what_the_computer_cannot_tell_is_no_mistake(monkeypatch, moment):
    better = next(choice for choice in moment.hidden.choices() if choice not in moment.choices)
    thinks(monkeypatch, {better: 0.5, moment.choices[0]: 0.49}, {moment.choices[1]: 0.5})
    judged = judge("svoi_kozyri", moment.hidden, moment.choices)

    assert judged.best[0] == moment.choices[0]
    assert verdict(registry.find("svoi_kozyri"), moment, judged).cost == 0


@pytest.mark.parametrize("game", registry.names())
def test_every_decision_has_its_words(game):
    """Of each: its parts by name, and not the choice that only completes them."""
    course = some_course(game)
    made = list(moments(course))[:60]
    assert made
    for moment in made:
        labels = named(course.game, moment, moment.choices)
        assert 1 <= len(labels) <= len(moment.choices)
        assert all(words("km").say(label) for label in labels)


def test_every_card_of_a_decision_is_named():
    """Also the last one, whose button says what all of them do."""
    course = golden("tractor_seed")
    several = [moment for moment in moments(course) if len(moment.choices) > 1]
    for moment in several:
        labels = named(course.game, moment, moment.choices)
        told = [text for label in labels for text in str(label.args["card"].value).split()]
        assert len(told) == len([choice for choice in moment.choices if choice != DONE])

    assert several


@pytest.mark.parametrize("game", registry.names())
def test_a_real_computer_player_judges_a_real_decision(game):
    moment = next(moments(some_course(game)))
    judged = judge(game, moment.hidden, moment.choices, seconds=0.05)

    assert 0 <= judged.chance <= 1
    assert 0 <= judged.cost <= 1
    assert judged.best


def test_the_costliest_come_first_and_what_cost_nothing_does_not():
    found = [Verdict(step, 1, 0, [], [], 0.5, cost) for step, cost in enumerate([0, 0.2, 0.4, 0.1, 0.3])]

    assert [one.step for one in costliest(found)] == [2, 4, 1]
    assert costliest(found[:1]) == []
