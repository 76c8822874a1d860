"""A match of Hand and Foot: four deals, the minimum rising, and who has most."""

from typing import Any, cast

from atout.core.chances import Chance, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Arg, Text, seat
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
        return Result(gains, how, [self._note(side, gains[side]) for side in range(len(self.sides))])

    def _note(self, side: int, total: int) -> Text:
        """How a side's points came about."""
        deal = self.deal
        clean, dirty, wild = deal.clean[side], deal.dirty[side], deal.wild[side]
        left = sum(left_of(deal, who) for who in self.sides[side])
        against = sum(deal.hands[who][RED_THREE] + deal.feet[who][RED_THREE] for who in self.sides[side])
        args: dict[str, Arg] = {
            **side_args(self.sides[side]),
            "cards": deal.melded[side],
            "clean": clean,
            "dirty": dirty,
            "wild": wild,
            "books": CLEAN_BOOK * clean + DIRTY_BOOK * dirty + WILD_BOOK * wild,
            "reds": VALUES[RED_THREE] * (deal.reds[side] - against),
            "out": GOING_OUT if deal.out >= 0 and deal.out in self.sides[side] else 0,
            "left": left - VALUES[RED_THREE] * against,
            "total": total,
        }
        return Text("hand_and_foot-note-side", args)


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
