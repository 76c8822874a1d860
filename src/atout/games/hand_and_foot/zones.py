"""Where the cards of Hand and Foot lie, as a seat sees it."""

from typing import Any, Literal

from atout.core import cards
from atout.core.view import Arg, Face, Text, Zone, seat
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
WILD_FACES = (SHOWN[TWO_KIND], SHOWN[JOKER_KIND])
FEWEST = 3
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
            for zone in _side(deal, side, own, targets=mine and side == own)
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
    return Zone(
        f"hand-{who}", "hand", _hand_label(deal, who), who, _own_faces(deal, who, mine=mine), deal.held[who]
    )


def _hand_label(deal: Any, who: int) -> Text:
    return Text("hand_and_foot-zone-hand", {"player": seat(who), "count": deal.held[who]})


def _hand(deal: Any, who: int) -> Zone:
    """An open hand. Of a hidden one, even what everyone knows to be in it is not shown: it is remembered."""
    faces = [Face(SHOWN[kind]) for kind in _listed(deal.hands[who])]
    return Zone(f"hand-{who}", "open", _hand_label(deal, who), who, faces, deal.held[who])


def _is_open(deal: Any) -> bool:
    """HF-30: what is left counts, and is shown, when the deal is over."""
    return bool(deal.observer == -1 or deal.turn < 0)


def _own_faces(deal: Any, who: int, *, mine: bool) -> list[Face]:
    faces = []
    legal = deal.choices() if mine else []
    hand, fresh = deal.hands[who], deal.came
    lies = _counts(deal.now_naturals, deal.now_twos, deal.now_jokers) if mine else [NOTHING] * (ACE + 1)
    for kind in HELD:
        held = hand[kind]
        came = min(fresh[kind], held) if mine else 0
        meanings = _meanings(kind, legal, lies)
        for copy in range(held):
            marks = ["came"] if copy >= held - came else []
            faces.append(Face(SHOWN[kind], meanings[0], meanings[1:], marks=marks))
    return faces


def _meanings(kind: int, legal: list[int], lies: list[Counts]) -> list[int]:
    """All that a card can be chosen for: first what can be done now, and before others the melds that lie."""
    lays = sorted(_lays(kind), key=lambda lay: (lay not in legal, not any(lies[choice_meld(lay)])))
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
    lying = deal.in_pile
    offered = mine and deal.phase == DRAWING
    take = pile_gives(deal) if offered and deal.may(TAKE) else 0
    faces = [
        Face(SHOWN[kind], marks=["take"] if at >= lying - take else [])
        for at, kind in enumerate(deal.pile[:lying])
    ]
    return Zone(
        "pile",
        "discard",
        Text("hand_and_foot-zone-discard"),
        cards=faces,
        count=lying,
        caption=_pile_caption(deal) if offered else None,
        choice=TAKE,
    )


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


def _side(deal: Any, side: int, own: int, *, targets: bool) -> list[Zone]:
    """What lies before a side: unfinished melds, books, red threes; places for new melds where wanted."""
    row = _row_text(deal, side, own)
    wanted = {choice_meld(choice) for choice in deal.choices()} if targets else set()
    lying = _counts(deal.naturals[side], deal.twos[side], deal.jokers[side])
    there, left = lying, dict(enumerate(lying))
    if _composing(deal, side):
        there = _counts(deal.now_naturals, deal.now_twos, deal.now_jokers)
    zones: list[Zone] = []
    for at, code in enumerate(deal.books[: deal.in_books + deal.half_books]):
        of, meld, twos, jokers = book_of(code)
        if of != side:
            continue
        book = (BOOK - twos - jokers, twos, jokers)
        before = book if at < deal.in_books else left.pop(meld, NOTHING)
        zones.append(_book(side, len(zones), meld, _meld_faces(deal, meld, book, before), row))
    melds = [meld for meld in MELDS if meld in wanted or any(there[meld])]
    unfinished = [
        _meld(side, meld, _meld_faces(deal, meld, there[meld], left.get(meld, NOTHING)), row)
        for meld in melds
    ]
    return unfinished + zones + [_threes(deal, who, row) for who in range(side, deal.seats, deal.sides)]


def _counts(naturals: list[int], twos: list[int], jokers: list[int]) -> list[Counts]:
    """Naturals, twos and jokers of every meld, by its number."""
    return list(zip(naturals, twos, jokers, strict=True))


def choice_meld(choice: int) -> int:
    """The meld that a choice lays a card on, or -1."""
    if not NATURAL + FOUR <= choice <= JOKER + ACE:
        return -1
    return (choice - NATURAL) % (TWO - NATURAL)


def _meld(side: int, meld: int, faces: list[Face], row: Text) -> Zone:
    """An unfinished meld; as composed for who is composing it."""
    kind = kind_of(meld, _wild(faces))
    caption = Text("hand_and_foot-caption-meld", {"kind": kind, "count": len(faces)})
    return Zone(
        meld_name(side, meld),
        "meld",
        Text("hand_and_foot-zone-meld", {"many": many(letter(meld))}),
        owner=side,
        cards=faces,
        count=len(faces),
        caption=caption if faces else Text("hand_and_foot-caption-new"),
        row=row,
        sign=SIGNS[kind] if faces else "",
    )


def _wild(faces: list[Face]) -> int:
    return sum(face.card in WILD_FACES for face in faces)


def _composing(deal: Any, side: int) -> bool:
    """Whether an announcement of this side is being put together, for all that this deal knows."""
    return bool(deal.half) and deal.turn >= 0 and deal.turn % deal.sides == side


def kind_of(meld: int, wild: int) -> str:
    """HF-12: the kind of a meld with so many wild cards."""
    return "wild" if meld == WILD_MELD else "dirty" if wild else "clean"


def meld_name(side: int, meld: int) -> str:
    """The place of an unfinished meld."""
    return f"meld-{side}-{meld}"


def _meld_faces(deal: Any, meld: int, there: Counts, lying: Counts) -> list[Face]:
    """Naturals, twos, jokers; what is laid only now can be taken back."""
    taken = _taken(deal, meld, sum(there) - sum(lying))
    faces = []
    for kind, first, count, before in zip(
        (meld, TWO_KIND, JOKER_KIND), (NATURAL, TWO, JOKER), there, lying, strict=True
    ):
        for copy in range(count):
            fresh = copy >= before
            choice = TAKE if fresh and taken and kind == deal.taking - 1 else first + meld
            taken -= choice == TAKE
            marks = ["fresh"] if fresh else []
            faces.append(Face(SHOWN[kind], choice if fresh else -1, marks=marks))
    return faces


def _taken(deal: Any, meld: int, fresh: int) -> int:
    """How many of the cards laid on a meld came with the pick-up of the pile."""
    if not deal.taking:
        return 0
    top = deal.taking - 1
    of = top if FOUR <= top <= ACE else WILD_MELD
    return min(FEWEST, fresh) if of == meld else 0


def _book(side: int, number: int, meld: int, faces: list[Face], row: Text) -> Zone:
    kind = kind_of(meld, _wild(faces))
    return Zone(
        f"book-{side}-{number}",
        "meld",
        Text("hand_and_foot-zone-meld", {"many": many(letter(meld))}),
        owner=side,
        cards=faces,
        count=BOOK,
        caption=Text("hand_and_foot-caption-book", {"kind": kind}),
        row=row,
        sign=SIGNS[kind],
        squared=True,
    )


def _threes(deal: Any, who: int, row: Text) -> Zone:
    """HF-8: the red threes that a player has laid."""
    count = deal.reds_by[who]
    return Zone(
        f"reds-{who}",
        "meld",
        Text("hand_and_foot-zone-threes"),
        owner=who,
        cards=[Face(SHOWN[RED_THREE])] * count,
        count=count,
        caption=Text("hand_and_foot-caption-threes", {"points": VALUES[RED_THREE] * count}),
        row=row,
    )


def side_of(deal: Any, side: int) -> dict[str, Arg]:
    """The players of a side, for a sentence."""
    return side_args([who for who in range(deal.seats) if who % deal.sides == side])


def _row_text(deal: Any, side: int, own: int) -> Text:
    """What stands above a side's melds; of two partnerships one is "we", the other "they"."""
    who = side_of(deal, side) | {"who": "names"}
    if own >= 0 and deal.sides < deal.seats and deal.sides == PARTNERSHIPS:
        who["who"] = "we" if side == own else "they"
    if not deal.opened[side]:
        return Text("hand_and_foot-row-first", who | {"minimum": deal.minimum})
    missing = deal.missing(side)
    books = {kind: missing[kind] for kind in SIGNS}
    if any(books.values()):
        return Text("hand_and_foot-row-missing", who | books)
    return Text("hand_and_foot-row-complete", who)


def kind_letter(kind: int) -> str:
    """How names.py calls a kind."""
    return "X" if kind == JOKER_KIND else cards.RANKS[kind]
