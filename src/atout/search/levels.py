"""Four levels of computer players, the same for every game.

They know the same and differ in the time they take and in how often they take a weaker choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from atout.core.rng import Rng

if TYPE_CHECKING:
    from atout.core.deal import Deal

LevelName = Literal["easy", "medium", "hard", "expert"]


class Thinker(Protocol):
    """What a game's ``bot`` module offers.

    A game whose decisions are made of several choices may offer ``plans`` too, called like ``think``: whole
    decisions, each a list of choices, with their values, best first; those in ``also`` are among them.
    """

    def think(
        self, hidden: Any, seconds: float, seed: int, *, limit: int = ..., every: bool = ...
    ) -> list[tuple[int, float]]:
        """The choices with their values, -1 to 1, best first."""
        ...


class Level(msgspec.Struct, frozen=True):
    """``seconds`` to think at most, and how often the best choice is passed over: ``slips`` in a hundred."""

    seconds: float
    slips: int


LEVELS: dict[LevelName, Level] = {
    "easy": Level(0.05, 35),
    "medium": Level(0.15, 15),
    "hard": Level(0.4, 4),
    "expert": Level(0.7, 0),
}


def decide(
    bot: Thinker,
    hidden: Deal,
    level: LevelName,
    seed: int,
    seconds_cap: float | None = None,
    limit: int = 1 << 40,
) -> list[int]:
    """What a computer player of this level decides; the slips are the same for the same seed.

    Of a decision made of several choices it is all of them where the game's bot has ``plans``, else the
    first; whoever makes them is asked again while the decision is not complete. ``limit`` bounds the search
    in positions as well as in time.
    """
    plan = LEVELS[level]
    seconds = plan.seconds if seconds_cap is None else min(plan.seconds, seconds_cap)
    return decide_as(bot, hidden, Level(seconds, plan.slips), seed, limit)


def decide_as(bot: Thinker, hidden: Deal, plan: Level, seed: int, limit: int = 1 << 40) -> list[int]:
    """The same of a level with any time and any number of slips.

    A bot may have ``remember``: what a player who paid attention chooses, and no hint tells; None where
    that says nothing.
    """
    choices = hidden.choices()
    if len(choices) == 1:
        return [int(choices[0])]
    rng = Rng(seed)
    slips = rng.below(100) < plan.slips
    remembered = bot.remember(hidden) if hasattr(bot, "remember") and not slips else None
    if remembered is not None:
        return [int(remembered)]
    ranked = _ranked(bot, hidden, plan.seconds, seed, limit, every=plan.slips > 0)
    return _weaker(ranked, rng) if slips else ranked[0]


def _ranked(
    bot: Thinker, hidden: Deal, seconds: float, seed: int, limit: int, *, every: bool
) -> list[list[int]]:
    """Whole decisions, best first; of a bot without ``plans`` their first choices."""
    if hasattr(bot, "plans"):
        return [list(plan) for plan, _ in bot.plans(hidden, seconds, seed, limit=limit, every=every)]
    return [[choice] for choice, _ in bot.think(hidden, seconds, seed, limit=limit, every=every)]


def _weaker(ranked: list[list[int]], rng: Rng) -> list[int]:
    """Not the best: the next with half the chance, the one after with a quarter, and so on."""
    for decision in ranked[1:-1]:
        if rng.below(2):
            return decision
    return ranked[-1]


def hint(bot: Thinker, hidden: Deal, seed: int = 0) -> tuple[int, float]:
    """What an expert would choose, and its value to the seat in turn, -1 to 1."""
    choices = hidden.choices()
    seconds = LEVELS["expert"].seconds if len(choices) > 1 else 0.1
    return bot.think(hidden, seconds, seed, every=False)[0]


def advise(bot: Thinker, hidden: Deal, seed: int = 0) -> list[int]:
    """What an expert would decide: of several choices all, where the game's bot has ``plans``."""
    choices = hidden.choices()
    if len(choices) == 1:
        return [int(choices[0])]
    return _ranked(bot, hidden, LEVELS["expert"].seconds, seed, 1 << 40, every=False)[0]
