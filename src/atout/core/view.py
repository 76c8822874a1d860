"""What one seat's screen shows: all that any front end needs to draw a table.

A View is built from a hidden deal, so it cannot hold what the seat may not know.
Every sentence is a ``Text``: a key of the words and its arguments, put into the
reader's language by the front end.

Nothing here is ever changed, so what looks the same is made once (``kept``), and nothing here is part of a
circle, so the collector of garbage need not look at it (``gc=False``).
"""

from collections.abc import Callable
from functools import _lru_cache_wrapper, cache, lru_cache
from typing import Any, Literal, ParamSpec, TypeVar, cast

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 4096
"""Of a kind of thing so many may stay when ``forget`` comes by."""
_makers: "list[_lru_cache_wrapper[Any]]" = []


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """A maker of parts of Views that makes what looks the same once: a hand lies there for many decisions.

    It is asked with small values alone, and what it makes follows from them. Nobody may change that. Which
    of the things were wanted last is not written down: it would cost more than to make some of them again.
    """
    maker = lru_cache(maxsize=None, typed=True)(make)
    _makers.append(maker)
    return cast("Callable[P, T]", maker)


def forget() -> None:
    """Where there are too many of a kind, none is kept. Who runs for long calls this now and then."""
    for maker in _makers:
        if maker.cache_info().currsize > KEPT:
            maker.cache_clear()


class Named(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An argument that has a name in every language: ``["card", "9H"]``."""

    kind: Literal["card", "cards", "suit", "rank", "seat", "word"]
    value: int | str


Arg = int | str | Named


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence: a key of the words, and what stands in its gaps.

    A seat argument called ``player`` also fills ``player_is``: ``you`` or ``other``.
    """

    key: str
    args: dict[str, Arg] = {}


@cache
def card(text: str) -> Named:
    """A card by its text, ``9H``."""
    return Named("card", text)


def cards(texts: list[str]) -> Named:
    """Several cards."""
    return Named("cards", " ".join(texts))


@cache
def suit(letter: str) -> Named:
    """A suit by its letter, one of ``SHDC``."""
    return Named("suit", letter)


@cache
def rank(letter: str) -> Named:
    """A rank by its letter, one of ``23456789TJQKA``."""
    return Named("rank", letter)


@cache
def seat(number: int) -> Named:
    """The player at a seat."""
    return Named("seat", number)


@cache
def word(key: str) -> Named:
    """Another message of the words."""
    return Named("word", key)


class Refusal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why something was refused: the sentence, the rule that says so, the cards concerned.

    ``line`` is the line of a text that was read, from 1; 0 where there is none.
    """

    text: Text
    rule: str = ""
    cards: list[str] = []
    line: int = 0


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card as it lies; ``card`` is empty when it lies face down.

    Where suits do not matter, ``card`` is what does: a rank alone, ``9``, a red or black one, ``3R``, ``3B``,
    or any joker, ``XJ``. No suit is shown that the card may not have.

    ``choice`` is what choosing the card means, legal now or not; -1 where it means nothing. ``also`` is
    what else it can be chosen for: a wild card goes to one meld or another, or is discarded. A card that
    was chosen as a part of the decision being put together keeps the ``choice`` that did it, by which it
    is taken back, wherever it lies now.

    ``marks``: ``top``, ``take`` (would be picked up), ``joined`` (lies close to the card before),
    ``apart`` (a new group begins: a hand is cut into rows there), ``best``, ``fresh`` (laid only now),
    ``came`` (came to the hand in this turn), ``raised`` (chosen, and still in the hand: of equal cards, as
    many as were chosen).

    ``points`` is what the card is worth, where that counts: a small figure on it. ``owner`` is the seat
    that played a card of a trick, -1 elsewhere. Cards that a seat played together lie one after the other,
    and the ``note`` of the first says what they are: “a tractor of two pairs”.
    """

    card: str = ""
    choice: int = -1
    also: list[int] = []
    points: int = 0
    trump: bool = False
    note: Text | None = None
    marks: list[str] = []
    owner: int = -1


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place where cards lie. ``owner`` is a seat, or -1 for the table's own.

    A zone of cards face down may give their ``count`` alone. ``choice`` is what tapping the place means,
    legal now or not: to draw from the stock, to take the discards; -1 where it means nothing. An empty
    place that a choice goes ``to`` is drawn while a card that can go there is raised.

    ``row``: zones one after the other with the same words here lie in one row below them (the melds of a
    side, below what the side still needs). ``sign`` is the shape beside the label of a meld, so that its
    kind is not told by colour or words alone. ``squared``: the cards lie squared up, as a book does.
    """

    name: str
    layout: Literal["hand", "open", "pile", "trick", "meld", "stock", "discard"]
    label: Text
    owner: int = -1
    cards: list[Face] = []
    count: int = 0
    caption: Text | None = None
    choice: int = -1
    row: Text | None = None
    sign: Literal["", "ring", "crossed", "star"] = ""
    squared: bool = False


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as the game sees it; names and connections are the table's."""

    seat: int
    lines: list[Text] = []
    turn: bool = False
    partner: bool = False


class Fact(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A short fact of the deal: a label and its value, with a suit's or a trump's mark.

    A ``large`` one stands in the middle of the table, where nothing lies yet: the bid to beat.
    """

    label: Text
    value: Text
    suit: str = ""
    trump: bool = False
    large: bool = False


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal choice: what it is called, and the card that makes it, if one does.

    A choice without a card is a button; a place on the table that has its number does the same.
    ``means`` says in smaller words what it means, where its name does not: how many tricks a bid promises.
    A ``part`` is not the whole decision: it is kept on the screen, can be taken back there, and is sent with
    those before it by the choice that is no part. ``to`` is the name of the zone where the card would go,
    which can be tapped when the card is raised. ``answer``: a yes or a no to what another player asks; both
    are shown side by side, neither before the other.
    """

    choice: int
    label: Text
    card: str = ""
    means: Text | None = None
    part: bool = False
    to: str = ""
    answer: Literal["", "yes", "no"] = ""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far something has come that has to be reached: 70 of 90. The sentence says what."""

    reached: int
    needed: int


class Asks(msgspec.Struct, frozen=True, gc=False):
    """What a seat may be asked in secret (“Showing trumps”), and what it can have done: words for each.

    To be asked, to have done what a computer would, to leave it.
    """

    label: Text
    ask: Text
    advise: Text
    leave: Text


class Item(msgspec.Struct, frozen=True, gc=False):
    """One of the things that a row of the score sheet is the sum of: a cell for each side."""

    label: Text
    cells: list[Text]


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the score sheet: a cell for each side, how it came about, and what it is the sum of."""

    label: Text
    cells: list[Text]
    notes: list[Text] = []
    items: list[Item] = []


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The score sheet: ``sides`` are the columns, each a list of seats."""

    headline: Text
    sides: list[list[int]]
    rows: list[Row] = []
    totals: list[Text] = []


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, as one seat may be told it."""

    text: Text
    seat: int = -1


Phase = Literal["play", "deal_over", "match_over"]


class View(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat sees; ``seat`` is -1 for a watcher.

    ``turn`` is the seat to decide that all may know of, -1 when none; ``choices`` are the
    legal choices of this seat, empty when it has nothing to decide. ``claim``: the rest of the deal is this
    seat's for certain, and may be claimed instead.

    Where a decision is made of several choices, ``done`` is the one that completes it, legal already or
    not: a button that is always there (“Play four”, “Lay the melds”). While the decision is put together,
    the View is built again for this seat, after each part, from its hidden deal with the parts chosen: the
    sentence says what is still missing, ``progress`` how far it has come, chosen cards are ``raised`` or
    already lie, ``fresh``, where they go.

    ``asks`` is there while this seat may be asked in secret, and the player can say beforehand what is to be
    done then.
    """

    game: str
    seat: int
    phase: Phase
    title: Text
    say: Text
    turn: int = -1
    players: list[Player] = []
    facts: list[Fact] = []
    zones: list[Zone] = []
    choices: list[Choice] = []
    claim: bool = False
    done: Choice | None = None
    progress: Progress | None = None
    asks: Asks | None = None
    sheet: Sheet | None = None
