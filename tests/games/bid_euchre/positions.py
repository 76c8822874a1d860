"""Deals and positions of Bid Euchre written as people write them."""

from functools import partial

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.games.bid_euchre import notation
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.match import EuchreMatch
from atout.games.bid_euchre.numbers import NO_TRUMP
from atout.games.bid_euchre.options import PRESETS, EuchreOptions
from tests.helpers import played_on

DEALER = 3


after = partial(played_on, notation)
"""The deal after these choices, as text."""


def options(preset="", **rules):
    """House rules."""
    base = (
        {}
        if not preset
        else {name: getattr(PRESETS[preset], name) for name in PRESETS[preset].__struct_fields__}
    )
    return build(EuchreOptions, base | rules)


def pack_of(hands, dealer=DEALER, **rules):
    """The order of a pack that deals these hands, texts by seat; what a hand lacks comes from the rest."""
    rules = options(**rules)
    size = 6 * rules.decks
    every = cards.pack("9", packs=rules.decks) + [cards.BIG_JOKER] * rules.joker
    held = [[cards.parse(text) for text in hand.split()] for hand in hands]
    for hand in held:
        for card in hand:
            every.remove(card)
    for seat in range(4):
        wanted = size + (rules.joker and seat == dealer)
        while len(held[seat]) < wanted:
            held[seat].append(every.pop())
    last = [held[dealer].pop()] if rules.joker else []
    return [held[(dealer + 1 + i) % 4][i // 4] for i in range(4 * size)] + last


def dealt(*hands, dealer=DEALER, **rules):
    """A deal that has just been dealt; the dealer is seat 3, so that seat 0 bids first."""
    hands = [*hands, "", "", "", ""][:4]
    deal = Euchre(options(**rules))
    deal.set_up(dealer, pack_of(hands, dealer, **rules))
    return deal


def position(*hands, trumps="H", turn=0, bid="3", bidder=0, takers=(), **rules):
    """Hands at the start of a trick, after those that the ``takers`` took."""
    deal = Euchre(options(**rules))
    trump = NO_TRUMP if trumps == "none" else cards.SUITS.index(trumps)
    held = [[cards.parse(text) for text in hand.split()] for hand in [*hands, "", "", ""][:4]]
    deal.arrange(held, trump, turn, notation.read(deal, bid), bidder, takers)
    return deal


def legal(deal):
    """The legal choices as text."""
    return " ".join(notation.write(deal, choice) for choice in deal.choices())


def hand(deal, seat):
    """A hand as text, as it is known."""
    held = cards.listed(deal.hands[seat]) + cards.listed(deal.twins[seat])
    return " ".join(cards.text(card) for card in sorted(held))


def refused(deal, text):
    """Why a choice is refused: the rule and the key of the words."""
    with pytest.raises(Illegal) as caught:
        deal.clone().play(notation.read(deal, text))
    return caught.value.refusal.rule, caught.value.refusal.text.key


def played_out(deal, luck=None):
    """The deal at its end, by first choices or by chance."""
    deal = deal.clone()
    while deal.turn >= 0:
        choices = deal.choices()
        deal.play(luck.choice(choices) if luck else choices[0])
    return deal


def points(deal):
    """What each side got."""
    return [int(deal.value(side)) for side in (0, 1)]


def match_of(dealer=DEALER, **rules):
    """A match with a first dealer."""
    return EuchreMatch(options(**rules), dealer)


def play_deal(match, hands, texts):
    """Deal these hands and make these choices."""
    dealer = match.dealer if not match.results else match.next_dealer()
    rules = {name: getattr(match.options, name) for name in match.options.__struct_fields__}
    match.start({"pack": pack_of([*hands, "", "", "", ""][:4], dealer, **rules)})
    for text in texts.split():
        match.play(match.deal.turn, [notation.read(match.deal, text)])
    return match
