"""A whole match in the terminal, by keys alone, in both languages."""

import random

import pytest
from textual.widgets import RichLog

from atout import registry
from atout.core import options as house_rules
from atout.core import record
from atout.core.chances import in_a_test
from atout.terminal.dialogs import Ask
from atout.terminal.hand import Hand
from atout.terminal.play import PlayApp
from atout.terminal.session import YOU, Session
from atout.terminal.table import Choices
from atout.words import words

GAME = registry.find("svoi_kozyri")
SHORT = "lowest_rank=9 deals=2"


def session(options=SHORT, seed=1, dealer=None):
    rules = house_rules.parse(GAME.options, GAME.presets, options)
    seeds = iter(range(seed, seed + 100))
    return Session(GAME, rules, "easy", lambda: in_a_test(next(seeds)), dealer)


async def settled(app, pilot):
    """Wait until the person is asked for something."""
    for _ in range(400):
        await pilot.pause()
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "think"])
        await pilot.pause()
        if not app.session.computers_turn:
            return
    raise AssertionError("the computers never finish")


async def choose_something(app, pilot, luck):
    """Press the keys of some legal choice."""
    choice = luck.choice(app.session.view().choices)
    number = app.session.number
    if choice.card:
        hand = app.table.query(Hand).last()
        assert hand.has_focus
        for _ in range(60):
            if hand.card_under_cursor() == choice.card:
                break
            await pilot.press("right" if hand.cursor < len(hand.faces) - 1 else "home")
        await pilot.press("enter")
    else:
        at = app.table.query_one(Choices).get_option_index(str(choice.choice))
        await pilot.press(str(at + 1))
    await pilot.pause()
    assert app.session.number > number


def shown(app):
    return "\n".join(str(strip.text) for strip in app.table.query_one(RichLog).lines)


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_a_whole_match_by_keys_alone(lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    luck = random.Random(3)
    app = PlayApp(session(), lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3000):
            await settled(app, pilot)
            if app.session.course.match.over:
                break
            if app.session.view().phase == "deal_over":
                assert isinstance(app.screen, Ask)
                await pilot.press("enter")
                continue
            await choose_something(app, pilot, luck)
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert words(lang).get("ui-total") in app.screen.text
        await pilot.press("escape", "s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        saved = next(tmp_path.iterdir()).read_text("utf-8")
        assert record.read(saved, registry.find).course.match.results == app.session.course.match.results
        await pilot.press("1")
        await settled(app, pilot)
        assert not app.session.course.match.over
