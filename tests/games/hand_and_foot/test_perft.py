"""How many lines of play there are from a position, counted to a depth of so many choices.

A count that changes is a rule that changed.
"""

import pytest

from tests.games.hand_and_foot.positions import after, position
from tests.perft import few, lines_to

FULL = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"
OPEN = ["", "", "", ""]

POSITIONS = {
    "first melds": lambda: position("AS AS 2C KH KH KH 9H 9H 4C 3S", deal=2),
    "the pile for the first melds": lambda: position("9H 9H AS AS 2C 7D", pile="4C 9H", drawn=False),
    "on the table": lambda: position("KH KH KH 9H 2C BJ 3S", mine="999 QQQQ2"),
    "on the foot": lambda: position("KH KH KH 9H 2C 3S", feet=OPEN, mine="999 QQQQ2"),
    "both in a turn": lambda: position("KH KH KH 9H 2C 3S", mine="999", meld_per_turn="both"),
    "able to go out": lambda: position("8C 8C 8C 2C 9H", feet=OPEN, mine=FULL + " 999", played=(0, 2)),
    "allowed to": lambda: after(
        position("8C 8C 8C 8C 2C 4C", feet=OPEN, mine=FULL, played=(0, 2)), "ask yes"
    ),
    "alone": lambda: position("8C 8C 8C 2C 4C", feet=["", ""], mine=FULL, players=2, last_card="optional"),
    "no stock": lambda: position("9H 9H AS 4C", "AS AS", pile="AS 9H", stock="8C", mine="KKK", drawn=False),
}
COUNTS = {
    "first melds": [9, 14, 43, 62, 156, 156, 444, 564],
    "the pile for the first melds": [2, 11, 13, 33, 33, 126, 126, 504],
    "on the table": [13, 29, 91, 155, 382, 540, 1472, 2324],
    "on the foot": [9, 14, 37, 45, 152, 180, 612, 764],
    "both in a turn": [8, 17, 51, 78, 196, 276, 618, 810],
    "able to go out": [8, 12, 33, 37, 108, 122, 400, 478],
    "allowed to": [2, 3, 4, 9, 15, 20, 20, 20],
    "alone": [5, 6, 16, 23, 106, 124, 360, 481],
    "no stock": [2, 3, 4, 4, 7, 7, 7, 7],
}


@pytest.mark.parametrize("name", COUNTS)
def test_lines_of_play(name):
    counts = few(COUNTS[name])

    assert len(counts) >= 3
    assert lines_to(POSITIONS[name](), len(counts)) == counts
