"""``python -m atout.server``: the server alone, for those who run it as a service."""

import argparse
import sys
from pathlib import Path
from typing import Any

from atout import words
from atout.core.illegal import Illegal
from atout.server.run import serve


def parser() -> argparse.ArgumentParser:
    """What can be said to it."""
    known = argparse.ArgumentParser(prog="python -m atout.server", description=__doc__)
    known.add_argument("--host", default="127.0.0.1")
    known.add_argument("--port", type=int, default=8000)
    known.add_argument("--data", type=Path)
    known.add_argument("--proxy", default="", help="addresses whose X-Forwarded-For and -Proto are believed")
    known.add_argument("--log", choices=("plain", "json"), default="plain")
    known.add_argument("--metrics", action="store_true", help="show /metrics to everybody")
    return known


def main() -> int:
    """Serve until told to stop."""
    given = parser().parse_args()
    try:
        serve(given.host, given.port, given.data, ready=_say, **_further(given))
    except Illegal as illegal:
        print(words.words("en").say(illegal.refusal.text), file=sys.stderr)  # noqa: T201  for a person
        return 2
    return 0


def _further(given: argparse.Namespace) -> dict[str, Any]:
    return {"proxy": given.proxy, "log": given.log, "figures_for_all": given.metrics}


def _say(address: str) -> None:
    print(address, flush=True)  # noqa: T201  for a person, or a program that waits for it


if __name__ == "__main__":
    sys.exit(main())
