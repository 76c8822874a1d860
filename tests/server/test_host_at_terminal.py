"""The host of a table at a terminal: what a browser's host can set can be set there, by keys."""

import asyncio
import signal
from contextlib import asynccontextmanager

import pexpect
import pytest
import pytest_asyncio
from textual.widgets import OptionList

from atout.terminal.online import qr
from atout.terminal.online.host import AskHost
from atout.terminal.online.qr import LinkImage
from atout.terminal.prose import Prose
from atout.words import words
from tests.server.test_gathering import gather, join, named, shown
from tests.server.test_join import at_terminal, command

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def maker(house):
    """Who makes the tables, and gives the host's part to the first who comes."""
    async with house.guest() as guest:
        yield await named(guest, "Sokha")


@asynccontextmanager
async def hosting(house, maker, folder, game="bid_euchre", seats=4, setup=None, lang="en", **options):
    """A public table, whose host at a terminal sits on the second seat; who made it stands up, and looks on."""
    table = await gather(maker, seats=seats, game=game, setup={"public": True} | (setup or {}), **options)
    async with maker.at(table) as place:
        link = f"/join/{(await shown(place)).invite.token}"
        async with at_terminal(house, folder, link, lang=lang) as person:
            await person.press_button("sit 1")
            await shown(place, lambda now: not now.table.seats[1].open)
            await place.send({"type": "stand"})
            await person.until(lambda: "table" in person.buttons())
            yield person, place


def answers(person):
    return [label for _, label in person.app.screen.answers]


async def pick(person, *labels):
    """Choose what begins with these words, in one list after the other."""
    for label in labels:
        await person.until(
            lambda label=label: (
                isinstance(person.app.screen, AskHost)
                and isinstance(person.app.focused, OptionList)
                and any(one.startswith(label) for one in answers(person))
            )
        )
        at = next(at for at, one in enumerate(answers(person)) if one.startswith(label))
        person.app.focused.highlighted = at
        await person.pilot.press("enter")


async def until_gathered(person, so):
    await person.until(lambda: so(person.visit.gathered))


# --- the table --------------------------------------------------------------------------------------


SETTINGS = [
    ("Who may come", "By invite", lambda setup: not setup.public),
    ("May others watch", "No", lambda setup: not setup.watch),
    ("Computers in empty seats", "None", lambda setup: setup.fill == ""),
    ("It begins", "When all sit", lambda setup: setup.when_full),
    ("Time for each decision", "30 seconds", lambda setup: setup.people.clock == 30),
    ("The computer that plays for who is away", "Hard", lambda setup: setup.people.stand_in == "hard"),
    ("When players talk, watchers", "Hear nothing", lambda setup: setup.people.watchers == "nothing"),
]


async def test_all_that_is_set_about_a_table_is_set_by_keys(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path) as (person, _):
        number = person.visit.gathered.number
        for label, value, is_set in SETTINGS[::-1]:
            number += 1
            assert not is_set(person.visit.gathered.setup)
            await person.press_button("table")
            await pick(person, f"{label}:", value)
            await until_gathered(person, lambda now, is_set=is_set: is_set(now.setup))
            await pick(person, f"{label}: {value}", value)  # no change is no message
            await pick(person, "Close")
            assert person.visit.gathered.number == number
        assert all(is_set(person.visit.gathered.setup) for _, _, is_set in SETTINGS)

        await person.press_button("table")
        await pick(person, "Reserve for the whole match: None", "3 minutes")
        await until_gathered(person, lambda now: now.setup.people.reserve == 180)


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_the_invite_is_shown_as_an_image_for_a_phone(house, maker, tmp_path, lang):
    async with hosting(house, maker, tmp_path, lang=lang) as (person, _):
        await person.press_button("image")
        await person.until(lambda: isinstance(person.app.screen, LinkImage))
        image, link = person.app.screen.query_one("Static"), person.app.screen.query_one(Prose)
        await person.until(lambda: image.size.height > 0)
        assert person.visit.gathered.invite.token in link.text.plain
        assert str(image.content) == qr.image(link.text.plain).plain
        for shown_whole in (image, link):
            assert shown_whole.region in person.app.screen.region
        await person.pilot.press("escape")
        await person.until(lambda: not isinstance(person.app.screen, LinkImage))


async def test_house_rules_ready_made_and_single_are_set(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path, lang="km", game="pitch", seats=4) as (person, _):
        say = words("km").get
        partners = person.visit.gathered.table.options["partners"]
        await person.press_button("table")
        await pick(person, say("ui-house-rules"), say("pitch-option-partners"))
        await pick(person, say(f"pitch-option-partners-{'no' if partners else 'yes'}"))
        await until_gathered(person, lambda now: now.table.options["partners"] is not partners)
        await pick(person, say("ui-close"))
        game = person.app.game
        for name in game.presets:
            players = len(person.visit.gathered.table.seats)
            await pick(person, say("ui-preset"), say(f"pitch-preset-{name}"))
            await until_gathered(
                person,
                lambda now, name=name, players=players: (
                    game.preset_of(game.options(**now.table.options)) == name
                    and len(now.table.seats) == players
                ),
            )


async def test_what_cannot_be_is_said_above_the_list(house, maker, tmp_path):
    async with (
        hosting(house, maker, tmp_path, game="svoi_kozyri", seats=3, players=3) as (person, place),
        house.guest() as third,
        third.at(person.visit.table_id) as opposite,
    ):
        await place.send({"type": "sit", "seat": 0})
        await opposite.send({"type": "sit", "seat": 2})
        await until_gathered(person, lambda now: not any(seat.open for seat in now.table.seats))
        await person.press_button("table")
        await pick(person, "All house rules", "Players", "2")
        why = words("en").get("gathering-too-many", {"people": 3, "wanted": 2})
        await person.until(lambda: isinstance(person.app.screen, AskHost) and why in person.app.screen.text)
        assert person.line("notice") == why
        assert len(person.visit.gathered.table.seats) == 3


# --- the seats --------------------------------------------------------------------------------------


async def test_computers_take_seats_at_a_level_and_give_them_back(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path) as (person, _):
        seats = lambda: person.visit.gathered.table.seats  # noqa: E731
        await person.press_button("seats")
        await pick(person, "Seat 3: Empty", "Computer: Hard")
        await person.until(lambda: seats()[2].level == "hard")
        await pick(person, "Seat 3: The computer, Hard", "Computer: Easy")
        await person.until(lambda: seats()[2].level == "easy")
        await pick(person, "Seat 2: You", "Change places with seat 3: The computer, Easy")
        await person.until(lambda: seats()[2].you and seats()[1].level == "easy")
        await pick(person, "Seat 2: The computer, Easy", "Kept for a person")
        await person.until(lambda: seats()[1].open)
        await pick(person, "Seat 4: Empty", "Sit here myself")
        await person.until(lambda: seats()[3].you)
        assert [seat.open for seat in seats()] == [True, True, True, False]


async def test_somebody_is_sent_away_after_a_question(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path) as (person, place):
        await place.send({"type": "sit", "seat": 2})
        await until_gathered(person, lambda now: now.table.seats[2].name == "Sokha")
        token = person.visit.gathered.invite.token
        await person.press_button("seats")
        await pick(person, "Seat 2: You")
        await person.until(lambda: "Close" in answers(person))
        assert "Send away" not in answers(person)
        await pick(person, "Close", "Seat 3: Sokha", "Send away", "Close")
        assert person.visit.gathered.table.seats[2].name == "Sokha"
        await pick(person, "Seat 3: Sokha", "Send away", "Send away")
        await until_gathered(person, lambda now: now.table.seats[2].open)
        assert person.visit.gathered.invite.token != token
        assert person.visit.gathered.invite.token in person.line("facts")


async def test_what_is_chosen_for_a_seat_is_not_done_to_who_sat_down_meanwhile(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path) as (person, place):
        await person.press_button("seats")
        await pick(person, "Seat 3: Empty")
        await place.send({"type": "sit", "seat": 2})
        await until_gathered(person, lambda now: now.table.seats[2].name == "Sokha")
        await pick(person, "Computer: Hard")
        stale = words("en").get("table-stale")
        await person.until(lambda: isinstance(person.app.screen, AskHost) and stale in person.app.screen.text)
        assert "Seat 3: Sokha" in answers(person)
        assert person.visit.gathered.table.seats[2].name == "Sokha"


# --- the others, and the end ------------------------------------------------------------------------


async def test_who_waits_is_told_what_the_host_sets_and_no_more(house, maker, tmp_path):
    table = await gather(maker, game="bid_euchre")
    async with maker.at(table) as place:
        now = await shown(place)
        async with at_terminal(house, tmp_path, f"/join/{now.invite.token}") as person:
            await person.press_button("sit 1")
            await until_gathered(person, lambda now: not now.table.seats[1].open)
            assert not {"seats", "table", "start"} & set(person.buttons())
            lines = list(person.app.table.lines)
            setup = {"public": True, "people": {"clock": 60}}
            options = now.table.options | {"joker": not now.table.options["joker"]}
            await place.send({"type": "set_up", "setup": setup, "options": options})
            await until_gathered(person, lambda now: now.setup.public)
            joker = words("en").get("bid_euchre-option-joker")
            value = words("en").get(f"bid_euchre-option-joker-{'yes' if options['joker'] else 'no'}")
            assert sorted(person.app.table.lines[len(lines) :]) == sorted([
                "Anyone may come to this table.",
                "Time for each decision: One minute",
                "Reserve for the whole match: None",
                f"{joker}: {value}",
            ])  # fmt: skip


@pytest.mark.parametrize("ends", ["begins", "another host"])
async def test_a_list_goes_when_nothing_can_be_set_any_more(house, maker, tmp_path, ends):
    async with hosting(house, maker, tmp_path) as (person, place):
        await place.send({"type": "sit", "seat": 2})
        await until_gathered(person, lambda now: now.table.seats[2].name == "Sokha")
        await person.press_button("table")
        await pick(person, "All house rules", words("en").get("bid_euchre-option-joker"))
        await person.until(lambda: len(person.app.screen_stack) > 1 and "Close" not in answers(person))
        table = await house.hall.table(person.visit.table_id)
        if ends == "begins":
            await table.waiting.change(lambda now: now.filled())
            await person.until(lambda: person.visit.state is not None)
        else:
            sokha = table.seats[2].session
            await table.waiting.change(lambda now: now.handed_to(sokha))
            await person.until(lambda: "table" not in person.buttons())
        await person.until(lambda: len(person.app.screen_stack) == 1)


async def test_a_table_is_made_at_a_terminal_and_friends_come_by_its_invite(house, maker, tmp_path):
    screen = command(
        tmp_path, house.at, "bid-euchre", "--option", "joker=yes", "--name", "Rith", does="invite"
    )
    await asyncio.to_thread(screen.expect, f"http://{house.at}/join/([A-Za-z0-9_-]+)")
    token = screen.match[1]
    await asyncio.to_thread(screen.expect_exact, words("en").get("cli-host-seats"))
    table = (await join(maker, token)).json()["id"]
    async with maker.at(table) as place:
        await place.send({"type": "sit"})
        now = await shown(place, lambda now: not now.table.seats[1].open)
        assert now.table.options["joker"] is True
        assert [seat.name for seat in now.table.seats] == ["Rith", "Sokha", "", ""]
        assert [seat.host for seat in now.table.seats] == [True, False, False, False]
        screen.send("3")
        await place.until(lambda state: state.table.seats[2].level == "medium")
    screen.kill(signal.SIGKILL)
    screen.close()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["canasta"], "There is no game"),
        (["pitch", "--option", "partners=perhaps"], "partners"),
        (["pitch", "--preset", "grand"], "grand"),
    ],
)
async def test_what_no_table_can_be_made_of_is_told_before_the_server_is_asked(tmp_path, arguments, why):
    screen = command(tmp_path, "http://127.0.0.1:1", *arguments, does="invite")
    await asyncio.to_thread(screen.expect, pexpect.EOF)
    screen.close()
    assert why in screen.before
    assert screen.before.count("\n") == 1
    assert screen.exitstatus == 2


async def test_enter_pressed_once_too_often_does_not_begin_the_match(house, maker, tmp_path):
    async with hosting(house, maker, tmp_path) as (person, _):
        assert person.buttons()[:3] == ["seats", "table", "start"]
        await person.pilot.press("enter")
        await person.until(lambda: isinstance(person.app.screen, AskHost))
        await person.pilot.press("escape")
        assert not person.visit.gathered.begun
        await person.press_button("start")
        await person.until(lambda: person.visit.state is not None)
