"""The generator of search and tests: xorshift64*, the same everywhere."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core.rng import Rng


def xorshift64star(seed):
    """Vigna's generator written down once more (2016, section 3)."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**64 or 1
    while True:
        x ^= x >> 12
        x = (x ^ (x << 25)) % 2**64
        x ^= x >> 27
        yield (x * 0x2545F4914F6CDD1D) % 2**64 >> 32


@given(st.integers(-(2**70), 2**70))
def test_it_is_the_generator_that_it_says(seed):
    rng, expected = Rng(seed), xorshift64star(seed)

    assert [rng.next() for _ in range(20)] == [next(expected) for _ in range(20)]


@given(st.integers(0, 2**40), st.integers(1, 2**31))
def test_numbers_are_below_what_was_asked(seed, n):
    rng = Rng(seed)

    assert all(0 <= rng.below(n) < n for _ in range(20))
    assert all(0 <= rng.unit() < 1 for _ in range(20))


def test_the_one_seed_that_would_give_zeros_for_ever_does_not():
    inverse = pow(0x9E3779B97F4A7C15, -1, 2**64)
    stuck = -0x2545F4914F6CDD1D * inverse % 2**64
    rng = Rng(stuck)

    assert len({rng.next() for _ in range(20)}) == 20


@pytest.mark.parametrize("n", [2, 6, 36])
def test_numbers_are_spread_evenly(n):
    rng = Rng(n)
    found = Counter(rng.below(n) for _ in range(500 * n))

    assert set(found) == set(range(n))
    assert max(abs(count - 500) for count in found.values()) < 120


def test_every_number_of_a_set_is_chosen_as_often():
    numbers = [0, 1, 7, 8, 20, 33, 40, 51, 63]
    rng = Rng(5)
    found = Counter(rng.chosen(sum(1 << number for number in numbers)) for _ in range(500 * len(numbers)))

    assert set(found) == set(numbers)
    assert max(abs(count - 500) for count in found.values()) < 120


def test_every_order_is_shuffled_as_often():
    rng = Rng(6)
    found = Counter(tuple(rng.shuffled([7, 8, 9, 9])) for _ in range(500 * 12))

    assert set(found) == set(permutations([7, 8, 9, 9]))
    assert max(abs(count - 500) for count in found.values()) < 120


def test_a_shuffle_of_n_draws_one_number_less():
    shuffled, drawn = Rng(7), Rng(7)
    shuffled.shuffled(list(range(24)))
    for _ in range(23):
        drawn.next()

    assert shuffled.next() == drawn.next()
