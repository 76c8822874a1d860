"""A line below a text that is longer than its place: that it goes on. There are no scroll bars."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from atout.terminal.prose import Prose

PAGE_DOWN = "Page down"


class Below(Vertical):
    """The line."""

    def compose(self) -> ComposeResult:
        """Empty at first."""
        yield Prose()

    def tell(self, text: Widget, sentence: str) -> None:
        """Say it while there is more."""
        more = text.scroll_offset.y < text.max_scroll_y
        for line in self.query(Prose):  # none any more while the screen is taken down
            line.update(sentence if more else "")
