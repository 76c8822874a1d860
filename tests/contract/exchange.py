"""Other deals with the same past: what a seat cannot know is exchanged, and everything played once more.

The cards that a viewer cannot know come from the game's wordy definition (``zones``), not from the
game itself; the past is replayed choice by choice, so that an exchange that it rules out is noticed.
"""

import itertools
import math
import pickle
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from atout.core import cards
from atout.core.chances import Order, Values
from atout.core.course import HIDDEN_FROM_ALL, WATCHER, Chose, Course, Dealt
from tests.helpers import chances_of, face, marked, privy, wordy, zones

NOBODY = "?"


class Made(NamedTuple):
    """A choice that was made: by whom, and to which viewers it is not shown."""

    seat: int
    choice: int
    secret: set[int]
    """Those who do not know that the seat was asked."""
    shown: set[int]
    """Those who did not know it either, and saw what came of it."""
    hidden: set[int]
    """Those who know it, and not what was chosen."""


class Past:
    """A match under some rules after some choices drawn by chance, with its wordy definition beside it.

    What somebody has begun to put together is completed: until then the others do not know of it.

    ``open`` ones make the last choice whenever they are asked in secret: they do not pass.
    """

    def __init__(self, game: Any, options: Any, seed: int, most: int, *, open: bool = False) -> None:  # noqa: A002
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
        self.made: list[Made] = []
        luck = random.Random(seed)
        everyone = [*range(match.seats), WATCHER]
        hides = getattr(self.second, "hidden_choice", lambda _: False)
        half_made = getattr(self.second, "half_made", lambda: 0)
        while match.deal.turn >= 0 and (len(self.made) < most or half_made()):
            turn, choices = match.deal.turn, match.deal.choices()
            choice = choices[-1] if open and match.deal.secret else luck.choice(choices)
            secret = {viewer for viewer in everyone if not privy(match.deal, viewer)}
            hidden = {viewer for viewer in everyone if hides(viewer)} - secret
            before = match.deal
            self.second.play(game.notation.write(match.deal, choice))
            match.play(turn, [choice])
            shown = {viewer for viewer in secret if shows(before, match.deal, viewer)}
            self.made.append(Made(turn, choice, secret - shown, shown, hidden))
        self.match = match
        self.deal = match.deal

    def course(
        self, values: Values | None = None, viewer: int = 0, swap: Mapping[str, str] | None = None
    ) -> Course:
        """The same choices after these chances, as a course; an Illegal where they cannot be made.

        What the viewer is not shown may be another choice, of the card that was exchanged for it.
        """
        course = Course(self.game, self.options)
        course.apply(Dealt(values or self.values))
        for made in self.made:
            while not privy(course.match.deal, viewer) and not (
                viewer in made.secret | made.shown and course.turn == made.seat
            ):
                course.apply(Chose(course.turn, course.match.deal.choices()[:1]))
            if viewer in made.secret and privy(course.match.deal, viewer):
                continue
            choice = made.choice
            if viewer in made.secret | made.hidden:
                choice = self.instead(course.match.deal, choice, swap or {})
            course.apply(Chose(made.seat, [choice]))
        return course

    def instead(self, deal: Any, choice: int, swap: Mapping[str, str]) -> int:
        """The choice of the card that was exchanged for this one, or any that is legal."""
        other = {face(card): face(mine) for card, mine in swap.items()}.get(
            self.game.notation.write(deal, choice)
        )
        wanted = choice if other is None else self.game.notation.read(deal, other)
        legal: list[int] = deal.choices()
        return wanted if wanted in legal or not legal else legal[0]

    def replayed(self, values: Values, viewer: int, wanted: Any = None) -> Any:
        """A deal to which the past as the viewer knows it leads after these chances, None where there is none.

        With ``wanted``, the one that has its position, if it can be reached by choices that were not shown.
        """
        match = self.game.match(self.options, None)
        match.start(values)
        known = [made for made in self.made if viewer not in made.secret]
        seen: set[tuple[int, tuple[int, ...]]] = set()
        unseen = iter(wanted.concealed() if hasattr(wanted, "concealed") else ())
        known = [made._replace(choice=next(unseen, -1)) if viewer in made.hidden else made for made in known]
        for deal in self._ways(match.deal, known, 0, viewer, seen):
            if wanted is None or deal.position() == wanted.position():
                return deal
        return None

    def _ways(self, deal: Any, known: list[Made], at: int, viewer: int, seen: set[Any]) -> Iterator[Any]:
        if (at, deal.position()) in seen:
            return
        seen.add((at, deal.position()))
        if at == len(known) and pickle.dumps(deal.hidden(viewer)) == pickle.dumps(self.deal.hidden(viewer)):
            yield deal
        if not privy(deal, viewer):
            for choice in deal.choices():
                then = after(deal, choice)
                if not shows(deal, then, viewer):
                    yield from self._ways(then, known, at, viewer, seen)
                elif at < len(known) and known[at][:2] == (deal.turn, choice):
                    yield from self._ways(then, known, at + 1, viewer, seen)
        elif at < len(known) and deal.turn == known[at].seat:
            legal = deal.choices()
            guess = viewer in known[at].hidden and known[at].choice < 0
            for choice in legal if guess else {known[at].choice} & set(legal):
                yield from self._ways(after(deal, choice), known, at + 1, viewer, seen)

    def unseen_choices(self, viewer: int) -> bool:
        """Whether something was chosen that the viewer was not shown."""
        return any(viewer in made.secret | made.hidden for made in self.made)

    # --- what a viewer cannot know ------------------------------------------------------------------------

    def unknown(self, viewer: int) -> dict[str, list[str]]:
        """The cards of each place that the viewer cannot tell from others, by the wordy definition."""
        whole, seen = self.second.zones(), self.second.zones(viewer)
        return {name: sorted(set(whole[name]) - set(seen[name])) for name in whole if NOBODY in seen[name]}

    def exchanged(self, swap: dict[str, str]) -> Values:
        """The chances with cards of the pack exchanged for others."""
        pack = marked(self.values[self.pack_name])
        return self.values | {self.pack_name: [cards.parse(face(swap.get(card, card))) for card in pack]}

    def chances_of(self, viewer: int, filled: Any) -> Values:
        """The chances after which the cards of a filled deal were dealt as they were."""
        if hasattr(filled, "packed"):  # cards are drawn during the deal, which says in which order they lay
            return self.values | {self.pack_name: filled.packed()}
        if hasattr(filled, "whereabouts"):  # equal cards are many, and a stock has an order
            return self.exchanged(self._placed(viewer, filled.whereabouts()))
        if hasattr(filled, "dealt"):  # cards have moved unseen: the deal says where they came from
            return self.exchanged(self._dealt(filled))
        there, known = places_of(self, filled), self.second.zones(viewer)
        layout = {}
        for name, held in self.unknown(viewer).items():
            sure = [card for card in known[name] if card != NOBODY]
            assert set(sure) <= set(there[name])
            layout[name] = sorted(set(there[name]) - set(sure))
            assert len(layout[name]) == len(held)
        return self.exchanged(self.swap_to(viewer, layout)) if self.pack_name else self.values

    def _placed(self, viewer: int, there: dict[str, list[str]]) -> dict[str, str]:
        swap: dict[str, str] = {}
        for name, slots in self.second.slots(viewer).items():
            left = there[name][::-1]
            for card in [card for card, seen in slots if seen]:
                left.remove(face(card))  # from the bottom of a stock
            unseen = [card for card, seen in slots if not seen]
            swap |= dict(zip(unseen, left[::-1], strict=True))
        return swap

    def _dealt(self, filled: Any) -> dict[str, str]:
        start = wordy(self.game, self.match, self.values).zones()
        left = Counter(face(card) for held in start.values() for card in held)
        swap: dict[str, str] = {}
        for seat in range(self.deal.seats):
            hand = [cards.text(card) for card in filled.dealt(seat)]
            swap |= dict(zip(sorted(start[f"hand-{seat}"]), hand, strict=True))
            left.subtract(hand)
        assert min(left.values()) >= 0
        others = [card for held in start.values() for card in held if card not in swap]
        return swap | dict(zip(others, sorted(left.elements()), strict=True))

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
    return math.comb(n, k)


def after(deal: Any, choice: int) -> Any:
    """The deal after a legal choice."""
    deal = deal.clone()
    deal.play(choice)
    return deal


def shows(before: Any, later: Any, viewer: int) -> bool:
    """Whether a viewer sees that something was chosen."""
    observer = HIDDEN_FROM_ALL if viewer == WATCHER else viewer
    return pickle.dumps(before.hidden(observer)) != pickle.dumps(later.hidden(observer))


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
