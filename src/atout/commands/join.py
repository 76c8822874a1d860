"""``atout join LINK``."""

import asyncio
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING

from atout import registry
from atout.commands import reader
from atout.core.illegal import Illegal

if TYPE_CHECKING:
    from atout.server.messages import You
    from atout.terminal.online.door import Door
    from atout.terminal.online.visit import Visit


def join(  # noqa: PLR0913  what can be said of a visit
    link: str, code: str, *, name: str, account: str, data: str, lang: str | None
) -> int:
    """Sit at a table of a server until the reader has had enough."""
    from atout.terminal.online.door import Door
    from atout.terminal.online.keepsakes import Keepsakes
    from atout.terminal.online.places import place_of
    from atout.terminal.online.visit import Visit

    place = place_of(link, code)
    if not reader.at_terminal():
        raise Illegal("cli-no-terminal")
    keepsakes = Keepsakes(Path(data).expanduser() if data else None)
    door = Door(place, keepsakes)
    called = _signed_in(door, account, lang).name
    if name:
        called = door.call_me(name)
    table = place.table or door.join(place.invite)
    seat = asyncio.run(_sit(Visit(door, table, keepsakes), reader.language(lang), ask_name=not called))
    if seat >= 0:
        reader.say(lang, "cli-join-back", url=place.table_link(table))
    return 0


def _signed_in(door: "Door", account: str, lang: str | None) -> "You":
    """Who one is at the server; where an ``account`` is named, after its pass-phrase was typed once."""
    you = door.you()
    if not account or you.account.casefold() == account.casefold():
        return you
    said = reader.words_for(lang)
    try:
        phrase = getpass(said.get("ui-line", {"name": said.get("you-phrase"), "what": ""}))
    except EOFError:  # Ctrl-D says the same as Ctrl-C
        raise KeyboardInterrupt from None
    return door.sign_in(account, phrase)


async def _sit(visit: "Visit", lang: str, *, ask_name: bool) -> int:
    """The seat that was left; -1 where there is none to come back to."""
    from atout.terminal.online.app import JoinApp

    await visit.enter()
    game = visit.table.game
    if game not in registry.names():
        raise Illegal("join-other-version", place=visit.door.place.at)
    app = JoinApp(registry.find(game), lang, visit, ask_name=ask_name)
    await app.run_async()
    if app.why is not None:
        raise Illegal.of(app.why)
    return -1 if app.gone else visit.seat
