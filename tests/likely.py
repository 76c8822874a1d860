"""Whether what was drawn by chance is as likely as it should be."""

import itertools
import math
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence


def chi_square(found: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> float:
    """How far counts are from those expected."""
    return sum((found.get(key, 0) - count) ** 2 / count for key, count in expected.items())


def threshold(freedom: int) -> float:
    """What chi-square exceeds about once in 100,000 times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 4.3 * math.sqrt(spread)) ** 3


def ways(cards: Sequence[int], need: Sequence[int], barred: Sequence[int]) -> Counter[Hashable]:
    """Every deal of cards to places that may hold them: pairs of card and place, sorted.

    Each with how often it stands for one of cards that can be told apart.
    """
    places = [place for place, count in enumerate(need) for _ in range(count)]
    found: Counter[Hashable] = Counter()
    for order in set(itertools.permutations(places)):
        if not any(barred[place] >> card & 1 for card, place in zip(cards, order, strict=True)):
            found[tuple(sorted(zip(cards, order, strict=True)))] += 1
    return found
