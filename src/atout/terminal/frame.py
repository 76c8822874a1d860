"""What the screens of a match and of a replay have in common."""

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from atout.core.game import Game
from atout.core.view import View
from atout.terminal.below import PAGE_DOWN
from atout.terminal.dialogs import RulesDialog, TextDialog, sheet_text
from atout.terminal.reader import Reader
from atout.terminal.rules import rules_of
from atout.terminal.table import Table

KHMER_KEYS = str.maketrans("ឆរតុាសង្ហកចមន០១២៣៤៥៦៧៨៩", "qrtuasgjhkcmn0123456789")
"""What the keys that are used here type where the keyboard is set to Khmer (NiDA)."""


class Frame(App[None]):
    """A table with the keys that always work."""

    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012  as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    MORE_KEY: ClassVar[str] = PAGE_DOWN
    """What moves a table that is longer than the screen."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__()
        self.game = game
        self.lang = lang
        self.rule = ""

    def compose(self) -> ComposeResult:
        """The table alone."""
        yield Table(self.MORE_KEY)

    @property
    def table(self) -> Table:
        """The table, also while a dialog covers it."""
        return self.screen_stack[0].query_one(Table)

    @property
    def reader(self) -> Reader:
        """Who looks."""
        raise NotImplementedError

    def current_view(self) -> View:
        """What is looked at."""
        raise NotImplementedError

    def keys_text(self) -> str:
        """All keys, for ``?``."""
        raise NotImplementedError

    def action_rules(self) -> None:
        """The rules, at the one that the last refusal named."""
        self.push_screen(RulesDialog(rules_of(self.game, self.lang), self.rule))

    def action_keys(self) -> None:
        """The keys."""
        self.push_screen(TextDialog(f"{self.keys_text()}\n\n{self.reader.keys('cli-signs')}"))

    def action_score(self) -> None:
        """The score so far."""
        sheet = self.current_view().sheet
        if sheet is not None:
            self.push_screen(TextDialog(sheet_text(sheet, self.reader)))

    def action_scroll_table(self, pages: int) -> None:
        """A table that is longer than the screen."""
        self.table.scroll_zones(pages)

    def action_leave(self) -> None:
        """Leave."""
        self.exit()

    def on_key(self, event: events.Key) -> None:
        """Digits and letters that are no keys of their own, and the keys of a Khmer keyboard."""
        typed = event.character or ""
        latin = typed.translate(KHMER_KEYS)
        if latin != typed:
            event.stop()
            self.simulate_key(latin)
        elif len(self.screen_stack) == 1 and typed and self.table.press(typed.lower()):
            event.stop()
