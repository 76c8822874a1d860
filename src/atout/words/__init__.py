"""Every sentence a person sees, in each language: the one module that knows Fluent.

The messages stand in ``en.ftl`` and ``km.ftl`` (and ``*.en.ftl``, ``*.km.ftl``) of this folder and of each
game's ``words`` folder. The browser is sent the same sources and treats a ``Text`` as this module does.
"""

import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import StringLiteral
from fluent.syntax.visitor import Visitor

from atout.core.cards import ALIKE
from atout.core.view import Arg, Named, Refusal, Text

LANGUAGES = ("en", "km")

Digits = Literal["latin", "khmer"]

JOKERS = {"SJ": "joker-black", "BJ": "joker-red", "XJ": "joker"}
COLOURED = {"": "card-rank", "R": "card-red", "B": "card-black"}

LATIN = "0123456789"
KHMER = "០១២៣៤៥៦៧៨៩"

# A player called "Dara 2" keeps the name as it is typed: while a sentence is put together, digits that
# come from outside are other characters, which stand in no text.
_OUTSIDE = [chr(0xE000 + i) for i in range(20)]
_KEEP = dict(zip(map(ord, LATIN + KHMER), _OUTSIDE, strict=True))
_KEPT = dict(zip(map(ord, _OUTSIDE), LATIN + KHMER, strict=True))
_WRITE: dict[Digits, dict[int, str]] = {
    "latin": dict(zip(map(ord, KHMER), LATIN, strict=True)) | _KEPT,
    "khmer": dict(zip(map(ord, LATIN), KHMER, strict=True)) | _KEPT,
}


class _Keeper(Visitor):
    """Keeps digits in a string literal, UTF-{"8"}, as they are: the client does not touch them either."""

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802  the name that Fluent asks for
        node.value = node.value.translate(_KEEP)


class MissingWord(UserWarning):
    """A message, or something that it names, is not there. Tests make every warning an error."""


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return LANGUAGES


def best(wanted: str | None) -> str:
    """The language to speak to someone who wants these: an Accept-Language header, or LANG of a shell."""
    ranked: list[tuple[float, str]] = []
    for part in (wanted or "").split(","):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.replace("_", "-").partition("-")[0].lower()
        if lang in LANGUAGES:
            ranked.append((_weight(weight), lang))
    return max(ranked, key=lambda pair: pair[0], default=(0, LANGUAGES[0]))[1]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0


def _folders() -> Iterator[Traversable]:
    yield files("atout.words")
    for game in sorted(files("atout.games").iterdir(), key=lambda folder: folder.name):
        if (game / "words").is_dir():
            yield game / "words"


@cache
def source(lang: str) -> str:
    """The messages of a language, those of every game with them, as Fluent reads them."""
    found = [
        path.read_text("utf-8")
        for folder in _folders()
        for path in sorted(folder.iterdir(), key=lambda path: path.name)
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl")
    ]
    return "\n".join(found)


class Words:
    """The words of one language, for one reader.

    Sentences in Khmer are written with Khmer digits unless ``digits`` says otherwise: a score table
    wants ``latin``.
    """

    def __init__(self, lang: str, digits: Digits | None = None) -> None:
        self.lang = lang
        self._write = _WRITE[digits or ("khmer" if lang == "km" else "latin")]
        self._bundle = FluentBundle([lang], use_isolating=False)
        messages = FluentResource(source(lang))
        _Keeper().visit(messages)
        self._bundle.add_resource(messages)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._bundle.has_message(key)

    def get(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """A message by its key; where it is missing, a warning and the key itself."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            warnings.warn(MissingWord(f"no message {key} in {self.lang}"), stacklevel=2)
            return key
        given = {
            name: arg.translate(_KEEP) if isinstance(arg, str) else arg for name, arg in (args or {}).items()
        }
        said, errors = self._bundle.format_pattern(pattern, given)
        for error in errors:
            warnings.warn(MissingWord(f"{key} in {self.lang}: {error}"), stacklevel=2)
        return str(said).translate(self._write)

    def figures(self, text: str) -> str:
        """A number or a clock that stands alone, in the digits of the sentences."""
        return text.translate(self._write)

    def say(self, text: Text, reader_seat: int = -1, seats: Sequence[str] = ()) -> str:
        """A sentence for the reader at a seat (-1: at none), among players with these names."""
        args: dict[str, int | str] = {}
        for name, arg in text.args.items():
            args |= self._argument(name, arg, reader_seat, seats)
        return self.get(text.key, args)

    def refusal(self, why: Refusal, reader_seat: int = -1, seats: Sequence[str] = ()) -> str:
        """Why something was refused, with the rule that says so and the line it stands on."""
        said = self.say(why.text, reader_seat, seats)
        if why.rule:
            said = self.get("refused-rule", {"text": said, "rule": why.rule})
        return self.get("refused-line", {"text": said, "line": why.line}) if why.line else said

    def card(self, card: str) -> str:
        """The name of a card."""
        if card in JOKERS:
            return self.get(JOKERS[card])
        rank = self.get(f"rank-{card[0]}")
        if card in ALIKE:
            return self.get(COLOURED[card[1:]], {"rank": rank}).strip()
        return self.get("card", {"rank": rank, "suit": self.get(f"suit-{card[1]}")})

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
        if not items:
            return ""
        *first, last = items
        if not first:
            return last
        head = first[0]
        for item in first[1:]:
            head = self.get("list-more", {"a": head, "b": item})
        return self.get("list-last", {"a": head, "b": last})

    def _argument(self, name: str, arg: Arg, reader_seat: int, seats: Sequence[str]) -> dict[str, int | str]:
        """What stands in a gap, and what a message may choose its form by."""
        if not isinstance(arg, Named):
            return {name: arg}
        said: dict[str, int | str] = {name: self._named(arg, seats)}
        if arg.kind == "seat":
            said[f"{name}_is"] = "you" if arg.value == reader_seat else "other"
        if arg.kind == "card":
            said |= {f"{name}_rank": str(arg.value)[0], f"{name}_suit": str(arg.value)[1]}
        return said

    def _named(self, arg: Named, seats: Sequence[str]) -> str:
        if isinstance(arg.value, int):
            return (
                seats[arg.value]
                if 0 <= arg.value < len(seats)
                else self.get("ui-seat", {"number": arg.value + 1})
            )
        match arg.kind:
            case "card":
                return self.card(arg.value)
            case "cards":
                return self.listed([self.card(card) for card in arg.value.split()])
            case "suit" | "rank":
                return self.get(f"{arg.kind}-{arg.value}")
        return self.get(arg.value)


@cache
def words(lang: str, digits: Digits | None = None) -> Words:
    """The words of a language, made once."""
    return Words(lang, digits)
