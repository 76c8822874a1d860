"""Small positions of all kinds, played to their ends: the deal and its wordy definition agree.

Whole deals (tests/contract) seldom come to a last card that draws, or to a position for the third time;
these do.
"""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core import cards
from tests.games.svoi_kozyri.positions import (
    hands,
    in_words,
    legal,
    match_from,
    pile,
    play,
    position,
    written,
)
from tests.helpers import LONG, examples

PACK = cards.pack("9")


@st.composite
def small_positions(draw):
    """Two to four hands of up to four cards, a pile of up to eight, house rules of any kind."""
    players = draw(st.integers(2, 4))
    sizes = draw(st.lists(st.integers(0, 4), min_size=players, max_size=players))
    sizes[0], sizes[1] = max(sizes[0], 1), max(sizes[1], 1)
    order = draw(st.permutations(PACK))
    held = [written([order.pop() for _ in range(size)]) for size in sizes]
    piled = written([order.pop() for _ in range(draw(st.integers(0, min(8, len(order)))))])
    trumps = draw(st.permutations("SHDC"))
    turn = draw(st.sampled_from([seat for seat in range(players) if sizes[seat]]))
    house_rules = {
        "lowest_rank": 9,
        "take": draw(st.sampled_from(["three_five_all", "all"])),
        "pick_up": draw(st.sampled_from(["unable", "unwilling"])),
        "after_pick_up": draw(st.sampled_from(["next_leads", "taker_leads"])),
        "last_card": draw(st.sampled_from(["draw", "win"])),
        "repetitions": draw(st.sampled_from([0, 3])),
    }
    texts = [f"{suit}: {cards_held}" for suit, cards_held in zip(trumps, held, strict=False)]
    return texts, piled, turn, house_rules


def play_both(small, luck, most=400):
    """Play a position by chance, the two side by side; how it ended."""
    texts, piled, turn, house_rules = small
    match = match_from(position(*texts, pile=piled, turn=turn, **house_rules), **house_rules)
    second = in_words(match.deal, **house_rules)
    for _ in range(most):
        deal = match.deal
        assert sorted(legal(deal).split()) == sorted(second.choices())
        assert (deal.turn, pile(deal).split()) == (second.turn, second.pile)
        assert [sorted(held.split()) for held in hands(deal)] == [sorted(held) for held in second.hands]
        choice = luck.choice(second.choices())
        play(match, choice)
        second.play(choice)
        if second.turn < 0 or match.deal.turn < 0:
            break
    assert match.deal.turn == second.turn
    if second.turn >= 0:
        return "running"
    assert match.results[0].gains == second.gains()
    assert match.results[0].how.key == second.how
    assert (
        out_in_order(match.deal) == second.went_out[-len(out_in_order(match.deal)) or len(second.went_out) :]
    )
    return second.how


def out_in_order(deal):
    """Who went out, the first one first."""
    return sorted((seat for seat in range(deal.seats) if deal.place[seat]), key=lambda seat: deal.place[seat])


@pytest.mark.timeout(900 if LONG else 120)
@examples(300)
@given(small_positions(), st.integers(0, 2**32))
def test_small_positions_agree_to_their_ends(small, seed):
    play_both(small, random.Random(seed))


def test_every_kind_of_end_is_met():
    luck = random.Random(3)
    ends = Counter()
    for _ in range(500):
        order = luck.sample(PACK, len(PACK))
        players = luck.choice([2, 2, 3])
        held = [written([order.pop() for _ in range(luck.choice([1, 1, 2, 3]))]) for _ in range(players)]
        texts = [f"{suit}: {text}" for suit, text in zip(luck.sample("SHDC", players), held, strict=True)]
        piled = written([order.pop() for _ in range(luck.choice([0, 0, 1, 3, 5]))])
        house_rules = {"lowest_rank": 9, "after_pick_up": luck.choice(["next_leads", "taker_leads"])}
        ends[play_both((texts, piled, 0, house_rules), luck)] += 1

    assert min(ends[how] for how in ("svoi-how-out", "svoi-how-last-card", "svoi-how-repeated")) >= 5
