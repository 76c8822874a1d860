"""How a computer player plays Hand and Foot: the policy at moments that speak for themselves, and the search."""

import time

import pytest

from atout.core import deal as core_deal
from atout.core.rng import Rng
from atout.games.hand_and_foot import bot, notation
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import DRAWING
from atout.search.levels import decide
from tests.games.hand_and_foot.positions import after, options, position

COMPILED = not core_deal.__file__.endswith(".py")
FULL = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"
OPEN = ["", "", "", ""]


def usual(deal):
    """What the policy chooses, as text."""
    return notation.write(deal, deal.usual(Rng(1)))


def turn_by_policy(deal):
    """The choices of a whole turn by the policy."""
    deal, seat, texts = deal.clone(), deal.turn, []
    while deal.turn == seat:
        texts.append(usual(deal))
        deal.play(notation.read(deal, texts[-1]))
        if deal.phase == DRAWING:
            break
    return texts


def test_it_opens_with_natural_cards_and_holds_the_wild_ones():
    texts = turn_by_policy(position("AS AS AS KH KH KH 2C BJ 4C 7D"))
    assert {"+A", "+K", "done"} <= set(texts)
    assert not [text for text in texts if text.startswith(("2", "BJ"))]


def test_it_opens_with_wild_cards_where_they_are_needed():
    texts = turn_by_policy(position("AS AS 2C KH KH KH 4C 5H", deal=2))
    assert texts[-2] == "done"
    assert {"+A", "2+A", "+K"} <= set(texts)


def test_it_does_not_throw_what_the_next_player_is_known_to_wait_for():
    def next_to(taken):
        deal = position(
            "7D 5H 5H 6S 6S", "9H 9H 4C 5H", "4C 5H", "4C 5H", pile=f"{taken} {taken} 9H",
            stock=" ".join(["QC JD"] * 20), mine="QQQ JJJ", theirs="TTT", turn=1, drawn=False,
        )  # fmt: skip
        return turn_by_policy(after(deal, "take 4 draw 5 draw 5 draw"))[-1]

    assert next_to("KH") == "7"
    assert next_to("7D") != "7"


def test_it_starves_the_next_player_of_a_pile_with_a_black_three():
    hands = ["3S 9H KH 4C", "JD " * 12, "", ""]
    deep = position(*hands, pile="4C 4C 5H 5H 6S 6S 7D", mine="QQQ", theirs="JJJJJ")
    assert turn_by_policy(deep) == ["3"]


def test_it_keeps_a_pair_for_the_pile_and_lays_it_late():
    hand = "9H 9H KH KH 4C 5H 6S 7D 8C TS"
    assert "+9" not in turn_by_policy(position(hand, pile="4C 6S", mine="999", theirs="JJJ"))
    late = position(hand, pile="4C 6S", stock="4C 5H 6S 7D", mine="999", theirs="JJJ")
    assert turn_by_policy(late)[:3] == ["+9", "+9", "done"]


def test_it_does_not_throw_wild_cards():
    assert turn_by_policy(position("2C BJ 9H 8C", mine="QQQ", theirs="999 888"))[-1] in {"9", "8"}


def test_it_closes_a_dirty_book_with_a_wild_card():
    assert turn_by_policy(position("2C 8C 7D", mine="KKKKK2"))[:2] == ["2+K", "done"]


def test_it_collects_wild_cards_for_a_wild_book():
    assert turn_by_policy(position("2C BJ 8C 7D", mine="KKK 222"))[:2] == ["2+W", "BJ+W"]


def test_from_a_small_hand_it_dresses_a_pair_to_come_to_the_foot():
    hand = "JH JH 2C 6S 7D 9C"
    assert turn_by_policy(position(hand, mine="888", theirs="999"))[:4] == ["+J", "+J", "2+J", "done"]
    on_foot = position(hand, feet=OPEN, mine="888", theirs="999")
    assert "+J" not in turn_by_policy(on_foot)
    assert "+J" not in turn_by_policy(position(hand + " 4C", mine="888", theirs="999"))


def test_it_picks_up_a_pile():
    assert usual(position("9H 9H AS", pile="4C 5H 6S 9H", mine="KKK", drawn=False)) == "take"


def test_it_goes_out_and_lets_the_partner_go_out():
    deal = position("8C 8C 8C 4C", feet=OPEN, mine=FULL, played=(0, 2))
    assert usual(deal) == "ask"
    assert usual(after(deal, "ask")) == "yes"
    assert turn_by_policy(after(deal, "ask yes"))[-1] == "4"


def test_it_says_no_when_it_would_lose_much():
    hands = ["8C 8C 8C 4C", "4C", "BJ BJ BJ BJ 2C 2C AS AS AS AS", "4C"]
    deal = position(*hands, feet=OPEN, mine=FULL, played=(0, 2))
    assert usual(after(deal, "ask")) == "no"


@pytest.mark.parametrize(
    "rules",
    [{}, {"players": 2}, {"players": 3, "contract": "1-1-0"}, {"players": 5, "decks": 6},
     {"players": 6, "decks": 7, "sides_of_six": "two"}, {"preset": "classic"}],
)  # fmt: skip
def test_the_policy_chooses_what_is_legal(rules):
    deal, rng = Foot(options(**rules)), Rng(2)
    for _ in range(3):
        deal.begin(rng)
        while deal.turn >= 0:
            choice = deal.usual(rng)
            assert choice in deal.choices()
            deal.play(choice)


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
def test_the_search_beats_the_policy():
    """Every deal is played twice, so that both sides have its cards."""
    ahead = []
    for number in range(24):
        deal, rng = Foot(options()), Rng(number)
        deal.begin(Rng(100 + number // 2))
        mine = number % 2
        while deal.turn >= 0:
            if deal.turn % 2 == mine:
                hidden = deal.hidden(deal.turn)
                for choice in bot.plans(hidden, 60, number, limit=40, every=False)[0][0]:
                    deal.play(choice)
            else:
                deal.play(deal.usual(rng))
        ahead.append(deal.value(mine) - deal.value(1 - mine))
    assert sum(ahead) / len(ahead) > 0


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
def test_an_expert_answers_within_a_second():
    deal = position("AS AS AS KH KH KH 2C BJ 4C 7D 9H 9H 8C 5H 6S", "", "", "", mine="")
    begun = time.perf_counter()
    decide(bot, deal.hidden(0), "expert", 1)
    assert time.perf_counter() - begun < 1.0
