"""A record, stepped through in the terminal."""

import pytest

from atout import registry
from atout.core import record
from atout.core.record import Record
from atout.terminal.replay import ReplayApp
from atout.terminal.steps import Steps
from tests.helpers import every_game, played
from tests.terminal.screen import line

GAME = registry.find("svoi_kozyri")


def a_record(game=GAME, options=None, decisions=12):
    course = played(game, options or game.options(), seed=4, most=decisions)
    return record.read(record.write(Record(course, ["Dara", "Sok", "", ""][: course.seats])), registry.find)


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_forwards_backwards_to_the_ends(lang):
    app = ReplayApp(a_record(), lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        last = len(app.steps) - 1
        assert last == 12
        for keys, at in [
            ("right", 1),
            ("right", 2),
            ("left", 1),
            ("end", last),
            ("home", 0),
            ("pagedown", 10),
        ]:
            await pilot.press(keys)
            await pilot.pause()
            assert app.at == at
        assert app.table.lines
        assert "Dara" in line(app, "players")


async def test_through_the_eyes_of_a_seat_or_with_all_hands_open():
    game_for_three = a_record(options=GAME.options(players=3))
    app = ReplayApp(game_for_three, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        hands = [zone for zone in app.current_view().zones if zone.name.startswith("hand")]
        assert all(zone.cards for zone in hands)

        await pilot.press("tab", "tab")
        await pilot.pause()
        assert app.seat == 1
        hands = [zone for zone in app.current_view().zones if zone.name.startswith("hand")]
        assert [bool(zone.cards) for zone in hands] == [zone.owner == 1 for zone in hands]
        assert "Sok" in line(app, "notice")

        await pilot.press("a")
        await pilot.pause()
        assert app.seat is None


@every_game
def test_each_step_shows_what_was_seen_then(game):
    match = a_record(game)
    steps = Steps(match)

    assert steps.view(len(steps) - 1, 0) == match.course.view(0)
    assert steps.view(len(steps) - 1, None) == match.course.open_view()
    told = [event for step in range(len(steps)) for event in steps.events(step, 0)]
    assert told == [event for _, event in match.course.events(0)]


async def test_in_a_dialog_the_keys_are_the_dialogs_own():
    app = ReplayApp(a_record(), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("pagedown", "end")
        await pilot.pause()
        assert app.at == 0
        assert app.screen.query_one("VerticalScroll").scroll_y > 0


async def test_a_table_longer_than_the_screen_is_moved_by_up_and_down():
    app = ReplayApp(a_record(), "en")
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.press("end", "a")
        await pilot.pause()
        zones = app.table.query_one("#zones")
        await pilot.press("up", "up", "up", "up")
        await pilot.pause()
        assert zones.scroll_y == 0
        assert app.table.query_one("Below Prose").text.plain.endswith("↓")
        await pilot.press("down")
        await pilot.pause()
        assert zones.scroll_y > 0
