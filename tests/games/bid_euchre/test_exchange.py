"""What those who did not see an exchange think of it: every deal and every exchange that fit are equally likely.

Small positions are enumerated: where each unknown card lies, which card the bidder gave and which came back.
"""

import itertools
from collections import Counter

import pytest

from atout.core import cards
from atout.core.rng import Rng
from tests.games.bid_euchre.positions import after, dealt
from tests.likely import chi_square, threshold

DEALS = [
    (["AH KH QH TH 9H 9C", "9S TS JS QS KS AS", "JH JD TC QC KC AC", "9D TD QD KD AD JC"], "9C JH"),
    (["AH KH QH TH 9C TC", "9S TS JS QS KS AS", "QC KC AC JC AD KD", "9D TD QD 9H JH JD"], "9C AC"),
]
PER_WAY = 40
TRICKS = 4


def late(hands, exchange):
    """A position late in an ask, with seat 1, who did not see the exchange, to play."""
    deal = after(dealt(*hands), f"ask pass pass pass trumps=H {exchange}")
    while deal.tricks < TRICKS or deal.turn != 1:
        deal.play(deal.choices()[-1])
    return deal


def ways(deal):
    """How many (cards, exchange) lead to each position, by trying them all."""
    bidder, out, other = 0, 2, 3
    unknown = sorted(card for seat in (bidder, out, other) for card in cards.listed(deal.hands[seat]))
    held = {seat: len(cards.listed(deal.hands[seat])) for seat in (bidder, out, other)}
    played = [deal.plays[n] for n in range(deal.played) if deal.by[n] == bidder]
    found = Counter()
    for mine in itertools.combinations(unknown, held[bidder]):
        rest = [card for card in unknown if card not in mine]
        for theirs in itertools.combinations(rest, held[out]):
            others = [card for card in rest if card not in theirs]
            if cards.mask(mine) & deal.barred[bidder] or cards.mask(others) & deal.barred[other]:
                continue
            found[mine, theirs] = sum(
                fits(gift, set(theirs) - {given}) for gift in [*mine, *played] for given in theirs
            )
    return Counter({key: count for key, count in found.items() if count})


ORDER = [cards.parse(text) for text in ["9H", "TH", "QH", "KH", "AH", "JD", "JH"]]


def fits(gift, others):
    """BE-9: the gift is the highest trump that the partner had, or there was none."""
    return not [
        card
        for card in others
        if card in ORDER and (gift not in ORDER or ORDER.index(card) > ORDER.index(gift))
    ]


@pytest.mark.parametrize(("hands", "exchange"), DEALS)
def test_BE_9_every_deal_and_exchange_that_fit_are_equally_likely(hands, exchange):
    deal = late(hands, exchange)
    expected = ways(deal)
    hidden = deal.hidden(1)
    rng = Rng(5)
    tries = min(PER_WAY * expected.total(), 40_000)
    found = Counter()
    for _ in range(tries):
        filled = hidden.filled(rng)
        found[tuple(cards.listed(filled.hands[0])), tuple(cards.listed(filled.hands[2]))] += 1
    assert set(found) <= set(expected)
    share = tries / expected.total()
    assert len(expected) > 10
    often = {key: share * count for key, count in expected.items()}
    assert chi_square(found, often) < threshold(len(expected) - 1)


def test_BE_9_the_bidder_knows_that_no_higher_trump_is_left():
    deal = after(dealt(*DEALS[0][0]), f"ask pass pass pass trumps=H {DEALS[0][1]}")
    rng = Rng(1)
    for _ in range(50):
        assert not deal.hidden(0).filled(rng).hands[2] >> cards.parse("JH") & 1
    deal = after(dealt(*DEALS[1][0]), f"ask pass pass pass trumps=H {DEALS[1][1]}")
    for _ in range(50):
        filled = deal.hidden(0).filled(rng)
        assert not [card for card in ORDER if filled.hands[2] >> card & 1]
