"""Tractor, or Sheng Ji: two partnerships, two packs, and trumps that change from round to round."""

from atout.core.game import Game
from atout.games.tractor import notation
from atout.games.tractor.match import TractorMatch
from atout.games.tractor.numbers import CHOICES
from atout.games.tractor.options import PRESETS, TractorOptions
from atout.games.tractor.view import show, tell

GAME = Game(
    name="tractor",
    version=1,
    seats=(4,),
    minutes=90,
    emblem=("BJ", "2H", "2H"),
    choices=CHOICES,
    options=TractorOptions,
    presets=PRESETS,
    match=TractorMatch,
    show=show,
    tell=tell,
    notation=notation,
    bot="atout.games.tractor.bot",
    decisions=9,
)
