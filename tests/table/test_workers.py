"""Processes that work for the server: what they answer, and what happens when they die or are late."""

import asyncio
import os
import time

import pytest

from atout import registry
from atout.core import chances
from atout.core.course import Course, Dealt
from atout.core.illegal import Illegal
from atout.table import thinkers
from atout.table.workers import Failed, Workers


@pytest.fixture
async def workers():
    workers = Workers(1, thinkers.prepare)
    yield workers
    await workers.close()


async def test_a_job_is_done_in_another_process(workers):
    assert await workers.run(10, os.getpid) != os.getpid()
    assert await workers.run(10, divmod, 17, 5) == (3, 2)


async def test_what_a_job_raises_is_raised_here(workers):
    with pytest.raises(ZeroDivisionError):
        await workers.run(10, divmod, 1, 0)
    with pytest.raises(Illegal) as refused:
        await workers.run(10, registry.find, "chess")

    assert refused.value.refusal.text.args["name"] == "chess"


async def test_what_prints_does_not_disturb(workers):
    assert await workers.run(10, print, "hello") is None
    assert await workers.run(10, divmod, 17, 5) == (3, 2)


async def test_a_late_worker_is_replaced(workers):
    first = await workers.run(10, os.getpid)
    with pytest.raises(Failed):
        await workers.run(0.2, time.sleep, 30)

    assert await workers.run(10, os.getpid) != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


async def test_a_dead_worker_is_replaced(workers):
    with pytest.raises(Failed):
        await workers.run(10, os._exit, 3)

    assert await workers.run(10, divmod, 17, 5) == (3, 2)


async def test_who_is_cancelled_leaves_the_worker_to_the_next(workers):
    first = await workers.run(10, os.getpid)
    job = asyncio.create_task(workers.run(10, time.sleep, 0.3))
    await asyncio.sleep(0.1)
    job.cancel()

    assert await workers.run(10, os.getpid) == first


async def test_big_jobs(workers):
    assert await workers.run(30, len, "x" * 3_000_000) == 3_000_000


async def test_closing_ends_them_in_the_midst_of_work():
    workers = Workers(2, thinkers.prepare)
    pids = [await workers.run(10, os.getpid) for _ in range(2)]
    job = asyncio.create_task(workers.run(60, time.sleep, 60))
    await asyncio.sleep(0.1)
    await workers.close()

    with pytest.raises((Failed, asyncio.CancelledError)):
        await job
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_closing_waits_for_a_late_worker_that_is_being_ended(monkeypatch):
    """The job that began to end it is cancelled by the closing; the process must not be left behind."""
    killed = asyncio.Event()
    processes = []
    create = asyncio.create_subprocess_exec

    async def slow_to_go(*args, **keywords):
        process = await create(*args, **keywords)
        waits = [process.wait, asyncio.Event().wait]
        kill = process.kill

        async def wait():
            return await waits.pop()()

        monkeypatch.setattr(process, "wait", wait)
        monkeypatch.setattr(process, "kill", lambda: (kill(), killed.set()))
        processes.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slow_to_go)
    workers = Workers(1)
    job = asyncio.create_task(workers.run(0.1, time.sleep, 30))
    await killed.wait()
    await workers.close()

    assert [process.returncode for process in processes] == [-9]
    with pytest.raises((Failed, asyncio.CancelledError)):
        await job


def a_deal(players=3):
    game = registry.find("svoi_kozyri")
    course = Course(game, game.options(players=players, trumps="dealt"))
    course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(1))))
    return game, course


def one_of(hidden):
    """Decisions of one legal choice."""
    return [[choice] for choice in hidden.choices()]


@pytest.mark.parametrize("level", thinkers.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_level_chooses_something_legal(workers, level, players):
    game, course = a_deal(players)
    hidden = course.hidden(course.turn)

    assert await thinkers.think(workers, game, hidden, level) in one_of(hidden)


async def test_a_thinker_is_handed_a_hidden_deal_alone(monkeypatch, workers):
    game, course = a_deal()
    handed = []

    async def run(_seconds, _job, *args):
        handed.extend(args)
        return []

    monkeypatch.setattr(workers, "run", run)
    await thinkers.think(workers, game, course.hidden(course.turn), "expert")

    name, hidden, level, _seed, most = handed
    assert (name, level, most) == ("svoi_kozyri", "expert", None)
    assert hidden.observer == course.turn
    assert [bool(hand) for hand in hidden.hands] == [seat == course.turn for seat in range(4)]


async def test_something_legal_is_played_for_a_thinker_that_fails(monkeypatch, workers, caplog):
    game, course = a_deal()
    hidden = course.hidden(course.turn)

    async def run(*_):
        raise Failed

    monkeypatch.setattr(workers, "run", run)

    assert await thinkers.think(workers, game, hidden, "hard") in one_of(hidden)
    assert "died or was late" in caplog.text


async def test_what_is_decided_whole_is_legal_to_the_last_choice(monkeypatch, workers):
    """Else something legal is played instead of all of it."""
    game, course = a_deal()
    hidden = course.hidden(course.turn)
    first = hidden.choices()[0]
    thought = [[], [127], [first, 127], [first, first]]

    async def run(*_):
        return thought.pop()

    monkeypatch.setattr(workers, "run", run)
    while thought:
        assert await thinkers.think(workers, game, hidden, "hard") in one_of(hidden)


async def test_a_computer_takes_its_time(workers):
    game, course = a_deal()
    began = time.monotonic()
    await thinkers.think(workers, game, course.hidden(course.turn), "easy", 0.4)

    assert time.monotonic() - began >= 0.4
