"""Who looks at the screen: their language, their seat, and what everyone is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from atout.core.view import Text
from atout.words import words


@dataclass(frozen=True)
class Reader:
    """Puts Texts into sentences for one person."""

    lang: str
    seat: int
    names: Sequence[str]

    def say(self, text: Text) -> str:
        """A sentence."""
        return words(self.lang).say(text, self.seat, self.names)

    def get(self, key: str, **args: int | str) -> str:
        """A message by its key."""
        return words(self.lang).get(key, args)

    def figures(self, text: str) -> str:
        """What is no sentence, in the digits of the sentences beside it."""
        return words(self.lang).figures(text)

    def line(self, name: str, what: str) -> str:
        """A name, and what is to be said of it."""
        return self.get("ui-line", name=name, what=what)

    def keys(self, key: str) -> str:
        """A message about keys, whose digits are those of the keyboard."""
        return words(self.lang, "latin").get(key)

    def score(self, text: Text) -> str:
        """The same with Latin digits, as scores are written."""
        return words(self.lang, "latin").say(text, self.seat, self.names)


def names_of(lang: str, you: int, seats: int) -> list[str]:
    """What the person and the computers are called."""
    said = words(lang)
    if seats == 2:  # noqa: PLR2004  one computer needs no number
        computer = said.get("ui-computer")
        return [said.get("ui-you") if seat == you else computer for seat in range(seats)]
    others = iter(range(1, seats))
    return [
        said.get("ui-you") if seat == you else said.get("ui-computer-number", {"number": next(others)})
        for seat in range(seats)
    ]
