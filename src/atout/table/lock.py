"""Who uses the store in a folder: so nobody puts another in its place under a running server."""

import fcntl
import os
from pathlib import Path

from atout.core.illegal import Illegal

FILE = "atout.lock"


def give_to_owner(file: Path) -> None:
    """What root makes in somebody's folder is theirs: a service of its own user has to write it."""
    if os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


class Lock:
    """Held while it is not closed, and until the process ends at the latest."""

    def __init__(self, folder: Path, *, alone: bool = False) -> None:
        """With others who use the store, or ``alone``: an Illegal if somebody uses it."""
        self._file = (folder / FILE).open("a")
        give_to_owner(folder / FILE)
        try:
            fcntl.flock(self._file, fcntl.LOCK_NB | (fcntl.LOCK_EX if alone else fcntl.LOCK_SH))
        except OSError as error:
            self.close()
            raise Illegal("table-store-in-use", path=str(folder)) from error

    def close(self) -> None:
        """Use it no more."""
        self._file.close()
