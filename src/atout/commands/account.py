"""``atout account SERVER NAME``: an account for who one is at a server in this terminal."""

import shlex
from getpass import getpass

from atout.commands import reader
from atout.commands.folders import named_folder
from atout.core.illegal import Illegal


def account(server: str, name: str, data: str, lang: str | None) -> int:
    """Make it; the tables where one sits stay one's own."""
    from atout.terminal.online.door import Door
    from atout.terminal.online.keepsakes import Keepsakes
    from atout.terminal.online.places import server_of

    if not reader.at_terminal():
        raise Illegal("cli-no-terminal")
    place = server_of(server)
    door = Door(place, Keepsakes(named_folder(data)))
    if door.you().account:
        raise Illegal("account-signed-in")
    reader.say(lang, "you-make-about")
    made = door.make_account(name, _new_phrase(lang)).account
    reader.say(lang, "cli-account-made", name=made, typed=shlex.quote(made), place=place.at)
    return 0


def _new_phrase(lang: str | None) -> str:
    """Typed twice: nobody sees what was typed, and nobody can give it back."""
    phrase = ask_phrase("you-phrase", lang)
    while ask_phrase("cli-phrase-again", lang) != phrase:
        reader.say(lang, "cli-phrase-differs")
        phrase = ask_phrase("you-phrase", lang)
    return phrase


def ask_phrase(label: str, lang: str | None) -> str:
    """A pass-phrase, which is not shown while it is typed."""
    said = reader.words_for(lang)
    try:
        return getpass(said.get("ui-line", {"name": said.get(label), "what": ""}))
    except EOFError:  # Ctrl-D says the same as Ctrl-C
        raise KeyboardInterrupt from None
