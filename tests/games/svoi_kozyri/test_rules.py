"""The rules of Svoi Kozyri, a test for each number and each house rule.

Faults that people met in programs for related games are restated here at their rule: a trump without
power and ranks in the order of print (SK-10), a card that is not held or is played twice (SK-8, SK-9),
cards that are in two places after they move (SK-13), a deal that does not end (SK-16), players who have
dropped out (SK-18), a trump suit that depends on a card left over (SK-5), a duty seen too late (SK-14).
"""

from collections import Counter
from itertools import product

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from atout.games.svoi_kozyri.view import show
from tests.games.svoi_kozyri.positions import (
    after,
    dealt,
    end,
    hand,
    hands,
    legal,
    match_from,
    match_of,
    pile,
    places,
    play,
    position,
    refused,
    sizes,
    start,
    written,
)  # fmt: skip

PACK36 = written(cards.pack("6"))


def sheet_cells(match):
    """What the score sheet says of each player in the first deal."""
    return [(cell.key, cell.args) for cell in show(match.standing(), match.deal, 0).sheet.rows[0].cells]


# --- SK-1  the object -----------------------------------------------------------------------------------


def test_SK_1_who_gets_rid_of_all_cards_wins_and_who_is_left_with_cards_loses():
    deal = after(position("S: 9C", "H: 6C 7C"), "9C")

    assert end(deal) == ("out", 1)
    assert [deal.value(0), deal.value(1)] == [0, -1]


def test_SK_1_with_three_getting_rid_of_the_cards_wins_a_place():
    deal = after(position("S: 9C", "H: TC 7D", "D: 6C 6D"), "9C")

    assert deal.turn == 1
    assert places(deal) == [1, 0, 0]


# --- SK-2  players --------------------------------------------------------------------------------------


def test_SK_2_two_play_unless_told_otherwise():
    assert SvoiOptions().players == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SK_2_two_three_or_four_can_play(players):
    assert sizes(dealt(PACK36, players=players, trumps="SHDC"[:players])) == [36 // players] * players


@pytest.mark.parametrize("players", [0, 1, 5, "2", True])
def test_SK_2_no_other_number_can(players):
    with pytest.raises(Illegal) as refusal:
        build(SvoiOptions, {"players": players})
    assert refusal.value.refusal.text.args["offered"] == "2, 3, 4"


# --- SK-3  trump suits ----------------------------------------------------------------------------------


def test_SK_3_the_player_on_the_dealers_left_is_the_first_to_choose_a_trump_suit():
    deal = dealt(PACK36, dealer=1, players=3)

    assert deal.turn == 2
    assert legal(deal) == "trumps=S trumps=H trumps=D trumps=C"


def test_SK_3_the_next_chooses_from_the_suits_still_free():
    deal = dealt(PACK36, dealer=0, players=3, trumps="H")

    assert deal.turn == 2
    assert legal(deal) == "trumps=S trumps=D trumps=C"
    assert refused(deal, "trumps=H") == "SK-3"


def test_SK_3_the_last_of_four_makes_the_choice_from_the_one_left():
    deal = dealt(PACK36, dealer=3, players=4, trumps="CSD")

    assert deal.turn == 3
    assert legal(deal) == "trumps=H"
    assert list(after(deal, "trumps=H").trump) == [3, 0, 2, 1]


def test_SK_3_the_choice_is_made_before_any_card_is_dealt_or_seen():
    deal = dealt(PACK36, trumps="S")

    assert sizes(deal) == [0, 0]
    assert refused(deal, "6C") == "SK-3"
    assert refused(deal, "take") == "SK-3"
    assert not any(deal.hidden(deal.turn).pack)


def test_SK_3_the_choice_is_made_before_every_deal():
    match = play(start(match_of(deals=2)), "trumps=S trumps=H")
    match.deal.end_as_draw()
    match._close()
    start(match)

    assert legal(match.deal) == "trumps=S trumps=H trumps=D trumps=C"


def test_SK_3_during_play_the_trump_suits_stand():
    assert refused(position("S: 9C", "H: 6C"), "trumps=D") == "SK-3"


def test_SK_3_dealt_trumps_leave_no_choice():
    deal = dealt(PACK36, dealer=0, players=3, trumps="CHS", by_lot=True)

    assert list(deal.trump)[:3] == [3, 1, 0]
    assert sizes(deal) == [12, 12, 12]
    assert deal.turn == 1


def test_SK_3_dealt_trumps_are_different_suits():
    (chance,) = [
        chance for chance in match_of(players=3, trumps="dealt").chances() if chance.name == "trumps"
    ]

    assert chance.possible([3, 1, 0])
    assert not chance.possible([3, 1, 1])
    assert not chance.possible([3, 1])


# --- SK-4  the pack -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lowest", "rank", "size"), [(2, "2", 52), (6, "6", 36), (7, "7", 32), (9, "9", 24)])
def test_SK_4_the_pack_runs_from_its_lowest_rank_to_the_ace(lowest, rank, size):
    deal = play(start(match_of(lowest_rank=lowest)), "trumps=S trumps=H").deal
    dealt_cards = " ".join(hands(deal)).split()

    assert len(dealt_cards) == len(set(dealt_cards)) == size
    assert {card[0] for card in dealt_cards} == set(cards.RANKS[cards.RANKS.index(rank) :])


def test_SK_4_the_ace_is_high():
    assert legal(position("S: AD 6D", "H: 6C", pile="KD")) == "AD"


def test_SK_4_any_position_can_be_set_up_with_cards_out_of_play():
    deal = position("S: 9C", "H: 6C 7D", "D: AH", pile="2C KS 3D", turn=2)

    assert hands(deal) == ["9C", "7D 6C", "AH"]
    assert pile(deal) == "2C KS 3D"
    assert legal(deal) == "take"


def test_SK_4_players_without_a_trump_suit_beat_in_the_suit_alone():
    deal = position("-: AS 9H AC", "-: 6C", pile="8H")

    assert legal(deal) == "9H"
    assert refused(deal, "AS") == "SK-10"
    assert legal(position("-: AS KH AC", "-: 6C", pile="AH 8D AH")) == "take"
    assert hand(after(position("-: KH", "-: 6C", pile="8C 9C TC JC QC AH"), "take"), 0) == "KH AH JC QC"


# --- SK-5  the deal -------------------------------------------------------------------------------------


def test_SK_5_all_the_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    deal = dealt("6S 7S 8S 9S TS JS " + written([c for c in cards.pack("6") if c not in range(4, 10)]), dealer=1,
                 players=3, trumps="SHD")  # fmt: skip

    assert "6S 9S" in hand(deal, 2)
    assert "7S TS" in hand(deal, 0)
    assert "8S JS" in hand(deal, 1)
    assert sum(sizes(deal)) == 36


def test_SK_5_players_nearest_the_dealers_left_have_the_extra_cards():
    pack = written(cards.pack("2"))

    assert sizes(dealt(pack, dealer=0, players=3, lowest_rank=2, trumps="SHD")) == [17, 18, 17]
    assert sizes(dealt(pack, dealer=1, players=3, lowest_rank=2, trumps="SHD")) == [17, 17, 18]
    assert sizes(dealt(written(cards.pack("7")), dealer=2, players=3, lowest_rank=7, trumps="SHD")) == [
        11,
        11,
        10,
    ]


def test_SK_5_when_every_card_is_dealt_the_game_begins_all_the_same():
    deal = dealt(PACK36, dealer=3, players=4, trumps="SHDC")

    assert sizes(deal) == [9, 9, 9, 9]
    assert list(deal.trump) == [0, 1, 2, 3]


def test_SK_5_in_a_symmetric_deal_the_hands_are_images_of_each_other():
    image = str.maketrans("SHDC", "HSCD")
    deal = dealt(
        coins=[1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1], dealer=1, deal="symmetric", lowest_rank=9, trumps="SH"
    )

    assert hand(deal, 0) == "9S JS KS AS TH QH TD JD AD 9C QC KC"
    assert sorted(hand(deal, 0).translate(image).split()) == sorted(hand(deal, 1).split())


def test_SK_5_each_players_trump_is_exchanged_with_the_others():
    deal = dealt(coins=[1, 1] * 9, dealer=0, deal="symmetric", trumps="CD")

    assert hand(deal, 1) == written([*range(4, 13), *range(43, 52)])
    assert hand(deal, 0) == written([*range(17, 26), *range(30, 39)])


@pytest.mark.parametrize("trumps", ["SH", "CS", "HD"])
def test_SK_5_every_symmetric_layout_comes_of_its_own_coins(trumps):
    layouts = Counter(
        hand(dealt(coins=coins, dealer=1, deal="symmetric", lowest_rank=9, trumps=trumps), 0)
        for coins in product([0, 1], repeat=12)
    )

    assert len(layouts) == 4**6
    assert set(layouts.values()) == {1}


def test_SK_5_a_coin_is_tossed_for_every_pair_of_cards():
    (chance,) = match_of(deal="symmetric").chances()

    assert (chance.name, chance.below, chance.count) == ("coins", 2, 18)


@pytest.mark.parametrize("players", [3, 4])
def test_SK_5_a_symmetric_deal_is_for_two(players):
    with pytest.raises(Illegal) as refusal:
        build(SvoiOptions, {"players": players, "deal": "symmetric"})
    assert refusal.value.refusal.rule == "SK-5"


# --- SK-6  sixes go home --------------------------------------------------------------------------------

SIXES_FIRST = written([4, 17, 30, 43] + [card for card in cards.pack("6") if card % 13 != 4])


def test_SK_6_every_six_goes_to_the_player_whose_trump_suit_it_is():
    deal = dealt(SIXES_FIRST, dealer=3, players=4, sixes_home=True, trumps="CDHS")

    assert [written([card for card in cards.listed(held) if card % 13 == 4]) for held in deal.hands] == [
        "6C", "6D", "6H", "6S",
    ]  # fmt: skip
    assert sizes(deal) == [9, 9, 9, 9]


def test_SK_6_with_two_the_sixes_of_the_other_suits_stay_where_they_are():
    deal = dealt(SIXES_FIRST, dealer=1, sixes_home=True, trumps="HS")

    assert [card for card in hand(deal, 0).split() if card[0] == "6"] == ["6H", "6D"]
    assert [card for card in hand(deal, 1).split() if card[0] == "6"] == ["6S", "6C"]


def test_SK_6_a_player_without_a_six_of_the_own_suit_gives_and_gets():
    deal = dealt(
        SIXES_FIRST, dealer=2, players=3, sixes_home=True, trumps="DHC"
    )  # seat 0 is dealt 6S 6C, 1 6H, 2 6D

    assert [card for card in hand(deal, 0).split() if card[0] == "6"] == ["6S", "6D"]
    assert [card for card in hand(deal, 1).split() if card[0] == "6"] == ["6H"]
    assert [card for card in hand(deal, 2).split() if card[0] == "6"] == ["6C"]
    assert sizes(deal) == [12, 12, 12]


def test_SK_6_the_sizes_of_the_hands_may_change():
    others = [card for card in cards.pack("6") if card not in {4, 17, 30}]
    pack = [4, *others[:2], 17, *others[2:4], 30, *others[4:]]  # seat 0 is dealt 6S, 6H and 6D
    home = dealt(written(pack), dealer=2, players=3, sixes_home=True, trumps="SHD")

    assert sizes(home) == [10, 13, 13]
    assert [home.held[seat] for seat in range(3)] == [len(hand(home, seat).split()) for seat in range(3)]


@pytest.mark.parametrize(("lowest", "rank"), [(2, "2"), (6, "6"), (7, "7"), (9, "9")])
def test_SK_6_it_is_the_lowest_card_of_the_pack_that_goes_home(lowest, rank):
    deal = play(start(match_of(lowest_rank=lowest, sixes_home=True)), "trumps=H trumps=S").deal

    assert f"{rank}H" in hand(deal, 1)
    assert f"{rank}S" in hand(deal, 0)


def test_SK_6_otherwise_every_card_stays_where_it_was_dealt():
    assert hand(dealt(SIXES_FIRST, dealer=1, trumps="HS"), 0).startswith("6S")


def test_SK_6_everyone_has_seen_who_holds_the_sixes():
    deal = dealt(SIXES_FIRST, dealer=3, players=4, sixes_home=True, trumps="CDHS").hidden(0)

    assert hands(deal)[1:] == ["6D", "6H", "6S"]


# --- SK-7  who starts, who deals, what a deal is worth ------------------------------------------------------


@pytest.mark.parametrize(("players", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_SK_7_the_player_on_the_dealers_left_starts(players, dealer, first):
    assert dealt(PACK36, dealer=dealer, players=players, trumps="SHDC"[:players]).turn == first


def test_SK_7_the_first_dealer_is_drawn():
    match = match_of(dealer=None, players=3)
    (chance,) = [chance for chance in match.chances() if chance.name == "first_dealer"]

    assert (chance.below, chance.count) == (3, 1)
    match.start({"first_dealer": [2], "pack": cards.pack("6")})
    assert match.deal.turn == 0


def lose(match, seat):
    """A deal that this seat loses, -1: a draw."""
    start(match)
    match.deal = after(ending_for(match.seats, seat), "9C") if seat >= 0 else drawn_deal(match.seats)
    match._close()


def ending_for(players, loser):
    """The winner leads 9C, the last card; those who are neither are out already."""
    winner = (loser + 1) % players
    held = {winner: "S: 9C", loser: "H: 6C 7C"}
    return position(*[held.get(seat, "D:") for seat in range(players)], turn=winner)


def drawn_deal(players):
    deal = position(*["S: 9C", "H: TC", "D:", "C:"][:players])
    return after(deal, "9C")


def test_SK_7_the_loser_of_a_deal_deals_the_next():
    match = match_of(dealer=0, players=4, deals=5)
    lose(match, 2)

    assert match.next_dealer() == 2
    start(match)
    assert (match.dealer, match.deal.turn) == (2, 3)


def test_SK_7_after_a_draw_the_deal_passes_to_the_left():
    match = match_of(dealer=1, players=3, deals=5)
    lose(match, -1)

    assert match.next_dealer() == 2
    lose(match, -1)
    assert match.next_dealer() == 0


def test_SK_7_a_deal_costs_its_loser_one_and_everyone_else_nothing():
    match = match_of(players=3, deals=2)
    lose(match, 1)

    assert match.results[0].gains == [0, -1, 0]
    lose(match, -1)
    assert match.results[1].gains == [0, 0, 0]
    assert match.scores == [0, -1, 0]


def test_SK_7_fewest_losses_wins_the_match():
    match = match_of(players=3, deals=4)
    for seat in (1, 1, 2):
        lose(match, seat)
    assert not match.over
    lose(match, -1)

    assert match.over
    assert match.winners == [0]


def test_SK_7_equal_losses_share_the_match():
    match = match_of(players=4, deals=3)
    for seat in (1, 3, -1):
        lose(match, seat)

    assert match.winners == [0, 2]


@pytest.mark.parametrize("deals", [1, 2, 20])
def test_SK_7_a_match_has_as_many_deals_as_were_agreed(deals):
    match = match_of(deals=deals)
    for _ in range(deals):
        assert not match.over
        lose(match, 0)

    assert match.over


@pytest.mark.parametrize(("deals", "rounds", "played"), [(5, 2, 2), (2, 5, 2), (3, "full", 3)])
def test_SK_7_the_length_of_a_match_can_be_cut(deals, rounds, played):
    match = match_of(deals=deals, rounds=rounds)
    for _ in range(played):
        assert not match.over
        lose(match, 0)

    assert match.over


@pytest.mark.parametrize("deals", [0, 21, -1, "many"])
def test_SK_7_there_are_1_to_20_deals(deals):
    with pytest.raises(Illegal):
        build(SvoiOptions, {"deals": deals})


# --- SK-8  an empty pile --------------------------------------------------------------------------------


def test_SK_8_to_an_empty_pile_any_one_card_is_played_and_the_turn_passes():
    deal = position("S: 6S 9H AC", "H: 6C 7C")

    assert legal(deal) == "6S 9H AC"
    led = after(deal, "9H")
    assert (pile(led), led.turn, hand(led, 0)) == ("9H", 1, "6S AC")


@pytest.mark.parametrize("pick_up", ["unable", "unwilling"])
def test_SK_8_nobody_picks_up_from_an_empty_pile(pick_up):
    assert refused(position("S: 6S 9H", "H: 6C", pick_up=pick_up), "take") == "SK-8"


def test_SK_8_only_a_card_that_is_held_can_be_played():
    assert refused(position("S: 6S 9H", "H: 6C"), "6C") == "SK-8"
    assert refused(position("S: 6S 9H", "H: 6C"), "AD") == "SK-8"


def test_SK_8_a_card_is_played_once():
    deal = after(position("S: 6S 9H", "H: TS 7C KC"), "6S TS 7C")

    assert refused(deal, "6S") == "SK-8"
    assert refused(position("S: 9H TH", "H: 6C", pile="8H 9H", second=True), "8H") == "SK-8"


def test_SK_8_the_whole_pile_stays_open_to_all():
    deal = position("S: 9C 6S", "H: 6C 7D", "D: AH JH", pile="2C KS 3D", turn=2)

    assert pile(deal.hidden(0)) == pile(deal.hidden(-2)) == "2C KS 3D"


# --- SK-9  beating --------------------------------------------------------------------------------------


def test_SK_9_who_beats_plays_one_more_card_of_any_kind():
    deal = after(position("S: 9H 6S AC 6D", "H: 6C 7C", pile="8H"), "9H")

    assert deal.turn == 0
    assert legal(deal) == "6S 6D AC"
    assert refused(deal, "take") == "SK-9"


def test_SK_9_both_lie_on_the_pile_and_the_second_is_the_new_top_card():
    deal = after(position("S: 9H 6S AC", "H: 7S QC", pile="8H"), "9H 6S")

    assert pile(deal) == "8H 9H 6S"
    assert deal.turn == 1
    assert legal(deal) == "7S"


def test_SK_9_the_beating_card_is_not_played_twice():
    assert refused(after(position("S: 9H 6S AC", "H: 7S", pile="8H"), "9H"), "9H") == "SK-8"


# --- SK-10 to SK-12  what beats what -----------------------------------------------------------------------


def test_SK_10_a_higher_card_of_the_suit_or_an_own_trump_beats():
    assert legal(position("S: KH 9H 6S AS AD", "H: 6C", pile="QH")) == "6S AS KH"


def test_SK_10_a_lower_card_does_not_beat():
    deal = position("S: KH 9H", "H: 6C", pile="QH")

    assert refused(deal, "9H") == "SK-10"


def test_SK_10_ranks_go_up_to_the_ace_with_the_ten_below_the_jack():
    for lower, higher in zip(cards.RANKS, cards.RANKS[1:], strict=False):
        assert legal(position(f"S: {higher}D", "H: 6C", pile=f"{lower}D")) == f"{higher}D"
        assert legal(position(f"S: {lower}D", "H: 6C", pile=f"{higher}D")) == "take"


def test_SK_10_only_a_higher_trump_beats_a_card_of_the_players_own_trump_suit():
    deal = position("S: TS 8S AH AD AC", "H: 6C", pile="9S")

    assert legal(deal) == "TS"
    assert refused(deal, "AH") == "SK-10"


def test_SK_10_the_ace_of_the_players_own_trump_suit_cannot_be_beaten():
    assert legal(position("S: KS AH AD AC", "H: 6C", pile="AS")) == "take"


def test_SK_10_another_ace_is_beaten_by_any_trump():
    assert legal(position("S: 6S KH", "H: 6C", pile="AH")) == "6S"


def test_SK_10_the_lowest_trump_beats_whatever_the_rank():
    assert legal(position("S: 2S", "H: 6C", pile="9H KH")) == "2S"


def test_SK_11_a_player_may_trump_while_holding_a_higher_card_of_the_suit():
    assert legal(position("S: 6S AH", "H: 6C", pile="QH")) == "6S AH"


def test_SK_12_another_players_trump_has_no_power_here():
    deal = position("S: 9H AD", "H: 6C", pile="8C")

    assert legal(deal) == "take"
    assert refused(deal, "9H") == "SK-10"


def test_SK_12_a_card_of_the_others_trump_suit_is_beaten_like_any_other():
    assert legal(position("S: 7S KH 9H", "H: 6C", pile="TH")) == "7S KH"


def test_SK_12_it_does_not_matter_whose_card_the_top_card_was():
    deal = after(position("S: KD 8C AD", "H: 9C 7H 6H", "C: 6S 7S", pile="6D JD"), "KD 8C 9C 7H take")

    assert pile(deal) == "6D JD KD"
    assert (deal.turn, legal(deal)) == (0, "AD")


# --- SK-13  picking up ------------------------------------------------------------------------------------


def test_SK_13_who_cannot_beat_must_pick_up():
    deal = position("S: 6D 7D", "H: 6C", pile="7C 9C KH")

    assert legal(deal) == "take"
    assert refused(deal, "6D") == "SK-10"


@pytest.mark.parametrize(
    ("piled", "taken", "left"),
    [
        ("7C 9C JH QH KH", "JH QH KH", "7C 9C"),
        ("7C 9C JH QH KH 9S", "JH QH KH 9S 9C", "7C"),
        ("7C 9C JH QH KH TH 9S", "JH QH KH TH 9S", "7C 9C"),
        ("7C 9C JH QH KH TH 9D AS", "7C 9C JH QH KH TH 9D AS", ""),
        ("7C 9C JH QH KH TH 9D AC", "TH 9D AC", "7C 9C JH QH KH"),
        ("7C KH", "7C KH", ""),
        ("KH", "KH", ""),
        ("7C 9C JH 9S", "7C 9C JH 9S", ""),
        ("9C JH KH", "9C JH KH", ""),
    ],
    ids=["three", "five", "five of seven", "all under the own ace", "three under another ace", "two", "one",
         "four under an own trump", "just three"],
)  # fmt: skip
def test_SK_13_three_five_or_all_are_picked_up(piled, taken, left):
    deal = after(position("S: 6D", "H: 6C", pile=piled), "take")

    assert sorted(hand(deal, 0).split()) == sorted([*taken.split(), "6D"])
    assert pile(deal) == left
    assert sizes(deal) == [len(taken.split()) + 1, 1]


def test_SK_13_the_rest_of_the_pile_keeps_its_order():
    assert pile(after(position("S: 6D", "H: 6C", pile="AC 7C KC 9C JH QH KH"), "take")) == "AC 7C KC 9C"


@pytest.mark.parametrize("piled", ["7C 9C JH QH KH TH", "7C 9C JH QH KH 9S", "7C 9C JH QH KH AS", "KH"])
def test_SK_13_take_all_is_always_the_whole_pile(piled):
    deal = after(position("S: 6D", "H: 6C", pile=piled, take="all"), "take")

    assert sorted(hand(deal, 0).split()) == sorted([*piled.split(), "6D"])
    assert pile(deal) == ""


def test_SK_13_no_card_is_in_two_places_after_a_pick_up():
    deal = after(position("S: 6D", "H: 6C 7H", "D: 8C", pile="7C 9C JH QH KH"), "take")
    there = " ".join([*hands(deal), pile(deal)]).split()

    assert sorted(there) == sorted(["6D", "6C", "7H", "8C", "7C", "9C", "JH", "QH", "KH"])


def test_SK_13_all_have_seen_the_cards_that_were_picked_up():
    deal = after(position("S: 6D", "H: 6C 7H", "D: 8C", pile="7C 9C JH QH KH"), "take")

    assert hand(deal.hidden(1), 0) == hand(deal, 0)  # 6D was open in this position, the rest was seen


# --- SK-14  unwilling -------------------------------------------------------------------------------------


def test_SK_14_a_player_who_can_beat_must_even_to_their_harm():
    deal = position("S: KH 6S", "H: 6C 7C", pile="QH")

    assert legal(deal) == "6S KH"
    assert refused(deal, "take") == "SK-14"


def test_SK_14_the_refusal_shows_the_cards_that_beat():
    deal = position("S: KH 6S 6D", "H: 6C 7C", pile="QH")
    with pytest.raises(Illegal) as refusal:
        deal.play(52)
    assert refusal.value.refusal.cards == ["6S", "KH"]


def test_SK_14_unwilling_a_player_who_could_beat_may_pick_up_too():
    assert legal(position("S: KH 6S", "H: 6C 7C", pile="QH", pick_up="unwilling")) == "6S KH take"


@pytest.mark.parametrize(("top", "left"), [("QH", "7C 9C JH"), ("9S", "7C"), ("AC", "7C 9C JH")])
def test_SK_14_unwilling_as_many_are_picked_up_as_for_that_top_card(top, left):
    deal = position("S: KS AH", "H: 6C 7C", pile=f"7C 9C JH TH KD {top}", pick_up="unwilling")

    assert pile(after(deal, "take")) == left


def test_SK_14_unwilling_nobody_picks_up_instead_of_the_second_card():
    deal = after(position("S: KH 6S", "H: 6C 7C", pile="QH", pick_up="unwilling"), "KH")

    assert legal(deal) == "6S"
    assert refused(deal, "take") == "SK-9"


def test_SK_14_who_may_pick_up_as_well_is_told_so():
    for pick_up, told in (("unable", "no"), ("unwilling", "yes")):
        deal = position("S: 9C 6S", "H: 7H 8H", pile="6C", pick_up=pick_up)
        match = match_from(deal)

        assert show(match.standing(), deal, 0).say.args["may_take"] == told


# --- SK-15  after a pick-up -------------------------------------------------------------------------------


def test_SK_15_the_next_player_faces_the_card_now_on_top():
    deal = after(position("S: 6D", "H: TC 6H", pile="7C 9C JH QH KH"), "take")

    assert (deal.turn, pile(deal)) == (1, "7C 9C")
    assert legal(deal) == "6H TC"


def test_SK_15_the_next_player_may_have_to_pick_up_as_well():
    deal = after(position("S: 6D", "H: 6C 7D", pile="7C 9C JH QH KH"), "take take")

    assert hand(deal, 1) == "7D 6C 7C 9C"
    assert deal.turn == 0


def test_SK_15_when_the_pile_was_taken_whole_the_next_player_plays_one_card():
    deal = after(position("S: 6D", "H: TC 6H", pile="QH KH"), "take")

    assert (deal.turn, legal(deal)) == (1, "6H TC")
    assert after(deal, "TC").turn == 0


def test_SK_15_taker_leads_who_empties_the_pile_has_the_next_turn():
    deal = after(position("S: 6D", "H: TC 6H", pile="QH KH", after_pick_up="taker_leads"), "take")

    assert (deal.turn, legal(deal)) == (0, "QH KH 6D")
    assert refused(deal, "take") == "SK-8"
    assert after(deal, "6D").turn == 1


def test_SK_15_taker_leads_only_when_the_pile_is_empty():
    deal = after(position("S: 6D", "H: TC 6H", pile="7C 9C JH QH KH", after_pick_up="taker_leads"), "take")

    assert deal.turn == 1


def test_SK_15_taker_leads_is_a_new_turn():
    deal = position("S: 6D", "H: TC 6H", pile="QH KH", after_pick_up="taker_leads")

    assert after(deal, "take").turns == deal.turns + 1
    assert after(deal, "take").repeats()


# --- SK-16  going out -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "piled", "choices"),
    [("S: 9C", "", "9C"), ("S: 9C", "8C", "9C"), ("S: 9C 6D", "8C", "9C 6D")],
    ids=["a lead", "the beating card", "the second card"],
)
def test_SK_16_a_player_without_cards_is_out_and_has_won(first, piled, choices):
    deal = after(position(first, "H: 6C 7C", pile=piled), choices)

    assert end(deal) == ("out", 1)
    assert deal.turn == -1


def test_SK_16_beating_with_the_last_card_owes_no_second():
    deal = after(position("S: 9C", "H: TC 7D", "D: 8D 6D", pile="8C"), "9C")

    assert deal.turn == 1
    assert legal(deal) == "TC"
    assert places(deal) == [1, 0, 0]


def test_SK_16_when_it_is_over_nothing_more_can_be_played():
    deal = after(position("S: 9C", "H: 6C 7C"), "9C")

    assert legal(deal) == ""
    assert refused(deal, "6C") == "SK-16"


def test_SK_16_a_pick_up_does_not_put_off_the_end():
    deal = after(position("S: 9C", "H: 6C 7C", "D: 6D 7D"), "9C take 6D")

    assert places(deal) == [1, 0, 0]
    assert deal.turn == 1
    assert end(after(deal, "take 7D")) == ("out", 1)


# --- SK-17  the last card -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "piled", "choices"),
    [("S: 9C", "", "9C"), ("S: 9C", "8C", "9C"), ("S: TH 9C", "8H", "TH 9C")],
    ids=["as a lead", "as the beating card", "as the second card"],
)
def test_SK_17_the_others_one_card_that_beats_draws_the_deal(first, piled, choices):
    deal = after(position(first, "D: TC", pile=piled), choices)

    assert end(deal) == ("last card", -1)
    assert [deal.value(0), deal.value(1)] == [0, 0]


def test_SK_17_it_beats_with_the_others_own_trump_suit():
    assert end(after(position("S: 9C", "D: 6D"), "9C")) == ("last card", -1)
    assert end(after(position("D: 9C", "S: 6D"), "9C")) == ("out", 1)


def test_SK_17_a_card_that_does_not_beat_has_lost():
    assert end(after(position("S: 9C", "D: 8C"), "9C")) == ("out", 1)
    assert end(after(position("S: AD", "D: KD"), "AD")) == ("out", 1)


def test_SK_17_two_cards_have_lost_even_if_both_beat():
    assert end(after(position("S: 9C", "D: TC JC"), "9C")) == ("out", 1)


def test_SK_17_the_card_now_on_top_counts_not_the_one_that_was_beaten():
    deal = after(position("S: TH 9C", "H: JH", pile="8H"), "TH 9C")

    assert end(deal) == ("last card", -1)  # a heart is this player's trump
    assert end(after(position("S: TH 9C", "D: JH", pile="8H"), "TH 9C")) == ("out", 1)


def test_SK_17_the_others_card_is_not_played():
    deal = after(position("S: 9C", "D: TC"), "9C")

    assert hand(deal, 1) == "TC"
    assert pile(deal) == "9C"
    assert deal.turn == -1


@pytest.mark.parametrize("players", [3, 4])
def test_SK_17_with_more_players_it_holds_for_the_last_two(players):
    others = ["D:", "C:"][: players - 2]
    deal = after(position("S: 9C", "H: TC", *others), "9C")

    assert end(deal) == ("last card", -1)


def test_SK_17_with_three_still_in_one_card_that_beats_helps_nobody():
    deal = after(position("S: 9C", "H: TC", "D: 6D 7D"), "9C")

    assert end(deal) == ("running", -1)
    assert deal.turn == 1


def test_SK_17_win_whoever_goes_out_has_won():
    assert end(after(position("S: 9C", "D: TC", last_card="win"), "9C")) == ("out", 1)
    assert end(after(position("S: TH 9C", "D: TC", pile="8H", last_card="win"), "TH 9C")) == ("out", 1)


# --- SK-18  three and four players ----------------------------------------------------------------------------


def test_SK_18_the_turn_passes_over_those_who_are_out():
    deal = position("S: 9C 6D", "H:", "D:", "C: TC 7H", pile="8C")

    assert after(deal, "9C 6D").turn == -1  # out himself
    assert after(position("S: 9C 6D 7D", "H:", "D:", "C: TC 7H", pile="8C"), "9C 6D").turn == 3


def test_SK_18_the_next_still_in_faces_the_top_card_as_it_lies():
    deal = after(position("S: 9C", "H: TC 7D", "D: 8D 6D", pile="8C"), "9C")

    assert pile(deal) == "8C 9C"
    assert legal(deal) == "TC"


def test_SK_18_the_turn_passes_over_them_after_a_pick_up_too():
    assert after(position("S: 6D", "H:", "D: 7D 7H", pile="QH KH", turn=0), "take").turn == 2


def test_SK_18_play_goes_on_until_one_is_left_who_loses():
    deal = after(position("S: 9C", "H: TC", "D: 6D 7H"), "9C TC")

    assert end(deal) == ("out", 2)
    assert [deal.value(seat) for seat in range(3)] == [0, 0, -1]


def test_SK_18_places_are_by_the_order_of_going_out():
    deal = after(position("S: JC 7C", "H: TC", "D: 6D 7H 8H", "C: 9C", turn=3), "9C JC 7C TC")

    assert places(deal) == [2, 3, 0, 1]
    assert end(deal) == ("out", 2)


def test_SK_18_players_in_a_draw_share_the_places_that_remain():
    match = match_from(position("S: 9C", "H: TC", "D: JC"))
    play(match, "9C TC")

    assert end(match.deal) == ("last card", -1)
    assert [note.args.get("place") for note in match.results[0].notes] == [1, 2, 2]


def test_SK_18_the_score_sheet_gives_places_to_more_than_two():
    drawn = match_from(position("S: 9C", "H: TC", "D: JC"))
    play(drawn, "9C TC")
    lost = match_from(position("S: 9C", "H: TC", "D: 6D 7H"))
    play(lost, "9C TC")

    assert sheet_cells(drawn) == [
        ("svoi-note-place", {"place": 1}),
        ("svoi-note-shared", {"place": 2}),
        ("svoi-note-shared", {"place": 2}),
    ]
    assert sheet_cells(lost)[2] == ("svoi-note-left", {"count": 2})


# --- SK-19  repetition and length -----------------------------------------------------------------------------

ROUND = "6C take 6C take "
"""Four turns after which everything stands as before, where who takes leads."""


def going_round(**house_rules):
    return position("S: 6C 7D", "H: 9D TD", after_pick_up="taker_leads", **house_rules)


def test_SK_19_a_position_that_stands_for_the_third_time_draws_the_deal():
    match = match_from(going_round())
    play(match, ROUND + "6C take 6C")
    assert match.deal.turn == 0
    play(match, "take")

    assert end(match.deal) == ("repeated", -1)
    assert match.results[0].gains == [0, 0]


@pytest.mark.parametrize("trumps", ["chosen", "dealt"])
def test_SK_19_the_first_turn_of_a_deal_is_counted(trumps):
    match = start(match_of(trumps=trumps, after_pick_up="taker_leads", pick_up="unwilling"))
    if trumps == "chosen":
        play(match, "trumps=S trumps=H")
    card = legal(match.deal).split()[0]
    play(match, f"{card} take {card} take {card} take {card}")
    assert match.deal.turn >= 0
    play(match, "take")

    assert end(match.deal)[0] == "repeated"


def test_SK_19_the_pile_in_order_is_part_of_the_position():
    one = position("S: 6C", "H: 9D", pile="7C 8C")
    other = position("S: 6C", "H: 9D", pile="8C 7C")

    assert one.position() != other.position()
    assert one.key != other.key


def test_SK_19_so_is_the_seat_to_move_and_each_hand():
    one = position("S: 6C", "H: 9D")

    assert one.position() != position("S: 6C", "H: 9D", turn=1).position()
    assert one.position() != position("S: 9D", "H: 6C").position()
    assert one.position() == position("S: 6C", "H: 9D").position()


def test_SK_19_a_position_is_never_counted_before_a_second_card():
    deal = position("S: 9H 6S AC", "H: 7S", pile="8H")

    assert deal.repeats()
    assert not after(deal, "9H").repeats()
    assert after(deal, "9H 6S").repeats()


def test_SK_19_repetitions_0_play_goes_on():
    match = match_from(going_round(), repetitions=0)
    play(match, ROUND * 5)

    assert end(match.deal) == ("running", -1)


@pytest.mark.parametrize("repetitions", [1, 2, 4])
def test_SK_19_there_is_no_other_number_of_repetitions(repetitions):
    with pytest.raises(Illegal):
        build(SvoiOptions, {"repetitions": repetitions})


def test_SK_19_the_deal_is_drawn_after_turn_2000():
    deal = after(going_round(), ROUND * 499 + "6C take 6C")
    assert (deal.turns, deal.turn) == (1999, 0)

    assert end(after(deal, "take")) == ("long", -1)


def test_SK_19_repetition_is_looked_at_before_the_length():
    match = match_from(after(going_round(), ROUND * 499 + "6C take 6C"))
    match._seen[going_round().position()] = 2
    play(match, "take")

    assert match.deal.turns == 2000
    assert end(match.deal) == ("repeated", -1)
    assert match.results[0].how.key == "svoi-how-repeated"


def test_SK_19_a_beat_with_its_second_card_is_one_turn():
    deal = position("S: 9H 6S AC", "H: 7S", pile="8H")

    assert [after(deal, "9H").turns, after(deal, "9H 6S").turns] == [0, 1]


def test_SK_19_going_out_is_looked_at_before_the_length():
    deal = position("S: 6C 7C", "H: 8H 9H", after_pick_up="taker_leads", pick_up="unwilling")
    deal = after(deal, ROUND * 499 + "6C take 6C")
    assert (deal.turns, deal.turn) == (1999, 0)

    assert end(after(deal, "7C")) == ("out", 1)


def test_SK_19_going_out_is_looked_at_before_repetition():
    match = match_from(position("S: 6C 7C", "H: 8H 9H", after_pick_up="taker_leads", pick_up="unwilling"))
    play(match, ROUND + "6C take 6C 7C")

    assert end(match.deal) == ("out", 1)


def test_SK_19_the_draw_is_among_those_who_are_still_in():
    match = match_from(position("S: 6C 7D", "H: 9D TD", "D: 8C", after_pick_up="taker_leads", turn=2))
    play(match, "8C take 8C take 8C take 8C take 8C")

    assert end(match.deal) == ("repeated", -1)
    assert match.results[0].gains == [0, 0, 0]
    assert [note.args.get("place") for note in match.results[0].notes] == [2, 2, 1]


def test_the_total_of_a_player_who_gave_up_says_so():
    match = match_from(position("S: 9C 6S", "H: 7H 8H"))
    match.resign(1)

    totals = show(match.standing(), match.deal, 0).sheet.totals
    assert [total.key for total in totals] == ["svoi-total", "svoi-total-resigned"]


# --- the presets ------------------------------------------------------------------------------------------


def test_the_presets_are_those_of_the_sheet():
    sheet = {
        "seed": SvoiOptions(),
        "classic": SvoiOptions(players=4, sixes_home=True, pick_up="unwilling"),
        "besicovitch": SvoiOptions(
            trumps="dealt", deal="symmetric", pick_up="unwilling", take="all", last_card="win"
        ),
    }
    assert sheet == PRESETS
    assert SvoiOptions() == SvoiOptions(
        players=2, trumps="chosen", lowest_rank=6, deal="random", sixes_home=False, deals=1, take="three_five_all",
        pick_up="unable", after_pick_up="next_leads", last_card="draw", repetitions=3,
    )  # fmt: skip
