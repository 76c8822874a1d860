"""Players for `atout arena` that lack a part of the computer player of Pitch or Bid Euchre.

atout arena pitch expert bench.world_parts:blind:0.7 --fraction 0.05 --deals 200 --seed 21

``whole`` lacks nothing; ``blind`` draws no conclusion from what was bid and played: all deals that could be
are equally likely; ``deaf`` draws none from what was played; ``even`` looks at all plans in as many deals,
and never stops before its time; ``brief`` solves no more than the last three tricks. What each was worth
stands in ``bench/strength.md``.
"""

from itertools import count

from atout.games.bid_euchre.bot import EuchreBot, EuchreWorlds, fair_choices
from atout.games.bid_euchre.numbers import CALLS
from atout.games.pitch.bot import PitchBot, PitchWorlds

SEEDS = count(1)
FOREVER = 1 << 40


def _worlds(hidden):
    """The search of the game, about to begin."""
    if hasattr(hidden, "pitcher"):
        return PitchWorlds(PitchBot(hidden), next(SEEDS))
    return EuchreWorlds(EuchreBot(hidden), next(SEEDS))


def _alone(hidden):
    """The only choice that anybody would make, if there is no other."""
    if hasattr(hidden, "pitcher"):
        return []
    if hidden.phase == CALLS:
        return hidden.choices()
    fair = fair_choices(hidden)
    return fair if len(fair) == 1 else []


def _decided(hidden, seconds, *, every=False, **parts):
    if only := _alone(hidden):
        return only[0]
    search = _worlds(hidden)
    for name, value in parts.items():
        setattr(search, name, value)
    search.think(seconds, FOREVER, every)
    return search.report()[0][0]


def whole(_, hidden, seconds):
    return _decided(hidden, seconds)


def blind(_, hidden, seconds):
    return _decided(hidden, seconds, tries=0)


def deaf(_, hidden, seconds):
    return _decided(hidden, seconds, habit=0.0)


def even(_, hidden, seconds):
    return _decided(hidden, seconds, every=True)


def brief(_, hidden, seconds):
    return _decided(hidden, seconds, deepest=3)
