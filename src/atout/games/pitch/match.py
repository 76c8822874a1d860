"""A match of Pitch: hands, points by side, who deals next, and when the pitcher has won."""

from typing import Any, cast

from atout.core import cards
from atout.core.chances import Chance, Order, Values
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Arg, Text, card, seat, suit
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import JACK, THROWN
from atout.games.pitch.options import PitchOptions

LAST_HAND = 200


class PitchMatch(Match):
    """Everyone for themselves, or seats 0 and 2 against 1 and 3."""

    deal: Any

    def __init__(self, options: Options, dealer: int | None = None) -> None:
        self.rules = cast("PitchOptions", options)
        self.leader = -1
        super().__init__(options, self.rules.players, dealer)

    def make_sides(self) -> list[list[int]]:
        """PI-3: partners opposite."""
        return [[0, 2], [1, 3]] if self.rules.partners else super().make_sides()

    def deal_chances(self) -> list[Chance]:
        """PI-4, PI-5: the whole pack; what is not dealt is not played."""
        return [Order("pack", tuple(cards.pack()))]

    def set_up(self, values: Values) -> Pitch:
        """A fresh deal."""
        deal = Pitch(self.options)
        deal.set_up(self.dealer, values["pack"], tuple(self.scores), self.deals_left())
        return deal

    def next_dealer(self) -> int:
        """PI-6: the player on the dealer's left."""
        return (self.dealer + 1) % self.seats

    # --- what a hand gives --------------------------------------------------------------------------

    def judge(self) -> Result:
        """PI-14 to PI-19."""
        deal = self.deal
        gains = [int(deal.points[side]) for side in range(len(self.sides))]
        if deal.ended == THROWN:
            return Result(gains, Text("pitch-how-thrown"), counted=False)
        key = "pitch-how-made" if self.made() else "pitch-how-set"
        how = Text(key, {"player": seat(deal.pitcher), "points": deal.bid})
        return Result(gains, how, _notes(deal, self.sides))

    def made(self) -> bool:
        """Whether the pitcher's side won at least what it bid."""
        return bool(self.deal.points[self._pitching()] > 0)

    def _pitching(self) -> int:
        pitcher = self.deal.pitcher
        return next(number for number, side in enumerate(self.sides) if pitcher in side)

    # --- who has won --------------------------------------------------------------------------------

    def decided(self) -> bool:
        """PI-20 to PI-22."""
        self.leader = -1 if self.deal.ended == THROWN else self.winning_side()
        return self.leader >= 0 or len(self.results) >= LAST_HAND

    def winning_side(self) -> int:
        """The side that has won with this hand, or -1."""
        pitching = self._pitching()
        there = self.scores[pitching] >= self.rules.target
        if self.rules.win_when == "pitcher_made":  # PI-20
            there = there and self.made()
        if there:
            return pitching
        if self.rules.win_when != "any":
            return -1
        top = max(self.scores)  # PI-21
        alone = self.scores.count(top) == 1 and top >= self.rules.target
        return self.scores.index(top) if alone else -1

    def best(self) -> list[int]:
        """The side that has won, or the highest score; equal highest draw (PI-22)."""
        return list(self.sides[self.leader]) if self.leader >= 0 else super().best()


def side_args(side: list[int]) -> dict[str, Arg]:
    """The players of a side: one, or two."""
    return {"one": seat(side[0]), "two": seat(side[-1]), "number": len(side)}


def _notes(deal: Any, sides: list[list[int]]) -> list[Text]:
    """How each point came: high, low, jack, and game with what each side counted."""
    trumps = sorted(deal.plays[at] for at in range(deal.played) if cards.suit(deal.plays[at]) == deal.trump)
    notes = [_point("pitch-note-high", trumps[-1], sides[deal.high])]
    notes.append(_point("pitch-note-low", trumps[0], sides[deal.low]))
    jack = deal.trump * 13 + JACK
    if deal.jack >= 0:
        notes.append(_point("pitch-note-jack", jack, sides[deal.jack]))
    else:
        notes.append(Text("pitch-note-no-jack", {"suit": suit(cards.SUITS[deal.trump])}))
    counts = " : ".join(str(deal.counts[side]) for side in range(len(sides)))
    if deal.game >= 0:
        args: dict[str, Arg] = {"counts": counts, "sides": len(sides), "best": int(deal.counts[deal.game])}
        notes.append(Text("pitch-note-game", {**side_args(sides[deal.game]), **args}))
    else:
        notes.append(Text("pitch-note-no-game", {"counts": counts}))
    return notes


def _point(key: str, named: int, side: list[int]) -> Text:
    return Text(key, {**side_args(side), "card": card(cards.text(named))})
