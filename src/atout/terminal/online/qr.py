"""The link of an invite as a QR image, drawn with letters: each is two squares, one above the other."""

from itertools import zip_longest

import segno
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from atout.terminal.dialogs import TextDialog
from atout.terminal.prose import Prose

BORDER = 2
"""So many squares around it: with the four that the standard asks for it would not fit 24 lines."""
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def image(link: str) -> Text:
    """Dark on light whatever the terminal's colours are: most cameras read no other."""
    code = segno.make(link, error="l", micro=False, boost_error=False)
    rows = [bytes(row) for row in code.matrix_iter(border=BORDER)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=bytes(len(rows[0])))
    lines = ("".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs)
    return Text("\n".join(lines), style="black on white", no_wrap=True)


class LinkImage(TextDialog):
    """The link, to be scanned with a phone's camera."""

    def compose(self) -> ComposeResult:
        """Image and link."""
        with Vertical(classes="dialog image"):
            yield Static(image(self.text))
            yield Prose(self.text)
