"""The screen of a match against computers."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from atout.core.illegal import Illegal
from atout.core.view import Named, Text, View
from atout.terminal.dialogs import Ask, AskFile, sheet_text
from atout.terminal.files import reason
from atout.terminal.frame import Frame
from atout.terminal.reader import Reader, names_of
from atout.terminal.session import YOU, Session
from atout.terminal.table import Table
from atout.words import words

PAUSE = 0.7
"""Seconds that a computer's choice takes at least, so that one can follow."""

KEYS = {
    "?": "ui-keys",
    "h": "ui-hint",
    "u": "ui-take-back",
    "r": "cli-key-rules",
    "c": "ui-score",
    "s": "cli-key-save",
    "g": "ui-resign",
}


class PlayApp(Frame):
    """Draws the person's View, passes on what they choose, and lets the computers think."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("u", "take_back", show=False),
        Binding("c", "score", show=False),
        Binding("s", "save", show=False),
        Binding("g", "resign", show=False),
    ]

    def __init__(self, session: Session, lang: str, pause: float = PAUSE) -> None:
        super().__init__(session.game, lang)
        self.session = session
        self.pause = pause
        self.names = names_of(lang, YOU, session.course.seats)

    @property
    def reader(self) -> Reader:
        """The person."""
        return Reader(self.lang, YOU, self.names)

    def current_view(self) -> View:
        """The View of the person's seat."""
        return self.session.view()

    def keys_text(self) -> str:
        """All keys of a match."""
        return self.reader.keys("cli-keys-text")

    async def on_mount(self) -> None:
        """Sit down."""
        self.title = self.reader.get(f"{self.game.name}-title")
        self.table.keys("  ".join(f"{key} {self.reader.get(word)}" for key, word in KEYS.items()))
        self.table.notice("")
        await self.show()

    # --- showing ------------------------------------------------------------------------------------

    async def show(self) -> None:
        """Draw the state as it is now, and let whoever is next go on."""
        await self.draw()
        if self.session.computers_turn:
            self.think()
        elif self.session.view().phase != "play":
            self.show_sheet()

    async def draw(self) -> None:
        """Draw the state as it is now."""
        view = self.session.view()
        self.table.tell(self.session.news(), self.reader)
        await self.table.draw(view, self.reader, self.buttons(view))

    def buttons(self, view: View) -> list[tuple[str, str]]:
        """What can be done after a deal."""
        if view.phase == "deal_over":
            return [("continue", self.reader.get("ui-continue"))]
        if view.phase == "match_over":
            return [("again", self.reader.get("ui-again")), ("save", self.reader.get("cli-key-save"))]
        return []

    @work
    async def show_sheet(self) -> None:
        """The score sheet, until it is read."""
        view = self.session.view()
        if view.sheet is None or len(self.screen_stack) > 1:
            return
        answers = [*self.buttons(view), ("", self.reader.get("ui-see-table"))]
        if view.phase == "match_over":
            answers.append(("leave", self.reader.get("cli-key-quit")))
        await self.after_deal(await self.push_screen_wait(Ask(sheet_text(view.sheet, self.reader), answers)))

    async def after_deal(self, answer: str) -> None:
        """Do what was chosen at the score sheet."""
        if answer == "continue":
            await self.do(self.session.go_on)
        elif answer == "again":
            await self.do(self.session.again)
        elif answer == "save":
            self.action_save()
        elif answer == "leave":
            self.exit()

    # --- computers ----------------------------------------------------------------------------------

    @work(exclusive=True, group="think")
    async def think(self) -> None:
        """The computers think beside the screen, which stays alive, until the person has to decide."""
        while self.session.computers_turn:
            number, thought = self.session.number, self.session.think()
            choice, _ = await asyncio.gather(asyncio.to_thread(thought), asyncio.sleep(self.pause))
            if number != self.session.number:
                return  # a take back or a resignation has overtaken it
            self.session.computer_chooses(choice)
            await self.draw()
        if self.session.view().phase != "play":
            self.show_sheet()

    @work(exclusive=True, group="hint")
    async def advise(self) -> None:
        """A hint, unless something else happens while it is thought about."""
        number = self.session.number
        choice = await asyncio.to_thread(self.session.think_for_you())
        if number != self.session.number:
            return
        labels = [option.label for option in self.session.view().choices if option.choice == choice]
        if labels:
            self.table.notice(self.reader.get("cli-advice", choice=self.reader.say(labels[0])))
            self.table.hint(choice)

    # --- the person ---------------------------------------------------------------------------------

    async def do(self, action: Callable[[], None]) -> None:
        """Do something, or say why it cannot be done."""
        try:
            action()
        except Illegal as illegal:
            self.refuse(illegal)
            return
        self.rule = ""
        self.table.notice("")
        await self.show()

    def refuse(self, illegal: Illegal) -> None:
        """Say why, with the rule."""
        refusal = illegal.refusal
        sentence = self.reader.say(refusal.text)
        if refusal.rule:
            self.rule = refusal.rule
            sentence = self.reader.get("cli-refused", reason=sentence, rule=refusal.rule)
        self.table.notice(sentence)

    async def on_table_chosen(self, message: Table.Chosen) -> None:
        """A card or a button."""
        choice = message.choice
        if isinstance(choice, str):
            await self.after_deal(choice)
        else:
            await self.do(lambda: self.session.choose(choice))

    def action_hint(self) -> None:
        """What an expert would do."""
        if not self.session.your_turn:
            self.table.notice(self.reader.get("match-not-your-turn"))
            return
        self.table.notice(self.reader.say(Text("cli-thinking", {"player": Named("word", "ui-computer")})))
        self.advise()

    async def action_take_back(self) -> None:
        """One choice back."""
        await self.do(self.session.take_back)

    @work
    async def action_resign(self) -> None:
        """Give up, after a question."""
        answers = [("", self.reader.get("ui-cancel")), ("yes", self.reader.get("ui-resign"))]
        if await self.push_screen_wait(Ask(self.reader.get("ui-resign-ask"), answers)):
            await self.do(self.session.resign)

    @work
    async def action_save(self) -> None:
        """Write the record."""
        question = AskFile(self.reader.get("cli-save-where"), self.session.file_name())
        name = await self.push_screen_wait(question)
        if not name:
            return
        try:
            self.session.save(name, self.names)
        except OSError as error:
            why = reason(error, words(self.lang))
            self.table.notice(self.reader.get("cli-not-saved", name=name, reason=why))
        else:
            self.table.notice(self.reader.get("cli-saved", name=name))

    def action_leave(self) -> None:
        """Leave, after a question if something would be lost."""
        self.leave()

    @work
    async def leave(self) -> None:
        """Ask, unless the match is over or the question stands already."""
        if self.session.course.match.over or len(self.screen_stack) > 1:
            self.exit()
            return
        answers = [("", self.reader.get("ui-cancel")), ("yes", self.reader.get("cli-key-quit"))]
        if await self.push_screen_wait(Ask(self.reader.get("cli-leave-ask"), answers)):
            self.exit()
