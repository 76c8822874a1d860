"""A match and what a table adds: taking back, resigning, going on, playing again. Nothing is deleted."""

import dataclasses
import random

import msgspec
import pytest
from msgspec.structs import astuple

from atout import registry
from atout.core import cards
from atout.core.course import WATCHER, Again, Chose, Continued, Course, Dealt, Resigned, TookBack
from atout.core.illegal import Illegal
from atout.core.options import parse
from tests.helpers import bytes_of, chances_of, viewers

GAME = registry.find("svoi-kozyri")
S, H = 53, 54
"""The choices of a trump suit."""


def course(text="lowest_rank=9", dealer=1):
    return Course(GAME, parse(GAME.options, GAME.presets, text), dealer)


def entered(one, *entries):
    return one.apply_all(entries)


def deal_of():
    """The next deal, its pack in order."""
    return Dealt({"pack": cards.pack("9")})


def begun(text="lowest_rank=9"):
    """Seat 0 has the trumps S, seat 1 H, and seat 0 leads."""
    one = course(text)
    return entered(one, deal_of(), Chose(0, [S]), Chose(1, [H]))


def lead(text):
    return [cards.parse(card) for card in text.split()]


def refused(one, entry):
    """The reason why an entry is refused; nothing has changed."""
    before = state(one)
    with pytest.raises(Illegal) as refusal:
        one.apply(entry)
    assert state(one) == before
    return refusal.value.refusal.text.key


def state(one):
    """All that can be seen of a course."""
    match = one.match
    position = match.deal.position() if match.deal is not None else None
    views = [bytes_of(one.view(viewer)) for viewer in viewers(one)] if position else []
    return (
        list(one.entries),
        [list(told) for told in one.told],
        position,
        astuple(match.standing()),
        views,
        set(one.continued),
    )


def finished(text="lowest_rank=9,deals=2"):
    """A deal that has ended with a loser, played by chance."""
    luck = random.Random(1)
    for _ in range(20):
        one = begun(text)
        while one.turn >= 0:
            one.apply(Chose(one.turn, [luck.choice(one.match.deal.choices())]))
        if -1 in one.match.scores:
            return one
    raise AssertionError


# --- decisions ----------------------------------------------------------------------------------------


def test_a_decision_of_two_choices_is_one_entry():
    one = entered(begun(), Chose(0, lead("9S")), Chose(1, lead("TS AS")))

    assert one.number == 5
    assert one.turn == 0
    assert one.match.deal.size == 3


def test_the_whole_decision_is_refused_when_its_second_choice_is():
    one = entered(begun(), Chose(0, lead("9S")))

    assert refused(one, Chose(1, lead("TS JS"))) == "svoi-refuse-not-held"
    assert refused(one, Chose(1, lead("TS AS QS"))) == "match-not-your-turn"
    assert refused(one, Chose(1, [])) == "match-no-choice"


def test_only_the_seat_in_turn_decides():
    one = begun()

    assert refused(one, Chose(1, lead("TS"))) == "match-not-your-turn"
    assert refused(one, Chose(2, lead("TS"))) == "match-no-such-seat"
    assert refused(one, Chose(-1, lead("TS"))) == "match-no-such-seat"
    assert refused(one, Chose(0, [10**30])) == "match-no-such-choice"


def test_a_second_click_on_the_same_card_is_refused():
    one = entered(begun(), Chose(0, lead("9S")))

    assert refused(one, Chose(0, lead("9S"))) == "match-not-your-turn"


def test_nothing_is_played_before_the_deal_or_after_it():
    assert refused_start(Chose(0, lead("9S"))) == "match-no-deal"
    assert refused(finished(), Chose(0, lead("9S"))) == "match-no-deal"


def refused_start(entry):
    with pytest.raises(Illegal) as refusal:
        course().apply(entry)
    return refusal.value.refusal.text.key


def test_a_deal_needs_its_own_chances():
    one = course()
    with pytest.raises(Illegal) as refusal:
        one.apply(Dealt({"pack": cards.pack("9")[:-1]}))
    assert refusal.value.refusal.text.key == "match-impossible-chances"
    assert one.number == 0
    assert refused(begun(), deal_of()) == "match-not-between-deals"


# --- trying -------------------------------------------------------------------------------------------


def test_a_decision_can_be_tried_without_being_made():
    one = entered(begun(), Chose(0, lead("9S")))
    before = state(one)

    assert one.attempt(1, []) == one.match.deal.choices()
    assert lead("AS")[0] in one.attempt(1, lead("TS"))
    assert one.attempt(1, lead("TS AS")) == []
    with pytest.raises(Illegal):
        one.attempt(1, lead("JS"))
    with pytest.raises(Illegal) as refusal:
        one.attempt(0, lead("JS"))
    assert refusal.value.refusal.text.key == "match-not-your-turn"
    assert state(one) == before


def test_a_decision_of_several_choices_is_seen_while_it_is_put_together():
    one = entered(begun(), Chose(0, lead("9S")))
    one.game = dataclasses.replace(GAME, show=show_cards_as_parts)
    before = state(one)

    assert len(held(one.preview(1, []))) == 12
    assert "TS" not in held(one.preview(1, lead("TS")))
    assert one.preview(1, lead("TS JS")) is None
    assert state(one) == before


def test_what_comes_of_a_whole_decision_is_not_seen_before_it_is_made():
    one = entered(begun(), Chose(0, lead("9S")))

    assert one.preview(1, lead("TS")) is None


def show_cards_as_parts(standing, deal, viewer):
    view = GAME.show(standing, deal, viewer)
    parts = [msgspec.structs.replace(choice, part=bool(choice.card)) for choice in view.choices]
    return msgspec.structs.replace(view, choices=parts)


def held(view):
    """The cards in the viewer's own hand."""
    [hand] = [zone for zone in view.zones if zone.layout == "hand"]
    return [face.card for face in hand.cards]


# --- taking back --------------------------------------------------------------------------------------


def test_taking_back_stands_in_the_list_and_brings_the_state_back():
    one = begun()
    before = one.match.deal.position()
    entered(one, Chose(0, lead("9S")), Chose(1, lead("TS AS")), TookBack(0, 3))

    assert one.number == 6
    assert one.match.deal.position() == before
    assert one.turn == 0
    assert [event.text.key for _, event in one.events(1)][-1] == "event-took-back"


def test_after_taking_back_another_choice_can_be_made_and_taken_back_again():
    one = entered(begun(), Chose(0, lead("9S")), TookBack(0, 3), Chose(0, lead("JS")))
    assert one.last_decision(0) == 5

    entered(one, TookBack(0, 5))
    assert one.turn == 0
    assert one.match.deal.size == 0


def test_what_was_taken_back_cannot_be_taken_back_to():
    one = entered(begun(), Chose(0, lead("9S")), Chose(1, lead("TS AS")), TookBack(0, 3))

    assert refused(one, TookBack(0, 5)) == "match-nothing-to-take-back"
    assert refused(one, TookBack(0, 6)) == "match-nothing-to-take-back"
    assert refused(one, TookBack(0, 0)) == "match-nothing-to-take-back"
    assert refused(one, TookBack(0, -1)) == "match-nothing-to-take-back"
    assert refused(one, TookBack(2, 1)) == "match-no-such-seat"


def test_the_last_decision_of_a_seat_in_this_deal_is_known():
    one = begun()
    assert [one.last_decision(seat) for seat in (0, 1)] == [1, 2]
    entered(one, Chose(0, lead("9S")))

    assert [one.last_decision(seat) for seat in (0, 1)] == [3, 2]
    assert finished().last_decision(0) is not None
    again = finished()
    assert entered(again, Dealt(chances_of(again.match, 1))).last_decision(0) is None


def test_repetitions_are_counted_anew_after_taking_back():
    one = begun("lowest_rank=9,pick_up=unwilling,after_pick_up=taker_leads")
    for _ in range(3):
        entered(one, Chose(0, lead("9S")), Chose(1, [52]), Chose(1, lead("9S")))
        entered(one, TookBack(0, one.number - 3))
    entered(one, Chose(0, lead("9S")), Chose(1, [52]), Chose(1, lead("9S")), Chose(0, [52]))

    assert one.match.deal.turn == 0


def test_a_deal_that_ended_can_be_taken_back():
    one = finished()
    scores = list(one.match.scores)
    assert len(one.match.results) == 1
    entered(one, TookBack(0, one.number - 1))

    assert one.turn >= 0
    assert one.match.results == []
    assert one.match.scores == [0, 0] != scores


def test_a_resignation_can_be_taken_back():
    one = entered(begun(), Resigned(0))
    assert one.match.over
    entered(one, TookBack(0, 3))

    assert not one.match.over
    assert one.match.resigned == -1
    assert one.turn == 0


# --- resigning ----------------------------------------------------------------------------------------


def test_who_resigns_has_lost_the_match_and_the_others_win():
    one = entered(begun(), Resigned(1))

    assert (one.match.over, one.match.winners, one.match.resigned) == (True, [0], 1)
    assert one.turn == -1
    assert refused(one, Chose(0, lead("9S"))) == "match-no-deal"
    assert refused(one, Resigned(0)) == "match-over"
    assert refused(one, deal_of()) == "match-not-between-deals"


def test_with_three_the_two_others_share_the_match():
    one = course("players=3")
    entered(one, Dealt({"pack": cards.pack("6")}), Resigned(0))

    assert one.match.winners == [1, 2]


def test_one_may_resign_between_deals_but_not_before_the_first():
    assert entered(finished(), Resigned(0)).match.over
    assert refused_start(Resigned(0)) == "match-no-deal"


def test_nobody_resigns_for_a_seat_that_is_not_there():
    assert refused(begun(), Resigned(2)) == "match-no-such-seat"


# --- going on -----------------------------------------------------------------------------------------


def test_after_a_deal_each_seat_goes_on_once():
    one = entered(finished(), Continued(1))

    assert one.continued == {1}
    assert [after - before for after, before in zip(one.seen, finished().seen, strict=True)] == [0, 1, 0]
    assert refused(one, Continued(1)) == "match-nothing-to-continue"
    entered(one, Continued(0), Dealt(chances_of(one.match, 1)))
    assert one.continued == set()
    assert refused(one, Continued(0)) == "match-nothing-to-continue"


def test_going_on_is_for_after_a_deal():
    assert refused(begun(), Continued(0)) == "match-nothing-to-continue"
    assert refused_start(Continued(0)) == "match-nothing-to-continue"


def test_the_loser_deals_the_next_deal():
    one = finished()
    loser = one.match.scores.index(-1)
    entered(one, Dealt(chances_of(one.match, 1)))

    assert one.match.dealer == loser == one.next_dealer()


# --- again --------------------------------------------------------------------------------------------


def test_again_begins_another_match_with_a_clean_sheet():
    one = entered(begun(), Resigned(1), Again(0, 0))

    assert (one.match.over, one.match.results, one.match.scores) == (False, [], [0, 0])
    assert one.number == 5
    entered(one, deal_of())
    assert (one.match.dealer, one.turn) == (0, 1)
    assert refused(one, TookBack(0, 3)) == "match-nothing-to-take-back"


def test_within_the_new_match_one_can_take_back():
    one = entered(
        begun(), Resigned(1), Again(0, 0), Dealt({"pack": cards.pack("9")}), Chose(1, [S]), TookBack(1, 6)
    )

    assert (one.turn, one.match.dealer) == (1, 0)
    assert one.match.deal.phase == 0


def test_again_is_for_when_the_match_is_over():
    assert refused(begun(), Again(0, 0)) == "match-not-over"
    assert refused(finished(), Again(0, 0)) == "match-not-over"
    assert refused(entered(begun(), Resigned(0)), Again(0, 2)) == "match-no-such-seat"


def test_who_deals_when_they_play_again():
    over = finished("lowest_rank=9")

    assert over.next_dealer() == over.match.scores.index(-1)
    assert entered(begun(), Resigned(1)).next_dealer() == 0


# --- what is told -------------------------------------------------------------------------------------


def test_events_are_told_since_a_number():
    one = entered(begun(), Chose(0, lead("9S")))

    assert [number for number, _ in one.events(0)] == [1, 2, 3, 4]
    assert [event.text.key for _, event in one.events(0, since=3)] == ["svoi-tell-lead"]
    assert one.events(0, since=4) == []
    assert one.seen == [4, 4, 4]


def test_the_end_of_a_deal_is_told():
    one = finished()

    assert one.events(WATCHER)[-1][1].text == one.match.results[0].how
