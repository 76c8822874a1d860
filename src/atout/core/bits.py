"""Sets of small numbers as bits of an int."""


def bit(n):
    """The set of one number."""
    return 1 << n


def count(mask):
    """How many numbers are in the set."""
    return mask.bit_count()


def lowest(mask):
    """The lowest number in the set."""
    return (mask & -mask).bit_length() - 1


def highest(mask):
    """The highest number in the set."""
    return mask.bit_length() - 1


def nth(mask, k):
    """The number in the set that has k lower ones."""
    for _ in range(k):
        mask &= mask - 1
    return lowest(mask)
