"""Whole decisions: all are looked at, the better ones longer, and the usual one gives way to what is better."""

import pytest

from atout.core.rng import Rng
from atout.games.tractor.deal import Tractor
from atout.games.tractor.habits import TractorBot
from atout.games.tractor.numbers import BURYING, DONE, PASS
from atout.games.tractor.options import TractorOptions
from atout.search import plans
from atout.search.plans import Plans
from tests.games.tractor.positions import kinds, position

PLAIN = plans.__file__.endswith(".py")
DEALS = 100 if PLAIN else 200


def burying(seed):
    """The starter is to lay eight cards."""
    deal = Tractor(TractorOptions())
    deal.begin(Rng(seed))
    while deal.turn >= 0 and deal.phase != BURYING:
        deal.play(next((choice for choice in deal.choices() if choice != PASS), PASS))
    return deal


def leading(*leads, deals=DEALS, every=True, fresh=True, seed=3):
    """Leads weighed by one who holds the last trumps and an ace; the first is the usual one."""
    deal = position(
        "BJ BJ AS 3D", "4C 5C 6C 7C", "8C 8C 9C 9C", "KS TS KD TD", talon="5D 5D TD KC TC TH 5H KH"
    )
    search = Plans(TractorBot(deal.hidden(0)), seed)
    search.fresh = fresh
    for lead in leads:
        search.candidate([*kinds(lead), DONE])
    search.think(60.0, deals, every)
    return search


def test_every_candidate_is_looked_at_and_the_best_comes_first():
    search = leading("3D", "BJ BJ", "AS", "BJ")

    ranked = [choices for choices, _ in search.ranked()]
    assert sorted(ranked) == sorted([*kinds(lead), DONE] for lead in ("3D", "BJ BJ", "AS", "BJ"))
    assert ranked[-1] == [*kinds("BJ BJ"), DONE]  # the last trick, and the talon with it, are given away
    assert all(-1 <= value <= 1 for _, value in search.ranked())


def test_the_same_decision_is_a_candidate_once():
    search = leading("3D", "AS")

    assert search.candidate([*kinds("AS"), DONE]) == 1
    assert search.n == 2
    assert search.candidate([]) == -1
    assert search.candidate([0] * 49) == -1


@pytest.mark.parametrize("deals", [1, 7, 40])
def test_a_number_of_deals_bounds_the_work(deals):
    assert leading("3D", "BJ", "AS", deals=deals).done == deals


def many(deals, fresh):
    """Ten ways to bury: the usual one lays the highest trumps, the others are chance."""
    deal = burying(2)
    search = Plans(TractorBot(deal.hidden(deal.turn)), 5)
    search.fresh = fresh
    luck = Rng(4)
    held = [*kinds_of(deal.one[deal.turn]), *kinds_of(deal.two[deal.turn])]
    search.candidate(sorted(held, key=lambda kind: (deal.suit_of(kind), deal.step_of(kind)))[-8:])
    for _ in range(9):
        laid = deal.clone()
        for _ in range(8):
            laid.play(laid.choices()[luck.below(len(laid.choices()))])
        held = [*kinds_of(laid.talon_one), *kinds_of(laid.talon_two)]
        search.candidate(held)
    search.think(60.0, deals, True)
    return search


def kinds_of(mask):
    return [kind for kind in range(54) if mask >> kind & 1]


def test_the_worse_half_is_given_up_and_the_rest_looked_at_in_fresh_deals():
    anew, on = many(40, True), many(40, False)

    assert anew.done == on.done == 40
    assert sum(anew.alive) == sum(on.alive) == 4
    assert max(anew.count) == 30  # those after the first quarter alone
    assert max(on.count) == 40
    assert anew.alive[0]  # the usual one is kept whatever it comes to
    kept = [list(anew.decision(i)) for i in range(10) if anew.alive[i]]
    assert sorted(choices for choices, _ in anew.ranked()[:4]) == sorted(kept)


def test_what_is_better_by_chance_alone_gives_way_to_the_usual_decision():
    for usual in (0, 1):
        few = leading("BJ BJ", "3D", deals=4)
        few.usual = usual
        assert few.ranked()[0][0] == few.decision(usual)  # four deals prove nothing
    search = leading("BJ BJ", "3D")
    assert search.ranked()[0][0] == [*kinds("3D"), DONE]
    assert not search.unproved(1)


def test_the_same_seed_finds_the_same():
    assert leading("3D", "BJ", "AS").ranked() == leading("3D", "BJ", "AS").ranked()
