"""The band around the mean in the picture of a comparison."""

import numpy as np
import pytest

from atout.arena import figures
from atout.arena.plot import band

ENDS = (-3.0, 3.0)


def test_pairs_that_are_all_alike_have_a_band_that_ends_in_their_interval():
    low, high = band(np.ones(16), ENDS)

    assert (low[-1], high[-1]) == pytest.approx(figures.interval([1.0] * 16, ENDS))
    told = slice(figures.FEWEST - 1, None)
    assert np.all(np.diff(high[told] - low[told]) < 0)


def test_the_first_other_pair_ends_that():
    low, high = band(np.array([1.0] * 12 + [0.0] + [1.0] * 3), ENDS)

    assert (low[11], high[11]) == pytest.approx(figures.interval([1.0] * 12, ENDS))
    mean, error = 12 / 13, 1.96 * np.sqrt(12 / 13 * (1 / 13) / 13)
    assert (low[12], high[12]) == pytest.approx((mean - error, mean + error))
    assert low[15] < 15 / 16 < high[15]


def test_of_a_few_pairs_there_is_no_band():
    for values in (np.ones(12), np.arange(12.0)):
        low, high = band(values, ENDS)
        assert np.isnan(low[: figures.FEWEST - 1]).all()
        assert np.isnan(high[: figures.FEWEST - 1]).all()
        assert np.isfinite(low[figures.FEWEST - 1 :]).all()


def test_where_nobody_ever_had_a_lead_the_band_has_no_width():
    low, high = band(np.zeros(12), (0.0, 0.0))

    assert low[-1] == high[-1] == 0
