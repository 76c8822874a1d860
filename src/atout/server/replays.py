"""Records to step through. A record is somebody's text: it is read in a worker, not in the event loop."""

from functools import lru_cache

import msgspec

from atout import registry
from atout.core import record
from atout.core.course import WATCHER, Chose, Course, Dealt, Resigned, TookBack
from atout.core.illegal import Illegal
from atout.core.view import Event
from atout.server.messages import Step
from atout.table.workers import Failed, Workers

OPEN = -2
"""The seat of a step with every hand open."""
LONGEST = 10.0
"""After how many seconds a record has taken too long."""


class Summary(msgspec.Struct, frozen=True):
    """What is to be known of a record before it is stepped through."""

    game: str
    steps: int
    names: list[str]


async def summary(workers: Workers, text: str) -> Summary:
    """The summary of a record; an Illegal says what is wrong with it."""
    try:
        return await workers.run(LONGEST, _summary, text)
    except Failed:
        raise Illegal("record-takes-too-long") from None


async def step(workers: Workers, text: str, number: int, seat: int) -> bytes:
    """A Step, written as JSON."""
    try:
        return await workers.run(LONGEST, _step, text, number, seat)
    except Failed:
        raise Illegal("record-takes-too-long") from None


# --- in a worker ------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _read(text: str) -> tuple[record.Record, list[int]]:
    """A record, and after how many entries each of its steps stands."""
    read = record.read(text, registry.find)
    course = _beginning(read.course)
    steps = []
    for number, entry in enumerate(read.course.entries, 1):
        course.apply(entry)
        if isinstance(entry, Dealt | Chose | TookBack | Resigned) and course.match.deal is not None:
            steps.append(number)
    if not steps:
        raise Illegal("record-nothing-in-it")
    return read, steps


def _beginning(course: Course) -> Course:
    return Course(course.game, course.options, course.first_dealer)


def _summary(text: str) -> Summary:
    read, steps = _read(text)
    return Summary(read.course.game.name, len(steps) - 1, read.names)


def _step(text: str, number: int, seat: int) -> bytes:
    read, steps = _read(text)
    if not 0 <= number < len(steps):
        raise Illegal("record-no-such-step", step=str(number)[:20], last=len(steps) - 1)
    if not OPEN <= seat < read.course.seats:
        raise Illegal("match-no-such-seat", seat_number=str(seat)[:20])
    viewer = WATCHER if seat == OPEN else seat
    before = steps[number - 1] if number else 0
    entries = read.course.entries
    course = _beginning(read.course).apply_all(entries[:before])
    seen = course.seen[viewer]
    course.apply_all(entries[before : steps[number]])
    events: list[Event] = [event for _, event in course.events(viewer, seen)]
    view = course.open_view() if seat == OPEN else course.view(seat)
    return msgspec.json.encode(Step(number, view, events))
