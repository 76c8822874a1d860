"""The screen of a match against computers."""

import asyncio
from collections.abc import Callable
from typing import ClassVar, cast

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from atout.core.illegal import Illegal
from atout.core.view import Asks, Named, Text, View
from atout.table.quiet import Instruction, QuietTime
from atout.table.settings import Settings
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


def said(asks: Asks) -> dict[Instruction, Text]:
    """What the person can have done when they are asked in secret."""
    return {"ask": asks.ask, "advise": asks.advise, "leave": asks.leave}


class PlayApp(Frame):
    """Draws the person's View, passes on what they choose, and lets the computers think."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_table(1)", show=False, priority=True),
        Binding("h", "hint", show=False),
        Binding("u", "take_back", show=False),
        Binding("c", "score", show=False),
        Binding("s", "save", show=False),
        Binding("g", "resign", show=False),
    ]

    def __init__(
        self,
        session: Session,
        lang: str,
        pause: float = PAUSE,
        secret: float = Settings.secret_alone,
        rhythm: float = Settings.rhythm,
    ) -> None:
        super().__init__(session.game, lang)
        self.session = session
        self.pause = pause
        self.secret = secret
        self.rhythm = rhythm
        self.quiet: QuietTime | None = None
        self.parts: list[int] = []
        self.names = names_of(lang, YOU, session.course.seats)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In a dialog, and in a text that has the focus, the keys that move are its own."""
        own = len(self.screen_stack) > 1 or isinstance(self.focused, VerticalScroll)
        return action != "scroll_table" or not own

    @property
    def reader(self) -> Reader:
        """The person."""
        return Reader(self.lang, YOU, self.names)

    def current_view(self) -> View:
        """The View of the person's seat, with what is chosen so far of a decision of several choices."""
        return self.session.view_with(self.parts)

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
        self.let_others_go_on()

    def let_others_go_on(self) -> None:
        """Time passes, the computers think, or the score sheet is there to be read."""
        if self.session.is_quiet:
            if self.quiet is not self.session.quiet:
                self.quiet = self.session.quiet
                self.keep_quiet()
        elif self.session.computers_turn:
            self.think()
        elif self.session.view().phase != "play":
            self.show_sheet()

    async def draw(self) -> None:
        """Draw the state as it is now."""
        view = self.current_view()
        self.table.tell(self.session.news(), self.reader)
        await self.table.draw(view, self.reader, self.buttons(view))

    def buttons(self, view: View) -> list[tuple[str, str]]:
        """What can be done beside the choices of the game."""
        if view.phase == "deal_over":
            return [("continue", self.reader.get("ui-continue"))]
        if view.phase == "match_over":
            return [("again", self.reader.get("ui-again")), ("save", self.reader.get("cli-key-save"))]
        claim = [("claim", self.reader.get("ui-claim"))] if view.claim else []
        skip = [("skip", self.reader.get("ui-skip"))] if self.session.may_skip else []
        return claim + skip + self.asking(view)

    def asking(self, view: View) -> list[tuple[str, str]]:
        """What is to be done when the person is asked in secret, and a button to change it."""
        if view.asks is None:
            return []
        answer = said(view.asks)[self.session.instruction]
        return [("instruct", self.reader.line(self.reader.say(view.asks.label), self.reader.say(answer)))]

    @work
    async def ask_instruction(self) -> None:
        """Let the person say what is to be done when they are asked in secret."""
        asks = self.current_view().asks
        if asks is None or len(self.screen_stack) > 1:
            return
        answers = [(str(one), self.reader.say(text)) for one, text in said(asks).items()]
        answer = await self.push_screen_wait(Ask(self.reader.say(asks.label), answers))
        if answer:
            self.session.instruct(cast("Instruction", answer))
            await self.show()

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
        """Do what a button says that is no choice of the game."""
        if answer == "continue":
            await self.do(self.session.go_on)
        elif answer == "again":
            await self.do(self.session.again)
        elif answer == "claim":
            await self.do(self.session.claim)
        elif answer == "skip":
            self.session.skip()
            await self.draw()
        elif answer == "instruct":
            self.ask_instruction()
        elif answer == "save":
            self.action_save()
        elif answer == "leave":
            self.exit()

    # --- computers ----------------------------------------------------------------------------------

    @work(exclusive=True, group="think")
    async def think(self) -> None:
        """The computers think beside the screen, which stays alive, until the person has to decide."""
        while self.session.computers_turn and not self.session.is_quiet:
            number, thought = self.session.number, self.session.think()
            pause = 0 if self.session.hurries or self.session.course.match.deal.quiet else self.pause
            choices, _ = await asyncio.gather(asyncio.to_thread(thought), asyncio.sleep(pause))
            if number != self.session.number:
                return  # a take back or a resignation has overtaken it
            self.session.computer_chooses(choices)
            await self.draw()
        self.let_others_go_on()

    @work(exclusive=True, group="quiet")
    async def keep_quiet(self) -> None:
        """Somebody may be asked in secret: the same time passes whoever is."""
        quiet = self.quiet
        while quiet is not None and quiet is self.session.quiet and not quiet.over:
            if self.session.your_turn:
                self.session.skips = False
                self.quiet = None  # computers learn nothing from a pause: the answer ends it
                return
            span = quiet.seconds(self.session.course, self.secret, self.rhythm)
            thought = asyncio.to_thread(self.session.think_in_secret())
            answer, _ = await asyncio.gather(thought, asyncio.sleep(0 if self.session.skips else span))
            if quiet is not self.session.quiet:
                return  # what came of an answer shows
            self.session.end_span(answer)
            await self.draw()
        self.let_others_go_on()

    @work(exclusive=True, group="hint")
    async def advise(self) -> None:
        """A hint, unless something else happens while it is thought about."""
        asked = self.session.number, list(self.parts)
        choice = await asyncio.to_thread(self.session.think_for_you(self.parts))
        if asked != (self.session.number, self.parts):
            return
        labels = [option.label for option in self.current_view().choices if option.choice == choice]
        if labels:
            said = self.reader.get("cli-advice", choice=self.reader.say(labels[0]))
            why = self.session.course.reason(YOU, [*self.parts, choice])
            if why:
                said = self.reader.get("hint-with-why", text=said, why=self.reader.say(why))
            self.table.notice(said)
            self.table.hint(choice)

    # --- the person ---------------------------------------------------------------------------------

    async def do(self, action: Callable[[], None]) -> None:
        """Do something, or say why it cannot be done."""
        try:
            action()
        except Illegal as illegal:
            self.refuse(illegal)
            return
        self.parts = []
        self.clear()
        await self.show()

    def clear(self) -> None:
        """Nothing is refused or advised any more."""
        self.rule = ""
        self.table.notice("")

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
        if isinstance(message.choice, str):
            await self.after_deal(message.choice)
        elif message.chosen and message.choice in self.parts:
            at = len(self.parts) - 1 - self.parts[::-1].index(message.choice)
            await self.put_together(self.parts[:at] + self.parts[at + 1 :])
        else:
            self.decide([message.choice, *message.also])

    @work(exclusive=True, group="decide")
    async def decide(self, meanings: list[int]) -> None:
        """One of these choices: a card that can be chosen for several things is asked about."""
        ways = [choice for choice in self.current_view().choices if choice.choice in meanings]
        if len(ways) > 1:
            answers = [(str(way.choice), self.reader.say(way.label)) for way in ways]
            answers.append(("", self.reader.get("ui-cancel")))
            chosen = await self.push_screen_wait(Ask(self.reader.get("cli-which"), answers))
            ways = [way for way in ways if str(way.choice) == chosen]
            if not ways:
                return
        choice = ways[0].choice if ways else meanings[0]
        if ways and ways[0].part:
            await self.put_together([*self.parts, choice])
        else:
            await self.do(lambda: self.session.choose(*self.parts, choice))

    async def put_together(self, parts: list[int]) -> None:
        """A decision of several choices has these parts now, if that can be."""
        try:
            self.session.attempt(parts)
        except Illegal as illegal:
            self.refuse(illegal)
            return
        self.parts = parts
        self.clear()
        await self.draw()

    def action_hint(self) -> None:
        """What an expert would do."""
        if not self.session.your_turn:
            self.table.notice(self.reader.get("match-not-your-turn"))
            return
        self.table.notice(self.reader.say(Text("cli-thinking", {"player": Named("word", "ui-computer")})))
        self.advise()

    async def action_take_back(self) -> None:
        """The last part of a decision that is being put together, else the last decision."""
        if self.parts:
            await self.put_together(self.parts[:-1])
        else:
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
