"""A picture of a comparison: how the mean has settled, and how the pairs are spread."""

from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from atout.arena.comparison import Comparison
from atout.arena.figures import FEWEST, Interval, of_alike
from atout.words import words


def draw(comparison: Comparison, file: Path) -> None:
    """Write it as PNG, SVG or PDF, by the ending of the name.

    Its few words are English: Matplotlib cannot join the letters of Khmer.
    """
    values = np.array([pair.difference for pair in comparison.pairs])
    settings = comparison.settings
    figure = Figure(figsize=(9, 4), layout="constrained")
    settled, spread = figure.subplots(1, 2, width_ratios=(2, 1))
    two = {"first": settings.first.name, "second": settings.second.name}
    figure.suptitle(words("en").get("arena-plot-title", {"game": settings.game, **two}))
    _settled(settled, values, *band(values, comparison.ends))
    spread.hist(values, bins="auto" if np.ptp(values) else 11, color="0.6")  # one alone is as wide as all
    spread.set_xlabel(words("en").get("arena-plot-difference"))
    spread.set_ylabel(words("en").get("arena-plot-pairs"))
    figure.savefig(file)


def band(values: Any, ends: Interval) -> tuple[Any, Any]:
    """How low and how high the mean may be after each pair; none of a few pairs.

    Twice its standard error around it, or, as long as all pairs are alike, what ``figures`` says of such.
    """
    count, mean = np.arange(1, len(values) + 1), _means(values)
    spread = np.cumsum(values**2) / count - mean**2
    error = 1.96 * np.sqrt(np.maximum(spread, 0) / count)
    low, high = mean - error, mean + error
    alike = np.logical_and.accumulate(values == values[:1])
    for pairs in count[alike]:
        low[pairs - 1], high[pairs - 1] = of_alike(values[0], int(pairs), ends)
    low[: FEWEST - 1] = high[: FEWEST - 1] = np.nan
    return low, high


def _means(values: Any) -> Any:
    return np.cumsum(values) / np.arange(1, len(values) + 1)


def _settled(axes: Any, values: Any, low: Any, high: Any) -> None:
    """The mean after each pair, and where it may be."""
    count = np.arange(1, len(values) + 1)
    axes.axhline(0, color="0.3", linewidth=1)
    axes.fill_between(count, low, high, alpha=0.25)
    axes.plot(count, _means(values))
    axes.set_xlabel(words("en").get("arena-plot-pairs"))
    axes.set_ylabel(words("en").get("arena-plot-mean"))
