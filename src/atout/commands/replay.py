"""``atout replay FILE``."""

import sys
from pathlib import Path

from atout import registry
from atout.commands.reader import language, plain, words_for
from atout.core import record
from atout.core.course import WATCHER
from atout.core.illegal import Illegal
from atout.core.record import Record
from atout.terminal.files import reason


def replay(file: str, seat: int | None, lang: str | None) -> int:
    """Step through a record; where there is no terminal, print what happened."""
    match = read(file, lang)
    if seat is not None and not 0 <= seat < match.course.seats:
        raise Illegal("cli-no-such-seat", seat_number=seat, last=match.course.seats - 1)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_events(match, seat, lang)
        return 0

    from atout.terminal.replay import ReplayApp

    ReplayApp(match, language(lang), seat).run()
    return 0


def read(file: str, lang: str | None) -> Record:
    """The record in a file; an Illegal says why there is none."""
    try:
        with Path(file).open(encoding="utf-8") as source:
            text = source.read(record.LONGEST + 1)
    except FileNotFoundError:
        raise Illegal("cli-no-such-file", name=file) from None
    except OSError as error:
        raise Illegal("cli-unreadable", name=file, reason=reason(error, words_for(lang))) from None
    except ValueError:
        raise Illegal("cli-not-text", name=file) from None
    match = record.read(text, registry.find)
    if not match.course.entries:
        raise Illegal("record-nothing-in-it")
    match.names = [plain(name) for name in match.names]
    return match


def print_events(match: Record, seat: int | None, lang: str | None) -> None:
    """One line for each thing that happened, as a seat or a watcher was told it."""
    words = words_for(lang)
    viewer = WATCHER if seat is None else seat
    names = [name or words.get("ui-seat", {"number": at + 1}) for at, name in enumerate(match.names)]
    for _, event in match.course.events(viewer):
        print(plain(words.say(event.text, viewer, names)))
