"""A comparison of two players: its settings, the pairs played so far, and the file that keeps them."""

import fcntl
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from atout import __version__
from atout.arena import figures
from atout.arena.figures import Interval, Verdict
from atout.arena.pairs import Pair, Timed
from atout.arena.players import Entrant
from atout.core import deal, options
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options

Unit = Literal["deal", "match"]


class Settings(msgspec.Struct, frozen=True):
    """All that has to be the same for results to stand side by side."""

    game: str
    rules: int
    options: str
    unit: Unit
    first: Entrant
    second: Entrant
    fraction: float
    atout: str
    compiled: bool


class Times(msgspec.Struct, frozen=True):
    """Of a player's decisions: how many, and within how many seconds half of them and 95 of 100 were made."""

    decisions: int
    median: float
    late: float


class Summary(msgspec.Struct, frozen=True):
    """What the pairs say of the first player against the second."""

    pairs: int
    games: int
    difference: float
    interval: Interval | None
    won: float
    won_interval: Interval | None
    verdict: Verdict
    times: list[Times]


class Comparison(msgspec.Struct):
    """``times`` counts each player's decisions by their seconds, which are written with two digits."""

    settings: Settings
    pairs: list[Pair] = []
    times: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    summary: Summary | None = None

    def add(self, played: Timed) -> None:
        """One pair more."""
        self.pairs.append(played.pair)
        for kept, seconds in zip(self.times, played.times, strict=True):
            for text, count in Counter(f"{second:.1e}" for second in seconds).items():
                kept[text] = kept.get(text, 0) + count

    def next_number(self, seed: int) -> int:
        """The first pair of this seed that is not played yet."""
        return max((pair.number + 1 for pair in self.pairs if pair.seed == seed), default=0)

    def verdict(self, effect: float) -> Verdict:
        """Which player is better, if that is decided: of deals by the difference, of matches by who won.

        Who plays for the match may well win it with fewer points.
        """
        matches = self.settings.unit == "match"
        values = [pair.won - 0.5 if matches else pair.difference for pair in self.pairs]
        return figures.verdict(values, effect)

    @property
    def ends(self) -> Interval:
        """What a pair's difference can be: the greatest lead of a side in any game, for either player."""
        widest = max((abs(first - second) for pair in self.pairs for first, second in pair.games), default=0)
        return -widest, widest

    def summed_up(self, effect: float) -> Summary:
        """What the pairs say."""
        differences = [pair.difference for pair in self.pairs]
        won = [pair.won for pair in self.pairs]
        return Summary(
            len(self.pairs),
            sum(len(pair.games) for pair in self.pairs),
            _mean(differences),
            figures.interval(differences, self.ends),
            _mean(won),
            figures.interval(won, (0.0, 1.0)),
            self.verdict(effect),
            [_times(counts) for counts in self.times],
        )


def settings(
    game: Game, rules: Options, unit: Unit, two: tuple[Entrant, Entrant], fraction: float
) -> Settings:
    """The settings of a comparison by this program."""
    compiled = not deal.__file__.endswith(".py")
    said = options.write(rules)
    return Settings(game.name, game.version, said, unit, *two, fraction, __version__, compiled)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _times(counts: dict[str, int]) -> Times:
    seconds = sorted((float(text), count) for text, count in counts.items())
    total = sum(counts.values())
    return Times(total, _within(seconds, total * 0.5), _within(seconds, total * 0.95))


def _within(seconds: list[tuple[float, int]], wanted: float) -> float:
    """Within how many seconds so many decisions were made."""
    for second, count in seconds:
        wanted -= count
        if wanted <= 0:
            return second
    return 0.0


# --- the file ---------------------------------------------------------------------------------------------


def resume(file: Path | None, wanted: Settings) -> Comparison:
    """The comparison that a file holds, to be gone on with; a new one where there is no such file."""
    if file is None or not file.exists():
        return Comparison(wanted)
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Comparison)
    except (msgspec.MsgspecError, UnicodeError):
        raise Illegal("arena-no-results", name=str(file)) from None
    for name in wanted.__struct_fields__:
        if getattr(found.settings, name) != getattr(wanted, name):
            there, here = (_said(getattr(one, name)) for one in (found.settings, wanted))
            raise Illegal("arena-other-settings", name=str(file), setting=name, there=there, here=here)
    return found


def _said(value: object) -> str:
    if isinstance(value, Entrant):
        return f"{value.name} ({value.seconds:g} s)" if value.seconds else value.name
    return str(value)


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Keep a file to oneself while playing: of two who add to it, one would lose what it has played."""
    if file is None:
        yield
        return
    mark = file.with_name(f".{file.name}.lock")
    with mark.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Illegal("arena-file-in-use", name=str(file)) from None
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)


def save(comparison: Comparison, file: Path) -> None:
    """Write it whole beside the file first: what is cut off in the middle of it loses nothing."""
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_bytes(msgspec.json.encode(comparison))
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
