"""The rules of Pitch, a test for each number and each house rule."""

from itertools import pairwise

import pytest

from atout import registry
from atout.core import cards
from atout.core import options as house_rules
from atout.core.chances import Numbers, Order
from atout.core.illegal import Illegal
from atout.core.match import Result
from atout.core.rng import Rng
from atout.core.view import Text
from atout.games.pitch.match import PitchMatch
from atout.games.pitch.numbers import BIDDING, PLAY, SMUDGE, THROWN
from atout.games.pitch.options import PRESETS, PitchOptions
from atout.games.pitch.view import show
from tests.games.pitch.positions import (
    after,
    dealt,
    hand,
    legal,
    match_of,
    options,
    pack_of,
    play_hand,
    points,
    position,
    refused,
    scored,
    smudges,
)  # fmt: skip

HANDS = ["AS KS QS JS TS 9S", "8S 7S AH KH QH JH", "AC KC QC JC TC 9C", "AD KD QD JD TD 9D"]
ALL_FOUR = "AS 8S 9C 9D KS 7S TC TD QS JH JC JD JS QH QC QD TS KH KC KD 9S AH AC AD"


# --- PI-1 to PI-6  the object, players, the deal ---------------------------------------------------------


def test_PI_1_points_are_scored_by_winning_tricks():
    deal = after(dealt(*HANDS), "4 " + ALL_FOUR)

    assert points(deal) == [4, 0, 0, 0]
    assert list(deal.won)[:4] == [6, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_PI_2_two_to_seven_play_four_unless_told_otherwise(players):
    assert options().players == 4
    deal = dealt(players=players)
    assert deal.seats == deal.sides == players
    assert list(deal.held)[:players] == [6] * players
    rng = Rng(players)
    while deal.turn >= 0:
        deal.play(deal.choices()[rng.below(len(deal.choices()))])
    assert deal.tricks == 6


def test_PI_3_partners_sit_opposite_with_four_players_only():
    assert match_of(partners=True).sides == [[0, 2], [1, 3]]
    assert match_of().sides == [[0], [1], [2], [3]]
    with pytest.raises(Illegal) as refused_rules:
        options(partners=True, players=3)
    assert refused_rules.value.refusal.rule == "PI-3"


def test_PI_3_classic_is_played_with_partners_by_four_and_alone_by_others():
    game = registry.find("pitch")

    assert {n: game.preset("classic", n).partners for n in game.seats} == {n: n == 4 for n in game.seats}
    assert house_rules.parse(game.options, game.presets, "classic,players=5") == game.preset("classic", 5)
    assert game.preset("classic", 5).target == 11


def test_PI_3_a_pitching_side_is_held_to_its_bid_and_set_together():
    made = scored([["AS", "2S"], ["TD"]], "S", 2, partners=True)
    assert points(made) == [2, 1]
    set_back = scored([["AS", "TD"], ["2S", "TH", "TC"]], "S", 2, partners=True)
    assert points(set_back) == [-2, 2]


def test_PI_3_cards_of_both_count_for_game_and_low_goes_to_the_side_it_was_dealt_to():
    deal = scored([["AS", "TD"], ["2S", "KD", "QD", "AD"]], "S", 2, 0, {"2S": 2}, partners=True, low="dealt")
    assert (deal.high, deal.low, deal.game) == (0, 0, 0)


def test_PI_4_fifty_two_cards_ace_high_two_low():
    assert match_of().deal_chances() == [Order("pack", tuple(range(52)))]
    order = [f"{rank}H" for rank in "23456789TJQKA"]
    for low, high in pairwise(order):
        gone = [card for card in cards.pack() if cards.text(card) not in {low, high, "2C", "3C"}][:4]
        deal = position(low, high, "2C", "3C", gone=" ".join(map(cards.text, gone)), takers=[0])
        assert after(deal, f"{low} {high} 2C 3C").turn == 1


def test_PI_5_six_cards_each_three_at_a_time_from_the_dealers_left():
    match = match_of(dealer=1)
    match.start({"pack": list(range(52))})

    assert cards.listed(match.deal.hands[2]) == [0, 1, 2, 12, 13, 14]
    assert cards.listed(match.deal.hands[1]) == [9, 10, 11, 21, 22, 23]
    assert match.deal.undealt() == list(range(24, 52))


def test_PI_5_the_first_dealer_is_drawn():
    assert PitchMatch(options(players=5)).chances()[0] == Numbers("first_dealer", 5)


def test_PI_5_cards_that_are_not_dealt_are_seen_by_nobody():
    deal = dealt(*HANDS)
    match = match_of()
    assert deal.hidden(0).undealt() == []
    view = show(match.standing(), deal.hidden(0), 0)
    assert not any(zone.name == "stock" for zone in view.zones)
    seen = [face.card for zone in view.zones for face in zone.cards if face.card]
    assert sorted(seen) == sorted(HANDS[0].split())
    opened = show(match.standing(), deal, 0)
    stock = next(zone for zone in opened.zones if zone.name == "stock")
    assert (stock.count, len(stock.cards)) == (28, 28)


def test_PI_6_the_player_on_the_dealers_left_deals_next():
    match = play_hand(match_of(dealer=1), [], "pass pass pass 2")
    assert match.next_dealer() == 2


# --- PI-7 to PI-11  bidding ------------------------------------------------------------------------------


def test_PI_7_one_chance_each_from_the_dealers_left_and_higher_than_before():
    deal = dealt()

    assert deal.turn == 0
    assert legal(deal) == "pass 1 2 3 4"
    deal = after(deal, "2")
    assert legal(deal) == "pass 3 4"
    assert refused(deal, "2") == ("PI-7", "pitch-refuse-low")
    deal = after(deal, "pass 3")
    assert (deal.turn, legal(deal)) == (3, "pass 3 4")
    assert after(deal, "pass").turn == 2
    assert refused(deal, "AS")[1] == "pitch-refuse-bid"


def test_PI_7_the_lowest_bid_may_be_two():
    assert legal(dealt(min_bid=2)) == "pass 2 3 4"


def test_PI_8_a_smudge_bids_four_by_leading_a_card():
    deal = dealt(*HANDS)
    assert smudges(deal) == "9S TS JS QS KS AS"
    deal = after(deal, "smudge=9S")

    assert (deal.pitcher, deal.bid, deal.trump, deal.phase) == (0, 4, 0, PLAY)
    assert deal.turn == 1
    assert hand(deal, 0) == "TS JS QS KS AS"
    assert refused(after(dealt(*HANDS), "1"), "smudge=2C") == ("PI-8", "pitch-refuse-smudge")


def test_PI_8_over_any_lower_bid_and_by_the_dealer_who_must_bid():
    assert len(smudges(after(dealt(), "3")).split()) == 6
    deal = after(dealt(*HANDS), "pass pass pass smudge=AD")
    assert (deal.pitcher, deal.bid, deal.trump) == (3, 4, 2)


def test_PI_8_it_scores_as_a_bid_of_four_not_of_six_tricks():
    deal = after(dealt(*HANDS), "smudge=AS " + ALL_FOUR.removeprefix("AS "))
    assert points(deal) == [4, 0, 0, 0]
    lost = scored([["AS", "2S", "JS", "TD"], ["AC", "KC"]], "S", 4, partners=True)
    assert points(lost) == [4, 0]
    assert list(lost.won)[:4] != [6, 0, 0, 0]


def test_PI_8_a_spoken_four_ends_the_bidding_too():
    deal = after(dealt(*HANDS), "1 4")
    assert (deal.phase, deal.turn, deal.pitcher) == (PLAY, 1, 1)


@pytest.mark.parametrize("steal", ["only_four", "any"])
def test_PI_8_a_dealer_who_may_take_a_four_is_asked_at_once(steal):
    deal = after(dealt(*HANDS, steal=steal), "4")

    assert (deal.phase, deal.turn) == (BIDDING, 3)
    assert legal(deal) == "pass 4"
    assert len(smudges(deal).split()) == 6
    assert after(deal, "4").pitcher == 3
    assert after(deal, "pass").pitcher == 0
    assert after(deal, "smudge=9D").pitcher == 3


def test_PI_8_a_smudge_cannot_be_taken():
    deal = after(dealt(*HANDS, steal="any"), "smudge=9S")
    assert (deal.phase, deal.turn) == (PLAY, 1)


@pytest.mark.parametrize(
    ("steal", "taken"), [("below_four", [1, 2, 3]), ("only_four", [4]), ("any", [1, 2, 3, 4]), ("no", [])]
)
def test_PI_9_which_bids_the_dealer_may_take(steal, taken):
    for bid in (1, 2, 3):
        deal = after(dealt(steal=steal), f"{bid} pass pass")
        assert (str(bid) in legal(deal).split()) == (bid in taken)
        assert "pass" in legal(deal)
        if bid not in taken:
            assert refused(deal, str(bid)) == ("PI-9", "pitch-refuse-steal")
    asked = after(dealt(steal=steal), "4")
    assert (asked.turn == 3) == (4 in taken)


def test_PI_9_the_partners_bid_may_be_taken_too():
    deal = after(dealt(partners=True), "pass 3 pass 3")
    assert (deal.pitcher, deal.bid) == (3, 3)


def test_PI_10_the_dealer_must_bid_two_at_least():
    for min_bid in (1, 2):
        deal = after(dealt(min_bid=min_bid), "pass pass pass")
        assert legal(deal) == "2 3 4"
        assert refused(deal, "pass") == ("PI-10", "pitch-refuse-pass")
        assert refused(deal, "1") == ("PI-10", "pitch-refuse-two")


def test_PI_10_or_the_hand_is_thrown_in():
    assert legal(after(dealt(all_pass="throw_in"), "pass pass pass")) == "pass 1 2 3 4"
    match = play_hand(match_of(all_pass="throw_in", win_when="any"), [], "pass pass pass pass")

    assert match.deal.ended == THROWN
    assert match.results[-1].how.key == "pitch-how-thrown"
    assert (match.scores, match.next_dealer(), match.over) == ([0, 0, 0, 0], 0, False)
    assert not match.results[-1].counted


def test_PI_10_a_hand_that_is_thrown_in_cannot_end_the_match():
    match = match_of(all_pass="throw_in", win_when="any")
    match.scores = [20, 3, 0, 0]
    assert not play_hand(match, [], "pass pass pass pass").over


def test_PI_11_the_pitcher_leads_and_the_card_names_trumps():
    deal = after(dealt(*HANDS), "pass 2 pass pass")

    assert deal.turn == 1
    assert legal(deal) == "7S 8S JH QH KH AH"
    deal = after(deal, "JH")
    assert deal.trump == 1
    assert refused(after(dealt(*HANDS), "4"), "pass") == ("PI-11", "pitch-refuse-play")


# --- PI-12, PI-13  play ----------------------------------------------------------------------------------


def test_PI_12_holding_the_suit_led_you_follow_or_trump():
    deal = after(position("9H", "2H KH 3S AC", trumps="S"), "9H")

    assert legal(deal) == "3S 2H KH"
    assert refused(deal, "AC") == ("PI-12", "pitch-refuse-follow-or-trump")
    assert refused(deal, "AD") == ("PI-12", "pitch-refuse-not-held")


def test_PI_12_void_you_play_any_card():
    assert legal(after(position("9H", "3S AC 2D", trumps="S"), "9H")) == "3S 2D AC"


def test_PI_12_a_trump_led_must_be_followed():
    deal = after(position("9S", "3S AC 2D", trumps="S"), "9S")
    assert legal(deal) == "3S"
    assert refused(deal, "AC") == ("PI-12", "pitch-refuse-follow")
    assert legal(after(position("9S", "AC 2D", trumps="S"), "9S")) == "2D AC"


def test_PI_12_strictly_a_trump_only_without_the_suit():
    deal = after(position("9H", "2H KH 3S AC", trumps="S", follow="strict"), "9H")
    assert legal(deal) == "2H KH"
    assert refused(deal, "3S") == ("PI-12", "pitch-refuse-follow")
    assert legal(after(position("9H", "3S AC", trumps="S", follow="strict"), "9H")) == "3S AC"


def test_PI_12_who_neither_follows_nor_trumps_has_shown_to_hold_none():
    hearts, spades = (0x1FFF << 13 * suit for suit in (1, 0))
    deal = position("9H 8H", "3S AC", "2D 3D", "TH 4D", trumps="S")
    deal = after(deal, "9H 3S 2D TH")
    assert list(deal.barred)[:4] == [0, 0, hearts, 0]  # a trump shows nothing
    strict = after(position("9H 8H", "3S AC", "2D 3D", "TH 4D", trumps="S", follow="strict"), "9H 3S 2D TH")
    assert list(strict.barred)[:4] == [0, hearts, hearts, 0]
    led = after(position("9S 8H", "3S AC", "2D 3D", "TH 4D", trumps="S"), "9S 3S 2D TH")
    assert list(led.barred)[:4] == [0, 0, spades, spades]


def test_PI_13_the_highest_trump_wins_else_the_suit_led_and_the_winner_leads():
    gone = {"gone": "2D 3D 4D 5D", "takers": [0]}
    assert after(position("AH", "2S", "KH", "3S", trumps="S", **gone), "AH 2S KH 3S").turn == 3
    assert after(position("9H", "AC", "KH", "TH", trumps="S", **gone), "9H AC KH TH").turn == 2
    assert position("9H", trumps="S").tricks == 0


# --- PI-14 to PI-19  scoring -----------------------------------------------------------------------------


def test_PI_14_high_goes_to_the_winner_of_the_highest_trump_in_play():
    deal = scored([["QS"], ["9S"], [], []], "S", 1)
    assert deal.high == 0
    assert scored([["9S"], ["QS"], [], []], "S", 1).high == 1


def test_PI_15_low_goes_to_the_winner_of_the_lowest_trump():
    assert scored([["QS", "4S"], ["9S"], [], []], "S", 1, 0, {"4S": 2}).low == 0


def test_PI_15_or_to_the_player_who_was_dealt_it():
    assert scored([["QS", "4S"], ["9S"], [], []], "S", 1, 0, {"4S": 2}, low="dealt").low == 2


def test_PI_16_jack_goes_to_its_winner_and_to_nobody_when_it_is_not_in_play():
    assert scored([["QS"], ["JS"], [], []], "S", 1).jack == 1
    assert scored([["QS"], ["TS"], [], []], "S", 1).jack == -1


def test_PI_17_game_goes_to_the_most_in_cards_won():
    deal = scored([["2S", "AH"], ["TH"], ["KH", "KD", "KC"], ["QH", "JH"]], "S", 1)
    assert list(deal.counts)[:4] == [4, 10, 9, 3]
    assert deal.game == 1


def test_PI_17_a_tie_gives_the_point_to_nobody():
    assert scored([["2S", "TH"], ["TD"], [], []], "S", 1).game == -1


def test_PI_17_or_to_the_pitcher_among_those_tied_for_most():
    assert scored([["2S", "TH"], ["TD"], [], []], "S", 1, 1, game_tie="pitcher").game == 1
    assert scored([["2S", "TH"], ["TD"], [], []], "S", 1, 2, game_tie="pitcher").game == -1


def test_PI_17_or_to_the_other_side_where_there_are_two():
    assert scored([["2S", "TH"], ["TD"]], "S", 1, 0, partners=True, game_tie="other_side").game == 1
    assert options(players=2, game_tie="other_side").game_tie == "other_side"
    with pytest.raises(Illegal) as refused_rules:
        options(game_tie="other_side")
    assert refused_rules.value.refusal.rule == "PI-17"


def test_PI_17_all_at_nought_nobody():
    assert scored([["2S"], [], [], []], "S", 1, game_tie="pitcher").game == -1


def test_PI_18_one_trump_alone_is_high_and_low_and_the_jack_all_three():
    assert points(scored([["7S"], ["TH"], [], []], "S", 2)) == [2, 1, 0, 0]
    assert points(scored([["JS"], ["TH"], [], []], "S", 3)) == [3, 1, 0, 0]


def test_PI_19_a_pitcher_who_made_the_bid_scores_all_points_won():
    assert points(scored([["AS", "2S", "JS", "TH"], [], [], []], "S", 2)) == [4, 0, 0, 0]


def test_PI_19_a_pitcher_who_did_not_is_set_back_and_the_others_score():
    assert points(scored([["AS"], ["2S"], ["TH"], []], "S", 2)) == [-2, 1, 1, 0]


# --- PI-20 to PI-23  winning -----------------------------------------------------------------------------


def standing_after(scores, pitcher, made=True, **rules):
    """A match whose last hand has brought these scores."""
    match = match_of(**rules)
    match.scores = list(scores)
    match.results = [Result([0] * len(scores), Text("pitch-how-made"))]
    match.deal = scored([[]] * (len(scores) - 1) + [["2S"]], "S", 1, pitcher, **rules)
    match.made = lambda: made
    return match.winning_side()


def test_PI_20_the_first_pitcher_at_the_target_wins():
    assert standing_after([7, 3, 0, 0], 0) == 0
    assert standing_after([6, 3, 0, 0], 0) == -1
    assert standing_after([7, 12, 0, 0], 0) == 0  # with fewer points than another
    assert standing_after([12, 3, 0, 0], 1) == -1  # who was not the pitcher plays on


def test_PI_20_the_target_is_a_house_rule():
    for target in (7, 11, 15, 21):
        assert standing_after([target, 0, 0, 0], 0, target=target) == 0
        assert standing_after([target - 1, 0, 0, 0], 0, target=target) == -1


def test_PI_20_a_pitcher_who_is_set_and_still_stands_there_wins_unless_the_bid_must_be_made():
    assert standing_after([8, 0, 0, 0], 0, made=False) == 0
    assert standing_after([8, 0, 0, 0], 0, made=False, win_when="pitcher_made") == -1
    assert standing_after([8, 0, 0, 0], 0, made=True, win_when="pitcher_made") == 0


def test_PI_20_a_match_ends_when_the_pitcher_is_there():
    match = match_of()
    match.scores = [3, 9, 0, 0]
    play_hand(match, HANDS, "4 " + ALL_FOUR)
    assert (match.over, match.winners, match.scores) == (True, [0], [7, 9, 0, 0])


def test_PI_21_where_everyone_can_win_the_pitcher_comes_first_then_the_single_highest():
    assert standing_after([8, 12, 0, 0], 0, win_when="any") == 0
    assert standing_after([5, 9, 8, 0], 0, win_when="any") == 1
    assert standing_after([5, 9, 9, 0], 0, win_when="any") == -1
    assert standing_after([5, 6, 0, 0], 0, win_when="any") == -1


def test_PI_22_the_two_hundredth_hand_is_the_last():
    match = match_of(all_pass="throw_in")
    match.scores = [3, 9, 9, 0]
    for _ in range(200):
        assert not match.over
        play_hand(match, [], "pass pass pass pass")
    assert match.winners == [1, 2]


def test_PI_23_a_bid_of_four_fails_when_the_jack_was_not_dealt():
    assert points(scored([["AS", "2S", "TH"], [], [], []], "S", 4)) == [-4, 0, 0, 0]


def test_PI_23_nobody_knows_before_the_end():
    deal = after(dealt("AS KS QS TS 9S 2S"), "4 AS")
    jack = cards.parse("JS")
    where = {jack in deal.hidden(0).filled(Rng(seed)).undealt() for seed in range(60)}

    assert jack in deal.undealt() or any(deal.hands[seat] >> jack & 1 for seat in (1, 2, 3))
    assert where == {True, False}


def test_the_presets_are_those_of_the_sheet():
    assert PRESETS["seed"] == PitchOptions()
    classic = PRESETS["classic"]
    assert (classic.partners, classic.min_bid, classic.steal, classic.low, classic.target, classic.win_when) == (
        True, 2, "no", "dealt", 11, "pitcher_made",
    )  # fmt: skip


def test_own_cards_stand_for_smudges_while_bidding_and_for_plays_then():
    match = match_of()
    deal = dealt(*HANDS)
    for held, least in [(deal, SMUDGE), (after(deal, "4"), 0)]:
        view = show(match.standing(), held.hidden(0), 0)
        own = next(zone for zone in view.zones if zone.name == "hand-0")
        assert {face.choice for face in own.cards} == {least + card for card in cards.listed(held.hands[0])}
    assert pack_of(HANDS, 3)[:3] == [cards.parse(text) for text in ["AS", "KS", "QS"]]
