"""Facts that speak for a decision of Hand and Foot: true in every deal that could be."""

from typing import Any

from atout.core import view
from atout.core.view import Text
from atout.games.hand_and_foot import names
from atout.games.hand_and_foot.numbers import (
    ACE,
    BLACK_THREE,
    BOOK,
    DRAW,
    FEWEST,
    FOUR,
    FROM_PILE,
    JOKER_KIND,
    NATURAL,
    PAIR,
    SHOWN,
    TAKE,
    TWO_KIND,
    WENT_OUT,
)

WILD = (TWO_KIND, JOKER_KIND)


def fact_of(deal: Any, choices: list[int]) -> Text | None:
    """One fact for a decision of the seat in turn, or None. The deal is hidden for that seat."""
    after = deal.clone()
    found = None
    for choice in choices:
        if choice == DRAW or after.turn != deal.turn:  # what comes now is not known
            break
        before = after.clone()
        after.play(choice)
        found = found or _of_choice(before, choice, after)
    return found


def _of_choice(before: Any, choice: int, after: Any) -> Text | None:
    """What a single choice does."""
    if after.ended == WENT_OUT:
        return Text("hand_and_foot-why-out")
    if book := _book(before, after):
        return Text("hand_and_foot-why-book", {"kind": book})
    if choice == TAKE:
        return _of_pile(before)
    if after.opened[before.side] and not before.opened[before.side]:
        args: dict[str, view.Arg] = {"points": before.laid_value, "minimum": before.minimum}
        return Text("hand_and_foot-why-opens", args)
    if after.on_foot[before.turn] and not before.on_foot[before.turn]:
        return Text("hand_and_foot-why-foot")
    discarded = choice < NATURAL and after.turn >= 0 and after.turn % after.sides != before.side
    return _of_discard(after) if discarded else None


def _of_pile(deal: Any) -> Text | None:
    """HF-18: that the pile brings more than the stock."""
    count = deal.in_pile if deal.whole_pile else min(deal.in_pile, FROM_PILE)
    return Text("hand_and_foot-why-pile", {"count": count}) if count > PAIR else None


def _book(before: Any, after: Any) -> str:
    """HF-13, HF-14: what kind of book is complete now; empty if none is."""
    if before.turn != after.turn:
        return ""
    kinds = {"clean": "now_clean", "dirty": "now_dirty", "wild": "now_wild"}
    return next((kind for kind, name in kinds.items() if getattr(after, name) > getattr(before, name)), "")


def _of_discard(deal: Any) -> Text | None:
    """HF-10, HF-19, HF-20: that the next player cannot pick up the pile, and why."""
    top, player = deal.pile[deal.in_pile - 1], view.seat(deal.turn)
    if top == BLACK_THREE or (top in WILD and not deal.wild_takes):
        one = names.one("3" if top == BLACK_THREE else SHOWN[top][0])
        return Text("hand_and_foot-why-blocks", {"player": player, "one": one})
    args: dict[str, view.Arg] = {"player": player, "many": names.many(SHOWN[top][0])}
    if deal.known[deal.turn][top] + deal.nowhere()[top] < PAIR:
        return Text("hand_and_foot-why-no-pair", args)
    if FOUR <= top <= ACE and _lies(deal, top) + FEWEST > BOOK:
        return Text("hand_and_foot-why-full", args)
    return None


def _lies(deal: Any, meld: int) -> int:
    """How many cards the unfinished meld of the side in turn has."""
    return int(deal.now_naturals[meld] + deal.now_twos[meld] + deal.now_jokers[meld])
