"""Random numbers for search, simulations and tests: the same compiled and not. Never for a table."""

from atout.core import bits

MULTIPLIER = 0x2545F4914F6CDD1D
SPREAD = 0x9E3779B97F4A7C15
MASK64 = (1 << 64) - 1


class Rng:
    """The generator xorshift64* (Vigna 2016), seeded with any whole number."""

    __slots__ = ("x",)

    def __init__(self, seed):
        self.x = (seed * SPREAD + MULTIPLIER) & MASK64 or 1

    def next(self):
        """The next 32 bits."""
        x = self.x
        x ^= x >> 12
        x ^= (x << 25) & MASK64
        x ^= x >> 27
        self.x = x
        return ((x * MULTIPLIER) & MASK64) >> 32

    def below(self, n):
        """A number in range(n), for n up to 2**31: compiled, it is an int of C."""
        return (self.next() * n) >> 32

    def one_of(self, mask):
        """A number of a set that is not empty (``bits``), all equally likely."""
        return bits.nth(mask, self.below(bits.count(mask)))

    def shuffle(self, numbers, n):
        """Put the first n numbers of a list in a new order, all equally likely."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            number = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = number

    def unit(self):
        """A number from 0 up to, but not, 1."""
        return self.next() / 4294967296.0

    # --- for callers in Python --------------------------------------------------------------------

    def chosen(self, mask):
        """``one_of`` for callers in Python."""
        return self.one_of(mask)

    def shuffled(self, numbers):
        """The numbers of a list, 64 at most, in a new order."""
        places = [0] * 64
        n = len(numbers)
        for i in range(n):
            places[i] = numbers[i]
        self.shuffle(places, n)
        return [places[i] for i in range(n)]
