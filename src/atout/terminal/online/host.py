"""The host at a terminal: changes who sits where, and what is set about the table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from atout.server.messages import FromClient, Gathered, Remove
from atout.terminal.dialogs import Ask
from atout.terminal.online import hosting
from atout.terminal.online.hosting import Setting
from atout.terminal.reader import Reader

if TYPE_CHECKING:
    from atout.terminal.online.app import JoinApp

HOUSE_RULES = "house_rules"


class AskHost(Ask):
    """A question to the host, which goes when they are it no more, or the match begins."""


class Host:
    """Asks what is to be changed, one thing after the other, until that is all."""

    def __init__(self, app: "JoinApp") -> None:
        self._app = app

    @property
    def _gathered(self) -> Gathered | None:
        """The table, as long as it is this person's to set."""
        gathered = self._app.visit.gathered
        return gathered if gathered is not None and "set_up" in gathered.table.may else None

    @property
    def _reader(self) -> Reader:
        return self._app.reader

    async def change_seats(self) -> None:
        """Who sits where."""
        self._app.refused = ""
        seat: str | None = None
        while gathered := self._gathered:
            answers = [*hosting.seats(gathered, self._reader), self._close]
            seat = await self._ask(self._app.headed("gather-seats"), answers, seat)
            if not seat:
                return
            await self._change_seat(int(seat))

    async def _change_seat(self, at: int) -> None:
        gathered = self._gathered
        if gathered is None or at >= len(gathered.table.seats):
            return
        acts = hosting.acts(gathered, at, self._reader)
        names = [(str(number), name) for number, (_, name) in enumerate(acts)]
        head = dict(hosting.seats(gathered, self._reader))[str(at)]
        chosen = await self._ask(head, [*names, self._close])
        if not chosen:
            return
        act, name = acts[int(chosen)]
        if isinstance(act, Remove) and not await self._agrees(f"{head}\n{self._note}", name):
            return
        await self._send(act)

    @property
    def _note(self) -> str:
        return self._reader.get("gather-remove-note")

    async def _agrees(self, question: str, yes: str) -> bool:
        return bool(await self._ask(question, [self._close, ("yes", yes)]))

    async def change_table(self) -> None:
        """What is set about the table."""
        self._app.refused = ""
        house_rules = (HOUSE_RULES, self._reader.get("ui-house-rules"))
        await self._change("gather-about", hosting.settings, house_rules)

    async def _change(
        self, head: str, settings: Callable[..., list[Setting]], *more: tuple[str, str]
    ) -> None:
        """One setting after the other."""
        name: str | None = None
        while gathered := self._gathered:
            found = {one.name: one for one in settings(gathered, self._app.game, self._reader)}
            answers = [(one.name, self._reader.line(one.label, one.said)) for one in found.values()]
            name = await self._ask(self._app.headed(head), [*answers, *more, self._close], name)
            if not name:
                return
            if name == HOUSE_RULES:
                await self._change("ui-house-rules", hosting.house_rules)
            else:
                await self._set(found[name])

    async def _set(self, setting: Setting) -> None:
        values = list(setting.choices)
        names = [(str(number), setting.choices[value]) for number, value in enumerate(values)]
        now = str(values.index(setting.value)) if setting.value in values else None
        head = f"{setting.label}\n{setting.help}" if setting.help else setting.label
        chosen = await self._ask(head, names, now)
        gathered = self._gathered
        if gathered is not None and chosen and chosen != now:
            await self._send(hosting.setting_to(gathered, self._app.game, setting, values[int(chosen)]))

    @property
    def _close(self) -> tuple[str, str]:
        return "", self._reader.get("ui-close")

    async def _ask(self, head: str, answers: list[tuple[str, str]], at: str | None = None) -> str:
        return await self._app.push_screen_wait(AskHost(head, answers, at))

    async def _send(self, message: FromClient) -> None:
        """Ask for it, and wait until it is so, or refused."""
        app, before = self._app, self._app.visit.gathered
        app.refused = ""
        app.send(message)
        await app.until(lambda: app.visit.gathered is not before)
