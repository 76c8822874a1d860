"""Reviews of records: thought out in a process of their own, a decision at a time, while somebody waits."""

import asyncio
from contextlib import suppress
from functools import lru_cache

from atout import registry
from atout.core import record
from atout.core.illegal import Illegal
from atout.review import SECONDS, Moment, Verdict, judge, moments, verdict
from atout.server.messages import ReviewInfo
from atout.table.workers import Failed, Workers

MOST = 8
"""So many reviews may be under way at once; they share one process."""
KEPT = 64
"""So many are remembered."""
LEFT = 30.0
"""A review that nobody has asked after for so many seconds is stopped."""
LONGEST = 30.0
"""After how many seconds a decision has been thought about too long."""


class Review:
    """The decisions of one seat in one record, judged one after the other."""

    def __init__(self, workers: Workers, text: str, seat: int) -> None:
        self.of = 0
        self.verdicts: list[Verdict] = []
        self.over = False
        self.whole = False
        self._workers = workers
        self._text = text
        self._seat = seat
        self._asked = self._now()
        self._task = asyncio.create_task(self._judge_all())

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def info(self, since: int) -> ReviewInfo:
        """How far it has come; whoever asks keeps it going."""
        self._asked = self._now()
        return ReviewInfo(self.of, self.over, self.verdicts[since:])

    async def stop(self) -> None:
        """Judge no more; what is judged stays."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _judge_all(self) -> None:
        try:
            self.of = await self._workers.run(LONGEST, _count, self._text, self._seat)
            for at in range(self.of):
                if self._now() > self._asked + LEFT:
                    return
                judged = self._workers.run(LONGEST, _judged, self._text, self._seat, at, SECONDS)
                self.verdicts.append(await judged)
            self.whole = True
        except Failed:
            return
        finally:
            self.over = True


class Reviews:
    """The reviews of this server, by record and seat."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._all: dict[tuple[str, int], Review] = {}

    async def close(self) -> None:
        """Stop them all."""
        for review in self._all.values():
            await review.stop()
        await self._workers.close()

    def begin(self, record_id: str, text: str, seat: int) -> Review:
        """A review: one that is under way or whole, or a new one; an Illegal where there are too many."""
        known = self._all.get((record_id, seat))
        if known is not None and (known.whole or not known.over):
            return known
        if sum(not review.over for review in self._all.values()) >= MOST:
            raise Illegal("review-busy")
        self._forget_one()
        self._all[record_id, seat] = review = Review(self._workers, text, seat)
        return review

    def find(self, record_id: str, seat: int) -> Review:
        """A review that was begun; an Illegal if there is none."""
        review = self._all.get((record_id, seat))
        if review is None:
            raise Illegal("review-unknown")
        return review

    def _forget_one(self) -> None:
        """The oldest that is over makes room."""
        over = [key for key, review in self._all.items() if review.over]
        if len(self._all) >= KEPT and over:
            del self._all[over[0]]


# --- in a worker ------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST)
def _moments(text: str, seat: int) -> list[Moment]:
    return list(moments(record.read(text, registry.find).course, seat))


def _count(text: str, seat: int) -> int:
    return len(_moments(text, seat))


def _judged(text: str, seat: int, at: int, seconds: float) -> Verdict:
    moment = _moments(text, seat)[at]
    game = registry.find(moment.game)
    return verdict(game, moment, judge(moment.game, moment.hidden, moment.choices, seconds, at))
