"""What people do at one table in any order, a step before the last has been done: a few laws always hold.

The hall, the store and the connections are the server's own; the clock is the test's, and the disk fails now
and then. Whoever plays alone or with others, comes, goes, signs in, or starts the server again: what is told
has been saved, and the table goes on.
"""

import asyncio
import hashlib
import itertools
import secrets
import shutil
import sqlite3
import tempfile
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import structs

from atout import registry
from atout.core import fair
from atout.core.course import WATCHER
from atout.core.illegal import Illegal
from atout.core.view import Refusal
from atout.server import messages as ask
from atout.server.metrics import Metrics
from atout.server.socket import Connection
from atout.server.wire import OFFER
from atout.table import thinkers
from atout.table.gathering import Setup, gather
from atout.table.hall import Hall
from atout.table.seat import Seat
from atout.table.settings import Settings
from atout.table.store import FILE, Kept, NotSaved, Store, now
from atout.table.table import Table
from atout.table.terms import Terms
from atout.words import words
from tests.helpers import examples
from tests.table.sitting import Loop

TABLE = "the table"
SETTINGS = Settings(secret=4, part=2, part_alone=1, grace=10, vote=30, vote_again=60, idle=100, workers=0)
GAMES = [
    ("bid_euchre", {"ace_no_face": True}),
    ("pitch", {"players": 3, "partners": False}),
    ("svoi_kozyri", {"players": 2}),
]
PEOPLE = st.integers(0, 4)
LANGUAGES = [words("en"), words("km")]


class Rough(Store):
    """A store whose disk is full now and then, or takes its time."""

    full = False
    takes = 0.0

    async def _save(self, attempt):
        if self.takes:
            await asyncio.sleep(self.takes)
        if self.full:
            raise NotSaved
        await super()._save(attempt)


class Window(Connection):
    """A window of somebody, who looks closely at what is told."""

    def __init__(self, house, table, who):
        self.house = house
        self.state = None
        self.number = -1
        self.code = None
        self.promise = None
        socket = SimpleNamespace(
            scope={"extensions": {OFFER: self._hear}}, query_params={}, close=self._closed, send=self._late
        )
        super().__init__(socket, table, who, house.hall.selves.name_of, house.metrics)

    async def _closed(self, code):
        self.code = code

    async def _late(self, message):
        self._hear(message["text"].encode())

    def _hear(self, text):
        told = msgspec.json.decode(text)
        match told["type"]:
            case "state":
                self._check_state(told)
            case "gathering":
                assert self.house.kept("SELECT number FROM gatherings") == told["number"]
                self.state = told
            case "refused":
                self._check_words(told["why"])
            case "promised":
                self.promise = msgspec.json.decode(text, type=ask.Promised)
        return True

    def _check_state(self, told):
        """What is told has been saved, and no number goes back."""
        assert told["number"] >= self.number
        assert self.house.kept("SELECT count(*) FROM entries") == self.table.course.number
        self.number, self.state = told["number"], told

    @staticmethod
    def _check_words(why):
        refusal = msgspec.convert(why, Refusal)
        assert refusal.text.key != "table-fault"
        assert all(language.has(refusal.text.key) and language.refusal(refusal) for language in LANGUAGES)

    @property
    def may(self):
        return self.state["table"].get("may", []) if self.state else []

    @property
    def open(self):
        return self.code is None and self._closing is None and not self.table.broken and not self.gone

    gone = False

    async def close(self):
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


class AnyOrder(RuleBasedStateMachine):
    """One table, and people who do whatever they may, and some of what they may not."""

    def __init__(self):
        super().__init__()
        self.runner = asyncio.Runner(loop_factory=Loop)
        self.folder = Path(tempfile.mkdtemp())
        self.windows = []
        self.people = [f"s{at}" for at in range(4)] + ["w"]
        self.accounts = itertools.count()
        numbers = itertools.count()
        self.patched = pytest.MonkeyPatch()
        self.patched.setattr(thinkers, "think", self._think)
        self.patched.setattr(fair, "new_secret", lambda: hashlib.sha256(b"%d" % next(numbers)).hexdigest())
        self.patched.setattr(secrets, "choice", lambda found: found[0])
        self.patched.setattr(Table, "_break", self._broke)

    @staticmethod
    async def _think(_workers, _game, hidden, _level, least=0, _most=None):
        await asyncio.sleep(least)
        return [hidden.choices()[-1]]

    @staticmethod
    def _broke(_table):
        raise AssertionError("a job has failed")

    def kept(self, query):
        """What stands in the file, whoever is writing."""
        with sqlite3.connect(self.folder / FILE) as db:
            return db.execute(query).fetchone()[0]

    # --- the house ----------------------------------------------------------------------------------------

    @initialize(
        game=st.sampled_from(GAMES),
        computers=st.sets(st.integers(1, 3)),
        begun=st.booleans(),
        setup=st.builds(
            Setup,
            public=st.booleans(),
            watch=st.booleans(),
            when_full=st.booleans(),
            people=st.builds(Terms, clock=st.sampled_from([0, 20]), reserve=st.sampled_from([0, 30])),
        ),
    )
    def open(self, game, computers, begun, setup):
        name, rules = game
        found = registry.find(name)
        count = found.seats_of(found.options(**rules))
        alone = gather(name, rules, [Seat(session="s0"), *[Seat()] * (count - 1)], "s0", setup)
        seats = [Seat(level="easy") if at in computers else Seat(session=f"s{at}") for at in range(count)]
        if not begun:
            seats[-1] = Seat()
        gathering = structs.replace(alone, seats=seats, begun=begun, guests=["w", "s3"])
        kept = Kept(TABLE, name, gathering.options, seats, [], now(), gathering)

        async def make():
            await self._open()
            await self.hall.store.add_table(kept)

        self.runner.run(make())
        for who in range(count):
            self.come(who)
        self.wait(1)

    async def _open(self):
        self.hall = Hall(await Rough.open(self.folder, SETTINGS.busy), SETTINGS)
        self.metrics = Metrics(self.hall)

    @rule(full=st.booleans(), takes=st.sampled_from([0.0, 0.3]))
    def trouble(self, full, takes):
        self.hall.store.full, self.hall.store.takes = full, takes

    def mend(self):
        self.hall.store.full, self.hall.store.takes = False, 0.0

    @rule()
    def start_again(self):
        self.runner.run(self._close())
        self.runner.run(self._open())

    async def _close(self):
        for window in self.windows:
            await window.close()
        self.windows.clear()
        await self.hall.close()

    @rule(who=PEOPLE)
    def come(self, who):
        async def look():
            try:
                table = await self.hall.table(TABLE)
                table.waiting.check_may_look(self.people[who])
            except Illegal as illegal:
                Window._check_words(msgspec.to_builtins(illegal.refusal))
                return
            self.windows.append(Window(self, table, self.people[who]))
            table.post(partial(table.join, self.windows[-1]))

        self.runner.run(look())

    @precondition(lambda self: self.windows)
    @rule(which=st.integers(0, 9))
    def go(self, which):
        window = self.windows.pop(which % len(self.windows))
        window.gone = True
        window.table.post(partial(window.table.leave, window))
        self.runner.run(window.close())

    @rule(who=PEOPLE, other=st.none() | PEOPLE)
    def sign_in(self, who, other):
        """As a new account, or one that sits at the table as well."""
        guest = self.people[who]
        account = f"a{next(self.accounts)}" if other is None else self.people[other]
        if not guest.startswith("s") or guest == account:
            return

        async def sign_in():
            try:
                await self.hall.hand_over(guest, account)
            except Illegal as illegal:
                Window._check_words(msgspec.to_builtins(illegal.refusal))
            else:
                self.people = [account if one == guest else one for one in self.people]

        self.runner.run(sign_in())

    # --- what is asked ------------------------------------------------------------------------------------

    def _ask(self, which, message):
        here = [window for window in self.windows if window.open and window.state]
        if here:
            window = here[which % len(here)]
            window._ask(message(window))

    @rule(which=st.integers(0, 9), choice=st.integers(0, 40))
    def choose(self, which, choice):
        def message(window):
            choices = (window.state.get("view") or {}).get("choices", [])
            found = choices[choice % len(choices)]["choice"] if choices else choice
            return ask.Choose(window.state["number"], [found])

        self._ask(which, message)

    @rule(
        which=st.integers(0, 9),
        kind=st.sampled_from(
            [ask.Hint, ask.Claim, ask.Resign, ask.Continue, ask.Again, ask.TakeBack, ask.CallVote]
        ),
    )
    def say(self, which, kind):
        self._ask(which, lambda window: kind(window.state["number"]))

    @rule(which=st.integers(0, 9), end=st.booleans())
    def vote(self, which, end):
        self._ask(which, lambda window: ask.Vote(window.state["number"], end))

    @rule(which=st.integers(0, 9), answer=st.sampled_from(["ask", "advise", "leave"]), skip=st.booleans())
    def in_secret(self, which, answer, skip):
        self._ask(which, lambda _: ask.Skip() if skip else ask.Instruct(answer))

    @rule(which=st.integers(0, 9), right=st.booleans())
    def add_a_part(self, which, right):
        def message(window):
            now = window.promise
            if now is None:
                return ask.Commit(1, "0" * 64)
            part = hashlib.sha256(f"{now.deal} {now.seat}".encode()).hexdigest()
            if now.commitments:
                return ask.Open(now.deal, part if right else "0" * 64)
            head = fair.head(now.table, now.deal, now.draws)
            return ask.Commit(now.deal, fair.promise_part(head, now.commitment, now.seat, part))

        self._ask(which, message)

    @rule(which=st.integers(0, 9), one=st.integers(-1, 3), other=st.integers(0, 3), kind=st.integers(0, 4))
    def gather(self, which, one, other, kind):
        def message(window):
            number = window.state["number"]
            return [
                ask.Sit(one),
                ask.Swap(number, one, other),
                ask.SetSeat(number, other, "easy" if one < 0 else ""),
                ask.Remove(number, other),
                ask.Start(),
            ][kind]

        self._ask(which, message)

    @rule(which=st.integers(0, 9))
    def stand(self, which):
        self._ask(which, lambda _: ask.Stand())

    # --- the laws -----------------------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0.1, 0.5, 2]))
    def wait_a_little(self, seconds):
        self.wait(seconds)

    @rule(seconds=st.sampled_from([0.1, 1, 5, 15, 70]))
    def wait(self, seconds):
        self.runner.run(asyncio.sleep(seconds))
        self.runner.run(self._settle())

    async def _settle(self):
        """All that was asked has been done: what is kept is what each was told last."""
        for table in self.hall.in_use():
            while table._busy or table._mailbox.qsize():  # noqa: ASYNC110  the table tells no test
                await asyncio.sleep(0.01)
            if table.course.match.deal is not None:
                await self._check_kept(table)
            for window in table.listeners:
                self._check_told(table, window)

    async def _check_kept(self, table):
        kept = await self.hall.store.table(TABLE)
        assert kept.entries == table.course.entries
        again = table.course.anew().apply_all(kept.entries)
        assert again.seen == table.course.seen
        for seat in [*range(again.seats), WATCHER]:
            assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(table.course.view(seat))

    @staticmethod
    def _check_told(table, window):
        if table.course.match.deal is None or not window.open:
            return
        assert window.seat == table.seat_of(window.session)
        view = table.view(window.seat)
        assert window.state["number"] == table.course.seen[window.seat]
        assert window.state["view"] == msgspec.json.decode(msgspec.json.encode(view))
        assert set(table.may(window.seat, view)) - {"vote"} == set(window.may) - {"vote"}

    def teardown(self):
        """Whatever has happened, the match goes on with whoever comes."""
        try:
            if hasattr(self, "hall"):
                self.mend()
                self._play_on()
        finally:
            if hasattr(self, "hall"):
                self.runner.run(self._close())
            self.patched.undo()
            self.runner.close()
            shutil.rmtree(self.folder)

    def _play_on(self):
        for who in range(len(self.people)):
            self.come(who)
        self.wait(1)
        if not self.kept("SELECT count(*) FROM tables"):
            return  # the last has left it before it began
        for _ in range(4):
            before = self.kept("SELECT count(*) FROM entries")
            for _ in range(4):
                for window in self.windows:
                    self._do_what_they_may(window)
                self.wait(15)
            table = self.runner.run(self.hall.table(TABLE))
            waits = table.waiting.goes_on or not table.present()
            assert waits or table.course.match.over or self.kept("SELECT count(*) FROM entries") > before

    @staticmethod
    def _do_what_they_may(window):
        may = window.may
        if "choose" in may:
            choices = window.state["view"]["choices"]
            window._ask(ask.Choose(window.state["number"], [choices[0]["choice"]]))
        elif "continue" in may:
            window._ask(ask.Continue(window.state["number"]))
        elif "again" in may:
            window._ask(ask.Again(window.state["number"]))
        elif "start" in may:
            window._ask(ask.Start())


def test_in_any_order_what_is_told_is_saved_and_the_table_goes_on():
    run_state_machine_as_test(AnyOrder, settings=examples(12))
