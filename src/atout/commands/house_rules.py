"""The house rules that a command is given: ``--preset NAME`` and any number of ``--option name=value``."""

from collections.abc import Sequence

from atout.core import options
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options


def house_rules(game: Game, preset: str, chosen: Sequence[str]) -> Options:
    """What they say; an Illegal says what is wrong with them."""
    if preset and preset not in game.presets:
        raise Illegal("preset-unknown", name=preset, known=", ".join(game.presets))
    for text in chosen:
        if "=" not in text:
            raise Illegal("cli-option-form", text=text)
    return options.parse(game.options, game.presets, ",".join([preset, *chosen]))
