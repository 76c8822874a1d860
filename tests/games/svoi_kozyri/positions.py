"""Small positions of Svoi Kozyri as text, and what can be read off them."""

from functools import partial

import msgspec

from atout.core import cards
from atout.core.chances import Numbers
from atout.core.illegal import Illegal
from atout.core.options import as_dict
from atout.games.svoi_kozyri import notation
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.match import SvoiMatch
from atout.games.svoi_kozyri.numbers import LAST_CARD, LONG, NONE, OUT, REPEATED, SECOND
from atout.games.svoi_kozyri.options import PRESETS
from tests.games.svoi_kozyri.wordy import Wordy
from tests.helpers import played_on

ENDS = {0: "running", OUT: "out", LAST_CARD: "last card", REPEATED: "repeated", LONG: "long"}


after = partial(played_on, notation)
"""The deal after these choices, as text."""


def rules(preset="seed", **house_rules):
    """House rules: those of a preset, with some changed."""
    options = msgspec.structs.replace(PRESETS[preset], **house_rules)
    options.check()
    return options


def position(*hands, pile="", turn=0, second=False, preset="seed", **house_rules):
    """A position: ``position("S: 9H KS", "H: AH 6D", pile="8C QH")``.

    A hand begins with its trump suit, ``-`` for none. ``second``: the top card has just been laid to
    beat the one below it, and a second card is owed.
    """
    deal = Svoi(rules(preset, players=len(hands), **house_rules))
    trumps = [NONE if hand[0] == "-" else cards.SUITS.index(hand[0]) for hand in hands]
    held = [parsed(hand.partition(":")[2]) for hand in hands]
    deal.arrange(held, parsed(pile), trumps, turn, SECOND if second else None)
    return deal


def parsed(text):
    """The cards of a text."""
    return [cards.parse(name) for name in text.split()]


def dealt(pack="", dealer=0, trumps="", coins=(), by_lot=False, **house_rules):
    """A fresh deal from the order of its pack or its coins.

    The trump suits are chosen in turn, left of the dealer first; ``by_lot``: they are dealt, seat by seat.
    """
    deal = Svoi(rules(trumps="dealt" if by_lot else "chosen", **house_rules))
    deal.set_up(dealer, parsed(pack), coins, [cards.SUITS.index(suit) for suit in trumps] if by_lot else ())
    return deal if by_lot else after(deal, " ".join(f"trumps={suit}" for suit in trumps))


def legal(deal):
    """What may be chosen, as text: cards by suit (S, H, D, C) from the lowest, then ``take``."""
    return " ".join(notation.write(deal, choice) for choice in deal.choices())


def refused(deal, text):
    """The rule by which a choice is refused."""
    try:
        deal.clone().play(notation.read(deal, text))
    except Illegal as illegal:
        return illegal.refusal.rule
    return None


def hand(deal, seat):
    """The cards of a seat."""
    return written(cards.listed(deal.hands[seat]))


def hands(deal):
    """The cards of every seat."""
    return [hand(deal, seat) for seat in range(deal.seats)]


def sizes(deal):
    """How many cards each seat holds."""
    return list(deal.held)[: deal.seats]


def pile(deal):
    """The pile from the bottom."""
    return written([deal.pile[at] for at in range(deal.size)])


def written(held):
    """Cards as text."""
    return " ".join(cards.text(card) for card in held)


def end(deal):
    """How the deal ended, and who lost (-1: nobody)."""
    return ENDS[deal.ended], deal.loser


def places(deal):
    """The order in which the seats went out, 0 for those who did not."""
    return list(deal.place)[: deal.seats]


def in_words(deal, **house_rules):
    """The same position by the wordy definition."""
    letters = [cards.SUITS[suit] if suit < NONE else None for suit in list(deal.trump)[: deal.seats]]
    options = as_dict(rules(players=deal.seats, **house_rules))
    return Wordy.at(options, [held.split() for held in hands(deal)], letters, pile(deal).split(), deal.turn)


def match_of(dealer=0, **house_rules):
    """A match before its first deal."""
    return SvoiMatch(rules(**house_rules), dealer)


def match_from(deal, dealer=None, **house_rules):
    """A match in the middle of a deal: this one, whose first turn begins now."""
    match = match_of(deal.seats - 1 if dealer is None else dealer, players=deal.seats, **house_rules)
    match.deal, match.between = deal, False
    match._count_position()
    return match


def start(match):
    """The next deal of a match, its pack in order and its coins all alike."""
    values = {chance.name: first_of(chance) for chance in match.chances()}
    match.start(values)
    return match


def first_of(chance):
    """The plainest value of a chance."""
    return [0] * chance.count if isinstance(chance, Numbers) else list(chance.of)[: chance.count or None]


def play(match, choices):
    """Choices of whoever is in turn, one after the other."""
    for text in choices.split():
        match.play(match.deal.turn, [notation.read(match.deal, text)])
    return match
