"""Every numbered rule of the sheet, TR-1 to TR-45, by an example of its own."""

import random
from collections import Counter

import pytest

from atout.core import cards
from atout.core.course import WATCHER, Chose, Course, Dealt
from atout.games.tractor import GAME
from atout.games.tractor.numbers import (
    CALLING,
    DONE,
    DRAWING,
    NO_TRUMP,
    PASS,
    SCORED,
    SHOWING,
    SINGLE,
    THROW,
    THROWN_IN,
    TRACTOR,
    TRUMPS,
    TWO,
)
from tests.games.tractor.positions import (
    ANY,
    after,
    drawing,
    hand,
    is_legal,
    kinds,
    laid,
    legal,
    match_of,
    position,
    rank_of,
    refused,
)
from tests.helpers import chances_of


def draw_all(deal, shows=None):
    """Draw, and answer each question with one of ``shows`` ({cards drawn: text}) or a pass, until trumps are settled."""
    deal = deal.clone()
    answers = dict(shows or {})
    while deal.turn >= 0 and deal.phase in {DRAWING, CALLING, SHOWING}:
        if deal.phase == SHOWING:
            deal = after(deal, answers.pop(deal.drawn, "pass"))
        else:
            deal = after(deal, "draw" if deal.phase == DRAWING else "wait")
    assert not answers
    return deal


def until_asked(deal):
    """Draw until somebody is asked."""
    deal = deal.clone()
    while deal.phase != SHOWING:
        deal = after(deal, legal(deal))
    return deal


def at(place):
    """Draws that begin with so many cards of no importance."""
    return [ANY] * place


def steps_of(deal, text):
    """The steps of some cards, one after the other."""
    return [deal.step_of(kind) for kind in kinds(text)]


def finished(points, *, starter=0, levels="22", **rules):
    """A match after a round in which the opponents had so many points before a last trick without any."""
    match = match_of(0, **rules)
    match.ranks = [rank_of(level) for level in levels]
    match.starter, match.dealer, match.between = starter, starter, False
    match.deal = position(
        *["6S", "4S", "4S", "3S"],
        trumps="C",
        rank=levels[starter % 2],
        starter=starter,
        points=points,
        levels=levels,
        **rules,
    )
    match.play(0, [cards.parse("6S"), DONE])
    for text in ("3S", "4S", "4S"):
        match.play(match.deal.turn, [cards.parse(text)])
    return match


# --- players, cards, aim ----------------------------------------------------------------------------------


def test_TR_1_two_packs_with_two_red_and_two_black_jokers_for_two_sides():
    match = match_of()
    pack = next(chance for chance in match.deal_chances() if chance.name == "pack")
    assert Counter(pack.of) == Counter(list(range(54)) * 2)
    assert match.sides == [[0, 2], [1, 3]]


@pytest.mark.parametrize(("start", "rank"), [(2, 0), (5, 3), (8, 6), ("T", 8), ("J", 9)])
def test_TR_2_both_sides_begin_at_the_same_rank(start, rank):
    assert match_of(start_rank=start).ranks == [rank, rank]
    match = match_of(0, start_rank=start)
    match.start(chances_of(match, 1))
    assert match.deal.rank == rank
    assert list(match.deal.ranks) == [rank, rank]


def test_TR_2_a_side_rises_by_winning_rounds():
    match = finished(20)
    assert match.ranks == [2, 0]
    assert match.scores == [2, 0]


def test_TR_3_only_the_opponents_collect_points():
    deal = position("AS 3D", "KS 4D", "TS 4D", "5S 3C", trumps="C", starter=0)
    assert after(deal, "AS done 5S TS KS").points == 0
    deal = position("KS 3D", "AS 4D", "TS 4D", "5S 3C", trumps="C", starter=0)
    assert after(deal, "KS done 5S TS AS").points == 25


# --- drawing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "order"), [("seed", [1, 2, 3, 0, 1]), ("classic", [1, 0, 3, 2, 1])])
def test_TR_4_one_card_at_a_time_each_way_round(preset, order):
    deal = drawing({}, drawer=1, preset=preset)
    seats = []
    for _ in order:
        seats.append(deal.turn)
        deal = after(deal, "draw")
    assert seats == order


def test_TR_4_each_has_25_and_eight_are_left():
    deal = drawing({0: ["2H"]})
    while deal.phase != CALLING:
        deal = after(deal, "pass" if deal.phase == SHOWING else "draw")
    assert list(deal.held) == [25] * 4
    assert deal.drawn == 100
    assert refused(drawing({}), "9H") == ("TR-4", "tractor-refuse-draw")


def test_TR_4_afterwards_the_starter_draws_first():
    match = finished(100, starter=0)
    match.start(chances_of(match, 3))
    assert match.deal.turn == match.deal.drawer == match.deal.starter == 3


def test_TR_5_the_trump_rank_is_the_score_of_the_declarers():
    match = finished(20, levels="57")
    match.start(chances_of(match, 1))
    assert match.deal.declarers == 0
    assert match.deal.rank == rank_of("7")
    match = finished(100, levels="57")
    match.start(chances_of(match, 1))
    assert match.deal.declarers == 1
    assert match.deal.rank == rank_of("7")


# --- trumps -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "choices"),
    [
        ("2H", "pass show=H"),
        ("2H 2H", "pass show=H show=HH"),
        ("SJ SJ", "pass show=SJ"),
        ("BJ BJ", "pass show=BJ"),
        ("2C 2C BJ BJ", "pass show=C show=CC show=BJ"),
    ],
)
def test_TR_6_one_or_two_of_the_trump_rank_or_two_jokers(held, choices):
    deal = drawing({1: held.split()})
    for _ in held.split():
        if deal.phase == SHOWING:
            deal = after(deal, "pass")
        while deal.turn != 1 or deal.phase != DRAWING:
            deal = after(deal, legal(deal).split()[0])
        deal = after(deal, "draw")
    assert legal(deal) == choices


@pytest.mark.parametrize(
    ("show", "held", "trump"),
    [
        ("show=D", "2D", 2),
        ("show=DD", "2D 2D", 2),
        ("show=SJ", "SJ SJ", NO_TRUMP),
        ("show=BJ", "BJ BJ", NO_TRUMP),
    ],
)
def test_TR_6_what_is_shown_makes_trumps(show, held, trump):
    deal = draw_all(drawing({0: held.split()}), {4 * len(held.split()) - 3: show})
    assert deal.trump == trump


def test_TR_6_what_is_not_held_cannot_be_shown():
    deal = until_asked(drawing({0: ["2H"]}))
    assert refused(deal, "show=D") == ("TR-6", "tractor-refuse-show-held")
    assert refused(deal, "show=HH") == ("TR-6", "tractor-refuse-show-held")


def test_TR_7_a_pair_overturns_one_card_and_jokers_a_pair():
    draws = {0: ["2H"], 1: [*at(1), "2S", "2S"], 2: [*at(3), "SJ", "SJ"], 3: [*at(5), "2D", "2D"]}
    shows = {1: "show=H", 10: "show=SS", 19: "show=SJ"}
    deal = draw_all(drawing(draws), shows)
    assert [deal.show_by[at] for at in range(deal.shows)] == [0, 1, 2]
    assert deal.trump == NO_TRUMP
    assert deal.starter == 2


def test_TR_7_one_card_overturns_nothing_and_a_pair_no_pair():
    deal = until_asked(drawing({0: ["2H", ANY, ANY, ANY, "2C", "2C"], 1: [ANY, "2S", "2S"]}))
    deal = after(deal, "show=H")
    asked = until_asked(deal)
    assert (asked.turn, asked.drawn) == (1, 10)
    assert legal(asked) == "pass show=SS"
    assert refused(asked, "show=S") == ("TR-7", "tractor-refuse-show-low")
    later = draw_all(after(asked, "show=SS"))
    assert later.shows == 2


@pytest.mark.parametrize(("order", "legal_then"), [("equal", ""), ("red_over_black", "pass show=BJ")])
def test_TR_7_red_jokers_over_black_ones_by_option(order, legal_then):
    draws = {0: ["SJ", "SJ"], 1: [*at(3), "BJ", "BJ"]}
    deal = after(until_asked(drawing(draws, jokers_order=order)), "show=SJ")
    while deal.phase == DRAWING:
        deal = after(deal, "draw")
    assert (legal(deal) if deal.phase == SHOWING else "") == legal_then


def test_TR_8_a_single_is_strengthened_by_its_equal_alone():
    draws = {0: ["2H", "2S", "2S", "2H", "BJ", "BJ"]}
    deal = after(until_asked(drawing(draws)), "show=H")
    asked = until_asked(deal)
    assert asked.drawn == 13
    assert legal(asked) == "pass show=HH"
    assert refused(asked, "show=SS") == ("TR-8", "tractor-refuse-show-own")
    deal = draw_all(after(asked, "show=HH"))
    assert deal.shows == 2
    assert deal.trump == 1


@pytest.mark.parametrize(("strengthen", "asked"), [(True, [1, 5]), (False, [1])])
def test_TR_8_nothing_is_strengthened_without_the_option(strengthen, asked):
    deal = drawing({0: ["2H", "2H"]}, strengthen=strengthen)
    found = []
    while deal.drawn < 8:
        if deal.phase == SHOWING:
            found.append(deal.drawn)
            deal = after(deal, "show=H" if deal.shows == 0 else "pass")
        else:
            deal = after(deal, "draw")
    assert found == asked


def test_TR_8_a_shown_card_stays_in_the_hand_known_to_all_and_may_be_laid():
    deal = draw_all(drawing({0: ["2H"]}), {1: "show=H"})
    assert "2H" in hand(deal, 0)
    assert "2H" in legal(deal).split()
    drawn = after(until_asked(drawing({0: ["2H"]})), "show=H")
    assert drawn.hidden(2).one[0] == 1 << cards.parse("2H")


def test_TR_9_a_player_is_asked_when_the_new_card_is_part_of_a_showing_that_would_stand():
    deal = drawing({1: [ANY, "2H", ANY, ANY, "2C"], 2: [ANY, "9H"]})
    asked = []
    while deal.phase != CALLING:
        if deal.phase == SHOWING:
            asked.append((deal.turn, deal.drawn, legal(deal)))
            deal = after(deal, "pass")
        else:
            deal = after(deal, "draw")
    assert asked[:2] == [(1, 6, "pass show=H"), (1, 18, "pass show=H show=C")]


def test_TR_9_a_card_that_is_part_of_no_showing_that_would_stand_is_not_asked_about():
    """A pair that was passed over would overturn the single; the new card alone would not."""
    deal = drawing({0: ["2H"], 1: [ANY, "2S", "2S", "2C"]})
    deal = after(until_asked(deal), "show=H")
    deal = after(until_asked(deal), "pass")
    assert deal.drawn == 10
    while deal.drawn < 15:
        deal = after(deal, "draw")
        assert deal.phase == DRAWING


def test_TR_9_when_all_is_drawn_all_are_asked_once_more_from_who_drew_last():
    deal = drawing({0: ["2H"], 2: ["2S"]})
    while deal.phase != CALLING:
        deal = after(deal, "pass" if deal.phase == SHOWING else "draw")
    order = []
    while deal.phase in {CALLING, SHOWING}:
        order.append((deal.turn, legal(deal)))
        deal = after(
            deal,
            "show=H"
            if deal.phase == SHOWING and deal.turn == 0 and deal.shows == 0
            else legal(deal).split()[0],
        )
    waits = [seat for seat, text in order if text == "wait"]
    assert order[:3] == [(3, "wait"), (0, "wait"), (0, "pass show=H")]
    assert waits == [3, 0, 1, 2, 3, 0, 1]  # four passes after the showing, and a step that ends it
    assert deal.trump == 1


def test_TR_9_nobody_else_can_tell_who_was_asked():
    asked, quiet = drawing({1: ["2H"]}), drawing({1: ["9H"], 2: [ANY, "2H"]})
    for deal in (asked, quiet):
        deal.play(66)
        deal.play(66)
    assert asked.phase == SHOWING
    assert asked.secret == 1 << 1
    assert quiet.phase == DRAWING
    for seat in (0, 2, 3, -2):
        one, other = asked.hidden(seat), quiet.hidden(seat)
        assert (one.turn, one.phase, one.secret, one.choices()) == (2, DRAWING, 0, other.choices())
        assert one.position() == other.position()


def test_TR_9_a_pass_is_told_to_nobody_else():
    course = Course(GAME, GAME.options(), 0)
    for seed in range(40):
        course = Course(GAME, GAME.options(), 0)
        course.apply(Dealt(chances_of(course.match, seed)))
        while course.match.deal.phase != SHOWING:
            course.apply(Chose(course.turn, [course.match.deal.choices()[0]]))
        who, seen = course.turn, list(course.seen)
        course.apply(Chose(who, [PASS]))
        others = [viewer for viewer in [0, 1, 2, 3, WATCHER] if viewer != who]
        assert [course.seen[viewer] for viewer in others] == [seen[viewer] for viewer in others]
        assert course.seen[who] == seen[who] + 1


def test_TR_10_in_the_first_round_the_shower_is_declarer_and_starter():
    deal = draw_all(drawing({3: ["2D"]}, drawer=1), {3: "show=D"})
    assert (deal.starter, deal.declarers, deal.turn) == (3, 1, 3)


def test_TR_10_later_the_declarers_stay_whoever_shows():
    deal = draw_all(drawing({3: ["2D"]}, starter=0, drawer=0), {4: "show=D"})
    assert (deal.starter, deal.declarers, deal.turn, deal.trump) == (0, 0, 0, 2)


def test_TR_11_nobody_shows_in_the_first_round_and_it_starts_again():
    match = match_of(2)
    match.start(chances_of(match, 4))
    while match.deal.turn >= 0:
        match.play(match.deal.turn, match.deal.choices()[:1])
    assert match.deal.ended == THROWN_IN
    assert match.results[0].how.key == "tractor-how-thrown-in"
    assert not match.results[0].counted
    assert [chance.name for chance in match.chances()] == ["first_drawer", "pack"]
    values = chances_of(match, 5) | {"first_drawer": [1]}
    match.start(values)
    assert match.deal.first
    assert match.deal.drawer == match.dealer == 1


def talon(text, rank="2", **rules):
    """A later round in which nobody shows, with this talon."""
    wanted = kinds(text)
    left = Counter(cards.pack(jokers=2, packs=2))
    left.subtract(wanted)
    deal = drawing({}, starter=0, levels=rank * 2, **rules)
    deal.set_up(
        0, [*left.elements(), *wanted], first=False, starter=0, ranks=[rank_of(rank)] * 2, rank=rank_of(rank)
    )
    return draw_all(deal)


def test_TR_12_the_talon_is_turned_until_the_trump_rank_comes():
    deal = talon("9H SJ AH 2D 2C 3C 4C 5C")
    assert (deal.trump, deal.turned) == (2, 4)
    hidden = deal.hidden(1)
    assert [cards.text(card) for card in hidden.pack[100:104]] == ["9H", "SJ", "AH", "2D"]
    assert list(hidden.pack[104:]) == [-1] * 4


def test_TR_12_else_the_highest_card_is_trumps_of_equal_ones_the_first():
    assert talon("9H SJ KD KC 3C 4C 5C BJ").trump == 2
    assert talon("9H SJ QD KC 3C 4C 5C AS").trump == 0
    assert talon("9H SJ QD KC 3C 4C 5C AS").turned == 8


def test_TR_12_the_talon_then_goes_to_the_starter():
    deal = talon("9H SJ AH 2D 2C 3C 4C 5C")
    assert deal.held[0] == 33
    assert deal.turn == 0


def test_TR_12_or_by_option_no_trump_or_another_deal():
    assert talon("9H SJ AH 2D 2C 3C 4C 5C", nobody_shows="no_trump").trump == NO_TRUMP
    assert talon("9H SJ AH 2D 2C 3C 4C 5C", nobody_shows="redeal").ended == THROWN_IN


def test_TR_12_after_a_redeal_the_same_starter():
    match = finished(20, starter=0, nobody_shows="redeal")
    match.start(chances_of(match, 1))
    ranks = list(match.ranks)
    while match.deal.turn >= 0:
        match.play(match.deal.turn, match.deal.choices()[:1])
    assert match.results[-1].how.key == "tractor-how-thrown-in"
    match.start(chances_of(match, 2))
    assert (match.deal.starter, match.deal.first, list(match.deal.ranks)) == (2, False, ranks)


# --- talon ------------------------------------------------------------------------------------------------


def test_TR_13_the_starter_takes_the_talon_and_lays_any_eight_cards():
    deal = draw_all(drawing({0: ["2H"]}), {1: "show=H"})
    assert sum(deal.held) == 108
    laid_down = hand(deal, 0)[:8]
    assert refused(deal, "done") == ("TR-13", "tractor-refuse-bury")
    deal = after(deal, " ".join(laid_down))
    assert list(deal.held) == [25] * 4
    assert sorted(laid_down) == sorted(
        cards.text(card)
        for card in range(54)
        for held in (deal.talon_one, deal.talon_two)
        if held >> card & 1
    )
    assert deal.hidden(1).talon_one == 0
    assert deal.hidden(0).talon_one == deal.talon_one


def test_TR_14_the_starter_changes_every_round():
    starters = set()
    for points in (0, 79, 80, 200):
        match = finished(points - points % 5, starter=0)
        starters.add(match.next_dealer())
    assert starters == {2, 3}


# --- rank of the cards ------------------------------------------------------------------------------------


def test_TR_15_trumps_from_the_top():
    deal = position("", trumps="H", rank="7")
    order = "BJ SJ 7H 7S AH KH QH JH TH 9H 8H 6H 5H 4H 3H 2H"
    assert steps_of(deal, order) == list(range(15, -1, -1))
    assert steps_of(deal, "7S 7D 7C") == [11 + 1] * 3
    assert {deal.suit_of(kind) for kind in kinds(order)} == {TRUMPS}


def test_TR_15_of_equal_trumps_the_first_played_is_the_higher():
    deal = position("AH", "7C", "7S", "7D", trumps="H", rank="7")
    assert after(deal, "AH done 7D 7S 7C").takers[0] == 3


def test_TR_16_other_suits_leave_the_trump_rank_out():
    deal = position("", trumps="H", rank="7")
    assert steps_of(deal, "AS KS QS JS TS 9S 8S 6S 5S 4S 3S 2S") == list(range(11, -1, -1))
    assert deal.suit_of(cards.parse("7S")) == TRUMPS


def test_TR_17_without_a_trump_suit_only_jokers_are_trumps():
    deal = position("", trumps="none", rank="7")
    assert [deal.suit_of(kind) for kind in kinds("SJ BJ 7S AH")] == [TRUMPS, TRUMPS, 0, 1]
    assert steps_of(deal, "8S 7S 6S") == [6, 5, 4]


@pytest.mark.parametrize(
    ("value", "text", "kind"),
    [
        ("plain", "7S 7S 8S 8S", TRACTOR),
        ("plain", "6S 6S 8S 8S", THROW),
        ("plain", "SJ SJ BJ BJ", TRACTOR),
        ("trumps", "6S 6S 8S 8S", TRACTOR),
        ("trumps", "7S 7S SJ SJ", TRACTOR),
        ("trumps", "7S 7S 7D 7D", THROW),
    ],
)
def test_TR_17_what_a_tractor_is_without_a_trump_suit(value, text, kind):
    deal = position(text, trumps="none", rank="7", no_trump_rank=value)
    assert laid(deal, text).kinds[0] == kind


def test_TR_18_kings_and_tens_ten_fives_five():
    deal = position("KS KS", "TS TS", "5S 5S", "QS QS", trumps="C", starter=1)
    assert laid(laid(laid(laid(deal, "KS KS"), "QS QS"), "5S 5S"), "TS TS").gains[0] == 50


# --- leading ----------------------------------------------------------------------------------------------


def test_TR_19_the_play_is_counterclockwise_and_the_winner_leads():
    deal = position("3S 9D", "AS 9D", "4S 8D", "5S 8D", trumps="C")
    seats = []
    for text in ("3S done", "5S", "4S", "AS"):
        seats.append(deal.turn)
        deal = after(deal, text)
    assert seats == [0, 3, 2, 1]
    assert deal.turn == 1


def test_TR_19_all_play_as_many_cards_as_were_led():
    deal = laid(position("3S 3S", "", "4S 5S 6S", "", trumps="C"), "3S 3S")
    assert deal.size == 2
    assert refused(deal, "done") == ("TR-19", "tractor-refuse-done")
    assert refused(position("3S"), "done") == ("TR-19", "tractor-refuse-no-card")
    assert refused(position("3S"), "AS") == ("TR-19", "tractor-refuse-not-held")
    assert refused(position("3S"), "draw") == ("TR-19", "tractor-refuse-play")


def test_TR_20_all_trumps_are_one_suit():
    deal = position("2S", "", "", "9H 2D 3S BJ", trumps="H", rank="2", led="2C")
    assert legal(deal) == "9H 2D BJ"


def test_TR_21_a_single_card_may_be_led():
    assert laid(position("9S"), "9S").kinds[0] == SINGLE


def test_TR_22_two_identical_cards_are_a_pair():
    assert laid(position("9S 9S"), "9S 9S").kinds[0] == TWO
    assert laid(position("SJ BJ"), "SJ BJ").kinds[0] == THROW


@pytest.mark.parametrize(
    ("text", "trumps", "rank", "kind"),
    [
        ("7S 7S 9S 9S", "H", "8", TRACTOR),
        ("7S 7S 9S 9S", "H", "2", THROW),
        ("BJ BJ SJ SJ", "H", "2", TRACTOR),
        ("SJ SJ 2H 2H", "H", "2", TRACTOR),
        ("2H 2H 2S 2S", "H", "2", TRACTOR),
        ("2S 2S AH AH", "H", "2", TRACTOR),
        ("2H 2H AH AH", "H", "2", THROW),
        ("2S 2S 2D 2D", "H", "2", THROW),
        ("KH KH AS AS", "H", "A", TRACTOR),
        ("7H 7H 9H 9H", "H", "8", TRACTOR),
        ("AS AS 2S 2S", "H", "8", THROW),
        ("AS AS 3S 3S", "H", "2", THROW),
    ],
)
def test_TR_23_a_tractor_is_pairs_in_a_row_in_the_ranking_of_the_round(text, trumps, rank, kind):
    assert laid(position(text, trumps=trumps, rank=rank), text).kinds[0] == kind


def test_TR_23_of_several_pairs_on_a_step_one_is_used():
    deal = position("AH AH 2S 2S 2C 2C 2H 2H", trumps="H", rank="2")
    parts = deal.parts_of(kinds("AH AH 2S 2S 2C 2C 2H 2H"))
    assert [[cards.text(card) for card in part] for part in parts] == [
        ["2S", "2S", "2H", "2H", "AH", "AH"],
        ["2C", "2C"],
    ]


def test_TR_24_a_throw_is_taken_apart_longest_first():
    deal = position("", trumps="H", rank="2")
    parts = deal.parts_of(kinds("AS AS QS QS JS JS 9S 8S 8S 7S 7S 4S"))
    assert [" ".join(cards.text(card) for card in part) for part in parts] == [
        "JS JS QS QS",
        "7S 7S 8S 8S",
        "AS AS",
        "9S",
        "4S",
    ]


def test_TR_24_a_throw_that_nobody_can_beat_stands():
    deal = laid(position("AS KS KS", "QS QS 3S", "JS", "", trumps="H"), "AS KS KS")
    assert (deal.kinds[0], deal.size, deal.fails[0], deal.failed) == (THROW, 3, 0, False)


def test_TR_24_a_lead_is_of_one_suit():
    deal = after(position("9S 9D"), "9S")
    assert refused(deal, "9D") == ("TR-24", "tractor-refuse-lead-suit")
    assert refused(after(position("9H 9D"), "9D"), "9H") == ("TR-24", "tractor-refuse-lead-suit")


# --- following --------------------------------------------------------------------------------------------


def following(hand, led, **more):
    """Seat 3 with this hand has to follow to this lead."""
    return position("", "", "", hand, led=led, **more)


def test_TR_25_who_can_follow_must_as_far_as_the_cards_go():
    deal = following("3S 9D 8D", "4S")
    assert legal(deal) == "3S"
    assert refused(deal, "9D") == ("TR-25", "tractor-refuse-follow")
    deal = following("3S 9D 8D", "4S 4S")
    assert is_legal(deal, "3S 9D")
    assert not is_legal(deal, "9D 8D")
    assert set(legal(following("9D 8C", "4S")).split()) == {"9D", "8C"}
    assert refused(following("3H 9D", "4H"), "9D") == ("TR-25", "tractor-refuse-follow-trumps")


@pytest.mark.parametrize(
    ("hand", "play", "allowed"),
    [
        ("5S 5S 6S 7S 9D", "5S 5S", True),
        ("5S 5S 6S 7S 9D", "6S 7S", False),
        ("5S 6S 7S 9D", "5S 7S", True),
        ("5S 6S 7S 9D", "5S 9D", False),
        ("5S 9D 8D", "5S 9D", True),
        ("9D 8D 3C", "9D 3C", True),
    ],
)
def test_TR_26_to_a_pair_a_pair_if_there_is_one(hand, play, allowed):
    assert is_legal(following(hand, "4S 4S"), play) == allowed


def test_TR_26_says_why():
    assert refused(following("5S 5S 6S 7S", "4S 4S"), "6S") == ("TR-26", "tractor-refuse-pair")


@pytest.mark.parametrize(
    ("hand", "play", "pairs", "tractors"),
    [
        ("5S 5S 6S 6S 9S 9S", "5S 5S 6S 6S", True, True),
        ("5S 5S 6S 6S 9S 9S", "5S 5S 9S 9S", True, False),
        ("5S 5S 7S 7S 9S 9S", "5S 5S 9S 9S", True, True),
        ("5S 5S 7S 9S KS", "5S 5S 7S KS", True, True),
        ("5S 5S 7S 9S KS", "7S 9S KS 5S", False, False),
        ("5S 5S 6S 6S 7S 7S 9S 9S", "6S 6S 7S 7S", True, True),
        ("5S 5S 7S 9D 8D 3D", "5S 5S 7S 3D", True, True),
    ],
)
def test_TR_27_to_a_tractor_as_many_pairs(hand, play, pairs, tractors):
    for value, allowed in (("pairs", pairs), ("tractors_first", tractors)):
        deal = following(hand, "TS TS QS QS", rank="J", follow_tractor=value)
        assert deal.kinds[0] == TRACTOR
        assert is_legal(deal, play) == allowed


def test_TR_27_a_shorter_tractor_and_then_the_same_again():
    deal = following(
        "3S 3S 4S 4S 6S 6S 7S 7S 9S 9S", "TS TS JS JS QS QS KS KS", follow_tractor="tractors_first"
    )
    assert is_legal(deal, "3S 3S 4S 4S 6S 6S 7S 7S")
    assert not is_legal(deal, "3S 3S 4S 4S 6S 6S 9S 9S")
    deal = following("3S 3S 4S 4S 6S 6S 9S 9S", "TS TS JS JS QS QS", follow_tractor="tractors_first")
    assert is_legal(deal, "3S 3S 4S 4S 9S 9S")
    assert not is_legal(deal, "3S 3S 6S 6S 9S 9S")
    assert refused(after(deal, "6S 6S"), "9S") == ("TR-27", "tractor-refuse-tractor")


def test_TR_27_says_why():
    deal = following("5S 5S 6S 6S 7S 9S 8S", "TS TS QS QS", rank="J")
    assert refused(deal, "7S") == ("TR-27", "tractor-refuse-pairs")


@pytest.mark.parametrize("value", ["pairs", "tractors_first"])
@pytest.mark.parametrize(
    ("hand", "play", "allowed"),
    [
        ("3S 3S 4S 4S 6S 8S 9S 9S", "3S 3S 9S 9S 6S", True),
        ("3S 3S 4S 4S 6S 8S 9S 9S", "3S 3S 4S 4S 9S", True),
        ("3S 3S 4S 4S 6S 8S 9S 9S", "3S 3S 4S 6S 8S", False),
        ("3S 3S 4S 5S 6S 8S", "3S 3S 4S 5S 8S", True),
        ("3S 3S 4S 5S 6S 8S", "3S 4S 5S 6S 8S", False),
    ],
)
def test_TR_28_to_a_throw_as_many_pairs_as_it_has_and_never_a_tractor(value, hand, play, allowed):
    deal = following(hand, "AS QS QS JS JS", follow_tractor=value)
    assert deal.kinds[0] == THROW
    assert is_legal(deal, play) == allowed


def test_TR_28_says_why():
    deal = following("3S 3S 4S 5S 6S 8S 7S", "AS QS QS JS JS")
    assert refused(after(deal, "4S 5S 6S"), "8S") == ("TR-28", "tractor-refuse-pairs")


def test_TR_29_a_pair_may_be_broken_when_the_duty_of_pairs_is_met():
    deal = following("3S 3S 5S 5S 6S", "AS QS QS")
    assert is_legal(deal, "3S 3S 5S")
    assert is_legal(deal, "5S 5S 6S")
    assert is_legal(following("3S 3S 5S", "AS"), "3S")


# --- winning ----------------------------------------------------------------------------------------------


def taker(*texts, **more):
    """Who takes the trick: the plays of seats 0, 3, 2, 1."""
    deal = position("", texts[3], texts[2], texts[1], led=texts[0], **more)
    for text in texts[1:]:
        deal = laid(deal, text)
    return deal.takers[0]


def test_TR_30_the_highest_trump_else_the_highest_of_the_suit_first_of_equals():
    assert taker("9S", "AS", "KS", "3S") == 3
    assert taker("9S", "AS", "3H", "KS") == 2
    assert taker("9S", "3H", "2D", "2C") == 2
    assert taker("9S", "AS", "AS", "3S") == 3
    assert taker("9S", "AD", "AC", "3S") == 0


def test_TR_31_the_highest_pair():
    assert taker("9S 9S", "AS KS", "TS TS", "JS JS") == 1
    assert taker("9S 9S", "AS KS", "3H 3H", "JS JS") == 2
    assert taker("9S 9S", "AS KS", "3H 4H", "3S 4S") == 0


def test_TR_32_the_highest_tractor_of_the_same_length():
    assert taker("9S 9S TS TS", "AS AS KS KS", "3S 3S 5S 5S", "QS QS JS JS") == 3
    assert taker("9S 9S TS TS", "AS AS QS QS", "3H 3H 5H 5H", "4H 4H 3C 3D") == 0
    assert taker("9S 9S TS TS", "AS AS KS KS", "3H 3H 4H 4H", "3S 4S 5S 6S") == 2


def test_TR_33_a_throw_is_won_by_its_leader_unless_ruffed_in_its_layout():
    assert taker("AS KS KS", "3H 4H 4H", "3D 4D 5D", "3C 3C 4C") == 3
    assert taker("AS KS KS", "3H 4H 5H", "3D 4D 5D", "3C 3C 4C") == 0
    assert taker("AS KS KS", "3H 4H 4H", "3C 5H 5H", "AH 3D 3D") == 3
    assert taker("AH KH KH", "BJ SJ SJ", "3D 4D 5D", "3C 3C 4C", trumps="H") == 0


def test_TR_33_only_the_longest_part_is_compared():
    assert taker("AS KS KS", "AH 3H 3H", "5H 4H 4H", "3D 4D 5D") == 2
    assert taker("AS QS", "3H 9H", "4H 8H", "5H 9H") == 3


@pytest.mark.parametrize(("shape", "winner"), [("any_reading", 3), ("exact", 0)])
def test_TR_33_any_reading_or_exactly_the_parts_led(shape, winner):
    assert taker("AS QS", "8H 8H", "3D 4D", "3C 4C", ruff_shape=shape) == winner
    lead, ruff = "AS KS KS JS JS", "9H 8H 8H 7H 7H"
    assert taker(lead, ruff, "3D 4D 5D 6D 7D", "3C 4C 5C 6C 7C", ruff_shape=shape) == winner


@pytest.mark.parametrize(("compare", "winner"), [("longest_part", 2), ("every_part", 3), ("highest_card", 3)])
def test_TR_33_how_ruffs_compare(compare, winner):
    assert taker("AS KS KS", "AH 3H 3H", "5H 4H 4H", "3D 4D 5D", throw_compare=compare) == winner


@pytest.mark.parametrize("compare", ["longest_part", "every_part", "highest_card"])
def test_TR_33_every_reading_is_tried(compare):
    assert (
        taker("8D 8D JD QD", "5C 5C AC 2S", "3H 4H 5H 6H", "6C 6C 2C 2C", trumps="C", throw_compare=compare)
        == 1
    )


# --- a throw that was wrong -------------------------------------------------------------------------------


def thrown(text, *others, **more):
    """Seat 0 throws these cards; the hands of seats 3, 2 and 1."""
    return laid(position(text, others[2], others[1], others[0], **more), text)


def test_TR_34_the_part_that_can_be_beaten_is_led_and_the_rest_goes_back():
    deal = thrown("AS AS 9S", "TS 3D 4D", "", "")
    assert list(deal.plays[: deal.played]) == kinds("9S")
    assert (deal.kinds[0], deal.size, deal.fails[0]) == (SINGLE, 1, 2)
    assert sorted(hand(deal, 0)) == ["AS", "AS"]
    assert Counter(hand(deal.hidden(2), 0)) == Counter(["AS", "AS"])
    assert deal.turn == 3


def test_TR_35_fewest_cards_then_lowest_then_by_suit():
    assert list(thrown("9S 5S 5S", "TS 6S 6S", "", "").plays[:1]) == kinds("9S")
    assert list(thrown("9S 7S", "TS 8S", "", "").plays[:1]) == kinds("7S")
    assert list(thrown("2C 2S", "SJ 3H", "", "", trumps="H").plays[:1]) == kinds("2S")
    assert list(thrown("AS 5S 5S", "9S 9S 3D", "", "").plays[:2]) == kinds("5S 5S")


def test_TR_35_the_partner_counts_and_ruffs_do_not():
    assert thrown("KS 9S 9S", "", "AS 3D 4D", "").fails[0] == 2
    assert thrown("AS KS KS", "3H 3H 4H", "BJ BJ SJ", "").fails[0] == 0


def test_TR_35_a_tractor_is_beaten_by_one_at_least_as_long():
    assert thrown("AS 9S 9S TS TS", "JS JS QS QS KS", "", "").fails[0] == 1
    assert thrown("AS 7S 7S 8S 8S 9S 9S", "JS JS QS QS TS KS KD", "", "").fails[0] == 0
    assert thrown("AS 9S 9S TS TS", "JS JS KS KS 3S", "", "").fails[0] == 0


@pytest.mark.parametrize(("value", "led"), [("fewest_then_lowest", "9S"), ("first_found", "5S 5S")])
def test_TR_35_by_option_the_first_part_found(value, led):
    deal = thrown("9S 5S 5S", "TS 6S 6S", "", "", forced_part=value)
    assert list(deal.plays[: deal.played]) == kinds(led)


@pytest.mark.parametrize(("fine", "points"), [("per_card", 20), ("ten", 10), ("none", 0)])
def test_TR_36_the_side_that_erred_is_fined(fine, points):
    assert thrown("AS AS 9S", "TS", "", "", starter=0, failed_throw_fine=fine).points == points
    assert thrown("AS AS 9S", "TS", "", "", starter=1, failed_throw_fine=fine).points == -points


def test_TR_36_below_zero_counts_as_zero_at_the_end():
    match = finished(-30, starter=0)
    assert match.results[-1].gains == [3, 0]


def test_TR_37_who_can_beat_it_must_until_it_is_ruffed():
    deal = thrown("AS AS 9S", "TS 3S 4S", "JS 3S QS", "4S KS 5S")
    assert legal(deal) == "TS"
    assert refused(deal, "3S") == ("TR-37", "tractor-refuse-beat")
    deal = after(deal, "TS")
    assert legal(deal) == "JS QS"
    assert legal(after(deal, "QS")) == "KS"
    ruffed = after(thrown("AS AS 9S", "3H 3D 4D", "JS 3S QS", "4S KS 5S"), "3H")
    assert set(legal(ruffed).split()) == {"JS", "3S", "QS"}


def test_TR_37_not_by_option():
    deal = thrown("AS AS 9S", "TS 3S 4S", "", "", failed_throw_must_beat=False)
    assert set(legal(deal).split()) == {"TS", "3S", "4S"}


# --- scoring a round --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("led", "others", "value", "times"),
    [
        ("3S", ["AS", "4S", "5D"], "twice_cards", 2),
        ("3S 3S", ["AS AS", "4S 6S", "6D 7D"], "twice_cards", 4),
        ("3S", ["AS", "4S", "5D"], "power", 2),
        ("3S 3S", ["AS AS", "4S 6S", "6D 7D"], "power", 4),
        ("3S 3S 4S 4S", ["AS AS KS KS", "6S 7S 8S 9S", "6D 7D 8D 9D"], "power", 8),
        ("AS QS", ["3H 4H", "6C 7C", "6D 7D"], "power", 2),
    ],
)
def test_TR_38_the_talon_counts_many_times(led, others, value, times):
    held = ["", others[2], others[1], others[0]]
    deal = position(*held, led=led, talon="KD TC 5C 3D 3D 4D 4D 3C", talon_multiplier=value, starter=0)
    for text in others:
        deal = laid(deal, text)
    assert (deal.ended, deal.talon_points, deal.times) == (SCORED, 25, times)
    caught = sum(deal.gains[:1])
    assert deal.points == caught + 25 * times


def test_TR_38_the_talon_counts_for_nobody_when_the_declarers_win():
    deal = position("", "4S", "6S", "3S", led="AS", talon="KD TC 5C 3D 3D 4D 4D 3C")
    for text in ("3S", "6S", "4S"):
        deal = laid(deal, text)
    assert (deal.points, deal.times) == (0, 0)


@pytest.mark.parametrize(
    ("points", "gains"), [(0, [3, 0]), (5, [2, 0]), (35, [2, 0]), (40, [1, 0]), (75, [1, 0])]
)
def test_TR_39_the_declarers_rise(points, gains):
    assert finished(points).results[-1].gains == gains


@pytest.mark.parametrize("points", [80, 100, 115])
def test_TR_40_nobody_rises_and_the_opponents_declare(points):
    match = finished(points)
    assert match.results[-1].gains == [0, 0]
    assert match.results[-1].how.key == "tractor-how-change"
    match.start(chances_of(match, 1))
    assert match.deal.declarers == 1


@pytest.mark.parametrize(
    ("points", "ranks"),
    [(120, 1), (155, 1), (160, 2), (195, 2), (200, 3), (235, 3), (240, 4), (275, 4), (280, 5), (315, 5)],
)
def test_TR_41_the_opponents_rise(points, ranks):
    assert finished(points).results[-1].gains == [0, ranks]


@pytest.mark.parametrize("points", [0, 75])
def test_TR_42_the_partner_of_the_starter_starts_next(points):
    assert finished(points, starter=2).next_dealer() == 0


@pytest.mark.parametrize("points", [80, 200])
def test_TR_43_the_player_to_the_right_starts_next(points):
    assert finished(points, starter=2).next_dealer() == 1


# --- the end ----------------------------------------------------------------------------------------------


def test_TR_44_who_rises_past_the_ace_wins():
    match = finished(0, levels="Q2")
    assert (match.over, match.winners, match.ranks) == (True, [0, 2], [13, 0])
    match = finished(200, levels="2Q")
    assert (match.over, match.winners) == (True, [1, 3])


def test_TR_44_who_lands_on_the_ace_plays_on():
    match = finished(5, levels="Q2")
    assert (match.over, match.ranks) == (False, [12, 0])


@pytest.mark.parametrize(
    ("must", "levels", "points", "ranks"),
    [
        ("ace", "Q2", 0, [12, 0]),
        ("ace", "A2", 40, [13, 0]),
        ("ace", "2A", 200, [0, 12]),
        ("none", "2A", 200, [0, 13]),
        ("five_ten_king_ace", "42", 0, [3, 0]),
        ("five_ten_king_ace", "52", 0, [6, 0]),
        ("five_ten_king_ace", "92", 0, [8, 0]),
        ("five_ten_king_ace", "25", 200, [0, 3]),
        ("two_five_ten_king_ace", "22", 200, [0, 0]),
        ("two_five_ten_king_ace", "22", 0, [3, 0]),
        ("five_ten_king_ace", "22", 200, [0, 3]),
    ],
)
def test_TR_44_named_ranks_must_be_played(must, levels, points, ranks):
    assert finished(points, levels=levels, must_play=must).ranks == ranks


def test_TR_45_after_200_deals_nobody_has_won():
    match = match_of(0)
    match.start(chances_of(match, 1))
    while match.deal.turn >= 0:
        match.play(match.deal.turn, match.deal.choices()[:1])
    for _ in range(198):
        match.results.append(match.results[0])
    assert not match.over
    match.start(chances_of(match, 2))
    while match.deal.turn >= 0:
        match.play(match.deal.turn, match.deal.choices()[:1])
    assert len(match.results) == 200
    assert (match.over, match.winners) == (True, [0, 1, 2, 3])


def test_a_match_comes_to_its_end():
    luck = random.Random(3)
    match = match_of(0, preset="classic")
    for seed in range(200):
        match.start(chances_of(match, seed))
        while match.deal.turn >= 0:
            match.play(match.deal.turn, [luck.choice(match.deal.choices())])
        if match.over:
            break
    assert match.over
