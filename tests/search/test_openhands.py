"""Open hands are solved exactly: beside a search of every play through the rules, and beside the same search in C."""

import random
import shutil

import pytest
from bench.tricks import ours, positions, theirs

from atout.core.rng import Rng
from atout.games.bid_euchre import suits
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.numbers import PLAY
from atout.games.bid_euchre.options import EuchreOptions
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, BIDDING, PASS
from atout.games.pitch.openhands import PitchHands
from atout.games.pitch.options import PitchOptions
from atout.search import openhands
from atout.search.openhands import OpenHands

PLAIN = openhands.__file__.endswith(".py")
ROUNDS = 8 if PLAIN else 120
EVEN, ODD = 0b0101, 0b1010


def searched(deal, gains, maximises, known):
    """What a side comes to, by trying every play through the rules; positions are told apart by all that counts."""
    if gains(deal) is not None:
        return gains(deal)
    key = (deal.position(), tuple(deal.won))
    if key not in known:
        values = []
        for choice in deal.choices():
            after = deal.clone()
            after.play(choice)
            values.append(searched(after, gains, maximises, known))
        known[key] = (max if maximises(deal.turn) else min)(values)
    return known[key]


def check(deal, gains, maximises, solver_values, total):
    """Every choice, and the best of them."""
    expected = {}
    known = {}
    for choice in deal.choices():
        after = deal.clone()
        after.play(choice)
        expected[choice] = searched(after, gains, maximises, known)
    assert dict(solver_values) == expected
    assert total == (max if maximises(deal.turn) else min)(expected.values())


# --- tricks -------------------------------------------------------------------------------------------


def euchre_ending(luck, rng):
    """A deal of Bid Euchre near its end, played there by chance; None where it was passed out."""
    rules = EuchreOptions(decks=luck.choice([1, 1, 2]), joker=luck.random() < 0.3, no_trump=True)
    deal = Euchre(rules)
    deal.begin(rng)
    while deal.turn >= 0 and deal.phase != PLAY:
        deal.play(luck.choice(deal.choices()))
    left = luck.randrange(6, 12)
    while deal.turn >= 0 and deal.played < deal.top * deal.size - left:
        deal.play(luck.choice(deal.choices()))
    return deal if deal.turn >= 0 else None


def test_tricks_as_every_play_through_the_rules_gives_them():
    """One pack and two, the joker, no-trump, a partner who sits out, the beginning and the middle of a trick."""
    luck, rng, solver = random.Random(1), Rng(3), OpenHands(12)
    kinds = set()
    for _ in range(ROUNDS):
        deal = euchre_ending(luck, rng)
        if deal is None:
            continue
        kinds |= {("decks", deal.decks), ("trump", deal.trump), ("size", deal.size), ("lying", deal.lying)}
        sides = luck.choice([EVEN, ODD])
        seats = [seat for seat in range(4) if sides >> seat & 1]
        before = sum(deal.won[seat] for seat in seats)

        def gains(deal, seats=seats, before=before):
            return sum(deal.won[seat] for seat in seats) - before if deal.turn < 0 else None

        def maximises(seat, sides=sides):
            return sides >> seat & 1

        players = 0b1111 & ~(1 << deal.out if deal.out >= 0 else 0)
        arguments = (deal, players, sides, suits.TRUMPS[deal.trump])
        check(deal, gains, maximises, solver.values(*arguments), solver.total(*arguments))
    wanted = {("size", 3), ("size", 4), ("decks", 2), ("trump", 4), ("lying", 0), ("lying", 2)}
    assert PLAIN or kinds >= wanted


def test_a_search_that_is_cut_short_says_so():
    solver = OpenHands(12)
    deal = next(positions(1, 4))
    solver.limit = 50
    solver.total(deal, 0b1111, EVEN, suits.TRUMPS[deal.trump])
    assert solver.stopped
    solver.limit = 1 << 40
    solver.total(deal, 0b1111, EVEN, suits.TRUMPS[deal.trump])
    assert not solver.stopped


def test_mean_tricks_are_those_of_an_independent_program():
    """3.29 with a given suit and 4.85 with the best of four, for the side that leads (standard error 1.7 / sqrt(n))."""
    deals = 15 if PLAIN else 1000
    tricks, _, _ = ours(list(positions(deals, 1)))
    best = [max(tricks[i : i + 4]) for i in range(0, 4 * deals, 4)]
    spread = 4 * 1.7 / deals**0.5
    assert sum(tricks) / len(tricks) == pytest.approx(3.29, abs=spread)
    assert sum(best) / deals == pytest.approx(4.85, abs=spread)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_the_same_search_in_c_agrees_position_by_position():
    named = list(positions(3 if PLAIN else 100, 2))
    assert ours(named)[:2] == theirs(named)[:2]


# --- points of Pitch -----------------------------------------------------------------------------------


def pitch_ending(luck, rng):
    """A deal of Pitch near its end, played there by chance, for one point."""
    players = luck.choice([2, 3, 4, 4, 5, 6, 7])
    partners = players == 4 and luck.random() < 0.5
    ties = ["nobody", "pitcher", *(["other_side"] if partners or players == 2 else [])]
    deal = Pitch(
        PitchOptions(
            players=players,
            partners=partners,
            game_tie=luck.choice(ties),
            low=luck.choice(["won", "dealt"]),
            follow=luck.choice(["or_trump", "strict"]),
            all_pass="throw_in",
        )
    )
    deal.begin(rng)
    deal.play(BID + 1)
    while deal.phase == BIDDING:
        deal.play(PASS)
    left = luck.randrange(8, 12)
    while deal.turn >= 0 and deal.played < max(1, 6 * players - left):
        deal.play(luck.choice(deal.choices()))
    return deal


def test_points_of_pitch_as_every_play_through_the_rules_gives_them():
    """Every number of players, partners, both ways of low and of following, every way to break a tie."""
    luck, rng, solver = random.Random(2), Rng(7), PitchHands(12)
    for _ in range(ROUNDS):
        deal = pitch_ending(luck, rng)
        pitching = deal.pitcher % 2 if deal.partners else deal.pitcher

        def gains(deal, pitching=pitching):
            return max(0, deal.points[pitching]) if deal.turn < 0 else None

        def maximises(seat, deal=deal, pitching=pitching):
            return (seat % 2 if deal.partners else seat) == pitching

        check(deal, gains, maximises, solver.each_points(deal), solver.points_of(deal))
