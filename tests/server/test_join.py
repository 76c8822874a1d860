"""`atout join`: somebody at a terminal plays at a table of a real server, with people who speak to it otherwise."""

import asyncio
import os
import random
import shutil
import signal
import ssl
import sys
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import msgspec
import pexpect
import pytest
import pytest_asyncio
from textual.widgets import Input

from atout import registry
from atout.core import record
from atout.core.course import Dealt
from atout.core.illegal import Illegal
from atout.table.fair import Fair
from atout.table.settings import Settings
from atout.terminal.dialogs import Ask, AskLine, AskTalk, Sheet
from atout.terminal.hand import Hand
from atout.terminal.online.app import JoinApp
from atout.terminal.online.door import Door
from atout.terminal.online.keepsakes import Keepsakes
from atout.terminal.online.places import place_of
from atout.terminal.online.visit import Visit
from atout.terminal.prose import Prose
from atout.terminal.table import Choices
from atout.words import words
from tests.server.conftest import SOURCE
from tests.server.test_gathering import gather, named, shown

pytestmark = pytest.mark.asyncio(loop_scope="module")
SOON = 20


class Person:
    """Somebody at a terminal."""

    def __init__(self, app, pilot, keepsakes):
        self.app = app
        self.pilot = pilot
        self.keepsakes = keepsakes

    @property
    def visit(self):
        return self.app.visit

    def line(self, name):
        return self.app.table.query_one(f"#{name}", Prose).text.plain

    def buttons(self):
        shown = self.app.table.query_one(Choices)
        return [shown.get_option_at_index(at).id for at in range(shown.option_count)]

    async def until(self, wanted):
        """Wait until this is so."""
        async with asyncio.timeout(SOON):
            while not wanted():  # noqa: ASYNC110  a screen tells nobody
                await asyncio.sleep(0.005)

    async def press_button(self, name):
        await self.until(lambda: name in self.buttons())
        await self.pilot.press(str(self.buttons().index(name) + 1))

    async def agree(self):
        """The second answer to a question, which is to do it."""
        await self.until(lambda: type(self.app.screen) is Ask)
        await self.pilot.press("down", "enter")

    async def press(self, choice):
        """The keys of a choice of the View: a card, and what it is meant for where it may be for several things."""
        if not choice.card:
            await self.press_button(str(choice.choice))
            return
        hand = self.app.table.query(Hand).last()
        hand.focus()
        hand.cursor = next(
            at for at, face in enumerate(hand.faces) if choice.choice in {face.choice, *face.also}
        )
        await self.pilot.press("enter")
        if type(self.app.screen) is Ask:
            answers = [answer for answer, _ in self.app.screen.answers]
            await self.pilot.press(*["down"] * answers.index(str(choice.choice)), "enter")


@asynccontextmanager
async def at_terminal(house, folder, link, code="", lang="en", name="Rith", size=(80, 24)):
    """`atout join`, without the process and the terminal around it."""
    place = place_of(link if "://" in link else f"http://{house.at}{link}", code)
    keepsakes = Keepsakes(folder)
    door = Door(place, keepsakes)
    called = (await asyncio.to_thread(door.you)).name
    if name:
        called = await asyncio.to_thread(door.call_me, name)
    table = place.table or await asyncio.to_thread(door.join, place.invite)
    visit = Visit(door, table, keepsakes)
    await visit.enter()
    app = JoinApp(registry.find(visit.table.game), lang, visit, ask_name=not called)
    async with app.run_test(size=size) as pilot:
        yield Person(app, pilot, keepsakes)


@pytest_asyncio.fixture(loop_scope="module")
async def host(house):
    async with house.guest() as guest:
        yield await named(guest, "Sokha")


async def test_a_friend_comes_by_the_invite_sits_down_and_the_host_begins(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2, lowest_rank=9)
    async with host.at(table) as place:
        invite = (await shown(place)).invite
        async with at_terminal(house, tmp_path, f"/join/{invite.token}") as person:
            assert "Sokha: Seat 1, host" in person.line("players").replace("\u00a0", " ")
            assert person.line("say") == "Sokha invites you"
            await person.press_button("sit 1")
            now = await shown(place, lambda now: now.table.seats[1].name == "Rith")
            assert now.table.seats[1].here
            await person.until(lambda: person.line("say") == "Sokha begins the match.")
            assert f"/join/{invite.token}" in person.line("facts")
            await place.send({"type": "start"})
            await person.until(lambda: person.visit.state is not None)
            assert person.visit.seat == person.app.current_view().seat == 1


GAMES = {
    "svoi_kozyri": {"players": 2, "lowest_rank": 9, "deals": 1},
    "hand_and_foot": {"players": 2, "decks": 3, "rounds": 1},
}


def some(view, luck):
    """Something legal: what is begun is completed as soon as it may, and mostly one choice is enough."""
    if view.done is not None and any(one.choice == view.done.choice for one in view.choices):
        return view.done
    whole = [one for one in view.choices if not one.part]
    return luck.choice(whole if whole and luck.random() < 0.8 else view.choices)


async def play_at_terminal(person, luck, end="match_over"):
    """Decide until the match is over: by keys at first, which take their time in a test."""
    app, by_keys = person.app, 12
    while (view := app.visit.state.view).phase not in {end, "match_over"}:
        if view.phase == "deal_over":
            if isinstance(app.screen, Sheet):
                await person.pilot.press("enter")
            await asyncio.sleep(0.02)
        elif view.choices:
            before = person.visit.number, list(app.parts)
            choice = some(app.current_view(), luck)
            await (person.press(choice) if by_keys else app.decide([choice.choice]).wait())
            by_keys = max(0, by_keys - 1)
            await person.until(
                lambda before=before: (person.visit.number, app.parts) != before or app.waits is False
            )
        else:
            await asyncio.sleep(0.005)


async def play_elsewhere(place, luck, end="match_over"):
    """The same, somebody who speaks to the server as a browser does."""
    while True:
        state = await place.my_turn()
        if state.view.phase in {end, "match_over"}:
            return
        if state.view.phase == "deal_over":
            await (place.ask("continue") if "continue" in state.table.may else place.hear())
        else:
            await place.play(luck.choice)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_is_played_to_its_end(house, host, tmp_path, game):
    luck = random.Random(7)
    table = await gather(host, seats=2, game=game, **GAMES[game])
    async with host.at(table) as place:
        invite = (await shown(place)).invite
        async with at_terminal(house, tmp_path, "/", invite.code) as person:
            await person.press_button("sit 1")
            await person.until(lambda: person.visit.seat == 1)
            await place.send({"type": "start"})
            await person.until(lambda: person.visit.state is not None)
            other = asyncio.create_task(play_elsewhere(place, luck))
            async with asyncio.timeout(100):
                await play_at_terminal(person, luck)
                await other
            await person.until(lambda: isinstance(person.app.screen, Sheet))
            await person.pilot.pause()
            assert words("en").get("ui-total") in person.app.screen.text


@asynccontextmanager
async def sitting(house, host, folder, game="svoi_kozyri", setup=None, lang="en", **options):
    """Somebody at a terminal on seat 1 of a match that has begun, and the host, as a browser is."""
    options = options or GAMES[game]
    table = await gather(host, seats=2, game=game, setup=setup or {}, **options)
    async with host.at(table) as place:
        invite = (await shown(place)).invite
        async with at_terminal(house, folder, f"/join/{invite.token}", lang=lang) as person:
            await person.press_button("sit 1")
            await person.until(lambda: person.visit.seat == 1)
            await place.send({"type": "start"})
            await person.until(lambda: person.visit.state is not None)
            await place.until(lambda state: bool(state.view.zones))
            yield person, place


async def their_turn(person, place, luck=random):
    """Play on until somebody at the terminal has to decide."""
    while not person.visit.state.view.choices:
        if place.state.view.choices:
            await place.play(luck.choice)
        await asyncio.sleep(0.01)
        if place.state.number < person.visit.number:
            await place.hear()
    await person.until(lambda: person.app.table.query(Hand))


async def test_what_is_refused_is_said_in_the_readers_language_with_its_rule(house, host, tmp_path):
    async with sitting(house, host, tmp_path, lang="km") as (person, place):
        luck = random.Random(1)
        while True:
            await their_turn(person, place, luck)
            view = person.visit.state.view
            legal = {one.choice for one in view.choices}
            hand = person.app.table.query(Hand).last()
            illegal = [face.choice for face in hand.faces if face.choice not in legal]
            if illegal:
                break
            await person.app.decide([luck.choice(view.choices).choice]).wait()
            await person.until(
                lambda before=person.visit.number: person.visit.number > before or not person.app.waits
            )
        number = person.visit.number
        await person.app.decide(illegal[:1]).wait()
        await person.until(lambda: person.line("notice"))
        assert "SK-" in person.line("notice")
        assert any("\u1780" <= letter <= "\u17ff" for letter in person.line("notice"))
        assert person.visit.number == number

        await place.send({"type": "say", "text": "[bold]hello[/] \u202e\x1b[31m"})
        await person.until(lambda: any("hello" in line for line in person.app.table.lines))
        assert person.app.table.lines[-1] == "» Sokha៖ [bold]hello[/] [31m"


async def test_a_lost_connection_is_told_and_comes_back_to_the_same_seat(house, host, tmp_path):
    async with sitting(house, host, tmp_path) as (person, place):
        table = await house.hall.table(person.visit.table_id)
        await their_turn(person, place)
        before = person.visit.number, list(person.app.table.lines)
        for listener in list(table.listeners):
            if listener.seat == 1:
                listener.dropped()
        await person.until(lambda: person.app.lost)
        assert person.line("banner") == words("en").get("ui-lost")
        await person.until(lambda: not person.app.lost and not person.line("banner"))
        assert person.visit.seat == 1
        assert person.app.table.lines == before[1], "nothing is told twice"
        await person.press(random.choice(person.visit.state.view.choices))
        await person.until(lambda: person.visit.number > before[0])


async def test_who_leaves_and_comes_back_has_the_seat_again(house, host, tmp_path):
    async with sitting(house, host, tmp_path) as (person, _):
        table = person.visit.table_id
        await person.pilot.press("ctrl+c")
        await person.agree()
        async with asyncio.timeout(SOON):
            while person.app.is_running:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    mode = (tmp_path / "visits.json").stat().st_mode
    assert mode & 0o777 == 0o600
    async with host.at(table), at_terminal(house, tmp_path, f"/table/{table}", name="") as again:
        assert again.visit.seat == 1
        assert again.visit.state.view.seat == 1
    with pytest.raises(Illegal, match="table-private"):
        async with at_terminal(house, tmp_path / "another", f"/table/{table}"):
            pass


async def test_a_name_is_asked_for_and_a_bad_one_is_asked_again(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2, setup={"public": True})
    async with host.at(table) as place, at_terminal(house, tmp_path, f"/table/{table}", name="") as person:
        await person.until(lambda: isinstance(person.app.screen, AskLine))
        await person.pilot.press(*"computer, easy", "enter")
        await person.until(
            lambda: isinstance(person.app.screen, AskLine) and "\n" in person.app.screen.question
        )
        assert words("en").get("name-computer") in person.app.screen.question
        person.app.screen.query_one("Input").value = "ចាន់ដារ៉ា"
        await person.pilot.press("enter")
        await person.until(lambda: not isinstance(person.app.screen, AskLine))
        await person.press_button("sit 1")
        await shown(place, lambda now: now.table.seats[1].name == "ចាន់ដារ៉ា")
        await person.press_button("stand")
        await person.agree()
        await shown(place, lambda now: now.table.seats[1].open)


# --- a fair deal ------------------------------------------------------------------------------------


@asynccontextmanager
async def two_at_terminals(serve, quick, tmp_path):
    """Two people at terminals, at a server that waits for everybody's part."""
    (tmp_path / "house").mkdir()
    async with serve(tmp_path / "house", replace(quick, part=SOON)) as house, house.guest() as host:
        table = await gather(await named(host, "Sokha"), seats=3, game="svoi_kozyri", players=3)
        async with host.at(table) as place:
            link = f"/join/{(await shown(place)).invite.token}"
            await place.send({"type": "set_seat", "number": 0, "seat": 1, "level": ""})
            async with (
                at_terminal(house, tmp_path / "one", link) as one,
                at_terminal(house, tmp_path / "two", link) as two,
            ):
                await one.press_button("sit 1")
                await two.press_button("sit 2")
                await one.until(lambda: one.visit.seat == 1 and two.visit.seat == 2)
                await place.send({"type": "stand"})
                await one.press_button("start")
                await one.until(lambda: one.visit.state is not None and two.visit.state is not None)
                yield house, one, two


async def test_each_terminal_adds_its_part_and_checks_the_deal(serve, quick, tmp_path):
    async with two_at_terminals(serve, quick, tmp_path) as (house, one, two):
        entries = (await house.hall.table(one.visit.table_id)).course.entries
        (dealt,) = [entry for entry in entries if isinstance(entry, Dealt)]
        assert [bool(part) for part in dealt.parts] == [False, True, True]
        assert dealt.parts[1] != dealt.parts[2]

        await one.app.do(one.visit.resign)
        for person in (one, two):
            await person.until(lambda person=person: words("en").get("fair-holds") in person.app.table.lines)
            assert not person.line("banner")


WRONG = {
    "fair-fault-other-promise": {"commitment": "0" * 64},
    "fair-fault-left-out": {"parts": ["", "", "1" * 64]},
    "fair-fault-order": {"values": {"pack": []}},
}


@pytest.mark.parametrize("fault", WRONG)
async def test_a_deal_that_was_not_dealt_as_promised_is_told_loudly(
    serve, quick, tmp_path, monkeypatch, fault
):
    honest = Fair.proof

    def dishonest(fair, told=0):
        proof = honest(fair, told)
        return proof and msgspec.structs.replace(proof, **WRONG[fault])

    monkeypatch.setattr(Fair, "proof", dishonest)
    async with two_at_terminals(serve, quick, tmp_path) as (_, one, _two):
        await one.app.do(one.visit.resign)
        await one.until(lambda: words("en").get("fair-fails") in one.app.table.lines)
        assert f"  {words('en').get(fault)}" in one.app.table.lines
        assert words("en").get("fair-fails") in one.line("banner")


# --- talk -------------------------------------------------------------------------------------------


async def talks(person, *keys):
    """What is to be said, or the last entry of the list: whose lines to hide."""
    await person.pilot.press("m")
    await person.until(lambda: type(person.app.screen) is AskTalk and isinstance(person.app.focused, Input))
    await person.pilot.press(*keys, "enter")


async def hides(person, who):
    """The list of those whose lines can be hidden; choose this one there."""
    await talks(person, "tab", "end")
    await person.until(lambda: type(person.app.screen) is Ask)
    labels = [label for _, label in person.app.screen.answers]
    before = list(person.visit.talk.muted)
    await person.pilot.press(*["down"] * labels.index(who), "enter")
    await person.until(lambda: person.visit.talk.muted != before)
    await person.until(lambda: type(person.app.screen) is Ask)
    await person.pilot.press("escape")


async def test_a_person_is_muted_and_read_again_and_is_not_told(house, host, tmp_path):
    async with sitting(house, host, tmp_path) as (person, place):
        log = person.app.table
        await place.send({"type": "say", "text": "one"})
        await person.until(lambda: "» Sokha: one" in log.lines)
        await talks(person, *"me")
        await person.until(lambda: "» You: me" in log.lines)
        await place.send({"type": "look"})
        await place.hear()

        heard = len(place.talk)
        await hides(person, "[ ] Sokha")
        assert "» Sokha: one" not in log.lines
        assert "» You: me" in log.lines
        await place.send({"type": "say", "text": "two"})
        await talks(person, *"again")
        await person.until(lambda: "» You: again" in log.lines)
        assert not [line for line in log.lines if line.startswith("» Sokha")]
        await place.send({"type": "look"})
        await place.hear()
        assert [line.text for talked in place.talk[heard:] for line in talked.lines] == ["two", "again"]
        assert not any(talked.muted for talked in place.talk)

        await hides(person, "[x] Sokha")
        await person.until(lambda: "» Sokha: two" in log.lines)
        said = [line for line in log.lines if line.startswith("»")]
        assert said == ["» Sokha: one", "» You: me", "» You: again", "» Sokha: two"]
        assert person.keepsakes.muted() == []


async def test_who_was_muted_stays_so_where_the_server_has_forgotten_it(house, host, tmp_path):
    async with sitting(house, host, tmp_path) as (person, place):
        table = await house.hall.table(person.visit.table_id)
        await hides(person, "[ ] Sokha")
        sokha = person.visit.talk.muted[0]
        table.talk._muted.clear()  # as in a server that was started anew
        for listener in list(table.listeners):
            if listener.seat == 1:
                listener.dropped()
        await person.until(lambda: person.app.lost)
        await person.until(lambda: not person.app.lost and table.talk._muted)
        await place.send({"type": "say", "text": "one"})
        await talks(person, *"me")
        await person.until(lambda: "» You: me" in person.app.table.lines)
        assert person.visit.talk.muted == person.keepsakes.muted() == [sokha]
        assert not [line for line in person.app.table.lines if line.startswith("» Sokha")]


async def test_a_watcher_only_reads_and_reads_whom_they_want(house, host, tmp_path):
    async with sitting(house, host, tmp_path, setup={"public": True}) as (_, place):
        link = f"/table/{place.state.table.id}"
        async with at_terminal(house, tmp_path / "watcher", link) as person:
            await place.send({"type": "say", "text": "one"})
            await person.until(lambda: "» Sokha: one" in person.app.table.lines)
            await person.pilot.press("m")
            await person.until(lambda: type(person.app.screen) is Ask)
            assert person.line("notice") == words("en").get("talk-not-here")
            assert [label for _, label in person.app.screen.answers] == ["[ ] Sokha", "[ ] Rith", "Close"]
            await person.pilot.press("enter")
            await person.until(lambda: person.visit.talk.muted)
            assert "» Sokha: one" not in person.app.table.lines


async def test_a_watcher_who_was_muted_can_be_read_again(house, host, tmp_path):
    setup = {"public": True, "people": {"watchers": "talk"}}
    async with (
        sitting(house, host, tmp_path, setup=setup) as (person, place),
        house.guest() as guest,
        guest.at(place.state.table.id) as beside,
    ):
        await beside.send({"type": "say", "text": "one"})
        await person.until(lambda: "» A watcher: one" in person.app.table.lines)
        await hides(person, "[ ] A watcher")
        assert "» A watcher: one" not in person.app.table.lines
        await hides(person, "[x] A watcher")
        assert "» A watcher: one" in person.app.table.lines


# --- around the game --------------------------------------------------------------------------------


async def test_a_hint_puts_a_decision_together_and_the_record_can_be_saved(
    house, host, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    async with sitting(house, host, tmp_path, game="hand_and_foot") as (person, place):
        luck = random.Random(4)
        while not any(one.part for one in person.visit.state.view.choices):
            await their_turn(person, place, luck)
            if not any(one.part for one in person.visit.state.view.choices):
                number = person.visit.number
                await person.app.decide([person.visit.state.view.choices[0].choice]).wait()
                await person.until(lambda number=number: person.visit.number > number)
        part = next(one for one in person.visit.state.view.choices if one.part)
        await person.app.decide([part.choice]).wait()
        assert person.app.parts == [part.choice]
        assert person.app.current_view() != person.visit.state.view
        more = next(one for one in person.app.current_view().choices if one.part)
        person.app.decide([more.choice])
        await person.app.decide([more.choice]).wait()
        assert person.app.parts[:2] == [part.choice, more.choice], "nothing is lost where somebody is quick"
        for _ in person.app.parts.copy():
            left = person.app.parts[:-1]
            await person.pilot.press("u")
            await person.until(lambda left=left: person.app.parts == left)

        await person.pilot.press("h")
        await person.until(lambda: "A good choice" in person.line("notice"))
        await person.app.do(person.visit.resign)
        await person.until(lambda: isinstance(person.app.screen, Sheet))
        await person.pilot.press("escape", "s")
        await person.until(lambda: isinstance(person.app.screen, AskLine))
        await person.pilot.press("enter")
        await person.until(lambda: person.line("notice").startswith("Saved to"))
        (saved,) = tmp_path.glob("hand-and-foot-*.txt")
        assert record.read(saved.read_text("utf-8"), registry.find).course.match.over


async def test_secret_questions_are_answered_beforehand_and_the_dealing_is_skipped(serve, quick, tmp_path):
    (tmp_path / "house").mkdir()
    async with (
        serve(tmp_path / "house", replace(quick, rhythm=Settings.rhythm)) as house,
        house.guest() as host,
    ):
        table = await gather(await named(host, "Sokha"), game="tractor", setup={"fill": "easy"})
        async with host.at(table) as place:
            link = f"/join/{(await shown(place)).invite.token}"
            async with at_terminal(house, tmp_path, link) as person:
                await person.press_button("sit 1")
                await person.until(lambda: person.visit.seat == 1)
                await place.send({"type": "stand"})
                await person.press_button("start")
                await person.press_button("instruct")
                await person.until(lambda: type(person.app.screen) is Ask)
                await person.pilot.press("down", "down", "enter")
                await person.until(lambda: person.visit.instruction == "leave")
                await person.press_button("skip")
                await person.until(lambda: "skip" not in person.visit.table.may)


async def test_who_has_read_the_sheet_waits_for_the_others_and_it_goes_when_they_have(house, host, tmp_path):
    async with sitting(house, host, tmp_path, game="pitch", players=2) as (person, place):
        luck = random.Random(2)
        other = asyncio.create_task(play_elsewhere(place, luck, "deal_over"))
        await play_at_terminal(person, luck, "deal_over")
        await other
        await person.until(lambda: isinstance(person.app.screen, Sheet))
        await person.pilot.press("enter")
        await person.until(lambda: person.line("notice") == words("en").get("ui-others-reading"))
        await place.ask("continue")
        await person.until(lambda: person.visit.state.view.phase == "play")
        assert person.line("notice") == ""


async def test_who_is_sent_away_is_told_and_leaves(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2)
    async with host.at(table) as place:
        link = f"/join/{(await shown(place)).invite.token}"
        async with at_terminal(house, tmp_path, link) as person:
            await person.press_button("sit 1")
            now = await shown(place, lambda now: not now.table.seats[1].open)
            await place.send({"type": "remove", "number": now.number, "seat": 1})
            await person.until(lambda: person.app.why is not None)
            assert person.app.why.text.key == "gathering-barred"
            await person.until(lambda: not person.app.is_running)


async def test_who_leaves_a_table_last_closes_it(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2)
    async with host.at(table) as place:
        link = f"/join/{(await shown(place)).invite.token}"
        async with at_terminal(house, tmp_path, link) as person:
            await person.press_button("sit 1")
            await person.until(lambda: person.visit.seat == 1)
            await place.send({"type": "stand"})
            await person.until(lambda: "start" in person.buttons())
            await person.press_button("stand")
            await person.until(lambda: type(person.app.screen) is Ask)
            assert person.app.screen.text == words("en").get("gather-leave-last")
            await person.agree()
            await person.until(lambda: not person.app.is_running)
            assert person.app.why is None


async def test_a_vote_is_called_and_cast(serve, quick, tmp_path):
    (tmp_path / "house").mkdir()
    async with serve(tmp_path / "house", replace(quick, grace=0.1)) as house, house.guest() as host:
        table = await gather(await named(host, "Sokha"), seats=3, game="svoi_kozyri", players=3)
        async with host.at(table) as place:
            link = f"/join/{(await shown(place)).invite.token}"
            async with (
                at_terminal(house, tmp_path / "one", link) as one,
                at_terminal(house, tmp_path / "two", link, lang="km", name="Dara") as two,
            ):
                await one.press_button("sit 1")
                await two.press_button("sit 2")
                await two.until(lambda: two.visit.seat == 2)
                await place.send({"type": "start"})
                await place.until(lambda state: bool(state.view.zones))
                await place.socket.close()
                await one.until(lambda: "vote" in one.buttons())
                assert "the computer plays" in one.line("players").replace("\u00a0", " ")
                await one.press_button("vote")
                await one.agree()
                await two.until(lambda: "vote yes" in two.buttons())
                assert words("km").get("ui-vote") in two.line("banner")
                await two.press_button("vote yes")
                await one.until(lambda: one.visit.state.view.phase == "match_over")
                assert not one.line("banner")


async def test_over_tls_as_over_plain(house, host, tmp_path, monkeypatch):
    """A proxy before the server, as hosting has it."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    made = await asyncio.create_subprocess_exec(
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=here", "-addext", "subjectAltName=IP:127.0.0.1",
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert await made.wait() == 0
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(cert, key)

    async def pass_on(source, sink):
        with suppress(ConnectionError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def proxy(reader, writer):
        upstream = await asyncio.open_connection(*house.at.split(":"))
        await asyncio.gather(pass_on(reader, upstream[1]), pass_on(upstream[0], writer))

    table = await gather(host, seats=2, game="svoi_kozyri", players=2)
    async with host.at(table) as place, await asyncio.start_server(proxy, "127.0.0.1", 0, ssl=tls) as server:
        invite = (await shown(place)).invite
        link = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/join/{invite.token}"
        visit = Visit(Door(place_of(link), Keepsakes(tmp_path)), table, Keepsakes(tmp_path))
        with pytest.raises(Illegal, match="join-not-trusted"):
            await visit.enter()
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        async with at_terminal(house, tmp_path, link) as person:
            await person.press_button("sit 1")
            await shown(place, lambda now: now.table.seats[1].name == "Rith")


# --- the command ------------------------------------------------------------------------------------


def command(folder, *arguments, does="join"):
    """The real command in a real terminal (a pseudo-terminal of 80 by 24)."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "atout", does, *arguments, "--data", str(folder), "--lang", "en"],
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=SOON,
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
    )


async def test_the_command_sits_down_leaves_is_killed_and_comes_back(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2)
    async with host.at(table) as place:
        code = (await shown(place)).invite.code
        screen = command(tmp_path, house.at, code, "--name", "Rith")
        await asyncio.to_thread(screen.expect_exact, "Sit down on seat 2")
        screen.send("1")
        await shown(place, lambda now: now.table.seats[1].name == "Rith")
        await place.send({"type": "start"})
        await asyncio.to_thread(screen.expect_exact, "Resign")
        await place.until(lambda state: state.table.seats[1].here)
        screen.send("\x03")
        await asyncio.to_thread(screen.expect_exact, "Your seat stays yours")
        screen.send("\x1b[B\r")
        await asyncio.to_thread(screen.expect_exact, f"atout join http://{house.at}/table/{table}")
        await asyncio.to_thread(screen.expect, pexpect.EOF)
        screen.close()
        assert screen.exitstatus == 0

        await place.until(lambda state: not state.table.seats[1].here)
        for _ in range(2):
            screen = command(tmp_path, f"http://{house.at}/table/{table}")
            await place.until(lambda state: state.table.seats[1].here)
            await asyncio.to_thread(screen.expect_exact, "Resign")
            screen.kill(signal.SIGKILL)
            await place.until(lambda state: not state.table.seats[1].here)
            screen.close()


async def test_who_signs_in_is_who_they_are_in_their_browser(house, tmp_path):
    """A host comes from the browser to the terminal, and is asked for the pass-phrase once."""
    phrase = "a lamp beside the river"
    async with house.guest() as guest:
        answer = await guest.http.post("/api/account", json={"name": "Bopha", "phrase": phrase})
        assert answer.status_code == 201, answer.text
        table = await gather(guest, seats=2, game="svoi_kozyri", players=2)
        link = f"http://{house.at}/table/{table}"
        wrong = command(tmp_path, link, "--account", "Bopha")
        await asyncio.to_thread(wrong.expect_exact, "Pass-phrase: ")
        wrong.send("a lamp beside the road\r")
        await asyncio.to_thread(wrong.expect, pexpect.EOF)
        assert words("en").get("account-wrong") in wrong.before
        assert "road" not in wrong.before
        wrong.close()
        assert wrong.exitstatus == 2

        screen = command(tmp_path, link, "--account", "bopha")
        await asyncio.to_thread(screen.expect_exact, "Pass-phrase: ")
        screen.send(f"{phrase}\r")
        await asyncio.to_thread(screen.expect_exact, words("en").get("cli-host-seats"))
        assert "river" not in screen.before
        screen.send("\x03")
        await asyncio.to_thread(screen.expect_exact, "Your seat stays yours")
        screen.send("\x1b[B\r")
        await asyncio.to_thread(screen.expect, pexpect.EOF)
        screen.close()

        again = command(tmp_path, link, "--account", "Bopha")
        await asyncio.to_thread(again.expect_exact, words("en").get("cli-host-seats"))
        assert "Pass-phrase" not in again.before
        again.close()
        devices = (await guest.http.get("/api/you")).json()["devices"]
        assert sorted(one["device"] for one in devices) == ["", "Atout, Linux"]


async def listed(folder, *arguments):
    """What `atout lobby` prints."""
    screen = command(folder, *arguments, does="lobby")
    await asyncio.to_thread(screen.expect, pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0, screen.before
    return " ".join(screen.before.split())


async def test_the_lobby_lists_public_tables_with_the_command_that_leads_there(house, host, tmp_path):
    public = await gather(host, seats=4, game="bid_euchre", setup={"public": True}, joker=True)
    private = await gather(host, seats=4, game="bid_euchre")
    async with host.at(public) as place, host.at(private):
        await shown(place)
        told = await listed(tmp_path, house.at, "bid-euchre")
        assert "Bid Euchre, table of Sokha" in told
        assert "one sits, 3 are missing" in told
        assert f"atout join http://{house.at}/table/{public}" in told
        assert private not in told
        assert words("en").get("bid_euchre-option-joker") in told
        assert public not in await listed(tmp_path, house.at, "pitch")

        async with at_terminal(house, tmp_path, f"/table/{public}") as person:
            await person.press_button("sit 1")
            await shown(place, lambda now: now.table.seats[1].name == "Rith")
            await place.send({"type": "start"})
            await person.until(lambda: person.visit.gathered is None)
            assert "being played: Sokha" in await listed(tmp_path, house.at, "bid-euchre")


async def test_where_no_public_table_waits_it_is_said_how_one_is_made(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as empty:
        assert f"atout meet {empty.at} GAME" in await listed(tmp_path, empty.at)
        screen = command(tmp_path, empty.at, "pitch", "--public", "--name", "Rith", does="invite")
        await asyncio.to_thread(screen.expect_exact, words("en").get("cli-host-seats"))
        assert "Pitch, table of Rith" in await listed(tmp_path / "another", empty.at)
        screen.kill(signal.SIGKILL)
        screen.close()


async def test_play_now_sits_down_at_a_table_with_what_is_wished_for_or_opens_one(serve, quick, tmp_path):
    """Two who wish for the rule the one way and the other open a table each; whom either suits comes to one."""
    async with serve(tmp_path, quick) as house:
        game = house.at, "bid-euchre"
        one = command(
            tmp_path / "one", *game, "--option", "stick_the_dealer=yes", "--name", "Rith", does="meet"
        )
        await asyncio.to_thread(one.expect_exact, words("en").get("cli-host-seats"))
        told = await listed(tmp_path, house.at)
        assert "Bid Euchre, table of Rith" in told
        assert words("en").get("bid_euchre-option-stick_the_dealer") in told

        other = command(
            tmp_path / "other", *game, "--option", "stick_the_dealer=no", "--name", "Dara", does="meet"
        )
        await asyncio.to_thread(other.expect_exact, words("en").get("cli-host-seats"))
        either = command(tmp_path / "either", *game, "--option", "joker=no", "--name", "Sok", does="meet")
        await asyncio.to_thread(either.expect_exact, words("en").get("gather-leave"))
        told = await listed(tmp_path, house.at)
        assert told.count("2 sit, 2 are missing") == 1
        assert told.count("one sits, 3 are missing") == 1
        for screen in (one, other, either):
            screen.kill(signal.SIGKILL)
            screen.close()


async def test_an_account_is_made_at_a_terminal_by_a_phrase_typed_twice(house, tmp_path):
    """Refusals first: a phrase that is too short; then two that differ, and at last the account."""
    short = command(tmp_path, house.at, "Srey Mom", does="account")
    for _ in range(2):
        await asyncio.to_thread(short.expect, "(Pass-phrase|once more): ")
        short.send("short\r")
    await asyncio.to_thread(short.expect, pexpect.EOF)
    short.close()
    assert "A pass-phrase has" in short.before
    assert short.exitstatus == 2

    screen = command(tmp_path, house.at, "Srey Mom", does="account")
    for typed in ("a boat on the lake", "a boat on the sea", "a boat on the lake", "a boat on the lake"):
        await asyncio.to_thread(screen.expect, "(Pass-phrase|once more): ")
        assert "boat" not in screen.before
        screen.send(f"{typed}\r")
    await asyncio.to_thread(screen.expect_exact, "You have the account Srey Mom")
    await asyncio.to_thread(screen.expect_exact, "--account 'Srey Mom'")
    await asyncio.to_thread(screen.expect, pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0

    door = Door(place_of(f"http://{house.at}/table/any"), Keepsakes(tmp_path))
    assert (await asyncio.to_thread(door.you)).account == "Srey Mom"
    async with house.guest() as guest:
        signed = await guest.http.post(
            "/api/sign-in", json={"name": "srey mom", "phrase": "a boat on the lake"}
        )
        assert signed.status_code == 200
    again = command(tmp_path, house.at, "Srey Mom", does="account")
    await asyncio.to_thread(again.expect, pexpect.EOF)
    again.close()
    assert words("en").get("account-signed-in") in again.before
    assert "Pass-phrase" not in again.before


async def test_who_may_not_see_a_table_is_told_in_one_line(house, host, tmp_path):
    table = await gather(host, seats=2, game="svoi_kozyri", players=2)
    for link, said in {
        f"/table/{table}": "This table is private",
        "/table/none": "There is no such table",
    }.items():
        screen = command(tmp_path, f"http://{house.at}{link}")
        await asyncio.to_thread(screen.expect, pexpect.EOF)
        screen.close()
        assert screen.before.startswith(f"atout: {said}")
        assert screen.before.count("\n") == 1
        assert screen.exitstatus == 2
