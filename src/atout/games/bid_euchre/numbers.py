"""The numbers that the deal uses for choices, phases and endings; ``deal.pxd`` makes them ints of C."""

JOKER = 53
PASS = 54  # not to bid, not to claim, not to call
BID = 52  # BID + n is a bid of n tricks, 3 to 11; the higher bid has the higher number,
PLAIN = 65  # and so have a plain bid of all tricks,
ASK = 66  # all tricks with the partner's best card,
MOON = 67  # and all tricks alone.
TRUMP = 68  # TRUMP + suit, and TRUMP + NO_TRUMP
CLAIM = 73  # ace no face
CALL = 74  # CALL + n calls the n-th card played a renege
CHOICES = 122

NO_TRUMP = 4
UNNAMED = 5  # before trumps are named
SEALED = 1  # an answer that is given and not read yet

CLAIMS = 0  # what the seat in turn has to do: claim ace no face, or not,
DISCARDS = 1  # discard a card,
BIDDING = 2  # bid or pass,
NAMING = 3  # name trumps,
GIVING = 4  # give the partner what is asked for in an ask: the bidder's card,
GIFT = 5  # and the partner's,
PLAY = 6  # play a card,
CALLS = 7  # call a renege, or not.

PASSED = 1  # how the deal ended: nobody bid,
CLAIMED = 2  # somebody claimed ace no face,
SCORED = 3  # or it was played.
