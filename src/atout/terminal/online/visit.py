"""A person's place at a table of a server: what was told last, and what can be asked for."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence

from atout.core.illegal import Illegal
from atout.core.view import Event, Text, View
from atout.server.messages import (
    Again,
    Choose,
    Claim,
    Continue,
    FromClient,
    FromServer,
    Gathered,
    Instruct,
    Mute,
    Numbered,
    Promised,
    Proven,
    Refused,
    Resign,
    Skip,
    State,
    TableInfo,
    TakeBack,
    Talked,
    Tried,
    Try,
)
from atout.table.quiet import Instruction
from atout.table.talk import Line as Words
from atout.terminal.online import parts
from atout.terminal.online.door import Door
from atout.terminal.online.keepsakes import Keepsakes
from atout.terminal.online.line import Line
from atout.terminal.online.trouble import heard

SECONDS = 20
"""How long an answer is waited for."""


class Visit:
    """The table as it was told last. What is asked for goes to the server, which tells what comes of it."""

    def __init__(self, door: Door, table: str, keepsakes: Keepsakes) -> None:
        self.door = door
        self.table_id = table
        self.gathered: Gathered | None = None
        self.state: State | None = None
        self.came = 0.0
        self.talk = Talked([])
        self.faults: list[Text] = []
        self._keepsakes = keepsakes
        self._line = Line(door, table)
        self._messages = self._line.messages()
        self._events: list[Numbered] = []
        self._seen = -1
        self._said: list[Words] = []
        self._heard: dict[int, Words] = {}
        self._unread: set[str] = set()
        self._remuted: set[str] = set()
        self._question: asyncio.Future[Tried] | None = None
        self._asked: list[int] = []
        self._tried: tuple[list[int], View] | None = None

    # --- coming and going -------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Come to the table, until it is seen; an Illegal says why it cannot be."""
        self._unread = set(self._keepsakes.muted())
        await self._line.open()
        try:
            async with asyncio.timeout(SECONDS):
                while self.gathered is None and self.state is None:
                    self._greeted(await anext(self._messages))
        except TimeoutError:
            raise Illegal("join-no-answer", place=self.door.place.at) from None
        finally:
            if self.gathered is None and self.state is None:
                await self.leave()

    def _greeted(self, message: FromServer | None) -> None:
        """What comes before the table is seen; who is shown out is told why."""
        if isinstance(message, Refused) and message.about == "table":
            raise heard(message.why, self.door.place)
        self.take(message)

    @property
    def messages(self) -> AsyncIterator[FromServer | None]:
        """What the server says; None where the connection is lost."""
        return self._messages

    async def leave(self) -> None:
        """Go."""
        await self._line.close()

    # --- what is told -----------------------------------------------------------------------------------

    def take(self, message: FromServer | None) -> None:
        """Something was told."""
        match message:
            case State():
                self._arrived(message)
                self._recall()
            case Gathered():
                self.gathered = message
                self._recall()
            case Tried():
                self._answered(message)
            case Promised():
                self._send(parts.answer(message, self._keepsakes))
            case Proven(proof):
                self.faults = parts.faults(proof, self._keepsakes.part(proof.table, proof.deal))
            case Talked():
                self._talked(message)
            case None:
                self._remuted.clear()  # a server that was started anew has forgotten it
                self._give_up(Illegal("ui-lost"))

    def _arrived(self, state: State) -> None:
        if self.state is None or state.settled > self.state.number or state.number < self.state.number:
            self._tried = None
        self.gathered, self.state, self.came = None, state, time.monotonic()
        self._events += [event for event in state.events if event.number > self._seen]
        self._seen = max([self._seen, *(event.number for event in state.events)])

    def _talked(self, talked: Talked) -> None:
        """All that is kept comes again with what was muted or is read again; each line is told once.

        A table that was read anew counts from the beginning: other lines have the same numbers then.
        """
        heard = self._heard
        if talked.whole:
            self.talk = talked
        if any(
            line.number in heard and not (talked.whole and heard[line.number] == line)
            for line in talked.lines
        ):
            heard.clear()
        self._said += [line for line in talked.lines if line.number not in heard]
        heard.update((line.number, line) for line in talked.lines)
        self._recall(talked.lines)

    def _recall(self, lines: Sequence[Words] = ()) -> None:
        """Who was muted before is muted again when the table has forgotten it; asked for once."""
        told = self.gathered or self.state
        here = {seat.person for seat in told.table.seats} if told else set()
        here |= {line.person for line in lines}
        forgotten = (self._unread & here) - {*self.talk.muted} - self._remuted
        for person in sorted(forgotten):
            self._remuted.add(person)
            self._send(Mute(person))

    def mute(self, person: str, *, muted: bool) -> None:
        """Read nothing more of what somebody says, or do again; nobody else is told."""
        self.ask(Mute(person, muted))
        (self._unread.add if muted else self._unread.discard)(person)
        self._keepsakes.mute(person, muted=muted)

    def people(self) -> list[tuple[str, int]]:
        """Whom one can mute, and where they sit: those at the seats, and those who have said something."""
        seats = self.table.seats
        sitting = {seat.person: at for at, seat in enumerate(seats) if seat.person}
        standing = [*(line.person for line in self._heard.values() if line.seat < 0), *self.talk.muted]
        found = sitting | {person: -1 for person in standing if person not in sitting}
        return [(person, at) for person, at in found.items() if person != self.talk.me]

    @property
    def table(self) -> TableInfo:
        """The table around the game."""
        told = self.gathered or self.state
        assert told is not None, "a table that was entered is seen"  # noqa: S101
        return told.table

    @property
    def seat(self) -> int:
        """The person's seat; -1 where they have none."""
        return next((at for at, seat in enumerate(self.table.seats) if seat.you), -1)

    @property
    def number(self) -> int:
        """What was seen last."""
        return 0 if self.state is None else self.state.number

    def news(self) -> list[Event]:
        """What happened since this was last asked."""
        events, self._events = self._events, []
        return [event.event for event in events]

    def said(self) -> list[Words]:
        """What people have said since this was last asked."""
        lines, self._said = self._said, []
        return lines

    def view_with(self, chosen: list[int]) -> View | None:
        """What the person sees with the parts of a decision that are chosen so far."""
        if self.state is None:
            return None
        return self._tried[1] if self._tried is not None and self._tried[0] == chosen else self.state.view

    # --- what is asked for ------------------------------------------------------------------------------

    def ask(self, message: FromClient) -> None:
        """Ask for something; an Illegal where nobody hears."""
        if not self._send(message):
            raise Illegal("ui-lost")

    def _send(self, message: FromClient | None) -> bool:
        return message is not None and self._line.send(message)

    async def attempt(self, chosen: list[int]) -> None:
        """Whether a decision can begin with these parts; an Illegal says why not."""
        if not chosen:
            self._tried = None
            return
        self._give_up(Illegal("table-stale"))
        self._question = asyncio.get_running_loop().create_future()
        self._asked = chosen
        self.ask(Try(self.number, chosen))
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._question
        except TimeoutError:
            raise Illegal("ui-no-answer") from None
        if answer.why is not None:
            raise Illegal.of(answer.why)
        if answer.view is not None:
            self._tried = chosen, answer.view

    def _answered(self, tried: Tried) -> None:
        if self._question is not None and not self._question.done() and tried.after == self._asked:
            self._question.set_result(tried)

    def refused_to_try(self, why: Illegal) -> None:
        """What was to be tried was not even looked at."""
        self._give_up(why)

    def _give_up(self, why: Illegal) -> None:
        if self._question is not None and not self._question.done():
            self._question.set_exception(why)
        self._question = None

    @property
    def instruction(self) -> Instruction:
        """What is to be done when the person is asked in secret."""
        return self.table.answer

    def choose(self, *choices: int) -> None:
        """Decide."""
        self.ask(Choose(self.number, list(choices)))

    def claim(self) -> None:
        """Take the rest of the deal."""
        self.ask(Claim(self.number))

    def go_on(self) -> None:
        """The score is read."""
        self.ask(Continue(self.number))

    def again(self) -> None:
        """Another match."""
        self.ask(Again(self.number))

    def take_back(self) -> None:
        """Back to the last decision."""
        self.ask(TakeBack(self.number))

    def resign(self) -> None:
        """Give the match up."""
        self.ask(Resign(self.number))

    def skip(self) -> None:
        """On to where the person is asked."""
        self.ask(Skip())

    def instruct(self, answer: Instruction) -> None:
        """Say what is to be done when the person is asked in secret."""
        self.ask(Instruct(answer))
