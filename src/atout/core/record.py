"""A match as text: headers, then one entry a line, readable and editable. ``docs/records.md`` says how.

A record replays to the same states for ever; ``VERSION`` and the game's version change when behaviour does.
"""

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from atout.core import cards, options
from atout.core.chances import Chance, Numbers, Order, Values
from atout.core.course import (
    Again,
    CameBack,
    Chose,
    Claimed,
    Committed,
    Continued,
    Course,
    Dealt,
    Entry,
    Parts,
    Resigned,
    StoodIn,
    TookBack,
    Voted,
)
from atout.core.fair import NONE, texts
from atout.core.game import Game
from atout.core.illegal import Illegal

VERSION = 1
LONGEST = 1_000_000
"""The longest text that is read, in characters."""
BOM = "\ufeff"
"""What some editors write before the first line."""
MOST_RETOLD = 1_000_000
"""How many entries may be gone through again, all in all, because something was taken back."""
LONGEST_NUMBER = 9
LONGEST_LEVEL = 20
PARTS = "parts="
"""What stands before the players' parts of a deal."""


@dataclass
class Record:
    """A match: who sits where, and the course it took; ``table`` is the table's mark in what was promised."""

    course: Course
    names: list[str]
    date: str = field(default_factory=lambda: dt.datetime.now(dt.UTC).date().isoformat())
    table: str = ""


# --- writing ----------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The text of a record."""
    course = record.course
    lines = [
        f"Atout: {VERSION}",
        f"Game: {course.game.name} {course.game.version}",
        f"Date: {record.date}",
        f"Options: {options.write(course.options)}",
    ]
    lines += [f"Seat {number}: {_one_line(name)}" for number, name in enumerate(record.names)]
    if record.table:
        lines.append(f"Table: {record.table}")
    if course.first_dealer is not None:
        lines.append(f"Dealer: {course.first_dealer}")
    lines.append("")
    retold = course.anew()
    for entry in course.entries:
        lines.append(_written(entry, retold))
        retold.apply(entry)
    return "\n".join(lines) + "\n"


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _written(entry: Entry, course: Course) -> str:  # noqa: C901, PLR0911  a kind of entry after the other
    match entry:
        case Committed(commitment, secret):
            return f"commitment {commitment} secret {secret}"
        case Parts(commitments):
            return f"commitments {_parts(commitments)}"
        case Dealt(chances, parts):
            declared = course.match.chances()
            words = [f"{chance.name}={_values(chance, chances[chance.name])}" for chance in declared]
            return " ".join(["deal", *words, *([f"{PARTS}{_parts(parts)}"] if parts else [])])
        case Chose(seat, choices, by_clock):
            by = " clock" if by_clock else ""
            return f"{seat}{by}: {' '.join(_choices(course, choices))}"
        case TookBack(seat, to):
            return f"{seat} back {to}"
        case Claimed(seat):
            return f"{seat} claims"
        case Resigned(seat):
            return f"{seat} resigns"
        case Continued(seat):
            return f"{seat} continues"
        case Again(seat, dealer):
            return f"{seat} again {dealer}"
        case StoodIn(seat, level):
            return f"{seat} stand-in {level}"
        case CameBack(seat):
            return f"{seat} returns"
        case Voted(seat, yes, no, ended):
            return f"{seat} vote {'ends' if ended else 'plays-on'} yes={_seats(yes)} no={_seats(no)}"


def _seats(seats: list[int]) -> str:
    return ",".join(str(seat) for seat in seats)


def _parts(parts: list[str]) -> str:
    return ",".join(part or NONE for part in parts)


def _choices(course: Course, choices: list[int]) -> list[str]:
    deal = course.match.deal.clone()
    texts = []
    for choice in choices:
        texts.append(course.game.notation.write(deal, choice))
        deal.play(choice)
    return texts


def _values(chance: Chance, values: list[int]) -> str:
    suits = isinstance(chance, Order) and chance.suits
    return ("" if suits else ",").join(texts(chance, values))


# --- reading ----------------------------------------------------------------------------------------


def read(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record that a text holds; an Illegal says the line and the reason when it is damaged."""
    if len(text) > LONGEST:
        raise Illegal("record-too-long", limit=LONGEST)
    reader = _Reader(find_game)
    for number, line in enumerate(text.removeprefix(BOM).splitlines(), 1):
        content = _content(line)
        if not content:
            continue
        try:
            reader.take(content)
        except Illegal as illegal:
            raise illegal.at(number) from None
    return reader.finish()


def _content(line: str) -> str:
    """A line without its remark; a player's name may hold anything."""
    return line.strip() if line.startswith("Seat ") else line.partition("#")[0].strip()


class _Reader:
    """Takes a record line by line."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self.find_game = find_game
        self.headers: dict[str, str] = {}
        self.course: Course | None = None
        self.retold = 0

    def take(self, line: str) -> None:
        name, colon, value = line.partition(":")
        if self.course is None and colon and not name.strip().isdecimal():
            self._header(name.strip(), value.strip())
        else:
            self._entry(line)

    def _header(self, name: str, value: str) -> None:
        if name in self.headers:
            raise Illegal("record-header-twice", name=name)
        if name == "Atout" and value != str(VERSION):
            raise Illegal("record-version", version=value, known=VERSION)
        self.headers[name] = value

    def _entry(self, line: str) -> None:
        if self.course is None:
            self.course = self._begin()
        entry = _parsed(line, self.course)
        if isinstance(entry, TookBack):
            self.retold += len(self.course.live)
            if self.retold > MOST_RETOLD:
                raise Illegal("record-too-much-back")
        self.course.apply(entry)

    def _begin(self) -> Course:
        for name in ("Atout", "Game", "Options"):
            if name not in self.headers:
                raise Illegal("record-header-missing", name=name)
        name, _, version = self.headers["Game"].partition(" ")
        game = self.find_game(name)
        if version != str(game.version):
            raise Illegal("record-version", version=version, known=game.version)
        chosen = options.parse(game.options, game.presets, self.headers["Options"])
        return Course(game, chosen, self._dealer(game.seats_of(chosen)))

    def _dealer(self, seats: int) -> int | None:
        text = self.headers.get("Dealer")
        if text is None:
            return None
        dealer = _number(text)
        if dealer >= seats:
            raise Illegal("match-no-such-seat", seat_number=dealer)
        return dealer

    def finish(self) -> Record:
        if self.course is None:
            self.course = self._begin()
        names = [self.headers.get(f"Seat {seat}", "") for seat in range(self.course.seats)]
        return Record(self.course, names, self.headers.get("Date", ""), self.headers.get("Table", ""))


def _parsed(  # noqa: C901, PLR0911, PLR0912  a kind of entry after the other
    line: str, course: Course
) -> Entry:
    match line.split():
        case ["commitment", commitment, "secret", secret]:
            return Committed(commitment, secret)
        case ["commitments", commitments]:
            return Parts(_read_parts(commitments))
        case ["deal", *words]:
            return _dealt(words, course.match.chances())
        case [seat, "claims"]:
            return Claimed(_number(seat))
        case [seat, "resigns"]:
            return Resigned(_number(seat))
        case [seat, "continues"]:
            return Continued(_number(seat))
        case [seat, "back", to]:
            return TookBack(_number(seat), _number(to))
        case [seat, "again", dealer]:
            return Again(_number(seat), _number(dealer))
        case [seat, "stand-in", level] if level.isalpha() and len(level) <= LONGEST_LEVEL:
            return StoodIn(_number(seat), level)
        case [seat, "returns"]:
            return CameBack(_number(seat))
        case [seat, "vote", "ends" | "plays-on" as outcome, yes, no]:
            return Voted(_number(seat), _voters(yes, "yes="), _voters(no, "no="), outcome == "ends")
        case [seat, "clock:", *choices]:
            return msgspec.structs.replace(_chosen(_number(seat), choices, course), by_clock=True)
        case [seat, *choices] if seat.endswith(":"):
            return _chosen(_number(seat[:-1]), choices, course)
    raise Illegal("record-not-an-entry", text=line[:60])


def _voters(text: str, name: str) -> list[int]:
    if not text.startswith(name):
        raise Illegal("record-not-an-entry", text=text[:60])
    return [_number(part) for part in text.removeprefix(name).split(",") if part]


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Illegal("record-not-a-number", text=text[:60])
    return int(text)


def _dealt(words: list[str], declared: list[Chance]) -> Dealt:
    parts = [word.removeprefix(PARTS) for word in words if word.startswith(PARTS)]
    if len(parts) > 1:
        raise Illegal("record-chance-unknown", name=PARTS)
    values = _chances([word for word in words if not word.startswith(PARTS)], declared)
    return Dealt(values, _read_parts(parts[0]) if parts else [])


def _read_parts(text: str) -> list[str]:
    return ["" if part == NONE else part for part in text.split(",")]


def _chosen(seat: int, words: list[str], course: Course) -> Chose:
    """Read in the deal that each choice is made in; whether it is that seat's turn is seen on entering it."""
    if course.match.between or course.match.over:
        raise Illegal("match-no-deal")
    deal = course.match.deal.clone()
    choices = []
    for word in words:
        choice = course.game.notation.read(deal, word)
        choices.append(choice)
        if deal.turn == seat:
            deal.play(choice)
    return Chose(seat, choices)


def _chances(words: list[str], declared: list[Chance]) -> Values:
    known = {chance.name: chance for chance in declared}
    values: Values = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            raise Illegal("record-chance-unknown", name=name)
        values[name] = _read_values(known[name], text)
    return values


def _read_values(chance: Chance, text: str) -> list[int]:
    if isinstance(chance, Numbers):
        return [_number(part) for part in text.split(",")]
    try:
        if chance.suits:
            return [cards.SUITS.index(letter) for letter in text]
        return [cards.parse(part) for part in text.split(",")]
    except ValueError:
        raise Illegal("record-chance-unreadable", name=chance.name) from None
