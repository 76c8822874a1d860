"""The screen of a table at a server: gathering, the match, and what people say."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.app import ScreenStackError
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches

from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.view import Named, Refusal, Text, View
from atout.server.messages import (
    Advice,
    CallVote,
    FromClient,
    FromServer,
    Gathered,
    Hint,
    Proven,
    Refused,
    Say,
    Sit,
    Stand,
    Start,
    State,
    Talked,
    Vote,
)
from atout.table.talk import LONGEST, Line
from atout.terminal.dialogs import Ask, AskLine, AskTalk, Sheet
from atout.terminal.match import MatchApp
from atout.terminal.online import people, waiting
from atout.terminal.online.host import AskHost, Host
from atout.terminal.online.qr import LinkImage
from atout.terminal.online.visit import Visit
from atout.terminal.reader import Reader

UNSEEN = {"commit", "open"}
"""What the person has not asked for: another window of theirs may have been first."""
OF_A_MATCH = {"hint", "take_back", "score", "resign", "save"}
SAID = "» "
MUTED, READ = "[x]", "[ ]"
SECONDS = 10
"""How long an answer is waited for."""


class JoinApp(MatchApp):
    """Draws what a server tells, and passes on what the person does."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "say", show=False),
        Binding("n", "name", show=False),
    ]
    KEYS: ClassVar[dict[str, str]] = {
        "?": "ui-keys",
        "m": "ui-talk",
        "h": "ui-hint",
        "r": "cli-key-rules",
        "c": "ui-score",
        "s": "cli-key-save",
        "g": "ui-resign",
    }
    KEYS_BEFORE: ClassVar[dict[str, str]] = {
        "?": "ui-keys",
        "m": "ui-talk",
        "n": "gather-your-name",
        "r": "cli-key-rules",
    }
    LEAVE = "cli-join-leave-ask"
    STAY = "gather-stay"

    def __init__(self, game: Game, lang: str, visit: Visit, *, ask_name: bool = False) -> None:
        super().__init__(game, lang, visit)
        self.visit = visit
        self.ask_name = ask_name
        self.why: Refusal | None = None
        self.gone = False
        self.lost = False
        self.waits = False
        self.read = ""
        self.told = asyncio.Event()
        self.refused = ""

    @property
    def reader(self) -> Reader:
        """The person, where they sit."""
        seats, waits = self.visit.table.seats, self.visit.gathered is not None
        return Reader(self.lang, self.visit.seat, people.names_at(self.lang, seats, waits=waits))

    @property
    def seconds(self) -> float:
        """How long ago the state was told."""
        return time.monotonic() - self.visit.came

    def current_view(self) -> View:
        """The table as the person sees it, before the match or in it."""
        gathered = self.visit.gathered
        view = self.visit.view_with(self.parts) if gathered is None else None
        if view is not None:
            return view
        assert gathered is not None, "a table that was entered is seen"  # noqa: S101
        return waiting.view_of(gathered, self.visit.door.place, list(self.reader.names))

    def keys_text(self) -> str:
        """All keys."""
        return self.reader.keys("cli-join-keys-text")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Before the match there is nothing to play."""
        if action in OF_A_MATCH and self.visit.gathered is not None:
            return False
        return super().check_action(action, parameters)

    async def on_mount(self) -> None:
        """Sit down before the table, and listen."""
        self.title = self.reader.get(f"{self.game.name}-title")
        self.table.notice("")
        self.table.banner("")
        self.set_interval(1, self.tick)
        if self.visit.gathered is not None:
            self.table.write(waiting.terms(self.visit.gathered, self.game, self.reader))
        await self.show(self.visit.gathered or self.visit.state)
        self.listen()
        if self.ask_name:
            self.action_name()

    async def on_unmount(self) -> None:
        """Go."""
        await self.visit.leave()

    # --- what the server tells ------------------------------------------------------------------------

    @work(exclusive=True, group="listen")
    async def listen(self) -> None:
        """Take what the server says, until it shows the person out."""
        try:
            async for message in self.visit.messages:
                if self.is_running:
                    await self.heard(message)
        except Illegal as illegal:
            self.why = None if self.gone else illegal.refusal
            self.exit()
        except (NoMatches, ScreenStackError):
            if self.is_running:  # else the person has left while it was drawn
                raise

    async def heard(self, message: FromServer | None) -> None:
        """One message; None where the connection is lost, until the next one comes."""
        before, gathered = self.visit.state, self.visit.gathered
        try:
            self.visit.take(message)
        except Illegal as illegal:  # a part of a deal that cannot be kept
            self.refuse(illegal.refusal)
        self.lost = message is None
        self.waits = self.waits and not isinstance(message, State | Refused | Gathered | None)
        if isinstance(message, State) and (before is None or message.settled > before.number):
            self.parts = []
            self.clear()
        if isinstance(message, Gathered):
            self.clear()
            if gathered is not None:
                self.table.write(waiting.changes(gathered, message, self.game, self.reader))
        match message:
            case State() | Gathered():
                await self.show(message)
            case Refused(about, why) if about not in UNSEEN:
                self.visit.refused_to_try(Illegal.of(why)) if about == "try" else self.refuse(why)
            case Advice(choices, text, why) if choices:
                self.take_advice(choices, text, why)
            case Proven():
                self.tell_fair()
            case Talked():
                self.tell_talk()
        self.told.set()
        self.tick()

    async def show(self, told: State | Gathered | None) -> None:
        """Draw it; a score sheet is shown once, and goes when it has been read by all."""
        self.show_keys(self.KEYS if isinstance(told, State) else self.KEYS_BEFORE)
        await self.draw()
        phase = told.view.phase if isinstance(told, State) else "play"
        if phase not in {"play", self.read}:
            self.show_sheet()
        elif phase == "play" and isinstance(self.screen, Sheet):
            self.screen.dismiss("")
        if phase == "deal_over" and "continue" not in self.visit.table.may and self.visit.seat >= 0:
            self.table.notice(self.reader.get("ui-others-reading"))
        self.read = phase
        while isinstance(self.screen, AskHost) and "set_up" not in self.visit.table.may:
            self.screen.dismiss("")
        self.tell_talk()

    def tell_fair(self) -> None:
        """Whether the deal that is over was dealt as promised."""
        reader, faults = self.reader, self.visit.faults
        self.table.write([reader.get("fair-fails" if faults else "fair-holds")])
        self.table.write([f"  {reader.say(fault)}" for fault in faults])

    def tell_talk(self) -> None:
        """What people have said, each phrase in the reader's language."""
        for line in self.visit.said():
            self.table.write([f"{SAID}{self.spoken(line)}"], line.person)
        self.table.hide(self.visit.talk.muted)

    # --- what stands around the game ------------------------------------------------------------------

    def tick(self) -> None:
        """Clocks, votes, and the connection."""
        if not self.is_running:
            return
        self.table.banner(self.standing())
        if any(seat.clock is not None and seat.clock.runs for seat in self.visit.table.seats):
            self.table.draw_players(self.current_view(), self.reader, self.around())

    def standing(self) -> str:
        """What matters as long as it stands there."""
        reader, faults, ballot = self.reader, self.visit.faults, self.visit.table.vote
        lines = [reader.get("ui-lost")] if self.lost else []
        if self.visit.gathered is None and reader.seat < 0:
            lines.append(reader.get("ui-watching"))
        if faults:
            lines.append(f"{reader.get('fair-fails')}. {reader.say(faults[0])}")
        if ballot is not None:
            lines.append(people.vote(ballot, reader, self.seconds))
        return "\n".join(lines)

    def around(self) -> dict[int, str]:
        """Who is away, and what is left of the clocks."""
        if self.visit.gathered is not None:
            return {}
        return people.around(self.visit.table.seats, self.reader, self.seconds)

    def may(self, view: View) -> Sequence[str]:  # noqa: ARG002  the server knows
        """What the person can do now, as the server says."""
        return self.visit.table.may

    def buttons(self, view: View) -> list[tuple[str, str]]:
        """What can be done beside the choices of the game."""
        if self.visit.gathered is not None:
            return waiting.buttons(self.visit.gathered, self.reader)
        shown = super().buttons(view)
        if "vote" in self.may(view):
            shown.append(("vote", self.reader.get("ui-vote-call")))
        if self.visit.table.vote is not None and self.visit.seat >= 0:
            shown += [(f"vote {answer}", self.reader.get(f"ui-vote-{answer}")) for answer in ("no", "yes")]
        return shown

    # --- what the person does -------------------------------------------------------------------------

    async def attempt(self, parts: list[int]) -> None:
        """Whether a decision can begin with these parts."""
        await self.visit.attempt(parts)

    async def do(self, action: Callable[[], None]) -> None:
        """Ask for it, once at a time: what comes of it is told by the server."""
        if not self.waits:
            await super().do(action)

    async def done(self) -> None:
        """It is on its way."""
        self.waits = True
        self.clear()

    def send(self, message: FromClient) -> None:
        """Ask the server for something beside the game."""
        try:
            self.visit.ask(message)
        except Illegal as illegal:
            self.refuse(illegal.refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and wait no longer."""
        self.refused = self.reader.say(refusal.text)
        self.told.set()
        super().refuse(refusal)

    async def until(self, so: Callable[[], bool]) -> None:
        """What was just asked for is so, or refused, or not answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while not (so() or self.refused or self.lost):
                    self.told.clear()
                    await self.told.wait()

    async def press_button(self, name: str) -> None:
        """Do what a button says."""
        kind, _, at = name.partition(" ")
        match kind:
            case "sit":
                self.send(Sit(int(at)))
            case "stand":
                self.stand_up()
            case "start":
                self.send(Start())
            case "image":
                self.show_image()
            case "seats" | "table":
                self.host(kind)
            case "vote" if at:
                self.send(Vote(self.visit.number, end=at == "yes"))
            case "vote":
                self.call_vote()
            case _:
                await super().press_button(name)

    def show_image(self) -> None:
        """The link that lets others in, for a phone's camera."""
        gathered = self.visit.gathered
        if gathered is not None and gathered.invite is not None:
            self.push_screen(LinkImage(self.visit.door.place.invite_link(gathered.invite.token)))

    @work(exclusive=True, group="host")
    async def host(self, what: str) -> None:
        """Change who sits where, or what is set about the table."""
        if len(self.screen_stack) == 1:
            host = Host(self)
            await (host.change_seats() if what == "seats" else host.change_table())

    @work
    async def stand_up(self) -> None:
        """Give the seat up, after a question: with the last person the table is gone."""
        last = sum(not seat.open and not seat.level for seat in self.visit.table.seats) == 1
        question = self.reader.get("gather-leave-last" if last else "gather-leave-ask")
        answers = [("", self.reader.get("gather-stay")), ("yes", self.reader.get("gather-leave"))]
        if await self.push_screen_wait(Ask(question, answers)):
            self.gone = last
            self.send(Stand())

    @work
    async def call_vote(self) -> None:
        """Have all vote on ending the match, after a question."""
        answers = [("", self.reader.get("ui-cancel")), ("yes", self.reader.get("ui-vote-call"))]
        if await self.push_screen_wait(Ask(self.reader.get("ui-vote-call-ask"), answers)):
            self.send(CallVote(self.visit.number))

    def action_hint(self) -> None:
        """What an expert would do."""
        self.table.notice(self.reader.say(Text("cli-thinking", {"player": Named("word", "ui-computer")})))
        self.send(Hint(self.visit.number))

    @work(group="decide")
    async def take_advice(self, choices: list[int], text: Text, why: Text | None) -> None:
        """Say it; the parts of a decision are put together at once."""
        async with self.deciding:
            parts = {choice.choice for choice in self.current_view().choices if choice.part}
            if choices[0] in parts:
                await self.put_together(choices)
        self.advise(choices[-1], text, why)

    @work
    async def action_say(self) -> None:
        """Say something to all at the table, or choose whom one does not want to read."""
        talk, reader = self.visit.talk, self.reader
        if len(self.screen_stack) > 1:
            return
        hide = [("hide", reader.get("ui-talk-hide"))] if self.visit.people() else []
        if not talk.may:
            self.refuse(Refusal(Text("talk-not-here")))
            if hide:
                await self.choose_whom_to_hide()
            return
        phrases = [(f"phrase {name}", reader.get(f"phrase-{name}")) for name in talk.phrases]
        said = await self.push_screen_wait(AskTalk(reader.get("ui-talk-write"), phrases + hide, LONGEST))
        kind, _, what = said.partition(" ")
        if kind == "hide":
            await self.choose_whom_to_hide()
        elif what:
            self.send(Say(phrase=what) if kind == "phrase" else Say(text=what))

    async def choose_whom_to_hide(self) -> None:
        """Read nothing more of somebody, or do again, until that is all."""
        chosen, self.refused = None, ""
        while True:
            reader, muted = self.reader, self.visit.talk.muted
            people = [
                (person, f"{MUTED if person in muted else READ} {self.called(seat)}")
                for person, seat in self.visit.people()
            ]
            answers = [*people, ("", reader.get("ui-close"))]
            chosen = await self.push_screen_wait(Ask(self.headed("ui-talk-hide"), answers, chosen))
            if not chosen:
                return
            await self.mute(chosen, muted=chosen not in self.visit.talk.muted)

    async def mute(self, person: str, *, muted: bool) -> None:
        """Ask for it, and wait until it is so."""
        self.refused = ""
        try:
            self.visit.mute(person, muted=muted)
        except Illegal as illegal:
            self.refuse(illegal.refusal)
        await self.until(lambda: (person in self.visit.talk.muted) == muted)

    def headed(self, key: str) -> str:
        """What is asked, below why the last answer was refused."""
        return "\n".join([*([self.refused] if self.refused else []), self.reader.get(key)])

    def called(self, seat: int) -> str:
        """Somebody who sits, or a watcher."""
        return self.reader.names[seat] if seat >= 0 else self.reader.get("ui-talk-watcher")

    def spoken(self, line: Line) -> str:
        """Who said what."""
        reader = self.reader
        name = reader.get("ui-you") if line.person == self.visit.talk.me else line.name
        if not name:
            name = self.called(line.seat)
        return reader.line(name, reader.get(f"phrase-{line.phrase}") if line.phrase else line.text)

    @work(exclusive=True, group="name")
    async def action_name(self) -> None:
        """Be called something, or something else."""
        if len(self.screen_stack) > 1:
            return
        question = self.reader.get("gather-your-name")
        seat = self.visit.seat
        name = self.visit.table.seats[seat].name if seat >= 0 else ""
        while name := await self.push_screen_wait(AskLine(question, name)):
            try:
                await asyncio.to_thread(self.visit.door.call_me, name)
            except Illegal as illegal:
                question = f"{self.reader.say(illegal.refusal.text)}\n{self.reader.get('gather-your-name')}"
            else:
                return

    async def record(self) -> str:
        """The record of the match so far, as the server writes it."""
        return await asyncio.to_thread(self.visit.door.record, self.visit.table_id)

    @property
    def leaves_nothing(self) -> bool:
        """Nobody waits for who has no seat, or whose match is over."""
        state = self.visit.state
        over = self.visit.gathered is None and state is not None and state.view.phase == "match_over"
        return over or self.visit.seat < 0
