"""Deals played by chance, and half by chance, in which everything that the sheet speaks of happens: -s shows how often.

A turn without a discard (HF-32) is left out: it takes red threes at the very end of the stock.
"""

from collections import Counter

import pytest

from atout.core import deal as core_deal
from atout.core.illegal import Illegal
from atout.core.rng import Rng
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import (
    ACE,
    ADDS,
    ANSWERING,
    ASK,
    DONE,
    DRAW,
    DRAWING,
    FOUR,
    MELDING,
    NATURAL,
    NO,
    RED_THREE,
    STARTS,
    STOCK_ENDED,
    TAKE,
    WENT_OUT,
    YES,
)
from tests.games.hand_and_foot.positions import options

DEALS = 60 if core_deal.__file__.endswith(".py") else 300
TABLES = [
    {},
    {"contract": "1-1-0"},
    {"contract": "1-1-1", "meld_per_turn": "both", "last_card": "optional"},
    {"contract": "1-1-0", "players": 2, "last_card": "optional", "wild_top": "two_of_a_kind"},
    {"contract": "1-1-0", "players": 6, "decks": 7, "sides_of_six": "two", "pile": "whole"},
]
EVERYTHING = {
    "drawn",
    "red three drawn",
    "pile picked up",
    "pile picked up for the first melds",
    "pile of more than seven",
    "minimum refused",
    "minimum refused with the pile",
    "first melds",
    "melds started",
    "melds added to",
    "clean book",
    "dirty book",
    "wild book",
    "foot by melding",
    "foot by discarding",
    "red three in the foot",
    "asked",
    "granted",
    "refused",
    "gone out",
    "gone out by melding",
    "gone out alone",
    "stock ended",
    "stock ended by itself",
    "last pile picked up",
    "red three in an unopened foot",
}


def refused_rules(deal):
    """Which rules forbid what might be wished for now."""
    wishes = [TAKE] if deal.phase == DRAWING else []
    if deal.phase == MELDING:
        held = [rank for rank in range(FOUR, ACE + 1) if deal.hands[deal.turn][rank] > 2]
        wishes = [NATURAL + rank for rank in held]
    for choice in wishes:
        if not deal.may(choice):
            try:
                deal.play(choice)
            except Illegal as illegal:
                yield illegal.refusal.rule


def note(seen, before, choice, after):
    """What happened with a choice."""
    seat, side = before.turn, before.turn % before.sides
    reds = after.reds_by[seat] - before.reds_by[seat]
    seen["drawn"] += choice == DRAW
    seen["red three drawn"] += choice == DRAW and reds > 0
    seen["pile picked up"] += choice == TAKE
    seen["pile picked up for the first melds"] += choice == TAKE and not before.opened[side]
    seen["pile of more than seven"] += choice == TAKE and before.in_pile - after.in_pile > 7
    seen["last pile picked up"] += choice == TAKE and before.in_stock < 2
    seen["first melds"] += choice == DONE and not before.opened[side]
    seen["melds started"] += choice == DONE and before.meld_kind == STARTS
    seen["melds added to"] += choice == DONE and before.meld_kind == ADDS
    for name in ("clean", "dirty", "wild"):
        seen[f"{name} book"] += getattr(after, name)[side] - getattr(before, name)[side]
    if after.on_foot[seat] > before.on_foot[seat]:
        seen["foot by melding" if choice in {DONE, TAKE} else "foot by discarding"] += 1
        seen["red three in the foot"] += before.feet[seat][RED_THREE] > 0
    seen["asked"] += choice == ASK
    seen["granted"] += choice == YES
    seen["refused"] += choice == NO
    if after.ended == WENT_OUT:
        seen["gone out"] += 1
        seen["gone out by melding"] += choice == DONE
        seen["gone out alone"] += before.sides == before.seats
    if after.ended == STOCK_ENDED:
        seen["stock ended"] += 1
        seen["stock ended by itself"] += before.phase == MELDING
    if after.turn < 0:
        seen["red three in an unopened foot"] += any(foot[RED_THREE] for foot in after.feet)


def play(deal, rng, by_chance):
    """One deal; ``by_chance`` of ten choices are drawn, and every answer; the rest are the policy's."""
    deal.begin(rng)
    while deal.turn >= 0:
        choices = deal.choices()
        drawn = deal.phase == ANSWERING or rng.below(10) < by_chance
        choice = choices[rng.below(len(choices))] if drawn else deal.usual(rng)
        assert choice in choices
        before = deal.clone()
        deal.play(choice)
        yield before, choice


@pytest.mark.timeout(300)
def test_everything_that_the_sheet_speaks_of_happens():
    seen = Counter(dict.fromkeys(EVERYTHING, 0))
    rng = Rng(3)
    for number in range(DEALS):
        deal = Foot(options(**TABLES[number % len(TABLES)]))
        for before, choice in play(deal, rng, (10, 2, 0)[number // len(TABLES) % 3]):
            for rule in refused_rules(before):
                seen["minimum refused"] += rule == "HF-16"
                seen["minimum refused with the pile"] += rule == "HF-21"
            note(seen, before, choice, deal)
    for name, count in sorted(seen.items()):
        print(f"{name:36} {count}")  # noqa: T201  how often each happened
    assert set(seen) == EVERYTHING
    missed = {name for name, count in seen.items() if not count}
    assert not missed
