"""A match looked at afterwards: what an expert would have decided, and what the difference was worth.

Each decision is judged from the deal as its seat could know it, so nobody is blamed for what could not be
known. Chances are to win the match (in Svoi Kozyri: not to be left with cards), as the computer player
reckons them, which in most games is a guess.
"""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec

from atout import registry
from atout.core.course import Chose, Course, Entry, TookBack, Visible
from atout.core.game import Game
from atout.core.match import Standing
from atout.core.view import Text
from atout.core.whole import whole
from atout.search.levels import LEVELS, Thinker

SECONDS = LEVELS["expert"].seconds
"""How long is thought about a choice."""

SURE = 0.01
"""A smaller difference of chances is none: the computer player cannot tell."""


class Moment(msgspec.Struct, frozen=True):
    """A decision that a seat made: what it knew, and what it chose.

    ``step`` is the step of a replay that shows what came of it; ``deal`` counts from 1.
    """

    game: str
    step: int
    deal: int
    seat: int
    standing: Standing
    hidden: Any
    choices: list[int]


class Judgement(msgspec.Struct, frozen=True):
    """What an expert would decide, the chance then (0 to 1), and how much of it the decision gave away.

    ``best`` may end with the first choice that differs.
    """

    best: list[int]
    chance: float
    cost: float


class Verdict(msgspec.Struct, frozen=True):
    """A decision and its judgement, in the words of the game."""

    step: int
    deal: int
    seat: int
    chosen: list[Text]
    best: list[Text]
    chance: float
    cost: float


def moments(course: Course, seat: int | None = None) -> Iterator[Moment]:
    """The decisions that players made, of one seat or of all.

    None is what was forced or taken back, and what a computer decided for somebody who was away or late.
    """
    replayed = course.anew()
    kept = _kept(course.entries)
    step = -1
    for number, entry in enumerate(course.entries, 1):
        if (
            isinstance(entry, Chose)
            and number in kept
            and seat in {None, entry.seat}
            and _own(replayed, entry)
        ):
            standing = replayed.match.standing()
            hidden = replayed.hidden(entry.seat)
            deal = len(standing.results) + 1
            yield Moment(course.game.name, step + 1, deal, entry.seat, standing, hidden, entry.choices)
        replayed.apply(entry)
        step += isinstance(entry, Visible) and replayed.match.deal is not None


def _own(course: Course, entry: Chose) -> bool:
    """Whether somebody had a choice and made it."""
    if entry.by_clock or entry.seat in course.stand_ins or course.match.deal.forced():
        return False
    deal = course.match.deal.clone()
    for choice in entry.choices:
        if len(deal.choices()) > 1:
            return True
        deal.play(choice)
    return False


def _kept(entries: list[Entry]) -> set[int]:
    """The numbers of the entries that were not taken back."""
    kept: list[int] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, TookBack):
            kept = [earlier for earlier in kept if earlier <= entry.to]
        else:
            kept.append(number)
    return set(kept)


# --- judging ----------------------------------------------------------------------------------------


def judge(game: str, hidden: Any, choices: list[int], seconds: float = SECONDS, seed: int = 0) -> Judgement:
    """What an expert says of a decision, from what its seat knew. Runs in any process."""
    bot = registry.find(game).player()
    whole = _judged_whole(bot, hidden, choices, seconds, seed) if hasattr(bot, "plans") else None
    return whole or _judged_in_parts(cast("Thinker", bot), hidden, choices, seconds, seed)


def _judged_whole(bot: Any, hidden: Any, choices: list[int], seconds: float, seed: int) -> Judgement | None:
    """Where decisions are thought of whole, the one made is weighed among the expert's, if it fits."""
    ranked = bot.plans(hidden, seconds, seed, every=True, also=[choices])
    best, worth = ranked[0]
    same = [value for plan, value in ranked if sorted(plan) == sorted(choices)]
    if not same:
        return None
    cost = max(0.0, worth - same[0]) / 2
    return Judgement(list(best) if cost >= SURE else choices, _chance(worth), cost)


def _judged_in_parts(bot: Thinker, hidden: Any, choices: list[int], seconds: float, seed: int) -> Judgement:
    """Choice by choice: what each gave away is added up."""
    deal = hidden.clone()
    best: list[int] = []
    chance, cost = 0.5, 0.0
    thought = False
    for at, choice in enumerate(choices):
        better = choice
        if len(deal.choices()) > 1:
            worth = dict(bot.think(deal, seconds, seed, every=True))
            first = max(worth, key=lambda found: worth[found])
            lost = worth[first] - worth[choice]
            better = first if lost >= 2 * SURE else choice
            cost += lost
            chance = chance if thought else _chance(worth[first])
            thought = True
        if best == choices[:at]:
            best.append(better)
        deal.play(choice)
    return Judgement(best, chance, cost / 2)


def _chance(worth: float) -> float:
    """A worth of -1 to 1 as a chance."""
    return (1 + worth) / 2


# --- telling ----------------------------------------------------------------------------------------


def verdict(game: Game, moment: Moment, judged: Judgement) -> Verdict:
    """A judgement in the words of the game."""
    return Verdict(
        moment.step,
        moment.deal,
        moment.seat,
        named(game, moment, moment.choices),
        named(game, moment, judged.best),
        judged.chance,
        judged.cost if judged.cost >= SURE else 0.0,
    )


def named(game: Game, moment: Moment, choices: list[int]) -> list[Text]:
    """What the choices of a decision are called."""
    deal, found = moment.hidden.clone(), []
    for choice in choices:
        if deal.turn != moment.seat:
            break
        offered = game.show(moment.standing, deal, moment.seat).choices
        found.append(next(one for one in offered if one.choice == choice))
        deal.play(choice)
    return whole(found)


def costliest(verdicts: Iterable[Verdict], count: int = 3) -> list[Verdict]:
    """The decisions that gave away most, the worst first."""
    costly = [found for found in verdicts if found.cost > 0]
    return sorted(costly, key=lambda found: -found.cost)[:count]
