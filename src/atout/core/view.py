"""What one seat's screen shows: all that any front end needs to draw a table.

A View is built from a hidden deal, so it cannot hold what the seat may not know.
Every sentence is a ``Text``: a key of the words and its arguments, put into the
reader's language by the front end.
"""

from typing import Literal

import msgspec


class Named(msgspec.Struct, frozen=True, array_like=True):
    """An argument that has a name in every language: ``["card", "9H"]``."""

    kind: Literal["card", "cards", "suit", "rank", "seat", "word"]
    value: int | str


Arg = int | str | Named


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: a key of the words, and what stands in its gaps.

    A seat argument called ``player`` also fills ``player_is``: ``you`` or ``other``.
    """

    key: str
    args: dict[str, Arg] = {}


def card(text: str) -> Named:
    """A card by its text, ``9H``."""
    return Named("card", text)


def cards(texts: list[str]) -> Named:
    """Several cards."""
    return Named("cards", " ".join(texts))


def suit(letter: str) -> Named:
    """A suit by its letter, one of ``SHDC``."""
    return Named("suit", letter)


def rank(letter: str) -> Named:
    """A rank by its letter, one of ``23456789TJQKA``."""
    return Named("rank", letter)


def seat(number: int) -> Named:
    """The player at a seat."""
    return Named("seat", number)


def word(key: str) -> Named:
    """Another message of the words."""
    return Named("word", key)


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: the sentence, the rule that says so, the cards concerned.

    ``line`` is the line of a text that was read, from 1; 0 where there is none.
    """

    text: Text
    rule: str = ""
    cards: list[str] = []
    line: int = 0


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it lies; ``card`` is empty when it lies face down.

    ``choice`` is what choosing the card means, legal now or not; -1 where it means nothing.
    ``marks``: ``top``, ``take`` (would be picked up), ``joined`` (lies close to the card
    before), ``apart`` (a new group begins), ``best``, ``fresh``. ``owner`` is the seat that played
    a card of a trick, -1 elsewhere.
    """

    card: str = ""
    choice: int = -1
    trump: bool = False
    note: Text | None = None
    marks: list[str] = []
    owner: int = -1


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place where cards lie. ``owner`` is a seat, or -1 for the table's own.

    A zone of cards face down may give their ``count`` alone.
    """

    name: str
    layout: Literal["hand", "open", "pile", "trick", "meld", "stock", "discard"]
    label: Text
    owner: int = -1
    cards: list[Face] = []
    count: int = 0
    caption: Text | None = None


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the game sees it; names and connections are the table's."""

    seat: int
    lines: list[Text] = []
    turn: bool = False
    partner: bool = False


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A short fact of the deal: a label and its value, with a suit's or a trump's mark."""

    label: Text
    value: Text
    suit: str = ""
    trump: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal choice: what it is called, and the card that makes it, if one does.

    A choice without a card is a button.
    """

    choice: int
    label: Text
    card: str = ""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the score sheet: a cell for each side, and how it came about."""

    label: Text
    cells: list[Text]
    notes: list[Text] = []


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score sheet: ``sides`` are the columns, each a list of seats."""

    headline: Text
    sides: list[list[int]]
    rows: list[Row] = []
    totals: list[Text] = []


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat may be told it."""

    text: Text
    seat: int = -1


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat sees; ``seat`` is -1 for a watcher.

    ``turn`` is the seat to decide that all may know of, -1 when none; ``choices`` are the
    legal choices of this seat, empty when it has nothing to decide.
    """

    game: str
    seat: int
    phase: Literal["play", "deal_over", "match_over"]
    title: Text
    say: Text
    turn: int = -1
    players: list[Player] = []
    facts: list[Fact] = []
    zones: list[Zone] = []
    choices: list[Choice] = []
    sheet: Sheet | None = None
