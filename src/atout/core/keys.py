"""Random words of 64 bits for position keys, always the same ones."""

from collections.abc import Iterator


def words() -> Iterator[int]:
    """The words one after the other (splitmix64, Steele 2014)."""
    state = 0
    while True:
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        yield word ^ (word >> 31)
