"""What pairs say: the mean with its interval, when a comparison is decided, and ratings."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from scipy import optimize, stats

CONFIDENCE = 0.95
TAIL = (1 - CONFIDENCE) / 2
FEWEST = 10
"""Of fewer pairs no interval is given: a bootstrap of a few numbers is too narrow."""

Interval = tuple[float, float]


def interval(values: Sequence[float], ends: Interval) -> Interval | None:
    """Where the mean lies with 95 % confidence: a bootstrap over the pairs (BCa), the same each time.

    A bootstrap knows nothing of what it has not seen: where all pairs are alike, others are reckoned with,
    as far as the ``ends`` of what a pair can be. There is none where those ends are one.
    """
    if len(values) < FEWEST or ends[0] == ends[1]:
        return None
    if min(values) == max(values):
        return of_alike(values[0], len(values), ends)
    found = stats.bootstrap(
        (np.array(values),), np.mean, confidence_level=CONFIDENCE, n_resamples=4999, rng=0
    ).confidence_interval
    return float(found.low), float(found.high)


def of_alike(value: float, pairs: int, ends: Interval) -> Interval:
    """Where the mean lies when so many pairs were all this.

    As many others are reckoned with as would go unseen in 2.5 % of cases, each at one of the ``ends``: of
    wins that is the interval of Clopper and Pearson (1934), of other means that of Gaffke (2005).
    """
    seen = TAIL ** (1 / pairs)
    low, high = (seen * value + (1 - seen) * end for end in ends)
    return low, high


# --- when a comparison is decided -------------------------------------------------------------------------

Verdict = Literal["first", "second", "equal", "open"]

ERROR = 0.025
"""How likely a wrong verdict may be, on either side."""
BOUND = math.log((1 - ERROR) / ERROR)
EARLIEST = 16
"""Before so many pairs nothing is decided: their spread is not known well enough."""


def verdict(values: Sequence[float], effect: float) -> Verdict:
    """Which player is better, if that is decided.

    Two of Wald's sequential probability ratio tests (1945), in the form that chess engines use: the
    generalised test of M. Van den Bergh, whose effect is counted in standard deviations of a pair
    ("normalized Elo"; Stockfish's fishtest). One weighs "the first is better by ``effect``" against "no
    difference", the other the same of the second; "equal" is where both say no difference.
    """
    if len(values) < EARLIEST:
        return "open"
    first, second = (likelihood_ratio([sign * value for value in values], effect) for sign in (1, -1))
    if first >= BOUND:
        return "first"
    if second >= BOUND:
        return "second"
    return "equal" if max(first, second) <= -BOUND else "open"


def likelihood_ratio(values: Sequence[float], effect: float) -> float:
    """The logarithm of how much likelier a mean of ``effect`` standard deviations is than a mean of 0."""
    count, mean, spread = len(values), float(np.mean(values)), float(np.std(values))
    if spread == 0:
        return math.copysign(math.inf, mean) if mean else -count * effect**2 / 2
    return count * effect * (mean / spread - effect / 2)


# --- ratings ----------------------------------------------------------------------------------------------

POINTS = 400 / math.log(10)
"""A lead of 400 points is ten wins to one, as chess counts (Elo)."""
RESAMPLES = 300

Wins = Mapping[tuple[int, int], Sequence[float]]
"""For two players, by number: the first one's share of the wins in each pair."""


def ratings(players: int, wins: Wins) -> list[tuple[float, Interval | None]]:
    """Each player's rating with its 95 % interval, their mean 0: Bradley and Terry's model (1952).

    A draw more between any two keeps the rating of who always wins finite. The intervals are a bootstrap
    over pairs, where there are enough of them between any two; of pairs that are all alike, some may be
    others, as for an interval.
    """
    rated = [float(rating) for rating in _rated(players, wins)]
    if min(len(won) for won in wins.values()) < FEWEST:
        return [(rating, None) for rating in rated]
    rng = np.random.default_rng(0)
    drawn = [
        _rated(players, {two: _resampled(won, rng) for two, won in wins.items()}) for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(drawn, [TAIL, 1 - TAIL], axis=0)
    low, high = np.minimum(low, rated), np.maximum(high, rated)
    return [(rating, (float(low[at]), float(high[at]))) for at, rating in enumerate(rated)]


def _resampled(won: Sequence[float], rng: Any) -> Any:
    """As many pairs, drawn from these."""
    if min(won) < max(won):
        return rng.choice(np.array(won), len(won))
    other = float(rng.integers(2)) if 0 < won[0] < 1 else 1 - won[0]
    return won[0] + rng.beta(1, len(won)) * (other - np.array(won))


def _rated(players: int, wins: Mapping[tuple[int, int], Any]) -> Any:
    first, second = (np.array([two[at] for two in wins]) for at in (0, 1))
    won = np.array([float(np.sum(won)) + 0.5 for won in wins.values()])
    lost = np.array([len(won) - float(np.sum(won)) + 0.5 for won in wins.values()])

    def surprise(strength: Any) -> Any:
        lead = strength[first] - strength[second]
        slope = lost - (won + lost) / (1 + np.exp(lead))
        gradient = np.zeros(players)
        np.add.at(gradient, first, slope)
        np.add.at(gradient, second, -slope)
        return won @ np.logaddexp(0, -lead) + lost @ np.logaddexp(0, lead), gradient

    strength = optimize.minimize(surprise, np.zeros(players), jac=True, method="BFGS").x
    return POINTS * (strength - strength.mean())
