"""The house rules of Hand and Foot."""

from typing import Literal

from atout.core.illegal import Illegal
from atout.core.options import Options

PACK = 54
FEWEST_IN_STOCK = 50


class FootOptions(Options, frozen=True, kw_only=True):
    """The options of the rule sheet; the defaults are the document's rules."""

    players: Literal[2, 3, 4, 5, 6] = 4  # HF-1
    sides_of_six: Literal["three", "two"] = "three"  # HF-1
    decks: Literal[3, 4, 5, 6, 7] = 5  # HF-2
    cards_each: Literal[13, 11] = 13  # HF-3
    meld_per_turn: Literal["either", "both"] = "either"  # HF-15
    pile: Literal["seven", "whole"] = "seven"  # HF-18
    wild_top: Literal["blocks", "two_of_a_kind"] = "blocks"  # HF-19
    last_card: Literal["discard", "optional"] = "discard"  # HF-25
    contract: Literal["2-2-1", "1-1-1", "1-1-0", "2-2-0"] = "2-2-1"  # HF-25  clean-dirty-wild

    def check(self) -> None:
        """HF-2: 50 cards at least are left after hands and feet."""
        left = PACK * self.decks - 2 * self.players * self.cards_each
        if left < FEWEST_IN_STOCK:
            raise Illegal("hand_and_foot-refuse-few-cards", rule="HF-2", left=left, fewest=FEWEST_IN_STOCK)

    @property
    def sides(self) -> int:
        """HF-1: how many sides there are; seat s belongs to side s % sides."""
        if self.players == 6:  # noqa: PLR2004  six players
            return 3 if self.sides_of_six == "three" else 2
        return 2 if self.players == 4 else self.players  # noqa: PLR2004  four players

    @property
    def books(self) -> tuple[int, int, int]:
        """HF-25: the clean, dirty and wild books that going out takes."""
        clean, dirty, wild = self.contract.split("-")
        return int(clean), int(dirty), int(wild)


PRESETS = {
    "seed": FootOptions(),
    "classic": FootOptions(
        cards_each=11, meld_per_turn="both", wild_top="two_of_a_kind", last_card="optional"
    ),
}
