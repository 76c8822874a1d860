"""The house rules that a command is given: ``--preset NAME`` and any number of ``--option name=value``."""

from collections.abc import Sequence

from atout.core import options
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options, Value

Wishes = dict[str, list[Value]]


def house_rules(game: Game, preset: str, chosen: Sequence[str]) -> Options:
    """What they say; an Illegal says what is wrong with them."""
    _check(game, preset, chosen)
    return options.parse(game.options, game.presets, ",".join([preset, *chosen]))


def wishes(game: Game, preset: str, chosen: Sequence[str]) -> Wishes:
    """Of each house rule that is named the values that would do; those of the others may be any."""
    _check(game, preset, chosen)
    own = options.parse_wishes(game.options, ",".join(chosen))
    return (_wishes_of(game, preset, own.get("players", game.seats)) if preset else {}) | own


def _wishes_of(game: Game, preset: str, seats: Sequence[Value]) -> Wishes:
    """A preset as a wish: what it says whichever of these numbers of players it is."""
    first, *others = (options.as_dict(game.preset(preset, int(players))) for players in seats)
    first.pop("players", None)
    return {name: [value] for name, value in first.items() if all(of[name] == value for of in others)}


def _check(game: Game, preset: str, chosen: Sequence[str]) -> None:
    if preset and preset not in game.presets:
        raise Illegal("preset-unknown", name=preset, known=", ".join(game.presets))
    for text in chosen:
        if "=" not in text:
            raise Illegal("cli-option-form", text=text)
