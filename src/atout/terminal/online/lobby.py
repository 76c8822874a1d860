"""A public table as a few lines: whose it is, who is there, by which rules, and how one comes to it."""

from atout import registry
from atout.core import options
from atout.server.messages import LobbyLine
from atout.terminal.online import hosting, people
from atout.terminal.online.places import Place
from atout.terminal.reader import Reader
from atout.words import words


def told(line: LobbyLine, place: Place, lang: str) -> list[str]:
    """The lines; the last is the command."""
    reader = Reader(lang, -1, people.names_at(lang, line.seats, waits=not line.begun))
    title = reader.get("gather-table-of", game=reader.get(f"{line.game}-title"), host=_host(line, reader))
    rules = _rules(line, reader)
    command = f"atout join {place.table_link(line.id)}"
    return [title, _who(line, reader), *([rules] if rules else []), command]


def _host(line: LobbyLine, reader: Reader) -> str:
    names = (name for seat, name in zip(line.seats, reader.names, strict=True) if seat.host)
    return next(names, reader.get("ui-guest"))


def _who(line: LobbyLine, reader: Reader) -> str:
    if not line.begun:
        return reader.get("gather-sit-missing", here=len(line.seats) - line.free, free=line.free)
    persons = [
        name for seat, name in zip(line.seats, reader.names, strict=True) if not seat.level and not seat.open
    ]
    return reader.get("gather-being-played", players=words(reader.lang).listed(persons))


def _rules(line: LobbyLine, reader: Reader) -> str:
    """Ready-made rules by their name, else the house rules that are not as the game has them."""
    game = registry.find(line.game)
    preset = game.preset_of(options.build(game.options, line.options))
    if preset:
        return reader.get(f"{line.game}-preset-{preset}")
    return " · ".join(hosting.own_rules(game, line.options, reader))
