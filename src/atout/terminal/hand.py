"""The cards that can be chosen: a row of cells that the arrow keys go through."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from atout.core.view import Face
from atout.terminal import faces
from atout.terminal.faces import colour, name

CELL = 7
RANK_KEYS = {key: key.upper() for key in "23456789tjqka"} | {"0": "T"}


class Hand(Widget, can_focus=True):
    """Cards with one of them under the cursor; what can be played is underlined, the rest is dim."""

    class Chosen(Message):
        """A card was chosen."""

        def __init__(self, face: Face) -> None:
            super().__init__()
            self.face = face

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "move_row(-1)", show=False),
        Binding("down", "move_row(1)", show=False),
        Binding("home", "move(-999)", show=False),
        Binding("end", "move(999)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    cursor = reactive(0)

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  Textual's name for it
        super().__init__(id=id)
        self.faces: list[Face] = []
        self.legal: set[int] = set()

    def show(self, cards: Sequence[Face], legal: set[int]) -> None:
        """Draw these cards; the cursor stays by its card or place, or goes on to one that is legal."""
        before = self.card_under_cursor()
        self.faces = list(cards)
        self.legal = legal
        texts = [face.card for face in self.faces]
        self.cursor = self._near(texts.index(before) if before in texts else self.cursor)
        self.refresh(layout=True)

    def _near(self, at: int) -> int:
        """The place at or after this one where a card can be played."""
        places = [place for place, face in enumerate(self.faces) if face.choice in self.legal]
        after = [place for place in places if place >= at]
        return (after or places or [min(at, max(len(self.faces) - 1, 0))])[0]

    def card_under_cursor(self) -> str:
        """The text of that card, or nothing."""
        return self.faces[self.cursor].card if self.cursor < len(self.faces) else ""

    def point_at(self, choice: int) -> None:
        """Put the cursor on the card that makes this choice, if it is here."""
        self.cursor = next((at for at, face in enumerate(self.faces) if face.choice == choice), self.cursor)

    # --- drawing ----------------------------------------------------------------------------------

    @property
    def _columns(self) -> int:
        return max(self.size.width // CELL, 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many rows as the cards need."""
        columns = max(width // CELL, 1)
        return -(-len(self.faces) // columns)

    def render(self) -> Text:
        """The rows."""
        lines: list[Text] = []
        for start in range(0, len(self.faces), self._columns):
            cells = [self._cell(at) for at in range(start, min(start + self._columns, len(self.faces)))]
            lines.append(Text().join(cells))
        return Text("\n").join(lines)

    def _cell(self, at: int) -> Text:
        face = self.faces[at]
        legal = face.choice in self.legal
        style = colour(face.card, dim=bool(self.legal) and not legal)
        if legal:
            style += Style(bold=True, underline=True)
        text = Text(name(face.card), style)
        text.append("*" if face.trump else "", Style(underline=False))
        here = at == self.cursor and self.has_focus
        raised = faces.RAISED if "raised" in face.marks else ""
        cell = Text.assemble("[" if here else "" if raised else " ", raised, text, "]" if here else " ")
        if here:
            cell.stylize(Style(reverse=True))
        cell.append(" " * (CELL - len(cell.plain)))
        return cell

    # --- keys and mouse ---------------------------------------------------------------------------

    def action_move(self, step: int) -> None:
        """Left and right."""
        self.cursor = max(0, min(self.cursor + step, len(self.faces) - 1))

    def action_move_row(self, rows: int) -> None:
        """Up and down; beyond the first and last row to the widget before or after."""
        to = self.cursor + rows * self._columns
        if 0 <= to < len(self.faces):
            self.cursor = to
        elif rows > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def action_choose(self) -> None:
        """Choose the card under the cursor."""
        if self.cursor < len(self.faces):
            self.post_message(self.Chosen(self.faces[self.cursor]))

    def jump(self, key: str) -> bool:
        """To the next card of the rank that a key stands for; false if there is none."""
        rank = RANK_KEYS.get(key)
        after = [*range(self.cursor + 1, len(self.faces)), *range(self.cursor + 1)]
        for at in after:
            if at < len(self.faces) and rank and self.faces[at].card.startswith(rank):
                self.cursor = at
                return True
        return False

    def on_click(self, event: events.Click) -> None:
        """The first click points, the second one on the same card chooses."""
        at = event.y * self._columns + event.x // CELL
        if at < len(self.faces):
            chosen = at == self.cursor and self.has_focus
            self.cursor = at
            if chosen:
                self.action_choose()
