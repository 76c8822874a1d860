"""What games of tricks share: unknown cards dealt so that every deal that is possible is equally likely."""

from collections import Counter

import pytest

from atout.core.rng import Rng
from atout.core.tricks import Tricks, beating_masks, suit_masks
from tests.likely import chi_square, threshold, ways

PER_DEAL = 60

SHARES = {
    "nothing barred": ([1, 2, 3, 4, 5], [2, 2, 1], [0, 0, 0]),
    "one place barred": ([1, 2, 3, 4, 5, 6], [2, 2, 1, 1], [0b1100, 0, 0, 0]),
    "one place barred, others free": ([1, 2, 3, 14, 15, 16], [1, 2, 3], [0, 0b1110, 0]),
    "two places barred": ([1, 2, 3, 14, 15, 16], [2, 2, 2], [0b110, 0b11 << 14, 0]),
    "every place barred": ([1, 2, 3, 14, 15, 27], [2, 2, 2], [0b110, 0b11 << 14, 1 << 27]),
    "seven places": ([1, 2, 14, 15, 27, 28], [1, 1, 1, 1, 1, 0, 1], [0b110, 0b110, 1 << 14, 0, 1 << 27, 0, 0]),
    "equal cards": ([1, 1, 2, 2, 14, 15], [2, 2, 2], [0b10, 0, 1 << 14]),
    "only one way for one place": ([1, 2, 14, 15, 28], [2, 2, 1], [0b110, 1 << 14, 0]),
}  # fmt: skip


@pytest.mark.parametrize("name", SHARES)
def test_every_deal_that_is_possible_is_equally_likely(name):
    cards, need, barred = SHARES[name]
    expected = ways(cards, need, barred)
    rng = Rng(3)
    deal = Tricks()
    found = Counter(
        tuple(sorted(deal.shared(rng, cards, need, barred))) for _ in range(PER_DEAL * expected.total())
    )

    assert set(found) == set(expected)
    often = {key: PER_DEAL * n for key, n in expected.items()}
    assert chi_square(found, often) < threshold(max(len(expected) - 1, 1))


def test_a_whole_pack_is_shared_among_seven_and_the_stock():
    cards = list(range(52))
    need = [5, 5, 5, 5, 5, 5, 5, 17]
    suits = [0x1FFF << 13 * suit for suit in range(4)]
    barred = [suits[0], suits[1], suits[2], suits[3], suits[0] | suits[1], suits[0], suits[2], 0]
    deal = Tricks()
    for seed in range(50):
        shared = deal.shared(Rng(seed), cards, need, barred)
        assert sorted(card for card, _ in shared) == cards
        assert [sum(place == p for _, place in shared) for p in range(8)] == need
        assert not any(barred[place] >> card & 1 for card, place in shared)


def test_the_masks_of_suits_and_of_what_beats():
    suits = [[0, 1, 2], [13, 14]]
    trumps = [26, 27]

    assert suit_masks([*suits, trumps])[1] == 0b111
    beaten = beating_masks(suits, trumps)
    assert beaten[1] == 0b100 | 0b11 << 26
    assert beaten[26] == 1 << 27
    assert beaten[27] == 0
