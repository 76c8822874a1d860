"""Copies of a store, made while a server uses it."""

import sqlite3
from contextlib import closing
from pathlib import Path


def copy(source: Path, target: Path) -> None:
    """A copy as the store is at one moment, whoever writes meanwhile."""
    with closing(sqlite3.connect(source)) as store, closing(sqlite3.connect(target)) as kept:
        store.backup(kept)
