"""Random numbers for search, simulations and tests: the same compiled and not. Never for a table."""

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

    def unit(self):
        """A number from 0 up to, but not, 1."""
        return self.next() / 4294967296.0
