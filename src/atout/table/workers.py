"""A few processes that work for the server, so that its event loop never waits for a search."""

import asyncio
import os
import pickle
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import atout
from atout.table.worker import LENGTH

P = ParamSpec("P")
T = TypeVar("T")


PREPARING = 60.0
"""How many seconds a worker may take to begin."""


class Failed(Exception):
    """The worker died over a job, or was late and was ended."""


class Workers:
    """A job takes the next free worker. One that dies or is late is replaced."""

    def __init__(self, count: int, prepare: Callable[[], None] | None = None) -> None:
        """Each worker is made ready by ``prepare`` at once, or, without it, started for its first job."""
        self._all = [_Worker() for _ in range(count)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self.waiting = 0
        """How many jobs wait for a worker."""
        self._jobs: set[asyncio.Task[object]] = set()
        for worker in self._all:
            if prepare is None:
                self._free.put_nowait(worker)
            else:
                self._begin(worker, pickle.dumps((prepare, ())), PREPARING)

    async def close(self) -> None:
        """End them all."""
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def run(self, seconds: float, job: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        """What a function of these arguments gives, in another process; a Failed after so many seconds.

        Whoever is cancelled leaves the worker to finish: starting another costs more than the rest of
        a job, and nobody reads its answer.
        """
        message = pickle.dumps((job, args))
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        task = self._begin(worker, message, seconds)
        went_well, answer = cast("tuple[bool, object]", await asyncio.shield(task))
        if not went_well:
            raise cast("Exception", answer)
        return cast("T", answer)

    def _begin(self, worker: "_Worker", message: bytes, seconds: float) -> asyncio.Task[object]:
        task = asyncio.create_task(self._serve(worker, message, seconds))
        self._jobs.add(task)
        task.add_done_callback(self._done)
        return task

    async def _serve(self, worker: "_Worker", message: bytes, seconds: float) -> object:
        try:
            return pickle.loads(await worker.ask(message, seconds))  # noqa: S301  from our own process
        except (OSError, EOFError, TimeoutError) as error:
            await worker.end()
            raise Failed from error
        finally:
            self._free.put_nowait(worker)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, so that asyncio does not complain where nobody waits any more


class _Worker:
    """One process, started when it is needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def start(self) -> Process:
        """The process, running."""
        if self._process is None or self._process.returncode is not None:
            source = str(Path(atout.__file__).parent.parent)
            path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "atout.table.worker",
                stdin=PIPE,
                stdout=PIPE,
                env=os.environ | {"PYTHONPATH": path},
            )
        return self._process

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message."""
        process = await self.start()
        to, back = cast("StreamWriter", process.stdin), cast("StreamReader", process.stdout)
        async with asyncio.timeout(seconds):
            to.write(LENGTH.pack(len(message)) + message)
            await to.drain()
            (length,) = LENGTH.unpack(await back.readexactly(LENGTH.size))
            return await back.readexactly(length)

    async def end(self) -> None:
        """End the process, whatever it does.

        It is forgotten only when it is gone: whoever is cancelled while waiting leaves it to the next.
        """
        process = self._process
        if process is None:
            return
        cast("StreamWriter", process.stdin).close()
        if process.returncode is None:
            process.kill()
        await process.wait()
        self._process = None
