"""How many lines of play there are from a position, counted to a depth of so many choices.

A count that changes is a rule that changed.
"""

import pytest

from tests.games.pitch.positions import after, dealt
from tests.perft import few, lines_to

HANDS = ["9S TS QD KC AH JD", "2S TC JS 5S KH AS", "JH TH JC QC KD 2C", "9D TD 9C QH 4H AD"]

POSITIONS = {
    "the deal": lambda: dealt(*HANDS),
    "the deal, classic": lambda: dealt(*HANDS, preset="classic"),
    "any bid may be taken": lambda: dealt(*HANDS, steal="any", all_pass="throw_in"),
    "a pitcher leads": lambda: after(dealt(*HANDS), "2 pass pass pass"),
    "after a smudge": lambda: after(dealt(*HANDS), "1 smudge=5S"),
    "strictly": lambda: after(dealt(*HANDS, follow="strict"), "1 smudge=5S"),
    "two players": lambda: after(dealt(*HANDS[:2], players=2), "pass 2"),
    "seven players": lambda: after(dealt(*HANDS, players=7), "smudge=9S"),
}
COUNTS = {
    "the deal": [11, 66, 317, 1468, 4612, 17313],
    "the deal, classic": [10, 55, 244, 1116, 3696, 14418],
    "any bid may be taken": [11, 68, 324, 1463, 4249, 16459],
    "a pitcher leads": [6, 22, 65, 331, 1655, 6421, 20294],
    "after a smudge": [6, 36, 72, 360, 1512, 3480, 10400, 41600],
    "strictly": [6, 36, 72, 360, 1080, 2580, 8900, 35600],
    "two players": [6, 10, 50, 150, 600, 1632, 4896, 10856, 21712],
    "seven players": [4, 24, 144, 864, 5184, 31104],
}


@pytest.mark.parametrize("name", COUNTS)
def test_lines_of_play(name):
    counts = few(COUNTS[name])

    assert len(counts) >= 3
    assert lines_to(POSITIONS[name](), len(counts)) == counts
