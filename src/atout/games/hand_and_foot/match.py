"""A match of Hand and Foot: four deals, the minimum rising, and who has most."""

from typing import Any, cast

from atout.core.chances import Chance, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Arg, Item, Text, seat
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import (
    BLACK_THREE,
    CARD,
    CLEAN_BOOK,
    DEALS,
    DIRTY_BOOK,
    GOING_OUT,
    JOKER_KIND,
    KINDS,
    RED_THREE,
    STOCK_ENDED,
    VALUES,
    WENT_OUT,
    WILD_BOOK,
)
from atout.games.hand_and_foot.options import FootOptions

NOBODY = -1


class FootMatch(Match):
    """Sides as HF-1 has them: seat s belongs to side s % sides."""

    deal: Any

    def __init__(self, options: Options, dealer: int | None = None) -> None:
        self.rules = cast("FootOptions", options)
        super().__init__(options, self.rules.players, dealer)

    def make_sides(self) -> list[list[int]]:
        """HF-1: partners sit opposite, or in turn."""
        sides = self.rules.sides
        return [list(range(side, self.seats, sides)) for side in range(sides)]

    def deal_chances(self) -> list[Chance]:
        """HF-2: the packs; a card of each kind stands for all that are alike."""
        copies = [2 if kind == BLACK_THREE or kind >= JOKER_KIND else 4 for kind in range(KINDS)]
        pack = [CARD[kind] for kind in range(KINDS) for _ in range(copies[kind] * self.rules.decks)]
        return [Order("pack", tuple(pack))]

    def set_up(self, values: Values) -> Foot:
        """A fresh deal; HF-16: the minimum rises from deal to deal."""
        deal = Foot(self.options)
        deal.set_up(self.dealer, values["pack"], len(self.results), tuple(self.scores), self.deals_left())
        return deal

    def deals_left(self) -> int:
        """How many deals there are, the next one counted."""
        rounds = self.options.rounds
        return (DEALS if rounds == "full" else min(rounds, DEALS)) - len(self.results)

    def next_dealer(self) -> int:
        """HF-5: the deal passes to the left."""
        return (self.dealer + 1) % self.seats

    def decided(self) -> bool:
        """HF-5: a match is four deals."""
        return len(self.results) >= DEALS

    def judge(self) -> Result:
        """HF-28 to HF-30."""
        deal = self.deal
        gains = [int(deal.value(side)) for side in range(len(self.sides))]
        if deal.ended == WENT_OUT:
            how = Text("hand_and_foot-how-out", {"player": seat(deal.out)})
        else:
            how = Text(f"hand_and_foot-how-{'stock' if deal.ended == STOCK_ENDED else 'long'}")
        return Result(gains, how, items=self._items())

    def _items(self) -> list[Item]:
        """HF-29, HF-30: what the points of each side are the sums of."""
        deal = self.deal
        sides = range(len(self.sides))
        books = [
            ("clean", deal.clean, CLEAN_BOOK),
            ("dirty", deal.dirty, DIRTY_BOOK),
            ("wild", deal.wild, WILD_BOOK),
        ]
        out = deal.out % len(sides) if deal.out >= 0 else NOBODY
        return [
            _item("cards", [deal.melded[side] for side in sides]),
            *[_item(kind, [each * made[side] for side in sides], made) for kind, made, each in books],
            _item("reds", [VALUES[RED_THREE] * (deal.reds[side] - self._reds_left(side)) for side in sides]),
            _item("out", [GOING_OUT if side == out else 0 for side in sides]),
            _item("left", [-self._left(side) for side in sides]),
        ]

    def _reds_left(self, side: int) -> int:
        """HF-9: red threes that nobody laid."""
        deal = self.deal
        return sum(deal.hands[who][RED_THREE] + deal.feet[who][RED_THREE] for who in self.sides[side])

    def _left(self, side: int) -> int:
        """HF-30: what is left in hands and feet, but for the red threes there."""
        return sum(left_of(self.deal, who) for who in self.sides[side]) - VALUES[RED_THREE] * self._reds_left(
            side
        )


def _item(name: str, points: list[int], made: list[int] | None = None) -> Item:
    """A line of the score: points by side, and of books how many there are."""
    counts = made or [0] * len(points)
    cells = [
        Text("hand_and_foot-item-points", {"points": point, "count": count})
        for point, count in zip(points, counts, strict=False)
    ]
    return Item(Text(f"hand_and_foot-item-{name}"), cells)


def left_of(deal: Any, who: int) -> int:
    """HF-30: what is left in a player's hand and foot."""
    return sum((deal.hands[who][kind] + deal.feet[who][kind]) * VALUES[kind] for kind in range(KINDS))


def side_args(seats: list[int]) -> dict[str, Arg]:
    """The players of a side: ``one``, ``two`` and ``three``, the last of them again where there are fewer."""
    names = [seats[min(place, len(seats) - 1)] for place in range(3)]
    return {
        "players": len(seats),
        "one": seat(names[0]),
        "two": seat(names[1]),
        "three": seat(names[2]),
    }


def book_of(code: int) -> tuple[int, int, int, int]:
    """Whose book it is, its meld, and how many twos and jokers are in it."""
    return code & 7, code >> 3 & 15, code >> 7 & 7, code >> 10
