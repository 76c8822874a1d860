"""Cards as text and back, packs, colours, order in the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core import cards


def test_every_card_has_a_text_that_reads_back():
    assert [cards.parse(cards.text(card)) for card in range(54)] == list(range(54))
    assert len({cards.text(card) for card in range(54)}) == 54


@pytest.mark.parametrize(
    ("text", "suit", "rank"), [("2S", 0, 0), ("TH", 1, 8), ("9D", 2, 7), ("AC", 3, 12), ("JS", 0, 9)]
)
def test_a_card_is_a_rank_and_a_suit(text, suit, rank):
    card = cards.parse(text)

    assert (cards.suit(card), cards.rank(card), card) == (suit, rank, suit * 13 + rank)


def test_jokers_have_no_suit():
    assert [cards.text(52), cards.text(53)] == ["SJ", "BJ"]
    assert [cards.suit(52), cards.suit(53)] == [4, 4]


@pytest.mark.parametrize(("text", "card"), [("10S", "TS"), ("9h", "9H"), (" ac ", "AC"), ("bj", "BJ")])
def test_the_usual_ways_of_writing_are_read(text, card):
    assert cards.parse(text) == cards.CARDS[card]


@given(st.text(max_size=5))
def test_other_text_is_refused_in_words(text):
    if text.strip().upper().replace("10", "T") in cards.CARDS:
        return
    with pytest.raises(ValueError, match="is not a card"):
        cards.parse(text)


@pytest.mark.parametrize(("lowest", "size"), [("2", 52), ("6", 36), ("7", 32), ("9", 24), ("T", 20)])
def test_a_pack_runs_from_its_lowest_rank_to_the_ace(lowest, size):
    pack = cards.pack(lowest)

    assert len(pack) == len(set(pack)) == size
    assert {cards.text(card)[0] for card in pack} == set(cards.RANKS[cards.RANKS.index(lowest) :])


@pytest.mark.parametrize(("jokers", "extra"), [(0, []), (1, ["BJ"]), (2, ["SJ", "BJ"])])
def test_a_pack_may_have_jokers(jokers, extra):
    assert [cards.text(card) for card in cards.pack(jokers=jokers)[52:]] == extra


def test_several_packs_hold_every_card_as_often():
    pack = cards.pack(jokers=2, packs=3)

    assert len(pack) == 162
    assert {pack.count(card) for card in range(54)} == {3}


def test_hearts_diamonds_and_the_big_joker_are_red():
    assert "".join(letter for letter in "SHDC" if cards.red(cards.parse("9" + letter))) == "HD"
    assert [cards.red(52), cards.red(53)] == [False, True]


def test_the_other_suit_of_a_colour():
    assert [cards.SUITS[cards.same_colour(suit)] for suit in range(4)] == ["C", "D", "H", "S"]


@given(st.sets(st.integers(0, 53)))
def test_a_set_of_cards_is_one_bit_a_card(held):
    mask = cards.mask(sorted(held))

    assert mask == sum(1 << card for card in held)
    assert cards.listed(mask) == sorted(held)


def test_a_hand_is_held_suit_by_suit_colours_alternating_high_cards_first():
    held = cards.mask([cards.parse(card) for card in ["2S", "AS", "9H", "KH", "3D", "AC", "4C"]])

    assert [cards.text(card) for card in cards.by_suit(held)] == ["AS", "2S", "KH", "9H", "AC", "4C", "3D"]
    assert [cards.text(card) for card in cards.by_suit(held, 3)] == ["AC", "4C", "3D", "AS", "2S", "KH", "9H"]


@given(st.sets(st.integers(0, 53)), st.integers(-1, 4))
def test_sorting_a_hand_keeps_its_cards(held, first):
    order = cards.by_suit(cards.mask(sorted(held)), first)

    assert sorted(order) == sorted(held)
    if 0 <= first < 4 and any(cards.suit(card) == first for card in held):
        assert cards.suit(next(card for card in order if card < 52)) == first
