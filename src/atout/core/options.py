"""House rules: a frozen, validated structure with defaults and presets.

Forms in the browser, the command line, the rule page of a table and the messages are all made from it.
"""

import typing
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, Self, get_args, get_origin

import msgspec

from atout.core.illegal import Illegal

Value = int | str | bool
LONGEST_NUMBER = 9
LONGEST_TEXT = 60
"""How much of a value that cannot be is repeated in the refusal."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game has; a game adds its own."""

    rounds: Literal["full", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] = "full"

    words: ClassVar[str] = ""

    def check(self) -> None:
        """Refuse, by an Illegal, values that do not go together."""

    def seated(self, players: int) -> Self:
        """These house rules among so many players, where that is an option; a game may bend others to it."""
        return msgspec.structs.replace(self, players=players) if hasattr(self, "players") else self


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game, for a form: one of ``values``, or yes or no, or a number."""

    name: str
    kind: Literal["one_of", "yes_no", "number"]
    default: Value
    values: list[int | str] = []
    low: int = 0
    high: int = 0

    def accepts(self, value: object) -> bool:
        """Whether this value is one of those offered."""
        if self.kind == "yes_no":
            return isinstance(value, bool)
        if isinstance(value, bool):
            return False
        if self.kind == "number":
            return isinstance(value, int) and self.low <= value <= self.high
        return isinstance(value, int | str) and value in self.values

    def choices(self) -> Sequence[Value]:
        """All values that are offered, in order."""
        if self.kind == "yes_no":
            return [False, True]
        return range(self.low, self.high + 1) if self.kind == "number" else self.values

    def offered(self) -> str:
        """The values as a person writes them."""
        if self.kind == "yes_no":
            return "no, yes"
        if self.kind == "number":
            return f"{self.low}-{self.high}"
        return ", ".join(str(value) for value in self.values)


def fields(options: type[Options]) -> list[Field]:
    """The options of a game in order, its own first."""
    hints = typing.get_type_hints(options, include_extras=True)
    found = [
        _field(info.name, hints[info.name], info.default)
        for info in msgspec.structs.fields(options)
        if info.name in hints
    ]
    return [field for field in found if field.name != "rounds"] + [f for f in found if f.name == "rounds"]


@cache
def _known(options: type[Options]) -> dict[str, Field]:
    """The options of a game by name."""
    return {field.name: field for field in fields(options)}


def _field(name: str, hint: Any, default: Any) -> Field:
    if hint is bool:
        return Field(name, "yes_no", default)
    if get_origin(hint) is Literal:
        return Field(name, "one_of", default, list(get_args(hint)))
    meta = get_args(hint)[1]
    return Field(name, "number", default, low=meta.ge, high=meta.le)


def build(options: type[Options], raw: Mapping[str, object]) -> Options:
    """The options with these values, the rest by default; an Illegal says what would be right."""
    for name, value in raw.items():
        check_value(options, name, value)
    made = msgspec.convert(dict(raw), options)
    made.check()
    return made


def check_value(options: type[Options], name: str, value: object) -> None:
    """Refuse, by an Illegal, an option that there is not, or a value that it cannot have."""
    known = _known(options)
    if name not in known:
        raise Illegal("option-unknown", name=name, known=", ".join(known))
    if not known[name].accepts(value):
        raise Illegal("option-out-of-range", name=name, value=str(value), offered=known[name].offered())


def parse(options: type[Options], presets: Mapping[str, Options], text: str) -> Options:
    """Options as a person writes them: ``classic``, ``players=3,take=all``, ``classic,last_card=win``."""
    raw: dict[str, Value] = {}
    known = _known(options)
    parts = _parts(text)
    for name, equals, value in parts:
        if not equals:
            if name not in presets:
                raise Illegal("preset-unknown", name=name, known=", ".join(presets))
            players = [value for name, _, value in parts if name == "players"]
            raw |= as_dict(_seated(presets[name], known, players))
        elif name not in known:
            raise Illegal("option-unknown", name=name, known=", ".join(known))
        else:
            raw[name] = _value(known[name], value)
    return build(options, raw)


def parse_wishes(options: type[Options], text: str) -> dict[str, list[Value]]:
    """Of each option that is named the values that would do: ``take=all,take=three_five_all,players=3``."""
    wishes: dict[str, list[Value]] = {}
    known = _known(options)
    for name, _, written in _parts(text):
        value = _value(known[name], written) if name in known else written
        check_value(options, name, value)
        wishes.setdefault(name, []).append(value)
    return wishes


def _parts(text: str) -> list[tuple[str, str, str]]:
    """Each name with its value: what is written between commas or spaces."""
    return [part.partition("=") for part in text.replace(" ", ",").split(",") if part]


def _seated(preset: Options, known: Mapping[str, Field], players: list[str]) -> Options:
    """A preset among as many players as were asked for beside it, if so many can play."""
    if not players or "players" not in known:
        return preset
    wanted = _value(known["players"], players[-1])
    return preset.seated(int(wanted)) if known["players"].accepts(wanted) else preset


def _value(field: Field, text: str) -> Value:
    if field.kind == "yes_no" and text in {"yes", "no"}:
        return text == "yes"
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else text[:LONGEST_TEXT]


def as_dict(options: Options) -> dict[str, Value]:
    """Every option by name."""
    return {info.name: getattr(options, info.name) for info in msgspec.structs.fields(type(options))}


def write(options: Options) -> str:
    """Every option as ``name=value``, in order; ``parse`` reads it."""
    return " ".join(f"{name}={written(value)}" for name, value in as_dict(options).items())


def written(value: Value) -> str:
    """A value as ``parse`` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
