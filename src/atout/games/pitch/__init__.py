"""Pitch: bid for high, low, jack and game."""

from atout.core.game import Game
from atout.games.pitch import notation
from atout.games.pitch.match import PitchMatch
from atout.games.pitch.numbers import CHOICES
from atout.games.pitch.options import PRESETS, PitchOptions
from atout.games.pitch.view import show, tell

GAME = Game(
    name="pitch",
    version=1,
    seats=(4, 2, 3, 5, 6, 7),
    minutes=20,
    emblem=("AS", "JS", "2S"),
    choices=CHOICES,
    options=PitchOptions,
    presets=PRESETS,
    match=PitchMatch,
    show=show,
    tell=tell,
    notation=notation,
    bot="atout.games.pitch.bot",
    decisions=5,
)
