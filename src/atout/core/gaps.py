"""Room for one more bit in the numbers that the bits of a word stand for."""

MASKS = [0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
         0x0000FFFF0000FFFF, 0x00000000FFFFFFFF]  # fmt: skip
"""MASKS[i]: the numbers up to 63 without bit i."""


def opened(word, i):
    """The lower half of a word, put where the numbers have no bit i."""
    word &= MASKS[5]
    for j in range(4, i - 1, -1):
        word = (word | word << (1 << j)) & MASKS[j]
    return word


def closed(word, i):
    """The reverse: what stands where the numbers have no bit i, in the lower half of a word."""
    word &= MASKS[i]
    for j in range(i, 5):
        word = (word | word >> (1 << j)) & MASKS[j + 1]
    return word
