"""Players from elsewhere, for the tests: found by their names, tests.arena.outside:first."""

import time

SEEN = []


def first(standing, hidden):
    """The first legal choice."""
    SEEN.append((standing, hidden))
    return hidden.choices()[0]


def timed(_standing, hidden, *, seconds):
    """A decision as a list, and how long it may take."""
    SEEN.append(seconds)
    return [hidden.choices()[-1]]


def slow_from_the_second_pair(standing, hidden):
    """Quick where seat 0 deals, as in the first pair of seed 0 and not in the next three."""
    if standing.dealer:
        time.sleep(100)
    return hidden.choices()[0]


def wrong(_standing, _hidden):
    """What no rule allows."""
    return 127


def broken(_standing, _hidden):
    """One that fails."""
    raise RuntimeError("no idea")


def leaving(_standing, _hidden):
    """One that ends the program."""
    raise SystemExit(3)


def undecided(_standing, _hidden):
    """One that gives no choice."""
    return


NO_PLAYER = 7
