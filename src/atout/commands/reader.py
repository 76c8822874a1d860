"""Who reads what a command prints: the language, and how a mistake is told."""

import os
import sys
import unicodedata
from typing import Annotated, Literal

from cyclopts import Parameter

from atout.core.illegal import Illegal
from atout.core.view import Text
from atout.words import LANGUAGES, Words, best, words

MISTAKE = 2
"""The exit code of a command that was given something wrong."""
INTERRUPTED = 130
"""That of one that was stopped with Ctrl-C, as shells have it."""

Lang = Annotated[Literal["en", "km"] | None, Parameter(help="cli-help-lang")]
"""The option ``--lang`` of every command."""


def language(lang: str | None) -> str:
    """The language that was asked for, else that of the shell."""
    return lang or best(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG"))


def words_for(lang: str | None) -> Words:
    """The words of that language."""
    return words(language(lang))


def asked_for(arguments: list[str]) -> str | None:
    """The language that these arguments ask for, read before all else: mistakes are told in it too."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[at + 1 : at + 2])
            return value if value in LANGUAGES else None
    return None


def language_last(arguments: list[str]) -> list[str]:
    """The arguments with a ``--lang`` before the command after it, where the command takes it."""
    name, equals, _ = arguments[0].partition("=") if arguments else ("", "", "")
    taken = 1 if equals else 2
    if name != "--lang" or len(arguments) <= taken or arguments[taken].startswith("-"):
        return arguments
    return arguments[taken:] + arguments[:taken]


def at_terminal() -> bool:
    """Whether somebody sits there who can be asked, and shown something."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def tell_mistake(said: Words, mistake: Illegal) -> None:
    """One line on stderr."""
    print(f"atout: {plain(said.refusal(mistake.refusal))}", file=sys.stderr)


def plain(text: str) -> str:
    """A text in one line without control characters: what stands in a file could steer the terminal."""
    kept = (letter for letter in " ".join(text.split()) if unicodedata.category(letter) != "Cc")
    return "".join(kept)


def say(lang: str | None, key: str, **args: int | str) -> None:
    """Print a sentence."""
    print(words_for(lang).say(Text(key, dict(args))))
