"""The numbers that the deal uses for cards, choices, phases and endings; ``deal.pxd`` makes them ints of C.

A *kind* is what cards have in common that are alike in this game: suits matter for threes alone.
A *meld* has the number of its rank, 2 (four) to 12 (ace); the wild meld is 0.
"""

from atout.core.cards import SMALL_JOKER, parse, rank, red

TWO_KIND = 0
BLACK_THREE = 1
FOUR, ACE = 2, 12  # the natural ranks, numbered as in core.cards
JOKER_KIND = 13
RED_THREE = 14
KINDS = 15

FACES = ("2C", "3S", "4C", "5H", "6S", "7D", "8C", "9H", "TS", "JD", "QC", "KH", "AS", "BJ", "3H")
"""The card that stands for each kind: in the pack and in records."""

SHOWN = ("2", "3B", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "XJ", "3R")
"""How each kind looks: no suit, as the deal knows none."""

VALUES = (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50, 100)
"""HF-7, HF-9: what a card of each kind counts."""

MINIMUM = (50, 90, 120, 150)  # HF-16
BOOK = 7  # HF-13
FEWEST = 3  # HF-11, HF-20: so many cards begin a meld, and so many does the pile's top card bring to one
PAIR = 2  # HF-19: so many like its top card take the pile
CLEAN_BOOK, DIRTY_BOOK, WILD_BOOK = 500, 300, 1500  # HF-29
GOING_OUT = 100  # HF-29
FROM_PILE = 7  # HF-18
LAST_TURN = 500  # HF-33
DEALS = 4  # HF-5

WILD_MELD = 0

DISCARD = 0  # DISCARD + kind: discard a card
NATURAL = 14  # NATURAL + rank: a card of the rank to its meld
TWO = 28  # TWO + meld: a two to a meld
JOKER = 42  # JOKER + meld: a joker to a meld
DRAW = 56  # draw two cards
TAKE = 57  # pick up from the discard pile
END = 58  # end the deal: the stock is used up
DONE = 59  # the announcement is complete
ASK = 60  # ask the partner to go out
YES = 61  # the partner's answer
NO = 62
KEEP = 63  # end the turn without a discard
CHOICES = 64

DRAWING = 0  # what the seat in turn has to do: draw or pick up,
MELDING = 1  # meld, ask, or discard,
ANSWERING = 2  # answer a partner who asks to go out.

NO_MELD = 0  # what was melded in the turn: nothing yet,
STARTS = 1  # new melds,
ADDS = 2  # cards to older melds.

WENT_OUT = 1  # how the deal ended: a player went out,
STOCK_ENDED = 2  # the stock was used up,
TOO_LONG = 3  # or it went on for too many turns.

FEW = 2  # HF-28  fewer cards in the stock, and nobody must draw

MAY_LIE = 0  # a card may be laid, or
NOT_HELD = 1  # it is not in the hand,
OTHER_KIND = 2  # the turn is for something else (HF-15),
TOO_WILD = 3  # the meld has all the wild cards that it may,
NO_FUTURE = 4  # or the turn could not be completed.

TAKES = 0  # HF-18 to HF-21, HF-31: the pile can be picked up, or not, for it is empty,
EMPTY_PILE = 1
THREE_ON_TOP = 2  # blocked,
WILD_ON_TOP = 3
NO_PAIR = 4  # two like its top card are not held,
FULL_MELD = 5  # three do not fit on the meld,
NO_MINIMUM = 6  # the first melds do not come to enough,
NO_CARD_LEFT = 7  # or no card would be left.


def kind_of(card: int) -> int:
    """The kind of a card of ``core.cards``."""
    if card >= SMALL_JOKER:
        return JOKER_KIND
    return RED_THREE if rank(card) == BLACK_THREE and red(card) else rank(card)


CARD = tuple(parse(face) for face in FACES)
"""The card of ``core.cards`` that stands for each kind."""
