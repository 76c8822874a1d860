"""Large arrays of zeros, for which the system gives memory only as they fill."""

import mmap
from typing import Literal

SIZES = {"B": 1, "h": 2, "i": 4, "Q": 8}


def zeros(kind: Literal["B", "h", "i", "Q"], n: int) -> "memoryview[int]":
    """An array of ``n`` numbers; kinds as in ``struct``."""
    private = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0)
    size = max(1, n) * SIZES[kind]
    area = mmap.mmap(-1, size, flags=private) if private else mmap.mmap(-1, size)
    return memoryview(area).cast("B").cast(kind)
