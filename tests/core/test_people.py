"""Entries about people: somebody stands in, comes back, runs out of time, a vote ends the match."""

import pytest

from atout import registry
from atout.core import record
from atout.core.course import WATCHER, CameBack, Chose, Course, Dealt, Resigned, StoodIn, TookBack, Voted
from atout.core.illegal import Illegal
from atout.terminal.steps import Steps
from tests.helpers import bytes_of, chances_of

GAMES = registry.names()


def begun(name="svoi_kozyri"):
    game = registry.find(name)
    one = Course(game, game.options())
    return one.apply_all([Dealt(chances_of(one.match, 3))])


def decide(one, **more):
    while True:
        seat = one.turn
        one.apply(Chose(seat, [one.match.deal.choices()[0]], **more))
        if one.turn != seat:
            return one


def refused(one, entry):
    before = list(one.entries), dict(one.stand_ins), one.match.over
    with pytest.raises(Illegal) as refusal:
        one.apply(entry)
    assert (list(one.entries), dict(one.stand_ins), one.match.over) == before
    return refusal.value.refusal.text.key


def keys(one, viewer, since=0):
    return [event.text.key for _, event in one.events(viewer, since)]


def test_a_stand_in_stays_until_the_player_is_back():
    one = begun()
    assert refused(one, CameBack(1)) == "match-nobody-stands-in"
    one.apply(StoodIn(1, "medium"))
    assert one.stand_ins == {1: "medium"}
    assert refused(one, StoodIn(1, "hard")) == "match-stands-in"
    one.apply(CameBack(1))
    assert one.stand_ins == {}
    assert keys(one, 0)[-2:] == keys(one, WATCHER)[-2:] == ["event-stood-in", "event-came-back"]


@pytest.mark.parametrize("entry", [StoodIn(7, "easy"), StoodIn(0, ""), Voted(9, [], [], ended=False)])
def test_what_names_no_seat_or_level_is_refused(entry):
    assert refused(begun(), entry) in {"match-no-such-seat", "match-stands-in"}


def test_who_comes_and_goes_changes_nothing_that_there_is_to_decide():
    one = begun()
    settled, views = list(one.settled), [bytes_of(one.view(at)) for at in (0, 1, WATCHER)]
    one.apply_all([StoodIn(0, "easy"), CameBack(0), Voted(1, [1], [0], ended=False)])

    assert one.settled == settled
    assert one.seen == [number + 3 for number in settled]
    assert [bytes_of(one.view(at)) for at in (0, 1, WATCHER)] == views
    decide(one)
    assert one.settled == one.seen


def test_taking_back_leaves_the_stand_ins_as_they_are():
    one = begun()
    to = one.number
    decide(one)
    one.apply_all([StoodIn(1, "easy"), TookBack(0, to)])

    assert one.stand_ins == {1: "easy"}
    one.apply_all([CameBack(1)])
    decide(one)
    one.apply(TookBack(0, to))
    assert one.stand_ins == {}


def test_a_decision_by_the_clock_says_so_before_what_was_decided():
    one = begun()
    seat, since = one.turn, one.seen[0]
    decide(one, by_clock=True)

    told = [event for _, event in one.events(WATCHER, since)]
    assert told[0].text.key == "event-clock"
    assert told[0].seat == seat
    assert len(told) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_vote_ends_the_match_with_nobody_having_won(name):
    one = begun(name)
    decide(one)
    one.apply(Voted(0, [0], [], ended=True))

    assert one.match.over
    assert one.turn == -1
    for viewer in (0, 1, WATCHER):
        view = one.view(viewer)
        assert view.phase == "match_over"
        assert view.say.key == view.sheet.headline.key == "match-abandoned"
    assert one.open_view().say.key == "match-abandoned"
    assert refused(one, Voted(0, [], [], ended=False)) == "match-over"
    assert keys(one, 0)[-1] == "event-vote-ended"


def test_no_vote_before_the_first_deal():
    game = registry.find("pitch")
    assert refused(Course(game, game.options()), Voted(0, [], [], ended=True)) == "match-no-deal"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gives_back_what_people_did(name):
    one = begun(name)
    one.apply(StoodIn(1, "hard"))
    decide(decide(one, by_clock=True))
    one.apply_all([CameBack(1), Voted(0, [0], [1], ended=False), Voted(1, [0, 1], [], ended=True)])
    text = record.write(record.Record(one, ["Dara", "Bopha"]))
    again = record.read(text, registry.find).course

    assert again.entries == one.entries
    assert bytes_of(again.view(0)) == bytes_of(one.view(0))
    assert "\n1 stand-in hard\n" in text
    assert "\n0 vote plays-on yes=0 no=1\n1 vote ends yes=0,1 no=\n" in text
    assert " clock: " in text


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 stand-in <b>", "record-not-an-entry"),
        ("1 stand-in " + "e" * 40, "record-not-an-entry"),
        ("1 returns", "match-nobody-stands-in"),
        ("0 vote ends 0 1", "record-not-an-entry"),
        ("0 vote ends yes=0 no=x", "record-not-a-number"),
        ("0 vote ends yes=0 no=9", "match-no-such-seat"),
        ("0 vote soon yes=0 no=", "record-not-an-entry"),
    ],
)
def test_a_damaged_line_about_people_is_refused(line, key):
    text = record.write(record.Record(begun(), ["Dara", "Bopha"]))
    with pytest.raises(Illegal) as refusal:
        record.read(text + line + "\n", registry.find)
    assert refusal.value.refusal.text.key == key
    assert refusal.value.refusal.line == len(text.splitlines()) + 1


def test_a_replay_tells_of_people_with_the_next_step_and_shows_the_end_by_vote():
    one = begun()
    one.apply(StoodIn(1, "hard"))
    decide(one)
    one.apply_all([CameBack(1), Voted(0, [0, 1], [], ended=True)])
    steps = Steps(record.Record(one, ["", ""]))

    assert steps.events(1, None)[0].text.key == "event-stood-in"
    last = len(steps) - 1
    assert [event.text.key for event in steps.events(last, None)] == ["event-came-back", "event-vote-ended"]
    assert steps.view(last, None).say.key == "match-abandoned"
    assert steps.view(last, 0).say.key == "match-abandoned"


def test_resigning_is_still_lost():
    one = begun().apply_all([Resigned(0)])

    assert not one.match.abandoned
    assert one.view(0).say.key != "match-abandoned"
