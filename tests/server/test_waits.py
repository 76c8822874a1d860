"""Who tries again and again waits longer and longer; who gets it right does not."""

import pytest

from atout.core.illegal import Illegal
from atout.server import waits
from atout.server.waits import FORGOTTEN, Waits


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def attempts(clock):
    return Waits(free=3, longest=60, clock=clock)


def waited(attempts, clock, key="me"):
    """How many seconds this one has to wait."""
    began = clock.now
    while True:
        try:
            attempts.check(key)
        except Illegal as illegal:
            clock.now += illegal.refusal.text.args["seconds"]
        else:
            return clock.now - began


def test_the_wait_doubles_up_to_the_longest(attempts, clock):
    found = []
    for _ in range(11):
        found.append(waited(attempts, clock))
        attempts.count("me")

    assert found == [0, 0, 0, 0, 2, 3, 5, 9, 17, 33, 61]


def test_many_at_once_are_not_fewer(attempts):
    for _ in range(4):
        attempts.count("me")

    with pytest.raises(Illegal, match="account-wait"):
        attempts.check("me")
    attempts.check("another")


def test_the_right_one_forgives_all(attempts, clock):
    for _ in range(4):
        attempts.count("me")
    attempts.forgive("me")

    assert waited(attempts, clock) == 0


def test_a_right_one_does_not_make_the_wrong_ones_undone(attempts, clock):
    for _ in range(3):
        attempts.count("me")
    attempts.count("me")
    clock.now += 2
    attempts.undo("me")
    assert waited(attempts, clock) == 0

    attempts.count("me")
    assert waited(attempts, clock) > 0


def test_only_right_ones_never_wait(attempts):
    for _ in range(50):
        attempts.check("me")
        attempts.count("me")
        attempts.undo("me")


def test_it_is_forgotten(attempts, clock):
    for _ in range(9):
        attempts.count("me")
    clock.now += 60 + FORGOTTEN + 1
    attempts.count("me")

    assert waited(attempts, clock) == 0


def test_not_everybody_is_remembered(attempts, monkeypatch):
    monkeypatch.setattr(waits, "MOST", 10)
    for number in range(100):
        attempts.count(f"{number}")

    assert len(attempts._tried) == 10
