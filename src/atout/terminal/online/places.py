"""Where a person wants to go: an invite, a table, or a server with a code."""

import re
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from atout.core.illegal import Illegal

PORTS = {"http": 80, "https": 443}
_PATH = re.compile(r"/(?P<kind>join|table)/(?P<what>[A-Za-z0-9_-]+)/?")


@dataclass(frozen=True)
class Place:
    """A server, and a table there or an invite to one."""

    scheme: str
    host: str
    port: int
    table: str = ""
    invite: str = ""

    @property
    def at(self) -> str:
        """The server as it is written: ``play.example.org``, ``192.168.1.5:8000``."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The address of its first page."""
        return f"{self.scheme}://{self.at}"

    def table_link(self, table: str) -> str:
        """The address of a table's page."""
        return f"{self.origin}/table/{table}"

    def invite_link(self, token: str) -> str:
        """The address that lets somebody in."""
        return f"{self.origin}/join/{token}"

    def socket(self, table: str) -> str:
        """The address of a table's WebSocket."""
        return f"ws{self.origin.removeprefix('http')}/ws/tables/{table}?brief=1"


def place_of(link: str, code: str = "") -> Place:
    """The place that a link leads to, or a server's address and a code; an Illegal says what is wrong."""
    server, path = _read(link, Illegal("join-bad-link", link=link))
    found = _PATH.fullmatch(path)
    if found is None:
        return _by_code(server, path, link, code)
    if code:
        raise Illegal("cli-too-much", name=code)
    what = found["what"]
    return replace(server, invite=what) if found["kind"] == "join" else replace(server, table=what)


def server_of(address: str) -> Place:
    """The server at an address; an Illegal where it is none."""
    bad = Illegal("invite-bad-server", address=address)
    server, path = _read(address, bad)
    if path not in {"", "/"}:
        raise bad
    return server


def _read(link: str, bad: Illegal) -> tuple[Place, str]:
    """The server of a link, and its path."""
    written = link.strip()
    try:
        parts = urlsplit(written if "://" in written else f"http://{written}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise bad from None
    if parts.scheme not in PORTS or not host or parts.username is not None:
        raise bad
    return Place(parts.scheme, host, PORTS[parts.scheme] if port is None else port), parts.path


def _by_code(server: Place, path: str, link: str, code: str) -> Place:
    if path not in {"", "/"}:
        raise Illegal("join-bad-link", link=link)
    if not code.strip():
        raise Illegal("join-no-code", place=server.at)
    return replace(server, invite=code)
