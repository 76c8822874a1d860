"""Who is connected, and how many may be: of one person, from one address, at one table."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Protocol

from atout.core.illegal import Illegal
from atout.server.addresses import is_loopback
from atout.table.accounts import Visitor


@dataclass(frozen=True)
class Limits:
    """How much one may take from the others."""

    connections: int = 5000
    of_self: int = 20
    """Connections of one person: windows of several devices."""
    of_address: int = 250
    """A school has one address."""
    at_table: int = 250
    """Who sits there comes in all the same."""
    requests: int = 3000
    """Requests of one address in a minute."""
    accounts: int = 60
    """Accounts that may be made from one address in an hour: a school class at once."""
    records: int = 60
    """Records that one person may put here in an hour."""
    seconds: float = 20
    """How long a request may take to arrive."""
    spare_loopback: bool = True
    """This machine has one address for everybody behind a proxy, and for whoever measures."""

    def counts(self, address: str) -> bool:
        """Whether what comes from an address is limited by it."""
        return not (self.spare_loopback and is_loopback(address))


class Guest(Protocol):
    """A connection."""

    def dropped(self) -> None:
        """Come again."""


FULL = {"self": "server-crowded", "address": "server-full", "house": "server-full"}
"""Why nobody else is let in, by what there are too many of."""


class Crowd:
    """The connections of each browser, by its token's hash, and how many there are."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._here: defaultdict[str, set[Guest]] = defaultdict(set)
        self._by: dict[Guest, str] = {}
        self._count: Counter[tuple[str, str]] = Counter()

    def enter(self, visitor: Visitor, address: str, table: str) -> None:
        """Somebody comes; an Illegal if there are too many."""
        for place, most in self._places(visitor, address).items():
            if self._count[place] >= most:
                raise Illegal(FULL[place[0]])
        self._count.update([*self._places(visitor, address), ("table", table)])

    def check_room(self, table: str) -> None:
        """Refuse who has come to watch, if too many have."""
        if self._count["table", table] > self._limits.at_table:
            raise Illegal("table-crowded")

    def leave(self, visitor: Visitor, address: str, table: str) -> None:
        """Who has come goes."""
        for place in [*self._places(visitor, address), ("table", table)]:
            self._count[place] -= 1
            if not self._count[place]:
                del self._count[place]

    def _places(self, visitor: Visitor, address: str) -> dict[tuple[str, str], int]:
        limits = self._limits
        places = {("house", ""): limits.connections}
        if visitor.who:
            places["self", visitor.who] = limits.of_self
        if limits.counts(address):
            places["address", address] = limits.of_address
        return places

    def stay(self, token: str, guest: Guest) -> None:
        """A connection of a browser that may become somebody else."""
        if token:
            self._here[token].add(guest)
            self._by[guest] = token

    def go(self, guest: Guest) -> None:
        """It is no more."""
        token = self._by.pop(guest, "")
        here = self._here.get(token, set())
        here.discard(guest)
        if not here:
            self._here.pop(token, None)

    def move(self, before: str, token: str) -> None:
        """A browser has another token, and is who it was."""
        for guest in self._here.pop(before, set()):
            self.stay(token, guest)

    def send_away(self, token: str) -> None:
        """Whoever came with this token has to come again, as somebody else."""
        for guest in list(self._here.get(token, ())):
            guest.dropped()
