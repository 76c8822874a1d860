"""A whole match in the terminal, by keys alone, in both languages."""

import random

import pytest

from atout import registry
from atout.core import options as house_rules
from atout.core import record
from atout.core.chances import in_a_test
from atout.core.course import TookBack
from atout.terminal import computer
from atout.terminal.dialogs import Ask, RulesDialog, Sheet
from atout.terminal.hand import Hand
from atout.terminal.play import PlayApp
from atout.terminal.session import Session
from atout.terminal.table import Choices
from atout.words import words
from tests.terminal.screen import buttons, line, settle

GAME = registry.find("svoi_kozyri")
SHORT = "lowest_rank=9 deals=2"


@pytest.fixture(autouse=True)
def quick_computers(monkeypatch):
    """Computers that do not think: what they choose depends on the position alone."""

    def advise(_game, hidden):
        return random.Random(hidden.key).choice(hidden.choices())

    monkeypatch.setattr(computer, "decide", lambda game, hidden, *_: [advise(game, hidden)])
    monkeypatch.setattr(computer, "advise", advise)


def a_session(options=SHORT, seed=12, dealer=0):
    rules = house_rules.parse(GAME.options, GAME.presets, options)
    seeds = iter(range(seed, seed + 100))
    return Session(GAME, rules, "easy", lambda: in_a_test(next(seeds)), dealer)


async def choose(app, pilot, choice):
    """Press the keys of a choice of the View."""
    number = app.session.number
    if choice.card:
        hand = app.table.query(Hand).last()
        assert hand.has_focus
        while hand.card_under_cursor() != choice.card:
            await pilot.press(choice.card[0].lower())
        await pilot.press("enter")
    else:
        at = app.table.query_one(Choices).get_option_index(str(choice.choice))
        await pilot.press(str(at + 1))
    await pilot.pause()
    assert app.session.number > number


async def play_on(app, pilot, decisions):
    """So many decisions of the person, or up to the end of the match."""
    for _ in range(decisions):
        await settle(app, pilot)
        view = app.session.view()
        if view.phase == "match_over":
            return
        if view.phase == "deal_over":
            assert isinstance(app.screen, Ask)
            await pilot.press("enter")
        else:
            best = computer.decide(GAME, app.session.course.hidden(0))[0]
            await choose(app, pilot, next(choice for choice in view.choices if choice.choice == best))


def log(app):
    return app.table.lines


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_a_whole_match_by_keys_alone(lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    app = PlayApp(a_session(), lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, 500)
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert words(lang).get("ui-total") in app.screen.text

        await pilot.press("escape", "s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        saved = next(tmp_path.iterdir())
        assert line(app, "notice") == words(lang).get("cli-saved", {"name": saved.name})
        again = record.read(saved.read_text("utf-8"), registry.find)
        assert again.course.match.results == app.session.course.match.results

        await pilot.press("2")
        await settle(app, pilot)
        assert not app.session.course.match.over


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_enter_once_too_often_begins_no_other_match(lang):
    app = PlayApp(a_session(), lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.session.resign()
        await app.done()
        await pilot.pause()
        for _ in range(3):
            assert isinstance(app.screen, Sheet)
            assert app.screen.answers[0] == ("", words(lang).get("ui-see-table"))
            await pilot.press("enter")
            await pilot.pause()
            assert len(app.screen_stack) == 1
            assert buttons(app)[0] == f"1  {words(lang).get('ui-see-score')}"
            await pilot.press("enter")
            await pilot.pause()
        assert app.session.course.match.over
        assert app.is_running

        await pilot.press("down", "enter")
        await settle(app, pilot)
        assert not app.session.course.match.over


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_an_illegal_card_is_refused_with_its_rule_and_changes_nothing(lang):
    app = PlayApp(a_session(), lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        hand = None
        for _ in range(100):
            await settle(app, pilot)
            view = app.session.view()
            legal = {choice.choice for choice in view.choices}
            hand = app.table.query(Hand).last()
            illegal = [at for at, face in enumerate(hand.faces) if face.choice not in legal]
            if view.zones[1].cards and illegal and any(choice.card for choice in view.choices):
                break
            await play_on(app, pilot, 1)
        number = app.session.number
        await pilot.press("home", *["right"] * illegal[0], "enter")
        await pilot.pause()
        assert app.session.number == number
        assert "SK-10" in line(app, "notice")

        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulesDialog)
        assert app.screen.query(".found").first().text.plain.startswith("SK-10 ")


async def test_taking_back_resigning_and_a_hint():
    app = PlayApp(a_session(), "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press("u")
        await pilot.pause()
        assert line(app, "notice") == words("en").get("match-nothing-to-take-back")

        await play_on(app, pilot, 3)
        await settle(app, pilot)
        await pilot.press("u")
        await settle(app, pilot)
        assert any(isinstance(entry, TookBack) for entry in app.session.course.entries)
        assert app.session.your_turn

        await pilot.press("h")
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "hint"])
        await pilot.pause()
        best = computer.decide(GAME, app.session.course.hidden(0))[0]
        label = next(choice.label for choice in app.session.view().choices if choice.choice == best)
        assert app.reader.say(label) in line(app, "notice")

        await pilot.press("g")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.session.course.match.over
        assert isinstance(app.screen, Ask)


async def test_a_file_that_is_there_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    taken = tmp_path / "x"
    taken.write_text("mine")
    app = PlayApp(a_session(), "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one("Input").value = "x"
        await pilot.press("enter")
        await pilot.pause()
        assert taken.read_text() == "mine"
        assert "x" in line(app, "notice")


async def test_four_players_and_a_small_screen():
    app = PlayApp(a_session("classic,lowest_rank=9"), "km", pause=0)
    async with app.run_test(size=(60, 20)) as pilot:
        await play_on(app, pilot, 2)
        await settle(app, pilot)
        assert len(app.session.view().players) == 4
        assert log(app)


async def test_the_keys_work_where_the_keyboard_is_set_to_khmer():
    app = PlayApp(a_session(), "km", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press("រ")
        await pilot.pause()
        assert isinstance(app.screen, RulesDialog)
        await pilot.press("escape")
        number = app.session.number
        await pilot.press("១")
        await pilot.pause()
        assert app.session.number > number


@pytest.mark.parametrize(("lang", "sign"), [("en", "It goes on below"), ("km", "នៅខាងក្រោមមានទៀត")])
async def test_a_long_score_sheet_says_that_it_goes_on_and_can_be_read_to_its_end(lang, sign):
    app = PlayApp(a_session(), lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        app.push_screen(Ask("\n".join(f"line {n}" for n in range(90)), [("", "Close")]))
        await pilot.pause()
        text, below = app.screen.query_one(".text"), app.screen.query_one("Below Prose")
        assert sign in below.text.plain
        await pilot.press(*["pagedown"] * 12)
        await pilot.pause()
        assert text.scroll_y == text.max_scroll_y > 0
        assert not below.display
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Ask)


async def test_a_short_sheet_says_nothing_of_more():
    app = PlayApp(a_session(), "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press("c")
        await pilot.pause()
        assert not app.screen.query_one("Below Prose").display
        app.screen.dismiss("")
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        assert app.screen.query_one("Below Prose").display
