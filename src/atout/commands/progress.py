"""How far a long piece of work has come: a bar on the terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


@contextmanager
def bar(total: int, description: str = "") -> Iterator[tuple[Progress, TaskID]]:
    """A bar on the terminal, nothing elsewhere."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    shown = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with shown:
        yield shown, shown.add_task(description, total=total)
