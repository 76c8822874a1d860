"""Said beforehand: what is to be done when a player is asked in secret; and a dealing that is skipped."""

import asyncio

import msgspec
import pytest

from atout import registry
from atout.core.course import WATCHER, Course, Dealt
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.games.tractor.numbers import BURYING, DRAW, DRAWING, PASS, SHOW
from atout.table import thinkers
from tests.games.tractor.positions import drawing
from tests.table.sitting import SETTINGS, decide, may, moment, run, sitting

GAME = registry.find("tractor")
HEARTS = SHOW + 1
CARD = 0.25 * SETTINGS.secret
"""Seconds that each card takes."""
TWO_OF_HEARTS = {0: ["3C", "2H"], 2: ["3D", "2S"]}
"""Seat 0 is asked with its second card, the fifth of all, and seat 2 with its second."""


def dealing(draws, **rules):
    """A course of Tractor in which these cards are drawn, seat 0 first."""
    course = Course(GAME, build(GAME.options, rules))
    pack = drawing(draws, **rules).packed()
    return course.apply_all([Dealt({"first_dealer": [0], "pack": pack})])


def advisors(monkeypatch, *answers):
    """Who answers for a player chooses this, one after the other, at once; and who was asked is written down."""
    left, asked = list(answers), []

    async def think(_workers, _game, hidden, level, _least=0, _most=None):
        choices = hidden.choices()
        if len(choices) > 1:
            asked.append((hidden.turn, level))
        return [left.pop(0) if left and len(choices) > 1 else choices[0]]

    monkeypatch.setattr(thinkers, "think", think)
    return asked


def heard(tmp_path, course, *, said=(), computers=(), until=8 * CARD + 0.05, viewers=(1, 2, 3, WATCHER)):
    """What these hear, with what they then see; ``said`` are seats and their instructions."""

    async def watch():
        async with sitting(tmp_path, course, computers) as table:
            for seat, answer in said:
                await table.questions.instruct(seat, answer)
            for window in table.windows.values():
                window.heard.clear()
            await asyncio.sleep(until - moment())
            views = {seat: msgspec.json.encode(table.view(seat)) for seat in viewers}
            return {seat: table.windows[seat].heard for seat in viewers}, views, table.course

    return run(watch())


def shows(course):
    """Who decided in secret, and what."""
    return [(entry.seat, entry.choices) for entry in course.entries[1:] if entry.choices != [DRAW]]


# --- show for me, leave it --------------------------------------------------------------------------


def test_leave_it_is_a_pass_and_nobody_else_can_tell_it_from_no_answer(tmp_path):
    asked, seen, passed = heard(tmp_path, dealing(TWO_OF_HEARTS))
    left, then, course = heard(tmp_path, dealing(TWO_OF_HEARTS), said=[(0, "leave")])

    assert shows(course) == shows(passed) == [(0, [PASS]), (2, [PASS])]
    assert (left, then) == (asked, seen)


def test_an_instruction_changes_no_moment_for_those_who_are_not_asked(tmp_path, monkeypatch):
    advisors(monkeypatch, PASS)
    others = {1: ["4C", "5C"], 3: ["6C", "7C"]}
    nobody = dealing(others | {0: ["3C", "3H"], 2: ["3D", "3S"]})
    nothing, seen, _ = heard(tmp_path, nobody, viewers=(1, 3, WATCHER))
    two = dealing(others | TWO_OF_HEARTS)
    said = [(0, "advise"), (2, "leave")]
    advised, then, course = heard(tmp_path, two, said=said, viewers=(1, 3, WATCHER))

    assert shows(course) == [(0, [PASS]), (2, [PASS])]
    assert advised == nothing
    assert then == seen


def test_show_for_me_shows_as_a_computer_would_at_the_end_of_the_span(tmp_path, monkeypatch):
    asked = advisors(monkeypatch, HEARTS)
    times, _, course = heard(tmp_path, dealing(TWO_OF_HEARTS), said=[(0, "advise")])

    assert asked == [(0, "expert")]
    assert shows(course)[0] == (0, [HEARTS])
    drawn = [when for when, *_ in times[1]]
    assert all(when % CARD == pytest.approx(0, abs=0.01) for when in drawn)


def test_who_has_said_so_is_not_asked(tmp_path):
    async def look(said):
        async with sitting(tmp_path, dealing(TWO_OF_HEARTS)) as table:
            await table.questions.instruct(0, said)
            await asyncio.sleep(5.5 * CARD)
            return may(table, 0), table.view(0), table.view(1).say

    able, view, others = run(look("leave"))
    assert "choose" not in able
    assert view.choices == []
    assert view.say == others
    assert "2H" in [face.card for zone in view.zones if zone.name == "hand-0" for face in zone.cards]
    able, view, _ = run(look("ask"))
    assert "choose" in able
    assert [choice.choice for choice in view.choices] == [PASS, HEARTS]


def test_what_is_said_while_one_is_asked_holds_at_once(tmp_path, monkeypatch):
    async def change(then):
        async with sitting(tmp_path, dealing(TWO_OF_HEARTS)) as table:
            await asyncio.sleep(5.5 * CARD)
            await table.questions.instruct(0, "advise")
            await asyncio.sleep(0.1)
            if then:
                await table.questions.instruct(0, then)
            await asyncio.sleep(CARD)
            return shows(table.course)

    for then, wanted in [("", [HEARTS]), ("ask", [PASS]), ("leave", [PASS])]:
        advisors(monkeypatch, HEARTS)
        assert run(change(then)) == [(0, wanted)]


def test_an_instruction_is_known_to_its_player_alone_and_ends_with_the_showing(tmp_path):
    async def whole():
        async with sitting(tmp_path, dealing({})) as table:
            for seat in range(4):
                table.windows[seat].heard.clear()
            await table.questions.instruct(0, "leave")
            assert [table.questions.instruction(seat) for seat in range(4)] == ["leave", "ask", "ask", "ask"]
            assert [len(table.windows[seat].heard) for seat in (0, 1, 2, 3, WATCHER)] == [1, 0, 0, 0, 0]
            await asyncio.sleep(90 * CARD)
            assert table.questions.instruction(0) == "leave"
            await asyncio.sleep(40 * CARD)
            assert not table.course.match.deal.quiet
            assert table.questions.instruction(0) == "ask"
            with pytest.raises(Illegal, match="match-no-deal"):
                await table.questions.instruct(0, "leave")

    run(whole())


def test_a_watcher_has_no_instructions(tmp_path):
    async def watch():
        async with sitting(tmp_path, dealing({})) as table:
            assert table.view(WATCHER).asks is None
            for act in (table.questions.instruct(WATCHER, "leave"), table.questions.skip(WATCHER)):
                with pytest.raises(Illegal, match="table-no-seat"):
                    await act

    run(watch())


def test_alone_the_answer_that_was_said_beforehand_ends_the_span_too(tmp_path):
    async def wait():
        async with sitting(tmp_path, dealing(TWO_OF_HEARTS), (1, 2, 3)) as table:
            await asyncio.sleep(20)
            assert may(table, 0)[:2] == ["choose", "hint"]
            await table.questions.instruct(0, "leave")
            await asyncio.sleep(1)
            assert shows(table.course)[0] == (0, [PASS])
            assert table.course.match.deal.drawn > 5

    run(wait())


# --- how fast it is dealt ----------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 0.3), ("normal", 0.15), ("fast", 0.06)])
def test_tr_4_against_computers_a_card_takes_as_long_as_the_table_says(tmp_path, speed, seconds):
    times, _, _ = heard(tmp_path, dealing({}, draw_speed=speed), computers=(1, 2, 3), until=3.1, viewers=(0,))
    moments = [when for when, *_ in times[0]]

    assert moments[0] == pytest.approx(seconds, abs=0.02)
    assert [b - a for a, b in zip(moments[::2], moments[2::2], strict=False)] == pytest.approx(
        [seconds] * ((len(moments) - 1) // 2), abs=0.02
    )


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5)])
def test_tr_4_among_people_too(tmp_path, speed, seconds):
    _, _, course = heard(tmp_path, dealing({}, draw_speed=speed), until=10 * seconds + 0.1, viewers=(0,))

    assert course.match.deal.drawn == 10


# --- skipping it -------------------------------------------------------------------------------------


def test_the_dealing_is_skipped_up_to_where_one_is_asked(tmp_path):
    async def skip():
        async with sitting(
            tmp_path, dealing({0: ["3C"] * 2 + ["4C"] * 2 + ["5C", "2H"]}), (1, 2, 3)
        ) as table:
            await asyncio.sleep(0.2)
            assert "skip" in may(table, 0)
            start = moment()
            await table.questions.skip(0)
            await asyncio.sleep(0.01)
            assert moment() - start < 0.02
            assert table.course.match.deal.drawn == 21
            assert "skip" not in may(table, 0)
            assert [choice.choice for choice in table.view(0).choices] == [PASS, HEARTS]
            await decide(table, 0, HEARTS)
            await asyncio.sleep(0.1)
            assert table.course.match.deal.drawn < 24
            assert "skip" in may(table, 0)
            await table.questions.skip(0)
            await asyncio.sleep(1.5)
            assert table.course.match.deal.phase == BURYING

    run(skip())


def test_a_computer_that_is_asked_meanwhile_is_not_passed_over(tmp_path, monkeypatch):
    asked = advisors(monkeypatch, HEARTS)

    async def skip():
        async with sitting(tmp_path, dealing({2: ["3C", "2H"]}), (1, 2, 3)) as table:
            await table.questions.skip(0)
            await asyncio.sleep(0.01)
            assert asked[0] == (2, "easy")
            assert shows(table.course)[0] == (2, [HEARTS])
            assert table.course.match.deal.phase >= BURYING

    run(skip())


def test_it_cannot_be_skipped_where_others_want_to_see_it_or_nothing_is_dealt(tmp_path):
    async def among_people():
        async with sitting(tmp_path, dealing({}), (1, 2)) as table:
            assert "skip" not in may(table, 0)
            with pytest.raises(Illegal, match="table-skip-alone"):
                await table.questions.skip(0)

    async def afterwards():
        async with sitting(tmp_path, dealing(TWO_OF_HEARTS), (1, 2, 3)) as table:
            await asyncio.sleep(20)
            with pytest.raises(Illegal, match="table-nothing-to-skip"):
                await table.questions.skip(0)
            assert table.course.match.deal.phase != DRAWING

    run(among_people())
    run(afterwards())
