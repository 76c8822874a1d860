"""A decision of which others may not know: told to the one who makes it, and to nobody else.

The game is there only here: seat 0 is asked in secret before each public choice of seat 1.
"""

from types import SimpleNamespace

import pytest

from atout.core.course import WATCHER, Chose, Course, Dealt, TookBack
from atout.core.illegal import Illegal
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Event, Text, View


class Deal:
    seats = 2

    def __init__(self, observer=-1, made=()):
        self.observer, self.made = observer, tuple(made)

    @property
    def secret(self):
        return 1 << 0 if len(self.made) % 2 == 0 else 0

    @property
    def turn(self):
        return -1 if len(self.made) == 4 else len(self.made) % 2

    def clone(self):
        return Deal(self.observer, self.made)

    def hidden(self, seat):
        """For others the secret choices are blank, and over before they can tell."""
        if seat == 0:
            return Deal(seat, self.made)
        shown = [choice if number % 2 else 0 for number, choice in enumerate(self.made)]
        asked = len(shown) % 2 == 0 and self.turn >= 0
        return Deal(seat, [*shown, 0] if asked else shown)

    def choices(self):
        return [0, 1]

    def play(self, choice):
        if choice not in self.choices():
            raise Illegal("match-no-such-choice")
        self.made += (choice,)

    def repeats(self):
        return False

    def forced(self):
        return False

    def is_certain(self):
        return False


class SecretMatch(Match):
    def __init__(self, options, dealer):
        super().__init__(options, 2, dealer)

    def deal_chances(self):
        return []

    def set_up(self, values):  # noqa: ARG002
        return Deal()

    def judge(self):
        return Result([0, 0], Text("over"))

    def next_dealer(self):
        return 0

    def decided(self):
        return True


def tell(before, after, mover, choice, viewer):  # noqa: ARG001
    return [Event(Text(f"chose-{choice}"), mover)]


def show(standing, deal, viewer):  # noqa: ARG001
    return View("secret", viewer, "play", Text("title"), Text("say"), deal.turn)


GAME = SimpleNamespace(match=SecretMatch, seats_of=lambda options: 2, tell=tell, show=show)  # noqa: ARG005


@pytest.fixture
def course():
    return Course(GAME, Options(), 0).apply_all([Dealt({}), Chose(0, [1]), Chose(1, [0])])


def told(course, viewer):
    return [event.text.key for _, event in course.events(viewer)]


def test_only_the_one_who_decides_is_told(course):
    assert told(course, 0) == ["event-dealt", "chose-1", "chose-0"]
    assert told(course, 1) == told(course, WATCHER) == ["event-dealt", "chose-0"]


def test_the_numbers_of_the_others_have_no_gap(course):
    assert course.seen == [3, 2, 2]
    assert [number for number, _ in course.events(1)] == [1, 2]
    assert [number for number, _ in course.events(0)] == [1, 2, 3]
    assert course.number == 3


def test_after_a_secret_decision_nobody_else_has_news(course):
    before = list(course.seen)
    course.apply(Chose(0, [0]))

    assert course.seen == [before[0] + 1, before[1], before[2]]
    assert course.events(1, since=before[1]) == []
    assert [event.text.key for _, event in course.events(0, since=before[0])] == ["chose-0"]


def test_a_refused_decision_is_told_to_nobody(course):
    before = [list(events) for events in course.told]
    with pytest.raises(Illegal):
        course.apply(Chose(1, [0]))
    with pytest.raises(Illegal):
        course.apply(Chose(0, [2]))

    assert course.told == before
    assert course.seen == [3, 2, 2]


def test_taking_back_is_told_to_all(course):
    course.apply(TookBack(1, 2))

    assert told(course, 1)[-1] == told(course, 0)[-1] == "event-took-back"
    assert course.match.deal.made == (1,)
