"""What a computer player knows about Hand and Foot: whole turns, tried in many deals that could be.

Each candidate (``candidates.py``) is played on by the deal's policy to the end of the deal, with the same
cards and the same luck for all; the best few are looked at once more (``search/plans.py``).
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from atout.games.hand_and_foot.candidates import Turn, candidates, one_by_one
from atout.search import plans as search

SHORT = 60
"""After so many choices the end is guessed where plain Python is too slow to play it out."""


def plans(
    hidden: Any,
    seconds: float,
    seed: int,
    *,
    limit: int = 1 << 40,
    every: bool = True,
    also: Iterable[Turn] = (),
) -> list[tuple[Turn, float]]:
    """Decisions of the seat in turn with their values (-1 to 1), best first; ``also`` are weighed too."""
    looked = _weighed(hidden, chain(candidates(hidden), also), seconds, seed, limit, every=every)
    return list(looked.ranked())


def think(
    hidden: Any, seconds: float, seed: int, *, limit: int = 1 << 40, every: bool = True
) -> list[tuple[int, float]]:
    """The choices of the seat in turn, each with the value of the best decision that begins with it."""
    tried = chain(one_by_one(hidden), candidates(hidden))
    looked = _weighed(hidden, tried, seconds, seed, limit, every=every)
    return list(looked.first_choices(hidden.choices()))


def _weighed(
    hidden: Any, tried: Iterable[Turn], seconds: float, seed: int, limit: int, *, every: bool
) -> Any:
    """A search that has looked at these turns; the first of them is the usual one."""
    looked = search.Plans(hidden, seed)
    if search.__file__.endswith(".py"):
        looked.cut = SHORT
    for turn in tried:
        looked.candidate(turn)
    looked.think(seconds, limit, every)
    return looked
