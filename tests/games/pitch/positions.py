"""Deals and positions of Pitch written as people write them."""

from functools import partial

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.games.pitch import notation
from atout.games.pitch.deal import Pitch
from atout.games.pitch.match import PitchMatch
from atout.games.pitch.options import PRESETS, PitchOptions
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
    return build(PitchOptions, base | rules)


def pack_of(hands, dealer, **rules):
    """The order of a pack that deals these hands, texts by seat; what a hand lacks comes from the top ranks down."""
    players = options(**rules).players
    every = cards.pack()
    held = [[cards.parse(text) for text in hand.split()] for hand in [*hands, *[""] * players][:players]]
    for card in [card for hand in held for card in hand]:
        every.remove(card)
    for hand in held:
        while len(hand) < 6:
            hand.append(every.pop())
    order = [held[(dealer + 1 + step) % players] for step in range(players)]
    return [card for start in (0, 3) for hand in order for card in hand[start : start + 3]] + every


def dealt(*hands, dealer=None, **rules):
    """A deal that has just been dealt; the last seat deals, so that seat 0 bids first."""
    chosen = options(**rules)
    dealer = chosen.players - 1 if dealer is None else dealer
    deal = Pitch(chosen)
    deal.set_up(dealer, pack_of(hands, dealer, **rules))
    return deal


def position(*hands, trumps="S", turn=0, bid=2, pitcher=0, takers=(), gone="", **rules):
    """Hands at the start of a trick; ``gone`` are the cards of the tricks that the ``takers`` took."""
    deal = Pitch(options(**rules))
    held = [
        [cards.parse(text) for text in hand.split()] for hand in [*hands, *[""] * deal.seats][: deal.seats]
    ]
    played = [cards.parse(text) for text in gone.split()]
    deal.arrange(held, cards.SUITS.index(trumps), turn, bid, pitcher, takers, played)
    return deal


def legal(deal):
    """The legal choices as text, smudges left out."""
    texts = [notation.write(deal, choice) for choice in deal.choices()]
    return " ".join(text for text in texts if "=" not in text)


def smudges(deal):
    """The cards that may be smudged."""
    texts = [notation.write(deal, choice) for choice in deal.choices()]
    return " ".join(text.removeprefix("smudge=") for text in texts if "=" in text)


def hand(deal, seat):
    """A hand as text, as it is known."""
    return " ".join(cards.text(card) for card in cards.listed(deal.hands[seat]))


def refused(deal, text):
    """Why a choice is refused: the rule and the key of the words."""
    with pytest.raises(Illegal) as caught:
        deal.clone().play(notation.read(deal, text))
    return caught.value.refusal.rule, caught.value.refusal.text.key


def points(deal):
    """What each side got."""
    return list(deal.points)[: deal.sides]


def scored(captured, trumps, bid, pitcher=0, dealt_to=None, **rules):
    """A hand in which each side took these cards, to its score.

    All the trumps in play and all that count are among them; the rest are low cards that count for nothing.
    ``dealt_to`` says who held the trumps. The last trick is played; those before it are made up.
    """
    chosen = options(**rules)
    trump = cards.SUITS.index(trumps)
    named = [[cards.parse(text) for text in side] for side in captured]
    used = {card for side in named for card in side}
    low = [
        card
        for card in cards.pack()
        if cards.suit(card) != trump and cards.rank(card) < 8 and card not in used
    ]
    holders = dealt_to or {}
    tricks = []  # of each: who took it, and its cards by who played them
    for side, held in enumerate(named):
        for card in held:
            lay_somewhere(card, holders.get(cards.text(card)), side, tricks, chosen.players)
    while len(tricks) < 6:
        tricks.append((len(named) - 1, {}))
    assert len(tricks) == 6
    plays = [(seat, trick.get(seat, -1)) for _, trick in tricks for seat in range(chosen.players)]
    deal = Pitch(chosen)
    deal.recall(
        [card if card >= 0 else low.pop() for _, card in plays],
        [seat for seat, _ in plays],
        [taker for taker, _ in tricks],
        trump, bid, pitcher,
    )  # fmt: skip
    return deal


def lay_somewhere(card, holder, side, tricks, players):
    """Put a card into the first trick of the side in which its holder, or anyone, has not played."""
    for taker, trick in tricks:
        free = [seat for seat in range(players) if seat not in trick]
        if taker == side and free and (holder is None or holder in free):
            trick[free[-1] if holder is None else holder] = card
            return
    tricks.append((side, {players - 1 if holder is None else holder: card}))


def match_of(dealer=DEALER, **rules):
    """A match with a first dealer."""
    return PitchMatch(options(**rules), dealer)


def play_hand(match, hands, texts):
    """Deal these hands and make these choices."""
    dealer = match.dealer if not match.results else match.next_dealer()
    rules = {name: getattr(match.options, name) for name in match.options.__struct_fields__}
    match.start({"pack": pack_of(hands, dealer, **rules)})
    for text in texts.split():
        match.play(match.deal.turn, [notation.read(match.deal, text)])
    return match
