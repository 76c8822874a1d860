"""Svoi Kozyri: everyone has their own trumps."""

from atout.core.game import Game
from atout.games.svoi_kozyri import notation
from atout.games.svoi_kozyri.match import SvoiMatch
from atout.games.svoi_kozyri.numbers import CHOICES
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from atout.games.svoi_kozyri.view import show, tell

GAME = Game(
    name="svoi_kozyri",
    version=1,
    seats=(2, 3, 4),
    minutes=10,
    emblem=("AH", "JC", "6S"),
    choices=CHOICES,
    options=SvoiOptions,
    presets=PRESETS,
    match=SvoiMatch,
    show=show,
    tell=tell,
    notation=notation,
    bot="atout.games.svoi_kozyri.bot",
    decisions=14,
)
