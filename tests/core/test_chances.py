"""Chances by the published method: written down here a second time, and checked to be fair."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core import cards
from atout.core.chances import Numbers, Order, Stream, draw, in_a_test, possible
from tests.likely import chi_square, threshold

SECRET = bytes(range(32))
GOLDEN_DEALER = [1]
GOLDEN_PACK = "KS TS KH QH JD 9H AH 8D JH 6D TD AC KC 9C 7D TC KD 8S TH 7C 8H QC JC 6C 8C AD QS 9S 9D 6H QD 7S 7H AS 6S JS"


def hmac_sha256(key, message):
    """RFC 2104 by hand."""
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def numbers_of(secret):
    """The numbers of 32 bits that a secret yields, one after the other."""
    counter = 0
    while True:
        block = hmac_sha256(secret, counter.to_bytes(8, "big"))
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def below(numbers, n):
    """The next number that does not favour anyone, modulo n."""
    return next(number for number in numbers if number < 2**32 - 2**32 % n) % n


def shuffled(numbers, things):
    """From the last place down, each exchanged with one at or before it."""
    order = list(things)
    for place in reversed(range(1, len(order))):
        other = below(numbers, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10), st.integers(1, 4))
def test_the_published_method_gives_the_same_chances(secret, count, players):
    chances = [
        Numbers("first_dealer", players), Order("trumps", (0, 1, 2, 3), players, suits=True),
        Numbers("coins", 2, count), Order("pack", tuple(cards.pack("6"))),
    ]  # fmt: skip
    numbers = numbers_of(secret)
    expected = {
        "first_dealer": [below(numbers, players)],
        "trumps": shuffled(numbers, range(4))[:players],
        "coins": [below(numbers, 2) for _ in range(count)],
        "pack": shuffled(numbers, cards.pack("6")),
    }

    assert draw(chances, Stream(secret)) == expected


def test_a_known_secret_deals_what_it_always_dealt():
    values = draw([Numbers("first_dealer", 4), Order("pack", tuple(cards.pack("6")))], Stream(SECRET))

    assert values["first_dealer"] == GOLDEN_DEALER
    assert " ".join(map(cards.text, values["pack"])) == GOLDEN_PACK


def test_numbers_that_would_favour_someone_are_thrown_away():
    stream = Stream(SECRET)
    stream._bytes = iter([b"\xff\xff\xff\xff", b"\xff\xff\xff\xfe", b"\x00\x00\x00\x05"])

    assert stream.below(3) == 0xFFFFFFFE % 3
    assert stream.below(3) == 5 % 3


@pytest.mark.parametrize("n", [2, 3, 7, 36, 52])
def test_every_number_is_as_likely(n):
    stream = in_a_test(n)
    found = Counter(stream.below(n) for _ in range(400 * n))

    assert set(found) == set(range(n))
    assert chi_square(found, dict.fromkeys(range(n), 400)) < threshold(n - 1)


def test_every_order_is_as_likely():
    stream, order = in_a_test(1), Order("order", (0, 1, 2, 3))
    found = Counter(tuple(order.draw(stream)) for _ in range(24 * 300))

    assert len(found) == 24
    assert chi_square(found, dict.fromkeys(found, 300)) < threshold(23)


def test_every_beginning_of_an_order_is_as_likely():
    stream, order = in_a_test(2), Order("two of four", (0, 1, 2, 3), 2)
    found = Counter(tuple(order.draw(stream)) for _ in range(12 * 300))

    assert len(found) == 12
    assert chi_square(found, dict.fromkeys(found, 300)) < threshold(11)


def test_the_same_seed_deals_the_same_in_a_test():
    pack = Order("pack", tuple(cards.pack()))

    assert pack.draw(in_a_test(1)) == pack.draw(in_a_test(1)) != pack.draw(in_a_test(2))


@pytest.mark.parametrize(
    ("chance", "good", "bad"),
    [
        (Numbers("n", 3, 2), [[0, 2]], [[0, 3], [-1, 0], [0], [0, 1, 2]]),
        (Order("o", (5, 6, 7)), [[7, 5, 6]], [[5, 6], [5, 5, 6], [5, 6, 8], [5, 6, 7, 5], []]),
        (Order("o", (5, 6, 7), 2), [[7, 5]], [[5, 5], [5, 8], [5], [5, 6, 7]]),
        (Order("twice", (5, 5, 6)), [[5, 6, 5]], [[5, 6, 6]]),
    ],
)  # fmt: skip
def test_what_could_have_been_drawn_is_known(chance, good, bad):
    assert all(possible([chance], {chance.name: values}) for values in good)
    assert not any(possible([chance], {chance.name: values}) for values in bad)
    assert not possible([chance], {})
    assert not possible([chance], {chance.name: good[0], "more": [1]})
