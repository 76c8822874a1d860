"""Text broken into lines by us: terminals disagree about how wide Khmer is.

Some count a vowel sign as a cell, some do not; a line that the widest reading still finds room for is
never cut off. A line is broken at a space, but not at one that is made not to be, else between clusters.
"""

import re
import unicodedata
from functools import lru_cache

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

COENG = "\u17d2"
"""It puts the next consonant under the last: a cluster is never broken around it."""

CLUSTER = re.compile(rf"(?:{COENG}.|[^\s])(?:{COENG}.|[\u17b4-\u17d3\u17dd\u0300-\u036f])*|\s")


def widest(text: str) -> int:
    """How many cells a text takes at most."""
    wide = {"W": 2, "F": 2}
    return sum(wide.get(unicodedata.east_asian_width(letter), 1) for letter in text)


@lru_cache(maxsize=1000)
def breaks(line: str, width: int) -> tuple[int, ...]:
    """The places where a line has to be broken to fit; what happened before stands there at every move."""
    found: list[int] = []
    start = space = used = 0
    for cluster in CLUSTER.finditer(line):
        used += widest(cluster[0])
        if cluster[0] == " ":
            space = cluster.end()
            continue
        while used > width and cluster.start() > start:
            start = space if space > start else cluster.start()
            found.append(start)
            used = widest(line[start : cluster.end()])
    return tuple(found)


def wrapped(text: Text, width: int) -> Text:
    """The text with line breaks, its styles kept."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        parts = line.divide(breaks(line.plain, width))
        for part in parts:
            part.rstrip()
        lines += parts or [line]
    return Text("\n").join(lines)


class Prose(Widget):
    """A text in full width, as many lines high as it needs."""

    def __init__(self, text: Text | str = "", *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002  Textual's name for it
        super().__init__(id=id, classes=classes)
        self.text = Text()
        self.update(text)

    def update(self, text: Text | str) -> None:
        """Show this text; nothing, and no line, when it is empty."""
        self.text = Text(text) if isinstance(text, str) else text
        self.display = bool(self.text.plain)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as it is broken into."""
        return wrapped(self.text, width).plain.count("\n") + 1

    def render(self) -> Text:
        """The lines."""
        return wrapped(self.text, self.size.width)
