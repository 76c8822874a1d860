"""The rules of Bid Euchre, a test for each number and each house rule."""

import random
from itertools import pairwise

import pytest

from atout.core import cards
from atout.core.chances import Order
from atout.core.course import HIDDEN_FROM_ALL, WATCHER, Chose, Course, Dealt
from atout.games.bid_euchre import GAME
from atout.games.bid_euchre.numbers import CALLS, CLAIMED, PASSED
from atout.games.bid_euchre.options import PRESETS
from atout.games.bid_euchre.view import show
from tests.games.bid_euchre.positions import (
    after,
    dealt,
    hand,
    legal,
    match_of,
    options,
    pack_of,
    play_deal,
    played_out,
    points,
    position,
    refused,
)  # fmt: skip

# Seat 0 holds every trump when hearts are named; seat 2 is the partner, seat 3 deals.
HEARTS = "9H TH QH KH AH JH"
HANDS = [HEARTS, "9S TS JS QS KS AS", "9C TC JC QC KC AC", "9D TD JD QD KD AD"]
SIX_TRICKS = "JH 9S 9C JD AH TS TC TD KH JS JC 9D QH QS QC QD TH KS KC KD 9H AS AC AD"
SIX_ALONE = "JH 9S JD AH TS 9D KH JS TD QH QS QD TH KS KD 9H AS AD"


# --- BE-1 to BE-4  players, cards ------------------------------------------------------------------------


def test_BE_1_partners_sit_opposite_and_win_together():
    match = match_of()

    assert match.sides == [[0, 2], [1, 3]]
    assert match.seats == 4
    assert options().target == 32
    play_deal(match, HANDS, "moon trumps=H " + SIX_ALONE)
    assert match.scores == [24, 0]
    match.resign(1)
    assert match.winners == [0, 2]


def test_BE_2_six_cards_each_one_at_a_time_from_the_dealers_left():
    match = match_of(dealer=1)
    match.start({"pack": cards.pack("9")})
    pack = cards.pack("9")

    assert [sorted(cards.listed(match.deal.hands[seat])) for seat in (2, 3, 0, 1)] == [
        sorted(pack[seat::4]) for seat in range(4)
    ]
    assert match.deal.turn == 2


def test_BE_2_the_deal_passes_to_the_left_after_every_hand():
    match = match_of(dealer=1)
    play_deal(match, [], "pass pass pass pass")

    assert match.next_dealer() == 2
    assert match.chances() == [Order("pack", tuple(cards.pack("9")))]


def test_BE_3_a_plain_suit_runs_from_the_nine_to_the_ace():
    order = ["9C", "TC", "JC", "QC", "KC", "AC"]
    for low, high in pairwise(order):
        deal = position(f"{low} 9S", f"{high} TS", "JS QS", "KS AS", trumps="H")
        assert after(deal, f"{low} {high} JS KS").turn == 1
        deal = position(f"{high} 9S", f"{low} TS", "JS QS", "KS AS", trumps="H")
        assert after(deal, f"{high} {low} JS KS").turn == 0


def test_BE_4_the_trump_suit_ends_with_left_and_right_bower():
    order = ["9H", "TH", "QH", "KH", "AH", "JD", "JH"]
    for low, high in pairwise(order):
        deal = position(f"{low} 9S", f"{high} TS", "JS QS", "KS AS", trumps="H")
        assert after(deal, f"{low} {high} JS KS").turn == 1


@pytest.mark.parametrize(
    ("trumps", "left", "plain"), [("H", "JD", "D"), ("D", "JH", "H"), ("S", "JC", "C"), ("C", "JS", "S")]
)
def test_BE_4_the_left_bower_belongs_to_the_trump_suit_for_following_too(trumps, left, plain):
    lead = f"9{trumps}"
    assert legal(after(position(lead, f"{left} 9{plain}", trumps=trumps), lead)) == left
    assert legal(after(position(f"T{plain}", f"{left} 9{plain}", trumps=trumps), f"T{plain}")) == f"9{plain}"
    assert legal(after(position(left, f"9{trumps} A{plain}", trumps=trumps), left)) == f"9{trumps}"


def test_BE_4_the_left_bower_is_shown_as_a_trump():
    deal = after(dealt("JD 9D"), "3 pass pass pass trumps=H")
    match = match_of()
    view = show(match.standing(), deal.hidden(0), 0)
    own = next(zone for zone in view.zones if zone.name == "hand-0")
    faces = {face.card: face for face in own.cards}

    assert faces["JD"].trump
    assert faces["JD"].note.key == "euchre-note-left"
    assert not faces["9D"].trump


# --- BE-5 to BE-10  bidding ------------------------------------------------------------------------------


def test_BE_5_each_bids_once_from_the_dealers_left_and_higher_than_before():
    deal = dealt()

    assert deal.turn == 0
    assert legal(deal) == "pass 3 4 5 ask moon"
    deal = after(deal, "3 pass")
    assert legal(deal) == "pass 4 5 ask moon"
    assert refused(deal, "3") == ("BE-5", "euchre-refuse-low")
    deal = after(deal, "5")  # partners may outbid each other
    assert legal(deal) == "pass ask moon"
    deal = after(deal, "pass")
    assert (deal.turn, deal.bidder) == (2, 2)
    assert legal(deal) == "trumps=S trumps=H trumps=D trumps=C"


def test_BE_6_after_an_ask_only_a_moon_which_ends_the_bidding():
    deal = after(dealt(), "ask")

    assert legal(deal) == "pass moon"
    deal = after(deal, "moon")
    assert (deal.turn, deal.bidder) == (1, 1)
    assert legal(deal).startswith("trumps=")
    assert refused(dealt(), "all") == ("BE-6", "euchre-refuse-plain")


def test_BE_6_a_plain_six_is_the_lowest_of_the_three():
    deal = dealt(plain_six=True)

    assert legal(deal) == "pass 3 4 5 all ask moon"
    assert legal(after(deal, "all")) == "pass ask moon"
    deal = after(dealt(*HANDS, plain_six=True), "all pass pass pass trumps=H " + SIX_TRICKS)
    assert points(deal) == [6, 0]


def test_BE_7_when_all_pass_the_next_player_deals():
    match = play_deal(match_of(dealer=0), [], "pass pass pass pass")

    assert match.deal.ended == PASSED
    assert match.results[-1].how.key == "euchre-how-passed"
    assert (match.scores, match.next_dealer()) == ([0, 0], 1)
    assert not match.results[-1].counted


def test_BE_7_stick_the_dealer():
    deal = after(dealt(stick_the_dealer=True), "pass pass pass")

    assert legal(deal) == "3 4 5 ask moon"
    assert refused(deal, "pass") == ("BE-7", "euchre-refuse-pass")
    assert "pass" in legal(after(dealt(stick_the_dealer=True), "3 pass pass"))


def test_BE_8_the_winner_of_the_bidding_names_one_of_four_suits():
    deal = after(dealt(), "pass 3 pass pass")

    assert deal.turn == 1
    assert legal(deal) == "trumps=S trumps=H trumps=D trumps=C"
    assert refused(deal, "trumps=none") == ("BE-8", "euchre-refuse-no-trump")
    assert refused(deal, "9S") == ("BE-8", "euchre-refuse-name")


def test_BE_8_at_no_trump_jacks_rank_between_ten_and_queen():
    assert legal(after(dealt(no_trump=True), "3 pass pass pass")).endswith("trumps=none")
    deal = position("JS 9H", "QS 9D", "TS 9C", "JC TC", trumps="none")
    assert after(deal, "JS QS TS JC").turn == 1
    assert legal(after(position("KD", "JD JH", trumps="none"), "KD")) == "JD"


def test_BE_9_bidder_and_partner_exchange_and_the_partner_sits_out():
    deal = after(dealt("AH KH QH TH 9H 9C", "", "JH JD TC", ""), "ask pass pass pass trumps=H")

    assert legal(deal) == "9H TH QH KH AH 9C"
    deal = after(deal, "9C")
    assert deal.turn == 2
    assert legal(deal) == "JH"  # the highest trump, no choice
    assert refused(deal, "JD") == ("BE-9", "euchre-refuse-best")
    assert refused(deal, "9C") == ("BE-9", "euchre-refuse-give")
    deal = after(deal, "JH")
    assert hand(deal, 0) == "9H TH JH QH KH AH"
    assert "9C" in hand(deal, 2)
    assert deal.out == 2
    assert deal.turn == 0


def test_BE_9_a_partner_without_a_trump_gives_any_card_held_before():
    deal = after(
        dealt("AH KH QH TH 9H 9C", "JH JD", "AS KS TC AC KC QC", ""), "ask pass pass pass trumps=H 9C"
    )

    assert legal(deal) == "KS AS TC QC KC AC"
    assert "JC" not in legal(deal)


def test_BE_9_at_no_trump_any_card_is_given_the_joker_too():
    deal = dealt("AH", "", "9S 9H BJ", "AS", no_trump=True, joker=True)
    deal = after(deal, "AS ask pass pass pass trumps=none AH")

    assert len(deal.choices()) == 6
    assert "BJ" in legal(deal)


def test_BE_9_the_exchange_is_seen_by_those_two_alone():
    deal = after(dealt("AH KH QH TH 9H 9C", "", "JH JD TC", ""), "ask pass pass pass trumps=H 9C")

    assert deal.secret == 0b101
    assert deal.quiet
    for other in (1, 3, HIDDEN_FROM_ALL):  # nobody else can tell whether the gift is still to come
        assert deal.hidden(other).turn == 0
        assert deal.hidden(other).position() == after(deal, "JH").hidden(other).position()
    assert deal.hidden(0).turn == deal.hidden(2).turn == 2
    deal = after(deal, "JH")
    assert hand(deal.hidden(0), 2) == "9C"
    assert hand(deal.hidden(2), 0) == "JH"
    assert hand(deal.hidden(1), 0) == hand(deal.hidden(1), 2) == ""


def test_BE_9_the_two_are_told_and_the_others_only_that_there_was_an_exchange():
    course = Course(GAME, options(), 3)
    course.apply(Dealt({"pack": pack_of(["AH KH QH TH 9H 9C", "", "JH JD TC", ""])}))
    for seat, choice in [
        (0, 66),
        (1, 54),
        (2, 54),
        (3, 54),
        (0, 69),
        (0, cards.parse("9C")),
        (2, cards.parse("JH")),
    ]:
        course.apply(Chose(seat, [choice]))

    keys = {
        viewer: [event.text.key for _, event in course.events(viewer)][-2:]
        for viewer in (0, 1, 2, 3, WATCHER)
    }
    assert keys[0] == keys[2] == ["euchre-tell-gave", "euchre-tell-gave"]
    assert keys[1] == keys[3] == keys[WATCHER] == ["euchre-tell-trump", "euchre-tell-gives"]
    assert course.seen[0] == course.seen[1] + 1


def test_BE_10_a_moon_is_played_alone_without_help():
    deal = after(dealt(*HANDS), "pass pass moon trumps=C")

    assert (deal.turn, deal.out, deal.size) == (2, 0, 3)
    assert hand(deal, 2) == "9C TC JC QC KC AC"


# --- BE-11 to BE-13  play --------------------------------------------------------------------------------


def test_BE_11_the_highest_bidder_leads():
    assert after(dealt(), "pass 4 pass pass trumps=S").turn == 1


def test_BE_11_who_can_follow_must_and_others_play_any_card():
    deal = after(position("9C", "TC AH 9S", "9H AS", "KC", trumps="H"), "9C")

    assert legal(deal) == "TC"
    assert refused(deal, "AH") == ("BE-11", "euchre-refuse-follow")
    assert refused(deal, "AD") == ("BE-11", "euchre-refuse-not-held")
    assert refused(deal, "pass") == ("BE-11", "euchre-refuse-play")
    assert legal(after(deal, "TC")) == "AS 9H"


def test_BE_11_the_highest_trump_wins_else_the_suit_led_and_the_winner_leads():
    assert after(position("AC 9S", "9H TS", "TH JS", "KC QS"), "AC 9H TH KC").turn == 2
    assert after(position("9C 9S", "AS TS", "AD JS", "TC QS"), "9C AS AD TC").turn == 3


def test_BE_12_with_a_moon_a_trick_has_three_cards():
    deal = after(dealt(*HANDS), "moon trumps=H JH")

    assert deal.turn == 1
    deal = after(deal, "9S")
    assert deal.turn == 3
    deal = after(deal, "JD")
    assert (deal.turn, deal.tricks) == (0, 1)


def test_BE_12_the_partners_cards_are_shown_to_nobody_before_the_hand_is_scored():
    deal = after(dealt(*HANDS), "moon trumps=H " + SIX_ALONE.rsplit(" ", 1)[0])

    assert all(hand(deal.hidden(seat), 2) == "" for seat in (0, 1, 3))
    assert hand(after(deal, "AD").hidden(1), 2) == HANDS[2]


def test_BE_13_reneges_are_prevented_unless_the_table_allows_them():
    deal = after(position("9C", "TC AH", trumps="H"), "9C")
    assert legal(deal) == "TC"
    deal = after(position("9C", "TC AH", trumps="H", reneges="allowed"), "9C")
    assert legal(deal) == "AH TC"


# Seat 1 holds clubs and reneges with a trump in the first trick; seat 0 leads 9C.
RENEGE_HANDS = ["9C 9S TS 9D TD JS", "TC 9H TH QS KS AS", "AC KC QH QD KD AD", "JC QC JH JD AH KH"]
RENEGE = "9C 9H AC JC KS JS QD JD JH 9S TH QH AH TD QS KC KH 9D AS KD TC TS AD QC"


def reneged(answers="", play=RENEGE):
    deal = after(dealt(*RENEGE_HANDS, reneges="allowed"), "3 pass pass pass trumps=H")
    deal = deal.clone()
    for text in play.split():
        seat = deal.turn
        held = hand(deal, seat).split()
        deal = after(deal, text if text in held else held[0])
    return after(deal, answers)


def first_renege(deal):
    return next(n for n in range(deal.played) if deal.by[n] == 1 and cards.text(deal.plays[n]) == "9H")


def test_BE_13_after_the_last_trick_each_is_asked_from_the_dealers_left():
    deal = reneged()

    assert deal.phase == CALLS
    assert deal.turn == 0
    mine = [n for n in range(24) if deal.by[n] in {0, 2}]
    assert legal(deal) == " ".join(["pass"] + [f"call={n + 1}" for n in range(24) if n not in mine])
    assert refused(deal, f"call={mine[0] + 1}") == ("BE-13", "euchre-refuse-call")


def test_BE_13_a_right_call_costs_the_offenders_two_points_and_the_tricks_from_there_on():
    deal = reneged()
    call = f"call={first_renege(deal) + 1}"
    before = reneged("pass pass pass pass")
    after_call = reneged(f"{call} pass pass pass")

    assert after_call.called == first_renege(deal)
    assert after_call.points[1] == 0 - 2  # all six tricks count for the callers
    assert after_call.points[0] == 6
    assert list(before.points) != list(after_call.points)


def test_BE_13_later_answers_are_not_read_and_answers_stay_sealed():
    deal = reneged()
    call = f"call={first_renege(deal) + 1}"
    wrong = next(text for text in legal(after(deal, call)).split() if text != "pass")
    done = after(deal, f"{call} {wrong} pass pass")

    assert list(done.fines) == [0, 2]
    assert after(deal, call).hidden(1).position() == after(deal, "pass").hidden(1).position()


def test_BE_13_a_wrong_call_costs_two_points_and_the_others_may_still_call():
    deal = reneged()
    call = f"call={first_renege(deal) + 1}"
    wrong = next(text for text in legal(deal).split() if text not in {"pass", call})
    done = after(deal, f"{wrong} pass {call} pass")

    assert list(done.fines) == [2, 2]
    assert done.called == first_renege(deal)


def test_BE_13_only_a_card_not_of_the_suit_led_whose_player_holds_one_is_a_renege():
    deal = reneged()
    for number in range(24):
        if deal.by[number] % 2:
            done = after(deal, f"call={number + 1} pass pass pass")
            later = [cards.text(deal.plays[at]) for at in range(number, 24) if deal.by[at] == deal.by[number]]
            led = cards.text(deal.plays[number // 4 * 4])
            asked = in_suit(led)
            rightly = later[0] not in asked and bool(set(later) & asked)
            assert (done.called == number) == rightly


def in_suit(led):
    """The cards that follow a card when hearts are trumps."""
    hearts = {f"{rank}H" for rank in "9TJQKA"} | {"JD"}
    return hearts if led in hearts else {f"{rank}{led[1]}" for rank in "9TJQKA"} - {"JD"}


def test_BE_13_a_partner_who_sits_out_may_call_too():
    deal = after(dealt(*HANDS, reneges="allowed"), "moon trumps=H " + SIX_ALONE)

    assert (deal.phase, deal.turn) == (CALLS, 0)
    deal = after(deal, "pass pass")
    assert deal.turn == 2
    assert len(deal.choices()) == 13  # two opponents with six cards each, and to let it pass


def test_BE_13_no_advice_gives_a_renege_away():
    deal = reneged()
    advice = GAME.player().think(deal.hidden(0), 0.01, 1)

    assert {value for _, value in advice} == {0.0}
    assert advice[0][0] == 54


# --- BE-14 to BE-17  scoring, winning --------------------------------------------------------------------


def test_BE_14_each_side_scores_a_point_for_each_trick_when_the_bid_is_made():
    deal = after(dealt(*HANDS), "5 pass pass pass trumps=H " + SIX_TRICKS)
    assert points(deal) == [6, 0]
    luck = random.Random(3)
    for _ in range(200):
        deal = played_out(after(dealt(), "3 pass pass pass trumps=S"), luck)
        mine = deal.won[0] + deal.won[2]
        assert points(deal) == ([mine, 6 - mine] if mine >= 3 else [-3, 6 - mine])


def test_BE_15_a_side_that_is_set_loses_its_bid_and_the_others_score_their_tricks():
    deal = after(dealt(*HANDS[1:], HANDS[0]), "5 pass pass pass trumps=C")
    deal = played_out(deal)
    taken = deal.won[1] + deal.won[3]

    assert taken >= 1
    assert points(deal) == [-5, taken]


def test_BE_16_an_ask_scores_twelve_and_a_moon_twenty_four():
    ask = after(dealt(*HANDS), "ask pass pass pass trumps=H 9H AC")
    assert hand(ask, 0) == "TH JH QH KH AH AC"
    ask = after(ask, "JH 9S JD AH TS 9D KH JS TD QH QS QD TH KS KD AC AS AD")
    assert points(ask) == [12, 0]
    moon = after(dealt(*HANDS), "moon trumps=H " + SIX_ALONE)
    assert points(moon) == [24, 0]


@pytest.mark.parametrize(("failed", "ask", "moon"), [("bid", -6, -6), ("full", -12, -24)])
def test_BE_16_failing_alone_loses_the_number_bid_or_all(failed, ask, moon):
    weak = [HANDS[1], HANDS[0], HANDS[2], HANDS[3]]
    deal = played_out(after(dealt(*weak, failed_alone=failed), "moon trumps=D"))
    assert points(deal) == [moon, deal.won[1] + deal.won[3]]
    deal = played_out(after(dealt(*weak, failed_alone=failed), "ask pass pass pass trumps=D"))
    assert points(deal) == [ask, deal.won[1] + deal.won[3]]


def ended(scores, texts="3 pass pass pass trumps=H " + SIX_TRICKS, hands=HANDS, **rules):
    match = match_of(**rules)
    match.scores = list(scores)
    return play_deal(match, hands, texts)


def test_BE_17_the_first_side_at_the_target_wins():
    assert ended([25, 0]).over is False
    match = ended([26, 0])
    assert (match.over, match.winners) == (True, [0, 2])


def test_BE_17_both_there_the_higher_wins_and_equal_scores_play_on():
    assert ended([26, 33]).winners == [1, 3]
    assert ended([30, 33]).winners == [0, 2]
    match = ended([27, 33])
    assert (match.scores, match.over) == ([33, 33], False)
    play_deal(match, [HANDS[3], *HANDS[:3]], "3 pass pass pass trumps=H " + SIX_TRICKS)
    assert match.winners == [1, 3]


def test_BE_17_only_a_side_that_makes_or_sets_a_bid_can_win():
    rules = {"win_when": "making_or_setting"}
    match = ended([26, 40], **rules)  # the other side stood there, and did not make or set
    assert match.winners == [0, 2]
    assert not ended([20, 40], **rules).over
    setting = ended([0, 40], "5 pass pass pass trumps=C", [HANDS[1], HANDS[2], HANDS[3], HANDS[0]], **rules)
    while setting.deal.turn >= 0:
        setting.play(setting.deal.turn, setting.deal.choices()[:1])
    assert setting.results[-1].how.key == "euchre-how-set"
    assert setting.winners == [1, 3]


# --- BE-18 to BE-22  variants ----------------------------------------------------------------------------


def test_BE_18_stick_the_dealer_is_a_house_rule():
    assert PRESETS["classic"].stick_the_dealer
    assert not PRESETS["seed"].stick_the_dealer


ACE_NO_FACE = "AS 9S TS 9H TH 9D"


def test_BE_19_a_hand_with_an_ace_and_no_face_may_be_claimed():
    deal = dealt("", ACE_NO_FACE, ace_no_face=True)

    assert deal.turn == 1
    assert legal(deal) == "pass claim"
    deal = after(deal, "claim")
    assert (deal.turn, deal.ended) == (-1, CLAIMED)
    match = play_deal(match_of(ace_no_face=True), ["", ACE_NO_FACE], "claim")
    assert match.results[-1].how.key == "euchre-how-claimed"
    assert (match.next_dealer(), match.scores) == (0, [0, 0])


@pytest.mark.parametrize("other", ["9C TC 9S TS 9H TH", "AS JD 9S TS 9H TH"])
def test_BE_19_without_an_ace_or_with_a_face_nobody_is_asked(other):
    deal = dealt("KS QS JS AC KC QC", other, "AH KH QH AD KD QD", ace_no_face=True)
    assert legal(deal) == "pass 3 4 5 ask moon"


def test_BE_19_claims_are_asked_unseen_by_the_others():
    deal = dealt("KS", ACE_NO_FACE, "KH", "KD", ace_no_face=True)
    declined = after(deal, "pass")

    assert deal.secret == 0b10
    assert deal.quiet
    for other in (0, 2, 3, HIDDEN_FROM_ALL):
        assert deal.hidden(other).turn == declined.turn == 0
        assert deal.hidden(other).position() == declined.hidden(other).position()
        assert deal.hidden(other).secret == 0
    assert deal.hidden(1).turn == 1


def test_BE_19_a_claim_is_told_to_all_and_declining_to_nobody():
    for answer, told in [(54, 0), (73, 1)]:
        course = Course(GAME, options(ace_no_face=True), 3)
        course.apply(Dealt({"pack": pack_of(["KS", ACE_NO_FACE, "KH", "KD"], ace_no_face=True)}))
        course.apply(Chose(1, [answer]))
        keys = [event.text.key for _, event in course.events(0)]
        assert ("euchre-tell-claim" in keys) == bool(told)
        assert course.seen[0] == 1 + told
        assert course.seen[1] == 2


def test_BE_19_a_joker_rules_a_claim_out_and_the_dealers_seven_count():
    deal = dealt("KS", "KC", "KH", "AS 9S TS 9H TH 9D BJ", ace_no_face=True, joker=True)
    assert legal(deal) != "pass claim"
    deal = dealt("KS BJ", "KC", "KH", "AS 9S TS 9H TH 9D 9C", ace_no_face=True, joker=True)
    assert (deal.turn, legal(deal)) == (3, "pass claim")
    assert legal(after(deal, "pass")) == "9S TS AS 9H TH 9D 9C"


def test_BE_20_the_dealer_has_seven_and_discards_before_the_bidding():
    deal = dealt("KS", joker=True)

    assert list(deal.held)[:4] == [6, 6, 6, 7]
    assert deal.turn == 3
    assert len(deal.choices()) == 7
    assert refused(deal, "KS") == ("BE-20", "euchre-refuse-discard")
    discard = legal(deal).split()[0]
    after_it = after(deal, discard)
    assert (after_it.turn, after_it.held[3]) == (0, 6)
    assert after_it.hidden(0).discard == after_it.hidden(HIDDEN_FROM_ALL).discard == -1
    assert cards.text(after_it.hidden(3).discard) == discard


def test_BE_20_the_joker_is_the_highest_trump_and_follows_trumps():
    deal = position("JH 9S", "BJ TS", "9H JS", "KC QS", trumps="H", joker=True)
    assert after(deal, "JH BJ 9H KC").turn == 1
    assert legal(after(position("9C", "BJ 9D AC", trumps="C", joker=True), "9C")) == "AC BJ"
    assert legal(after(position("KD", "BJ 9D AH", trumps="C", joker=True), "KD")) == "9D"


def test_BE_20_at_no_trump_the_joker_asks_for_no_suit_and_wins():
    rules = {"trumps": "none", "joker": True, "no_trump": True}
    assert legal(after(position("BJ", "9D AH", **rules), "BJ")) == "AH 9D"
    assert legal(after(position("9D", "BJ TD", **rules), "9D")) == "TD"
    assert after(position("9D 9S", "BJ TS", "AD JS", "KD QS", **rules), "9D BJ AD KD").turn == 1


def test_BE_20_the_discard_is_shown_when_the_hand_is_scored():
    deal = after(dealt("KS", joker=True), legal(dealt("KS", joker=True)).split()[0])
    deal = played_out(after(deal, "3 pass pass pass trumps=S"))

    assert all(deal.hidden(seat).discard == deal.discard >= 0 for seat in (0, 1, 2, HIDDEN_FROM_ALL))


def test_BE_21_double_deck_has_twelve_cards_and_tricks():
    deal = dealt(decks=2)

    assert list(deal.held)[:4] == [12, 12, 12, 12]
    assert legal(deal) == "pass 3 4 5 6 7 8 9 10 11 ask moon"
    assert refused(dealt(), "7") == ("BE-6", "euchre-refuse-all")
    assert len(dealt(decks=2, joker=True).choices()) <= 13
    assert dealt(decks=2, joker=True).held[3] == 13


def test_BE_21_of_two_equal_cards_the_first_is_the_higher():
    deal = position("JH 9S", "JH TS", "AH JS", "9H QS", decks=2)
    assert after(deal, "JH JH AH 9H").turn == 0


def test_BE_21_equal_cards_are_one_choice():
    deal = position("AH AH 9S", decks=2)
    assert legal(deal) == "9S AH"


def asked(partner):
    others = "9S 9S TS TS KS KS QS QS AS AS 9C 9C"
    deal = dealt("9D 9D TD TD QD QD KD KD AD AD 9H 9H", others, partner, decks=2)
    return after(deal, "ask pass pass pass trumps=H 9D 9H")


def test_BE_21_in_an_ask_two_cards_are_exchanged_the_two_highest_trumps():
    deal = asked("JH JD JD AH TC TC QC QC KC KC AC AC")
    assert legal(deal) == "JH JD"
    assert legal(after(deal, "JD")) == "JH"
    assert legal(after(deal, "JH")) == "JD"
    assert legal(asked("JH JH JD AH TC TC QC QC KC KC AC AC")) == "JH"


def test_BE_21_with_one_trump_that_and_one_of_choice_with_none_two_of_choice():
    deal = asked("JH JS JS JC TC TC QC QC KC KC AC AC")
    assert len(deal.choices()) == 7
    assert legal(after(deal, "AC")) == "JH"
    assert "AC" in legal(after(deal, "JH"))
    deal = asked("JS JS JC JC TC TC QC QC KC KC AC AC")
    assert "9H" not in legal(deal)
    assert len(after(deal, "AC").choices()) == 6


def test_BE_21_canonically_a_gift_of_two_has_one_order():
    deal = asked("JH JD JD AH TC TC QC QC KC KC AC AC").clone()
    deal.canonical = True
    assert legal(deal) == "JH"
    assert legal(after(deal, "JH")) == "JD"


def test_BE_21_an_ask_scores_twenty_four_and_a_moon_forty_eight():
    strong = "9H 9H TH TH QH QH KH KH AH AH JH JH"
    moon = dealt(strong.replace("9H 9H", "JD JD"), decks=2)
    assert points(played_out(after(moon, "moon trumps=H JH"))) == [48, 0]
    deal = played_out(after(dealt(strong, "", "JD JD", decks=2), "ask pass pass pass trumps=H 9H 9H JD JD"))
    assert points(deal) == [24, 0]


def test_BE_22_after_two_hundred_deals_the_higher_score_wins():
    match = match_of()
    match.scores = [5, 7]
    for _ in range(200):
        assert not match.over
        play_deal(match, [], "pass pass pass pass")
    assert (match.over, match.winners) == (True, [1, 3])
    draw = match_of()
    for _ in range(200):
        play_deal(draw, [], "pass pass pass pass")
    assert sorted(draw.winners) == [0, 1, 2, 3]
