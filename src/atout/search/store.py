"""Large arrays of zeros, for which the system gives memory only as they fill."""

import mmap
from contextlib import suppress
from typing import Literal

SIZES = {"B": 1, "h": 2, "i": 4, "Q": 8}
SMALL = 1 << 22
"""Bytes of an array that come by small pages; what lies beyond may come by large ones, which are quicker."""


def zeros(kind: Literal["B", "h", "i", "Q"], n: int) -> "memoryview[int]":
    """An array of ``n`` numbers; kinds as in ``struct``."""
    private = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0)
    size = max(1, n) * SIZES[kind]
    area = mmap.mmap(-1, size, flags=private) if private else mmap.mmap(-1, size)
    if size > SMALL and hasattr(mmap, "MADV_HUGEPAGE"):
        with suppress(OSError):  # a system without large pages
            area.madvise(mmap.MADV_HUGEPAGE, SMALL)
    return memoryview(area).cast("B").cast(kind)
