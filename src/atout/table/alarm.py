"""Something that happens at a table after a time."""

import asyncio
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]
Post = Callable[[Job], None]


class Alarm:
    """Puts a job into a table's mailbox after a time; set again, it forgets what it was set for.

    Its time may stand still meanwhile: then it is still set, and goes on with what was left.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._job: Job | None = None
        self._handle: asyncio.TimerHandle | None = None
        self._left = 0.0

    def __bool__(self) -> bool:
        """Whether it is set."""
        return self._job is not None

    def set(self, seconds: float, job: Job) -> None:
        """After so many seconds comes this job."""
        self.clear()
        self._left, self._job = seconds, job
        self.go_on()

    def clear(self) -> None:
        """Nothing comes of it."""
        if self._handle is not None:
            self._stop()
        self._job = None

    def stand_still(self) -> None:
        """Its time does not pass."""
        if self._handle is not None:
            self._left = self._handle.when() - asyncio.get_running_loop().time()
            self._stop()

    def go_on(self) -> None:
        """Its time passes."""
        if self._job is not None and self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._left, self._ring, self._job)

    def _stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, job: Job) -> None:
        self._job = self._handle = None
        self._post(job)
