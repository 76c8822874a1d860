"""The house rules of Svoi Kozyri."""

from typing import Annotated, Literal

from msgspec import Meta

from atout.core.illegal import Illegal
from atout.core.options import Options


class SvoiOptions(Options, frozen=True, kw_only=True):
    """The options of the rule sheet; the defaults are the document's rules."""

    players: Literal[2, 3, 4] = 2  # SK-2
    trumps: Literal["chosen", "dealt"] = "chosen"  # SK-3
    lowest_rank: Literal[2, 6, 7, 9] = 6  # SK-4
    deal: Literal["random", "symmetric"] = "random"  # SK-5
    sixes_home: bool = False  # SK-6
    deals: Annotated[int, Meta(ge=1, le=20)] = 1  # SK-7
    take: Literal["three_five_all", "all"] = "three_five_all"  # SK-13
    pick_up: Literal["unable", "unwilling"] = "unable"  # SK-14
    after_pick_up: Literal["next_leads", "taker_leads"] = "next_leads"  # SK-15
    last_card: Literal["draw", "win"] = "draw"  # SK-17
    repetitions: Literal[0, 3] = 3  # SK-19

    def check(self) -> None:
        """Refuse options that do not go together."""
        if self.deal == "symmetric" and self.players != 2:  # noqa: PLR2004  a duel
            raise Illegal("svoi-refuse-symmetric", rule="SK-5")


PRESETS = {
    "seed": SvoiOptions(),
    "classic": SvoiOptions(players=4, sixes_home=True, pick_up="unwilling"),
    "besicovitch": SvoiOptions(
        trumps="dealt", deal="symmetric", pick_up="unwilling", take="all", last_card="win"
    ),
}
