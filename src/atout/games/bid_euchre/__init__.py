"""Bid Euchre: two partnerships bid for tricks and name trumps."""

from atout.core.game import Game
from atout.games.bid_euchre import notation
from atout.games.bid_euchre.match import EuchreMatch
from atout.games.bid_euchre.numbers import CHOICES
from atout.games.bid_euchre.options import PRESETS, EuchreOptions
from atout.games.bid_euchre.view import show, tell

GAME = Game(
    name="bid_euchre",
    version=1,
    seats=(4,),
    minutes=25,
    emblem=("JH", "JD", "AH"),
    choices=CHOICES,
    options=EuchreOptions,
    presets=PRESETS,
    match=EuchreMatch,
    show=show,
    tell=tell,
    notation=notation,
    bot="atout.games.bid_euchre.bot",
    decisions=5,
)
