"""How many lines of play there are from a position, counted to a depth of so many choices.

A count that changes is a rule that changed. The small ones are counted by the wordy definition, too.
A line that has ended counts once at every depth; repetition belongs to the match and is left out.
"""

import copy

import pytest

from tests.games.svoi_kozyri.positions import in_words, position
from tests.perft import MOST, lines

DUEL = ["S: 7S TH KH 6D QC AC", "H: 8S QS 6H AD 9C JD"]
THREE = ["S: 7S TH KH 6D", "H: 8S QS 6H AD", "C: 9C JD AC KS"]
FOUR = ["D: 7S TH KH", "H: 8S 6D 6H", "C: 9C JD AC", "S: KS QC TC"]
PILE = "7C 8H TD JC 9H JS 9S"

COUNTS = {
    "duel": (
        DUEL, {}, {},
        [6, 10, 50, 83, 382, 606, 2746, 4199, 19012, 29964, 124687],
    ),
    "duel with a pile": (
        DUEL, {"pile": PILE}, {},
        [1, 1, 11, 27, 198, 709, 6219, 12276, 79817],
    ),
    "duel, unwilling": (
        DUEL, {"pile": PILE}, {"pick_up": "unwilling"},
        [1, 1, 11, 35, 278, 1138, 9464, 30344, 224448],
    ),
    "duel, the whole pile": (
        DUEL, {"pile": PILE}, {"take": "all"},
        [1, 6, 22, 257, 390, 2501, 5876, 47125, 92306],
    ),
    "duel, the taker leads": (
        DUEL, {}, {"after_pick_up": "taker_leads"},
        [6, 10, 54, 78, 400, 580, 2668, 4233, 19094, 29761, 118221],
    ),
    "duel, besicovitch": (
        DUEL, {}, {"preset": "besicovitch"},
        [6, 14, 70, 157, 728, 1582, 7490, 15537, 76212],
    ),
    "three": (
        THREE, {}, {},
        [4, 7, 23, 46, 136, 158, 317, 449, 856, 1464, 3826, 5197, 10054, 21731, 61064],
    ),
    "three, unwilling, one last card does not help": (
        THREE, {"pile": PILE, "turn": 1}, {"pick_up": "unwilling", "last_card": "win"},
        [3, 8, 28, 69, 189, 641, 2807, 6565, 23084, 76399],
    ),
    "four": (
        FOUR, {"turn": 2}, {},
        [3, 5, 10, 10, 30, 44, 44, 44, 188, 248, 510, 618, 2188, 3108, 11327, 14259, 47404, 66671],
    ),
    "four, classic": (
        FOUR, {"pile": PILE}, {"preset": "classic"},
        [1, 2, 5, 14, 27, 96, 225, 674, 1318, 4625, 9799, 29739, 76487],
    ),
}  # fmt: skip

MOST_IN_WORDS = 1_000

every_position = pytest.mark.parametrize("name", COUNTS)


def lines_in_words(deal, depth):
    """The same by the wordy definition."""
    if depth == 0 or deal.turn < 0:
        return 1
    total = 0
    for choice in deal.choices():
        following = copy.deepcopy(deal)
        following.play(choice)
        total += lines_in_words(following, depth - 1)
    return total


def check(name, most):
    held, place, house_rules, counts = COUNTS[name]
    deal = position(*held, **place, **house_rules)
    for depth, count in enumerate(counts, 1):
        if count <= most:
            assert lines(deal, depth) == count


@every_position
def test_the_lines_of_play_are_as_many_as_ever(name):
    check(name, MOST)


@pytest.mark.long
@every_position
def test_and_so_they_are_further_on(name):
    check(name, 10**6)


@every_position
def test_the_wordy_definition_counts_as_many(name):
    held, place, house_rules, counts = COUNTS[name]
    deal = in_words(position(*held, **place, **house_rules), **house_rules)
    deal.options["repetitions"] = 0
    for depth, count in enumerate(counts, 1):
        if count <= MOST_IN_WORDS:
            assert lines_in_words(deal, depth) == count
