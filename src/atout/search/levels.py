"""Four levels of computer players, the same for every game.

They know the same and differ in the time they take, and in how often and how much they give away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from atout.core.game import Game
from atout.core.illegal import Illegal
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
    """``seconds`` to think at most, and how often a deal the best choice is passed over: ``slips``.

    They are counted by the deal, so that a level gives away about as much in a game of many decisions as in
    one of few. A slip gives away up to ``dear`` of what a choice is worth (-1 to 1).
    """

    seconds: float
    slips: float
    dear: float = 0.0


LEVELS: dict[LevelName, Level] = {
    "easy": Level(0.04, 5, 0.08),
    "medium": Level(0.1, 3.6, 0.07),
    "hard": Level(0.27, 2.2, 0.06),
    "expert": Level(0.7, 0),
}

ALL_SEEN = -1
"""The observer of a deal of which no cards are hidden."""

DECISIONS = Game.decisions
"""How many decisions of a player matter in a deal, where nothing else is said."""


def decide(
    bot: Thinker,
    hidden: Deal,
    level: LevelName,
    seed: int,
    seconds_cap: float | None = None,
    limit: int = 1 << 40,
    decisions: int = DECISIONS,
) -> list[int]:
    """What a computer player of this level decides; the slips are the same for the same seed.

    Of a decision made of several choices it is all of them where the game's bot has ``plans``, else the
    first; whoever makes them is asked again while the decision is not complete. ``limit`` bounds the search
    in positions as well as in time; ``decisions`` are those of a player that matter in a deal.
    """
    plan = LEVELS[level]
    seconds = plan.seconds if seconds_cap is None else min(plan.seconds, seconds_cap)
    return decide_as(bot, hidden, msgspec.structs.replace(plan, seconds=seconds), seed, limit, decisions)


def decide_as(
    bot: Thinker, hidden: Deal, plan: Level, seed: int, limit: int = 1 << 40, decisions: int = DECISIONS
) -> list[int]:
    """The same of a level with any time and any number of slips.

    A bot may have ``remember``: what a player who paid attention chooses, and no hint tells; None where
    that says nothing.
    """
    choices = _choices(hidden)
    if len(choices) == 1:
        return [int(choices[0])]
    rng = Rng(seed)
    slips = rng.unit() * decisions < plan.slips
    remembered = bot.remember(hidden) if hasattr(bot, "remember") and not slips else None
    if remembered is not None:
        return [int(remembered)]
    ranked = _ranked(bot, hidden, plan.seconds, seed, limit, every=slips)
    return _slip(ranked, plan.dear) if slips else ranked[0][0]


def _choices(hidden: Deal) -> list[int]:
    """What there is to choose; an Illegal where the deal is over, or hidden for another seat than decides.

    A search would look for choices where there are none, or play with cards that nobody sees.
    """
    if hidden.turn < 0:
        raise Illegal("match-no-deal")
    if hidden.observer not in {ALL_SEEN, hidden.turn}:
        raise Illegal("match-not-your-turn")
    return list(hidden.choices())


def _ranked(
    bot: Thinker, hidden: Deal, seconds: float, seed: int, limit: int, *, every: bool
) -> list[tuple[list[int], float]]:
    """Whole decisions with their values, best first; of a bot without ``plans`` their first choices."""
    if hasattr(bot, "plans"):
        found = bot.plans(hidden, seconds, seed, limit=limit, every=every)
        return [(list(plan), value) for plan, value in found]
    return [([choice], value) for choice, value in bot.think(hidden, seconds, seed, limit=limit, every=every)]


def _slip(ranked: list[tuple[list[int], float]], dear: float) -> list[int]:
    """What gives away most, up to ``dear``; the best where all else gives away more.

    What is as good as the best is no slip, and what is lost for sure is none that anybody would make.
    """
    best, value = ranked[0]
    weaker = [(value - worth, plan) for plan, worth in ranked if value - worth <= dear and worth > -1]
    return max(weaker, key=lambda row: row[0], default=(0.0, best))[1]


def hint(bot: Thinker, hidden: Deal, seed: int = 0) -> tuple[int, float]:
    """What an expert would choose, and its value to the seat in turn, -1 to 1."""
    choices = _choices(hidden)
    seconds = LEVELS["expert"].seconds if len(choices) > 1 else 0.1
    return bot.think(hidden, seconds, seed, every=False)[0]


def advise(bot: Thinker, hidden: Deal, seed: int = 0) -> list[int]:
    """What an expert would decide: of several choices all, where the game's bot has ``plans``."""
    choices = _choices(hidden)
    if len(choices) == 1:
        return [int(choices[0])]
    return _ranked(bot, hidden, LEVELS["expert"].seconds, seed, 1 << 40, every=False)[0][0]
