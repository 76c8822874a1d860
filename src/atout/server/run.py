"""Runs the server."""

import asyncio
import errno
import gc
import ipaddress
import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from atout.core.illegal import Illegal
from atout.server import logs
from atout.server.app import build
from atout.server.crowd import Limits
from atout.server.messages import ENDURED
from atout.server.patience import PatientProtocol
from atout.server.wire import WireProtocol
from atout.table.settings import Settings
from atout.table.store import check_folder, check_store

PING = 20
LAST_PORT = 65535
COLLECTIONS = 2_000, 10, 1_000
"""After so many new things the newest are looked through; after ten times as many older ones as well.

All are after twenty million: nobody plays for the third of a second that this takes with hundreds of tables.
What is put away frees itself (``tests/table/test_table.py``), so little waits for it.
"""


def data_folder() -> Path:
    """Where the tables are kept unless another folder is named."""
    return Path(platformdirs.user_data_dir("atout", appauthor=False))


def serve(  # noqa: PLR0913  what can be set about a server
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    open_browser: bool = False,
    ready: Callable[[str], None] = lambda _address: None,
    settings: Settings | None = None,
    proxy: str = "",
    log: logs.Kind = "plain",
    figures_for_all: bool = False,
) -> None:
    """Serve until told to stop; ``ready`` is told the address.

    An Illegal says why it cannot: the port is taken, nothing can be kept in the folder, or what is
    kept there is not ours.
    Ctrl-C is how one closes the table, so after it this returns, and the command ends with code 0.
    ``proxy`` lists the addresses of proxies whose word is taken for where somebody comes from, and whether
    by TLS. ``ATOUT_HOSTS`` lists further names that the server is reached by (``play.example.org``), or
    ``*``.
    """
    logs.set_up(log)
    folder = data or data_folder()
    check_folder(folder)
    asyncio.run(check_store(folder))
    taken = listen(host, port)
    hosts = os.environ.get("ATOUT_HOSTS", "").replace(",", " ").split()
    address = _address(host, taken)

    def started() -> None:
        ready(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    how = config(
        folder,
        settings or Settings(),
        hosts,
        proxies=proxies(proxy),
        figures_for_all=figures_for_all,
    )
    server = _Server(how, started)
    with suppress(KeyboardInterrupt):  # said again by uvicorn when it has closed everything
        server.run(sockets=[taken])


def config(  # noqa: PLR0913  what can be set about a server
    folder: Path,
    settings: Settings,
    hosts: Iterable[str] = (),
    *,
    proxies: Sequence[str] = (),
    figures_for_all: bool = False,
    limits: Limits = Limits(),  # noqa: B008  it cannot be changed
) -> uvicorn.Config:
    """How uvicorn is to run."""
    return uvicorn.Config(
        build(folder, settings, hosts, figures_for_all=figures_for_all, limits=limits),
        http=PatientProtocol,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws=WireProtocol,
        ws_max_size=ENDURED,
        ws_per_message_deflate=False,  # costs more than it saves: a View has two or three kilobytes
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def proxies(listed: str) -> list[str]:
    """The addresses and networks in a list."""
    found = listed.replace(",", " ").split()
    for one in found:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise Illegal("server-proxy-wrong", proxy=one[:60]) from None
    return found


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; port 0 is any that is free."""
    if not 0 <= port <= LAST_PORT:  # getaddrinfo would take it for another one
        raise Illegal("server-no-such-address", host=host, port=str(port))
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        taken = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise Illegal("server-no-such-address", host=host, port=str(port)) from error
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind(address)
        taken.listen(2048)
    except OSError as error:
        taken.close()
        reason = {errno.EADDRINUSE: "server-port-taken", errno.EACCES: "server-port-forbidden"}
        key = reason.get(error.errno or 0, "server-no-such-address")
        raise Illegal(key, host=host, port=str(port)) from error
    return taken


def _address(host: str, taken: socket.socket) -> str:
    port = taken.getsockname()[1]
    if host in {"0.0.0.0", "::", ""}:  # noqa: S104  not bound here: said of where one can go
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_what_stays()
            self._ready()


def _spare_what_stays() -> None:
    """Look for circles of garbage less often, and never among what has been loaded.

    At hundreds of tables to look through everything holds all of them up for a tenth of a second. There is
    little to be found: a View is part of no circle, and a table that is put away leaves none.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
