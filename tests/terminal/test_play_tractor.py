"""A whole round of Tractor in the terminal: drawing, showing, the talon, leads and follows of several cards."""

import random

import pytest

from atout import registry
from atout.core import options as house_rules
from atout.core.chances import in_a_test
from atout.core.course import Chose
from atout.games.tractor.numbers import BURYING, DONE, DRAW, DRAWING, PASS, PLAY, WAIT
from atout.terminal import computer
from atout.terminal.dialogs import Ask
from atout.terminal.hand import Hand
from atout.terminal.play import PlayApp
from atout.terminal.session import YOU, Session
from atout.words import words
from tests.terminal.screen import SIZE, buttons, line

GAME = registry.find("tractor")
ALMOST_ALL = 96
"""So many cards are drawn before the screen is there."""


@pytest.fixture(autouse=True)
def quick_computers(monkeypatch):
    """Computers that do not think, and show whatever they can."""

    def decide(_game, hidden, _level="", _most=None):
        choices = hidden.choices()
        return [choices[-1] if choices[0] == PASS else random.Random(hidden.key).choice(choices)]

    monkeypatch.setattr(computer, "decide", decide)


def dealing():
    """A session in which the drawing has just begun."""
    chosen = house_rules.parse(GAME.options, GAME.presets, "rounds=1")
    return Session(GAME, chosen, "easy", lambda: in_a_test(3))


def sit_down(until):
    """A session that has come to a phase of its first round; everybody showed what they could."""
    session = dealing()
    while (deal := session.course.match.deal).phase < until or deal.drawn < ALMOST_ALL:
        session.course.apply(Chose(deal.turn, [deal.choices()[-1]]))
    session.keep_quiet()
    return session


async def decide(app, choice):
    await app.on_table_chosen(app.table.Chosen(choice))
    await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "decide"])


async def test_a_round_is_played_to_its_end():
    lang = "km"
    session = sit_down(DRAWING)
    app = PlayApp(session, lang, pause=0, secret=0, rhythm=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(3000):
            await pilot.pause(0.001)
            if session.course.match.over:
                break
            if not session.your_turn:
                continue
            choices = [choice.choice for choice in app.current_view().choices]
            ready = DONE in choices and len(app.parts) >= 2
            await decide(app, DONE if ready or choices == [DONE] else choices[-1 - (choices[-1] == DONE)])
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert words(lang).get("ui-total") in app.screen.text
    assert session.course.match.deal.tricks > 5


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_it_is_said_beforehand_what_is_to_be_done(lang):
    session, said = dealing(), words(lang)
    app = PlayApp(session, lang, pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        at = next(n for n, button in enumerate(buttons(app), 1) if said.get("tractor-asks-ask") in button)
        await pilot.press(str(at))
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        assert session.instruction == "leave"
        assert any(said.get("tractor-asks-leave") in button for button in buttons(app))
        app.workers.cancel_all()


async def test_the_dealing_is_seen_card_by_card_and_can_be_skipped():
    session, said = dealing(), words("en")
    session.instruct("leave")
    app = PlayApp(session, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.5)
        deal = session.course.match.deal
        assert 1 <= deal.drawn <= 4
        at = next(n for n, button in enumerate(buttons(app), 1) if said.get("ui-skip") in button)
        await pilot.press(str(at))
        for _ in range(200):
            await pilot.pause(0.05)
            if session.quiet is None:
                break
        mine = [entry for entry in session.course.entries if isinstance(entry, Chose) and entry.seat == YOU]
        assert session.course.match.deal.phase >= BURYING
        assert all(entry.choices[0] in {DRAW, WAIT, PASS} for entry in mine[:25])
        assert session.instruction == "ask"
        app.workers.cancel_all()


async def test_the_dealing_that_is_skipped_stops_where_one_is_asked(monkeypatch):
    monkeypatch.setattr(computer, "decide", lambda _game, hidden, *_: hidden.choices()[:1])
    session = dealing()
    app = PlayApp(session, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        session.skip()
        for _ in range(200):
            await pilot.pause(0.05)
            if session.your_turn:
                break
        assert session.course.match.deal.secret
        assert not session.skips


async def test_what_is_chosen_is_seen_and_said():
    session = sit_down(PLAY)
    app = PlayApp(session, "en", pause=0, secret=0, rhythm=0)
    async with app.run_test(size=SIZE) as pilot:
        while not session.your_turn or session.course.match.deal.laid:
            if session.your_turn:
                await decide(app, app.current_view().choices[0].choice)
            await pilot.pause(0.001)

        await decide(app, app.current_view().choices[0].choice)
        await pilot.pause()
        raised = [face for face in app.table.query(Hand).last().faces if "raised" in face.marks]
        assert len(raised) == 1
        assert line(app, "say").startswith("You have chosen a single.")
        assert any("Play one card" in button for button in buttons(app))
