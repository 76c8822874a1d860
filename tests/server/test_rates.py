"""How often somebody may do what costs others."""

import pytest

from atout.core.illegal import Illegal
from atout.server import rates
from atout.server.rates import Rate


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def test_so_many_at_once_and_as_many_again_in_their_time():
    clock = Clock()
    rate = Rate(3, 60, clock)
    for _ in range(3):
        rate.check("one")
        rate.count("one")
    with pytest.raises(Illegal, match="server-too-often"):
        rate.check("one")
    rate.check("other")
    with pytest.raises(Illegal):
        rate.check("other", "one")
    clock.now += 19
    with pytest.raises(Illegal):
        rate.check("one")
    clock.now += 2
    rate.check("one")
    rate.count("one")
    with pytest.raises(Illegal):
        rate.check("one")


def test_who_is_refused_is_told_for_how_long():
    clock = Clock()
    rate = Rate(10, 3600, clock)
    for _ in range(10):
        rate.take("one")
    with pytest.raises(Illegal) as refused:
        rate.check("other", "one")
    assert refused.value.refusal.text.args == {"minutes": 6}
    clock.now += 301
    with pytest.raises(Illegal) as refused:
        rate.check("one")
    assert refused.value.refusal.text.args == {"minutes": 1}


def test_not_everybody_is_remembered(monkeypatch):
    monkeypatch.setattr(rates, "KNOWN", 10)
    rate = Rate(1, 60, Clock())
    for number in range(11):
        rate.count(str(number))
    rate.check("0")
    with pytest.raises(Illegal):
        rate.check("10")
