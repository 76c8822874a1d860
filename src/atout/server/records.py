"""Records: a table's, and those that are stepped through. All is done in a worker, not in the event loop."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar

import msgspec

from atout import registry
from atout.core import fair, options, record
from atout.core.course import WATCHER, Again, Committed, Course, Dealt, Entry, Parts, Visible
from atout.core.illegal import Illegal
from atout.core.view import Event
from atout.server.messages import DealProof, Step
from atout.table.names import COMPUTER
from atout.table.store import Kept
from atout.table.workers import Failed, Workers

P = ParamSpec("P")
T = TypeVar("T")

OPEN = -2
"""The seat of a step with every hand open."""
BEFORE_LEVEL = f"{COMPUTER} "
"""What stands before a computer player's level in a record."""
LONGEST = 10.0
"""After how many seconds a record has taken too long."""


class Summary(msgspec.Struct, frozen=True):
    """What is to be known of a record before it is stepped through."""

    game: str
    steps: int
    names: list[str]


async def written(readers: Workers, kept: Kept) -> str:
    """The record of a table, without the deal that is being played."""
    return await _run(readers, _written, kept)


async def summary(readers: Workers, text: str) -> Summary:
    """The summary of a record; an Illegal says what is wrong with it."""
    return await _run(readers, _summary, text)


async def step(readers: Workers, text: str, number: int, seat: int) -> bytes:
    """A Step, written as JSON."""
    return await _run(readers, _step, text, number, seat)


async def proofs(readers: Workers, text: str) -> bytes:
    """A list of DealProofs, written as JSON."""
    return await _run(readers, _proofs, text)


async def _run(readers: Workers, job: Callable[P, T], *args: P.args, **none: P.kwargs) -> T:
    try:
        return await readers.run(LONGEST, job, *args, **none)
    except Failed:
        raise Illegal("record-takes-too-long") from None


# --- in a worker ------------------------------------------------------------------------------------


def _written(kept: Kept) -> str:
    names = [f"{BEFORE_LEVEL}{seat.level}" if seat.level else seat.name for seat in kept.seats]
    return record.write(record.Record(_finished(kept), names, kept.made[:10], fair.mark(kept.id)))


def _finished(kept: Kept) -> Course:
    """The deals of a table that are over: the running one, or the next, would tell what is hidden."""
    game = registry.find(kept.game)
    house_rules = options.build(game.options, kept.options)
    course = Course(game, house_rules).apply_all(kept.entries)
    entries = kept.entries
    if not (course.match.over or course.match.between):
        entries = entries[: max(at for at, entry in enumerate(entries) if isinstance(entry, Dealt))]
        course = Course(game, house_rules).apply_all(entries)
    if course.promised is not None:
        entries = _without_promise(entries)
    if entries and isinstance(entries[-1], Again):
        entries = entries[:-1]
    if not any(isinstance(entry, Dealt) for entry in entries):
        raise Illegal("record-nothing-yet")
    return Course(game, house_rules).apply_all(entries)


def _without_promise(entries: list[Entry]) -> list[Entry]:
    """The entries without the last promise, by which the next deal will be dealt, or is."""
    last = max(at for at, entry in enumerate(entries) if isinstance(entry, Committed))
    return entries[:last] + [entry for entry in entries[last + 1 :] if not isinstance(entry, Parts)]


@lru_cache(maxsize=4)
def _read(text: str) -> tuple[record.Record, list[int]]:
    """A record, and after how many entries each of its steps stands."""
    read = record.read(text, registry.find)
    course = read.course.anew()
    steps = []
    for number, entry in enumerate(read.course.entries, 1):
        course.apply(entry)
        if isinstance(entry, Visible) and course.match.deal is not None:
            steps.append(number)
    if not steps:
        raise Illegal("record-nothing-in-it")
    return read, steps


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
    course = read.course.anew().apply_all(entries[:before])
    seen = course.seen[viewer]
    course.apply_all(entries[before : steps[number]])
    events: list[Event] = [event for _, event in course.events(viewer, seen)]
    view = course.open_view() if seat == OPEN else course.view(seat)
    return msgspec.json.encode(Step(number, view, events))


def _proofs(text: str) -> bytes:
    read, _ = _read(text)
    found, dealt = [], 0
    for luck in read.course.luck:
        dealt += luck.values is not None
        proof = luck.proof(read.table) if luck.number else None
        found.append(DealProof(0 if luck.values is None else dealt, proof))
    return msgspec.json.encode(found)
