"""``atout join LINK``, ``atout invite SERVER GAME``, and ``atout meet SERVER GAME``."""

import asyncio
from typing import TYPE_CHECKING

from atout import registry
from atout.commands import reader
from atout.commands.account import ask_phrase
from atout.commands.folders import named_folder
from atout.commands.house_rules import house_rules, wishes
from atout.core.illegal import Illegal
from atout.table.thinkers import check_level

if TYPE_CHECKING:
    from collections.abc import Callable

    from atout.server.messages import You
    from atout.terminal.online.door import Door
    from atout.terminal.online.places import Place
    from atout.terminal.online.visit import Visit

Self = tuple[str, str, str]
"""What somebody is called, their account, and the folder that keeps who they are."""


def join(link: str, code: str, who: Self, lang: str | None) -> int:
    """Sit at a table of a server until the reader has had enough."""
    from atout.terminal.online.places import place_of

    place = place_of(link, code)
    return _visit(place, lambda door: place.table or door.join(place.invite), who, lang)


def invite(
    server: str, wanted: tuple[str, str, list[str]], who: Self, lang: str | None, *, public: bool
) -> int:
    """Make a table that waits for people, and sit there: a game, a preset, and house rules as typed."""
    from atout.terminal.online.places import server_of

    name, preset, rules = wanted
    game = registry.find(name)
    options = house_rules(game, preset, rules)
    return _visit(server_of(server), lambda door: door.gather(game, options, public=public), who, lang)


def meet(server: str, wanted: tuple[str, str, list[str]], level: str, who: Self, lang: str | None) -> int:
    """Sit at a public table with what is wished for, found or made: a game, a preset, and rules as typed."""
    from atout.server.messages import Wish
    from atout.terminal.online.places import server_of

    name, preset, rules = wanted
    game = registry.find(name)
    check_level(level)
    wish = Wish(game.name, wishes(game, preset, rules), level)
    return _visit(server_of(server), lambda door: door.play(wish), who, lang)


def _visit(place: "Place", come: "Callable[[Door], str]", who: Self, lang: str | None) -> int:
    """Sit at the table that one comes to."""
    from atout.terminal.online.door import Door
    from atout.terminal.online.keepsakes import Keepsakes
    from atout.terminal.online.visit import Visit

    if not reader.at_terminal():
        raise Illegal("cli-no-terminal")
    name, account, data = who
    keepsakes = Keepsakes(named_folder(data))
    door = Door(place, keepsakes)
    called = _signed_in(door, account, lang).name
    if name:
        called = door.call_me(name)
    table = come(door)
    seat = asyncio.run(_sit(Visit(door, table, keepsakes), reader.language(lang), ask_name=not called))
    if seat >= 0:
        reader.say(lang, "cli-join-back", url=place.table_link(table))
    return 0


def _signed_in(door: "Door", account: str, lang: str | None) -> "You":
    """Who one is at the server; where an ``account`` is named, after its pass-phrase was typed once."""
    you = door.you()
    if not account or you.account.casefold() == account.casefold():
        return you
    return door.sign_in(account, ask_phrase("you-phrase", lang))


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
