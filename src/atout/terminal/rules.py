"""The rules of a game as its folder holds them."""

from importlib.resources import files

from atout.core.game import Game


def rules_of(game: Game, lang: str) -> str:
    """The numbered rules in a language, as Markdown."""
    return (files(f"atout.games.{game.name}") / "rules" / f"{lang}.md").read_text("utf-8")
