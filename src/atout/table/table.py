"""A match with people: seats, computers, watchers; one mailbox, and one who empties it.

Whatever happens at a table happens in the jobs of its mailbox, one after the other: decisions, the
thoughts of computer players, time running out, coming and going. A job that enters something saves it
first and tells it then.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from atout import registry
from atout.core import chances, options
from atout.core.course import (
    WATCHER,
    Again,
    Chose,
    Claimed,
    Continued,
    Course,
    Dealt,
    Entry,
    Resigned,
    TookBack,
)
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.view import Refusal, Text, View
from atout.table.quiet import QuietTime, quiet_time
from atout.table.settings import Settings
from atout.table.shown import plays_itself, view_of
from atout.table.store import Kept, NotSaved, Store, Taken
from atout.table.thinkers import HINT, decide_whole
from atout.table.workers import Workers

_log = logging.getLogger(__name__)

LONGEST_DECISION = 128

Job = Callable[[], Awaitable[None]]
Answer = Callable[[list[int]], Awaitable[None]]
Advise = Callable[[list[int], Text], None]


class Listener(Protocol):
    """A connection to a table: of a seat, or of a watcher (-1)."""

    seat: int

    def changed(self) -> None:
        """Something is to be seen; it has been saved."""

    def refused(self, about: str, why: Refusal) -> None:
        """What was asked is not done."""

    def dropped(self) -> None:
        """The table is broken: come again."""


class Table:
    """One table. Its fields may be read in jobs alone: elsewhere they may not have been saved yet."""

    def __init__(self, kept: Kept, store: Store, workers: Workers, settings: Settings) -> None:
        """``kept`` is the table as the store has it."""
        self.id = kept.id
        self.game: Game = registry.find(kept.game)
        self.house_rules = kept.options
        self.options: Options = options.build(self.game.options, kept.options)
        self.seats = kept.seats
        self.course = self._replayed(kept.entries)
        self._store = store
        self._workers = workers
        self._settings = settings
        self._listeners: list[Listener] = []
        self._mailbox: asyncio.Queue[Job] = asyncio.Queue()
        self._busy = False
        self._thinking: asyncio.Task[None] | None = None
        self._quiet_time: QuietTime | None = None
        self._span: asyncio.Task[None] | None = None
        self._answer: list[int] = []
        self._hints: dict[int, asyncio.Task[None]] = {}
        self._sheet: asyncio.Task[None] | None = None
        self._last: dict[int, tuple[int, list[int]]] = {}
        self.broken = False
        self.quiet_since = self._now()
        self._consumer = asyncio.create_task(self._consume())
        self.post(self._wake)

    def _replayed(self, entries: list[Entry]) -> Course:
        return Course(self.game, self.options).apply_all(entries)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # --- the mailbox ------------------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Put a job into the mailbox."""
        self._mailbox.put_nowait(job)

    def ask(self, listener: Listener, about: str, job: Job) -> None:
        """Put a request into the mailbox; a refusal goes to the one who asked."""
        self.post(partial(self._asked, listener, about, job))

    async def _asked(self, listener: Listener, about: str, job: Job) -> None:
        try:
            await job()
        except Illegal as illegal:
            listener.refused(about, illegal.refusal)
        except Taken:
            listener.refused(about, Refusal(Text("table-stale")))
        except Exception:  # noqa: BLE001  a fault in one request must not close the table to all
            _log.exception("table %s: %s failed", self.id, about)
            listener.refused(about, Refusal(Text("table-fault")))

    async def _consume(self) -> None:
        while not self.broken:
            job = await self._mailbox.get()
            self._busy = True
            try:
                await job()
            except Exception:  # noqa: BLE001  as above
                _log.exception("table %s: a job failed", self.id)
                self._break()
            self._busy = False
            self.quiet_since = self._now()

    def _break(self) -> None:
        """This should not happen: everybody comes back to the table as the store has it."""
        self.broken = True
        for listener in self._listeners:
            listener.dropped()

    @property
    def quiet(self) -> bool:
        """Nobody looks, and nothing is going on."""
        going_on = self._busy or self._thinking is not None or self._hints
        return not (self._listeners or going_on or self._mailbox.qsize())

    async def close(self) -> None:
        """Stop; the store has all."""
        waiting = [self._consumer, self._thinking, self._span, self._sheet, *self._hints.values()]
        tasks = [task for task in waiting if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- coming and going -------------------------------------------------------------------------------

    def seat_of(self, session: str) -> int:
        """The seat of a session, or a watcher's."""
        mine = (at for at, seat in enumerate(self.seats) if session and seat.session == session)
        return next(mine, WATCHER)

    def present(self) -> set[int]:
        """The seats of people who are here."""
        return {listener.seat for listener in self._listeners} - {WATCHER}

    async def join(self, listener: Listener) -> None:
        """Somebody looks at the table."""
        came = listener.seat not in self.present()
        self._listeners.append(listener)
        listener.changed()
        if came:
            self._presence_changed(listener)
        self._time_sheet()

    async def leave(self, listener: Listener) -> None:
        """Somebody does not look any more."""
        self._listeners.remove(listener)
        if listener.seat in self.present():
            return
        self._presence_changed(listener)
        if self._sheet is not None and self._sheet_is_read():
            await self._next_deal(self._sheet)
        self._time_sheet()

    def _presence_changed(self, listener: Listener) -> None:
        if listener.seat == WATCHER:
            return
        for other in self._listeners:
            if other is not listener:
                other.changed()

    # --- what a player sees and can ask for -------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What this seat, or a watcher, sees now."""
        return view_of(self.course, seat, self._quiet_time, last_card=self._settings.last_card)

    def _plays_itself(self) -> bool:
        """Whether the card in turn is the last, as all can see: nobody has to play it."""
        return plays_itself(self.course, last_card=self._settings.last_card)

    def _waits(self, seat: int) -> bool:
        """Whether this seat waits for the end of the quiet time."""
        return self._quiet_time is not None and self._quiet_time.waits(self.course, seat)

    def may(self, seat: int, view: View | None = None) -> list[str]:
        """What a seat can ask for now; its View, where it is made already, knows of a claim."""
        if seat == WATCHER:
            return []
        course = self.course
        if course.match.over:
            return ["again"]
        if course.match.between:
            return ["resign"] if seat in course.continued else ["continue", "resign"]
        decides = course.turn == seat and not self._waits(seat) and not self._plays_itself()
        able = ["choose", "hint"] if decides else []
        if decides and (course.may_claim(seat) if view is None else view.claim):
            able.append("claim")
        if self._alone(seat) and course.last_decision(seat) is not None:
            able.append("take_back")
        return [*able, "resign"]

    def _alone(self, seat: int) -> bool:
        """All others are computers."""
        return all(other.level for at, other in enumerate(self.seats) if at != seat)

    async def choose(self, seat: int, number: int, choices: list[int]) -> None:
        """A decision of a seat that had seen the table up to ``number``."""
        if self._last.get(seat) == (number, choices):
            raise Illegal("table-twice")
        self._check_turn(seat, number)
        self._check_choices(choices)
        quiet = self._quiet_time
        await self._enter(Chose(seat, choices))
        self._last[seat] = (number, choices)
        if quiet is not None and quiet is self._quiet_time and self._alone(seat):
            self._begin_span()

    def attempt(self, seat: int, number: int, choices: list[int]) -> list[int]:
        """The legal choices after these; nothing changes."""
        self._check_turn(seat, number)
        self._check_choices(choices)
        return self.course.attempt(seat, choices)

    def preview(self, seat: int, parts: list[int]) -> View | None:
        """What a seat sees while it puts a decision together: after an ``attempt`` that was not refused."""
        return self.course.preview(seat, parts)

    async def take_back(self, seat: int, number: int) -> None:
        """Back to this player's last decision."""
        self._check_number(seat, number)
        if not self._alone(seat):
            raise Illegal("table-take-back-alone")
        if self.course.match.over:
            raise Illegal("match-over")
        to = None if self.course.match.between else self.course.last_decision(seat)
        if to is None:
            raise Illegal("match-nothing-to-take-back")
        await self._enter(TookBack(seat, to))

    async def claim(self, seat: int, number: int) -> None:
        """The rest of the deal, which is certain."""
        self._check_turn(seat, number)
        await self._enter(Claimed(seat))

    async def resign(self, seat: int, number: int) -> None:
        """Give up the match. Others may have decided something meanwhile: that does not matter here."""
        self._check_known(seat, number)
        await self._enter(Resigned(seat))

    async def go_on(self, seat: int, number: int) -> None:
        """The score sheet has been read. Others may have said so meanwhile."""
        self._check_known(seat, number)
        await self._enter(Continued(seat))

    async def again(self, seat: int, number: int) -> None:
        """Another match, the next player dealing."""
        self._check_number(seat, number)
        if not self.course.match.over:
            raise Illegal("match-not-over")
        await self._enter(Again(seat, self.course.next_dealer()))

    async def hint(self, seat: int, number: int, listener: Listener, advise: Advise) -> None:
        """What an expert would choose; ``advise`` is told, if the seat still has to decide then."""
        self._check_turn(seat, number)
        if seat in self._hints:
            raise Illegal("hint-coming")
        tell = partial(self._hint, seat, self.course.number, advise)
        self._hints[seat] = asyncio.create_task(self._think_of_hint(seat, listener, tell))

    async def _think_of_hint(self, seat: int, listener: Listener, tell: Answer) -> None:
        known = self.course.match.standing(), self.course.hidden(seat)
        try:
            choices = await decide_whole(self._workers, self.game, *known, HINT)
            self.ask(listener, "hint", partial(tell, choices))
        finally:
            del self._hints[seat]

    async def _hint(self, seat: int, number: int, advise: Advise, choices: list[int]) -> None:
        """Of a decision of several choices the parts are advised, and what completes it is named."""
        if self.course.number != number:
            raise Illegal("table-stale")
        *parts, last = choices
        view = self.course.preview(seat, parts)
        if view is None:
            parts, last, view = [], choices[0], self.course.view(seat)
        advise(parts or [last], next(found.label for found in view.choices if found.choice == last))

    # --- checks -----------------------------------------------------------------------------------------

    def _check_known(self, seat: int, number: int) -> None:
        if seat == WATCHER:
            raise Illegal("table-no-seat")
        if not 0 <= number <= self.course.seen[seat]:
            raise Illegal("table-number-unknown", number=_shown(number))

    def _check_number(self, seat: int, number: int) -> None:
        self._check_known(seat, number)
        if number < self.course.seen[seat]:
            raise Illegal("table-stale")

    def _check_turn(self, seat: int, number: int) -> None:
        self._check_number(seat, number)
        if self.course.match.over:
            raise Illegal("match-over")
        if self.course.match.between:
            raise Illegal("match-no-deal")
        if self._waits(seat):
            raise Illegal("table-quiet")
        if self.course.turn != seat:
            raise Illegal("match-not-your-turn")

    def _check_choices(self, choices: list[int]) -> None:
        if len(choices) > LONGEST_DECISION:
            raise Illegal("table-too-many-choices", limit=LONGEST_DECISION)
        for choice in choices:
            if not 0 <= choice < self.game.choices:
                raise Illegal("table-no-such-choice", choice=_shown(choice))

    # --- save, then tell --------------------------------------------------------------------------------

    async def _enter(self, entry: Entry) -> None:
        """Play it, save it, tell it; or refuse it, with nothing changed."""
        before, seen = self.course.number, list(self.course.seen)
        was_over = self.course.match.over
        try:
            self.course.apply(entry)
            if self._deal_is_due():
                self.course.apply(self._dealt())
            over = self.course.match.over
            fresh = self.course.entries[before:]
            await self._store.append(self.id, before + 1, fresh, is_over=over if over != was_over else None)
        except BaseException as error:
            if self.course.number != before:
                self.course = self._replayed(self.course.entries[:before])
            if isinstance(error, Taken):
                await self._reload()
            raise
        await self._tell([listener for listener in self._listeners if self._news(listener, seen)])

    def _news(self, listener: Listener, seen: list[int]) -> bool:
        """Whether there is anything that this listener may know of: others' secret decisions are not."""
        return self.course.seen[listener.seat] != seen[listener.seat]

    async def _enter_unasked(self, entry: Entry, again: Job) -> bool:
        """What nobody has asked for: where it cannot be saved, all are told, and it is tried again."""
        try:
            await self._enter(entry)
        except Taken:
            return False
        except NotSaved as refused:
            for listener in self._listeners:
                listener.refused("", refused.refusal)
            self._thinking = asyncio.create_task(self._later(again))
            return False
        return True

    async def _later(self, job: Job) -> None:
        await asyncio.sleep(self._settings.retry)
        self.post(job)

    async def _reload(self) -> None:
        """Somebody else has appended: the table is what the store says."""
        kept = await self._store.table(self.id)
        self.course = self._replayed(kept.entries)
        await self._tell(self._listeners)

    async def _tell(self, listeners: list[Listener]) -> None:
        self._keep_quiet()
        for listener in listeners:
            listener.changed()
        await self._wake()

    async def _wake(self) -> None:
        """Whoever has to do something now without being asked begins to."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        self._keep_quiet()
        self._await_computer()
        self._time_sheet()

    # --- quiet time -------------------------------------------------------------------------------------

    def _keep_quiet(self) -> None:
        """While somebody may be asked in secret, the same time passes whoever is asked."""
        last, self._quiet_time = self._quiet_time, quiet_time(self.course, self._quiet_time)
        if self._quiet_time is not last:
            self._begin_span()

    def _begin_span(self) -> None:
        """The clock of a span; at its end nothing is left of what was meant for it."""
        self._answer = []
        if self._span is not None:
            self._span.cancel()
            self._span = None
        if self._quiet_time is not None and not self._quiet_time.over:
            self._span = asyncio.create_task(self._run_span(self._quiet_time))

    async def _run_span(self, quiet: QuietTime) -> None:
        await asyncio.sleep(quiet.spans[quiet.at] * self._secret)
        self.post(partial(self._end_span, quiet))

    @property
    def _secret(self) -> float:
        """The time for a secret answer; computers learn nothing from a pause."""
        people = sum(not seat.level for seat in self.seats)
        return self._settings.secret if people > 1 else self._settings.secret_alone

    async def _end_span(self, quiet: QuietTime) -> None:
        """A computer's answer is entered only now; where there is none, the game says what is chosen."""
        while quiet is self._quiet_time and (seat := quiet.asked(self.course)) >= 0:
            if not self.seats[seat].level and self._alone(seat):
                return  # the answer ends the span
            choices = self._answer or [self.course.match.deal.unanswered()]
            if not await self._enter_unasked(Chose(seat, choices), partial(self._end_span, quiet)):
                return
            self._answer = []
        if quiet is self._quiet_time:
            quiet.at += 1
            self._begin_span()
            await self._tell([one for one in self._listeners if not self._waits(one.seat)])

    # --- computers --------------------------------------------------------------------------------------

    def _await_computer(self) -> None:
        seat = self.course.turn
        if seat >= 0 and (self.seats[seat].level or self._plays_itself()) and not self._waits(seat):
            tell = partial(self._computer, seat, self.course.number)
            self._thinking = asyncio.create_task(self._think(seat, tell))

    async def _think(self, seat: int, tell: Answer) -> None:
        known = self.course.match.standing(), self.course.hidden(seat)
        level = self.seats[seat].level
        choices = await decide_whole(self._workers, self.game, *known, level, *self._time())
        self.post(partial(tell, choices))

    def _time(self) -> tuple[float, float | None]:
        """How many seconds a computer thinks at least and at most."""
        quiet = self._quiet_time
        if quiet is not None and not quiet.over:
            return 0, quiet.spans[quiet.at] * self._secret / 4
        if self.course.match.deal.quiet:
            return 0, None
        return (0, self._settings.alone) if self._people_are_out() else (self._settings.move, None)

    def _people_are_out(self) -> bool:
        """Computers among themselves hurry: nobody can do anything but wait for the end of the deal."""
        people = (at for at, seat in enumerate(self.seats) if not seat.level)
        return all(self.course.match.is_out(at) for at in people)

    async def _computer(self, seat: int, number: int, choices: list[int]) -> None:
        """What a computer has thought of enters; too late, and it is dropped. In secret it is held back."""
        if number != self.course.number:
            return
        self._thinking = None
        if self._quiet_time is not None and not self._quiet_time.over:
            self._answer = choices
            return
        await self._enter_unasked(Chose(seat, choices), partial(self._computer, seat, number, choices))

    # --- between deals ----------------------------------------------------------------------------------

    def _dealt(self) -> Dealt:
        return Dealt(chances.draw(self.course.match.chances(), chances.at_a_table()))

    def _deal_is_due(self) -> bool:
        """A match begins, or everybody has read the score sheet."""
        match = self.course.match
        return match.between and not match.over and (match.deal is None or self._sheet_is_read())

    def _sheet_is_read(self) -> bool:
        """By everyone who is here. While nobody is here, nobody reads."""
        present = self.present()
        return bool(present) and present <= self.course.continued

    def _time_sheet(self) -> None:
        """The time of a score sheet runs while somebody is here."""
        match = self.course.match
        if match.between and not match.over and self.present():
            self._sheet = self._sheet or asyncio.create_task(self._run_out())
        elif self._sheet is not None:
            self._sheet.cancel()
            self._sheet = None

    async def _run_out(self) -> None:
        await asyncio.sleep(self._settings.sheet)
        self.post(partial(self._next_deal, self._sheet))

    async def _next_deal(self, sheet: asyncio.Task[None] | None) -> None:
        """Time is up, or the last who had not read has left."""
        if sheet is self._sheet is not None:
            await self._enter_unasked(self._dealt(), partial(self._next_deal, sheet))


def _shown(number: int) -> str:
    """A number of a client's, which may be of any length."""
    return str(number) if abs(number) < 10**9 else "…"
