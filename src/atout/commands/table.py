"""``atout`` alone: the table in the browser."""

from pathlib import Path

from atout.commands.reader import say
from atout.core.illegal import Illegal

LAST_PORT = 65535


def start(host: str, port: int, data: str, lang: str | None, *, browser: bool) -> int:
    """Serve until told to stop."""
    if not 0 <= port <= LAST_PORT:
        raise Illegal("cli-port-range", port=str(port))

    from atout.server.run import serve

    folder = Path(data).expanduser() if data else None
    serve(
        host,
        port,
        folder,
        open_browser=browser,
        ready=lambda address: say(lang, "cli-server", url=address),
    )
    return 0
