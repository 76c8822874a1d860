"""The numbers that the deal uses for choices, phases and endings; ``deal.pxd`` makes them ints of C.

A choice below 54 is a card (a kind: of two equal cards either) to lay in the talon or to play.
"""

SMALL_JOKER = 52  # the black joker
BIG_JOKER = 53  # the red one
DONE = 54  # the cards chosen are led
PASS = 55  # to show nothing
SHOW = 56  # SHOW + suit: one card of the trump rank,
PAIR = 60  # PAIR + suit: two of them,
JOKERS = 64  # two black jokers,
RED_JOKERS = 65  # and two red ones. A showing that overturns another has the higher strength, not number.
DRAW = 66  # take the next card of the pack
WAIT = 67  # go on, in the last round of asking
CHOICES = 68

NO_TRUMP = 4  # the trump suit when jokers were shown,
UNNAMED = 5  # and before trumps are settled

DRAWING = 0  # what the seat in turn has to do: draw a card (DRAW alone),
CALLING = 1  # go on with the last round of asking (WAIT alone),
SHOWING = 2  # show or pass, asked in secret,
BURYING = 3  # lay eight cards in the talon, one choice each,
PLAY = 4  # lead or follow.

SINGLE = 1  # what was led: a single card, a pair,
TWO = 2
TRACTOR = 3  # a tractor,
THROW = 4  # or a throw; 0: nothing yet.

THROWN_IN = 1  # how the deal ended: nobody showed,
SCORED = 2  # or it was played.

HAND = 25  # cards that each player draws
TALON = 8
PACK = 108
DRAWN = PACK - TALON  # cards that are drawn in all
IN_CALL = DRAWN + 1  # when a showing of the last round of asking was made, counted in cards drawn

TRUMPS = 4  # the suit of all trumps, beside the plain suits 0 to 3 (TR-20)
STEPS = 16  # no suit has more steps
ACE = 12  # the highest score,
PAST = 13  # and the score of a side that has passed it (TR-44)

LONGEST_PART, EVERY_PART, HIGHEST_CARD = 0, 1, 2  # option throw_compare (TR-33)
TURN_TALON, SHOW_NO_TRUMP, REDEAL = 0, 1, 2  # option nobody_shows (TR-12)
PER_CARD, TEN, NO_FINE = 0, 1, 2  # option failed_throw_fine (TR-36)
