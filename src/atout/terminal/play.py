"""The screen of a match against computers."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import work

from atout.core.view import Named, Text, View
from atout.core.whole import advised
from atout.table.quiet import QuietTime
from atout.table.settings import Settings
from atout.terminal.match import MatchApp
from atout.terminal.reader import Reader, names_of
from atout.terminal.session import YOU, Session

PAUSE = 0.7
"""Seconds that a computer's choice takes at least, so that one can follow."""


class PlayApp(MatchApp):
    """Keeps the match, and lets the computers think."""

    KEYS: ClassVar[dict[str, str]] = {
        "?": "ui-keys",
        "h": "ui-hint",
        "u": "ui-take-back",
        "r": "cli-key-rules",
        "c": "ui-score",
        "s": "cli-key-save",
        "g": "ui-resign",
    }
    LEAVE = "cli-leave-ask"

    def __init__(
        self,
        session: Session,
        lang: str,
        pause: float = PAUSE,
        secret: float = Settings.secret_alone,
        rhythm: float = Settings.rhythm,
    ) -> None:
        super().__init__(session.game, lang, session)
        self.session = session
        self.pause = pause
        self.secret = secret
        self.rhythm = rhythm
        self.quiet: QuietTime | None = None
        self.names = names_of(lang, YOU, session.course.seats)

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
        self.show_keys(self.KEYS)
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

    def may(self, view: View) -> Sequence[str]:
        """What the person can do now."""
        if view.phase != "play":
            return ["continue"] if view.phase == "deal_over" else ["again"]
        return ["claim"] * view.claim + ["skip"] * self.session.may_skip

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
    async def think_for_you(self) -> None:
        """A hint, unless something else happens while it is thought about."""
        asked = self.session.number, list(self.parts)
        choice = await asyncio.to_thread(self.session.think_for_you(self.parts))
        if asked != (self.session.number, self.parts):
            return
        if any(option.choice == choice for option in self.current_view().choices):
            course, choices = self.session.course, [*self.parts, choice]
            views = [course.preview(YOU, choices[:at]) for at in range(len(choices))]
            self.advise(choice, advised(choices, views), course.reason(YOU, choices))

    # --- the person ---------------------------------------------------------------------------------

    @property
    def leaves_nothing(self) -> bool:
        """The match is over."""
        return self.session.course.match.over

    async def record(self) -> str:
        """The record of the match so far."""
        return self.session.record(self.names)

    async def attempt(self, parts: list[int]) -> None:
        """Whether a decision can begin with these parts."""
        self.session.attempt(parts)

    async def done(self) -> None:
        """It is done."""
        self.parts = []
        self.clear()
        await self.show()

    def action_hint(self) -> None:
        """What an expert would do."""
        if not self.session.your_turn:
            self.table.notice(self.reader.get("match-not-your-turn"))
            return
        self.table.notice(self.reader.say(Text("cli-thinking", {"player": Named("word", "ui-computer")})))
        self.think_for_you()
