"""The command ``atout``. Nothing is imported before it is needed: ``atout --version`` answers at once."""

import errno
import os
import sys

from atout import __version__

NOT_WRITTEN = 1
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG}


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say, and return the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    _replace_closed_streams()
    try:
        code = _done(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        from atout.commands.reader import INTERRUPTED

        return INTERRUPTED
    except BrokenPipeError:  # whoever was reading has left: `atout rules ... | head`
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno not in FULL:
            raise
        _write_no_more()
        return _say_what_is_lost(words, error)
    return code


def _done(words: list[str]) -> int:
    if words == ["--version"]:
        print(f"atout {__version__}")
        return 0

    from atout.commands import run

    return run(words)


def _replace_closed_streams() -> None:
    """A stream that the caller has closed (``<&-``) is an empty one: all else may count on having three."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _write_no_more() -> None:
    """Python would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_what_is_lost(words: list[str], error: OSError) -> int:
    from atout.commands.reader import asked_for, tell_mistake, words_for
    from atout.core.illegal import Illegal
    from atout.terminal.files import reason

    said = words_for(asked_for(words))
    tell_mistake(said, Illegal("cli-not-written", reason=reason(error, said)))
    return NOT_WRITTEN
