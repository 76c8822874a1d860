"""Pass-phrases: kept as argon2 hashes, made in a thread of their own since each takes long on purpose."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from atout.core.illegal import Illegal

T = TypeVar("T")

SHORTEST, LONGEST = 10, 200
WAITING = 16
"""So many may wait to be hashed: one at a time, for each takes 64 MB."""


def cleaned(phrase: str) -> str:
    """A new pass-phrase as it is hashed; an Illegal if it is too short or too long."""
    if not SHORTEST <= len(phrase) <= LONGEST:
        raise Illegal("account-phrase-length", least=SHORTEST, most=LONGEST)
    return _normal(phrase)


def _normal(phrase: str) -> str:
    """One phrase, whichever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", phrase)


class Phrases:
    """Hashes and compares."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "phrases")
        self._waiting = 0
        self._nobodys = ""

    def close(self) -> None:
        """Hash no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hash(self, phrase: str) -> str:
        """What is kept of a new pass-phrase."""
        return await self._run(lambda: self._hasher.hash(cleaned(phrase)))

    async def fits(self, phrase: str, kept: str | None) -> bool:
        """Whether this is the pass-phrase. It takes as long where there is none to compare it with."""
        return await self._run(lambda: self._fits(phrase, kept))

    def _fits(self, phrase: str, kept: str | None) -> bool:
        self._nobodys = self._nobodys or self._hasher.hash(secrets.token_urlsafe())
        try:
            self._hasher.verify(kept or self._nobodys, _normal(phrase[: LONGEST + 1]))
        except (Argon2Error, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Illegal("account-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
