"""``atout`` alone: the table in the browser."""

from typing import Literal

from atout.commands.folders import named_folder
from atout.commands.reader import say
from atout.core.illegal import Illegal

LAST_PORT = 65535


def start(  # noqa: PLR0913  what can be set about a server
    host: str,
    port: int,
    data: str,
    lang: str | None,
    *,
    browser: bool,
    proxy: str,
    log: Literal["plain", "json"],
    metrics: bool,
) -> int:
    """Serve until told to stop."""
    if not 0 <= port <= LAST_PORT:
        raise Illegal("cli-port-range", port=str(port))

    from atout.server.run import serve

    serve(
        host,
        port,
        named_folder(data),
        open_browser=browser,
        ready=lambda address: say(lang, "cli-server", url=address),
        proxy=proxy,
        log=log,
        figures_for_all=metrics,
    )
    return 0
