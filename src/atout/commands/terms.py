"""Under which terms computer players are compared: of ``atout arena`` and ``atout ladder``."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from atout.core.illegal import Illegal


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Terms:
    """House rules, how much is played, at which fraction of the time, and in how many processes."""

    preset: Annotated[str, Parameter(help="cli-help-preset")] = ""
    option: Annotated[list[str] | None, Parameter(help="cli-help-option")] = None
    deals: Annotated[int, Parameter(help="cli-help-deals")] = 100
    matches: Annotated[bool, Parameter(help="cli-help-matches", negative=())] = False
    fraction: Annotated[float, Parameter(help="cli-help-fraction")] = 1
    processes: Annotated[int, Parameter(help="cli-help-processes")] = 1
    seed: Annotated[int, Parameter(help="cli-help-seed")] = 0

    def check(self) -> None:
        """Refuse, by an Illegal, what cannot be played."""
        for name in ("deals", "fraction", "processes"):
            if not 0 < getattr(self, name) < float("inf"):
                raise Illegal("cli-positive", name=f"--{name}")
