"""``--help`` in the reader's language: where a help text is a key of the words, its sentence stands."""

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from atout.words import Words

WIDTH = 26
NO_DEFAULT = {None, "", '""', "None", "True", "False"}
OF_CYCLOPTS = {
    "Display this message and exit.": "cli-help-help",
    "Display application version.": "cli-help-version",
}


class Help:
    """Draws help without boxes: names first, then the sentence, for nothing can be aligned after Khmer."""

    show_metavar = True

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        """Print a list of commands or options."""
        if not panel.entries:
            return
        self._line(console, self._said(panel.title))
        for entry in panel.entries:
            self._line(console, f"  {self._name(entry):{WIDTH}}  {self._about(entry)}".rstrip())
        self._line(console, "")

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        """Print how the command is written."""
        if usage:
            how = str(usage).partition(":")[2].strip() or str(usage)
            self._line(console, self.words.get("cli-help-usage", {"how": how}))
            self._line(console, "")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002
        """Print what the command does."""
        if description:
            self._line(console, self._said(description))
            self._line(console, "")

    def _name(self, entry: HelpEntry) -> str:
        return ", ".join(entry.display_labels_with_metavar)

    def _about(self, entry: HelpEntry) -> str:
        about = self._said(entry.description)
        return f"{about} [{entry.default}]" if entry.default not in NO_DEFAULT else about

    def _said(self, text: Any) -> str:
        text = getattr(text, "primary_renderable", text)  # Cyclopts wraps every description
        plain = str(getattr(text, "plain", text) or "").strip()
        plain = OF_CYCLOPTS.get(plain, plain)
        return self.words.get(plain) if self.words.has(plain) else plain

    def _line(self, console: Console, text: str) -> None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)
