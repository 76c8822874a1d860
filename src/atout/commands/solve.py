"""``atout solve POSITION``: exact values, for games with a solver, a module ``solve`` in their folder."""

import json
import math
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from atout import registry
from atout.commands.reader import INTERRUPTED, MISTAKE, tell_mistake, words_for
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.record import BOM
from atout.words import Words

Wanted = Literal["value", "best", "length", "all"]
STDIN = "-"
MEGABYTE = 1 << 20


class Stop:
    """Ctrl-C while a position is solved: what is known by then is told. Once more ends the program."""

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> None:
        self._before = signal.getsignal(signal.SIGINT)
        if self._before is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._ask)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _ask(self, *_: object) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, self._before)


class Solving:
    """How positions are solved, and how the answers are told."""

    def __init__(self, game: Game, wanted: Wanted, seconds: float, memory: int, words: Words) -> None:
        for name, amount in (("--seconds", seconds), ("--memory", memory)):
            if not amount > 0:
                raise Illegal("cli-positive", name=name)
        module = f"atout.games.{game.name}.solve"
        if find_spec(module) is None:
            raise Illegal("cli-no-solver", game=game.name.replace("_", "-"))
        self.solver: Any = import_module(module)
        self.wanted = wanted
        self.seconds = seconds
        self.memory = memory
        self.words = words
        self.stop = Stop()

    def answer(self, position: str) -> Any:
        """The answer to one position; a bar on the terminal shows how much of the time is used up."""
        bar = Progress(
            BarColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.description}"),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        with bar, self.stop:
            task = bar.add_task("", total=None if math.isinf(self.seconds) else self.seconds)

            def progress(nodes: int, seconds: float) -> bool:
                said = self.words.get("cli-solving", {"nodes": nodes})
                bar.update(task, completed=seconds, description=said)
                return self.stop.asked

            memory = self.memory * MEGABYTE
            return self.solver.solve(
                position, seconds=self.seconds, memory=memory, wanted=self.wanted, progress=progress
            )

    def told(self, answer: Any) -> Iterator[str]:
        """The answer in sentences."""
        get = self.words.get
        if answer.value:
            yield get(f"cli-solved-{answer.value}")
        for value in set() if answer.value else {"win", "loss"} - set(answer.possible):
            yield get(f"cli-solved-no-{value}")
        if answer.best:
            yield get("cli-solved-best", {"choices": " ".join(answer.best)})
        if answer.length is not None:
            yield get("cli-solved-length", {"count": answer.length})
        if answer.shortest and answer.shortest != answer.best:
            yield get("cli-solved-shortest", {"choices": " ".join(answer.shortest)})
        yield from map(self._line, self._lines(answer))
        if answer.limit:
            yield get(f"cli-solved-limit-{answer.limit}")
        work = {"positions": answer.positions, "seconds": f"{answer.seconds:.1f}"}
        yield get("cli-solved-work", work)

    def _lines(self, answer: Any) -> list[Any]:
        """The choices to be told of one by one: all, if that was asked for; or what is known of them."""
        if self.wanted == "all":
            return list(answer.choices)
        return [line for line in answer.choices if line.value] if answer.limit and not answer.best else []

    def _line(self, line: Any) -> str:
        """What one choice leads to, for ``--wanted all``."""
        value = self.words.get(f"cli-value-{line.value or 'unknown'}")
        if line.length is None:
            return self.words.get("cli-solved-choice", {"choice": line.choice, "value": value})
        args = {"choice": line.choice, "value": value, "count": line.length}
        return self.words.get("cli-solved-choice-length", args)


def solve(  # noqa: PLR0913, PLR0917  what can be asked of a solver
    position: str,
    game: str,
    wanted: Wanted,
    seconds: float,
    memory: int,
    lang: str | None,
    *,
    as_json: bool,
) -> int:
    """Solve one position, or each line of the standard input: one that is no position is told, and left.

    Ctrl-C ends it with what is known of the position that is being solved.
    """
    said = words_for(lang)
    solving = Solving(registry.find(game), wanted, seconds, memory, said)
    code = 0
    for line, text in positions(position):
        try:
            answer = solving.answer(text)
        except Illegal as illegal:
            tell_mistake(said, illegal.at(line) if line else illegal)
            if as_json and line:
                why = {"error": illegal.refusal.text.key, "reason": said.refusal(illegal.refusal)}
                print(json.dumps({"line": line, **why}), flush=True)
            code = MISTAKE
        except (MemoryError, OSError):
            raise Illegal("cli-no-memory", memory=memory) from None
        else:
            print(answer.json() if as_json else "\n".join(solving.told(answer)), flush=True)
        if solving.stop.asked:
            return INTERRUPTED
    return code


def positions(given: str) -> Iterator[tuple[int, str]]:
    """The positions to solve, with their lines where they are read from the standard input."""
    if given != STDIN:
        yield 0, given
        return
    for number, line in enumerate(sys.stdin, 1):
        text = line.removeprefix(BOM).partition("#")[0].strip()
        if text:
            yield number, text
