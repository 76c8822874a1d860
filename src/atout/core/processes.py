"""Work shared out to several processes: each answer as soon as those before it are there."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import ParamSpec, TypeVar

from atout.core.illegal import Illegal

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 4
"""How many pieces are begun for each process."""


def in_order(
    function: Callable[..., T], arguments: Iterable[tuple[object, ...]], processes: int
) -> Iterator[T]:
    """What the function says of these arguments, in their order; who stops early waits for nobody."""
    waiting: deque[Future[T]] = deque()
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_ctrl_c_to_the_parent) as workers:
        try:
            for given in arguments:
                waiting.append(workers.submit(function, *given))
                if len(waiting) == AHEAD * processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise Illegal("process-died") from None
        finally:
            if waiting:  # it was stopped early
                workers.shutdown(wait=False, cancel_futures=True)
                for process in active_children():
                    process.terminate()


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
