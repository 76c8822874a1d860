"""What the terminal keeps, promises and says at a table of a server, without one."""

import re
import stat
from pathlib import Path

import msgspec
import pytest

from atout import registry
from atout.core import fair, options
from atout.core.illegal import Illegal
from atout.core.view import Text, seat
from atout.server.messages import Commit, Gathered, Promised, SeatInfo, TableInfo
from atout.table.clocks import Clock
from atout.table.gathering import Setup, gather
from atout.table.seat import Seat
from atout.table.terms import Terms
from atout.table.votes import Ballot
from atout.terminal.online import hosting, line, people
from atout.terminal.online.keepsakes import MOST_PARTS, Keepsakes, Part
from atout.terminal.online.parts import answer
from atout.terminal.online.places import place_of, server_of
from atout.terminal.reader import Reader

CLIENT = Path(__file__).parents[2] / "web/src"

# --- where to ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "code", "origin", "table", "invite"),
    [
        ("http://192.168.1.5:8000/join/ab-C_1", "", "http://192.168.1.5:8000", "", "ab-C_1"),
        ("https://play.example.org/table/xyz/", "", "https://play.example.org", "xyz", ""),
        ("play.example.org/join/xyz", "", "http://play.example.org", "", "xyz"),
        ("localhost:8000", "1234 5678", "http://localhost:8000", "", "1234 5678"),
        ("http://[::1]:8000/", "១២៣៤៥៦៧៨", "http://[::1]:8000", "", "១២៣៤៥៦៧៨"),
        ("https://play.example.org:443/join/x", "", "https://play.example.org", "", "x"),
    ],
)
def test_a_link_or_an_address_and_a_code_lead_to_a_place(link, code, origin, table, invite):
    place = place_of(link, code)

    assert (place.origin, place.table, place.invite) == (origin, table, invite)
    assert place.socket("t") == f"ws{origin[4:]}/ws/tables/t?brief=1"


@pytest.mark.parametrize(
    ("link", "code", "why"),
    [
        ("", "", "join-bad-link"),
        ("ftp://x/join/y", "", "join-bad-link"),
        ("http://x:99999/join/y", "", "join-bad-link"),
        ("http://me:secret@x/join/y", "", "join-bad-link"),
        ("http://x/replay/y", "", "join-bad-link"),
        ("http://x/join/y/../../z", "", "join-bad-link"),
        ("http://x/", "", "join-no-code"),
        ("http://x/", " ", "join-no-code"),
        ("http://x/join/y", "12345678", "cli-too-much"),
    ],
)
def test_what_leads_nowhere_is_told_before_anybody_is_asked(link, code, why):
    with pytest.raises(Illegal, match=why):
        place_of(link, code)


def test_a_table_is_made_at_the_address_of_a_server_alone():
    assert server_of("https://play.example.org/").origin == "https://play.example.org"
    assert server_of("localhost:8000").origin == "http://localhost:8000"
    for address in ("", "ftp://x", "http://me:secret@x", "http://x:99999", "http://x/join/y"):
        with pytest.raises(Illegal, match="invite-bad-server"):
            server_of(address)


# --- what is kept -----------------------------------------------------------------------------------


def test_what_is_kept_is_for_nobody_else_to_read(tmp_path):
    keepsakes = Keepsakes(tmp_path / "new")
    keepsakes.keep_token("http://a", "one")
    keepsakes.keep_token("http://b", "two")
    for deal in range(MOST_PARTS + 3):
        keepsakes.keep_part(Part("t", deal, "c", 0, "p"))

    assert stat.S_IMODE((tmp_path / "new/visits.json").stat().st_mode) == 0o600
    again = Keepsakes(tmp_path / "new")
    assert (again.token("http://a"), again.token("http://b"), again.token("http://c")) == ("one", "two", "")
    assert again.part("t", 2) is None
    assert again.part("t", 3).deal == 3


def test_a_damaged_file_is_told_and_left_as_it_is(tmp_path):
    (tmp_path / "visits.json").write_text("{")
    with pytest.raises(Illegal, match="join-kept-damaged"):
        Keepsakes(tmp_path).keep_token("http://a", "one")
    assert (tmp_path / "visits.json").read_text() == "{"


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(Illegal, match="join-not-kept"):
        Keepsakes(tmp_path / "file").keep_token("http://a", "one")


# --- a part of one's own ----------------------------------------------------------------------------

PROMISED = Promised("t" * 32, 1, ["first_dealer 1 below 2", "pack 2 of 9S TS"], "c" * 64, 0)


def test_a_part_is_promised_once_and_opened_for_one_list_alone(tmp_path):
    keepsakes = Keepsakes(tmp_path)
    committed = answer(PROMISED, keepsakes)
    assert isinstance(committed, Commit)
    assert answer(PROMISED, Keepsakes(tmp_path)) == committed, "also when the program was started anew"

    told = msgspec.structs.replace(PROMISED, commitments=[committed.commitment, "a" * 64])
    opened = answer(told, keepsakes)
    head = fair.head(PROMISED.table, 1, PROMISED.draws)
    assert fair.promise_part(head, PROMISED.commitment, 0, opened.part) == committed.commitment
    assert answer(told, keepsakes) == opened
    others = msgspec.structs.replace(PROMISED, commitments=[committed.commitment, "b" * 64])
    assert answer(others, keepsakes) is None
    assert answer(msgspec.structs.replace(PROMISED, commitment="d" * 64), keepsakes) is None
    assert answer(msgspec.structs.replace(PROMISED, seat=-1), keepsakes) is None


def test_another_window_may_have_promised_first(tmp_path):
    keepsakes = Keepsakes(tmp_path)
    answer(PROMISED, keepsakes)
    assert answer(msgspec.structs.replace(PROMISED, commitments=["a" * 64, ""]), keepsakes) is None


# --- what is said of people -------------------------------------------------------------------------

SEATS = [
    SeatInfo("Sokha", host=True, clock=Clock(12.4, 60, runs=True)),
    SeatInfo("Rith", you=True, clock=Clock(30, 0)),
    SeatInfo("", level="easy"),
    SeatInfo("", level="hard"),
    SeatInfo("", here=False),
    SeatInfo("Dara", here=False, stand_in="easy"),
    SeatInfo("", open=True),
    SeatInfo("Bopha", here=False, stand_in="easy", open=True),
]


def test_names_and_what_is_left_of_the_clocks():
    names = people.names_at("en", SEATS, waits=False)
    assert names == ["Sokha", "You", "Computer 1", "Computer 2", "A guest", "Dara", "A guest", "Bopha"]
    said = people.around(SEATS, Reader("en", 1, names), 3)
    assert [said.pop(at) for at in (5, 7)] == [
        "away: the computer plays",
        "gone for good: the computer plays",
    ]
    assert said == {0: "0:10 +1:00", 1: "0:30", 4: "connection lost"}
    assert people.around(SEATS, Reader("en", 1, names), 15)[0] == "0:00 +0:58"
    assert people.around(SEATS, Reader("km", 1, names), 3)[0] == "០:១០ +១:០០"


def test_a_seat_that_nobody_holds_is_empty_only_before_the_match():
    seats = [SeatInfo("Sokha", host=True), SeatInfo("", open=True), SeatInfo("", you=True)]
    assert people.names_at("en", seats, waits=True) == ["Sokha", "Empty", "You"]
    assert people.names_at("en", seats, waits=False) == ["Sokha", "A guest", "You"]


def test_that_the_computer_plays_on_says_no_more_of_a_player_than_is_known():
    """They may be away, or gone for good: of that the seat speaks."""
    told = Text("event-stood-in", {"player": seat(5)})
    for lang, said in (("en", "The computer plays on for Dara."), ("km", "កុំព្យូទ័រលេងជំនួស Dara។")):
        reader = Reader(lang, 1, people.names_at(lang, SEATS, waits=False))
        assert reader.say(told) == said


def test_a_vote_says_who_asks_and_how_it_stands():
    reader = Reader("en", 1, people.names_at("en", SEATS, waits=False))
    said = people.vote(Ballot(0, [0], [], 2, 30.0), reader, 4.2)
    assert said.startswith("End the match? Sokha asks, because somebody has left.")
    assert "For ending it: 1. Against: 0. It takes 2." in said
    assert said.endswith("26 seconds left.")


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        (r'"a\u001b[31m\u009bb\u007f"', "a[31mb"),
        (r'"a \\u001b b"', r"a \u001b b"),
        ('"a\x9bb\x7f"', "ab"),
        (r'"ខ្មែរ \u1780 \n"', "ខ្មែរ ក \n"),
    ],
)
def test_nothing_that_is_told_can_steer_the_terminal(sent, read):
    assert msgspec.json.decode(line.without_controls(sent)) == read


def test_a_terminal_comes_back_when_a_browser_does():
    client = (CLIENT / "lib/live.svelte.ts").read_text("utf-8")
    waits = re.search(r"const WAITS = \[(.*)\];", client)[1]
    assert [float(wait) / 1000 for wait in waits.split(",")] == list(line.WAITS)


# --- what a host can set ----------------------------------------------------------------------------


def waits(game, chosen):
    """A table of this game that waits, as the server keeps it, and as it tells it."""
    seats = [Seat(name="Rith", session="me")] + [Seat()] * (game.seats_of(chosen) - 1)
    setup = Setup(people=Terms(clock=20))
    kept = gather(game.name, options.as_dict(chosen), seats, "me", setup)
    infos = [SeatInfo("Rith", you=True, host=True)] + [SeatInfo("", open=True)] * (len(seats) - 1)
    return kept, Gathered(0, TableInfo("t", game.name, kept.options, infos), kept.sides, setup)


@pytest.mark.parametrize("lang", ["en", "km"])
@pytest.mark.parametrize("name", registry.names())
def test_every_value_of_every_setting_has_a_name_and_is_what_the_server_takes(name, lang):
    game = registry.find(name)
    kept, told = waits(game, game.options(rounds=3))
    reader = Reader(lang, 0, people.names_at(lang, told.table.seats, waits=True))
    house_rules = hosting.house_rules(told, game, reader)
    assert [rule.name for rule in house_rules] == [field.name for field in options.fields(game.options)]
    for setting in hosting.settings(told, game, reader) + house_rules:
        assert setting.label
        assert setting.said
        assert len(set(setting.choices.values())) == len(setting.choices) > 1
        for value in setting.choices:
            asked = hosting.setting_to(told, game, setting, value)
            try:
                after = kept.set_up("me", asked.setup, asked.options)
            except Illegal:  # with the other house rules it cannot be
                assert setting.part == "options"
                continue
            if setting.part == "options":
                assert after.options == kept.options | {setting.name: value}
                assert after.setup == kept.setup
            elif setting.part == "preset":
                assert game.preset_of(game.options(**after.options)) == value
            else:
                changed = after.setup if setting.part == "setup" else after.setup.people
                assert getattr(changed, setting.name) == value
                assert after.options == kept.options


def test_what_cannot_be_chosen_is_said_as_it_stands():
    game = registry.find("bid_euchre")
    _, told = waits(game, game.options(rounds=3))
    said = {one.name: one.said for one in hosting.settings(told, game, Reader("en", 0, []))}
    assert (said["clock"], said["preset"]) == ("20 seconds", "Rules of its own")


def test_a_host_can_set_the_times_that_a_browsers_host_can():
    client = (CLIENT / "parts/TermsForm.svelte").read_text("utf-8")
    for name, values in {"CLOCKS": hosting.CLOCKS, "RESERVES": hosting.RESERVES}.items():
        numbers = re.search(rf"const {name} = \[(.*)\];", client)[1]
        assert [int(one) for one in numbers.split(",")] == list(values)
    assert re.findall(r'"(\w+)"', re.search(r"const WATCHERS = \[(.*)\]", client)[1]) == list(
        hosting.WATCHERS
    )
