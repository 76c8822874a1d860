"""Deals and positions of Hand and Foot written as people write them."""

from functools import partial

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.options import as_dict, build
from atout.games.hand_and_foot import notation
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import DRAWING, FACES, JOKER_KIND, KINDS, MELDING, TWO_KIND, kind_of
from atout.games.hand_and_foot.options import PRESETS, FootOptions
from tests.helpers import played_on

SPARE = "4C 6S QC 8C"


after = partial(played_on, notation)
"""The deal after these choices, as text."""


def options(preset="", **rules):
    """House rules."""
    return build(FootOptions, (as_dict(PRESETS[preset]) if preset else {}) | rules)


def kind(text):
    """The kind of a card, by its text."""
    return kind_of(cards.parse(text))


def kinds(texts):
    """The kinds of several cards."""
    return [kind(text) for text in texts.split()]


def melds(side, words):
    """Melds of a side by letters, ``KK2 999X 22X``: X is a joker; seven cards are a book."""
    return [(side, *meld(word)) for word in words.split()]


def meld(letters):
    """The number of a meld, and its naturals, twos and jokers."""
    twos, jokers = letters.count("2"), letters.count("X")
    naturals = len(letters) - twos - jokers
    return cards.RANKS.index(letters[0]) if naturals else 0, naturals, twos, jokers


def position(
    *hands,
    feet=None,
    pile="6S",
    stock="",
    mine="",
    theirs="",
    third="",
    fourth="",
    fifth="",
    drawn=True,
    played=(),
    deal=1,
    turn=0,
    whole=False,
    **rules,
):
    """A turn of seat 0, who has drawn by default: hands by seat, melds and books of the sides.

    ``feet`` by seat, an empty text where the foot is picked up; by default nobody has. ``whole`` is the house
    rule that all of the pile is taken (HF-18). What is not named are spare cards.
    """
    game = Foot(options(**rules, pile="whole" if whole else "seven"))
    game.arrange(
        [kinds(hand) for hand in [*hands, *[SPARE] * game.seats][: game.seats]],
        [kinds(foot) for foot in [*(feet or ()), *[SPARE] * game.seats][: game.seats]],
        kinds(stock or " ".join([SPARE] * 10)),
        kinds(pile),
        [one for side, laid in enumerate((mine, theirs, third, fourth, fifth)) for one in melds(side, laid)],
        turn,
        MELDING if drawn else DRAWING,
        played,
        deal - 1,
    )
    return game


def legal(deal):
    """The legal choices as text."""
    return {notation.write(deal, choice) for choice in deal.choices()}


def refused(deal, texts):
    """Why the last of these choices is refused: the rule and the key of the words."""
    *before, last = texts.split()
    deal = after(deal, " ".join(before))
    with pytest.raises(Illegal) as caught:
        deal.play(notation.read(deal, last))
    return caught.value.refusal.rule, caught.value.refusal.text.key


def hand(deal, seat):
    """A hand as it is known, by faces."""
    return sorted(FACES[kind] for kind in range(KINDS) for _ in range(deal.hands[seat][kind]))


def lays(texts):
    """The choices that lay these cards as one meld: wild cards go to the rank of the natural ones."""
    natural = [text for text in texts if kind(text) not in {TWO_KIND, JOKER_KIND}]
    target = notation.letter(kind(natural[0])) if natural else "W"
    names = {TWO_KIND: f"2+{target}", JOKER_KIND: f"BJ+{target}"}
    return " ".join(names.get(kind(text), f"+{text[0]}") for text in texts)
