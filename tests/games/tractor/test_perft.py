"""How many lines of play there are from a position, counted to a depth of so many choices.

A count that changes is a rule that changed.
"""

import random
from collections import Counter

import pytest

from atout.core import cards
from atout.games.tractor.numbers import BURYING, DONE
from tests.games.tractor.positions import after, drawing, hand, laid, position
from tests.games.tractor.wordy import multisets
from tests.perft import after_choice, few, lines_to

THROWS = ["AS AS KS 9S", "KH 4D 4D 5H", "QS QS 8S 7S", "JS TS TS 6D"]
NASTY = ["AH AH 2S 2S 2C 2C", "KH KH 2D 2D 2H 2H", "BJ BJ SJ SJ QH QH", "TH TH JH JH 9H 9H"]

POSITIONS = {
    "the first cards": lambda: drawing({0: ["2H", "2H"], 1: ["2S", "2S"], 2: ["", "SJ", "SJ"], 3: ["2D"]}),
    "a lead": lambda: position(*THROWS),
    "a pair led": lambda: position("", "4D 4D 5H 6H", "QS QS 8S 7S", "JS TS TS 6D", led="9S 9S"),
    "a tractor led": lambda: position(
        "", "3S 4S 5S 5S 7S", "9S 9S TS TS 6S 6S", "JS JS 3S 4S 8S 7S", led="KS KS QS QS", rank="2"
    ),
    "a tractor led, classic": lambda: position(
        "",
        "3S 4S 5S 5S 7S",
        "9S 9S TS TS 6S 6S",
        "JS JS 3S 4S 8S 7S",
        led="KS KS QS QS",
        preset="classic",
    ),
    "a throw that fails": lambda: laid(position(*THROWS), "AS AS 9S"),
    "trumps on one step": lambda: position(*NASTY),
    "trumps on one step, classic": lambda: laid(position(*NASTY, preset="classic"), "AH AH 2S 2S"),
    "no trump suit": lambda: position(*NASTY, trumps="none", preset="classic"),
    "the talon": lambda: buried(drawing({0: ["2H"]})),
}
COUNTS = {
    "the first cards": [1, 2, 2, 3, 3, 3, 5, 6, 10],
    "a lead": [3, 10, 25, 55, 105, 212, 412, 899, 1784],
    "a pair led": [1, 1, 1, 1, 3, 7, 14, 28, 38],
    "a tractor led": [5, 21, 48, 72, 216, 648, 1296, 1296, 5184],
    "a tractor led, classic": [5, 21, 48, 72, 144, 288, 432, 432, 1728],
    "a throw that fails": [2, 2, 6, 14, 30, 62, 120, 258, 405],
    "trumps on one step": [3, 12, 42, 132, 342, 864, 2376, 7110],
    "trumps on one step, classic": [3, 7, 12, 12, 24, 48, 72, 72, 144],
    "no trump suit": [3, 8, 20, 42, 84, 198, 426, 912, 1524],
    "the talon": [29, 816, 22260],
}


def buried(deal):
    """The deal when the starter has the talon."""
    deal = after(deal, "draw show=H")
    while len(deal.choices()) == 1 or deal.secret:
        deal.play(deal.choices()[0])
    return deal


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name):
    counts = few(COUNTS[name])

    assert len(counts) >= 3
    assert lines_to(POSITIONS[name](), len(counts)) == counts


def canonical_leads(deal):
    """The leads to which canonical choices come, each as often as there are paths to it."""
    found = []

    def go_on(deal, chosen):
        for choice in deal.choices():
            if choice == DONE:
                found.append(tuple(sorted(chosen)))
            else:
                go_on(after_choice(deal, choice), [*chosen, cards.text(choice)])

    start = deal.clone()
    start.canonical = True
    go_on(start, [])
    return found


@pytest.mark.parametrize("name", ["a lead", "trumps on one step", "no trump suit"])
def test_canonical_choices_come_to_every_lead_by_one_path(name):
    deal = POSITIONS[name]()
    by_suit = {}
    for card in hand(deal, deal.turn):
        by_suit.setdefault(deal.suit_of(cards.parse(card)), []).append(card)
    every = [
        play
        for held in by_suit.values()
        for size in range(1, len(held) + 1)
        for play in multisets(Counter(held), size)
    ]
    assert sorted(canonical_leads(deal)) == sorted(every)


def test_canonical_choices_never_run_out_of_cards_for_the_talon():
    luck = random.Random(1)
    for _ in range(200):
        deal = POSITIONS["the talon"]()
        deal.canonical = True
        laid_down = []
        while deal.phase == BURYING:
            laid_down.append(luck.choice(deal.choices()))
            deal.play(laid_down[-1])
        assert laid_down == sorted(laid_down)
        assert len(laid_down) == 8
