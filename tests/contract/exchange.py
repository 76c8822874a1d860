"""Other deals with the same past: what a seat cannot know is exchanged, and everything played once more.

The cards that a viewer cannot know come from the game's wordy definition (``zones``), not from the
game itself; the past is replayed choice by choice, so that an exchange that it rules out is noticed.
"""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from atout.core import cards
from atout.core.chances import Order, Values
from atout.core.course import WATCHER, Chose, Course, Dealt
from atout.core.illegal import Illegal
from tests.helpers import chances_of, wordy, zones

NOBODY = "?"


class Past:
    """A match under some rules after some choices drawn by chance, with its wordy definition beside it."""

    def __init__(self, game: Any, options: Any, seed: int, most: int) -> None:
        self.game, self.options = game, options
        match = game.match(options, None)
        self.values = chances_of(match, seed)
        self.pack_name = next(
            (
                chance.name
                for chance in match.deal_chances()
                if isinstance(chance, Order) and not chance.suits
            ),
            "",
        )
        match.start(self.values)
        self.first = match.deal
        self.second = wordy(game, match, self.values)
        self.choices: list[int] = []
        luck = random.Random(seed)
        while match.deal.turn >= 0 and len(self.choices) < most:
            choice = luck.choice(match.deal.choices())
            self.second.play(game.notation.write(match.deal, choice))
            match.play(match.deal.turn, [choice])
            self.choices.append(choice)
        self.match = match
        self.deal = match.deal

    def course(self, values: Values | None = None) -> Course:
        """The same choices after these chances, as a course; an Illegal where they cannot be made."""
        course = Course(self.game, self.options)
        course.apply(Dealt(values or self.values))
        for choice in self.choices:
            course.apply(Chose(course.turn, [choice]))
        return course

    def replayed(self, values: Values) -> Any:
        """The deal that the same choices lead to after these chances, None where they cannot be made."""
        deal = self.game.match(self.options, None)
        deal.start(values)
        deal = deal.deal
        for choice in self.choices:
            try:
                deal.play(choice)
            except Illegal:
                return None
        return deal

    # --- what a viewer cannot know ------------------------------------------------------------------------

    def unknown(self, viewer: int) -> dict[str, list[str]]:
        """The cards of each place that the viewer cannot tell from others, by the wordy definition."""
        whole, seen = self.second.zones(), self.second.zones(viewer)
        return {name: sorted(set(whole[name]) - set(seen[name])) for name in whole if NOBODY in seen[name]}

    def exchanged(self, swap: dict[str, str]) -> Values:
        """The chances with cards of the pack exchanged for others."""
        pack = [cards.text(card) for card in self.values[self.pack_name]]
        return self.values | {self.pack_name: [cards.parse(swap.get(card, card)) for card in pack]}

    def layouts(self, viewer: int, at_most: int) -> list[dict[str, list[str]]] | None:
        """Every way in which the unknown cards can lie, None when they are more than can be tried."""
        places = self.unknown(viewer)
        count, left = 1, sum(map(len, places.values()))
        for held in places.values():
            count *= ways(left, len(held))
            left -= len(held)
        return list(spread(places)) if 1 < count <= at_most else None

    def swap_to(self, viewer: int, layout: dict[str, list[str]]) -> dict[str, str]:
        """Which card stands for which when the unknown cards lie like this."""
        places = self.unknown(viewer)
        return {
            mine: other for name in places for mine, other in zip(places[name], layout[name], strict=True)
        }


def ways(n: int, k: int) -> int:
    """In how many ways k of n cards can be chosen."""
    return len(list(itertools.combinations(range(n), k))) if n < 20 else 10**9


def spread(places: dict[str, list[str]]) -> Iterator[dict[str, list[str]]]:
    """Every way to share the cards of some places among them, as many to each as it has."""
    names = list(places)
    if not names:
        yield {}
        return
    every = sorted(card for held in places.values() for card in held)
    first, rest = names[0], names[1:]
    for held in itertools.combinations(every, len(places[first])):
        left = [card for card in every if card not in held]
        smaller, at = {}, 0
        for name in rest:
            smaller[name] = left[at : at + len(places[name])]
            at += len(places[name])
        for others in spread(smaller):
            yield {first: list(held), **others}


def places_of(past: Past, deal: Any) -> dict[str, list[str]]:
    """Where the cards of a deal lie, all open."""
    return zones(past.game.show(past.match.standing(), deal.clone(), WATCHER))
