"""A hidden deal filled: consistent with everything public, never ruling out the true deal, equally likely.

Comparing Views is not enough: the past is replayed in what was filled.
"""

import pickle
import random
from collections import Counter

import pytest
from hypothesis import given

from atout.core import cards
from atout.core.rng import Rng
from tests.contract.exchange import Past, places_of
from tests.helpers import GAMES, any_table, every_table, examples, privy, seeds, with_players, wordy_of
from tests.likely import chi_square, threshold

FILLS = 6
SMALL = 150
"""How many layouts are tried one by one on a small position."""
PER_LAYOUT = 60
LONGEST = 400
SEEDS = 120


def observers(past):
    """The seats that know who is asked: a player thinks from a seat; nobody fills a watcher's deal."""
    return [seat for seat in range(past.deal.seats) if privy(past.deal, seat)]


def check_fill(past, viewer, seed):
    """One filled deal: open, possible, the same for the viewer, and the past happens in it."""
    hidden = past.deal.hidden(viewer)
    filled = hidden.filled(Rng(seed))
    assert filled.observer == -1
    assert hidden.allows(filled)
    assert pickle.dumps(filled.hidden(viewer)) == pickle.dumps(hidden)
    if any(past.second.zones().values()):
        replayed = past.replayed(past.chances_of(viewer, filled), viewer, filled)
        assert replayed is not None, "a past decision is not legal in the deal that was filled"
        assert replayed.position() == filled.position()
        assert replayed.key == filled.key


@every_table
def test_every_past_decision_is_legal_in_every_deal_that_is_filled(game, options):
    for seed, most in enumerate([0, 1, 4, 12, 30, 60, 120, 250, 400]):
        past = Past(game, options, seed, most)
        for viewer in observers(past):
            for fill in range(FILLS):
                check_fill(past, viewer, 10 * seed + fill)


@examples(30)
@given(any_table, seeds)
def test_nor_under_any_house_rules_is_the_past_broken(table, seed):
    past = Past(*table, seed, random.Random(seed).choice([1, 10, 40, 150]))
    for viewer in observers(past):
        check_fill(past, viewer, seed)


@examples(30)
@given(any_table, seeds)
def test_the_true_deal_is_never_ruled_out(table, seed):
    past = Past(*table, seed, random.Random(seed).choice([0, 1, 10, 40, 150, 400]))
    for viewer in observers(past):
        assert past.deal.hidden(viewer).allows(past.deal)


@examples(20)
@given(any_table, seeds)
def test_a_filled_deal_can_be_played_to_its_end(table, seed):
    past = Past(*table, seed, random.Random(seed).choice([0, 1, 10, 40]))
    deal = past.deal
    if deal.turn < 0:
        return
    filled = deal.hidden(deal.turn).filled(Rng(seed))
    luck = random.Random(seed)
    held = []
    for _ in range(40):
        filled.play(luck.choice(filled.choices()))
        if filled.turn < 0:
            break
        held.append(sorted(card for place in places_of(past, filled).values() for card in place))
    dealt = [every for every in held if every]
    assert all(every == dealt[0] for every in dealt)
    if past.pack_name:
        pack = sorted(cards.text(card) for card in past.values[past.pack_name])
        assert all(held == pack for held in dealt[:1])


# --- equally likely -----------------------------------------------------------------------------------


def some_choices(seed):
    return random.Random(seed).choice([4, 6, 9, 12, 16, 20, 40, 60, 90, 130, 200])


def near_the_end(game, options, seed):
    """A deal a few choices before it ends, or somewhere in a long one."""
    openly = seed % 4 == 3
    length = len(Past(game, options, seed, LONGEST, open=openly).made)
    return Past(game, options, seed, length - random.Random(seed).randint(1, 8), open=openly)


def small_positions(game, options, wanted):
    """Positions with few enough layouts to try them all: (past, viewer, the possible ones), so many of each kind.

    One kind is positions where the past rules some layout out, the other those where it does not.
    """
    found = {True: [], False: []}
    for seed in range(SEEDS):
        past = (
            near_the_end(game, options, seed) if seed % 2 else Past(game, options, seed, some_choices(seed))
        )
        if past.deal.turn < 0:
            continue
        for viewer in range(past.deal.seats):
            if past.unseen_choices(viewer) or not privy(past.deal, viewer):
                continue  # then a deal is as likely as the choices; a game's own tests look at those
            layouts = past.layouts(viewer, SMALL)
            possible = possible_positions(past, viewer, layouts) if layouts else Counter()
            if len(possible) > 1:
                found[possible.total() < len(layouts)].append((past, viewer, possible))
        if min(map(len, found.values())) >= wanted:
            break
    return found[True][:wanted] + found[False][:wanted]


def possible_positions(past, viewer, layouts):
    """The positions of those layouts in which the past could have happened, and how many lead to each.

    ``allows`` says the same of each. Equal cards are two, as they lie: more layouts lead to some positions.
    """
    hidden = past.deal.hidden(viewer)
    possible = Counter()
    for layout in layouts:
        replayed = past.replayed(past.exchanged(past.swap_to(viewer, layout)), viewer)
        if replayed is not None:
            assert hidden.allows(replayed)
            possible[replayed.position()] += 1
    return possible


def hides_cards(game, options):
    """Whether cards are hidden, and few enough at times; of vast numbers a game's own tests look at small ones."""
    if getattr(wordy_of(game), "VAST", False):
        return False
    pasts = [Past(game, options, 1, most) for most in (5, 30)]
    return any(past.unknown(viewer) for past in pasts for viewer in range(past.deal.seats))


SECRETIVE = [
    pytest.param(game, options, id=f"{game.name}-{name}-{players}")
    for game in GAMES
    for name, preset in game.presets.items()
    for players in game.seats
    if (options := with_players(game, preset, players)) is not None and hides_cards(game, options)
]


@pytest.mark.parametrize(("game", "options"), SECRETIVE)
def test_every_deal_that_is_possible_is_filled_equally_often(game, options):
    positions = small_positions(game, options, wanted=5)
    assert len(positions) >= 3
    for past, viewer, possible in positions:
        hidden = past.deal.hidden(viewer)
        luck = Rng(7)
        found = Counter(hidden.filled(luck).position() for _ in range(PER_LAYOUT * possible.total()))
        assert set(found) <= set(possible)
        expected = {at: PER_LAYOUT * n for at, n in possible.items()}
        assert chi_square(found, expected) < threshold(len(possible) - 1)
