"""How many lines of play there are from a position, counted to a depth of so many choices.

A count that changes is a rule that changed.
"""

import pytest

from tests.games.bid_euchre.positions import after, dealt, position
from tests.perft import few, lines_to

HANDS = ["9H TH QD KC AH JD", "9S TC JS QS KS AS", "JH TS JC QC KD AC", "9D TD 9C QH KH AD"]
DOUBLE = ["JH JH JD AH AH KH", "JD KH QH QH TH TH", "AS AS AC AC KS KS", "9H 9H AD AD KD KD"]

POSITIONS = {
    "the deal": lambda: dealt(*HANDS),
    "the deal, classic": lambda: dealt(*HANDS, preset="classic"),
    "stick the dealer": lambda: dealt(*HANDS, stick_the_dealer=True),
    "with the joker": lambda: dealt("9H TH QD KC AH JD", "9S TC JS QS KS AS", joker=True, ace_no_face=True),
    "a plain bid": lambda: after(dealt(*HANDS), "3 pass pass pass trumps=H"),
    "an ask": lambda: after(dealt(*HANDS), "ask pass pass pass"),
    "a moon": lambda: after(dealt(*HANDS), "pass moon trumps=S"),
    "no-trump": lambda: position(*HANDS, trumps="none", no_trump=True),
    "reneges allowed": lambda: position(*HANDS, trumps="D", reneges="allowed"),
    "double deck, an ask": lambda: after(dealt(*DOUBLE, decks=2), "ask pass pass pass trumps=H"),
    "double deck": lambda: after(dealt(*DOUBLE, decks=2), "5 pass pass pass trumps=D"),
}
COUNTS = {
    "the deal": [6, 24, 94, 410, 1254, 5652, 19523],
    "the deal, classic": [7, 32, 137, 622, 2171, 9972, 33713],
    "stick the dealer": [6, 24, 94, 409, 1253, 5651, 19522],
    "with the joker": [7, 42, 168, 658, 2870, 11798, 61864],
    "a plain bid": [6, 31, 33, 69, 345, 832, 2606, 10060, 40240],
    "an ask": [4, 24, 24, 144, 739, 1807, 9035, 34255],
    "a moon": [6, 12, 62, 310, 600, 2150, 8600, 20380],
    "no-trump": [6, 31, 33, 75, 375, 894, 3233, 7975, 31900],
    "reneges allowed": [6, 36, 216, 1296, 6480, 32400],
    "double deck, an ask": [10, 92, 828, 6900, 64470],
    "double deck": [10, 65, 363, 2790, 24336],
}


@pytest.mark.parametrize("name", COUNTS)
def test_lines_of_play(name):
    counts = few(COUNTS[name])

    assert len(counts) >= 3
    assert lines_to(POSITIONS[name](), len(counts)) == counts
