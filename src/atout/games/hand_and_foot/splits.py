"""Which cards of a rank make whole melds: tables made once, looked up by the rules of a turn.

The state of an unfinished meld is its naturals and its wild cards, as ``wild * 7 + naturals``; 0 is no meld.
HF-11 to HF-14 stand here as sums of small numbers. The tables are flat, as C has them, their indices in the
order named.
"""

from atout.games.hand_and_foot.numbers import BOOK, FEWEST

MOST_WILD = 2  # HF-12  in seven cards
STATES = 21  # 0 to 6 naturals with 0 to 2 wild cards
NATURALS = 29  # a rank has at most 28 cards, in seven packs
WILDS = 15  # so many wild cards at most go with them
NEVER = 999  # more than all cards: a hand from which the whole pile was taken can hold over a hundred
BOOKS = [(BOOK - wild, wild) for wild in range(MOST_WILD + 1)]

ADD_ONLY, ADD_AND_START = 1, 2
"""What a turn allows for a rank: to add to its unfinished meld, or to start others too after it."""


def sound(naturals: int, wild: int) -> bool:
    """HF-11, HF-12: whether these cards may lie as a meld."""
    return FEWEST <= naturals + wild <= BOOK and naturals >= 2 * wild


def _with_book(ways: int, *, dirty: bool) -> int:
    """The ways, a bit for (clean * 3 + dirty) books each, with one more; more than two are as two."""
    more = 0
    for clean in range(3):
        for soiled in range(3):
            if ways >> clean * 3 + soiled & 1:
                one, other = (clean, min(soiled + 1, 2)) if dirty else (min(clean + 1, 2), soiled)
                more |= 1 << one * 3 + other
    return more


def _new_melds() -> list[list[int]]:
    """NEW[x][y]: the ways to lay x naturals and y wild cards as books and at most one unfinished meld."""
    ways = [[0] * WILDS for _ in range(NATURALS)]
    for x in range(NATURALS):
        for y in range(WILDS):
            if x + y < BOOK and (x + y == 0 or sound(x, y)):
                ways[x][y] = 1
            for naturals, wild in BOOKS:
                if x >= naturals and y >= wild:
                    ways[x][y] |= _with_book(ways[x - naturals][y - wild], dirty=wild > 0)
    return ways


NEW = _new_melds()


def _laid(mode: int, state: int) -> list[list[int]]:
    """[x][y]: the ways to lay x naturals and y wild cards more when the rank has this unfinished meld."""
    wild, naturals = divmod(state, BOOK)
    size = naturals + wild
    if size == 0:
        nothing = [[int(x + y == 0) for y in range(WILDS)] for x in range(NATURALS)]
        return NEW if mode == ADD_AND_START else nothing
    ways = [[0] * WILDS for _ in range(NATURALS)]
    if size >= BOOK:
        return ways
    for x in range(NATURALS):
        for y in range(WILDS):
            if size + x + y < BOOK and sound(naturals + x, wild + y):
                ways[x][y] = 1
            for more in range(MOST_WILD - wild + 1):  # wild cards that close the book
                rest_x, rest_y = x - (BOOK - size - more), y - more
                if more > BOOK - size or rest_x < 0 or rest_y < 0:
                    continue
                if mode == ADD_AND_START or rest_x == rest_y == 0:
                    ways[x][y] |= _with_book(NEW[rest_x][rest_y], dirty=wild + more > 0)
    return ways


def _most(state: int, held: int, y: int) -> int:
    return max((x for x in range(held + 1) if TABLES[1][state][x][y]), default=-1)


def _least(state: int, y: int) -> int:
    enough = (x for x in range(BOOK + 1) if TABLES[0][state][x][y] or TABLES[1][state][x][y])
    return min(enough, default=NEVER)


TABLES = [[_laid(mode, state) for state in range(STATES)] for mode in (ADD_ONLY, ADD_AND_START)]

WAYS = [ways for table in TABLES for state in table for row in state for ways in row]
"""WAYS[mode - 1, state, x, y]: bits of (clean * 3 + dirty) books that come of it; 0: it cannot lie so."""

MOST = [_most(state, held, y) for state in range(STATES) for held in range(NATURALS) for y in range(WILDS)]
"""MOST[state, held, y]: how many naturals can be laid at most with y wild cards, -1: none of it can lie."""

TOP = [
    max((y for y in range(WILDS) if _most(state, held, y) >= 0), default=-1)
    for state in range(STATES)
    for held in range(NATURALS)
]
"""TOP[state, held]: the most wild cards that can be laid with them."""

LEAST = [_least(state, y) for state in range(STATES) for y in range(MOST_WILD + 1)]
"""LEAST[state, y]: how many naturals it takes, with y wild cards, until the meld may lie."""

WHOLE = [int(state == 0 or sound(state % BOOK, state // BOOK)) for state in range(STATES)]
"""WHOLE[state]: whether the meld may lie as it is."""
