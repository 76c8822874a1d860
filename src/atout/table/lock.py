"""Who uses the store in a folder: so nobody puts another in its place under a running server."""

import fcntl
from pathlib import Path

from atout.core.illegal import Illegal

FILE = "atout.lock"


class Lock:
    """Held while it is not closed, and until the process ends at the latest."""

    def __init__(self, folder: Path, *, alone: bool = False) -> None:
        """With others who use the store, or ``alone``: an Illegal if somebody uses it."""
        self._file = (folder / FILE).open("a")
        try:
            fcntl.flock(self._file, fcntl.LOCK_NB | (fcntl.LOCK_EX if alone else fcntl.LOCK_SH))
        except OSError as error:
            self.close()
            raise Illegal("table-store-in-use", path=str(folder)) from error

    def close(self) -> None:
        """Use it no more."""
        self._file.close()
