"""Where the cards of Hand and Foot lie, as a seat sees it."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec import structs

from atout.core import cards
from atout.core.view import Arg, Face, Text, Zone, kept, seat
from atout.games.hand_and_foot.match import book_of, side_args
from atout.games.hand_and_foot.names import many
from atout.games.hand_and_foot.notation import letter
from atout.games.hand_and_foot.numbers import (
    ACE,
    BLACK_THREE,
    BOOK,
    DISCARD,
    DRAW,
    DRAWING,
    FEWEST,
    FOUR,
    FROM_PILE,
    JOKER,
    JOKER_KIND,
    NATURAL,
    RED_THREE,
    SHOWN,
    TAKE,
    TWO,
    TWO_KIND,
    VALUES,
    WILD_MELD,
)

Counts = tuple[int, int, int]
"""How many natural cards, twos and jokers."""

NOTHING = (0, 0, 0)
PARTNERSHIPS = 2
HELD = (JOKER_KIND, TWO_KIND, *range(ACE, FOUR - 1, -1), BLACK_THREE, RED_THREE)
"""The kinds as a hand is held: wild cards, then by rank, then threes."""
MELDS = (*range(ACE, FOUR - 1, -1), WILD_MELD)
SIGNS: dict[str, Literal["ring", "crossed", "star"]] = {"clean": "ring", "dirty": "crossed", "wild": "star"}


def zones(deal: Any, viewer: int, *, mine: bool) -> list[Zone]:
    """All places; ``mine``: the viewer decides now. How much lies covered, the lines of the players say."""
    others = [who for step in range(deal.seats) if (who := (max(viewer, 0) + step) % deal.seats) != viewer]
    own = viewer % deal.sides if viewer >= 0 else -1
    covered = []
    if _is_open(deal):
        covered = [*[_hand(deal, who) for who in others], *[_foot(deal, who) for who in range(deal.seats)]]
    return [
        *covered,
        _stock(deal),
        _pile(deal, mine=mine),
        *[
            zone
            for side in _in_order(deal, own)
            for zone in _side(deal, _head(deal, side, own), targets=mine and side == own)
        ],
        *([_own_hand(deal, viewer, mine=mine)] if viewer >= 0 else []),
    ]


def _in_order(deal: Any, own: int) -> list[int]:
    """The viewer's side near the hand; of many, where it is always seen."""
    sides = [side for side in range(deal.sides) if side != own]
    if own < 0:
        return sides
    return [*sides, own] if deal.sides == PARTNERSHIPS else [own, *sides]


def _listed(counts: list[int]) -> list[int]:
    """The kinds held, as a hand is sorted."""
    return [kind for kind in HELD for _ in range(counts[kind])]


def _own_hand(deal: Any, who: int, *, mine: bool) -> Zone:
    """The viewer's hand: what came in this turn, what is legal and which melds lie matter to who decides."""
    hand, held = tuple(deal.hands[who]), deal.held[who]
    if not mine:
        return _resting_hand(who, held, hand)
    lies = [any(counts) for counts in _counts(deal.composed())]
    return _known_hand(who, held, hand, deal.came, deal.choices(), lies)


@kept
def _resting_hand(who: int, held: int, hand: tuple[int, ...]) -> Zone:
    return _known_hand(who, held, hand, (0,) * len(HELD), (), (False,) * (ACE + 1))


def _known_hand(  # noqa: PLR0913, PLR0917  all that can be seen of it
    who: int,
    held: int,
    hand: tuple[int, ...],
    came: Sequence[int],
    legal: Sequence[int],
    lies: Sequence[bool],
) -> Zone:
    faces = []
    for kind in filter(hand.__getitem__, HELD):
        first, *also = _meanings(kind, legal, lies)
        old, new = Face(SHOWN[kind], first, also), Face(SHOWN[kind], first, also, marks=["came"])
        fresh = min(came[kind], hand[kind])
        faces += [old] * (hand[kind] - fresh) + [new] * fresh
    return Zone(f"hand-{who}", "hand", _hand_label(who, held), who, faces, held)


def _hand_label(who: int, count: int) -> Text:
    return Text("hand_and_foot-zone-hand", {"player": seat(who), "count": count})


def _hand(deal: Any, who: int) -> Zone:
    """An open hand. Of a hidden one, even what everyone knows to be in it is not shown: it is remembered."""
    faces = [Face(SHOWN[kind]) for kind in _listed(deal.hands[who])]
    return Zone(f"hand-{who}", "open", _hand_label(who, deal.held[who]), who, faces, deal.held[who])


def _is_open(deal: Any) -> bool:
    """HF-30: what is left counts, and is shown, when the deal is over."""
    return bool(deal.observer == -1 or deal.turn < 0)


def _meanings(kind: int, legal: Sequence[int], lies: Sequence[bool]) -> list[int]:
    """All that a card can be chosen for: first what can be done now, and before others the melds that lie."""
    lays = sorted(_lays(kind), key=lambda lay: (lay not in legal, not lies[choice_meld(lay)]))
    return [*lays, DISCARD + kind]


def _lays(kind: int) -> list[int]:
    """The choices that put a card of this kind on a meld."""
    if FOUR <= kind <= ACE:
        return [NATURAL + kind]
    if kind in {TWO_KIND, JOKER_KIND}:
        return [(TWO if kind == TWO_KIND else JOKER) + meld for meld in MELDS]
    return []


def _foot(deal: Any, who: int) -> Zone:
    label = Text("hand_and_foot-zone-foot", {"player": seat(who)})
    faces = [Face(SHOWN[kind]) for kind in _listed(deal.feet[who])]
    return Zone(f"foot-{who}", "open", label, who, faces, deal.foot_held[who])


def _stock(deal: Any) -> Zone:
    known = deal.observer == -1
    faces = [Face(SHOWN[kind]) for kind in deal.stock[: deal.in_stock]] if known else []
    return Zone(
        "stock", "stock", Text("hand_and_foot-zone-stock"), cards=faces, count=deal.in_stock, choice=DRAW
    )


def _pile(deal: Any, *, mine: bool) -> Zone:
    """The discard pile, and what picking it up would give, or why that cannot be."""
    offered = mine and deal.phase == DRAWING
    take = pile_gives(deal) if offered and deal.may(TAKE) else 0
    zone = _discarded(tuple(deal.pile[: deal.in_pile]), take)
    return structs.replace(zone, caption=_pile_caption(deal)) if offered else zone


@kept
def _discarded(pile: tuple[int, ...], take: int) -> Zone:
    """The pile, those marked that would be picked up."""
    old, new = pile[: len(pile) - take], pile[len(pile) - take :]
    faces = [Face(SHOWN[kind]) for kind in old] + [Face(SHOWN[kind], marks=["take"]) for kind in new]
    label = Text("hand_and_foot-zone-discard")
    return Zone("pile", "discard", label, cards=faces, count=len(pile), choice=TAKE)


def pile_gives(deal: Any) -> int:
    """HF-18: how many cards picking up gives."""
    return int(deal.in_pile if deal.whole_pile else min(deal.in_pile, FROM_PILE))


def _pile_caption(deal: Any) -> Text:
    """HF-18 to HF-21: what picking up would give, or in a few words what the refusal says in full."""
    if deal.may(TAKE):
        return Text("hand_and_foot-caption-take", {"count": pile_gives(deal)})
    why = deal.refuse_take().refusal.text
    reason = why.key.removeprefix("hand_and_foot-refuse-")
    return Text(f"hand_and_foot-caption-{reason}", why.args)


# --- melds ------------------------------------------------------------------------------------------


class Head(NamedTuple):
    """What stands above a side's melds; ``minimum`` is 0 once they have begun (HF-16)."""

    side: int
    sides: int
    seats: int
    who: str
    minimum: int
    clean: int
    dirty: int
    wild: int


def _side(deal: Any, head: Head, *, targets: bool) -> list[Zone]:
    """What lies before a side: unfinished melds, books, red threes; places for new melds where wanted."""
    lying = deal.lying(head.side)
    there = deal.composed() if _composing(deal, head.side) else lying
    wanted = frozenset(map(choice_meld, deal.choices())) if targets else frozenset()
    books = tuple(deal.books[: deal.in_books + deal.half_books])
    return _laid(head, lying, there, books, deal.in_books, tuple(deal.reds_by), wanted, deal.taking)


@kept
def _laid(  # noqa: PLR0913, PLR0917  all that can be seen of it
    head: Head,
    were_lying: bytes,
    are_there: bytes,
    all_books: tuple[int, ...],
    in_books: int,
    reds: tuple[int, ...],
    wanted: frozenset[int],
    taking: int,
) -> list[Zone]:
    """The melds that were lying, and as they are there now; the same of the books."""
    lying, there = _counts(were_lying), _counts(are_there)
    left = dict(enumerate(lying))
    books: list[Zone] = []
    for at, code in enumerate(all_books):
        of, meld, twos, jokers = book_of(code)
        if of != head.side:
            continue
        book = (BOOK - twos - jokers, twos, jokers)
        before = book if at < in_books else left.pop(meld, NOTHING)
        books.append(_book(head, len(books), meld, book, before, taking))
    melds = [
        _meld(head, meld, there[meld], left.get(meld, NOTHING), taking)
        for meld in MELDS
        if meld in wanted or there[meld] != NOTHING
    ]
    seats = range(head.side, head.seats, head.sides)
    return [*melds, *books, *[_threes(head, who, reds[who]) for who in seats]]


def _counts(melds: bytes) -> list[Counts]:
    """Naturals, twos and jokers of every meld, by its number."""
    kinds = len(melds) // 3
    return list(zip(melds[:kinds], melds[kinds : 2 * kinds], melds[2 * kinds :], strict=True))


def choice_meld(choice: int) -> int:
    """The meld that a choice lays a card on, or -1."""
    if not NATURAL + FOUR <= choice <= JOKER + ACE:
        return -1
    return (choice - NATURAL) % (TWO - NATURAL)


@kept
def _meld(head: Head, meld: int, there: Counts, lying: Counts, taking: int) -> Zone:
    """An unfinished meld; as composed for who is composing it."""
    faces = _meld_faces(meld, there, lying, taking)
    kind = kind_of(meld, there[1] + there[2])
    caption = Text("hand_and_foot-caption-meld", {"kind": kind, "count": len(faces)})
    return Zone(
        meld_name(head.side, meld),
        "meld",
        Text("hand_and_foot-zone-meld", {"many": many(letter(meld))}),
        owner=head.side,
        cards=faces,
        count=len(faces),
        caption=caption if faces else Text("hand_and_foot-caption-new"),
        row=_row(head),
        sign=SIGNS[kind] if faces else "",
    )


def _composing(deal: Any, side: int) -> bool:
    """Whether an announcement of this side is being put together, for all that this deal knows."""
    return bool(deal.half) and deal.turn >= 0 and deal.turn % deal.sides == side


def kind_of(meld: int, wild: int) -> str:
    """HF-12: the kind of a meld with so many wild cards."""
    return "wild" if meld == WILD_MELD else "dirty" if wild else "clean"


def meld_name(side: int, meld: int) -> str:
    """The place of an unfinished meld."""
    return f"meld-{side}-{meld}"


def _meld_faces(meld: int, there: Counts, lying: Counts, taking: int) -> list[Face]:
    """Naturals, twos, jokers; what is laid only now can be taken back."""
    taken = _taken(meld, sum(there) - sum(lying), taking)
    faces = []
    for kind, first, count, before in zip(
        (meld, TWO_KIND, JOKER_KIND), (NATURAL, TWO, JOKER), there, lying, strict=True
    ):
        for copy in range(count):
            fresh = copy >= before
            choice = TAKE if fresh and taken and kind == taking - 1 else first + meld
            taken -= choice == TAKE
            marks = ["fresh"] if fresh else []
            faces.append(Face(SHOWN[kind], choice if fresh else -1, marks=marks))
    return faces


def _taken(meld: int, fresh: int, taking: int) -> int:
    """How many of the cards laid on a meld came with the pick-up of the pile."""
    if not taking:
        return 0
    top = taking - 1
    of = top if FOUR <= top <= ACE else WILD_MELD
    return min(FEWEST, fresh) if of == meld else 0


@kept
def _book(  # noqa: PLR0913, PLR0917  all that can be seen of it
    head: Head, number: int, meld: int, book: Counts, before: Counts, taking: int
) -> Zone:
    kind = kind_of(meld, book[1] + book[2])
    return Zone(
        f"book-{head.side}-{number}",
        "meld",
        Text("hand_and_foot-zone-meld", {"many": many(letter(meld))}),
        owner=head.side,
        cards=_meld_faces(meld, book, before, taking),
        count=BOOK,
        caption=Text("hand_and_foot-caption-book", {"kind": kind}),
        row=_row(head),
        sign=SIGNS[kind],
        squared=True,
    )


@kept
def _threes(head: Head, who: int, count: int) -> Zone:
    """HF-8: the red threes that a player has laid."""
    return Zone(
        f"reds-{who}",
        "meld",
        Text("hand_and_foot-zone-threes"),
        owner=who,
        cards=[Face(SHOWN[RED_THREE])] * count,
        count=count,
        caption=Text("hand_and_foot-caption-threes", {"points": VALUES[RED_THREE] * count}),
        row=_row(head),
    )


def _head(deal: Any, side: int, own: int) -> Head:
    """Of two partnerships one is "we", the other "they"."""
    who = "names"
    if own >= 0 and deal.sides < deal.seats and deal.sides == PARTNERSHIPS:
        who = "we" if side == own else "they"
    if not deal.opened[side]:
        return Head(side, deal.sides, deal.seats, who, deal.minimum, 0, 0, 0)
    missing = deal.missing(side)
    return Head(side, deal.sides, deal.seats, who, 0, missing["clean"], missing["dirty"], missing["wild"])


@kept
def _row(head: Head) -> Text:
    who: dict[str, Arg] = {**side_args(list(range(head.side, head.seats, head.sides))), "who": head.who}
    if head.minimum:
        return Text("hand_and_foot-row-first", who | {"minimum": head.minimum})
    books: dict[str, Arg] = {"clean": head.clean, "dirty": head.dirty, "wild": head.wild}
    if any(books.values()):
        return Text("hand_and_foot-row-missing", who | books)
    return Text("hand_and_foot-row-complete", who)


def kind_letter(kind: int) -> str:
    """How names.py calls a kind."""
    return "X" if kind == JOKER_KIND else cards.RANKS[kind]
