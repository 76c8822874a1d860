"""``atout lobby SERVER``: the public tables of a server, each with the command that leads there."""

from atout import registry
from atout.commands import reader
from atout.commands.folders import named_folder


def lobby(server: str, name: str, data: str, lang: str | None) -> int:
    """Those that wait for people first, then those that can be watched."""
    from atout.terminal.online.door import Door
    from atout.terminal.online.keepsakes import Keepsakes
    from atout.terminal.online.lobby import told
    from atout.terminal.online.places import server_of

    game = registry.find(name).name if name else ""
    place = server_of(server)
    door = Door(place, Keepsakes(named_folder(data)))
    tables = [line for line in door.lobby(game) if line.game in registry.names()]
    for line in tables:
        print("\n  ".join(map(reader.plain, told(line, place, reader.language(lang)))))
    if not tables:
        reader.say(lang, "cli-lobby-none", place=place.at)
    return 0
