"""Something that happens at a table after a time."""

import asyncio
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]
Post = Callable[[Job], None]


class Alarm:
    """Puts a job into a table's mailbox after a time; set again, it forgets what it was set for."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._handle: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether it is set."""
        return self._handle is not None

    def set(self, seconds: float, job: Job) -> None:
        """After so many seconds comes this job."""
        self.clear()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, job)

    def clear(self) -> None:
        """Nothing comes of it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, job: Job) -> None:
        self._handle = None
        self._post(job)
