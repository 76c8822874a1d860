"""The rules of a game as its folder holds them, and laid out for the terminal."""

import re
from importlib.resources import files

from rich.text import Text

from atout.core.game import Game

MARKS = re.compile(r"(\*\*|\*)(.+?)\1")
STYLES = {"**": "bold", "*": "italic"}


def rules_of(game: Game, lang: str) -> str:
    """The numbered rules in a language, as Markdown."""
    return (files(f"atout.games.{game.name}") / "rules" / f"{lang}.md").read_text("utf-8")


def paragraphs(markdown: str) -> list[Text]:
    """The paragraphs with headings, bold and italics: all of Markdown that rules are written in."""
    blocks = [block.strip() for block in markdown.split("\n\n")]
    return [_paragraph(block) for block in blocks if block]


def _paragraph(block: str) -> Text:
    if block.startswith("#"):
        return Text(block.lstrip("# "), "bold underline")
    text = Text()
    at = 0
    for mark in MARKS.finditer(block):
        text.append(block[at : mark.start()])
        text.append(mark[2], STYLES[mark[1]])
        at = mark.end()
    text.append(block[at:])
    return text
