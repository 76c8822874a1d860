"""A match of Bid Euchre: deals, points by side, who deals next, and when a side has won."""

from typing import Any, cast

from atout.core import cards
from atout.core.chances import Chance, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Arg, Text, card, seat
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.numbers import ASK, BID, CLAIMED, MOON, PASSED, PLAIN
from atout.games.bid_euchre.options import EuchreOptions

LAST_DEAL = 200


class EuchreMatch(Match):
    """Two sides, seats 0 and 2 against 1 and 3."""

    deal: Any

    def __init__(self, options: Options, dealer: int | None = None) -> None:
        self.rules = cast("EuchreOptions", options)
        self.leader = -1
        super().__init__(options, 4, dealer)

    def make_sides(self) -> list[list[int]]:
        """BE-1: partners opposite."""
        return [[0, 2], [1, 3]]

    def deal_chances(self) -> list[Chance]:
        """BE-2, BE-20, BE-21: the pack."""
        pack = cards.pack("9", packs=self.rules.decks)
        return [Order("pack", tuple(pack + [cards.BIG_JOKER] * self.rules.joker))]

    def set_up(self, values: Values) -> Euchre:
        """A fresh deal."""
        deal = Euchre(self.options)
        deal.set_up(self.dealer, values["pack"], tuple(self.scores), self.deals_left())
        return deal

    def next_dealer(self) -> int:
        """BE-2: the deal passes to the left."""
        return (self.dealer + 1) % self.seats

    # --- what a deal gives --------------------------------------------------------------------------

    def judge(self) -> Result:
        """BE-13 to BE-16."""
        deal = self.deal
        if deal.ended == PASSED:
            return Result([0, 0], Text("euchre-how-passed"), counted=False)
        if deal.ended == CLAIMED:
            return Result([0, 0], Text("euchre-how-claimed", {"player": seat(deal.bidder)}), counted=False)
        gains = [int(deal.value(side)) for side in (0, 1)]
        key = "euchre-how-made" if self.made() else "euchre-how-set"
        args: dict[str, Arg] = {"player": seat(deal.bidder), **bid_args(deal.bid, deal.top)}
        notes = [note for side in (0, 1) for note in self._notes(side)]
        return Result(gains, Text(key, args), [*notes, *self._renege_notes()])

    def made(self) -> bool:
        """Whether the bidding side made its bid."""
        deal = self.deal
        tricks = tricks_of(deal)[deal.bidder % 2]
        return bool(tricks >= (deal.top if deal.bid >= PLAIN else deal.bid - BID))

    def _notes(self, side: int) -> list[Text]:
        """How a side's points came about."""
        deal = self.deal
        tricks = tricks_of(deal)[side]
        points = deal.points[side] + deal.fines[side]
        key = "euchre-note-tricks"
        if side == deal.bidder % 2:
            if not self.made():
                key = "euchre-note-set"
            elif deal.bid >= ASK:
                key = "euchre-note-moon" if deal.bid == MOON else "euchre-note-ask"
        notes = [Text(key, {**side_args(side), "tricks": tricks, "points": points})]
        if deal.fines[side]:
            notes.append(Text("euchre-note-fine", {**side_args(side), "points": -deal.fines[side]}))
        return notes

    def _renege_notes(self) -> list[Text]:
        """BE-13: the call that was right, if one was."""
        deal = self.deal
        if deal.called < 0:
            return []
        args: dict[str, Arg] = {
            "player": seat(deal.by[deal.called]),
            "card": card(cards.text(deal.plays[deal.called])),
            "trick": deal.called // deal.size + 1,
        }
        return [Text("euchre-note-renege", args)]

    # --- who has won --------------------------------------------------------------------------------

    def decided(self) -> bool:
        """BE-17, BE-22."""
        self.leader = self.winning_side()
        return self.leader >= 0 or len(self.results) >= LAST_DEAL

    def winning_side(self) -> int:
        """BE-17: the side that has won with this deal, or -1."""
        there = [side for side in (0, 1) if self.scores[side] >= self.rules.target]
        if self.rules.win_when == "making_or_setting":
            if not self.results[-1].counted:
                return -1
            side = self.deal.bidder % 2 if self.made() else 1 - self.deal.bidder % 2
            return side if side in there else -1
        if not there or self.scores[0] == self.scores[1]:
            return -1
        return max(there, key=lambda side: self.scores[side])

    def best(self) -> list[int]:
        """The side that has won, or the higher score; equal scores draw (BE-22)."""
        return list(self.sides[self.leader]) if self.leader >= 0 else super().best()


def tricks_of(deal: Any) -> list[int]:
    """The tricks that count for each side; from a renege on they count for the others (BE-13)."""
    tricks = [0, 0]
    for number, taker in enumerate(deal.takers[: deal.tricks]):
        side = taker % 2
        if deal.called >= 0 and number >= deal.called // deal.size:
            side = 1 - deal.offenders
        tricks[side] += 1
    return tricks


def side_args(side: int) -> dict[str, Arg]:
    """The two players of a side."""
    return {"one": seat(side), "two": seat(side + 2)}


def bid_args(bid: int, top: int) -> dict[str, Arg]:
    """A bid for a sentence: what kind, and how many tricks."""
    kinds = {PLAIN: "all", ASK: "ask", MOON: "moon"}
    return {"bid": kinds.get(bid, "tricks"), "tricks": top if bid >= PLAIN else bid - BID}
