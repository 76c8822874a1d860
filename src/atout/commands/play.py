"""``atout play GAME``."""

import sys

from atout import registry
from atout.commands.house_rules import house_rules
from atout.commands.reader import language
from atout.core.illegal import Illegal
from atout.table.thinkers import check_level


def play(name: str, level: str, preset: str, chosen: list[str], lang: str | None) -> int:
    """Play against the computer until the reader has had enough."""
    game = registry.find(name)
    check_level(level)
    rules = house_rules(game, preset, chosen)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Illegal("cli-no-terminal")

    from atout.terminal.play import PlayApp
    from atout.terminal.session import Session

    PlayApp(Session(game, rules, level), language(lang)).run()
    return 0
