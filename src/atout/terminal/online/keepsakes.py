"""What a person keeps of their visits, in a file that nobody else can read.

At each server the token by which it knows them, so that a seat is theirs again when they come back; and their
own parts of the deals to come; and whose lines they do not want to read.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import platformdirs

from atout.core.illegal import Illegal
from atout.terminal.files import told

MOST_PARTS = 24
"""Of so many deals the parts are kept, at all tables together."""
MOST_MUTED = 200
"""So many people are remembered; each is known by what tells them from others at one table."""
OWN = 0o600


class Part(msgspec.Struct, frozen=True):
    """What is remembered of a deal from before it was dealt.

    ``opened`` are the players' commitments among which this part was opened; none where it was not.
    """

    table: str
    deal: int
    commitment: str
    seat: int
    part: str
    opened: list[str] = []


class Kept(msgspec.Struct):
    """What stands in the file."""

    tokens: dict[str, str] = {}
    parts: list[Part] = []
    muted: list[str] = []


class Keepsakes:
    """The file. Several programs may use it at once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or Path(platformdirs.user_data_dir("atout", appauthor=False))) / "visits.json"

    def token(self, origin: str) -> str:
        """By what a server knows this person; empty where it does not."""
        return self._read().tokens.get(origin, "")

    def keep_token(self, origin: str, token: str) -> None:
        """Be known by this."""
        with self._changing() as kept:
            kept.tokens[origin] = token

    def part(self, table: str, deal: int) -> Part | None:
        """What is remembered of a deal."""
        return next((part for part in self._read().parts if (part.table, part.deal) == (table, deal)), None)

    def keep_part(self, part: Part) -> None:
        """Remember this of a deal."""
        with self._changing() as kept:
            others = [one for one in kept.parts if (one.table, one.deal) != (part.table, part.deal)]
            kept.parts = [*others, part][-MOST_PARTS:]

    def muted(self) -> list[str]:
        """Whose lines are not to be read."""
        return self._read().muted

    def mute(self, person: str, *, muted: bool) -> None:
        """Remember that somebody is not to be read, or is again."""
        with self._changing() as kept:
            others = [one for one in kept.muted if one != person]
            kept.muted = [*others, *([person] if muted else [])][-MOST_MUTED:]

    def _read(self) -> Kept:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except FileNotFoundError:
            return Kept()
        except OSError as error:
            raise Illegal("join-not-kept", path=str(self.path), reason=told(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Illegal("join-kept-damaged", path=str(self.path)) from None

    @contextmanager
    def _changing(self) -> Iterator[Kept]:
        """What is kept, to be changed; the file is as it was before, or as it is after."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.with_suffix(".lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                kept = self._read()
                yield kept
                self._write(msgspec.json.encode(kept))
        except OSError as error:
            raise Illegal("join-not-kept", path=str(self.path), reason=told(error)) from None

    def _write(self, content: bytes) -> None:
        new = self.path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN), "wb") as file:
            file.write(content)
        new.replace(self.path)
