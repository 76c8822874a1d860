"""A picture of a comparison: how the mean has settled, and how the pairs are spread."""

from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from atout.arena.comparison import Comparison
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
    _settled(settled, values)
    spread.hist(values, bins="auto", color="0.6")
    spread.set_xlabel(words("en").get("arena-plot-difference"))
    spread.set_ylabel(words("en").get("arena-plot-pairs"))
    figure.savefig(file)


def _settled(axes: Any, values: Any) -> None:
    """The mean after each pair, and twice its standard error around it."""
    count = np.arange(1, len(values) + 1)
    mean = np.cumsum(values) / count
    spread = np.cumsum(values**2) / count - mean**2
    error = 1.96 * np.sqrt(np.maximum(spread, 0) / count)
    axes.axhline(0, color="0.3", linewidth=1)
    axes.fill_between(count, mean - error, mean + error, alpha=0.25)
    axes.plot(count, mean)
    axes.set_xlabel(words("en").get("arena-plot-pairs"))
    axes.set_ylabel(words("en").get("arena-plot-mean"))
