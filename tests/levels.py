"""What the levels of a computer player decide, thought about once for all of them."""

from types import SimpleNamespace

from atout.search import levels

LONG = 60


def decided(bot, hidden, worlds, seed, times=12):
    """The choices that each level makes with so many deals looked at, as its slips fall out."""
    ranked = bot.think(hidden, LONG, seed, limit=worlds)
    told = SimpleNamespace(think=lambda *_, **__: ranked)
    return {
        level: {levels.decide(told, hidden, level, number)[0] for number in range(times)}
        for level in levels.LEVELS
    }
