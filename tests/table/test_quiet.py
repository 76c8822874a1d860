"""Questions in secret: by nothing, not by a pause either, can others tell that somebody was asked."""

import asyncio
import dataclasses
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from atout import registry
from atout.core import cards
from atout.core.course import WATCHER, Chose, Course, Dealt
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.core.view import Text
from atout.core.view import cards as named
from atout.games.bid_euchre.numbers import ASK, BID, CLAIM, PASS, TRUMP
from atout.search.levels import LEVELS
from atout.table import table as table_module
from atout.table import thinkers
from tests.games.bid_euchre.positions import pack_of
from tests.table.sitting import SETTINGS, Window, decide, may, moment, run, sitting

GAME = registry.find("bid_euchre")
DEALER = 3
FACES = ["JS QS KS JH QH KH", "JD QD KD JC QC KC"]
AGED = ["AH 9H JS QS KS JH", "AD TH QH KH JD QD", "AC TC KD JC QC KC"]
SMALL = "AS 9S TS 9D TD 9C"
HANDS = {
    "nobody": ["AS 9S TS 9D TD KD", AGED[0], AGED[1], "AC TC 9C JC QC KC"],
    "seat 0": [SMALL, *AGED],
    "seat 2": [AGED[1], AGED[0], SMALL, AGED[2]],
    "both": [SMALL, FACES[0], "AH 9H TH AD TC AC", FACES[1]],
}
"""Who holds an ace and no face (BE-19) and is asked in secret whether to claim; seat 0 bids first."""


def dealt(hands, *entries, **rules):
    """A course of Bid Euchre with these hands."""
    course = Course(GAME, build(GAME.options, rules))
    chances = {"first_dealer": [DEALER], "pack": pack_of(hands, DEALER, **rules)}
    return course.apply_all([Dealt(chances), *entries])


def asking(hands):
    return dealt(hands, ace_no_face=True)


def answers(monkeypatch, choices, after=0.1):
    """Computers choose this, one after the other."""
    left = list(choices)

    async def think(_workers, _game, hidden, _level, _least=0, _most=None):
        await asyncio.sleep(after)
        return [left.pop(0) if left else hidden.choices()[0]]

    monkeypatch.setattr(thinkers, "think", think)


def heard(tmp_path, hands, viewers, *, computers=(), until=17.0, at=(), course=None):
    """What these hear until then; ``at`` are decisions: a moment, a seat, choices."""

    async def watch():
        async with sitting(tmp_path, course or asking(hands), computers) as table:
            for when, seat, choices in at:
                await asyncio.sleep(when - moment())
                await decide(table, seat, *choices)
            await asyncio.sleep(until - moment())
            views = [msgspec.json.encode(table.view(WATCHER))]
            return {seat: table.windows[seat].heard for seat in viewers}, views, table.course

    return run(watch())


# --- claims: each of the four may be asked ----------------------------------------------------------


@pytest.mark.parametrize("asked", ["seat 0", "seat 2", "both"])
@pytest.mark.parametrize("computers", [(), (0,), (2, 3), (0, 2, 3)])
def test_whoever_is_asked_the_others_hear_the_same_at_the_same_moments(
    tmp_path, monkeypatch, asked, computers
):
    answers(monkeypatch, [PASS] * 4)
    viewers = [1, WATCHER]
    nothing, shown, _ = heard(tmp_path, HANDS["nobody"], viewers, computers=computers, until=16.05)
    something, then, _ = heard(tmp_path, HANDS[asked], viewers, computers=computers, until=16.05)

    assert something == nothing
    assert then == shown
    spans = 4 * (SETTINGS.secret if len(computers) < 3 else SETTINGS.secret_alone)
    assert nothing[1][0][0] == pytest.approx(spans)


@pytest.mark.parametrize("when", [0.5, 3.9])
def test_a_quick_answer_shortens_nothing(tmp_path, when):
    nothing, _, _ = heard(tmp_path, HANDS["nobody"], [1, 2, 3, WATCHER])
    something, _, _ = heard(tmp_path, HANDS["seat 0"], [1, 2, 3, WATCHER], at=[(when, 0, [PASS])])

    assert something == nothing


def test_the_second_who_is_asked_cannot_tell_that_another_was(tmp_path):
    alone, _, _ = heard(tmp_path, HANDS["seat 2"], [2], until=15)
    after, _, _ = heard(tmp_path, HANDS["both"], [2], until=15, at=[(1, 0, [PASS])])

    assert after == alone
    assert [when for when, _, may in alone[2] if "choose" in may] == [8.0]


def test_before_their_span_those_who_will_be_asked_see_what_others_see(tmp_path):
    async def look(hands):
        async with sitting(tmp_path, asking(HANDS[hands])) as table:
            await asyncio.sleep(7)
            view = table.view(2)
            return view.turn, view.choices, view.say.key, [player.turn for player in view.players]

    assert run(look("seat 2")) == run(look("nobody")) == (0, [], "view-quiet", [True, False, False, False])


@pytest.mark.parametrize("hands", ["nobody", "seat 0", "seat 2"])
def test_nobody_bids_before_the_time_has_passed(tmp_path, hands):
    async def bid():
        async with sitting(tmp_path, asking(HANDS[hands])) as table:
            await asyncio.sleep(4.5)
            for seat in (0, 1):
                with pytest.raises(Illegal, match="table-quiet"):
                    await decide(table, seat, BID + 3)
            with pytest.raises(Illegal, match="table-quiet"):
                table.attempt(0, table.course.seen[0], [BID + 3])
            await asyncio.sleep(12)
            assert may(table, 0)[:2] == ["choose", "hint"]
            assert [choice.choice for choice in table.view(0).choices][:2] == [PASS, BID + 3]
            await decide(table, 0, BID + 3)
            assert table.course.turn == 1

    run(bid())


def test_no_answer_in_time_is_a_pass_in_the_record(tmp_path):
    _, _, course = heard(tmp_path, HANDS["both"], [], until=17)

    assert course.entries[1:] == [Chose(0, [PASS]), Chose(2, [PASS])]


def test_alone_among_computers_the_time_is_short_and_a_person_takes_any(tmp_path, monkeypatch):
    answers(monkeypatch, [PASS] * 4)

    async def wait(hands, *at):
        async with sitting(tmp_path, asking(HANDS[hands]), (1, 2, 3)) as table:
            for when in at:
                await asyncio.sleep(when - moment())
                assert table.course.entries[1:] == []
                assert "choose" in may(table, 0)
                await decide(table, 0, PASS)
            start = moment()
            while table.view(0).say.key == "view-quiet":  # noqa: ASYNC110  the table tells no test
                await asyncio.sleep(0.05)
            return moment() - start

    spans = 4 * SETTINGS.secret_alone
    assert run(wait("nobody")) == pytest.approx(spans, abs=0.1)
    assert run(wait("seat 2")) == pytest.approx(spans, abs=0.1)
    assert run(wait("both", 100)) == pytest.approx(spans, abs=0.1)


def test_a_computer_s_claim_waits_for_the_end_of_its_span(tmp_path, monkeypatch):
    answers(monkeypatch, [CLAIM])
    times, _, course = heard(tmp_path, HANDS["seat 2"], [0, 1], computers=(2,), until=13)

    assert course.entries[1] == Chose(2, [CLAIM])
    assert [when for when, _, _ in times[0]] == [when for when, _, _ in times[1]] == [12.0]


def test_a_computer_that_thinks_too_long_is_not_waited_for(tmp_path, monkeypatch):
    answers(monkeypatch, [CLAIM], after=30)
    _, _, course = heard(tmp_path, HANDS["seat 0"], [], computers=(0,), until=5)

    assert course.entries[1:] == [Chose(0, [PASS])]


def test_a_table_that_is_read_again_asks_again_for_the_whole_time(tmp_path):
    async def twice():
        async with sitting(tmp_path, asking(HANDS["seat 0"])) as table:
            await asyncio.sleep(3)
            await table.close()
            again = table_module.Table(
                await table._store.table(table.id), table._store, table.workers, SETTINGS
            )
            await again.join(Window(again, 1))
            await asyncio.sleep(3)
            assert "choose" in may(again, 0)
            await asyncio.sleep(1.5)
            assert "choose" not in may(again, 0)
            await again.close()

    run(twice())


def test_what_cannot_be_saved_is_tried_again_and_nobody_is_passed_over(tmp_path, monkeypatch):
    async def fail_once():
        async with sitting(tmp_path, asking(HANDS["seat 0"])) as table:
            for window in table.windows.values():
                window.refused = lambda *_: None
            with monkeypatch.context() as patched:
                patched.setattr(table._store, "append", no_room)
                await asyncio.sleep(4.5)
                assert table.course.number == 1
            await asyncio.sleep(3)
            assert table.course.entries[1:] == [Chose(0, [PASS])]
            await asyncio.sleep(11)
            assert "choose" in may(table, 0)

    async def no_room(*_args, **_more):
        raise table_module.NotSaved

    run(fail_once())


# --- the gift: one is asked --------------------------------------------------------------------------

GIVEN = [Chose(0, [ASK]), *(Chose(seat, [PASS]) for seat in (1, 2, 3)), Chose(0, [TRUMP])]
"""Seat 0 asks and names spades."""


def asked(hands):
    """After the bidder's card has gone to seat 2."""
    course = dealt(hands, *GIVEN)
    return course.apply_all([Chose(0, [course.match.deal.choices()[0]])])


HIGHEST = [AGED[1], AGED[0], SMALL, AGED[2]]


@pytest.mark.parametrize("computers", [(), (2,)])
def test_be_9_a_forced_gift_and_a_free_one_take_the_same_time(tmp_path, monkeypatch, computers):
    answers(monkeypatch, [])
    viewers = [1, 3, WATCHER]
    none, _, free = heard(
        tmp_path, None, viewers, computers=computers, until=7, course=asked(HANDS["nobody"])
    )
    forced, _, course = heard(tmp_path, None, viewers, computers=computers, until=7, course=asked(HIGHEST))

    assert none == forced
    assert [when for when, _, _ in none[1]] == [6.0]
    assert len(free.entries) == len(course.entries) == 8


def test_be_9_the_bidder_sees_the_gift_at_once_and_leads_when_the_time_has_passed(tmp_path):
    async def give():
        async with sitting(tmp_path, asked(HIGHEST)) as table:
            await asyncio.sleep(1)
            await decide(table, 2, table.course.match.deal.choices()[0])
            assert [when for when, *_ in table.windows[0].heard] == [1.001]
            assert table.windows[1].heard == table.windows[WATCHER].heard == []
            assert table.view(0).say.key == "view-quiet"
            lead = table.course.match.deal.choices()[0]
            with pytest.raises(Illegal, match="table-quiet"):
                await decide(table, 0, lead)
            await asyncio.sleep(5.1)
            await decide(table, 0, lead)

    run(give())


def test_be_21_a_computer_gives_both_cards_at_the_end(tmp_path, monkeypatch):
    course = dealt([AGED[1], AGED[0], SMALL, AGED[2]], *GIVEN, decks=2)
    for _ in range(2):
        course.apply(Chose(0, [course.match.deal.choices()[0]]))
    best = course.match.deal.clone()
    wanted = []
    for _ in range(2):
        wanted.append(best.choices()[-1])
        best.play(wanted[-1])
    answers(monkeypatch, wanted)
    times, _, after = heard(tmp_path, None, [1], computers=(2,), until=7, course=course)

    assert after.entries[-1] == Chose(2, wanted)
    assert [when for when, _, _ in times[1]] == [6.0]


# --- decisions of several choices --------------------------------------------------------------------


def first_is_a_part(standing, deal, viewer):
    """The View of Bid Euchre with two packs, the first of two cards given a part of the decision."""
    view = GAME.show(standing, deal, viewer)
    parts = [replace(choice, part=deal.exchanged == 0) for choice in view.choices]
    return replace(view, choices=parts)


async def two_cards(tmp_path, monkeypatch, computers):
    course = dealt([AGED[1], AGED[0], SMALL, AGED[2]], *GIVEN, decks=2)
    monkeypatch.setattr(
        table_module.registry, "find", lambda _name: dataclasses.replace(GAME, show=first_is_a_part)
    )
    answers(monkeypatch, [])
    return sitting(tmp_path, course, computers)


def test_a_computer_s_decision_is_entered_whole(tmp_path, monkeypatch):
    async def wait():
        async with await two_cards(tmp_path, monkeypatch, (0,)) as table:
            await asyncio.sleep(0.5)
            first = table.course.match.deal.given
            assert table.course.entries[-1].seat == 0
            assert len(table.course.entries[-1].choices) == 2
            assert first
            assert [when for when, *_ in table.windows[1].heard] == [0.2]

    run(wait())


def test_a_decision_is_advised_whole_and_its_cards_are_named(tmp_path, monkeypatch):
    told = []

    async def ask():
        async with await two_cards(tmp_path, monkeypatch, ()) as table:
            deal = table.course.match.deal.clone()
            first = deal.choices()[0]
            deal.play(first)
            whole = [first, deal.choices()[0]]
            advise = lambda choices, text, _why: told.append((choices, text))  # noqa: E731
            await table.hint(0, table.course.seen[0], table.windows[0], advise)
            await asyncio.sleep(0.5)
            several = named([cards.text(choice) for choice in whole])
            assert told == [(whole, Text("euchre-do-card", {"card": several, "phase": "giving"}))]
            assert table.course.number == 6

    run(ask())


def test_a_hint_is_thought_of_for_the_moment_at_which_it_was_asked_for(tmp_path, monkeypatch):
    """Whoever decides at once, without waiting for it, has no turn any more when it is begun."""
    thought, refused = [], []

    async def think(_workers, _game, hidden, _level, _most):
        thought.append((hidden.turn, hidden.choices()))
        return hidden.choices()[:1]

    async def ask():
        monkeypatch.setattr(thinkers, "_thought", think)
        async with sitting(tmp_path, dealt(HANDS["nobody"])) as table:
            seat = table.course.turn
            window = table.windows[seat]
            window.refused = lambda about, why: refused.append((about, why.text.key))
            choices = table.course.hidden(seat).choices()
            number = table.course.seen[seat]
            table.ask(window, "hint", partial(table.hint, seat, number, window, None))
            table.ask(window, "choose", partial(table.choose, seat, number, choices[:1]))
            await asyncio.sleep(0.5)

            assert thought == [(seat, choices)]
            assert refused == [("hint", "table-stale")]
            assert table.course.turn != seat

    run(ask())


# --- what all see ahead: a computer's pause -----------------------------------------------------------

ONE_DIAMOND = ["AS 9S TS 9D TD KD", "AD 9H JS QS KS JH", "AH TH QH KH JD QD", "AC TC 9C JC QC KC"]
NO_DIAMOND = ["AS 9S TS 9D TD KD", "AH 9H JS QS KS JH", "AD TH QH KH JD QD", "AC TC 9C JC QC KC"]


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_a_computer_takes_as_long_whether_it_has_a_choice_or_not(tmp_path, monkeypatch, level):
    """Seat 1 has to follow with its only diamond, or may play what it likes."""
    thought = []

    async def think(_workers, _game, hidden, level, _most):
        thought.append(len(hidden.choices()))
        await asyncio.sleep(LEVELS[level].seconds if len(hidden.choices()) > 1 else 0)
        return hidden.choices()[:1]

    monkeypatch.setattr(thinkers, "_thought", think)

    def follow(hands):
        course = dealt(
            hands, Chose(0, [BID + 3]), *(Chose(seat, [PASS]) for seat in (1, 2, 3)), Chose(0, [TRUMP])
        )
        return course.apply_all([Chose(0, [GAME.notation.read(course.match.deal, "9D")])])

    async def listen(course):
        async with sitting(tmp_path, course, (1,)) as table:
            table.seats[1] = replace(table.seats[1], level=level)
            table.computers.wake()
            await asyncio.sleep(2)
            return table.windows[3].heard, table.windows[WATCHER].heard

    bound, free = run(listen(follow(ONE_DIAMOND))), run(listen(follow(NO_DIAMOND)))
    assert bound == free
    assert len(bound[0]) == 1
    assert list(dict.fromkeys(thought)) == [1, 6]
