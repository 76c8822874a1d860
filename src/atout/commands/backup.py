"""``atout backup`` and ``atout restore``: a copy of what is kept, and back."""

from pathlib import Path

from atout.commands.folders import named_folder
from atout.commands.reader import say
from atout.server.run import data_folder
from atout.table import backup
from atout.table.store import check_folder


def back_up(file: str, data: str, lang: str | None) -> int:
    """Copy the store; a server may be using it."""
    target = Path(file).expanduser()
    tables = backup.back_up(_folder(data), target)
    say(lang, "cli-backup-done", path=str(target), tables=tables)
    return 0


def restore(file: str, data: str, lang: str | None, *, force: bool) -> int:
    """Put a copy in the place of the store."""
    folder = _folder(data)
    check_folder(folder)
    found, before = backup.restore(Path(file).expanduser(), folder, force=force)
    say(lang, "cli-restore-done", path=str(folder), tables=found.tables)
    if not found.sealed:
        say(lang, "cli-restore-unsealed")
    if before is not None:
        say(lang, "cli-restore-before", path=str(before))
    return 0


def _folder(data: str) -> Path:
    return named_folder(data) or data_folder()
