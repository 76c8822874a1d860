"""Faults that people met in programs for card games, as tests of their kind.

| the fault | where it would be caught |
| --- | --- |
| no wild book is asked for | games/hand_and_foot/test_rules.py::test_HF_25_the_contract |
| the partner's foot does not matter | games/hand_and_foot/test_rules.py::test_HF_26_the_partner_must_have_played_from_the_foot |
| a player who stays in keeps no card | games/hand_and_foot/test_rules.py::test_HF_31_a_player_on_the_foot_keeps_two_cards_after_melding |
| a red three in an unopened foot costs nothing | games/hand_and_foot/test_vectors.py::test_what_a_foot_costs_that_nobody_opened |
| a wild card on top can never be taken | games/hand_and_foot/test_rules.py::test_HF_19_two_of_a_kind_take_a_wild_card |
| the last card of the stock is taken twice, or none | games/hand_and_foot/test_faults.py::test_the_stock_runs_out_under_red_threes |
| an end of the stock that nobody has thought of | games/hand_and_foot/test_rules.py::test_HF_28_if_no_pick_up_is_possible_the_deal_ends_by_itself |
| drawing takes cards from other hands too | games/hand_and_foot/test_faults.py::test_drawing_touches_nobody_else |
| a card that is not held is accepted | games/hand_and_foot/test_rules.py::test_HF_11_what_is_not_held_cannot_be_laid |
| a card that is laid stays in the hand as well | games/hand_and_foot/test_faults.py::test_a_card_that_is_laid_leaves_the_hand |
| the same card twice in one decision counts twice | games/hand_and_foot/test_faults.py::test_one_card_is_not_laid_twice |
| the whole decision is not undone when its last part fails | games/hand_and_foot/test_faults.py::test_melds_that_fall_short_leave_every_card_where_it_was |
| taking cards also takes them from elsewhere | games/hand_and_foot/test_faults.py::test_the_pile_is_taken_from_the_pile_alone |
| cards of a player who leaves are there twice | contract/test_views.py::test_so_it_is_when_someone_resigns_and_no_card_is_lost |
| one value of a house rule behaves like another | contract/test_wordy.py::test_they_agree_under_every_value_of_every_house_rule |
| the score is kept in two places that differ | games/hand_and_foot/test_view.py::test_HF_29_and_30_the_sheet_says_how_each_side_came_to_its_points |
| others see melds that are not laid yet | games/hand_and_foot/test_view.py::test_melds_that_are_put_together_are_shown_to_nobody_else |
| front end and server judge differently | contract/test_views.py::test_every_view_is_complete |
| a refusal does not say why | contract/test_messages.py::test_every_refusal_has_words |
| the position depends on the order in which it came about | games/hand_and_foot/test_faults.py::test_cards_laid_in_any_order_lie_alike |

Faults of connections, seats and clocks are in tests/server and tests/table, those of computer players in
tests/search and bench.
"""

import itertools
from collections import Counter

import pytest

from atout.core.illegal import Illegal
from atout.games.hand_and_foot import GAME, notation
from atout.games.hand_and_foot.numbers import KINDS
from tests.games.hand_and_foot.positions import after, hand, kind, legal, options, position, refused
from tests.helpers import chances_of


def hands(deal):
    return [[deal.hands[seat][number] for number in range(KINDS)] for seat in range(deal.seats)]


def test_the_stock_runs_out_under_red_threes():
    deal = position("4C 4C", stock="3H 3H KH", mine="QQQ", drawn=False)
    drawn = after(deal, "draw")

    assert drawn.in_stock == 0
    assert drawn.reds_by[0] == 2
    assert hand(drawn, 0) == ["4C", "4C", "KH"]


def test_drawing_touches_nobody_else():
    deal = position("4C 4C", mine="QQQ", drawn=False)
    drawn = after(deal, "draw")

    assert hands(drawn)[1:] == hands(deal)[1:]
    assert sum(map(sum, hands(drawn))) == sum(map(sum, hands(deal))) + 2
    assert deal.in_stock - drawn.in_stock == 2


def test_a_card_that_is_laid_leaves_the_hand():
    laid = after(position("KH KH KH 4C", mine="QQQ"), "+K +K +K done")

    assert hand(laid, 0) == ["4C"]
    assert laid.naturals[0][kind("KH")] == 3


def test_one_card_is_not_laid_twice():
    deal = position("QC 4C 4C", mine="QQQ")

    assert "+Q" in legal(deal)
    assert refused(deal, "+Q +Q") == ("HF-11", "hand_and_foot-refuse-not_held")


def test_melds_that_fall_short_leave_every_card_where_it_was():
    match = GAME.match(options(), 0)
    match.start(chances_of(match, 4))
    match.play(match.deal.turn, [notation.read(match.deal, "draw")])
    before, position_before = match.deal, match.deal.position()
    lay = next((choice for choice in before.choices() if notation.write(before, choice)[0] == "+"), None)
    assert lay is not None

    with pytest.raises(Illegal):
        match.play(before.turn, [lay, notation.read(before, "done")])

    assert match.deal is before
    assert match.deal.position() == position_before


def test_the_pile_is_taken_from_the_pile_alone():
    deal = position("9H 9H 4C", pile="5H " * 8 + "9H", mine="QQQ", drawn=False)
    taken = after(deal, "take")

    assert hands(taken)[1:] == hands(deal)[1:]
    assert Counter(hand(taken, 0)) == Counter({"5H": 6, "4C": 1})
    assert (taken.in_pile, taken.in_stock) == (2, deal.in_stock)


def test_cards_laid_in_any_order_lie_alike():
    deal = position("KH KH 2C JD JD JD 4C 4C", mine="QQQ")
    ways = {
        after(deal, " ".join([*order, "+J", "done"])).position()
        for order in itertools.permutations(["+K", "+K", "2+K", "+J", "+J"])
    }

    assert len(ways) == 1
