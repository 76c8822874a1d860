"""Deals and positions of Tractor written as people write them."""

from collections import Counter
from functools import partial

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import as_dict, build
from atout.games.tractor import notation
from atout.games.tractor.deal import Tractor
from atout.games.tractor.match import TractorMatch
from atout.games.tractor.numbers import DONE, NO_TRUMP, PLAY
from atout.games.tractor.options import PRESETS, TractorOptions
from tests.helpers import played_on

PACK = cards.pack(jokers=2, packs=2)


after = partial(played_on, notation)
"""The deal after these choices, as text."""


def options(preset="seed", **rules):
    """House rules."""
    return build(TractorOptions, as_dict(PRESETS[preset]) | rules)


def kinds(text):
    """Cards from their texts, given as one text or as a list."""
    return [cards.parse(card) for card in (text.split() if isinstance(text, str) else text)]


def rank_of(letter):
    """0 (two) to 12 (ace)."""
    return cards.RANKS.index(letter)


def trump_of(letter):
    """A suit, or none."""
    return NO_TRUMP if letter == "none" else cards.SUITS.index(letter)


def filled_up(hands, talon, suits, rank):
    """The hands, all as long as the longest, with low cards of other suits than these where there are others."""
    left = Counter(PACK)
    left.subtract(card for held in [*hands, talon] for card in held)
    assert min(left.values()) >= 0, "a card is there three times"
    plain = [card for card in left.elements() if card < cards.SMALL_JOKER and card % 13 != rank_of(rank)]
    spare = sorted(plain, key=lambda card: (cards.suit(card) in suits, card % 13, card))
    size = max(len(hand) for hand in hands)
    return [[*hand, *(spare.pop(0) for _ in range(size - len(hand)))] for hand in hands]


def position(
    *hands, trumps="H", rank="2", turn=0, starter=0, led="", talon="", points=0, levels="22", **rules
):
    """Hands at the start of a trick, or after a lead that lies; short hands get cards of no importance.

    Play goes from a seat to the one before: 0, 3, 2, 1.
    """
    held = [kinds(hand) for hand in [*hands, "", "", ""][:4]]
    lead, laid_down = kinds(led), kinds(talon)
    held[turn] += lead
    suits = {cards.suit(card) for hand in held for card in hand if card < cards.SMALL_JOKER}
    held = filled_up(held, laid_down, suits | {trump_of(trumps)}, rank)
    for card in lead:
        held[turn].remove(card)
    deal = Tractor(options(**rules))
    deal.arrange(
        held,
        trump_of(trumps),
        turn,
        laid_down,
        points,
        starter,
        rank=rank_of(rank),
        ranks=[rank_of(level) for level in levels],
        led=lead,
    )
    return deal


ANY = ""
"""A card of no importance, where the order of drawing is given."""


def drawing(draws, drawer=0, *, starter=-1, levels="22", **rules):
    """The first round, or a later one with a starter, before the first card is drawn: what each seat will draw, in order.

    Where no card is given a plain one is drawn; jokers come last, one to a seat.
    """
    levels = [rank_of(level) for level in levels]
    rank = levels[starter % 2] if starter >= 0 else levels[0]
    left = Counter(PACK)
    left.subtract(card for held in draws.values() for card in kinds([text for text in held if text]))
    assert min(left.values()) >= 0, "a card is there three times"
    rest = sorted(left.elements(), key=lambda card: (card % 13 == rank and card < cards.SMALL_JOKER, card))
    pack = []
    for at in range(100):
        held = draws.get((drawer + at) % 4, [])
        text = held[at // 4] if at // 4 < len(held) else ANY
        pack.append(cards.parse(text) if text else rest.pop(0))
    deal = Tractor(options(**rules))
    deal.set_up(drawer, pack + rest, first=starter < 0, starter=starter, ranks=levels, rank=rank)
    return deal


def laid(deal, text):
    """The deal after a play of these cards, in whatever order."""
    deal = deal.clone()
    who, before = deal.turn, deal.laid
    for card in kinds(text):
        deal.play(card)
    if deal.turn == who and deal.laid == before and deal.phase == PLAY:
        deal.play(DONE)
    return deal


def is_legal(deal, text):
    """Whether a play of these cards can be made."""
    try:
        laid(deal, text)
    except Illegal:
        return False
    return True


def plays(deal, trick):
    """The plays of a trick as texts, in order."""
    size, start = deal.sizes[trick], 4 * sum(deal.sizes[:trick])
    every = [cards.text(card) for card in deal.plays[start : start + 4 * size]]
    return [every[at : at + size] for at in range(0, 4 * size, size)]


def hand(deal, seat):
    """The cards of a hand as texts."""
    return [cards.text(kind) for kind in range(54) for held in (deal.one, deal.two) if held[seat] >> kind & 1]


def legal(deal):
    """The legal choices as text."""
    return " ".join(notation.write(deal, choice) for choice in deal.choices())


def refused(deal, text):
    """Why a choice is refused: the rule and the key of the words."""
    with pytest.raises(Illegal) as caught:
        deal.clone().play(notation.read(deal, text))
    return caught.value.refusal.rule, caught.value.refusal.text.key


def match_of(dealer=None, **rules):
    """A match."""
    return TractorMatch(options(**rules), dealer)
