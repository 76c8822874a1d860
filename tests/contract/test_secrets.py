"""Nobody is shown or told what they cannot know.

Cards that a seat cannot see are exchanged and the same choices made again: its Views, its events and
the deal hidden for it stay the same to the last byte.
"""

import pickle
import random

import msgspec
from hypothesis import given

from atout.core.course import HIDDEN_FROM_ALL, WATCHER
from atout.core.illegal import Illegal
from atout.core.view import Named
from tests.contract.exchange import Past
from tests.helpers import (
    any_table,
    bytes_of,
    chances_of,
    every_table,
    examples,
    face,
    privy,
    seeds,
    stands_for,
    viewers,
    zones,
)  # fmt: skip

TRIES = 12


def as_seen(course, viewer):
    """All that reaches a viewer: the hidden deal, the View, every event so far."""
    events = course.events(viewer)
    return pickle.dumps(course.hidden(viewer)), bytes_of(course.view(viewer)), bytes_of(events)


def other_chances(past, viewer, luck):
    """Cards that the viewer cannot know exchanged, and the chances with them, None if all is known."""
    places = past.unknown(viewer)
    shown_at_once = getattr(past.second, "shown_at_once", lambda _: False)
    cards = [card for held in places.values() for card in held if not shown_at_once(card)]
    if cards:
        one, other = luck.choice(cards), luck.choice(cards)
        return {one: other, other: one}, past.exchanged({one: other, other: one})
    if not any(past.second.zones().values()):  # nothing is dealt yet: all of the pack is unknown
        fresh = chances_of(past.game.match(past.options, None), luck.randrange(10**6))
        return {}, fresh | {name: value for name, value in past.values.items() if name == "first_dealer"}
    return None


def check_exchanges(past, luck):
    course = past.course()
    tried = 0
    for viewer in viewers(course):
        for _ in range(TRIES):
            changed = other_chances(past, viewer, luck)
            if changed is None:
                break
            swap, values = changed
            try:
                other = past.course(values, viewer, swap)
            except Illegal:
                continue  # the viewer could tell: the past rules this exchange out
            assert as_seen(other, viewer) == as_seen(course, viewer)
            tried += 1
            break
    return tried


@every_table
def test_exchanging_unseen_cards_changes_nothing_that_a_seat_sees(game, options):
    luck = random.Random(1)
    tried = sum(
        check_exchanges(Past(game, options, seed, most), luck)
        for seed, most in enumerate([0, 1, 5, 20, 60, 150])
    )
    hidden_later = game.seats_of(options) > 2
    assert tried >= 4 or not hidden_later


@examples(25)
@given(any_table, seeds)
def test_nor_under_any_house_rules(table, seed):
    luck = random.Random(seed)
    check_exchanges(Past(*table, seed, luck.choice([0, 3, 10, 40])), luck)


def named_cards(thing):
    """The cards that a message names."""
    if isinstance(thing, Named):
        return set(thing.value.split()) if thing.kind in {"card", "cards"} else set()
    if isinstance(thing, msgspec.Struct):
        return set().union(*[named_cards(getattr(thing, field)) for field in thing.__struct_fields__])
    if isinstance(thing, dict):
        return set().union(*[named_cards(value) for value in thing.values()])
    if isinstance(thing, list | tuple):
        return set().union(*[named_cards(value) for value in thing])
    return set()


@every_table
def test_a_seat_sees_and_is_told_of_known_cards_alone(game, options):
    for seed in range(2):
        past = Past(game, options, seed, 0)
        match, second = past.match, past.second
        luck = random.Random(seed)
        for number in range(250):
            if match.deal.turn < 0:
                break
            seat = match.deal.turn
            choice = luck.choice(match.deal.choices())
            before = {viewer: second.zones(viewer) for viewer in [*range(match.seats), WATCHER]}
            second.play(game.notation.write(match.deal, choice))
            match.play(seat, [choice])
            for viewer, known in before.items():
                check_events(game, match, viewer, choice, known, second.zones(viewer))
                if number % 10 == 0:
                    check_view(game, match, viewer, second.zones(viewer))


def observer(viewer):
    return HIDDEN_FROM_ALL if viewer == WATCHER else viewer


def check_events(game, match, viewer, choice, known_before, known_after):
    before, _, after = match.steps[0]
    who = observer(viewer)
    if not privy(before, viewer) and pickle.dumps(before.hidden(who)) == pickle.dumps(after.hidden(who)):
        return  # nobody tells this viewer anything
    told = game.tell(before.hidden(who), after.hidden(who), before.turn, choice, viewer)
    known = {
        face(card) for places in (known_before, known_after) for place in places.values() for card in place
    }
    assert named_cards(told) <= known


def check_view(game, match, viewer, known):
    view = game.show(match.standing(), match.deal.hidden(observer(viewer)), viewer)
    for name, shown in zones(view).items():
        assert len(shown) == len(known[name])
        assert set(shown) - {"?"} <= {face(card) for card in known[name]}
    assert bool(view.choices) == (view.turn == viewer != WATCHER)
    assert {stands_for(view.game, choice.card) for choice in view.choices} - {""} <= {
        face(card) for card in known.get(f"hand-{viewer}", [])
    }
    assert named_cards(view.choices) <= {face(card) for place in known.values() for card in place}


@every_table
def test_what_is_asked_in_secret_has_a_time_of_its_own_that_all_know(game, options):
    """Else a pause would tell (``table/quiet.py``)."""
    for seed in range(3):
        past = Past(game, options, seed, 0)
        match, luck = past.match, random.Random(seed)
        while (deal := match.deal).turn >= 0:
            if deal.secret:
                known = {deal.hidden(observer(viewer)).spans() for viewer in [*range(match.seats), WATCHER]}
                assert deal.quiet
                assert len(known) == 1
                assert 0 <= deal.span() < len(deal.spans())
            match.play(deal.turn, [luck.choice(deal.choices())])


@every_table
def test_a_watcher_has_a_view_and_no_choices(game, options):
    past = Past(game, options, 3, 10)
    view = past.course().view(WATCHER)
    assert view.seat == WATCHER
    assert view.choices == []


def test_the_names_of_cards_are_found_wherever_they_stand():
    assert named_cards([{"a": Named("card", "9H")}, (Named("cards", "TS AC"),), Named("suit", "S")]) == {
        "9H",
        "TS",
        "AC",
    }
