"""``atout games``, and ``atout games GAME``."""

from atout import registry
from atout.commands.reader import words_for
from atout.core.game import Game
from atout.core.options import fields, write
from atout.words import Words


def list_games(lang: str | None) -> int:
    """A few lines for each game: the name to type, its title, what it is, for how many."""
    words = words_for(lang)
    for name in registry.names():
        print("\n".join(_about(registry.find(name), words)))
    return 0


def list_house_rules(name: str, lang: str | None) -> int:
    """The same for one game, and its house rules as they are typed."""
    words = words_for(lang)
    game = registry.find(name)
    print("\n".join(_about(game, words)))
    print()
    for preset in game.presets:
        print(f"  --preset {preset}: {words.get(f'{game.name}-preset-{preset}')}")
    print()
    defaults = {text.partition("=")[0]: text for text in write(game.options()).split()}
    for field in fields(game.options):
        label = words.get(f"{game.name}-option-{field.name}")
        print(f"  --option {defaults[field.name]} ({field.offered()}): {label}")
        if words.has(f"{game.name}-option-{field.name}-help"):
            print(f"      {words.get(f'{game.name}-option-{field.name}-help')}")
    return 0


def _about(game: Game, words: Words) -> list[str]:
    low, high = min(game.seats), max(game.seats)
    seats = {"several": "yes" if low < high else "no", "low": low, "high": high, "minutes": game.minutes}
    return [
        game.name.replace("_", "-"),
        f"  {words.get(f'{game.name}-title')}. {words.get(f'{game.name}-about')}",
        f"  {words.get('ui-seats-minutes', seats)}",
    ]
