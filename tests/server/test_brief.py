"""States in brief: filled in, they are what is sent to those who have not asked for that."""

import asyncio
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core.course import WATCHER
from atout.server.brief import in_brief, in_full
from atout.server.messages import State, TableInfo, Tried
from tests.core.test_moments import dealt
from tests.helpers import GAMES, any_table, bytes_of, examples, played, seeds, viewers
from tests.server.indoors import SETTINGS, Ear, decode, indoors, settle
from tests.table.sitting import run

TABLE = TableInfo("a table", "a game", {}, [])


def sent(view, before):
    """A state with this View, as a client reads it that was shown another before."""
    stays = in_brief(view, before)
    news = msgspec.structs.replace(view, **stays)
    return decode(msgspec.json.encode(State(1, 1, TABLE, news, [], list(stays))))


@examples(40)
@given(any_table, seeds, st.integers(0, 150), st.integers(0, 150))
def test_between_any_two_moments_what_stays_and_what_is_new_is_the_whole(table, seed, one, other):
    before, after = played(*table, seed, one), played(*table, seed, other)
    for viewer in viewers(after):
        seen, view = before.view(viewer), after.view(viewer)
        full = in_full(sent(view, seen), seen)
        assert bytes_of(full) == bytes_of(State(1, 1, TABLE, view, []))


def test_of_what_is_as_it_was_nothing_is_sent_again():
    for game in GAMES:
        view = dealt(game).view(0)
        again = sent(view, view)
        assert (again.view.zones, again.view.facts, again.view.sheet) == ([], [], None)
        assert again.stays == ["zones", "facts", "sheet"]
        assert in_full(again, None) is again


def read(ear):
    """The states and answers that an ear has heard, filled in as a client does."""
    before, found = None, []
    for _, text in ear.heard:
        message = decode(text)
        if isinstance(message, State | Tried):
            message = in_full(message, before)
            found.append(message)
        if isinstance(message, State):
            before = message.view
    return found


def length(ear):
    return sum(len(text) for _, text in ear.heard)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_asks_for_it_in_brief_sees_what_others_see(game, tmp_path, monkeypatch):
    """At each seat two windows, one of which is told in brief; they tap, decide and ask for it again."""

    async def play():
        luck = random.Random(game.name)
        async with indoors(tmp_path, monkeypatch, dealt(game), SETTINGS) as house:
            briefly = {at: Ear(house.app, at, brief=True) for at in house.ears}
            for ear in briefly.values():
                ear.open()
                await settle()
            both = [
                (ear, len(read(ear)), briefly[at], len(read(briefly[at]))) for at, ear in house.ears.items()
            ]
            for _ in range(40):
                await tap(house, briefly, luck)
            for ear, had, brief, had_briefly in both:
                assert len(read(ear)) > had + 20
                assert bytes_of(read(ear)[had:]) == bytes_of(read(brief)[had_briefly:])
                assert length(brief) < 0.8 * length(ear)
            for ear in briefly.values():
                await ear.close()

    run(play())


async def tap(house, briefly, luck):
    """Whoever can decide puts a decision together, part by part; now and then somebody comes back."""
    course = house.table.course
    seat = course.turn
    if seat < 0 or house.table.waits(seat) or house.table.plays_itself():
        await asyncio.sleep(house.table.settings.sheet)
        await settle()
        return
    parts, view = [], course.view(seat)
    while view is not None and view.choices:
        choice = luck.choice(view.choices)
        parts.append(choice.choice)
        kind = "try" if choice.part else "choose"
        for ear in [house.ears[seat], briefly[seat]] if choice.part else [house.ears[seat]]:
            ear.say(kind, number=course.seen[seat], choices=parts)
            await settle()
        if not choice.part:
            break
        view = course.preview(seat, parts)
    if luck.random() < 0.2:
        since = luck.randrange(3)
        for at in (seat, WATCHER):
            house.ears[at].say("look", since=since)
            briefly[at].say("look", since=since)
        await settle()
