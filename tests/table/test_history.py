"""How a match ended for each seat."""

import pytest

from atout import registry
from atout.core.match import Standing
from atout.table.history import outcome

PAIRS = [[0, 2], [1, 3]]
ALONE = [[0], [1], [2]]


def standing(sides, winners, **more):
    options = registry.find("pitch").options()
    return Standing(options, sum(map(len, sides)), sides, 0, [], [], over=True, winners=winners, **more)


@pytest.mark.parametrize(
    ("ended", "outcomes"),
    [
        (standing(PAIRS, [1, 3]), "lost won lost won"),
        (standing(PAIRS, [0, 1, 2, 3]), "drawn drawn drawn drawn"),
        (standing(ALONE, [1]), "lost won lost"),
        (standing(ALONE, [0, 2]), "drawn lost drawn"),
        (standing(ALONE, [0, 2], resigned=1), "won lost won"),
        (standing(PAIRS, [0, 2], resigned=3), "won lost won lost"),
        (standing(PAIRS, [0, 1, 2, 3], abandoned=True), "abandoned abandoned abandoned abandoned"),
    ],
)
def test_the_outcome_of_each_seat(ended, outcomes):
    assert [outcome(ended, seat) for seat in range(ended.seats)] == outcomes.split()
