"""What people say to each other at a table: short lines and quick phrases, kept while it is in use.

It is never in a record, nor in the store. A phrase is a key: each reader reads it in their own language.
"""

import asyncio
import hashlib
from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from atout.core.course import WATCHER
from atout.core.illegal import Illegal
from atout.table.writing import BREAK, JOINERS, one_line

if TYPE_CHECKING:
    from atout.table.listener import Listener
    from atout.table.table import Table

LONGEST = 200
KEPT = 60
"""So many of the last lines are shown to who comes."""
SECONDS = 1.5
"""After how long another line may be said, if several were said at once."""
AT_ONCE = 4
MOST_REMEMBERED = 200
"""Of so many readers it is remembered whom they do not read; their browsers know it as well."""
PHRASES = ("hello", "good_luck", "well_played", "one_moment", "thanks", "sorry", "play_on", "good_game")
"""The words know each as ``phrase-NAME``."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody said: ``text`` as they wrote it, or a ``phrase``; ``seat`` is -1 for a watcher.

    ``person`` tells people apart who share a name, and says nothing about who they are.
    """

    number: int
    person: str
    seat: int
    name: str = ""
    text: str = ""
    phrase: str = ""


class Heard(msgspec.Struct, frozen=True):
    """What a reader hears: all of it, with those that the reader has muted left out."""

    lines: list[Line]
    muted: list[str]
    may: bool
    me: str


class Talk:
    """The talk of a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._lines: deque[Line] = deque(maxlen=KEPT)
        self._number = 0
        self._muted: dict[str, set[str]] = {}
        self._from: dict[str, float] = {}

    # --- who may ----------------------------------------------------------------------------------------

    def may_say(self, seat: int) -> bool:
        """Whether who sits here, or a watcher, may say something."""
        return seat != WATCHER or self._table.terms.watchers == "talk"

    def may_read(self, seat: int) -> bool:
        """Whether who sits here, or a watcher, may read it."""
        return seat != WATCHER or self._table.terms.watchers != "nothing"

    def person(self, session: str) -> str:
        """What tells a session from others at this table, without naming it."""
        return person_at(self._table.id, session)

    def heard(self, listener: "Listener") -> Heard:
        """What this reader may read now."""
        muted = self._muted.get(listener.session, set())
        readable = self._lines if self.may_read(listener.seat) else []
        lines = [line for line in readable if line.person not in muted]
        return Heard(lines, sorted(muted), self.may_say(listener.seat), self.person(listener.session))

    # --- saying -----------------------------------------------------------------------------------------

    async def say(self, listener: "Listener", text: str, phrase: str) -> None:
        """A line, told to all who may read it and have not muted the one who says it."""
        if not self.may_say(listener.seat) or not listener.session:
            raise Illegal("talk-not-here")
        if phrase and (phrase not in PHRASES or text):
            raise Illegal("talk-no-such-phrase")
        written = "" if phrase else cleaned(text)
        self._forget()
        self._check_pace(listener.session)
        self._number += 1
        name = self._table.seats[listener.seat].name if listener.seat != WATCHER else ""
        person = self.person(listener.session)
        self._lines.append(Line(self._number, person, listener.seat, name, written, phrase))
        for other in self._table.listeners:
            if self.may_read(other.seat) and person not in self._muted.get(other.session, ()):
                other.talked()

    def _check_pace(self, session: str) -> None:
        """Several at once, then one after the other."""
        now = asyncio.get_running_loop().time()
        full = now - AT_ONCE * SECONDS
        start = max(self._from.get(session, full), full)
        if start + SECONDS > now:
            raise Illegal("talk-too-fast")
        self._from[session] = start + SECONDS

    def _forget(self) -> None:
        """Of very many readers, and of those who have said something, only who is here is remembered."""
        here = {other.session for other in self._table.listeners}
        for kept in (self._muted, self._from):
            if len(kept) > MOST_REMEMBERED:
                for session in kept.keys() - here:
                    del kept[session]

    async def mute(self, listener: "Listener", person: str, *, muted: bool) -> None:
        """A reader does not want to read somebody, or does again; in all of the reader's windows."""
        known = {line.person for line in self._lines} | {
            self.person(seat.session) for seat in self._table.seats if seat.session
        }
        if not listener.session or (person not in known and muted):
            raise Illegal("talk-no-such-person")
        self._forget()
        mine = self._muted.setdefault(listener.session, set())
        (mine.add if muted else mine.discard)(person)
        for other in self._table.listeners:
            if other.session == listener.session:
                other.talked(whole=True)

    def handed_over(self, guest: str, who: str) -> None:
        """What a guest has said was said by somebody else; who is muted stays so, for them and by others."""
        before, after = self.person(guest), self.person(who)
        lines = [replace(line, person=after) if line.person == before else line for line in self._lines]
        self._lines = deque(lines, maxlen=KEPT)
        self._muted.setdefault(who, set()).update(self._muted.pop(guest, ()))
        for muted in self._muted.values():
            if before in muted:
                muted.add(after)
        for other in self._table.listeners:
            other.talked(whole=True)


@lru_cache(maxsize=50_000)
def person_at(table: str, session: str) -> str:
    """What tells a session from others at a table; asked again with every message."""
    return hashlib.sha256(f"{table} {session}".encode()).hexdigest()[:12]


def cleaned(text: str) -> str:
    """A line as it is shown; an Illegal if nothing of it can be seen, or it is too long."""
    line = one_line(text, LONGEST, JOINERS + BREAK)
    if not line:
        raise Illegal("talk-empty")
    if len(line) > LONGEST:
        raise Illegal("talk-long", limit=LONGEST)
    return line
