"""The command ``atout``. Nothing is imported before it is needed: ``atout --version`` answers at once."""

import os
import sys

from atout import __version__

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say, and return the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    if words == ["--version"]:
        print(f"atout {__version__}")
        return 0
    try:
        from atout.commands import run

        return run(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has left: `atout rules ... | head`. Python would complain once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
