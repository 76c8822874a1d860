"""Faults that people met in programs for this game, as tests of their kind.

| the fault | where it would be caught |
| --- | --- |
| a throw is refused because somebody holds some long tractor | games/tractor/test_faults.py::test_a_part_is_beaten_by_the_same_kind_alone |
| a long tractor of trumps does not draw a lone pair | games/tractor/test_faults.py::test_a_pair_is_owed_to_a_longer_tractor |
| a single trump loses to a plain card | games/tractor/test_faults.py::test_comparing_ruffs_never_touches_a_single |
| one reading of a ruff alone is tried | games/tractor/test_faults.py::test_a_ruff_is_read_as_suits_it_best |
| two tractors in a longer one and a pair are not found | games/tractor/test_faults.py::test_two_tractors_hide_in_a_longer_one_and_a_pair |
| a pair of trumps cannot ruff two singles | games/tractor/test_faults.py::test_a_pair_may_stand_for_two_singles |
| loose trumps beat a throw with pairs | games/tractor/test_faults.py::test_loose_trumps_do_not_beat_pairs |
| the same cards in another order are something else | games/tractor/test_faults.py::test_the_order_of_the_cards_says_nothing |
| the wrong part of a throw that failed is led | games/tractor/test_faults.py::test_the_part_that_can_be_beaten_is_led |
| the gap at the trump rank is not closed | games/tractor/test_faults.py::test_the_gap_at_the_trump_rank_is_closed |
| jokers and the trump rank are kept out of tractors | games/tractor/test_faults.py::test_jokers_and_the_trump_rank_make_tractors |
| nothing can be played to a throw | games/tractor/test_faults.py::test_a_throw_can_be_followed |
| a pair replaces another pair that was shown | games/tractor/test_faults.py::test_a_pair_does_not_overturn_a_pair |
| a rank that must be played is passed over | games/tractor/test_vectors.py::test_how_a_match_goes_on |
| a house rule can be chosen, but not played | contract/test_wordy.py::test_they_agree_under_any_house_rules |
| front end and server judge differently | contract/test_views.py::test_every_view_is_complete |
| twenty-five tricks are looked for | games/tractor/test_faults.py::test_the_last_trick_is_the_one_that_empties_the_hands |
| a refusal without a trump suit does not say why | games/tractor/test_faults.py::test_trumps_are_owed_where_there_is_no_trump_suit |
| a crash when the match ends in an unusual way | contract/test_deals.py::test_a_deal_ends_and_a_match_ends |
| saved house rules come back as others | contract/test_records.py::test_house_rules_are_written_and_read |
| a selection of cards keeps the server busy | games/tractor/test_faults.py::test_no_selection_takes_long_to_judge |
| the front end guesses what was led | games/tractor/test_view.py::test_TR_24_a_throw_of_two_pairs_is_not_called_a_tractor |

Faults with three packs cannot happen with two. Ending a round early, which could tell what lies in the talon, is
not offered. Faults of connections, seats and clocks are in tests/server and tests/table.
"""

import itertools
import time

import pytest

from atout.core import deal as core
from atout.games.tractor.numbers import BURYING, DONE
from tests.games.tractor.positions import (
    ANY,
    after,
    drawing,
    is_legal,
    kinds,
    laid,
    legal,
    plays,
    position,
    refused,
    trump_of,
)

COMPARE = pytest.mark.parametrize("compare", ["longest_part", "every_part", "highest_card"])
SEAT = {"leader": 0, "second": 3, "third": 2, "last": 1}


def trick(*texts, **rules):
    """A trick in which these cards, all that each seat holds, were played in order."""
    deal = position(texts[0], texts[3], texts[2], texts[1], **rules)
    for text in texts:
        deal = laid(deal, text)
    return deal


def test_a_part_is_beaten_by_the_same_kind_alone():
    hands = ["QS QS KS KS AS", "2D 3D 5D 6D 7D", "AS 2C 3C 5C 6C", "3S 3S 5S 6S 7S"]
    deal = laid(position(*hands, rank="4"), hands[0])

    assert sorted(plays(deal, 0)[0]) == sorted(hands[0].split())
    assert deal.fails[0] == 0


def test_a_pair_is_owed_to_a_longer_tractor():
    held = "4S TS AS KH KD KC KS KS"
    deal = position("", "", "", held, led="7S 7S 8S 8S 9S 9S", rank="K", trumps="S")

    assert not is_legal(deal, "4S TS AS KH KD KC")
    assert is_legal(deal, "4S TS AS KH KS KS")


@COMPARE
def test_comparing_ruffs_never_touches_a_single(compare):
    assert trick("TH", "2S", "3S", "SJ", trumps="S", throw_compare=compare).takers[0] == SEAT["last"]


@COMPARE
def test_a_ruff_is_read_as_suits_it_best(compare):
    deal = trick(
        "8D 8D JD QD", "5C 5C AC 2S", "3S 3S 7H 8H", "6C 6C 2C 2C", trumps="C", throw_compare=compare
    )

    assert deal.takers[0] == SEAT["last"]


def test_two_tractors_hide_in_a_longer_one_and_a_pair():
    lead = "3S 3S 4S 4S 9S 9S TS TS"
    ruff = "AH AH 7S 7S 7D 7D 7H 7H"
    rest = ["3C 4C 5C 6C 8C 9C TC JC", "3D 4D 5D 6D 8D 9D TD JD"]

    assert trick(lead, ruff, *rest, rank="7").takers[0] == SEAT["second"]
    assert trick(lead, ruff, *rest, rank="7", ruff_shape="exact").takers[0] == SEAT["leader"]


def test_a_pair_may_stand_for_two_singles():
    plain = ["4C 6C", "4D 6D"]

    assert trick("JD QD", "8H 8H", *plain, rank="5").takers[0] == SEAT["second"]
    assert trick("QD QD", "8H 9H", *plain, rank="5").takers[0] == SEAT["leader"]


def test_loose_trumps_do_not_beat_pairs():
    deal = trick("KS KS QS QS JS", "AH KH 2C 2D QH", "3C 4C 5C 6C 7C", "3D 4D 5D 6D 7D")

    assert deal.takers[0] == SEAT["leader"]


def test_the_order_of_the_cards_says_nothing():
    deal = position("7C 7C 7D 7D 7H 7H 3S", rank="7")
    shapes = set()
    positions = set()
    for order in itertools.permutations(["7C", "7D", "7H"]):
        played = [card for card in order for _ in range(2)]
        shapes.add(str(deal.parts_of(kinds(played))))
        positions.add(laid(deal, " ".join(played)).position())

    assert len(shapes) == len(positions) == 1
    for pair in ("7C 7C 7H 7H", "7D 7D 7H 7H"):
        assert len(deal.parts_of(kinds(pair))) == 1


def test_the_part_that_can_be_beaten_is_led():
    deal = position("AS 5S 5S", "", "", "9S 9S 3H")
    assert plays(laid(deal, "AS 5S 5S"), 0)[0] == ["5S", "5S"]

    deal = position("4S 4S 9S", "", "", "5S 5S KS")
    assert plays(laid(deal, "4S 4S 9S"), 0)[0] == ["9S"]


def test_the_gap_at_the_trump_rank_is_closed():
    assert len(position("6S 6S 8S 8S", rank="7").parts_of(kinds("6S 6S 8S 8S"))) == 1
    assert len(position("6S 6S 8S 8S", rank="9").parts_of(kinds("6S 6S 8S 8S"))) == 2


@pytest.mark.parametrize("text", ["BJ BJ SJ SJ", "SJ SJ 7C 7C", "7C 7C 7H 7H", "7H 7H AC AC"])
def test_jokers_and_the_trump_rank_make_tractors(text):
    assert len(position(text, rank="7", trumps="C").parts_of(kinds(text))) == 1


def test_a_throw_can_be_followed():
    deal = laid(position("AS KS KS", "", "", "3S 4S 4S 5S"), "AS KS KS")

    assert is_legal(deal, "4S 4S 3S")
    assert not is_legal(deal, "3S 4S 5S")


def test_the_last_trick_is_the_one_that_empties_the_hands():
    deal = position("AS AS KS", "3H 4H 5H", "3D 4D 5D", "3C 4C 5C", talon="KD 3S 4S 5S 6S 7S 8S 9S")
    deal = laid(deal, "AS AS KS")
    while deal.turn >= 0:
        deal.play(deal.choices()[0])

    assert deal.tricks == 1
    assert list(deal.held) == [0] * 4


def test_trumps_are_owed_where_there_is_no_trump_suit():
    rules = {"trumps": "none", "no_trump_rank": "trumps"}
    deal = position("", "", "", "2D 2H AD QD 7D 7D", led="BJ BJ", **rules)

    assert is_legal(deal, "2D 2H")
    assert refused(deal, "7D") == ("TR-25", "tractor-refuse-follow-trumps")


def slowest(deal, choose):
    """How long it takes at most to say what may be chosen next, and to choose it, until the turn passes."""
    who, longest = deal.turn, 0.0
    while deal.turn == who:
        start = time.perf_counter()
        deal.play(choose(deal.choices()))
        longest = max(longest, time.perf_counter() - start)
    return longest


@pytest.mark.skipif(core.__file__.endswith(".py"), reason="speed is promised for the compiled rules")
def test_no_selection_takes_long_to_judge():
    """Five milliseconds are promised; a busy machine gets ten times as much."""
    ranks = "3456789TJQKA"
    spades = " ".join(f"{rank}S {rank}S" for rank in ranks)
    hearts = " ".join(f"{rank}H {rank}H" for rank in "3456789")

    throw = position(spades, hearts, "", "")
    assert slowest(throw, lambda choices: choices[0] if len(choices) > 1 else DONE) < 0.05

    gaps = " ".join(f"{rank}S {rank}S" for rank in ranks if rank not in "6J")
    followed = position("", "", "", gaps, led="3D 3D 4D 4D 5D 5D", follow_tractor="tractors_first")
    assert slowest(followed, max) < 0.05


def test_a_pair_does_not_overturn_a_pair():
    deal = drawing({0: ["2D"], 1: ["2H", "2H"], 2: [ANY, "2C", "2C"]})
    shown = []
    while deal.phase < BURYING:
        asked = legal(deal).split()
        shown += [(deal.turn, text) for text in asked if text.startswith("show")]
        deal = after(deal, asked[-1])

    assert shown == [(0, "show=D"), (1, "show=HH")]
    assert deal.trump == trump_of("H")
