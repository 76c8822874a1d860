"""The house rules of Bid Euchre."""

from typing import Literal

from atout.core.options import Options


class EuchreOptions(Options, frozen=True, kw_only=True):
    """The options of the rule sheet; the defaults are the document's rules."""

    decks: Literal[1, 2] = 1  # BE-21
    target: Literal[24, 32, 42, 52] = 32  # BE-1
    plain_six: bool = False  # BE-6
    no_trump: bool = False  # BE-8
    stick_the_dealer: bool = False  # BE-7
    ace_no_face: bool = False  # BE-19
    joker: bool = False  # BE-20
    reneges: Literal["prevented", "allowed"] = "prevented"  # BE-13
    failed_alone: Literal["bid", "full"] = "bid"  # BE-16
    win_when: Literal["first_there", "making_or_setting"] = "first_there"  # BE-17


PRESETS = {
    "seed": EuchreOptions(),
    "classic": EuchreOptions(plain_six=True, no_trump=True, stick_the_dealer=True, failed_alone="full"),
    "double": EuchreOptions(
        decks=2, target=52, plain_six=True, no_trump=True, stick_the_dealer=True, failed_alone="full"
    ),
}
