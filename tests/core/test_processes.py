"""Work in several processes: answers in their order, and nobody left behind who stops early."""

import os
import time
from multiprocessing import active_children

import pytest

from atout.core.illegal import Illegal
from atout.core.processes import in_order


def test_answers_come_in_the_order_of_the_questions():
    assert list(in_order(pow, ((number, 2) for number in range(20)), 2)) == [n * n for n in range(20)]


def test_who_stops_early_waits_for_nobody():
    begun = time.monotonic()
    answers = in_order(time.sleep, [(0,), *[(60,)] * 5], 2)
    assert next(answers) is None
    answers.close()
    while active_children() and time.monotonic() - begun < 50:
        time.sleep(0.05)  # no join: the pool's own thread joins them, and only one of two is told

    assert active_children() == []


def test_a_fault_of_the_work_is_told_as_it_is():
    with pytest.raises(ZeroDivisionError):
        list(in_order(divmod, [(1, 0)], 1))


def test_a_process_that_dies_is_told():
    with pytest.raises(Illegal) as refused:
        list(in_order(os._exit, [(3,)], 1))
    assert refused.value.refusal.text.key == "process-died"
