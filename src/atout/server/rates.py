"""How often somebody may do something that costs others: make tables, guess at codes."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from atout.core.illegal import Illegal

KNOWN = 10_000
"""So many are remembered; whoever was forgotten longest ago begins anew."""


class Rate:
    """At most ``most`` at once, and as many again in ``seconds``, for each who asks."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, *who: str) -> None:
        """Once more, for each of these; refuse if one of them has none left."""
        self.check(*who)
        self.count(*who)

    def check(self, *who: str) -> None:
        """Refuse if one of these has none left."""
        missing = 1 - min(self._of(one) for one in who)
        if missing > 0:
            raise Illegal("server-too-often", minutes=ceil(missing * self._seconds / self._most / 60))

    def count(self, *who: str) -> None:
        """Once more, for each of these."""
        now = self._clock()
        for one in who:
            self._left[one] = (self._of(one) - 1, now)
            self._left.move_to_end(one)
        while len(self._left) > KNOWN:
            self._left.popitem(last=False)

    def _of(self, one: str) -> float:
        left, at = self._left.get(one, (self._most, 0.0))
        return min(self._most, left + (self._clock() - at) * self._most / self._seconds)
