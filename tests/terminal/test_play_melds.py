"""Hand and Foot in the terminal: melds put together by keys, a whole deal, in both languages."""

import random

import pytest

from atout import registry
from atout.core import options as house_rules
from atout.core.chances import in_a_test
from atout.core.course import Chose
from atout.terminal import computer
from atout.terminal.dialogs import Ask, sheet_text
from atout.terminal.hand import Hand
from atout.terminal.play import PlayApp
from atout.terminal.reader import Reader, names_of
from atout.terminal.session import Session
from atout.terminal.table import Choices, ZoneBox
from atout.words import words
from tests.terminal.screen import line, settle

GAME = registry.find("hand_and_foot")
SHORT = "players=2 decks=3 rounds=1"
MOST = 200
FEW = 6
"""So many cards are in the stock when the person takes over: the rest of the deal is played by keys."""


def simple(hidden):
    """Some choice that goes on: what is begun is completed, and about every third turn something is laid."""
    luck = random.Random(f"{hidden.turns} {hidden.half} {hidden.in_pile}")
    texts = {GAME.notation.write(hidden, choice): choice for choice in hidden.choices()}
    if "done" in texts:
        return texts["done"]
    plain = [choice for text, choice in texts.items() if "+" not in text]
    return luck.choice(plain if plain and luck.randrange(3) else list(texts.values()))


@pytest.fixture(autouse=True)
def quick_computers(monkeypatch):
    """Computers that do not think."""
    monkeypatch.setattr(computer, "decide", lambda _game, hidden, _level="", _most=None: [simple(hidden)])


def a_session():
    rules = house_rules.parse(GAME.options, GAME.presets, SHORT)
    return Session(GAME, rules, "easy", lambda: in_a_test(12), 0)


def nearly_over():
    """A match towards the end of its deal."""
    session = a_session()
    course = session.course
    while course.match.deal.in_stock > FEW or course.match.deal.half:
        course.apply(Chose(course.turn, [simple(course.hidden(course.turn))]))
    return session


async def press(app, pilot, choice):
    """The keys of a choice of the View: a card, and what it is meant for where it may be for several things."""
    if not choice.card:
        at = app.table.query_one(Choices).get_option_index(str(choice.choice))
        await pilot.press(str(at + 1))
        await pilot.pause()
        return
    hand = app.table.query(Hand).last()
    hand.focus()
    await pilot.press("home")
    while hand.card_under_cursor() != choice.card:
        await pilot.press("right")
    await pilot.press("enter")
    await pilot.pause()
    if isinstance(app.screen, Ask):
        label = app.reader.say(choice.label)
        answers = [answer for _, answer in app.screen.answers]
        await pilot.press(*["down"] * answers.index(label), "enter")
        await pilot.pause()


def wanted(app):
    """What is chosen now: by the rule of the computers, from what the person sees."""
    view = app.current_view()
    deal = app.session.course.hidden(0)
    for part in app.parts:
        deal.play(part)
    best = simple(deal)
    return next(choice for choice in view.choices if choice.choice == best)


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_a_deal_is_played_to_its_end_by_keys_alone(lang):
    app = PlayApp(nearly_over(), lang, pause=0, secret=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(MOST):
            await settle(app, pilot)
            if app.session.view().phase != "play":
                break
            await press(app, pilot, wanted(app))
        assert app.session.view().phase == "match_over"
        assert isinstance(app.screen, Ask)
        assert words(lang).get("ui-total") in app.screen.text


async def test_melds_are_put_together_and_taken_back():
    app = PlayApp(a_session(), "en", pause=0, secret=0)
    async with app.run_test(size=(80, 30)) as pilot:
        while not any(choice.part for choice in app.current_view().choices):
            await settle(app, pilot)
            await press(app, pilot, wanted(app))
        number, held = app.session.number, len(app.table.query(Hand).last().faces)
        part = next(choice for choice in app.current_view().choices if choice.part and choice.card)
        await press(app, pilot, part)

        assert (app.session.number, app.parts) == (number, [part.choice])
        own = [box for box in app.table.query(ZoneBox) if box.zone_name == "hand-0"]
        assert len(own[0].hand.faces) == held - 1
        assert "needs 2 more cards" in line(app, "say") or "need 2 more cards" in line(app, "say")

        await press(app, pilot, app.current_view().done)
        assert "HF-1" in line(app, "notice")
        assert app.parts == [part.choice]

        await pilot.press("u")
        await pilot.pause()
        assert app.parts == []
        assert len(app.table.query(Hand).last().faces) == held


@pytest.mark.parametrize("lang", ["en", "km"])
def test_the_score_sheet_lists_what_it_sums(lang):
    session = nearly_over()
    course = session.course
    while course.turn >= 0:
        course.apply(Chose(course.turn, [simple(course.hidden(course.turn))]))
    sheet = course.view(0).sheet
    reader = Reader(lang, 0, names_of(lang, 0, 2))
    lines = [text.strip() for text in sheet_text(sheet, reader).splitlines()]

    (row,) = sheet.rows
    assert len(row.items) == 7
    for item in row.items:
        cells = (
            reader.line(name, reader.score(cell)) for name, cell in zip(reader.names, item.cells, strict=True)
        )
        assert f"{reader.score(item.label)} — {' · '.join(cells)}" in lines
    for side, total in enumerate(row.cells):
        worth = [reader.score(item.cells[side]).split(") ")[-1].replace(",", "") for item in row.items]
        assert sum(map(int, worth)) == int(reader.score(total).replace(",", ""))


async def test_a_meld_takes_one_line_and_an_empty_place_none():
    app = PlayApp(nearly_over(), "en", pause=0)
    async with app.run_test(size=(100, 40)) as pilot:
        await settle(app, pilot)
        view = app.session.view()
        boxes = {box.zone_name: box for box in app.table.query(ZoneBox) if not box.choosable}
        melds = [zone for zone in view.zones if zone.layout == "meld" and zone.name in boxes]
        assert any(zone.cards for zone in melds)
        for zone in melds:
            assert boxes[zone.name].label.text.plain == ""
            said = boxes[zone.name].row.text.plain
            assert said.endswith(app.reader.say(zone.caption)) if zone.cards else said == ""


async def test_a_table_longer_than_the_screen_says_so_and_is_moved_by_keys():
    app = PlayApp(nearly_over(), "en", pause=0, secret=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.pause()
        zones, below = app.table.query_one("#zones"), app.table.query_one("Below Prose")
        assert zones.scroll_y == 0
        assert below.text.plain == "▼ It goes on below: Page down"
        for _ in range(9):
            await pilot.press("pagedown")
        await pilot.pause()
        assert zones.scroll_y == zones.max_scroll_y > 0
        assert not below.display
        await pilot.press("pageup")
        await pilot.pause()
        assert zones.scroll_y < zones.max_scroll_y
        assert below.display


async def test_a_table_that_fits_says_nothing_of_more():
    app = PlayApp(a_session(), "en", pause=0, secret=0)
    async with app.run_test(size=(80, 50)) as pilot:
        await settle(app, pilot)
        await pilot.pause()
        assert not app.table.query_one("Below Prose").display
