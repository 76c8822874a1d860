"""A match of Tractor: rounds, the scores of both sides, who starts, and when a side has won."""

from typing import Any, cast

from atout.core import cards
from atout.core.chances import Chance, Numbers, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Arg, Text, seat
from atout.games.tractor.deal import Tractor
from atout.games.tractor.numbers import PAST, THROWN_IN
from atout.games.tractor.options import TractorOptions

LAST_DEAL = 200
CHANGE = 80
"""With so many points the opponents become the declarers (TR-40)."""


class TractorMatch(Match):
    """Two sides, seats 0 and 2 against 1 and 3. The first dealer, to the house, is who draws first.

    ``starter`` is the last starter, -1 in the first round, and ``ranks`` are the scores: 0 two, 12 ace, 13
    won.
    """

    deal: Any

    def __init__(self, options: Options, dealer: int | None = None) -> None:
        self.rules = cast("TractorOptions", options)
        self.starter = -1
        self.ranks = [cards.RANKS.index(str(self.rules.start_rank))] * 2
        super().__init__(options, 4, dealer)

    def make_sides(self) -> list[list[int]]:
        """TR-1: partners opposite."""
        return [[0, 2], [1, 3]]

    def first_round(self) -> bool:
        """Whether nobody has declared yet."""
        return self.starter < 0

    def deal_chances(self) -> list[Chance]:
        """TR-1: the pack; TR-11: when the first round starts again, who draws first."""
        pack = Order("pack", tuple(cards.pack(jokers=2, packs=2)))
        return [Numbers("first_drawer", 4), pack] if self.results and self.first_round() else [pack]

    def set_up(self, values: Values) -> Tractor:
        """A fresh deal."""
        deal = Tractor(self.options)
        if "first_drawer" in values:
            self.dealer = values["first_drawer"][0]
        if self.first_round():
            deal.set_up(self.dealer, values["pack"], ranks=self.ranks)
        else:
            rank = self.ranks[self.dealer % 2]  # TR-5
            deal.set_up(
                self.dealer, values["pack"], first=False, starter=self.dealer, ranks=self.ranks, rank=rank
            )
        return deal

    def next_dealer(self) -> int:
        """TR-42, TR-43: the next starter, who draws first (TR-4); the same after a round thrown in."""
        deal = self.deal
        if deal.ended == THROWN_IN:
            return int(self.dealer)
        if deal.points < CHANGE:
            return int(deal.starter + 2) % 4
        return int(deal.starter + 3) % 4

    # --- what a round gives ---------------------------------------------------------------------------

    def judge(self) -> Result:
        """TR-38 to TR-44."""
        deal = self.deal
        if deal.ended == THROWN_IN:
            return Result([0, 0], Text("tractor-how-thrown-in"), counted=False)
        self.starter = deal.starter
        gains = [int(deal.value(side)) for side in (0, 1)]
        self.ranks = [rank + gain for rank, gain in zip(self.ranks, gains, strict=True)]
        side = deal.declarers if deal.points < CHANGE else 1 - deal.declarers
        args: dict[str, Arg] = {**side_args(side), "points": max(deal.points, 0), "ranks": gains[side]}
        if deal.points < CHANGE:
            key = "tractor-how-declarers"
        else:
            key = "tractor-how-opponents" if gains[side] else "tractor-how-change"
        return Result(gains, Text(key, args), self._notes())

    def _notes(self) -> list[Text]:
        """Where the opponents' points came from: tricks, failed throws, the talon."""
        deal = self.deal
        caught = sum(
            deal.gains[trick] for trick in range(deal.tricks) if deal.takers[trick] % 2 != deal.declarers
        )
        notes = [Text("tractor-note-tricks", {"points": caught})]
        for trick in range(deal.tricks):
            if deal.fines[trick]:
                args: dict[str, Arg] = {
                    "player": seat(deal.leaders[trick]),
                    "count": deal.fails[trick],
                    "points": deal.fines[trick],
                }
                notes.append(Text("tractor-note-fine", args))
        if deal.times:
            talon: dict[str, Arg] = {"points": deal.talon_points, "times": deal.times}
            notes.append(Text("tractor-note-talon", talon))
        return [*notes, Text("tractor-note-starter", {"player": seat(self.next_dealer())})]

    # --- who has won ----------------------------------------------------------------------------------

    def decided(self) -> bool:
        """TR-44: a side has passed the ace; TR-45: or 200 deals were dealt."""
        return PAST in self.ranks or len(self.results) >= LAST_DEAL

    def best(self) -> list[int]:
        """TR-44: the side that passed the ace; TR-45: after 200 deals nobody wins."""
        if PAST not in self.ranks and len(self.results) >= LAST_DEAL:
            return list(range(self.seats))
        return super().best()


def side_args(side: int) -> dict[str, Arg]:
    """The two players of a side."""
    return {"one": seat(side), "two": seat(side + 2)}
