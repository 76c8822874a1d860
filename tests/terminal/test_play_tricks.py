"""Games of tricks in the terminal: decisions of several choices, claims, last cards, questions in secret."""

import dataclasses
import random

import pytest
from msgspec.structs import replace

from atout import registry
from atout.core import options as house_rules
from atout.core.chances import in_a_test
from atout.core.course import Chose, Claimed
from atout.core.illegal import Illegal
from atout.games.bid_euchre.numbers import PASS
from atout.terminal import computer
from atout.terminal.dialogs import Ask
from atout.terminal.hand import Hand
from atout.terminal.play import PlayApp
from atout.terminal.session import Session
from atout.terminal.table import Choices, ZoneBox
from atout.words import words
from tests.core.test_rest import bid_and_named
from tests.table.test_quiet import AGED, GIVEN, HANDS, SMALL, dealt
from tests.table.test_rest import last_trick
from tests.terminal.screen import SIZE, buttons, line

GAME = registry.find("bid_euchre")


@pytest.fixture(autouse=True)
def quick_computers(monkeypatch):
    """Computers that do not think."""

    def decide(_game, hidden, _level="", _most=None):
        return [random.Random(hidden.key).choice(hidden.choices())]

    monkeypatch.setattr(computer, "decide", decide)


def session_of(course, game=GAME):
    """A session that has come so far."""
    session = Session(game, course.options, "easy", lambda: in_a_test(1))
    session.course = course
    course.game = game
    session.quiet = None
    return session


# --- decisions of several choices --------------------------------------------------------------------


def first_is_a_part(standing, deal, viewer):
    """The View of Bid Euchre with two packs, the first of two cards given a part, which stays in the hand."""
    view = GAME.show(standing, deal, viewer)
    parts = [replace(choice, part=deal.exchanged == 0) for choice in view.choices]
    return replace(view, choices=parts)


@pytest.fixture
def giving():
    """Seat 0 has asked, and owes its partner two cards."""
    course = dealt([AGED[1], AGED[0], SMALL, AGED[2]], *GIVEN, decks=2)
    return session_of(course, dataclasses.replace(GAME, show=first_is_a_part))


async def test_a_decision_is_put_together_taken_back_and_sent_whole(giving):
    app = PlayApp(giving, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        number, held = giving.number, len(app.table.query(Hand).last().faces)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert (giving.number, len(app.parts)) == (number, 1)
        assert len(app.table.query(Hand).last().faces) == held - 1

        await pilot.press("u")
        await pilot.pause()
        assert app.parts == []
        assert len(app.table.query(Hand).last().faces) == held

        await pilot.press("home", "enter")
        await pilot.pause()
        await pilot.press("end", "enter")
        await pilot.pause()
        decision = giving.course.entries[number]
        assert isinstance(decision, Chose)
        assert len(decision.choices) == 2
        assert app.parts == []


async def test_a_part_that_cannot_be_is_refused_and_the_others_stay(giving):
    app = PlayApp(giving, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("home", "enter")
        await pilot.pause()
        parts = list(app.parts)
        app.decide([PASS])
        await pilot.pause()
        assert app.parts == parts
        assert "BE-9" in line(app, "notice")


async def test_a_chosen_card_is_taken_back_by_choosing_it_again(giving):
    app = PlayApp(giving, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("home", "enter")
        await pilot.pause()
        chosen = app.parts[0]
        await app.on_table_chosen(app.table.Chosen(chosen, chosen=True))
        await pilot.pause()
        assert app.parts == []


async def test_a_card_that_can_be_chosen_for_several_things_is_asked_about(giving):
    app = PlayApp(giving, "en", pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        first, second = (choice.choice for choice in app.current_view().choices[:2])
        app.decide([first, second])
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.parts == [second]


def test_a_computer_decides_whole(giving):
    standing, hidden = giving.course.match.standing(), giving.course.hidden(0)
    assert len(computer.decide_whole(giving.game, standing, hidden, "easy")) == 2


# --- the rest of a deal ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "km"])
async def test_a_certain_rest_is_claimed_by_a_button(lang):
    session = session_of(bid_and_named())
    app = PlayApp(session, lang, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert buttons(app) == [f"1  {words(lang).get('ui-claim')}"]
        await pilot.press("1")
        await pilot.pause()
        assert session.course.entries[-1] == Claimed(0)
        assert isinstance(app.screen, Ask)


async def test_without_a_certain_rest_there_is_no_such_button():
    app = PlayApp(session_of(bid_and_named("S")), "en", pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert buttons(app) == []


async def test_the_last_card_of_each_plays_itself():
    session = session_of(last_trick())
    app = PlayApp(session, "en", pause=0)
    assert not session.view().choices
    async with app.run_test(size=SIZE) as pilot:
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "think"])
        await pilot.pause()
        assert session.course.match.between
        assert isinstance(app.screen, Ask)


# --- questions in secret -----------------------------------------------------------------------------


def asking(hands):
    session = session_of(dealt(HANDS[hands], ace_no_face=True))
    session.keep_quiet()
    return session


@pytest.mark.parametrize("hands", ["nobody", "seat 0", "seat 2"])
def test_the_same_spans_pass_whoever_is_asked(hands):
    session = asking(hands)
    for span in range(4):
        assert session.is_quiet
        assert session.your_turn is (hands == "seat 0" and span == 0)
        if not session.your_turn:
            assert session.view().say.key == "view-quiet"
            with pytest.raises(Illegal, match="table-quiet"):
                session.choose(PASS)
        session.end_span(session.think_in_secret()())
    if not session.course.match.between:
        assert not session.is_quiet
        assert session.your_turn


def test_an_answer_in_time_ends_the_question_but_not_the_time():
    session = asking("seat 0")
    session.choose(PASS)

    assert session.is_quiet
    assert not session.your_turn
    for _ in range(4):
        session.end_span(session.think_in_secret()())
    assert session.course.entries[1:] == [Chose(0, [PASS])]
    assert session.your_turn


async def test_the_screen_waits_and_goes_on():
    session = asking("nobody")
    app = PlayApp(session, "en", pause=0, secret=0.5)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert line(app, "say") == words("en").get("view-quiet")
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "quiet"])
        await pilot.pause()
        assert session.your_turn
        assert len(buttons(app)) > 3


# --- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "km"])
@pytest.mark.parametrize(("name", "rules"), [("pitch", "rounds=2"), ("bid_euchre", "classic,rounds=2")])
async def test_a_whole_match_by_keys_alone(name, rules, lang):
    game = registry.find(name)
    chosen = house_rules.parse(game.options, game.presets, rules)
    seeds = iter(range(100))
    session = Session(game, chosen, "easy", lambda: in_a_test(next(seeds)))
    app = PlayApp(session, lang, pause=0, secret=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(200):
            await pilot.pause()
            if session.course.match.over:
                break
            if isinstance(app.screen, Ask):
                await pilot.press("enter")
            elif session.your_turn:
                await press_something(app, pilot)
            else:
                await pilot.pause(0.01)
        await pilot.pause()
        assert sum(result.counted for result in session.course.match.results) == 2
        assert isinstance(app.screen, Ask)
        assert words(lang).get("ui-total") in app.screen.text


async def press_something(app, pilot):
    """A button where the game names one first, else a card: with the keys, and it is done."""
    number, first = app.session.number, app.current_view().choices[0]
    if first.card:
        hand = app.table.query(Hand).last()
        assert hand.has_focus
        while hand.card_under_cursor() != first.card:
            await pilot.press(first.card[0].lower())
        await pilot.press("enter")
    else:
        assert app.table.query_one(Choices).has_focus
        await pilot.press(random.Random(number).choice(["1", "2"]))
    await pilot.pause()
    assert app.session.number > number


# --- what is drawn -----------------------------------------------------------------------------------


async def test_a_trick_says_who_played_what_and_a_left_bower_is_named():
    course = bid_and_named()
    course.apply(Chose(0, [course.match.deal.choices()[0]]))
    while course.turn != 0:
        course.apply(Chose(course.turn, [course.match.deal.choices()[0]]))
    app = PlayApp(session_of(course), "en", pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        boxes = {box.zone_name: box for box in app.table.query(ZoneBox)}
        last = boxes["last"].row.text.plain
        assert all(f"Computer\u00a0{at}:" in last for at in (1, 2, 3))
        assert "J♦:" in boxes["hand-0"].notes.text.plain.replace("\u00a0", " ")
