"""Deals and positions of Tractor written as people write them."""

from collections import Counter

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import as_dict, build
from atout.games.tractor import notation
from atout.games.tractor.deal import Tractor
from atout.games.tractor.match import TractorMatch
from atout.games.tractor.numbers import DONE, NO_TRUMP, PLAY
from atout.games.tractor.options import PRESETS, TractorOptions

PACK = cards.pack(jokers=2, packs=2)


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


def filled_up(hands, size, avoid=(), *, rank="2"):
    """The hands with low cards of other suits, so that each has ``size`` cards."""
    left = Counter(PACK)
    left.subtract(Counter(card for hand in hands for card in hand))
    assert min(left.values()) >= 0, "a card is there three times"
    spare = [
        card
        for card in sorted(left.elements(), key=lambda card: (card % 13, card))
        if card < cards.SMALL_JOKER and cards.suit(card) not in avoid and card % 13 != rank_of(rank)
    ]
    return [[*hand, *(spare.pop(0) for _ in range(size - len(hand)))] for hand in hands]


def position(*hands, trumps="H", rank="2", turn=0, starter=0, led="", talon="", points=0, **rules):
    """Hands at the start of a trick, or after a lead that lies; short hands get cards of no importance.

    Play goes from a seat to the one before: 0, 3, 2, 1.
    """
    held = [kinds(hand) for hand in [*hands, "", "", ""][:4]]
    lead = kinds(led)
    size = max(len(hand) for hand in held)
    avoid = {cards.suit(card) for hand in [*held, lead] for card in hand if card < cards.SMALL_JOKER}
    avoid.add(trump_of(trumps))
    whole = [*held, lead]
    whole[turn] = [*held[turn], *lead]
    held = filled_up(whole[:4], size, avoid if len(avoid) < 4 else {trump_of(trumps)}, rank=rank)
    for card in lead:
        held[turn].remove(card)
    deal = Tractor(options(**rules))
    deal.arrange(
        held, rank_of(rank), trump_of(trumps), turn, starter, talon=kinds(talon), points=points, led=lead
    )
    return deal


def after(deal, texts):
    """The deal after these choices."""
    deal = deal.clone()
    for text in texts.split():
        deal.play(notation.read(deal, text))
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
