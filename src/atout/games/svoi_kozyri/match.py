"""A match of Svoi Kozyri: deals, losses, who deals next (SK-7)."""

from typing import cast

from atout.core import cards
from atout.core.chances import Chance, Numbers, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Text, seat
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.numbers import LAST_CARD, LONG, REPEATED
from atout.games.svoi_kozyri.options import SvoiOptions

DRAWS = {
    LAST_CARD: "svoi-how-last-card",
    REPEATED: "svoi-how-repeated",
    LONG: "svoi-how-long",
}


class SvoiMatch(Match):
    """Fewest losses wins; a loss counts -1."""

    deal: Svoi

    def __init__(self, options: Options, dealer: int | None = None) -> None:
        self.rules = cast("SvoiOptions", options)
        super().__init__(options, self.rules.players, dealer)
        self.losers: list[int] = []

    def deal_chances(self) -> list[Chance]:
        """Trumps if they are dealt, and the pack or the coins."""
        chances: list[Chance] = []
        if self.rules.trumps == "dealt":  # SK-3
            chances.append(Order("trumps", (0, 1, 2, 3), self.seats, suits=True))
        pack = cards.pack(cards.RANKS[self.rules.lowest_rank - 2])  # SK-4
        if self.rules.deal == "symmetric":  # SK-5
            chances.append(Numbers("coins", 2, len(pack) // 2))
        else:
            chances.append(Order("pack", tuple(pack)))
        return chances

    def set_up(self, values: Values) -> Svoi:
        """A fresh deal."""
        deal = Svoi(self.options)
        deal.set_up(self.dealer, values.get("pack", ()), values.get("coins", ()), values.get("trumps", ()))
        return deal

    def judge(self) -> Result:
        """SK-7: a loss is -1; a draw is nought for all."""
        loser = cast("int", self.deal.loser)
        self.losers.append(loser)
        gains = [-1 if who == loser else 0 for who in range(self.seats)]
        notes = [self._note(who) for who in range(self.seats)]
        if loser < 0:
            return Result(gains, Text(DRAWS[self.deal.ended]), notes)
        return Result(gains, Text("svoi-how-out", {"player": seat(loser)}), notes)

    def _note(self, who: int) -> Text:
        """A place by the order of going out, a place shared in a draw (SK-18), or what the loser has left."""
        place, held = self.deal.place[who], self.deal.held[who]
        shared = self._shared_place()
        if shared and (held or place == shared):
            return Text("svoi-note-shared", {"place": shared})
        if held:
            return Text("svoi-note-left", {"count": held})
        return Text("svoi-note-place", {"place": place})

    def _shared_place(self) -> int:
        """SK-18: the place that the players in a draw share, 0 when the deal has a loser."""
        if self.deal.loser >= 0:
            return 0
        drawn = int(self.deal.still_in + (self.deal.ended == LAST_CARD))
        return self.seats - drawn + 1

    def next_dealer(self) -> int:
        """SK-7: the loser deals; after a draw the deal passes to the left."""
        loser = self.losers[-1] if self.losers else -1
        return loser if loser >= 0 else (self.dealer + 1) % self.seats

    def decided(self) -> bool:
        """SK-7: after so many deals."""
        return len(self.results) >= self.rules.deals

    def is_out(self, seat: int) -> bool:
        """SK-16, SK-18."""
        return bool(self.deal.place[seat])

    def repetitions(self) -> int:
        """SK-19."""
        return self.rules.repetitions
