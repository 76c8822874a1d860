"""``atout games``."""

from atout import registry
from atout.commands.reader import words_for


def list_games(lang: str | None) -> int:
    """A line for each game: the name to type, its title, what it is, for how many."""
    words = words_for(lang)
    for name in registry.names():
        game = registry.find(name)
        low, high = min(game.seats), max(game.seats)
        seats = {"several": "yes" if low < high else "no", "low": low, "high": high, "minutes": game.minutes}
        print(name.replace("_", "-"))
        print(f"  {words.get(f'{name}-title')}. {words.get(f'{name}-about')}")
        print(f"  {words.get('ui-seats-minutes', seats)}")
    return 0
