"""A match with people: seats, computers, watchers; one mailbox, and one who empties it.

Whatever happens at a table happens in the jobs of its mailbox, one after the other: decisions, the
thoughts of computer players, time running out, coming and going. A job that enters something saves it
first and tells it then. What goes on without being asked for is each a module of its own: computer
players, questions in secret, score sheets, what is promised for the next deal, clocks, stand-ins, votes,
talk.
"""

import asyncio
import logging
import weakref
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from atout import registry
from atout.core import options
from atout.core.course import (
    WATCHER,
    Again,
    Chose,
    Claimed,
    Continued,
    Course,
    Entry,
    Resigned,
    TookBack,
)
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.view import Refusal, Text, View
from atout.table.alarm import Alarm, Job
from atout.table.checks import check_choices, check_deal, check_known, check_number
from atout.table.clocks import Clocks
from atout.table.computers import Advise, Computers
from atout.table.fair import Fair
from atout.table.gathering import Gathering
from atout.table.history import played_by, write_down
from atout.table.listener import Listener
from atout.table.questions import Questions
from atout.table.seat import Seat, seat_of
from atout.table.settings import Settings
from atout.table.sheets import Sheets
from atout.table.shown import plays_itself
from atout.table.standins import StandIns
from atout.table.store import Kept, NotSaved, Store, Taken
from atout.table.talk import Talk
from atout.table.terms import Terms
from atout.table.votes import Votes
from atout.table.waiting import Waiting
from atout.table.workers import Workers

_log = logging.getLogger(__name__)

T = TypeVar("T")


class PutAway(Illegal):
    """The table is another one now, or none: what is kept of it is read anew."""

    def __init__(self) -> None:
        super().__init__("table-stale")


class Table:
    """One table. Its fields may be read in jobs alone: elsewhere they may not have been saved yet."""

    def __init__(self, kept: Kept, store: Store, workers: Workers, settings: Settings) -> None:
        """``kept`` is the table as the store has it."""
        self.id = kept.id
        self._lay(kept, kept.entries)
        self.settings = settings
        self.workers = workers
        self.listeners: list[Listener] = []
        self._made: dict[Hashable, Any] = {}
        self._store = store
        self._mailbox: asyncio.Queue[Job] = asyncio.Queue()
        self._busy = False
        self._alarms: list[Alarm] = []
        self._retry = self.alarm()
        self._unsaved: dict[Hashable, Job] = {}
        self._last: dict[int, tuple[int, list[int]]] = {}
        itself: Table = weakref.proxy(self)  # so that nothing of a table is left when it is put away
        self.questions = Questions(itself)
        self.computers = Computers(itself)
        self.sheets = Sheets(itself)
        self.waiting = Waiting(itself, kept.gathering, store)
        self.fair = Fair(itself)
        self.stand_ins = StandIns(itself)
        self.clocks = Clocks(itself)
        self.votes = Votes(itself)
        self.talk = Talk(itself)
        self.broken = False
        self.quiet_since = self._now()
        self._consumer = asyncio.create_task(self._consume_until_closed())
        self.post(self._wake)

    def _lay(self, kept: Kept | Gathering, entries: Sequence[Entry] = ()) -> None:
        """The game, its rules and its seats, and what has been entered."""
        self.game: Game = registry.find(kept.game)
        self.house_rules = kept.options
        self.options: Options = options.build(self.game.options, kept.options)
        self._sit(kept.seats)
        self.course = self._replayed(entries)
        gathering = kept if isinstance(kept, Gathering) else kept.gathering
        self.terms = gathering.setup.people if gathering is not None else Terms()

    def _sit(self, seats: list[Seat]) -> None:
        self.seats = seats
        self._persons = {at for at, seat in enumerate(seats) if not seat.level}

    def _replayed(self, entries: Iterable[Entry]) -> Course:
        return Course(self.game, self.options).apply_all(entries)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # --- the mailbox ------------------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Put a job into the mailbox."""
        self._mailbox.put_nowait(job)

    def alarm(self) -> Alarm:
        """A clock of this table's."""
        self._alarms.append(Alarm(self._mailbox.put_nowait))
        return self._alarms[-1]

    def ask(self, listener: Listener, about: str, job: Job) -> None:
        """Put a request into the mailbox; a refusal goes to the one who asked."""
        self.post(partial(self._asked, listener, about, job))

    async def do(self, job: Job) -> None:
        """Put a job into the mailbox, and wait for it; what it refuses is raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(partial(self._done, done, job))
        either = done, self._consumer  # nobody empties the mailbox of a table that is put away
        await asyncio.wait(either, timeout=self.settings.patience, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            done.cancel()
            raise PutAway if self._consumer.done() else Illegal("table-busy")
        done.result()

    @asynccontextmanager
    async def held(self, then: Job) -> AsyncIterator[None]:
        """Nothing happens here meanwhile; if nothing goes wrong, ``then`` is what happens next."""
        reached, over = asyncio.Event(), asyncio.Event()
        went_well = False

        async def hold() -> None:
            reached.set()
            await over.wait()
            if went_well:
                await then()

        holding = asyncio.create_task(self.do(hold))
        holding.add_done_callback(lambda _: reached.set())  # it may take too long to come to it
        try:
            await reached.wait()
            if not holding.done():
                yield
                went_well = True
        finally:
            over.set()
            await holding

    @staticmethod
    async def _done(done: "asyncio.Future[None]", job: Job) -> None:
        if done.done():
            return  # who asked has been told that nothing comes of it
        try:
            await job()
        except (Illegal, Taken) as error:
            if not done.done():
                done.set_exception(error if isinstance(error, Illegal) else Illegal("table-stale"))
        else:
            if not done.done():
                done.set_result(None)

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

    async def _consume_until_closed(self) -> None:
        with suppress(asyncio.CancelledError):  # kept by the task, it would keep the table
            await self._consume()

    async def _consume(self) -> None:
        while not self.broken:
            job = await self._mailbox.get()
            self._busy = True
            try:
                await job()
            except Exception:  # noqa: BLE001  as above
                _log.exception("table %s: a job failed", self.id)
                self._break()
            del job  # it knows who has gone
            self._busy = False
            self.quiet_since = self._now()

    def _break(self) -> None:
        """This should not happen: everybody comes back to the table as the store has it."""
        self.broken = True
        for listener in self.listeners:
            listener.dropped()

    @property
    def quiet(self) -> bool:
        """Nobody looks, and nothing is going on."""
        going_on = self._busy or self.computers.busy or self._retry
        return not (self.listeners or going_on or self._mailbox.qsize())

    async def close(self) -> None:
        """Stop; the store has all."""
        for alarm in self._alarms:
            alarm.clear()
        tasks = [self._consumer, *self.computers.tasks()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- coming and going -------------------------------------------------------------------------------

    def seat_of(self, session: str) -> int:
        """The seat of a session, or a watcher's."""
        return seat_of(self.seats, session)

    def present(self) -> set[int]:
        """The seats of people who are here."""
        return {listener.seat for listener in self.listeners} - {WATCHER}

    def selves(self) -> set[str]:
        """Whoever is here, watchers too."""
        return {listener.session for listener in self.listeners}

    async def join(self, listener: Listener) -> None:
        """Somebody looks at the table."""
        if not self._has_place(listener):
            return
        came = listener.seat not in self.present()
        self.listeners.append(listener)
        self._count_on()
        if len(self.listeners) == 1:
            self.computers.wake()
        self.show_to([listener])
        listener.promised()
        listener.talked(whole=True)
        if came:
            self._presence_changed(listener)
        self.sheets.wake()
        self.waiting.wake()
        self.stand_ins.wake()
        await self.votes.count()
        await self.fair.wake()

    async def leave(self, listener: Listener) -> None:
        """Somebody does not look any more."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        if listener.seat in self.present():
            return
        self._count_on()
        self._presence_changed(listener)
        self.sheets.wake()
        self.waiting.wake()
        self.stand_ins.wake()
        await self.votes.count()
        await self.fair.wake()

    async def gathered(self, gathering: Gathering) -> None:
        """The gathering is another one, as the store has it; or the match begins."""
        before, self.waiting.gathering = self.waiting.gathering, gathering
        if before is not None and before.begun:
            return  # one more may look on: nothing at the table is another
        self._lay(gathering, self.course.entries)
        self._seat()
        await self.tell(self.listeners)

    def _seat(self) -> None:
        """Everybody looks from the seat that is theirs now; who may not look any more is shown out."""
        for listener in list(self.listeners):
            sat = listener.seat
            if not self._has_place(listener):
                self.listeners.remove(listener)
            elif listener.seat != sat:  # who may speak, and as whom, is another matter now
                listener.talked(whole=True)

    def _has_place(self, listener: Listener) -> bool:
        """Give somebody the seat that is theirs, or a watcher's place; or show them out."""
        listener.seat = self.seat_of(listener.session)
        try:
            self.waiting.check_may_look(listener.session)
        except Illegal as illegal:
            listener.shown_out(illegal.refusal)
            return False
        return True

    def knows(self, who: str) -> bool:
        """Whether somebody sits here, or came by the invite."""
        gathering = self.waiting.gathering
        return self.seat_of(who) >= 0 or (gathering is not None and who in gathering.guests)

    async def handed_over(self, guest: str, who: str) -> None:
        """What was a guest's is somebody's; the store has it already."""
        for listener in self.listeners:
            if listener.session == guest:
                listener.session = who
        self.talk.handed_over(guest, who)
        await self.reload()

    async def rename(self, who: str, name: str) -> None:
        """Somebody is called otherwise; the store has it already."""
        if self.waiting.goes_on:
            await self.waiting.change(lambda now: now.named(who, name))
            return
        self._sit([replace(seat, name=name) if seat.is_of(who) else seat for seat in self.seats])
        if self.waiting.gathering is not None:
            self.waiting.gathering = replace(self.waiting.gathering, seats=self.seats)
        await self.show()

    def gone(self) -> None:
        """The last has left a table that had not begun: there is none any more."""
        self.broken = True
        for listener in self.listeners:
            listener.shown_out(Refusal(Text("table-unknown")))

    def _presence_changed(self, listener: Listener) -> None:
        if listener.seat == WATCHER:
            return
        self.show_to([other for other in self.listeners if other is not listener])

    # --- what a player sees and can ask for -------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What this seat, or a watcher, sees now."""
        return self.questions.view(seat)

    def plays_itself(self) -> bool:
        """Whether the card in turn is the last, as all can see: nobody has to play it."""
        return plays_itself(self.course, last_card=self.settings.last_card)

    def waits(self, seat: int) -> bool:
        """Whether this seat waits for the end of the quiet time."""
        return self.questions.waits(seat)

    def may(self, seat: int, view: View) -> list[str]:
        """What a seat can ask for now; its View knows of a claim."""
        if seat == WATCHER or self.course.match.deal is None:
            return []
        course = self.course
        if course.match.over:
            return ["again"]
        vote = ["vote"] if self.votes.may_call(seat) else []
        if course.match.between:
            return [*vote, "resign"] if seat in course.continued else ["continue", *vote, "resign"]
        decides = self._decides(seat)
        able = ["choose", "hint"] if decides else []
        if decides and view.claim:
            able.append("claim")
        if self.alone(seat) and course.last_decision(seat) is not None:
            able.append("take_back")
        if self.questions.may_skip(seat):
            able.append("skip")
        return [*able, *vote, "resign"]

    def _decides(self, seat: int) -> bool:
        """Whether it is for this player to decide now."""
        mine = self.course.turn == seat and not self.clocks.is_up(seat)
        return mine and not self.waits(seat) and not self.plays_itself()

    def alone(self, seat: int) -> bool:
        """All others are computers."""
        return self._persons <= {seat}

    def by_company(self, several: float, one: float) -> float:
        """A time, for several people at the table or for one among computers."""
        return several if len(self._persons) > 1 else one

    async def choose(self, seat: int, number: int, choices: list[int]) -> None:
        """A decision of a seat that had seen the table up to ``number``."""
        if self._last.get(seat) == (number, choices):
            raise Illegal("table-twice")
        self._check_turn(seat, number)
        check_choices(self.course, choices)
        quiet = self.questions.time
        await self.enter(Chose(seat, choices))
        self._last[seat] = (number, choices)
        if quiet is not None and quiet is self.questions.time and self.alone(seat):
            self.questions.begin()

    def attempt(self, seat: int, number: int, choices: list[int]) -> list[int]:
        """The legal choices after these; nothing changes."""
        self._check_turn(seat, number)
        check_choices(self.course, choices)
        return self.course.attempt(seat, choices)

    def preview(self, seat: int, parts: list[int]) -> View | None:
        """What a seat sees while it puts a decision together: after an ``attempt`` that was not refused."""
        return self.course.preview(seat, parts)

    async def take_back(self, seat: int, number: int) -> None:
        """Back to this player's last decision."""
        check_number(self.course, seat, number)
        if not self.alone(seat):
            raise Illegal("table-take-back-alone")
        if self.course.match.over:
            raise Illegal("match-over")
        to = None if self.course.match.between else self.course.last_decision(seat)
        if to is None:
            raise Illegal("match-nothing-to-take-back")
        await self.enter(TookBack(seat, to))

    async def claim(self, seat: int, number: int) -> None:
        """The rest of the deal, which is certain."""
        self._check_turn(seat, number)
        await self.enter(Claimed(seat))

    async def resign(self, seat: int, number: int) -> None:
        """Give up the match. Others may have decided something meanwhile: that does not matter here."""
        check_known(self.course, seat, number)
        await self.enter(Resigned(seat))

    async def go_on(self, seat: int, number: int) -> None:
        """The score sheet has been read. Others may have said so meanwhile."""
        check_known(self.course, seat, number)
        await self.enter(Continued(seat))

    async def again(self, seat: int, number: int) -> None:
        """Another match, the next player dealing."""
        check_number(self.course, seat, number)
        if not self.course.match.over:
            raise Illegal("match-not-over")
        await self.fair.again(Again(seat, self.course.next_dealer()))

    async def hint(self, seat: int, number: int, listener: Listener, advise: Advise) -> None:
        """What an expert would choose; ``advise`` is told, if the seat still has to decide then."""
        self._check_turn(seat, number)
        self.computers.hint(seat, listener, advise)

    async def call_vote(self, seat: int, number: int) -> None:
        """A vote to end the match, because somebody has left."""
        check_known(self.course, seat, number)
        await self.votes.call(seat)

    async def vote(self, seat: int, number: int, *, end: bool) -> None:
        """For ending the match, or against it."""
        check_known(self.course, seat, number)
        await self.votes.vote(seat, end=end)

    def _check_turn(self, seat: int, number: int) -> None:
        check_number(self.course, seat, number)
        check_deal(self.course)
        if self.waits(seat):
            raise Illegal("table-quiet")
        if self.course.turn != seat:
            raise Illegal("match-not-your-turn")
        if self.clocks.is_up(seat):
            raise Illegal("table-time-up")

    # --- save, then tell --------------------------------------------------------------------------------

    async def enter(self, entry: Entry) -> None:
        """Play it, save it, tell it; or refuse it, with nothing changed."""
        before, seen = self.course.number, list(self.course.seen)
        was_over = self.course.match.over
        try:
            for follows in self._with_what_follows(entry):
                self.course.apply(follows)
            over = self.course.match.over
            fresh = self.course.entries[before:]
            await self._store.append(
                self.id,
                before + 1,
                fresh,
                is_over=over if over != was_over else None,
                also=self._written_down if over and not was_over else None,
            )
        except BaseException as error:
            if self.course.number != before:
                self.course = self._replayed(self.course.entries[:before])
            if isinstance(error, Taken):
                await self.reload()
            raise
        await self.tell([listener for listener in self.listeners if self._news(listener, seen)])

    def _written_down(self, db: Connection) -> None:
        """The match that has ended, for the history of those who played it."""
        played = played_by(self.seats, self.course.match.standing())
        write_down(db, self.id, self.course.number, self.game.name, played)

    def _with_what_follows(self, entry: Entry) -> Iterator[Entry]:
        """What has to be saved together: with the end of a deal, what is promised for the next one."""
        yield entry
        if self.sheets.due and self.fair.ready:
            yield self.fair.dealt()
        if self.fair.awaited and self.course.promised is None:
            yield self.fair.promise()

    def _news(self, listener: Listener, seen: list[int]) -> bool:
        """Whether there is anything that this listener may know of: others' secret decisions are not."""
        return self.course.seen[listener.seat] != seen[listener.seat]

    async def enter_unasked(self, entry: Entry, again: Job) -> bool:
        """What nobody has asked for: where it cannot be saved, all are told, and it is tried again.

        Something else may be saved before: whatever is tried again looks first whether it still has to be.
        """
        try:
            await self.enter(entry)
        except (Taken, NotSaved) as error:
            if isinstance(error, NotSaved):
                for listener in self.listeners:
                    listener.refused("", error.refusal)
            self._unsaved[type(entry), getattr(entry, "seat", WATCHER)] = again
            if not self._retry:
                self._retry.set(self.settings.retry, self._try_again)
            return False
        return True

    async def _try_again(self) -> None:
        unsaved, self._unsaved = self._unsaved, {}
        for again in unsaved.values():
            await again()

    async def reload(self) -> None:
        """Somebody else has changed it: the table is what the store says."""
        kept = await self._store.table(self.id)
        self._lay(kept, kept.entries)
        self.waiting.gathering = kept.gathering
        self._seat()
        await self.tell(self.listeners)

    async def tell(self, listeners: list[Listener]) -> None:
        """Show it as it now is, and go on."""
        self._count_on()
        self.show_to(listeners)
        await self._go_on()

    async def show(self) -> None:
        """What is nowhere kept has changed: a vote goes on, a clock has run out."""
        self.show_to(self.listeners)

    def show_to(self, listeners: Sequence[Listener]) -> None:
        """Show it as it now is.

        First all Views are made, then all are told: what a processor does again at once it has at hand.
        """
        self._made.clear()
        if self.course.match.deal is not None:
            for listener in listeners:
                self.course.view(listener.seat)
        for listener in listeners:
            listener.changed()
        self._made.clear()

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What is the same for several to whom it is shown now: made for the first of them."""
        if what not in self._made:
            self._made[what] = make()
        made: T = self._made[what]
        return made

    def _count_on(self) -> None:
        """What is shown of the time that passes is as the table now stands."""
        self.questions.wake()
        self.clocks.wake()

    async def _wake(self) -> None:
        """Whoever has to do something without being asked begins to."""
        self._count_on()
        await self._go_on()

    async def _go_on(self) -> None:
        self.computers.wake()
        self.sheets.wake()
        self.stand_ins.wake()
        self.votes.wake()
        self.waiting.wake()
        await self.fair.wake()
