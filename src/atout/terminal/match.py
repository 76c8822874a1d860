"""What a person does at a table on the screen, whoever keeps the match."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol, cast

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.view import Asks, Event, Refusal, Text, View
from atout.table.quiet import Instruction
from atout.terminal.dialogs import Ask, AskLine, Sheet, sheet_text
from atout.terminal.files import reason
from atout.terminal.frame import Frame
from atout.terminal.saving import RecordFile
from atout.terminal.table import Table
from atout.words import words

BUTTONS = {"continue": "ui-continue", "again": "ui-again", "claim": "ui-claim", "skip": "ui-skip"}
"""What can be done beside the choices of the game, and what it is called."""


class Doings(Protocol):
    """What a person can do at a table; an Illegal says at once, or the table later, why it cannot be done."""

    @property
    def instruction(self) -> Instruction:
        """What is to be done when the person is asked in secret."""

    def news(self) -> list[Event]:
        """What the person was told since this was last asked."""

    def choose(self, *choices: int) -> None:
        """Decide."""

    def claim(self) -> None:
        """Take the rest of the deal."""

    def go_on(self) -> None:
        """The score is read."""

    def again(self) -> None:
        """Another match."""

    def take_back(self) -> None:
        """Back to the last decision."""

    def resign(self) -> None:
        """Give the match up."""

    def skip(self) -> None:
        """On to where the person is asked."""

    def instruct(self, answer: Instruction) -> None:
        """Say what is to be done when the person is asked in secret."""


def said(asks: Asks) -> dict[Instruction, Text]:
    """What the person can have done when they are asked in secret."""
    return {"ask": asks.ask, "advise": asks.advise, "leave": asks.leave}


class MatchApp(Frame):
    """Draws the person's View, and passes on what they choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_table(1)", show=False, priority=True),
        Binding("h", "hint", show=False),
        Binding("u", "take_back", show=False),
        Binding("c", "score", show=False),
        Binding("g", "resign", show=False),
        Binding("s", "save", show=False),
    ]
    KEYS: ClassVar[dict[str, str]]
    """The keys of the last line, and what they are called."""
    LEAVE: ClassVar[str]
    """What is asked of who wants to leave."""
    STAY: ClassVar[str] = "ui-cancel"

    def __init__(self, game: Game, lang: str, doings: Doings) -> None:
        super().__init__(game, lang)
        self.doings = doings
        self.parts: list[int] = []
        self.file = RecordFile(game)
        self.drawing = asyncio.Lock()
        self.deciding = asyncio.Lock()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In a dialog, and in a text that has the focus, the keys that move are its own."""
        own = len(self.screen_stack) > 1 or isinstance(self.focused, VerticalScroll)
        return action != "scroll_table" or not own

    # --- what the keeper of the match knows -----------------------------------------------------------

    def may(self, view: View) -> Sequence[str]:
        """What the person can do now, by the names of the buttons."""
        raise NotImplementedError

    async def attempt(self, parts: list[int]) -> None:
        """Whether a decision can begin with these parts; an Illegal says why not."""
        raise NotImplementedError

    async def done(self) -> None:
        """What the person wanted is done, or on its way."""
        raise NotImplementedError

    async def record(self) -> str:
        """The record of the match so far; an Illegal says why there is none."""
        raise NotImplementedError

    @property
    def leaves_nothing(self) -> bool:
        """Whether the person may leave without being asked."""
        raise NotImplementedError

    # --- showing ------------------------------------------------------------------------------------

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """The last line."""
        self.table.keys("  ".join(f"{key} {self.reader.get(word)}" for key, word in keys.items()))

    async def draw(self) -> None:
        """Draw the state as it is now; one drawing after the other."""
        async with self.drawing:
            view = self.current_view()
            self.table.tell(self.doings.news(), self.reader)
            await self.table.draw(view, self.reader, self.buttons(view), self.around())

    def around(self) -> dict[int, str]:
        """What is to be said of the seats beside the game."""
        return {}

    def buttons(self, view: View) -> list[tuple[str, str]]:
        """What can be done beside the choices of the game."""
        may = self.may(view)
        shown = [(name, self.reader.get(word)) for name, word in BUTTONS.items() if name in may]
        if view.phase == "match_over":
            return [("sheet", self.reader.get("ui-see-score")), *shown, *self.ending()]
        return shown + self.asking(view)

    def ending(self) -> list[tuple[str, str]]:
        """What else can be done when the match is over."""
        return [("save", self.reader.get("cli-key-save")), ("leave", self.reader.get("cli-key-quit"))]

    def asking(self, view: View) -> list[tuple[str, str]]:
        """What is to be done when the person is asked in secret, and a button to change it."""
        if view.asks is None:
            return []
        answer = said(view.asks)[self.doings.instruction]
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
            await self.do(lambda: self.doings.instruct(cast("Instruction", answer)))

    @work
    async def show_sheet(self) -> None:
        """The score sheet, until it is read."""
        view = self.current_view()
        if view.sheet is None or len(self.screen_stack) > 1:
            return
        buttons = [button for button in self.buttons(view) if button[0] != "sheet"]
        look = ("", self.reader.get("ui-see-table"))
        # Enter chooses the first: pressed once too often it must not begin another match.
        answers = [look, *buttons] if view.phase == "match_over" else [*buttons, look]
        answer = await self.push_screen_wait(Sheet(sheet_text(view.sheet, self.reader), answers))
        await self.press_button(answer)

    # --- the person ---------------------------------------------------------------------------------

    async def press_button(self, name: str) -> None:
        """Do what a button says that is no choice of the game."""
        doings = {
            "continue": self.doings.go_on,
            "again": self.doings.again,
            "claim": self.doings.claim,
            "skip": self.doings.skip,
        }
        if name in doings:
            await self.do(doings[name])
        elif name == "instruct":
            self.ask_instruction()
        elif name == "sheet":
            self.show_sheet()
        elif name == "save":
            self.action_save()
        elif name == "leave":
            self.exit()

    async def do(self, action: Callable[[], None]) -> None:
        """Do something, or say why it cannot be done."""
        try:
            action()
        except Illegal as illegal:
            self.refuse(illegal.refusal)
            return
        await self.done()

    def clear(self) -> None:
        """Nothing is refused or advised any more."""
        self.rule = ""
        self.table.notice("")

    def refuse(self, refusal: Refusal) -> None:
        """Say why, with the rule."""
        sentence = self.reader.say(refusal.text)
        if refusal.rule:
            self.rule = refusal.rule
            sentence = self.reader.get("cli-refused", reason=sentence, rule=refusal.rule)
        self.table.notice(sentence)

    def advise(self, choice: int, text: Text, why: Text | None) -> None:
        """Say what an expert would choose, and put the cursor there."""
        said = self.reader.get("cli-advice", choice=self.reader.say(text))
        if why:
            said = self.reader.get("hint-with-why", text=said, why=self.reader.say(why))
        self.table.notice(said)
        self.table.hint(choice)

    async def on_table_chosen(self, message: Table.Chosen) -> None:
        """A card or a button."""
        if isinstance(message.choice, str):
            await self.press_button(message.choice)
        elif message.chosen and message.choice in self.parts:
            self.lay_back(message.choice)
        else:
            self.decide([message.choice, *message.also])

    @work(group="decide")
    async def decide(self, meanings: list[int]) -> None:
        """One of these choices; who is quick is asked about one card after the other."""
        async with self.deciding:
            await self._decide(meanings)

    @work(group="decide")
    async def lay_back(self, choice: int) -> None:
        """The last part of this kind is chosen no more."""
        async with self.deciding:
            if choice in self.parts:
                left = self.parts[::-1]
                left.remove(choice)
                await self.put_together(left[::-1])

    async def _decide(self, meanings: list[int]) -> None:
        """A card that can be chosen for several things is asked about."""
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
            await self.do(lambda: self.doings.choose(*self.parts, choice))

    async def put_together(self, parts: list[int]) -> None:
        """A decision of several choices has these parts now, if that can be."""
        try:
            await self.attempt(parts)
        except Illegal as illegal:
            self.refuse(illegal.refusal)
            return
        self.parts = parts
        self.clear()
        await self.draw()

    async def action_take_back(self) -> None:
        """The last part of a decision that is being put together, else the last decision."""
        if self.parts:
            self.lay_back(self.parts[-1])
        else:
            await self.do(self.doings.take_back)

    @work
    async def action_resign(self) -> None:
        """Give up, after a question."""
        answers = [("", self.reader.get("ui-cancel")), ("yes", self.reader.get("ui-resign"))]
        if await self.push_screen_wait(Ask(self.reader.get("ui-resign-ask"), answers)):
            await self.do(self.doings.resign)

    @work
    async def action_save(self) -> None:
        """Write the record."""
        name = await self.push_screen_wait(AskLine(self.reader.get("cli-save-where"), self.file.name()))
        if not name:
            return
        try:
            self.file.write(name, await self.record())
        except OSError as error:
            why = reason(error, words(self.lang))
            self.table.notice(self.reader.get("cli-not-saved", name=name, reason=why))
        except Illegal as illegal:
            self.refuse(illegal.refusal)
        else:
            self.table.notice(self.reader.get("cli-saved", name=name))

    def action_leave(self) -> None:
        """Leave, after a question if something would be lost."""
        self.leave()

    @work
    async def leave(self) -> None:
        """Ask, unless nothing is left behind or the question stands already."""
        if self.leaves_nothing or len(self.screen_stack) > 1:
            self.exit()
            return
        answers = [("", self.reader.get(self.STAY)), ("yes", self.reader.get("cli-key-quit"))]
        if await self.push_screen_wait(Ask(self.reader.get(self.LEAVE), answers)):
            self.exit()
