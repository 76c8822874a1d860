"""The screen that steps through a record."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from textual.binding import Binding, BindingType

from atout.core.record import Record
from atout.core.view import View
from atout.terminal.frame import Frame
from atout.terminal.reader import Reader
from atout.terminal.steps import Steps

LOG = 50


class ReplayApp(Frame):
    """A record step by step, through the eyes of a seat or with all hands open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True),
        Binding("end", "step(1000000)", show=False, priority=True),
        Binding("up", "scroll_table(-1)", show=False, priority=True),
        Binding("down", "scroll_table(1)", show=False, priority=True),
        Binding("tab", "next_seat", show=False, priority=True),
        Binding("a", "all_open", show=False),
        Binding("c", "score", show=False),
    ]

    MORE_KEY = "↓"

    def __init__(self, match: Record, lang: str, seat: int | None = None) -> None:
        super().__init__(match.course.game, lang)
        self.steps = Steps(match)
        self.at = 0
        self.seat = seat
        self.names: Sequence[str] = match.names

    @property
    def reader(self) -> Reader:
        """Whose eyes it is seen with."""
        seat = -1 if self.seat is None else self.seat
        plain = Reader(self.lang, seat, ())
        names = [name or plain.get("ui-seat", number=at + 1) for at, name in enumerate(self.names)]
        return Reader(self.lang, seat, names)

    def current_view(self) -> View:
        """What was seen then; nothing can be chosen any more."""
        return msgspec.structs.replace(self.steps.view(self.at, self.seat), choices=[])

    def keys_text(self) -> str:
        """All keys of a replay."""
        return self.reader.keys("cli-replay-keys-text")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In a dialog the keys that step and move are the dialog's own."""
        return action not in {"step", "next_seat", "scroll_table"} or len(self.screen_stack) == 1

    async def on_mount(self) -> None:
        """Open at the first step."""
        self.table.keys(self.reader.keys("cli-replay-keys"))
        await self.show()

    async def show(self) -> None:
        """Draw the step."""
        reader = self.reader
        eyes = (
            reader.get("ui-seen-open")
            if self.seat is None
            else reader.get("ui-seen-seat", player=reader.names[self.seat])
        )
        step = reader.get("ui-step-of", step=self.at + 1, steps=len(self.steps))
        self.table.notice(f"{eyes} · {step}")
        await self.table.draw(self.current_view(), reader)
        self.table.forget()
        for step_before in range(max(self.at - LOG, 0), self.at + 1):
            self.table.tell(self.steps.events(step_before, self.seat), reader)

    async def action_step(self, by: int) -> None:
        """Forwards or backwards."""
        self.at = max(0, min(self.at + by, len(self.steps) - 1))
        await self.show()

    async def action_next_seat(self) -> None:
        """Through the eyes of the next seat."""
        self.seat = 0 if self.seat is None else (self.seat + 1) % self.steps.seats
        await self.show()

    async def action_all_open(self) -> None:
        """With all hands open."""
        self.seat = None
        await self.show()
