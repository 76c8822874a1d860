"""The numbers that the deal uses for choices, phases and endings; ``deal.pxd`` makes them ints of C."""

PASS = 52
BID = 52  # BID + n is a bid of n points, 1 to 4
SMUDGE = 57  # SMUDGE + card bids four by leading the card
CHOICES = 109

FOUR = 4
UNNAMED = 4  # before trumps are known

BIDDING = 0  # what the seat in turn has to do: bid or pass,
PLAY = 1  # or play a card.

THROWN = 1  # how the deal ended: thrown in,
SCORED = 2  # or played.

NO_STEAL = 0
BELOW_FOUR = 1
ONLY_FOUR = 2
ANY = 3

NOBODY = 0
TO_PITCHER = 1
TO_OTHERS = 2

TEN, JACK = 8, 9

WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 10, 1, 2, 3, 4)  # PI-17  by rank: ten 10, jack 1, queen 2, king 3, ace 4
