"""The turns that a computer player tries: legal ones, different ones, and among them what a player would think of."""

import pytest

from atout.core.rng import Rng
from atout.games.hand_and_foot import notation
from atout.games.hand_and_foot.candidates import candidates, one_by_one
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import DRAWING
from tests.games.hand_and_foot.positions import after, options, position

FULL = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"
OPEN = ["", "", "", ""]


def tried(deal):
    """The candidates of a moment as texts, each once."""
    hidden = deal.hidden(deal.turn)
    texts = (" ".join(notation.write(hidden, choice) for choice in turn) for turn in candidates(hidden))
    return list(dict.fromkeys(texts))


def usual_turn(deal):
    """What the policy does until something is revealed."""
    deal, texts, seat = deal.clone(), [], deal.turn
    while deal.turn == seat and deal.phase != DRAWING:
        choice = deal.usual(Rng(1))
        texts.append(notation.write(deal, choice))
        deal.play(choice)
    return " ".join(texts)


def test_the_usual_turn_comes_first():
    deal = position("KH KH KH 9H 9H 4C 3S", mine="999 QQQ")
    assert tried(deal)[0] == usual_turn(deal)


def test_melds_are_begun_and_added_to_and_left_alone():
    turns = tried(position("KH KH KH 9H 2C 4C 3S", mine="999 QQQ"))
    assert any(turn.startswith("+K +K +K done") for turn in turns)
    assert any(turn.startswith("+9 done") for turn in turns)
    assert any(turn.startswith("2+9 done") for turn in turns)
    assert any(turn.startswith("2+Q done") for turn in turns)
    assert {"K", "9", "2", "4", "3"} <= set(turns)


def test_a_pair_and_a_wild_card_begin_a_meld():
    turns = tried(position("KH KH 2C 4C 3S", mine="QQQ"))
    assert any(turn.startswith("+K +K 2+K done") for turn in turns)


def test_the_same_melds_are_tried_with_every_discard():
    turns = tried(position("KH KH KH 9H 7D 4C", mine="QQQ"))
    assert {f"+K +K +K done {rank}" for rank in "974"} <= set(turns)


def test_first_melds_are_tried_in_several_ways_and_not_at_all():
    turns = tried(position("KH KH KH AS AS AS 2C 2C 2C 4C", deal=1))
    opened = [turn for turn in turns if "done" in turn]
    assert len(opened) > 3
    assert any("2+W" in turn for turn in opened)
    assert any("2+" not in turn for turn in opened)
    assert "4" in turns


def test_the_pile_is_tried_against_the_stock():
    turns = tried(position("9H 9H KH 4C", pile="4C 9H", mine="QQQ", drawn=False))
    assert "draw" in turns
    assert any(turn.startswith("take") for turn in turns)


def test_a_question_is_tried_and_answered_both_ways():
    deal = position("8C 8C 8C 4C", feet=OPEN, mine=FULL, played=(0, 2))
    assert "ask" in tried(deal)
    assert "4" in tried(deal)
    assert set(tried(after(deal, "ask"))) == {"yes", "no"}


@pytest.mark.parametrize("rules", [{}, {"preset": "classic"}, {"players": 3, "contract": "1-1-0"}])
def test_every_turn_is_legal_whatever_the_others_hold(rules):
    deal, rng = Foot(options(**rules)), Rng(4)
    deal.begin(rng)
    moments = 0
    while deal.turn >= 0 and moments < 400:
        hidden = deal.hidden(deal.turn)
        firsts = set()
        for turn in candidates(hidden):
            assert 0 < len(turn) <= 48
            played = deal.clone()
            for choice in turn:
                assert played.turn == deal.turn
                played.play(choice)
        for turn in one_by_one(hidden):
            firsts.add(turn[0])
        assert firsts == set(deal.choices())
        deal.play(deal.choices()[rng.below(len(deal.choices()))] if moments % 7 == 0 else deal.usual(rng))
        moments += 1
