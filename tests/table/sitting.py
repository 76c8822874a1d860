"""A table whose clock is the test's: it jumps to whatever is waited for, so moments can be compared exactly."""

import asyncio
import selectors
from contextlib import asynccontextmanager
from functools import partial

from atout.core.course import WATCHER
from atout.core.options import as_dict
from atout.table.gathering import Gathering, Setup, new_invite
from atout.table.hall import Hall, new_id
from atout.table.settings import Settings
from atout.table.store import Kept, Seat, now
from atout.table.terms import Terms

SETTINGS = Settings(secret=4, move=0.5, part=0, part_alone=0)


class Clock(selectors.DefaultSelector):
    """A selector that never waits: the time for which it should have waited is over at once."""

    now = 0.0

    def select(self, timeout=None):
        events = super().select(0 if timeout else timeout)
        if not events and timeout:
            self.now += timeout
        return events


class Loop(asyncio.SelectorEventLoop):
    """A loop that lives by the test's clock."""

    def __init__(self):
        self.clock = Clock()
        super().__init__(self.clock)

    def time(self):
        return self.clock.now


def run(coroutine):
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(coroutine)


def moment():
    return round(asyncio.get_running_loop().time(), 3)


def may(table, seat):
    """What a seat can ask for, as it sees the table; nothing before there is a deal to see."""
    if table.course.match.deal is None:
        return []
    return table.may(seat, table.view(seat))


class Window:
    """A connection that writes down when it hears something, and what it then sees."""

    def __init__(self, table, seat):
        self.table = table
        self.seat = seat
        self.session = f"s{seat}" if seat >= 0 else "w"
        self.heard = []

    def changed(self):
        self.heard.append((moment(), self.table.course.seen[self.seat], may(self.table, self.seat)))

    def promised(self):
        pass

    def talked(self, *, whole=False):
        pass

    def refused(self, about, why):
        raise AssertionError(about, why)

    def dropped(self):
        raise AssertionError


@asynccontextmanager
async def sitting(folder, course, computers=(), settings=SETTINGS, terms=None):
    """The table of a course, where everybody and a watcher listen."""
    hall = await Hall.open(folder, settings)
    seats = [Seat(level="easy") if at in computers else Seat(session=f"s{at}") for at in range(course.seats)]
    options = as_dict(course.options)
    setup = Setup(public=True, people=terms or Terms())
    gathering = Gathering(course.game.name, options, seats, "s0", new_invite(), setup, begun=True)
    kept = Kept(new_id(), course.game.name, options, seats, course.entries, now(), gathering)
    await hall.store.add_table(kept)
    table = await hall.table(kept.id)
    table.hall = hall
    table.windows = {
        seat: Window(table, seat) for seat in [*range(course.seats), WATCHER] if seat not in computers
    }
    for window in table.windows.values():
        table.post(partial(table.join, window))
    await asyncio.sleep(0.001)
    for window in table.windows.values():
        window.heard.clear()
    try:
        yield table
    finally:
        await hall.close()


async def decide(table, seat, *choices):
    await table.choose(seat, table.course.seen[seat], list(choices))


async def go(table, *seats):
    """These are away now."""
    for seat in seats:
        await table.leave(table.windows[seat])


async def come(table, *seats):
    """These are here again."""
    for seat in seats:
        await table.join(table.windows[seat])
    await asyncio.sleep(0.001)
