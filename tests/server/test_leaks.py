"""Nothing leaks: of two deals that a seat cannot tell apart it hears the same bytes at the same moments.

Cards that a seat, or a watcher, cannot know are exchanged, and the same is played once more at a real table
of a real server: its frames, their moments, what addresses answer, and what is logged stay the same but for
what is drawn anew each time. Whole matches are played with an ear at every seat, and no ear may hear of a
card, a secret or a part before it is time.
"""

import asyncio
import logging
import random
import sqlite3
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy.exc import SQLAlchemyError

from atout import registry
from atout.core import fair, record
from atout.core.course import WATCHER, Chose, Committed, Course
from atout.core.fair import Luck
from atout.core.illegal import Illegal
from atout.core.rng import Rng
from atout.server.messages import Proven, State
from atout.table.store import Store, Taken
from atout.table.terms import Terms
from tests.contract.exchange import Past
from tests.contract.test_secrets import other_chances
from tests.helpers import GAMES, LONG, bytes_of
from tests.server.indoors import SETTINGS, TABLE, constant, decode, indoors, settle, token
from tests.table.sitting import run

TICK = 0.25
PATIENCE = 400
TRIES = 30
ADDRESSES = [
    ("GET", "/api/tables"),
    ("GET", "/api/lobby"),
    ("GET", "/api/matches"),
    ("GET", "/api/me"),
    ("GET", "/api/you"),
    ("GET", f"/api/tables/{TABLE}/record"),
    ("POST", f"/api/tables/{TABLE}/replay"),
    ("GET", f"/api/records/{TABLE}"),
    ("GET", "/healthz"),
]


# --- playing at a table, everybody by a connection of their own -------------------------------------


def choices_of(course):
    """Every choice that was made, by whom."""
    return [
        (entry.seat, choice)
        for entry in course.entries
        if isinstance(entry, Chose)
        for choice in entry.choices
    ]


def decision(course, left):
    """The whole decision that the next choices begin with."""
    seat, parts = left[0][0], []
    for who, choice in left:
        assert who == seat
        view = course.preview(seat, parts) if parts else course.view(seat)
        parts.append(choice)
        if not next(found for found in view.choices if found.choice == choice).part:
            break
    return parts


async def play(house, script, viewer=None):
    """These choices, each by a frame of its seat when it can be made; what is forced is made by the table."""
    table, waited, tick = house.table, 0, 0
    while (done := choices_of(table.course)) != script:
        assert done == script[: len(done)]
        assert waited < PATIENCE, (done[-3:], script[len(done)])
        seat = script[len(done)][0]
        if table.course.turn == seat and not table.waits(seat) and not table.plays_itself():
            choices = decision(table.course, script[len(done) :])
            house.ears[seat].say("choose", number=table.course.settled[seat], choices=choices)
            waited = 0
        waited, tick = waited + 1, tick + 1
        pry(house, viewer, tick)
        if tick % 17 == 0:
            house.ears[0].say("say", text=f"after {tick}")
        await pass_on()
    await pass_on()


async def pass_on():
    await settle()
    await asyncio.sleep(TICK)


def pry(house, viewer, tick):
    """A player tries to hear more than there is to be heard."""
    if viewer is None or viewer == WATCHER:
        return
    course, ear = house.table.course, house.ears[viewer]
    number = course.seen[viewer]
    if tick % 3 == 0:
        ear.say("try", number=number, choices=[tick * 7 % course.game.choices])
    if tick % 7 == 0 and "claim" not in house.table.may(viewer, house.table.view(viewer)):
        ear.say("claim", number=number)
    if tick % 11 == 0:
        ear.say("take_back", number=number)
    if tick % 13 == 0:
        ear.say("look", since=0)


# --- two deals that cannot be told apart ------------------------------------------------------------


def pairs(game, options, viewer, seed, *, asked=False):
    """The same past after two deals that the viewer cannot tell apart: chances, and what everybody chose.

    With ``asked``, somebody was asked something in it of which the viewer knows nothing.
    """
    luck = random.Random(seed)
    for _ in range(TRIES):
        past = Past(
            game,
            options,
            luck.randrange(10**6),
            luck.choice([3, 12, 40, 90, 150]),
            open=luck.choice([True, False]),
        )
        changed = past.deal.turn >= 0 and other_chances(past, viewer, luck)
        if not changed or (asked and not any(viewer in made.secret for made in past.made)):
            continue
        swap, values = changed
        try:
            one, other = past.course(None, viewer), past.course(values, viewer, swap)
        except Illegal:
            continue  # the viewer could tell: the past rules this exchange out
        if values != past.values and one.turn >= 0:
            return (past.values, choices_of(one)), (values, choices_of(other))
    raise AssertionError("no two such deals were found")


async def heard(folder, monkeypatch, game, options, viewer, values, script):
    """All that reaches a viewer while this is played: what comes by itself, and what is answered.

    Those at seats after the first ask for states in brief, as browsers do.
    """
    monkeypatch.setattr(Luck, "draw", lambda *_: values)
    async with indoors(folder, monkeypatch, Course(game, options), SETTINGS, brief=viewer > 0) as house:
        house.table.terms = Terms(clock=600, reserve=60)
        await play(house, script, viewer)
        answers = [await house.ask(viewer, *address) for address in ADDRESSES]
        return house.ears[viewer].stream(), answers


SAMPLES = 6 if LONG else 1
CASES = [
    pytest.param(game, viewer, seed, id=f"{game.name}-{viewer}-{seed}")
    for game in GAMES
    for viewer in ([*range(game.seats_of(game.options())), WATCHER] if LONG else [1, WATCHER])
    for seed in range(SAMPLES)
]


@pytest.mark.parametrize(("game", "viewer", "seed"), CASES)
def test_deals_that_cannot_be_told_apart_give_the_same_bytes_at_the_same_moments(
    tmp_path, monkeypatch, caplog, game, viewer, seed
):
    caplog.set_level(logging.DEBUG)
    options = some_options(game)
    check_pair(tmp_path, monkeypatch, caplog, game, options, viewer, pairs(game, options, viewer, seed))


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_nor_can_it_be_told_by_the_clock_that_somebody_was_asked(tmp_path, monkeypatch, caplog, viewer):
    """In Tractor players are asked in secret while the cards are drawn."""
    game = registry.find("tractor")
    options = game.options()
    pair = pairs(game, options, viewer, 1, asked=True)
    check_pair(tmp_path, monkeypatch, caplog, game, options, viewer, pair)


def check_pair(tmp_path, monkeypatch, caplog, game, options, viewer, pair):
    (values, script), (others, replay) = pair
    found = []
    for name, chances, choices in (("one", values, script), ("other", others, replay)):
        (tmp_path / name).mkdir()
        caplog.clear()
        streams = run(heard(tmp_path / name, monkeypatch, game, options, viewer, chances, choices))
        found.append((*streams, logged(caplog)))
    (stream, answers, log), (stream_too, answers_too, log_too) = found

    assert len(stream) >= 3  # the table, what was said, and a decision at least
    assert stream == stream_too
    assert answers == answers_too
    assert log == log_too


def logged(caplog):
    """What this program has said to its log, with the reasons."""
    said = [caplog.handler.format(record) for record in caplog.records if record.name.startswith("atout")]
    return [constant(line) for line in said]


def some_options(game):
    """With hidden cards also between two: three play where two can."""
    options = game.options()
    return msgspec.structs.replace(options, players=3) if game.name == "svoi_kozyri" else options


# --- whole matches ----------------------------------------------------------------------------------


class Witness:
    """Goes with a match, and looks at each byte that anybody hears: whether it is time for it."""

    def __init__(self, house, luck):
        self.house = house
        self.luck = luck
        self.heard = dict.fromkeys(house.ears, 0)
        self.views = 0

    @property
    def course(self):
        return self.house.table.course

    def secrets(self):
        """What nobody may hear now: the secrets and the parts of the deal that is played, and of the next one."""
        running = [one for one in self.course.luck[-1:] if not self.house.table.fair.awaited]
        kept = [one for one in [*running, self.course.promised] if one is not None]
        parts = [ear.part(one.number) for one in kept for ear in self.house.ears.values()]
        return [one.secret for one in kept] + parts

    def listen(self):
        """All that has been heard since the last time."""
        for seat, ear in self.house.ears.items():
            texts = [text for _, text in ear.heard[self.heard[seat] :]]
            self.heard[seat] = len(ear.heard)
            for text in texts:
                self.check_text(text)
                assert not any(token(other) in text for other in self.house.ears)

    def check_text(self, text):
        assert not any(secret in text for secret in self.secrets())

    def look(self):
        """What each sees is what it would see if the cards that it cannot know lay otherwise."""
        table, match = self.house.table, self.course.match
        if match.between or match.over:
            return
        true = match.deal
        for seat in self.house.ears:
            shown = bytes_of(table.view(seat))
            last = next(heard for heard in map(decode, self.texts(seat)) if isinstance(heard, State))
            assert bytes_of(last.view) == shown, (seat, table.course.entries[-3:])
            match.deal = self.course.hidden(seat).filled(Rng(self.luck.randrange(2**32)))
            try:
                assert bytes_of(table.view(seat)) == shown
            finally:
                match.deal = true
            self.views += 1

    def texts(self, seat):
        return [text for _, text in reversed(self.house.ears[seat].heard)]

    async def ask(self):
        """The record that anybody gets: never the deal that is played, nor what is promised."""
        seat = self.luck.choice(list(self.house.ears))
        status, text = await self.house.ask(seat, "GET", f"/api/tables/{TABLE}/record", raw=True)
        self.check_text(text)
        over = len(self.course.match.results)
        assert (status, text.count("\ndeal ")) == ((200, over) if over else (409, 0))


async def whole_match(folder, monkeypatch, game, options, seed):
    """A match played by chance to its end, with parts of all players but one."""
    luck = random.Random(seed)
    giving = range(game.seats_of(options) - 1)
    settings = replace(SETTINGS, part=5)
    async with indoors(folder, monkeypatch, Course(game, options), settings, giving) as house:
        witness, table, tick = Witness(house, luck), house.table, 0
        while not table.course.match.over:
            await step(house, luck)
            witness.listen()
            tick += 1
            if tick % 6 == 0:
                await settle()  # what plays itself may have been on its way
                witness.look()
            if tick % 100 == 0:
                await witness.ask()
        await settle()
        witness.listen()
        await witness.ask()
        _, text = await house.ask(0, "GET", f"/api/tables/{TABLE}/record", raw=True)
        proven = [one for one in map(decode, witness.texts(WATCHER)) if isinstance(one, Proven)]
        return witness, text, proven


async def step(house, luck):
    """Whoever can do something does it."""
    table = house.table
    match, seat = table.course.match, table.course.turn
    if match.between and not match.over:
        for other in table.present() - table.course.continued:
            house.ears[other].say("continue", number=table.course.seen[other])
    elif seat >= 0 and not table.waits(seat) and not table.plays_itself():
        choices = whole_decision(table.course, luck)
        house.ears[seat].say("choose", number=table.course.settled[seat], choices=choices)
    await pass_on()


def whole_decision(course, luck):
    """Choices drawn by chance until they are a whole decision."""
    seat, parts = course.turn, []
    while True:
        view = course.preview(seat, parts) if parts else course.view(seat)
        found = luck.choice(view.choices)
        parts.append(found.choice)
        if not found.part:
            return parts


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_in_a_whole_match_nobody_hears_of_anything_before_it_is_time(tmp_path, monkeypatch, caplog, game):
    caplog.set_level(logging.DEBUG)
    options = short(some_options(game))
    witness, text, proven = run(whole_match(tmp_path, monkeypatch, game, options, 1))

    read = record.read(text, registry.find)
    dealt = [luck for luck in read.course.luck if luck.values is not None]
    assert [fault for luck in dealt for fault in fair.faults(luck.proof(read.table), luck.declared)] == []
    assert [one.proof for one in reversed(proven)] == [luck.proof(read.table) for luck in dealt]
    assert dealt[0].parts[0]  # dealt as soon as the first was there
    assert all(all(luck.parts[:-1]) and not luck.parts[-1] for luck in dealt[1:])
    assert witness.views > 10
    said = "\n".join(logged(caplog)) + "".join(caplog.messages)
    known = [word for luck in dealt for word in (luck.secret, *luck.parts) if word]
    assert not any(word in said for word in [*known, *map(token, witness.house.ears)])


def short(options):
    """Two deals are enough, unless there is time for more: by chance Pitch is lost for ever, and never won."""
    return msgspec.structs.replace(options, rounds=20 if LONG else 2)


# --- what goes wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize("is_over", [None, True], ids=["by the driver", "by SQLAlchemy"])
def test_an_error_of_the_store_does_not_tell_what_could_not_be_stored(is_over, tmp_path):
    async def fail():
        store = await Store.open(tmp_path)
        promise = Committed("1" * 64, "2" * 64)
        with pytest.raises(Taken) as refused:
            await store.append("no-such-table", 1, [promise], is_over=is_over)
        await store.close()
        return refused.value.__cause__

    error = run(fail())
    assert isinstance(error, SQLAlchemyError if is_over else sqlite3.Error)
    assert "2" * 64 not in str(error) + repr(error)
