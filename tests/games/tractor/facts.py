"""How the facts that a hint of Tractor gives are tried."""

from atout.core import cards
from atout.games.tractor.numbers import BURYING, DONE, PLAY, SMALL_JOKER, TRUMPS
from tests.games import tricks

WORTH = {"5": 5, "T": 10, "K": 10}


def decision(deal, choice, luck):
    """A play of several cards, or all that is laid in the talon; no throw, and no card after a single one."""
    deal, seat, before = deal.clone(), deal.turn, (deal.phase, deal.laid, deal.tricks)
    made = []
    while deal.turn == seat and (deal.phase, deal.laid, deal.tricks) == before:
        made.append(choice)
        deal.play(choice)
        if deal.phase not in {PLAY, BURYING}:
            break
        choices = deal.choices() if deal.turn == seat else []
        choice = luck.choice([choice for choice in choices if choice != DONE] or choices or [0])
        if DONE in choices and luck.randrange(2):
            choice = DONE
    return made


def hand(deal, seat):
    return cards.listed(deal.one[seat]) + cards.listed(deal.two[seat])


def points(held):
    return sum(WORTH.get(cards.text(card)[0], 0) for card in held if card < SMALL_JOKER)


def played(deal, choices):
    """The cards of a decision, those that were chosen before included."""
    before = cards.listed(deal.chosen_one) + cards.listed(deal.chosen_two)
    return before + [choice for choice in choices if choice != DONE]


def trumps(deal, held):
    return [card for card in held if deal.suit_of(card) == TRUMPS]


def keeps_points(deal, choices, args, side, luck):
    given = points(played(deal, choices))
    return given == args["points"] and tricks.takes(deal, choices, args, side, luck)


def gives_nothing(deal, choices, args, side, luck):
    return points(played(deal, choices)) == 0 and cannot_take(deal, choices, args, side, luck)


def cannot_take(deal, choices, _, __, luck):
    """Neither this play nor any other takes the trick."""
    seat = deal.turn
    others = [decision(deal, choice, luck) for choice in deal.choices()]
    return all(tricks.taker(deal.clone(), made, luck) != seat for made in [choices, *others])


def keeps_trumps(deal, choices, *_):
    return bool(trumps(deal, hand(deal, deal.turn))) and not trumps(deal, played(deal, choices))


def empties(deal, choices, args, *_):
    """A suit is gone, and there are trumps."""
    seat = deal.turn
    suit = cards.SUITS.index(args["suit"].value)
    held = hand(deal, seat)
    for choice in choices:
        deal.play(choice)
    left = hand(deal, seat)
    gone = any(deal.suit_of(card) == suit for card in held) and not any(
        deal.suit_of(card) == suit for card in left
    )
    return gone and bool(trumps(deal, left))


def talon_is_empty(deal, choices, *_):
    for choice in choices:
        deal.play(choice)
    return deal.phase == PLAY and points(deal.concealed()) == 0


FACTS = {
    "hint-why-takes": tricks.takes,
    "hint-why-partner": tricks.takes,
    "hint-why-lost": cannot_take,
    "tractor-why-points": keeps_points,
    "tractor-why-no-points": gives_nothing,
    "tractor-why-keeps-trumps": keeps_trumps,
    "tractor-why-empties": empties,
    "tractor-why-talon": talon_is_empty,
}
