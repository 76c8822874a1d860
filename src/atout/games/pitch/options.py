"""The house rules of Pitch."""

from typing import Literal, Self

from msgspec.structs import replace

from atout.core.illegal import Illegal
from atout.core.options import Options

PARTNERS = 4
DUEL = 2


class PitchOptions(Options, frozen=True, kw_only=True):
    """The options of the rule sheet; the defaults are the document's rules."""

    players: Literal[2, 3, 4, 5, 6, 7] = 4  # PI-2
    partners: bool = False  # PI-3
    min_bid: Literal[1, 2] = 1  # PI-7
    steal: Literal["below_four", "only_four", "any", "no"] = "below_four"  # PI-9
    all_pass: Literal["dealer_bids_two", "throw_in"] = "dealer_bids_two"  # PI-10
    follow: Literal["or_trump", "strict"] = "or_trump"  # PI-12
    low: Literal["won", "dealt"] = "won"  # PI-15
    game_tie: Literal["nobody", "pitcher", "other_side"] = "nobody"  # PI-17
    target: Literal[7, 11, 15, 21] = 7  # PI-20
    win_when: Literal["pitcher", "pitcher_made", "any"] = "pitcher"  # PI-20, PI-21

    def seated(self, players: int) -> Self:
        """Partners need four players: with others everyone plays alone (PI-3)."""
        return replace(self, players=players, partners=self.partners and players == PARTNERS)

    def check(self) -> None:
        """Refuse options that do not go together."""
        if self.partners and self.players != PARTNERS:
            raise Illegal("pitch-refuse-partners", rule="PI-3")
        if self.game_tie == "other_side" and not self.partners and self.players != DUEL:
            raise Illegal("pitch-refuse-other-side", rule="PI-17")


PRESETS = {
    "seed": PitchOptions(),
    "classic": PitchOptions(
        partners=True, min_bid=2, steal="no", low="dealt", target=11, win_when="pitcher_made"
    ),
}
