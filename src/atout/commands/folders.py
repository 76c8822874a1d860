"""The folders that commands are told."""

from pathlib import Path


def named_folder(data: str) -> Path | None:
    """The one that ``--data`` names; None where it names none."""
    return Path(data).expanduser() if data else None
