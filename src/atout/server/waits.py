"""Attempts that may be made now and then: whoever fails again and again waits longer and longer."""

import time
from collections import OrderedDict
from collections.abc import Callable

from atout.core.illegal import Illegal

MOST = 10_000
"""So many are remembered; the one who has not tried for longest is forgotten first."""
FORGOTTEN = 3600.0
"""After so many seconds without an attempt all is as if there had been none."""


class Waits:
    """Counts attempts by a key: the account that somebody tries, or the address that it is tried from."""

    def __init__(self, free: int, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``free`` attempts cost nothing; after these the wait doubles from one second up to ``longest``."""
        self._free = free
        self._longest = longest
        self._clock = clock
        self._tried: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, key: str) -> None:
        """Refuse who has to wait."""
        _, until = self._tried.get(key, (0, 0.0))
        left = until - self._clock()
        if left > 0:
            raise Illegal("account-wait", seconds=int(left) + 1)

    def count(self, key: str) -> None:
        """An attempt begins: many at once are not fewer."""
        count, until = self._tried.pop(key, (0, 0.0))
        now = self._clock()
        count = 1 if now - until > FORGOTTEN else count + 1
        wait = min(2.0 ** min(count - self._free - 1, 30), self._longest) if count > self._free else 0
        self._tried[key] = count, now + wait
        if len(self._tried) > MOST:
            self._tried.popitem(last=False)

    def forgive(self, key: str) -> None:
        """It was the right one."""
        self._tried.pop(key, None)

    def undo(self, key: str) -> None:
        """It was a right one, which says nothing about the attempts before."""
        count, _ = self._tried.pop(key, (1, 0.0))
        if count > 1:
            self._tried[key] = count - 1, self._clock()
