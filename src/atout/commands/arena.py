"""``atout arena GAME A B``, and ``atout ladder GAME``."""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.progress import Progress

from atout import registry
from atout.commands import progress
from atout.commands.house_rules import house_rules
from atout.commands.reader import INTERRUPTED, MISTAKE, language, plain, tell_mistake
from atout.commands.terms import Terms
from atout.core import options
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.search.levels import LEVELS
from atout.terminal.files import reason
from atout.words import Words, words

try:
    from atout.arena import figures
    from atout.arena.comparison import Comparison, Settings, Summary, Unit, alone, resume, save, settings
    from atout.arena.players import Entrant, entrants, player
    from atout.arena.run import played
except ModuleNotFoundError as error:  # numpy or scipy, which playing does not need
    raise Illegal("arena-library-missing", library=(error.name or "").partition(".")[0]) from None

SAVED_EVERY = 10.0
"""Seconds between two times that results are written to their file."""
PICTURES = (".png", ".svg", ".pdf")


def compare(  # noqa: PLR0913, PLR0917  what can be asked of an arena
    name: str,
    first: str,
    second: str,
    terms: Terms,
    json: str,
    plot: str,
    lang: str | None,
    *,
    until_decided: bool,
    effect: float,
) -> int:
    """Compare two players and say how they did."""
    said = words(language(lang), "latin")
    if not 0 < effect < float("inf"):
        raise Illegal("cli-positive", name="--effect")
    file, picture = (_writable(path, said) for path in (json, plot))
    draw = _plotter(picture)
    code, failed, lost, unseen = 0, None, None, None
    with alone(file):
        comparison = _begun(registry.find(name), entrants(first, second, terms.fraction), terms, file)
        results = Results(comparison, file, said)
        with progress.bar(terms.deals) as (bar, task):
            try:
                _play(results, terms, bar, task, effect if until_decided else 0)
            except KeyboardInterrupt:
                code = INTERRUPTED
            except Illegal as mistake:  # a player's; what was played before is kept and told
                failed = mistake
            finally:
                summary = comparison.summary = comparison.summed_up(effect)
                lost = results.keep()
    if code:
        print(said.get("arena-stopped"), file=sys.stderr)
    if comparison.pairs:
        print("\n".join(plain(line) for line in _told(comparison, summary, said)))
    if comparison.pairs and picture:
        unseen = _failure(picture, said, partial(draw, comparison, picture))
    failures = [found for found in (failed, lost, unseen) if found]
    for failure in failures:
        tell_mistake(said, failure)
    return MISTAKE if failures else code


def _begun(game: Game, two: tuple[Entrant, Entrant], terms: Terms, file: Path | None = None) -> Comparison:
    """The comparison that is gone on with, its players tried."""
    terms.check()
    rules = house_rules(game, terms.preset, terms.option or [])
    for entrant in two:
        player(game, entrant)
    unit: Unit = "match" if terms.matches else "deal"
    return resume(file, settings(game, rules, unit, two, terms.fraction))


class Results:
    """A comparison, and the file that it is written to now and then, if there is one.

    A disk that is full may have room again before all is played: that is told once, and the play goes on.
    """

    def __init__(self, comparison: Comparison, file: Path | None, said: Words) -> None:
        self.comparison = comparison
        self.said = said
        self._file = file
        self._saved = time.monotonic()
        self._failure: Illegal | None = None

    def keep_now_and_then(self) -> None:
        """Write them down, if the last time is long ago."""
        if time.monotonic() - self._saved > SAVED_EVERY:
            before, self._failure = self._failure, self.keep()
            if self._failure and not before:
                tell_mistake(self.said, self._failure)
            self._saved = time.monotonic()

    def keep(self) -> Illegal | None:
        """Write them down; or say why that cannot be."""
        if self._file is None:
            return None
        return _failure(self._file, self.said, partial(save, self.comparison, self._file))


def _play(results: Results, terms: Terms, bar: Progress, task: Any, effect: float) -> None:
    """Play on until there are enough pairs or, with an ``effect``, the comparison is decided."""
    comparison, said = results.comparison, results.said
    for pair in played(comparison, terms.seed, terms.deals, terms.processes):
        comparison.add(pair)
        mean = sum(pair.difference for pair in comparison.pairs) / len(comparison.pairs)
        bar.update(task, advance=1, description=said.get("arena-so-far", {"mean": f"{mean:+.3f}"}))
        results.keep_now_and_then()
        if effect and comparison.verdict(effect) != "open":
            break


def _failure(file: Path, said: Words, write: Callable[[], object]) -> Illegal | None:
    """Write a file; or say why that cannot be."""
    try:
        write()
    except OSError as error:
        return Illegal("cli-not-saved", name=str(file), reason=reason(error, said))
    return None


def _writable(path: str, said: Words) -> Path | None:
    """Where a file will be written, before anything is played for it."""
    if not path:
        return None
    file = Path(path)
    failure = _failure(file, said, partial(_try_out, file, said))
    if failure:
        raise failure
    return file


def _try_out(file: Path, said: Words) -> None:
    """A device would be read for ever, and could not be replaced by what is written."""
    if file.exists() and not file.is_file():
        why = "cli-os-folder" if file.is_dir() else "cli-os-no-file"
        raise Illegal("cli-not-saved", name=str(file), reason=said.get(why))
    with tempfile.TemporaryFile(dir=file.parent):
        pass


def _plotter(picture: Path | None) -> Any:
    """What draws, where that is wanted."""
    if picture is None:
        return None
    if picture.suffix not in PICTURES:
        raise Illegal("arena-no-picture", name=str(picture), known=", ".join(PICTURES))
    try:
        from atout.arena.plot import draw
    except ModuleNotFoundError as error:
        raise Illegal("arena-library-missing", library=(error.name or "").partition(".")[0]) from None
    return draw


# --- what is said -----------------------------------------------------------------------------------------


def _told(comparison: Comparison, summary: Summary, said: Words) -> Iterator[str]:
    """A comparison in sentences."""
    found = comparison.settings
    two = {"first": found.first.name, "second": found.second.name}
    unit = {"unit": found.unit}
    yield said.get("arena-heading", {**two, **_rules(found, said)})
    yield said.get("arena-played", {**unit, "pairs": summary.pairs, "games": summary.games})
    sure = summary.interval
    yield said.get(
        "arena-difference", {**unit, **two, "mean": f"{summary.difference:+.3f}", **_range(sure, "+.3f")}
    )
    won = None if summary.won_interval is None else [100 * end for end in summary.won_interval]
    yield said.get("arena-won", {**unit, **two, "share": f"{100 * summary.won:.1f}", **_range(won, ".1f")})
    for entrant, times in zip((found.first, found.second), summary.times, strict=True):
        seconds = {"median": f"{times.median:g}", "late": f"{times.late:g}"}
        yield said.get("arena-times", {"player": entrant.name, "decisions": times.decisions, **seconds})
    yield said.get(f"arena-verdict-{summary.verdict}", two)


def _rules(found: Settings, said: Words) -> dict[str, str]:
    """The game, and its ready-made rules or what differs from those of the document."""
    game = registry.find(found.game)
    rules = options.parse(game.options, {}, found.options)
    preset = game.preset_of(rules)
    usual = options.write(game.options()).split()
    own = " ".join(text for text in found.options.split() if text not in usual)
    return {
        "game": said.get(f"{game.name}-title"),
        "rules": said.get(f"{game.name}-preset-{preset}") if preset else own,
    }


def _range(ends: Sequence[float] | None, form: str) -> dict[str, str]:
    """An interval for a sentence; ``sure`` says whether there is one."""
    if ends is None:
        return {"sure": "no", "low": "", "high": ""}
    return {"sure": "yes", "low": format(ends[0], form), "high": format(ends[1], form)}


# --- the ladder -------------------------------------------------------------------------------------------


def climb(name: str, names: Sequence[str], terms: Terms, lang: str | None) -> int:
    """Let all play against each other, and print their ratings, the best first."""
    said = words(language(lang), "latin")
    game, names = registry.find(name), list(names) or list(LEVELS)
    if len(set(names)) < max(2, len(names)):
        raise Illegal("arena-too-few", known=", ".join(LEVELS))
    two = list(combinations(range(len(names)), 2))
    begun = [_begun(game, entrants(names[one], names[other], terms.fraction), terms) for one, other in two]
    code = 0
    with progress.bar(terms.deals * len(begun)) as (bar, task):
        try:
            for comparison in begun:
                _play(Results(comparison, None, said), terms, bar, task, 0)
        except KeyboardInterrupt:
            code = INTERRUPTED
    if code:
        print(said.get("arena-stopped"), file=sys.stderr)
    wins = {
        pair: [pair.won for pair in comparison.pairs]
        for pair, comparison in zip(two, begun, strict=True)
        if comparison.pairs
    }
    if not wins:
        return code
    rated = figures.ratings(1 + max(map(max, wins)), wins)  # of those who have played: they come in order
    found = begun[0].settings
    played_each = min(map(len, wins.values()))
    print(said.get("arena-ladder", {**_rules(found, said), "unit": found.unit, "pairs": played_each}))
    for one, (rating, ends) in sorted(zip(names, rated, strict=False), key=lambda row: -row[1][0]):
        args = {"player": one, "rating": f"{rating:+.0f}", **_range(ends, "+.0f")}
        print(plain(said.get("arena-rating", args)))
    return code
