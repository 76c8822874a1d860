"""``atout rules GAME``."""

import sys

from rich.console import Console
from rich.markdown import Markdown

from atout import registry
from atout.commands.reader import language
from atout.terminal.rules import rules_of


def print_rules(name: str, lang: str | None) -> int:
    """The rules of a game: laid out on a terminal, as they are written elsewhere."""
    text = rules_of(registry.find(name), language(lang))
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
    return 0
