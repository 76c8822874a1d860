"""``atout doctor``: how this installation is."""

import importlib.metadata
import os
import platform
from collections.abc import Iterator
from pathlib import Path

from atout import __version__, build_info, registry
from atout.commands.folders import named_folder
from atout.commands.reader import words_for
from atout.core import deal
from atout.core.illegal import Illegal
from atout.core.view import Text, word
from atout.words import Words

BROKEN = 1

Finding = tuple[bool, Text]
"""Whether it is well, and what is found."""


def examine(data: str, lang: str | None) -> int:
    """Print what is found; the exit code is 1 if something is broken."""
    words = words_for(lang)
    findings = [
        *_versions(),
        *_rules(),
        *_games(),
        _data(named_folder(data), words),
        _browser(),
    ]
    for well, text in findings:
        print(f"{'  ' if well else '! '}{words.say(text)}")
    all_well = all(well for well, _ in findings)
    print(words.get("cli-doctor-well" if all_well else "cli-doctor-broken"))
    return 0 if all_well else BROKEN


def _versions() -> Iterator[Finding]:
    python = {"version": platform.python_version(), "system": platform.platform()}
    yield True, Text("cli-doctor-python", {**python})
    place = str(build_info.PACKAGE)
    yield True, Text("cli-doctor-atout", {"version": __version__, "place": place})
    try:
        yield True, Text("cli-doctor-cython", {"version": importlib.metadata.version("cython")})
    except importlib.metadata.PackageNotFoundError:
        yield True, Text("cli-doctor-no-cython")


def _rules() -> Iterator[Finding]:
    """Compiled or not, and whether from the sources as they are."""
    built = build_info.read().get("rules", "")
    how = built or word("cli-doctor-unknown")
    if not deal.__file__.endswith(".py"):
        yield True, Text("cli-doctor-compiled", {"how": how})
    elif os.environ.get("ATOUT_PURE"):
        yield True, Text("cli-doctor-pure-wanted")
    else:
        yield True, Text("cli-doctor-pure", {"how": how})
    if build_info.is_stale():
        yield False, Text("cli-doctor-stale")
    elif build_info.extension_files():
        yield True, Text("cli-doctor-fresh")


def _games() -> Iterator[Finding]:
    """Whether each game can be loaded."""
    for name in registry.names():
        try:
            registry.find(name).player()
        except Exception as error:  # noqa: BLE001  whatever is wrong with it is to be told
            yield False, Text("cli-doctor-bad-game", {"game": name, "reason": f"{error!r}"})
        else:
            yield True, Text("cli-doctor-game", {"game": word(f"{name}-title")})


def _data(data: Path | None, words: Words) -> Finding:
    """Whether tables can be kept, and those kept be read; a folder that is not there yet is made."""
    try:
        from atout.server.run import data_folder
        from atout.table.backup import STORE, examined
        from atout.table.store import check_folder

        folder = data or data_folder()
        check_folder(folder)
        if (folder / STORE).exists():
            examined(folder / STORE)
    except Illegal as illegal:
        return False, Text("cli-doctor-no-data", {"reason": words.say(illegal.refusal.text)})
    return True, Text("cli-doctor-data", {"place": str(folder)})


def _browser() -> Finding:
    built = build_info.read().get("browser", "")
    how = built or word("cli-doctor-unknown")
    there = (build_info.PACKAGE / "static" / "index.html").exists()
    return there, Text("cli-doctor-browser" if there else "cli-doctor-no-browser", {"how": how})
