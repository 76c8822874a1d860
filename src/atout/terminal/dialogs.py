"""What comes over the table: a text, a question, the score sheet."""

from collections.abc import Sequence
from typing import ClassVar, Protocol, cast

from rich.text import Text as Line
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.scroll_view import ScrollView
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from atout.core import view
from atout.core.view import Text
from atout.terminal.below import PAGE_DOWN, Below
from atout.terminal.prose import Prose
from atout.terminal.reader import Reader
from atout.terminal.rules import paragraphs
from atout.words import words

DOWN = "↓"
MANY = 8
"""More answers than this go on below."""


class Speaks(Protocol):
    """The app, which has a language."""

    lang: str


class Dialog(ModalScreen[str]):
    """Something over the table that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def on_mount(self) -> None:
        """The line below the text follows it."""
        for place in self.scrolling():
            self.watch(place, "scroll_y", self.tell_more)

    def on_resize(self) -> None:
        """Also at the beginning: once the text is laid out."""
        self.call_after_refresh(self.tell_more)

    def tell_more(self) -> None:
        """Whether the text goes on below."""
        said = words(cast("Speaks", self.app).lang)
        for place, below in zip(self.scrolling(), self.query(Below), strict=False):
            how = DOWN if isinstance(place, OptionList) else PAGE_DOWN
            below.tell(place, said.get("cli-more", {"how": how}))

    def scrolling(self) -> list[ScrollView | VerticalScroll]:
        """What may go on below, from top to bottom."""
        return [*self.query(VerticalScroll), *self.query(OptionList)]

    def dismiss(self, result: str | None = None) -> AwaitComplete:
        """Close it. A second answer, given before it was gone, would close what lies below it: it is none."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    def action_close(self) -> None:
        """Nothing was chosen."""
        self.dismiss("")


class TextDialog(Dialog):
    """A plain text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,q", "close", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """The text."""
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="text"):
                yield Prose(self.text)
            yield Below()


class RulesDialog(Dialog):
    """The rules of the game, opened at one of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,r", "close", show=False)]

    def __init__(self, rules: str, rule: str) -> None:
        super().__init__()
        self.rules = rules
        self.rule = rule

    def compose(self) -> ComposeResult:
        """The rules."""
        with Vertical(classes="dialog tall"):
            with VerticalScroll(classes="text"):
                for text in paragraphs(self.rules):
                    found = self.rule and text.plain.startswith(f"{self.rule} ")
                    yield Prose(text, classes="paragraph found" if found else "paragraph")
            yield Below()

    def on_mount(self) -> None:
        """Go to the rule once the text is laid out."""
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.go_to_rule)

    def go_to_rule(self) -> None:
        """Show the paragraph of the rule."""
        for paragraph in self.query(".found"):
            paragraph.scroll_visible(animate=False, top=True)


class Ask(Dialog):
    """A sentence or a sheet, and what can be done about it; gives the id of the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
    ]

    def __init__(self, text: str, answers: Sequence[tuple[str, str]], at: str | None = None) -> None:
        """``at``: the answer that waits to be chosen, where it is not the first."""
        super().__init__()
        self.text = text
        self.answers = answers
        self.at = at

    def compose(self) -> ComposeResult:
        """Text and answers."""
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="text asked", can_focus=False):
                yield Prose(self.text)
            yield Below()
            yield OptionList(*(Option(Line(label), id=name) for name, label in self.answers))
            if len(self.answers) > MANY:
                yield Below()

    def on_mount(self) -> None:
        """An answer waits to be chosen, unless the game has gone on before this was drawn."""
        names = [name for name, _ in self.answers]
        for answers in self.query(OptionList):
            answers.highlighted = names.index(self.at) if self.at in names else 0
            answers.focus()

    def action_scroll_text(self, pages: int) -> None:
        """Read on, or back."""
        text = self.query_one(".text", VerticalScroll)
        text.scroll_relative(y=pages * text.size.height, animate=False)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Answered."""
        self.dismiss(message.option.id or "")


class Sheet(Ask):
    """The score sheet, and what can be done when it is read."""


class AskLine(Dialog):
    """Asks for a line of text."""

    def __init__(self, question: str, suggested: str = "") -> None:
        super().__init__()
        self.question = question
        self.suggested = suggested

    def compose(self) -> ComposeResult:
        """Question and line."""
        with Vertical(classes="dialog"):
            yield Prose(self.question)
            yield Input(self.suggested, compact=True)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Answered."""
        self.dismiss(message.value.strip())


class AskTalk(Dialog):
    """Asks for something to say: gives ``text``, a space, and what was written, or the id of an answer."""

    def __init__(self, question: str, answers: Sequence[tuple[str, str]], longest: int) -> None:
        super().__init__()
        self.question = question
        self.answers = answers
        self.longest = longest

    def compose(self) -> ComposeResult:
        """A line to write, and answers to choose."""
        with Vertical(classes="dialog"):
            yield Prose(self.question)
            yield Input(compact=True, max_length=self.longest)
            yield OptionList(*(Option(Line(label), id=name) for name, label in self.answers), classes="all")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Written."""
        self.dismiss(f"text {message.value.strip()}")

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Chosen."""
        self.dismiss(message.option.id or "")


def sheet_text(sheet: view.Sheet, reader: Reader) -> str:
    """The score sheet as lines: the totals, then the deals from the last to the first.

    A cell stands after its player's name, not in a column.
    """
    lines = [reader.score(sheet.headline)]
    if sheet.totals:
        lines += ["", reader.get("ui-total"), *_cells(sheet, sheet.totals, reader)]
    for row in reversed(sheet.rows):
        lines += ["", reader.score(row.label), *_cells(sheet, row.cells, reader)]
        lines += [f"  {reader.score(note)}" for note in row.notes]
        for item in row.items:
            cells = " · ".join(cell.strip() for cell in _cells(sheet, item.cells, reader))
            lines.append(f"    {reader.score(item.label)} — {cells}")
    return "\n".join(lines)


def _cells(sheet: view.Sheet, cells: Sequence[Text], reader: Reader) -> list[str]:
    """A line for each side."""
    sides = [", ".join(reader.names[seat] for seat in side) for side in sheet.sides]
    return [f"  {reader.line(side, reader.score(cell))}" for side, cell in zip(sides, cells, strict=True)]
