"""Chance is data: what a deal needs from luck is declared, given, and written into the record.

One key of 32 bytes yields every chance of a deal, by a published method (``core/fair.py`` says where
the key comes from): the bytes are HMAC-SHA-256(key, counter) for counter 0, 1, 2 … (8 bytes,
big-endian); a number below n is the next 4 bytes (big-endian) modulo n, thrown away while it is not
below the largest multiple of n; an order is a Fisher-Yates shuffle from the last place down.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

import msgspec

Values = dict[str, list[int]]
"""The chances of one deal by name."""


class Numbers(msgspec.Struct, frozen=True):
    """``count`` independent numbers, each below ``below``: a first dealer, coins."""

    name: str
    below: int
    count: int = 1

    def draw(self, stream: "Stream") -> list[int]:
        """Take the numbers from a stream."""
        return [stream.below(self.below) for _ in range(self.count)]

    def possible(self, values: Sequence[int]) -> bool:
        """Whether these values could have been drawn."""
        return len(values) == self.count and all(0 <= value < self.below for value in values)


class Order(msgspec.Struct, frozen=True):
    """The first ``count`` of some cards in a random order, all of them when 0; or of ``suits``."""

    name: str
    of: tuple[int, ...]
    count: int = 0
    suits: bool = False

    def draw(self, stream: "Stream") -> list[int]:
        """Take the order from a stream."""
        order = list(self.of)
        for i in range(len(order) - 1, 0, -1):
            j = stream.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order[: self.count or len(order)]

    def possible(self, values: Sequence[int]) -> bool:
        """Whether these values could have been drawn."""
        left = list(self.of)
        for value in values:
            if value not in left:
                return False
            left.remove(value)
        return len(values) == (self.count or len(self.of))


Chance = Numbers | Order


class Stream:
    """The random bytes that a secret yields."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._bytes = self._blocks()

    def _blocks(self) -> Iterator[bytes]:
        counter = 0
        while True:
            block = hmac.digest(self.secret, counter.to_bytes(8, "big"), hashlib.sha256)
            for at in range(0, 32, 4):
                yield block[at : at + 4]
            counter += 1

    def below(self, n: int) -> int:
        """A number in range(n), each equally likely."""
        limit = (1 << 32) // n * n
        while True:
            number = int.from_bytes(next(self._bytes), "big")
            if number < limit:
                return number % n


def in_a_test(seed: int) -> Stream:
    """The same chances for the same seed; never at a table."""
    return Stream(hashlib.sha256(b"atout seed %d" % seed).digest())


def draw(chances: Sequence[Chance], stream: Stream) -> Values:
    """Every chance of a deal, in the order declared."""
    return {chance.name: chance.draw(stream) for chance in chances}


def possible(chances: Sequence[Chance], values: Values) -> bool:
    """Whether these are values of exactly these chances."""
    return set(values) == {chance.name for chance in chances} and all(
        chance.possible(values[chance.name]) for chance in chances
    )
