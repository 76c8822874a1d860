"""Before a deal: the server promises a secret, the players add parts of their own, and both are opened.

The secret is saved before its commitment is told, and the players' commitments before any part is opened:
whatever happens to the server, it goes on with the same ones. All this happens while a score sheet is read,
so that nobody waits for it but those who come to a first deal.
"""

from functools import partial
from typing import TYPE_CHECKING

from atout.core import fair
from atout.core.course import WATCHER, Again, Committed, Course, Dealt, Parts
from atout.core.fair import Luck, Proof
from atout.core.illegal import Illegal

if TYPE_CHECKING:
    from atout.table.table import Table


class Handshake:
    """How the parts of one deal come together: first a commitment of each player, then all are opened."""

    def __init__(self, table: str, luck: Luck, seats: int) -> None:
        self.number = luck.number
        self.commitment = luck.commitment
        self.draws = [fair.draw(chance) for chance in luck.declared]
        self.commitments = luck.commitments or [""] * seats
        self.opening = bool(luck.commitments)
        self.parts = [""] * seats
        self.late = False
        self.over = False
        self._head = fair.head(table, luck.number, self.draws)
        self._wrong: set[int] = set()

    def is_of(self, luck: Luck) -> bool:
        """Whether this is what was promised."""
        return (self.number, self.commitment) == (luck.number, luck.commitment)

    def commit(self, seat: int, commitment: str) -> None:
        """A player's commitment: the first that comes from a seat counts, from whichever window."""
        if self.opening:
            raise Illegal("fair-not-now")
        if not fair.is_digits(commitment):
            raise Illegal("fair-not-digits", text=commitment[:80])
        if self.commitments[seat]:
            raise Illegal("fair-twice")
        self.commitments = [*self.commitments[:seat], commitment, *self.commitments[seat + 1 :]]

    def begin_opening(self, commitments: list[str]) -> None:
        """Nobody can add a part any more."""
        self.commitments = commitments
        self.opening = True
        self.late = False

    def open(self, seat: int, part: str) -> None:
        """A player's part; one that was not promised is none."""
        if not self.opening or not self.commitments[seat]:
            raise Illegal("fair-not-now")
        if self.parts[seat] or seat in self._wrong:
            raise Illegal("fair-twice")
        if fair.promise_part(self._head, self.commitment, seat, part) != self.commitments[seat]:
            self._wrong.add(seat)
            raise Illegal("fair-wrong-part")
        self.parts[seat] = part

    def complete(self, present: set[int]) -> bool:
        """Whether there is nobody left to wait for."""
        if self.opening:
            told = zip(self.commitments, self.parts, strict=True)
            return all(part or not given or at in self._wrong for at, (given, part) in enumerate(told))
        return all(self.commitments[seat] for seat in present)


class Fair:
    """The promises of a table: one for each deal, made as soon as the deal before is over."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm = table.alarm()
        self.mark = fair.mark(table.id)
        self.handshake: Handshake | None = None
        self._again: Again | None = None

    @property
    def _course(self) -> Course:
        return self._table.course

    @property
    def awaited(self) -> bool:
        """Whether a deal is to come: the people have gathered, and none is being played."""
        match = self._table.course.match
        return (match.between or match.over) and not self._table.waiting.goes_on

    @property
    def ready(self) -> bool:
        """Whether all parts of the next deal are there."""
        luck, now = self._course.promised, self.handshake
        return luck is not None and now is not None and now.is_of(luck) and now.over

    def promise(self) -> Committed:
        """A secret that nobody knows, for the next deal."""
        return self._course.promise(self.mark, fair.new_secret())

    def dealt(self) -> Dealt:
        """The next deal: its chances follow from the secret and from the parts."""
        luck, now = self._course.promised, self.handshake
        if luck is None or now is None:
            raise Illegal("fair-nothing-promised")
        return Dealt(luck.draw(self.mark, now.parts), now.parts if any(now.parts) else [])

    def proof(self, told: int = 0) -> Proof | None:
        """What shows how the last deal came about: only when it is over, and not that of a deal ``told``."""
        if not self.awaited:
            return None
        last = next((luck for luck in reversed(self._course.luck) if luck.values is not None), None)
        return last.proof(self.mark) if last is not None and last.number not in {0, told} else None

    # --- what players add -------------------------------------------------------------------------------

    async def commit(self, seat: int, deal: int, commitment: str) -> None:
        """A player promises a part."""
        self._asked(seat, deal).commit(seat, commitment)
        await self._go_on()

    async def open(self, seat: int, deal: int, part: str) -> None:
        """A player opens the part; the wrong one is refused, and nobody waits for another."""
        try:
            self._asked(seat, deal).open(seat, part)
        finally:
            await self._go_on()

    def _asked(self, seat: int, deal: int) -> Handshake:
        if seat == WATCHER:
            raise Illegal("table-no-seat")
        now = self.handshake
        if now is None or now.over or now.number != deal:
            raise Illegal("fair-not-now")
        return now

    # --- what goes on by itself -------------------------------------------------------------------------

    async def again(self, entry: Again) -> None:
        """Another match: dealt at once, or as soon as the parts are there."""
        if self.ready:
            await self._table.enter(entry)
        else:
            self._again = entry

    async def wake(self) -> None:
        """A deal that is to come is promised as soon as somebody is here to whom it can be."""
        if not self.awaited:
            self.handshake = self._again = None
            self._alarm.clear()
        elif self._course.promised is not None:
            await self._follow(self._course.promised)
        elif self._table.present():
            await self._table.enter_unasked(self.promise(), self.wake)  # which wakes this again

    async def _follow(self, luck: Luck) -> None:
        if not self._table.present():
            return
        now = self.handshake
        if now is None or not now.is_of(luck):
            now = self.handshake = Handshake(self.mark, luck, self._course.seats)
        elif luck.commitments and not now.opening:
            now.begin_opening(luck.commitments)
        else:
            await self._go_on()
            return
        self._wait_for_all(now)
        for listener in self._table.listeners:
            listener.promised()
        await self._go_on()

    def _wait_for_all(self, now: Handshake) -> None:
        """Others are waited for longer than the only person at a table, who would notice it."""
        settings = self._table.settings
        seconds = self._table.by_company(settings.part, settings.part_alone)
        if seconds:
            self._alarm.set(seconds, partial(self._late, now, opening=now.opening))
        else:
            now.late = True

    async def _late(self, now: Handshake, *, opening: bool) -> None:
        if now is self.handshake and now.opening == opening:
            now.late = True
            await self._go_on()

    async def _go_on(self) -> None:
        """The next step, if everybody has done this one or its time is up."""
        now = self.handshake
        if now is None:
            return
        if not now.over and (now.late or now.complete(self._table.present())):
            if not now.opening and any(now.commitments):
                await self._table.enter_unasked(Parts(now.commitments), self.wake)  # which wakes this again
                return
            now.over = True
            self._alarm.clear()
        if now.over:
            await self._deal()

    async def _deal(self) -> None:
        if self._again is not None:
            await self._table.enter_unasked(self._again, self.wake)
        elif self._table.sheets.due:
            await self._table.enter_unasked(self.dealt(), self.wake)
