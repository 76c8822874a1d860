"""What is promised before a deal, at a table: who is waited for, what is saved when, what counts."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest

from atout import registry
from atout.core import fair
from atout.core.course import WATCHER, Again, Chose, Committed, Continued, Dealt, Parts, Resigned
from atout.core.illegal import Illegal
from atout.core.options import as_dict
from atout.table.fair import Handshake
from atout.table.hall import Hall, new_id
from atout.table.settings import Settings
from atout.table.store import Kept, NotSaved, Seat, now
from tests.table.sitting import Window, moment, run

SETTINGS = Settings(sheet=20, move=0, part=5, part_alone=1, workers=1)


class Client(Window):
    """A window that answers to promises as a browser does, or as it is told to."""

    def __init__(self, table, seat, *, commits=True, opens=True):
        super().__init__(table, seat)
        self.commits = commits
        self.opens = opens
        self.part = fair.new_secret()
        self.told = []
        self.refusals = []

    def promised(self):
        now = self.table.fair.handshake
        if now is None or now.over:
            return
        self.told.append((moment(), now.number, now.commitment, now.commitments if now.opening else None))
        if now.opening and self.opens and now.commitments[self.seat]:
            self.ask(self.table.fair.open, now.number, self.part)
        elif not now.opening and self.commits and self.seat != WATCHER:
            self.ask(self.table.fair.commit, now.number, self.commitment())

    def commitment(self):
        now = self.table.fair.handshake
        head = fair.head(self.table.fair.mark, now.number, now.draws)
        return fair.promise_part(head, now.commitment, self.seat, self.part)

    def ask(self, what, *args):
        self.table.ask(self, what.__name__, partial(what, self.seat, *args))

    def refused(self, about, why):
        self.refusals.append((about, why.text.key))


@asynccontextmanager
async def table_of(folder, *levels, settings=SETTINGS, kept=""):
    """A table where nothing has been dealt yet, or one that is kept; empty levels are people."""
    hall = await Hall.open(folder, settings)
    if not kept:
        game, kept = registry.find("pitch"), new_id()
        seats = [Seat(level=level, session="" if level else f"s{at}") for at, level in enumerate(levels)]
        await hall.store.add_table(Kept(kept, game.name, as_dict(game.options()), seats, [], now()))
    try:
        yield await hall.table(kept)
    finally:
        await hall.close()


def at_table(tmp_path, test, levels=("",) * 4, **more):
    async def sit():
        async with table_of(tmp_path, *levels, **more) as table:
            await test(table)

    run(sit())


async def join(table, *clients):
    for client in clients:
        table.post(partial(table.join, client))
    await asyncio.sleep(0.001)


def kinds(table):
    return [type(entry) for entry in table.course.entries]


async def play_out(table):
    """Decide for everybody until the deal is over."""
    while table.course.turn >= 0:
        await table.enter(Chose(table.course.turn, table.course.match.deal.choices()[:1]))


def holds(table):
    luck = table.course.luck[-1]
    return luck.values is not None and fair.faults(luck.proof(table.fair.mark), luck.declared) == []


def test_everybody_adds_a_part_and_the_deal_follows_at_once(tmp_path):
    async def test(table):
        clients = [Client(table, seat) for seat in range(4)]
        watcher = Client(table, WATCHER)
        await join(table, *clients[:3], watcher)
        await asyncio.sleep(0)
        # three of those who are here have answered: nobody else is waited for
        assert kinds(table) == [Committed, Parts, Dealt]
        assert moment() < 0.1
        dealt = table.course.entries[-1]
        assert dealt.parts == [client.part for client in clients[:3]] + [""]
        assert holds(table)
        assert watcher.told[0][2] == table.course.luck[0].commitment
        kept = await table._store.table(table.id)
        assert kept.entries == table.course.entries

    at_table(tmp_path, test)


def test_nothing_is_promised_while_nobody_is_here(tmp_path):
    async def test(table):
        await asyncio.sleep(60)
        assert table.course.entries == []
        await join(table, Client(table, WATCHER))
        await asyncio.sleep(60)
        assert table.course.entries == []

    at_table(tmp_path, test, ("", "easy", "easy", "easy"))


@pytest.mark.parametrize(("levels", "seconds"), [(("", "", "", ""), 5), (("", "easy", "easy", "easy"), 1)])
def test_who_does_not_answer_is_waited_for_a_fixed_time(tmp_path, levels, seconds):
    async def test(table):
        await join(table, Client(table, 0, commits=False))
        await asyncio.sleep(seconds - 0.1)
        assert kinds(table) == [Committed]
        await asyncio.sleep(0.2)
        assert kinds(table)[:2] == [Committed, Dealt]
        assert table.course.entries[1].parts == []
        assert holds(table)

    at_table(tmp_path, test, levels)


def test_a_part_that_is_not_opened_is_empty_and_recorded_so(tmp_path):
    async def test(table):
        one, two = Client(table, 0), Client(table, 1, opens=False)
        await join(table, one, two)
        assert kinds(table) == [Committed, Parts]
        await asyncio.sleep(4.9)
        assert kinds(table) == [Committed, Parts]
        await asyncio.sleep(0.2)
        luck = table.course.luck[0]
        assert luck.parts == [one.part, "", "", ""]
        assert [bool(given) for given in luck.commitments] == [True, True, False, False]
        assert holds(table)

    at_table(tmp_path, test)


def test_a_wrong_part_counts_as_missing_and_nobody_waits_for_another(tmp_path):
    async def test(table):
        one, two = Client(table, 0), Client(table, 1, opens=False)
        await join(table, one, two)
        two.ask(table.fair.open, 1, fair.new_secret())
        await asyncio.sleep(0.001)
        assert two.refusals == [("open", "fair-wrong-part")]
        assert table.course.luck[0].parts == [one.part, "", "", ""]

    at_table(tmp_path, test)


def test_of_two_windows_the_first_counts(tmp_path):
    async def test(table):
        slow = Client(table, 1, commits=False)
        one, other = Client(table, 0), Client(table, 0)
        await join(table, slow, one, other)
        assert other.refusals == [("commit", "fair-twice")]
        slow.ask(table.fair.commit, 1, slow.commitment())
        await asyncio.sleep(0.001)
        assert table.course.luck[0].parts[:2] == [one.part, slow.part]
        assert ("open", "fair-wrong-part") not in one.refusals

    at_table(tmp_path, test)


def test_what_comes_too_late_or_from_a_watcher_is_refused(tmp_path):
    async def test(table):
        one, two = Client(table, 0), Client(table, 1, commits=False)
        await join(table, one, two)
        for seat, deal, text, why in [
            (WATCHER, 1, "0" * 64, "table-no-seat"),
            (1, 2, "0" * 64, "fair-not-now"),
            (1, 1, "F" * 64, "fair-not-digits"),
            (1, 1, "0" * 63, "fair-not-digits"),
        ]:
            with pytest.raises(Illegal, match=why):
                await table.fair.commit(seat, deal, text)
        with pytest.raises(Illegal, match="fair-not-now"):
            await table.fair.open(0, 1, one.part)
        await asyncio.sleep(5.1)
        with pytest.raises(Illegal, match="fair-not-now"):
            await table.fair.commit(1, 1, "0" * 64)

    at_table(tmp_path, test)


def test_the_next_deal_is_promised_with_the_end_of_the_one_before(tmp_path):
    async def test(table):
        clients = [Client(table, seat) for seat in range(4)]
        await join(table, *clients)
        await play_out(table)
        await asyncio.sleep(0.001)
        # what was decided last and the promise are saved together; the parts come while the sheet is read
        assert kinds(table)[-3:] == [Chose, Committed, Parts]
        begun = moment()
        for client in clients:
            client.ask(table.go_on, table.course.seen[client.seat])
        await asyncio.sleep(0.001)
        assert kinds(table)[-2:] == [Continued, Dealt]
        assert moment() - begun < 0.1
        assert [luck.number for luck in table.course.luck] == [1, 2]
        assert holds(table)

    at_table(tmp_path, test)


def test_a_sheet_whose_time_is_up_still_waits_for_the_parts(tmp_path):
    settings = replace(SETTINGS, sheet=1)

    async def test(table):
        one, two = Client(table, 0), Client(table, 1)
        await join(table, one, two)
        two.commits = False
        await play_out(table)
        await asyncio.sleep(1.5)
        assert kinds(table)[-1] is Committed
        await asyncio.sleep(4)
        assert kinds(table)[-2:] == [Parts, Dealt]

    at_table(tmp_path, test, settings=settings)


def test_another_match_waits_for_the_parts(tmp_path):
    async def test(table):
        one, two = Client(table, 0), Client(table, 1)
        await join(table, one, two)
        two.commits = False
        await table.resign(1, 0)
        assert kinds(table)[-2:] == [Resigned, Committed]
        one.ask(table.again, table.course.seen[0])
        await asyncio.sleep(1)
        assert kinds(table)[-1] is Committed
        await asyncio.sleep(4.1)
        assert kinds(table)[-3:] == [Parts, Again, Dealt]
        assert holds(table)

    at_table(tmp_path, test)


def test_a_match_given_up_between_deals_gives_up_its_promise(tmp_path):
    async def test(table):
        one, two = Client(table, 0), Client(table, 1)
        await join(table, one, two)
        await play_out(table)
        await asyncio.sleep(0.001)
        given_up = table.course.promised
        await table.resign(1, 0)
        assert table.course.promised.secret != given_up.secret
        assert [luck.number for luck in table.course.luck] == [1, 2, 3]
        assert given_up.values is None
        assert fair.broken_promise(given_up.proof(table.fair.mark), given_up.declared) == []

    at_table(tmp_path, test)


def test_the_proof_is_shown_only_when_the_deal_is_over(tmp_path):
    async def test(table):
        await join(table, Client(table, 0))
        assert table.course.turn >= 0
        assert table.fair.proof() is None
        await table.resign(0, 0)
        proof = table.fair.proof()
        assert proof.secret == table.course.luck[0].secret
        assert proof.deal == 1

    at_table(tmp_path, test)


@pytest.mark.parametrize("after", [1, 2])
def test_who_dies_before_the_deal_goes_on_with_the_same_promise(tmp_path, after):
    """The store holds the promise, or the promise and the players' commitments."""

    async def play():
        async with table_of(tmp_path, "", "", "", "") as table:
            one, two = Client(table, 0, opens=False), Client(table, 1, commits=after == 2)
            await join(table, one, two)
            assert len(table.course.entries) == after
            before = list(table.course.entries)
        # the parts in memory are gone; the players have theirs
        async with table_of(tmp_path, kept=table.id) as again:
            assert again.course.entries == before
            for client in (one, two):
                client.table, client.commits, client.opens = again, True, True
            await join(again, one, two)
            assert again.course.entries[:after] == before
            assert again.course.luck[0].parts == [one.part, two.part, "", ""]
            assert one.told[0][2] == one.told[-1][2]
            assert holds(again)

    run(play())


def test_nobody_can_add_or_change_a_part_once_they_are_opened_even_if_the_server_dies(tmp_path):
    async def play():
        async with table_of(tmp_path, "", "", "", "") as table:
            one, two = Client(table, 0), Client(table, 1, opens=False)
            await join(table, one, two)
            assert kinds(table) == [Committed, Parts]
        async with table_of(tmp_path, kept=table.id) as again:
            for client in (one, two):
                client.table, client.opens = again, True
            two.part = fair.new_secret()
            third = Client(again, 2)
            await join(again, one, two, third)
            assert two.refusals == [("open", "fair-wrong-part")]
            assert again.course.luck[0].parts == [one.part, "", "", ""]

    run(play())


def test_what_cannot_be_saved_is_not_told(tmp_path, monkeypatch):
    async def test(table):
        append, full = table._store.append, True

        async def refusing(*args, **more):
            if full:
                raise NotSaved
            await append(*args, **more)

        monkeypatch.setattr(table._store, "append", refusing)
        one = Client(table, 0)
        await join(table, one)
        assert one.told == []
        assert table.course.entries == []
        full = False
        await asyncio.sleep(2.1)
        assert kinds(table) == [Committed, Parts, Dealt]

    at_table(tmp_path, test)


def test_the_secret_is_not_what_is_told(tmp_path):
    async def test(table):
        await join(table, Client(table, 0, commits=False))
        luck, shake = table.course.promised, table.fair.handshake
        assert isinstance(shake, Handshake)
        assert luck.secret not in json.dumps([shake.commitment, shake.draws, shake.commitments])
        assert luck.secret not in repr(vars(shake))

    at_table(tmp_path, test)
