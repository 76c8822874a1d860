"""What a choice in Hand and Foot looks like to a seat."""

from typing import Any

from atout.core.view import Arg, Event, Text, seat
from atout.games.hand_and_foot.match import book_of
from atout.games.hand_and_foot.names import many, one
from atout.games.hand_and_foot.notation import letter
from atout.games.hand_and_foot.numbers import (
    ANSWERING,
    ASK,
    BOOK,
    DISCARD,
    DONE,
    DRAW,
    END,
    KEEP,
    NATURAL,
    NO,
    TAKE,
    YES,
)
from atout.games.hand_and_foot.zones import MELDS, Counts, kind_letter, kind_of

TWO_CARDS = 2
PLAIN = {
    YES: "hand_and_foot-tell-yes",
    NO: "hand_and_foot-tell-no",
    END: "hand_and_foot-tell-end",
    KEEP: "hand_and_foot-tell-end-turn",
}


def tell(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Event]:
    """What a choice looks like to a seat; melds that are only put together look like nothing."""
    if after.half or (choice == TAKE and after.in_pile == before.in_pile):  # HF-21: an announcement begins
        return []
    return [Event(text, mover) for text in _told(before, after, mover, choice, viewer)]


def _told(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Text]:
    who: dict[str, Arg] = {"player": seat(mover)}
    threes = _threes(before, after, mover, choice)
    if choice == DRAW:
        return [*_drew(before, after, mover, viewer), *threes]
    if choice in {DONE, TAKE}:
        return [*_melded(before, after, mover), *_foot(before, after, mover), *threes]
    if choice == ASK:
        return [Text("hand_and_foot-tell-ask", who | {"partner": seat(after.turn)})]
    if choice in PLAIN:
        return [Text(PLAIN[choice], who), *_next_asked(after)]
    if DISCARD <= choice < NATURAL:
        discarded = Text("hand_and_foot-tell-discard", who | {"one": one(kind_letter(choice - DISCARD))})
        return [discarded, *_foot(before, after, mover), *threes]
    return []


def _next_asked(after: Any) -> list[Text]:
    """HF-1, HF-27: of two partners the second is asked when the first has said yes."""
    if after.phase != ANSWERING:
        return []
    return [Text("hand_and_foot-tell-ask", {"player": seat(after.asker), "partner": seat(after.turn)})]


def _drew(before: Any, after: Any, mover: int, viewer: int) -> list[Text]:
    """HF-17: which cards, to who drew them; how many, to the others."""
    if viewer != mover and after.observer != -1:
        return [Text("hand_and_foot-tell-draws", {"player": seat(mover), "count": TWO_CARDS})]
    held = zip(before.hands[mover], after.hands[mover], strict=True)
    came = [kind_letter(kind) for kind, (had, has) in enumerate(held) for _ in range(has - had)]
    who: dict[str, Arg] = {"player": seat(mover)}
    if len(came) < TWO_CARDS:  # a red three at the end of the stock is not replaced
        return [Text("hand_and_foot-tell-draws", who | {"count": TWO_CARDS})]
    if came[0] == came[1]:
        return [Text("hand_and_foot-tell-drew-pair", who | {"many": many(came[0])})]
    return [Text("hand_and_foot-tell-drew", who | {"one": one(came[0]), "two": one(came[1])})]


def _threes(before: Any, after: Any, mover: int, choice: int) -> list[Text]:
    """HF-8: red threes that were laid, and how many cards were taken for them."""
    count = after.reds_by[mover] - before.reds_by[mover]
    if not count:
        return []
    taken = before.in_stock - after.in_stock - (TWO_CARDS if choice == DRAW else 0)
    return [Text("hand_and_foot-tell-threes", {"player": seat(mover), "count": count, "taken": taken})]


def _foot(before: Any, after: Any, mover: int) -> list[Text]:
    """HF-23."""
    if before.on_foot[mover] or not after.on_foot[mover]:
        return []
    return [Text("hand_and_foot-tell-foot", {"player": seat(mover)})]


def _melded(before: Any, after: Any, mover: int) -> list[Text]:
    """The pile picked up, each meld begun or added to, the books that were made."""
    side = mover % after.sides
    who: dict[str, Arg] = {"player": seat(mover)}
    texts = []
    count = before.in_pile + bool(before.taking) - after.in_pile
    if count:
        top = before.taking - 1 if before.taking else before.pile[before.in_pile - 1]
        texts.append(Text("hand_and_foot-tell-pile", who | {"count": count, "one": one(kind_letter(top))}))
    if not before.opened[side]:
        points = after.melded[side] - before.melded[side]
        texts.append(Text("hand_and_foot-tell-opened", who | {"points": points}))
    lay, lie = _lies(before, side), _lies(after, side)
    made = [book_of(code) for code in after.books[before.in_books : after.in_books]]
    for meld in MELDS:
        books = [(twos, jokers) for _, of, twos, jokers in made if of == meld]
        if books or lay[meld] != lie[meld]:
            texts += _laid(mover, meld, lay[meld], lie[meld], books)
    return texts


def _laid(mover: int, meld: int, lying: Counts, there: Counts, books: list[tuple[int, int]]) -> list[Text]:
    """What came to the melds of a rank."""
    count = sum(there) + BOOK * len(books) - sum(lying)
    wild = there[1] + there[2] + sum(twos + jokers for twos, jokers in books) - lying[1] - lying[2]
    args: dict[str, Arg] = {
        "player": seat(mover),
        "many": many(letter(meld)),
        "count": count,
        "wild": wild if meld else 0,
        "natural": "no" if meld and wild == count else "yes",
    }
    texts = [Text("hand_and_foot-tell-meld" if sum(lying) else "hand_and_foot-tell-begin", args)]
    for twos, jokers in books:
        kind = kind_of(meld, twos + jokers)
        texts.append(Text("hand_and_foot-tell-book", {"kind": kind, "many": many(letter(meld))}))
    return texts


def _lies(deal: Any, side: int) -> list[Counts]:
    """The unfinished melds of a side."""
    return list(zip(deal.naturals[side], deal.twos[side], deal.jokers[side], strict=True))
