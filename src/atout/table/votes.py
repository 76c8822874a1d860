"""A vote to end the match, when somebody has left: of the people who are here, for a limited time.

While it lasts it is nowhere kept; what comes of it is an entry.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from atout.core.course import Voted
from atout.core.illegal import Illegal

if TYPE_CHECKING:
    from atout.table.table import Table

MOST_CAST = 3
"""How often somebody may vote, and think better of it, in one vote."""


class Ballot(msgspec.Struct, frozen=True):
    """A vote that goes on: who called it, who is for ending and who against, how many must be for it."""

    caller: int
    yes: list[int]
    no: list[int]
    needed: int
    left: float


class Votes:
    """The votes of a table, one at a time."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self._caller: int | None = None
        self._votes: dict[int, bool] = {}
        self._cast: Counter[int] = Counter()
        self._outcome: Voted | None = None
        self._until = 0.0

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    @property
    def open(self) -> Ballot | None:
        """The vote that goes on; it is counted among those who are here."""
        if self._caller is None:
            return None
        here = self._table.present()
        yes = sorted(seat for seat in here if self._votes.get(seat) is True)
        no = sorted(seat for seat in here if self._votes.get(seat) is False)
        left = round(max(0.0, self._until - self._now()), 1)
        return Ballot(self._caller, yes, no, len(here) // 2 + 1, left)

    def may_call(self, seat: int) -> bool:
        """Whether this seat can call a vote now: somebody has left, and the last vote is some time ago."""
        can_be = self._misses_somebody(seat) and self._table.course.match.goes_on
        return can_be and self._caller is None and self._now() >= self._until

    def _misses_somebody(self, seat: int) -> bool:
        """Whether anyone but this seat has left."""
        away = self._table.course.stand_ins
        return len(away) > (seat in away)

    async def call(self, seat: int) -> None:
        """A seat wants the match ended; it votes for it."""
        if self._caller is not None:
            raise Illegal("vote-goes-on")
        if not self._misses_somebody(seat):
            raise Illegal("vote-nobody-left")
        self._table.course.match.check_goes_on()
        if self._now() < self._until:
            raise Illegal("vote-too-soon")
        self._caller, self._votes = seat, {}
        self._cast.clear()
        self._until = self._now() + self._table.settings.vote
        self._alarm.set(self._table.settings.vote, self._close)
        await self.vote(seat, end=True)

    async def vote(self, seat: int, *, end: bool) -> None:
        """A seat votes, or thinks better of it."""
        if self._caller is None:
            raise Illegal("vote-none")
        if self._votes.get(seat) is end:
            return
        if self._cast[seat] == MOST_CAST:
            raise Illegal("vote-stands")
        self._cast[seat] += 1
        self._votes[seat] = end
        await self.count()
        if self._caller is not None:
            await self._table.show()

    async def count(self) -> None:
        """Once it is decided it is over."""
        ballot = self.open
        if ballot is None:
            return
        could = len(self._table.present()) - len(ballot.no)
        if len(ballot.yes) >= ballot.needed or could < ballot.needed:
            await self._close()

    def wake(self) -> None:
        """With the match over there is nothing to vote on."""
        if self._table.course.match.over:
            self._outcome = None
            if self._caller is not None:
                self._forget()

    def _forget(self) -> None:
        self._caller = None
        self._alarm.clear()
        self._until = self._now() + self._table.settings.vote_again

    async def _close(self) -> None:
        """The outcome is entered."""
        ballot = self.open
        if ballot is None:
            return
        self._forget()
        ended = len(ballot.yes) >= ballot.needed
        self._outcome = Voted(ballot.caller, ballot.yes, ballot.no, ended)
        await self._enter()

    async def _enter(self) -> None:
        if self._outcome is not None and await self._table.enter_unasked(self._outcome, self._enter):
            self._outcome = None
