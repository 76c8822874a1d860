"""The file in which a person keeps the record of a match."""

from datetime import datetime
from pathlib import Path

from atout.core.game import Game


class RecordFile:
    """It is written again as the match goes on; a file of somebody else's is left alone."""

    def __init__(self, game: Game) -> None:
        self._stem = game.name.replace("_", "-")
        self._path: Path | None = None

    def name(self) -> str:
        """A name that is not taken."""
        if self._path is not None:
            return str(self._path)
        stem = f"{self._stem}-{datetime.now().astimezone().date().isoformat()}"
        names = [f"{stem}.txt", *(f"{stem}-{number}.txt" for number in range(2, 1000))]
        return next((name for name in names if not Path(name).exists()), names[0])

    def write(self, name: str, text: str) -> None:
        """Write it; an OSError says why it cannot be."""
        path = Path(name).expanduser()
        with path.open("w" if path == self._path else "x", encoding="utf-8") as file:
            file.write(text)
        self._path = path
