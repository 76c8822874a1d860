"""Intervals, verdicts and ratings on samples whose truth is known."""

import math

import numpy as np
import pytest
from scipy import stats

from atout.arena import figures

WIDE = (-50.0, 50.0)


def samples(count, size, mean, seed=1):
    """Skew ones: now and then a deal decides much."""
    rng = np.random.default_rng(seed)
    return rng.exponential(2.0, (count, size)) - 2.0 + mean


def test_the_interval_holds_the_true_mean_about_as_often_as_it_says():
    held = sum(
        low <= 0.3 <= high
        for low, high in (figures.interval(one, WIDE) for one in samples(200, 60, 0.3).tolist())
    )

    assert 0.90 <= held / 200 <= 0.99


def test_the_interval_shrinks_as_more_is_played():
    low, high = figures.interval(samples(1, 400, 0)[0].tolist(), WIDE)
    wide_low, wide_high = figures.interval(samples(1, 25, 0)[0].tolist(), WIDE)

    assert high - low < (wide_high - wide_low) / 2


def test_of_a_few_pairs_there_is_no_interval():
    assert figures.interval([1.0] * (figures.FEWEST - 1), WIDE) is None
    assert figures.interval([1.0] * figures.FEWEST, WIDE) is not None


@pytest.mark.parametrize("count", [10, 16, 400])
@pytest.mark.parametrize("won", [0, 1])
def test_where_all_pairs_were_won_the_interval_of_the_share_is_clopper_and_pearson_s(count, won):
    exact = stats.binomtest(count * won, count).proportion_ci(method="exact")

    assert figures.interval([float(won)] * count, (0.0, 1.0)) == pytest.approx((exact.low, exact.high))


def test_pairs_that_are_all_alike_may_be_other_ones_on_either_side():
    low, high = figures.interval([1.0] * 16, (-3.0, 3.0))
    unseen = 1 - 0.025 ** (1 / 16)

    assert (1 - unseen) ** 16 == pytest.approx(0.025)
    assert (1.0 - low, high - 1.0) == pytest.approx((4 * unseen, 2 * unseen))


def test_so_rare_a_difference_as_goes_unseen_is_within_the_interval():
    """Of pairs of which 15 in 100 are lost, twelve in a row are won in 14 of 100 cases."""
    rng = np.random.default_rng(5)
    drawn = np.where(rng.random((2000, 12)) < 0.15, -1.0, 1.0).tolist()
    alike = [one for one in drawn if set(one) == {1.0}]
    low, high = figures.interval(alike[0], (-1.0, 1.0))

    assert len(alike) > 200
    assert low < 1 - 2 * 0.15 < high


def test_where_nobody_ever_had_a_lead_nothing_is_claimed():
    assert figures.interval([0.0] * 100, (0.0, 0.0)) is None


# --- when it is decided ---------------------------------------------------------------------------------


def decided(values, effect=0.25):
    """The verdict on a series that is looked at after every pair, and after how many it came."""
    for count in range(1, len(values) + 1):
        found = figures.verdict(values[:count], effect)
        if found != "open":
            return found, count
    return "open", len(values)


def verdicts(mean, count=100):
    """Of series with this mean, in standard deviations."""
    rng = np.random.default_rng(2)
    series = rng.normal(mean, 1.0, (count, 600))
    return [decided(list(row)) for row in series]


def test_a_difference_is_found_and_given_to_the_right_player():
    for sign, name in ((1, "first"), (-1, "second")):
        found = [verdict for verdict, _ in verdicts(sign * 0.25)]
        assert found.count(name) >= 92
        assert {"first": "second", "second": "first"}[name] not in found


def test_where_there_is_none_it_is_seldom_claimed():
    found = [verdict for verdict, _ in verdicts(0.0)]

    assert found.count("equal") >= 88
    assert found.count("first") + found.count("second") <= 9


def test_a_great_difference_is_decided_early():
    assert np.median([count for _, count in verdicts(1.0)]) <= 40


def test_nothing_is_decided_before_the_spread_is_known():
    assert figures.verdict([1.0] * (figures.EARLIEST - 1), 0.25) == "open"
    assert figures.verdict([1.0] * figures.EARLIEST, 0.25) == "first"
    assert figures.verdict([-1.0] * figures.EARLIEST, 0.25) == "second"
    assert figures.verdict([0.0] * figures.EARLIEST, 0.25) == "open"
    assert figures.verdict([0.0] * 500, 0.25) == "equal"


def test_the_likelihood_ratio_is_that_of_two_normal_distributions():
    values = [0.5, -1.0, 2.0, 1.5]
    mean, spread = np.mean(values), np.std(values)

    def log_likelihood(centre):
        return -sum((value - centre) ** 2 for value in values) / (2 * spread**2)

    wanted = log_likelihood(0.3 * spread) - log_likelihood(0)
    assert figures.likelihood_ratio(values, 0.3) == pytest.approx(wanted)
    assert mean != 0


# --- ratings ----------------------------------------------------------------------------------------------


def test_ratings_are_those_that_the_wins_came_from():
    true = [-150.0, 0.0, 150.0]
    rng = np.random.default_rng(3)
    wins = {}
    for one in range(3):
        for other in range(one + 1, 3):
            chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            wins[one, other] = (rng.random(400) < chance).astype(float).tolist()
    found = figures.ratings(3, wins)

    for rating, (got, (low, high)) in zip(true, found, strict=True):
        assert got == pytest.approx(rating, abs=50)
        assert low < got < high
        assert low - 15 < rating < high + 15
        assert high - low < 100
    assert math.isclose(sum(got for got, _ in found), 0, abs_tol=1e-6)


def test_who_always_wins_has_a_rating_all_the_same():
    (best, _), (worst, _) = figures.ratings(2, {(0, 1): [1.0] * 20})

    assert 300 < best - worst < 1500


@pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
def test_a_rating_from_pairs_that_are_all_alike_is_not_certain(won):
    (got, (low, high)), _ = figures.ratings(2, {(0, 1): [won] * 20})
    lead = stats.binomtest(20, 20).proportion_ci(method="exact").low  # the least share that this may be

    assert low <= got <= high
    assert high - low > 30
    if won == 1.0:
        worst = 400 * math.log10((20 * lead + 0.5) / (20 * (1 - lead) + 0.5))
        assert 2 * low == pytest.approx(worst, abs=40)
