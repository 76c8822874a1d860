"""The house rules of Tractor."""

from typing import Literal

from atout.core.options import Options


class TractorOptions(Options, frozen=True, kw_only=True):
    """The options of the rule sheet; the defaults are the document's rules."""

    start_rank: Literal[2, 5, 8, "T", "J"] = 2  # TR-2
    draw_direction: Literal["clockwise", "counterclockwise"] = "clockwise"  # TR-4
    jokers_order: Literal["equal", "red_over_black"] = "equal"  # TR-7
    strengthen: bool = True  # TR-8
    nobody_shows: Literal["turn_talon", "no_trump", "redeal"] = "turn_talon"  # TR-12
    no_trump_rank: Literal["plain", "trumps"] = "plain"  # TR-17
    follow_tractor: Literal["pairs", "tractors_first"] = "pairs"  # TR-27
    ruff_shape: Literal["any_reading", "exact"] = "any_reading"  # TR-33
    throw_compare: Literal["longest_part", "every_part", "highest_card"] = "longest_part"  # TR-33
    failed_throw_must_beat: bool = True  # TR-37
    failed_throw_fine: Literal["per_card", "none", "ten"] = "per_card"  # TR-36
    forced_part: Literal["fewest_then_lowest", "first_found"] = "fewest_then_lowest"  # TR-35
    talon_multiplier: Literal["twice_cards", "power"] = "twice_cards"  # TR-38
    must_play: Literal["none", "ace", "five_ten_king_ace", "two_five_ten_king_ace"] = "none"  # TR-44
    draw_speed: Literal["slow", "normal", "fast"] = "normal"  # no rule: how long each card of TR-4 takes


PRESETS = {
    "seed": TractorOptions(),
    "classic": TractorOptions(
        draw_direction="counterclockwise",
        jokers_order="red_over_black",
        no_trump_rank="trumps",
        follow_tractor="tractors_first",
        failed_throw_must_beat=False,
        failed_throw_fine="ten",
        talon_multiplier="power",
        must_play="ace",
    ),
}
