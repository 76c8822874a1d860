"""The numbers that the deal uses for choices, phases and endings; ``deal.pxd`` makes them ints of C."""

PICK_UP = 52
SUIT = 53
CHOICES = 57

TRUMPS = 0  # what the seat in turn has to do: choose a trump suit,
LEAD = 1  # play a card to an empty pile,
BEAT = 2  # beat the top card or pick up,
SECOND = 3  # play the second card on the beating one.

OUT = 1  # how the deal ended: somebody is left with cards,
LAST_CARD = 2  # a draw by SK-17,
REPEATED = 3  # or by repetition,
LONG = 4  # or by its length (SK-19).

NONE = 4  # the trump suit of a player without one
ACE = 12
LAST_TURN = 2000
