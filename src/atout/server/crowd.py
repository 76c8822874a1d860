"""Who is connected, by the device that they are signed in on: one that is signed out is shown the door."""

from collections import defaultdict
from typing import Protocol


class Guest(Protocol):
    """A connection."""

    def dropped(self) -> None:
        """Come again."""


class Crowd:
    """The connections of each device."""

    def __init__(self) -> None:
        self._here: defaultdict[str, set[Guest]] = defaultdict(set)

    def enter(self, login: str, guest: Guest) -> None:
        """Somebody comes."""
        if login:
            self._here[login].add(guest)

    def leave(self, login: str, guest: Guest) -> None:
        """Somebody goes."""
        here = self._here.get(login, set())
        here.discard(guest)
        if not here:
            self._here.pop(login, None)

    def send_away(self, login: str) -> None:
        """Whoever came on this device has to come again, as somebody else."""
        for guest in list(self._here.get(login, ())):
            guest.dropped()
