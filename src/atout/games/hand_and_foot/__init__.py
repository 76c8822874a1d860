"""Hand and Foot: melds, books, and two hands for everyone."""

from atout.core.game import Game
from atout.games.hand_and_foot import notation
from atout.games.hand_and_foot.match import FootMatch
from atout.games.hand_and_foot.numbers import CHOICES
from atout.games.hand_and_foot.options import PRESETS, FootOptions
from atout.games.hand_and_foot.telling import tell
from atout.games.hand_and_foot.view import show

GAME = Game(
    name="hand_and_foot",
    version=1,
    seats=(4, 2, 3, 5, 6),
    minutes=60,
    emblem=("BJ", "AS", "3H"),
    choices=CHOICES,
    options=FootOptions,
    presets=PRESETS,
    match=FootMatch,
    show=show,
    tell=tell,
    notation=notation,
    bot="atout.games.hand_and_foot.bot",
    decisions=14,
)
