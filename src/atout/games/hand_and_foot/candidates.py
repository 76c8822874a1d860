"""Which turns of Hand and Foot are worth trying: whole ones, with their melds and their discard.

The turn of the policy is changed a little in every way that a player would think of: a card more on a meld or
one less, a meld left out or begun, wild cards here or there, melds begun instead of added to, nothing melded
at all, another discard. What is decided ends where a card is revealed, or another is asked.
"""

from collections.abc import Iterator
from itertools import groupby, zip_longest
from typing import Any

from atout.core.rng import Rng
from atout.games.hand_and_foot.numbers import (
    ACE,
    BOOK,
    DISCARD,
    DONE,
    DRAW,
    DRAWING,
    FEWEST,
    FOUR,
    JOKER,
    JOKER_KIND,
    KEEP,
    MELDING,
    NATURAL,
    PAIR,
    TAKE,
    TWO,
    TWO_KIND,
    WILD_MELD,
)

Turn = list[int]

LONGEST = 48
LUCK = 1
"""The seed of what the policy leaves to chance."""


def candidates(deal: Any) -> Iterator[Turn]:
    """Decisions of the seat in turn, the usual one first; some of them more than once."""
    usual = _played_on(deal, [])
    yield usual
    if deal.phase != MELDING or deal.granted:
        yield from one_by_one(deal)
        return
    before, base = _announced(usual)
    melds = (turn for lays in _variants(deal, base) for turn in _laid(deal, before, lays))
    rest = one_by_one(deal) if deal.half else ([choice] for choice in deal.choices() if not _is_lay(choice))
    for several in zip_longest(_other_discards(deal, usual), melds, rest):
        yield from (turn for turn in several if turn)


def one_by_one(deal: Any) -> Iterator[Turn]:
    """Every legal choice, played on as usual; the usual one first."""
    usual = deal.usual(Rng(LUCK))
    for choice in sorted(deal.choices(), key=lambda choice: choice != usual):
        yield _played_on(deal, [choice])


# --- the policy's turn ------------------------------------------------------------------------------


def _played_on(deal: Any, choices: Turn) -> Turn:
    """These choices, and what the policy chooses after them as long as nothing is revealed."""
    deal, seat, luck = deal.clone(), deal.turn, Rng(LUCK)
    made: Turn = []
    ended = False
    while not ended and len(made) < LONGEST:
        choice = choices[len(made)] if len(made) < len(choices) else deal.usual(luck)
        ended = _plays(deal, seat, choice)
        made.append(choice)
    return made


def _plays(deal: Any, seat: int, choice: int) -> bool:
    """Make a choice; whether the decision ends with it."""
    on_foot = deal.on_foot[seat]
    deal.play(choice)
    over = deal.turn != seat or deal.phase == DRAWING
    return bool(choice == DRAW or over or deal.on_foot[seat] != on_foot)


def _is_lay(choice: int) -> bool:
    return NATURAL <= choice < DRAW


def _announced(turn: Turn) -> tuple[Turn, Turn]:
    """What stands before the first melds of a turn (the pile is taken), and the cards of these melds."""
    before = turn[: turn.index(TAKE) + 1] if TAKE in turn else []
    after = turn[len(before) :]
    end = next((at for at, choice in enumerate(after) if not _is_lay(choice)), len(after))
    return before, after[:end]


# --- other melds ------------------------------------------------------------------------------------


def _variants(deal: Any, base: Turn) -> Iterator[Turn]:
    """The cards of a first announcement in other ways."""
    units = [list(cards) for _, cards in groupby(sorted(base, key=_meld), key=_meld)]
    others = list(_units(deal))
    yield base
    for at, unit in enumerate(units):
        rest = [choice for place, other in enumerate(units) if place != at for choice in other]
        yield rest
        for fewer in (1, PAIR):
            yield rest + unit[:-fewer]
    for unit in others:
        yield unit
        yield base + unit
    for unit in others:
        yield [choice for choice in base if _meld(choice) != _meld(unit[0])] + unit


def _meld(choice: int) -> int:
    """The meld that a card is laid on."""
    return (choice - NATURAL) % (TWO - NATURAL)


def _units(deal: Any) -> Iterator[Turn]:
    """What could go to each single meld."""
    hand = deal.hands[deal.turn]
    wild = [TWO] * hand[TWO_KIND] + [JOKER] * hand[JOKER_KIND]
    for rank in range(ACE, FOUR - 1, -1):
        size = deal.now_naturals[rank] + deal.now_twos[rank] + deal.now_jokers[rank]
        natural, held = NATURAL + rank, hand[rank]
        dressed = [first + rank for first in wild[:PAIR]]
        if size:
            yield from _some([natural] * min(held, BOOK - size), (1, BOOK))
            yield from _some([*([natural] * min(held, BOOK - size)), *dressed[:1]], (BOOK,))
            yield from _some(dressed, (1, PAIR))
        elif held >= PAIR:
            yield from _some([natural] * held, (FEWEST, BOOK))
            yield from _some([natural] * min(held, BOOK - 1) + dressed[:1], (BOOK,))
    yield from _some([first + WILD_MELD for first in wild], (1, FEWEST, BOOK))


def _some(cards: Turn, counts: tuple[int, ...]) -> Iterator[Turn]:
    """So many of these cards; each number that there is once."""
    for count in sorted({min(count, len(cards)) for count in counts} - {0}):
        yield cards[:count]


def _laid(deal: Any, before: Turn, lays: Turn) -> Iterator[Turn]:
    """An announcement of these cards, as far as they are legal, with the usual discard, if it can be made."""
    deal, seat = deal.clone(), deal.turn
    made: Turn = []
    for choice in [*before, *lays]:
        if deal.may(choice):
            deal.play(choice)
            made.append(choice)
    if not deal.may(DONE) or len(made) >= LONGEST - 1:
        return
    ended = _plays(deal, seat, DONE)
    made.append(DONE)
    if not ended:
        spare = deal.spare(Rng(LUCK))
        made += [spare] if deal.may(spare) else []
    yield made


def _other_discards(deal: Any, turn: Turn) -> Iterator[Turn]:
    """The same melds, another discard."""
    if not turn or not (DISCARD <= turn[-1] < NATURAL or turn[-1] == KEEP):
        return
    deal = deal.clone()
    for choice in turn[:-1]:
        deal.play(choice)
    for choice in deal.choices():
        if DISCARD <= choice < NATURAL:
            yield [*turn[:-1], choice]
