"""The rules of Hand and Foot, one test or more for each number of the sheet."""

import pytest

from atout.core import cards
from atout.core.chances import draw, in_a_test
from atout.core.illegal import Illegal
from atout.core.rng import Rng
from atout.games.hand_and_foot import notation
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.match import FootMatch, book_of
from atout.games.hand_and_foot.numbers import ANSWERING, FACES, MELDING, STOCK_ENDED, TOO_LONG, WENT_OUT
from atout.games.hand_and_foot.options import FootOptions
from tests.games.hand_and_foot.positions import (
    SPARE,
    after,
    hand,
    kinds,
    legal,
    options,
    position,
    refused,
)

FULL = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"
"""Two clean books, two dirty ones and a wild one."""


def match_of(dealer=0, **rules):
    return FootMatch(options(**rules), dealer)


def dealt(seed=1, dealer=0, **rules):
    """A fresh deal of a match."""
    match = match_of(dealer, **rules)
    match.start(draw(match.chances(), in_a_test(seed)))
    return match.deal


def from_pack(front, dealer=3, **rules):
    """A deal of a pack that begins with these cards; the rest is whatever is left of it."""
    match = match_of(dealer, **rules)
    (chance,) = match.deal_chances()
    pack = list(chance.of)
    first = [cards.parse(FACES[kind]) for kind in kinds(front)]
    for card in first:
        pack.remove(card)
    deal = Foot(match.options)
    deal.set_up(dealer, first + pack)
    return deal


def lays(deal):
    """The legal choices that lay a card."""
    return {text for text in legal(deal) if "+" in text}


def discards(deal):
    return {text for text in legal(deal) if text not in notation.WORDS.values()} - lays(deal)


# --- players, cards, deal -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "six", "sides"),
    [
        (4, "three", [[0, 2], [1, 3]]),
        (6, "three", [[0, 3], [1, 4], [2, 5]]),
        (6, "two", [[0, 2, 4], [1, 3, 5]]),
        (2, "three", [[0], [1]]),
        (3, "three", [[0], [1], [2]]),
        (5, "three", [[0], [1], [2], [3], [4]]),
    ],
)
def test_HF_1_who_plays_with_whom(players, six, sides):
    match = match_of(players=players, sides_of_six=six, decks=7)
    assert match.sides == sides
    assert dealt(players=players, sides_of_six=six, decks=7).seats == players


def test_HF_2_five_packs_with_two_jokers_each():
    (chance,) = match_of().deal_chances()
    pack = [cards.text(card) for card in chance.of]
    assert len(pack) == 270
    assert [pack.count(face) for face in FACES] == [20, 10, *[20] * 11, 10, 10]


@pytest.mark.parametrize(("decks", "players"), [(3, 5), (3, 6), (4, 7)])
def test_HF_2_too_few_cards_left_are_refused(decks, players):
    with pytest.raises(Illegal) as caught:
        options(decks=decks, players=players)
    assert caught.value.refusal.text.key in {"hand_and_foot-refuse-few-cards", "option-out-of-range"}


def test_HF_2_fifty_cards_left_are_enough():
    assert options(decks=3, players=4).decks == 3
    assert options(decks=3, players=5, cards_each=11).decks == 3


@pytest.mark.parametrize("each", [13, 11])
def test_HF_3_hands_then_feet_one_at_a_time_from_the_dealers_left(each):
    pack = " ".join(["4C"] * each + ["5H"] * each)  # of a pack that is dealt to two
    deal = from_pack(pack, dealer=1, players=2, cards_each=each)
    assert deal.held[:2] == [each, each] or sum(deal.reds)
    assert deal.foot_held[:2] == [each, each]
    alternate = " ".join(["4C 5H"] * each + ["6S 7D"] * each)
    deal = from_pack(alternate, dealer=1, players=2, cards_each=each)
    assert hand(deal, 0) == ["4C"] * each
    assert hand(deal, 1) == ["5H"] * each
    assert deal.feet[0][kinds("6S")[0]] == deal.feet[1][kinds("7D")[0]] == each


def test_HF_4_a_three_or_a_wild_card_is_buried_and_another_turned():
    four = " ".join(["4C 5H 6S 7D"] * 13)
    feet = " ".join(["8C 9H TS JD"] * 5 + ["QC KH AS JD"] * 5 + ["QC KH AS TS"] * 3)
    deal = from_pack(f"{four} {feet} 3S 2C BJ 3H AS KH QC")
    assert [FACES[kind] for kind in deal.pile[: deal.in_pile]] == ["AS"]
    assert [FACES[kind] for kind in deal.stock[:4]] == ["3H", "BJ", "2C", "3S"]
    assert deal.buried == 4
    assert FACES[deal.stock[deal.in_stock - 1]] == "KH"
    assert [FACES[kind] for kind in deal.hidden(0).stock[:4]] == ["3H", "BJ", "2C", "3S"]
    assert set(deal.hidden(0).stock[4 : deal.in_stock]) == {-1}


def test_HF_5_four_deals_the_most_points_win_and_equal_ones_draw():
    match = match_of()
    match.results, match.scores = [None] * 3, [100, 90]
    assert not match.decided()
    assert match.next_dealer() == 1
    match.results.append(None)
    assert match.decided()
    assert match.best() == [0, 2]
    match.scores = [90, 90]
    assert match.best() == [0, 1, 2, 3]
    assert [chance.name for chance in FootMatch(options()).chances()] == ["first_dealer", "pack"]


def test_HF_6_the_player_on_the_dealers_left_begins_and_play_goes_clockwise():
    deal = dealt(dealer=2)
    assert deal.turn == 3
    deal = after(deal, "draw")
    deal.play(deal.choices()[-1])
    assert deal.turn == 0


# --- cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [("BJ", 50), ("2C", 20), ("AS", 20), ("KH", 10), ("8C", 10), ("7D", 5), ("4C", 5), ("3S", 5)],
)
def test_HF_7_values(card, points):
    deal = position(card, "", "", "", feet=[""] * 4)
    assert deal.value(0) == -points


def test_HF_8_red_threes_of_the_dealt_hand_are_laid_and_replaced():
    hands = " ".join(["3H 5H 6S 7D"] * 2 + ["4C 5H 6S 7D"] * 11)
    feet = " ".join(["8C 9H TS JD"] * 5 + ["QC KH AS JD"] * 5 + ["QC KH AS TS"] * 3)
    deal = from_pack(f"{hands} {feet} AS 3H KH QC")
    assert hand(deal, 0) == ["4C"] * 11 + ["KH", "QC"]
    assert deal.reds[:2] == [3, 0]
    assert deal.held[0] == 13


def test_HF_8_a_red_three_drawn_is_replaced_as_long_as_the_stock_has_any_card():
    stock = "9H 9H 9H 9H KH 3H 3H QC"
    deal = after(position("4C 5H", stock=stock, drawn=False), "draw")
    assert hand(deal, 0) == ["4C", "5H", "KH", "QC"]
    assert deal.reds[0] == 2
    deal = after(position("4C 5H", stock="3H KH", drawn=False, pile="4C"), "draw")
    assert hand(deal, 0) == ["4C", "5H", "KH"]
    assert (deal.reds[0], deal.in_stock) == (1, 0)


def test_HF_9_a_red_three_counts_for_the_side_on_the_table_and_against_it_elsewhere():
    deal = position("", "", "", "", feet=["3H", "", "", ""])
    assert deal.value(0) == -100
    deal = after(position("4C 5H", stock="9H 9H 9H KH 3H QC", drawn=False), "draw")
    base = position("4C 5H KH QC", stock="9H 9H 9H").value(0)
    assert deal.value(0) == base + 100


def test_HF_10_black_threes_are_only_discarded_and_block_the_pile():
    deal = position("3S 3S 3S 9H", "9H 9H", pile="9H 9H", mine="KKK")
    assert lays(deal) == set()
    assert refused(deal, "+4")[0] == "HF-11"
    with pytest.raises(Illegal) as caught:
        deal.play(14 + 1)
    assert caught.value.refusal.rule in {"HF-10", "HF-17"}
    blocked = after(deal, "3")
    assert refused(blocked, "take") == ("HF-10", "hand_and_foot-refuse-take_three")
    assert position("3S", "", "", "", feet=[""] * 4).value(0) == -5


# --- melds and books ------------------------------------------------------------------------------------


def test_HF_11_three_to_seven_of_one_rank_and_either_partner_adds():
    deal = position("KH KH KH 9H 9H 4C", mine="QQQ")
    assert lays(deal) == {"+K"}  # two nines cannot get a third
    assert refused(deal, "+9") == ("HF-11", "hand_and_foot-refuse-short")
    deal = after(deal, "+K +K")
    assert "done" not in legal(deal)
    deal = after(deal, "+K done 4")
    assert deal.naturals[0][11] == 3
    deal = after(deal, "draw 8 draw")
    assert deal.turn == 2
    partner = position(SPARE, SPARE, "KH 5H", mine="KKK", turn=2)
    assert lays(partner) == {"+K"}


def test_HF_11_what_is_not_held_cannot_be_laid():
    assert refused(position("KH KH KH 9H", mine="QQQ"), "+Q") == ("HF-11", "hand_and_foot-refuse-not_held")
    assert refused(position("KH KH KH 9H", mine="QQQ"), "done") == (
        "HF-11",
        "hand_and_foot-refuse-done_nothing",
    )
    assert refused(position("KH KH KH 9H", mine="QQQ"), "+K done")[1] == "hand_and_foot-refuse-done_short"


@pytest.mark.parametrize(
    "deal",
    [
        position("4C 4C KH 3S", feet=[""] * 4, mine="QQQ"),  # on the foot, with few cards
        position("4C 4C KH KH 5H 8C", deal=4),  # before the first melds
        after(position("8C 8C 8C 4C", feet=[""] * 4, mine=FULL, played=(2,)), "ask yes"),
    ],
)
def test_HF_11_what_cannot_get_three_cards_is_refused_for_that(deal):
    assert refused(deal, "+4") == ("HF-11", "hand_and_foot-refuse-short")


def test_HF_12_one_wild_card_below_six_cards_two_at_six_and_seven():
    deal = position("2C 2C 4C 5H", mine="KKK2")
    assert refused(deal, "2+K") == ("HF-11", "hand_and_foot-refuse-short")
    deal = position("2C 2C 4C 5H", mine="KKKK2")
    assert "2+K" in lays(deal)
    assert "2+K" not in lays(after(deal, "2+K done"))
    deal = position("2C 2C 4C 5H", mine="KKKKK")
    deal = after(deal, "2+K 2+K done")
    assert [book_of(deal.books[0]), deal.dirty[0]] == [(0, 11, 2, 0), 1]
    assert refused(position("2C 2C 2C 4C 5H", mine="KKKK2"), "2+K 2+K") == (
        "HF-12",
        "hand_and_foot-refuse-wilds",
    )


def test_HF_12_before_the_announcement_is_complete_wild_cards_may_be_too_many():
    deal = position("2C BJ KH KH KH KH 4C 5H", mine="QQQ")
    deal = after(deal, "2+K BJ+K +K +K")
    assert refused(deal, "done") == ("HF-12", "hand_and_foot-refuse-done_wilds")
    assert lays(deal) == {"+K"}
    assert after(deal, "+K +K done").jokers[0][11] == 1


def test_HF_12_wild_melds_and_a_wild_card_closes_a_book():
    deal = position("2C 2C BJ BJ 4C 5H", mine="QQQ")
    deal = after(deal, "2+W BJ+W 2+W done")
    assert (deal.twos[0][0], deal.jokers[0][0]) == (2, 1)
    deal = after(position("2C 4C 5H", mine="KKKKKK"), "2+K done")
    assert (deal.clean[0], deal.dirty[0]) == (0, 1)
    deal = after(position("2C 4C 5H", mine="22222X"), "2+W done")
    assert deal.wild[0] == 1


def test_HF_13_a_book_is_closed():
    deal = after(position("KH KH 4C 5H", mine="KKKKKK"), "+K done")
    assert deal.clean[0] == 1
    assert deal.naturals[0][11] == 0
    assert "+K" not in lays(deal)


def test_HF_14_one_unfinished_meld_of_a_rank_and_another_after_a_book():
    deal = position(" ".join(["KH"] * 10) + " 4C", mine="QQQ")
    deal = after(deal, " ".join(["+K"] * 10) + " done")
    assert (deal.clean[0], deal.naturals[0][11]) == (1, 3)
    deal = position("2C 2C 2C BJ BJ BJ BJ 2C 2C 2C 4C", mine="QQQ")
    deal = after(deal, "2+W 2+W 2+W BJ+W BJ+W BJ+W BJ+W 2+W 2+W 2+W done")
    assert (deal.wild[0], deal.twos[0][0]) == (1, 3)


def test_HF_15_either_new_melds_or_additions():
    deal = position("KH 9H 9H 9H 8C 8C 8C QC 4C", mine="KKK QQQ")
    adding = after(deal, "+K done")
    assert lays(adding) == {"+Q"}
    assert refused(adding, "+9") == ("HF-15", "hand_and_foot-refuse-start")
    starting = after(deal, "+9 +9 +9 done")
    assert lays(starting) == {"+8"}
    assert refused(starting, "+K") == ("HF-15", "hand_and_foot-refuse-add")
    assert lays(after(position("KH 9H 9H 9H 4C 5H", mine="KKK", meld_per_turn="both"), "+K done")) == {"+9"}


def test_HF_15_adding_to_a_meld_begun_in_the_turn_is_starting_it():
    deal = after(position("9H 9H 9H 9H KH 4C", mine="KKK"), "+9 +9 +9 done")
    assert lays(deal) == {"+9"}


def test_HF_15_an_older_meld_completed_and_another_of_the_rank_are_not_one_turn():
    deal = after(position("9H 9H 9H 9H KH 4C", mine="999999 KKK"), "+9 done")
    assert lays(deal) == {"+K"}
    both = position("9H 9H 9H 9H KH 4C", mine="999999 KKK", meld_per_turn="both")
    assert "+9" in lays(after(both, "+9 done"))


def test_HF_15_taking_the_pile_sets_the_kind_of_the_turn():
    deal = position("9H 9H KH 8C 8C 8C 4C", pile="9H", mine="KKK", drawn=False)
    assert lays(after(deal, "take")) == {"+8"}
    deal = position("9H 9H KH 8C 8C 8C 4C", pile="9H", mine="KKK 999", drawn=False)
    assert lays(after(deal, "take")) == {"+K"}


def test_HF_15_picking_up_the_foot_begins_the_choice_anew():
    deal = position("9H 9H 9H", feet=["KH 8C 8C 8C 9H 4C", SPARE, SPARE, SPARE], mine="KKK")
    deal = after(deal, "+9 +9 +9 done")
    assert lays(deal) == {"+K", "+8", "+9"}
    assert lays(after(deal, "+9 done")) == {"+K"}  # the nines are older now
    assert lays(after(deal, "+8 +8 +8 done")) == set()


@pytest.mark.parametrize(("number", "minimum"), [(1, 50), (2, 90), (3, 120), (4, 150)])
def test_HF_16_the_minimum_rises(number, minimum):
    assert position("4C", deal=number).minimum == minimum


def test_HF_16_several_melds_reach_it_together_or_nothing_is_laid():
    deal = position("9H 9H 9H 5H 5H 5H 4C 7D 8C")  # 30 + 15
    assert lays(deal) == set()
    assert refused(deal, "+9") == ("HF-16", "hand_and_foot-refuse-minimum")
    deal = position("9H 9H 9H KH KH 2C 4C 7D 8C")  # 30 + 40
    assert lays(deal) == {"+9", "+K", "2+9", "2+K"}
    assert refused(after(deal, "+9 +9 +9"), "done") == ("HF-16", "hand_and_foot-refuse-done_minimum")
    deal = after(deal, "+9 +9 +9 +K +K 2+K done")
    assert deal.opened[0]
    assert deal.melded[0] == 70


def test_HF_16_wild_cards_count_and_exactly_the_minimum_is_enough():
    assert "BJ+W" in lays(position("BJ BJ BJ 4C", deal=4))
    assert "2+W" in lays(position("2C 2C BJ 4C", deal=2))
    assert lays(position("2C 2C BJ 4C", deal=3)) == set()
    assert lays(position("KH KH KH AS 9H 9H 2C 4C")) != set()


def test_HF_16_a_wild_card_is_kept_for_where_it_is_needed():
    deal = position("AS AS 2C KH KH KH 4C 5H", deal=2)  # 20 + 20 + 20 + 30 are just 90
    assert lays(deal) == {"+A", "+K", "2+A"}
    assert refused(deal, "2+K") == ("HF-16", "hand_and_foot-refuse-minimum")


def test_HF_16_the_books_and_red_threes_do_not_count():
    deal = position(" ".join(["4C"] * 7) + " 5H 6S")  # a clean book of 35
    assert lays(deal) == set()


def test_HF_16_after_it_the_player_may_go_on_melding():
    deal = after(position("AS AS AS 4C 4C 4C 5H"), "+A +A +A done")
    assert lays(deal) == {"+4"}


# --- the turn -----------------------------------------------------------------------------------------


def test_HF_17_draw_two_meld_or_not_and_discard_any_card():
    deal = position("3S 2C BJ KH 4C", drawn=False, pile="9H")
    assert legal(deal) == {"draw"}
    assert refused(deal, "4") == ("HF-17", "hand_and_foot-refuse-draw_first")
    deal = after(deal, "draw")
    assert deal.held[0] == 7
    assert {"3", "2", "BJ", "K", "4"} <= discards(deal)
    assert refused(deal, "draw") == ("HF-17", "hand_and_foot-refuse-drawn")
    assert refused(deal, "A") == ("HF-17", "hand_and_foot-refuse-discard_held")
    assert FACES[after(deal, "2").pile[1]] == "2C"


def test_HF_17_an_announcement_is_completed_before_the_discard():
    deal = after(position("KH KH KH 4C", mine="QQQ"), "+K")
    assert refused(deal, "4") == ("HF-16", "hand_and_foot-refuse-discard_done")
    assert after(position("KH KH KH 4C", mine="QQQ"), "+K +K +K done 4").turn == 1


@pytest.mark.parametrize(
    ("pile", "rule", "left", "held"),
    [
        (5, "seven", 0, 3 + 5 - 3),
        (9, "seven", 2, 3 + 7 - 3),
        (9, "whole", 0, 3 + 9 - 3),
    ],
)
def test_HF_18_the_top_seven_cards_or_all(pile, rule, left, held):
    lying = " ".join(["4C", "5H", "6S", "7D", "8C", "TS", "JD", "QC"][: pile - 1])
    lying = f"{lying} 9H"
    deal = after(position("9H 9H AS", pile=lying, mine="KKK", drawn=False, whole=rule == "whole"), "take")
    assert deal.in_pile == left
    assert deal.held[0] == held
    assert deal.naturals[0][7] == 3


def test_HF_18_others_know_what_was_picked_up():
    deal = after(position("9H 9H AS", pile="4C 5H 9H", mine="KKK", drawn=False), "take")
    assert hand(deal.hidden(1), 0) == ["4C", "5H"]
    assert hand(after(deal, "4").hidden(1), 0) == ["5H"]
    assert refused(position("9H 9H", pile="", mine="KKK", drawn=False), "take") == (
        "HF-18",
        "hand_and_foot-refuse-take_empty",
    )


def test_HF_19_two_natural_cards_of_its_rank():
    deal = position("9H 2C BJ AS", pile="4C 9H", mine="KKK", drawn=False)
    assert refused(deal, "take") == ("HF-19", "hand_and_foot-refuse-take_pair")
    assert refused(position("2C 2C BJ", pile="2C", mine="KKK", drawn=False), "take") == (
        "HF-19",
        "hand_and_foot-refuse-take_wild",
    )


def test_HF_19_two_of_a_kind_take_a_wild_card():
    rules = {"wild_top": "two_of_a_kind", "mine": "KKK", "drawn": False}
    deal = after(position("2C 2C BJ 4C", pile="5H 2C", **rules), "take")
    assert deal.twos[0][0] == 3
    assert "take" in legal(position("BJ BJ 4C", pile="5H BJ", **rules))
    assert refused(position("2C BJ BJ 4C", pile="5H 2C", **rules), "take")[0] == "HF-19"
    assert "take" in legal(position("2C 2C 4C", pile="5H 2C", **(rules | {"mine": "22XX"})))
    assert refused(position("2C 2C 4C", pile="5H 2C", **(rules | {"mine": "22XXX"})), "take") == (
        "HF-20",
        "hand_and_foot-refuse-take_full",
    )


@pytest.mark.parametrize(("mine", "fits"), [("999", 1), ("9992", 1), ("99992", 0), ("999922", 0), ("KKK", 1)])
def test_HF_20_the_three_go_onto_the_unfinished_meld_if_they_fit(mine, fits):
    deal = position("9H 9H AS 4C", pile="4C 9H", mine=mine, drawn=False)
    if not fits:
        assert refused(deal, "take") == ("HF-20", "hand_and_foot-refuse-take_full")
        return
    deal = after(deal, "take")
    books = deal.clean[0] + deal.dirty[0]
    assert deal.naturals[0][7] + 7 * books == (7 if mine == "9992" else 3 + mine.count("9"))
    assert deal.half == 0


def test_HF_21_for_the_first_meld_the_three_and_other_cards_of_the_hand_count():
    deal = position("9H 9H AS AS 2C 7D", pile="4C 9H", drawn=False)  # 30, and 60
    deal = after(deal, "take")
    assert deal.half == 2
    assert refused(deal, "done") == ("HF-16", "hand_and_foot-refuse-done_minimum")
    assert lays(deal) == {"+A", "2+9", "2+A"}
    deal = after(deal, "+A +A 2+A done")
    assert deal.melded[0] == 90
    assert hand(deal, 0) == ["4C", "7D"]


def test_HF_21_the_other_cards_of_the_pile_cannot_help():
    deal = position("9H 9H AS AS 7D", pile="AS 9H", drawn=False)
    assert refused(deal, "take") == ("HF-21", "hand_and_foot-refuse-take_minimum")
    deal = position("9H 9H AS AS AS 7D", pile="AS 9H", drawn=False)
    deal = after(deal, "take")
    assert lays(deal) == {"+A"}
    assert "+A" not in lays(after(deal, "+A +A +A"))
    assert "+A" in lays(after(deal, "+A +A +A done"))


def test_HF_22_a_red_three_is_never_in_the_pile_nor_in_a_hand():
    deal = Foot(FootOptions(contract="1-1-0"))
    rng = Rng(4)
    for _ in range(5):
        deal.begin(rng)
        while deal.turn >= 0:
            assert 14 not in deal.pile[: deal.in_pile]
            assert all(held[14] == 0 for held in deal.hands)
            choices = deal.choices()
            deal.play(choices[rng.below(len(choices))])


# --- the foot -----------------------------------------------------------------------------------------


def test_HF_23_melding_the_last_card_brings_the_foot_at_once():
    deal = position("9H 9H 9H", feet=["KH 4C 3H", SPARE, SPARE, SPARE], mine="QQQ", stock="8C 8C 8C AS")
    deal = after(deal, "+9 +9 +9 done")
    assert deal.turn == 0
    assert deal.on_foot[0]
    assert hand(deal, 0) == ["4C", "AS", "KH"]  # its red three is laid and replaced
    assert deal.reds[0] == 1
    assert after(deal, "4").turn == 1


def test_HF_23_discarding_the_last_card_brings_the_foot_for_the_next_turn():
    deal = after(position("9H", feet=["KH 4C", SPARE, SPARE, SPARE], mine="QQQ"), "9")
    assert deal.turn == 1
    assert deal.on_foot[0]
    assert hand(deal, 0) == ["4C", "KH"]


def test_HF_24_a_wild_card_may_be_the_last_discard():
    deal = after(position("2C", feet=["KH 4C", SPARE, SPARE, SPARE], mine="QQQ"), "2")
    assert deal.on_foot[0]
    assert deal.value(0) == 30 - 15 - 4 * 0 - sum_of(SPARE) * 2


def sum_of(texts):
    """What cards are worth."""
    return -int(position(texts, "", "", "", feet=["", "", "", ""]).value(0))


# --- going out ----------------------------------------------------------------------------------------

ON_FOOT = ["", "", "", ""]


def last_turn(hand_of_0, mine=FULL, feet=ON_FOOT, played=(0, 2), **more):
    return position(hand_of_0, feet=feet, mine=mine, played=played, **more)


def test_HF_25_all_but_one_melded_and_the_last_discarded():
    deal = last_turn("8C 8C 8C 4C")
    deal = after(deal, "ask yes +8 +8 +8 done")
    assert legal(deal) == {"4"}
    deal = after(deal, "4")
    assert (deal.turn, deal.ended, deal.out) == (-1, WENT_OUT, 0)
    assert (
        deal.value(0) - 100 == 690 + 30 + 500 * 2 + 300 * 2 + 1500 - sum_of(SPARE) - 380 + books_value() - 310
    )


def books_value():
    """What the cards of FULL are worth, less what the sum above takes for them."""
    return 7 * 20 + 7 * 10 + 2 * (5 * 10 + 40) + 5 * 20 + 100


@pytest.mark.parametrize(
    ("contract", "mine", "stands"),
    [
        ("2-2-1", FULL, True),
        ("2-2-1", "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22", False),
        ("2-2-0", "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22", True),
        ("1-1-1", "AAAAAAA QQQQQ22 22222XX", True),
        ("1-1-0", "AAAAAAA QQQQQ22", True),
        ("1-1-0", "AAAAAAA KKKKKKK", False),
    ],
)
def test_HF_25_the_contract(contract, mine, stands):
    deal = last_turn("8C 8C 8C 4C", mine, contract=contract)
    assert ("ask" in legal(deal)) == stands
    if not stands:
        assert refused(deal, "ask") == ("HF-27", "hand_and_foot-refuse-ask_unable")


def test_HF_25_optional_melding_every_card_is_going_out_too():
    deal = after(last_turn("8C 8C 8C", last_card="optional"), "ask yes +8 +8 +8 done")
    assert (deal.ended, deal.out) == (WENT_OUT, 0)
    assert refused(last_turn("8C 8C 8C"), "ask")[1] == "hand_and_foot-refuse-ask_unable"


def test_HF_25_only_a_player_on_the_foot_goes_out():
    deal = last_turn("8C 8C 8C 4C", feet=["4C", "", "", ""])
    assert refused(deal, "ask") == ("HF-27", "hand_and_foot-refuse-ask_hand")


def test_HF_25_the_last_card_may_be_any():
    for last in ("3", "2", "BJ"):
        card = {"3": "3S", "2": "2C", "BJ": "BJ"}[last]
        assert after(last_turn(f"8C 8C 8C {card}"), f"ask yes +8 +8 +8 done {last}").ended == WENT_OUT


def test_HF_26_the_partner_must_have_played_from_the_foot():
    assert refused(last_turn("8C 8C 8C 4C", played=(0,)), "ask") == (
        "HF-26",
        "hand_and_foot-refuse-ask_partner",
    )


def test_HF_26_a_turn_that_ends_with_a_card_of_the_foot_is_one_and_one_that_brings_it_is_not():
    brought = position("9H 9H 9H", feet=["KH 4C", SPARE, SPARE, SPARE], mine="QQQ")
    assert after(brought, "+9 +9 +9 done 4").played_foot[0]
    brought = position("9H", feet=["KH 4C", SPARE, SPARE, SPARE], mine="QQQ")
    assert not after(brought, "9").played_foot[0]


def test_HF_26_every_partner_of_three_must_have():
    rules = {"players": 6, "sides_of_six": "two", "decks": 7, "feet": [""] * 6}
    assert refused(last_turn("8C 8C 8C 4C", played=(0, 2), **rules), "ask")[0] == "HF-26"
    deal = after(last_turn("8C 8C 8C 4C", played=(2, 4), **rules), "ask")
    assert deal.turn == 2
    assert after(deal, "yes").turn == 4
    assert after(deal, "yes yes").granted
    assert after(deal, "no").refused


def test_HF_27_yes_and_the_player_must_go_out():
    deal = last_turn("8C 8C 8C 9H 9H 9H 4C")
    assert after(deal, "ask").phase == ANSWERING
    assert legal(after(deal, "ask")) == {"yes", "no"}
    assert refused(after(deal, "ask"), "4") == ("HF-27", "hand_and_foot-refuse-answer")
    granted = after(deal, "ask yes")
    assert (granted.turn, granted.phase, granted.granted) == (0, MELDING, True)
    assert legal(granted) == {"+8", "+9"}
    assert refused(granted, "4") == ("HF-27", "hand_and_foot-refuse-discard_out")
    assert refused(granted, "ask") == ("HF-27", "hand_and_foot-refuse-ask_twice")


def test_HF_27_after_yes_what_would_spoil_it_is_refused():
    deal = after(last_turn("2C 9H 9H 4C", FULL + " 8888"), "ask yes")
    assert lays(deal) == {"+9", "2+9"}
    assert refused(deal, "2+8") == ("HF-27", "hand_and_foot-refuse-leave_out")


def test_HF_27_no_and_two_cards_must_be_left():
    deal = after(last_turn("8C 8C 8C 8C 8C 4C"), "ask no")
    assert deal.refused
    assert refused(deal, "ask") == ("HF-27", "hand_and_foot-refuse-ask_twice")
    assert after(deal, "+8 +8 +8 +8 done 4").turn == 1
    assert refused(deal, "+8 +8 +8 +8 +8") == ("HF-31", "hand_and_foot-refuse-keep_two")
    deal = after(last_turn("8C 8C 8C 4C"), "ask no")
    assert refused(deal, "+8") == ("HF-31", "hand_and_foot-refuse-keep_two")


def test_HF_27_counting_books_that_the_melds_complete():
    mine = "AAAAAAA KKKKKK QQQQQ22 JJJJJ22 22222XX"
    assert refused(last_turn("8C 8C 8C 4C", mine), "ask")[1] == "hand_and_foot-refuse-ask_unable"
    assert "ask" in legal(last_turn("KH 4C", mine))
    assert lays(after(last_turn("KH 4C", mine), "ask yes")) == {"+K"}


def test_HF_27_only_between_announcements_and_only_when_able():
    deal = last_turn("8C 8C 8C 9H 4C")
    assert refused(after(deal, "+8"), "ask") == ("HF-27", "hand_and_foot-refuse-ask_done")
    assert "ask" not in legal(last_turn("8C 8C 8C 9H 5H 4C"))
    assert "ask" not in legal(last_turn("8C 8C 8C 3S 3S"))
    assert "ask" in legal(last_turn("4C"))
    assert refused(position("4C", mine="KKK"), "yes") == ("HF-27", "hand_and_foot-refuse-not_asked")


def test_HF_27_with_no_card_there_is_nothing_to_go_out_with():
    deal = last_turn("", last_card="optional")
    assert legal(deal) == {"keep"}
    assert refused(deal, "ask") == ("HF-27", "hand_and_foot-refuse-ask_unable")


def test_HF_27_melds_of_one_kind_alone_are_allowed():
    mine = FULL + " 888"
    assert "ask" not in legal(last_turn("8C 9H 9H 9H 4C", mine))
    assert "ask" in legal(last_turn("8C 9H 9H 9H 4C", mine, meld_per_turn="both"))


def test_HF_27_nor_is_an_older_wild_meld_closed_and_another_begun():
    wild = "2C 2C 2C BJ 4C"
    assert "ask" not in legal(last_turn(wild, FULL + " 2222XX"))
    assert "ask" in legal(last_turn(wild, FULL + " 2222XX", meld_per_turn="both"))


def test_HF_27_who_has_no_partner_needs_nobody():
    deal = position("8C 8C 8C 4C", feet=["", ""], mine=FULL, players=2)
    assert "ask" not in legal(deal)
    assert refused(deal, "ask") == ("HF-27", "hand_and_foot-refuse-ask_nobody")
    assert after(deal, "+8 +8 +8 done 4").ended == WENT_OUT


def test_HF_28_with_one_card_in_the_stock_take_the_pile_or_end():
    deal = position("9H 9H AS 4C", pile="9H", stock="8C", mine="KKK", drawn=False)
    assert legal(deal) == {"take", "end"}
    assert refused(deal, "draw") == ("HF-28", "hand_and_foot-refuse-no_stock")
    over = after(deal, "end")
    assert (over.turn, over.ended, over.out) == (-1, STOCK_ENDED, -1)
    assert after(deal, "take 4").turn == -1
    two = position("9H 9H AS 4C", pile="9H", stock="8C 8C", mine="KKK", drawn=False)
    assert legal(two) == {"draw", "take"}
    assert refused(two, "end") == ("HF-28", "hand_and_foot-refuse-no_end")


def test_HF_28_if_no_pick_up_is_possible_the_deal_ends_by_itself():
    deal = after(position("AS 4C", SPARE, stock="8C 8C 8C", mine="KKK", drawn=False), "draw 4")
    assert (deal.turn, deal.ended) == (-1, STOCK_ENDED)
    assert refused(deal, "draw") == ("HF-28", "hand_and_foot-refuse-over")


def test_HF_29_what_counts_for_a_side():
    deal = after(last_turn("4C", FULL + " 999"), "ask yes 4")
    cards_melded = books_value() + 30
    assert deal.value(0) == cards_melded + 1000 + 600 + 1500 + 100 - sum_of(SPARE)


def test_HF_30_what_counts_against_a_side():
    deal = position("BJ 3S", "4C", "AS", "", feet=["3H 2C", "KH", "", ""])
    assert deal.value(0) == -(50 + 5 + 20 + 100 + 20)
    assert deal.value(1) == -(5 + 10)


# --- keeping a card -------------------------------------------------------------------------------------


def test_HF_31_a_player_on_the_foot_keeps_two_cards_after_melding():
    deal = position("8C 8C 8C 4C", feet=ON_FOOT, mine="KKK")
    assert lays(deal) == set()
    assert refused(deal, "+8") == ("HF-31", "hand_and_foot-refuse-keep_two")
    assert lays(position("8C 8C 8C 4C", mine="KKK")) == {"+8"}  # still on the hand
    assert lays(position("8C 8C 8C 4C 5H", feet=ON_FOOT, mine="KKK")) == {"+8"}


def test_HF_11_holds_for_a_hand_of_more_than_a_hundred_cards():
    whole_pile = " ".join(["KH AS 9H 8C 4C 5H 6S 7D"] * 14 + ["2C", "3S 3S 3S"])
    deal = position(whole_pile, feet=["", ""], mine="QQQ", players=2, decks=7, meld_per_turn="both")
    assert "2+K" in legal(deal)
    assert "2+W" not in legal(deal)


def test_HF_31_is_the_reason_where_the_meld_itself_could_lie():
    deal = after(position("KH KH KH QC QC QC JD", feet=ON_FOOT, mine="999"), "+K")
    assert refused(deal, "+Q") == ("HF-31", "hand_and_foot-refuse-keep_two")


def test_HF_31_so_with_the_pile():
    deal = position("9H 9H", feet=ON_FOOT, pile="4C 9H", mine="KKK", drawn=False)
    assert refused(deal, "take") == ("HF-31", "hand_and_foot-refuse-take_keep")
    assert "take" in legal(position("9H 9H", feet=ON_FOOT, pile="4C 5H 9H", mine="KKK", drawn=False))
    assert "take" in legal(position("9H 9H", pile="9H", mine="KKK", drawn=False))
    alone = {"players": 2, "feet": ["", ""], "mine": FULL, "drawn": False}
    assert "take" in legal(position("9H 9H", pile="4C 9H", **alone))
    assert "take" not in legal(position("9H 9H", pile="9H", **alone))
    assert "take" in legal(position("9H 9H", pile="9H", last_card="optional", **alone))


def test_HF_31_the_last_card_of_the_foot_is_discarded_only_to_go_out():
    deal = position("4C", feet=ON_FOOT, mine="KKK")
    assert refused(deal, "4") == ("HF-31", "hand_and_foot-refuse-discard_last")


def test_HF_31_without_a_partner_the_contract_is_enough():
    deal = position("8C 8C 8C 4C", feet=["", ""], mine=FULL, players=2)
    assert lays(deal) == {"+8"}
    assert lays(position("8C 8C 8C 4C", feet=["", ""], mine="KKK", players=2)) == set()
    assert lays(position("KH 4C", feet=["", ""], mine="KKKKKK QQQQQ22", players=2, contract="1-1-0")) == {
        "+K"
    }


def test_HF_32_a_turn_may_end_without_a_discard():
    deal = position("4C", feet=ON_FOOT, mine="KKK")
    assert legal(deal) == {"keep"}
    assert after(deal, "keep").turn == 1
    assert not after(deal, "keep").played_foot[0]
    assert refused(position("4C 5H", mine="KKK"), "keep") == ("HF-32", "hand_and_foot-refuse-keep")
    assert legal(last_turn("4C")) == {"ask", "keep"}


def test_HF_32_who_has_no_partner_and_may_go_out_must():
    deal = position("4C", feet=["", ""], mine=FULL, players=2)
    assert legal(deal) == {"4"}
    assert legal(position("4C", feet=["", ""], mine="KKK", players=2)) == {"keep"}
    deal = position(
        "4C", feet=["", ""], mine="444444 QQQQQ22", players=2, contract="1-1-0", last_card="optional"
    )
    assert legal(deal) == {"+4"}
    assert after(deal, "+4 done").ended == WENT_OUT


@pytest.mark.parametrize(("turns", "over"), [(498, False), (499, True)])
def test_HF_33_after_500_turns_the_deal_ends(turns, over):
    deal = Foot(options())
    spare = [kinds(SPARE)] * 4
    deal.arrange(spare, spare, kinds(" ".join([SPARE] * 10)), kinds("9H"), [], turns=turns)
    deal = after(deal, "draw 4")
    assert (deal.turn, deal.ended) == ((-1, TOO_LONG) if over else (1, 0))
