"""What the host of a table that waits can set: what it is called, and what it may be."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from atout.core import options
from atout.core.game import Game
from atout.core.options import Field, Value, fields
from atout.server.messages import Gathered, Remove, SeatInfo, SetSeat, SetUp, Sit, Swap
from atout.table.thinkers import LEVELS
from atout.terminal.reader import Reader
from atout.words import words

CLOCKS = (0, 15, 30, 60, 120)
RESERVES = (0, 60, 180, 600)
WATCHERS = ("nothing", "read", "talk")
MINUTE = 60
Names = Mapping[Value, str]


@dataclass(frozen=True)
class Setting:
    """Something that the host can set to one of several values, each with what it is called."""

    part: Literal["setup", "people", "preset", "options"]
    name: str
    label: str
    value: Value
    choices: Names
    help: str = ""
    other: str = ""
    """What a value is called that cannot be chosen."""

    @property
    def said(self) -> str:
        """What it is set to."""
        return self.choices.get(self.value, self.other)


# --- the table --------------------------------------------------------------------------------------


def settings(gathered: Gathered, game: Game, reader: Reader) -> list[Setting]:
    """All but single house rules."""
    return [*_setup(gathered, reader), *_people(gathered, reader), *_preset(gathered, game, reader)]


def house_rules(gathered: Gathered, game: Game, reader: Reader) -> list[Setting]:
    """Each house rule by itself."""
    return _house_rules(game, gathered.table.options, reader)


def own_rules(game: Game, chosen: Mapping[str, Value], reader: Reader) -> list[str]:
    """The house rules that are not as the game has them."""
    as_made = {field.name: field.default for field in fields(game.options)}
    rules = _house_rules(game, chosen, reader)
    return [reader.line(rule.label, rule.said) for rule in rules if rule.value != as_made[rule.name]]


def _house_rules(game: Game, chosen: Mapping[str, Value], reader: Reader) -> list[Setting]:
    """From the fields of the game's options alone."""
    return [
        _house_rule(game.name, field, chosen.get(field.name, field.default), reader)
        for field in fields(game.options)
    ]


def setting_to(gathered: Gathered, game: Game, setting: Setting, value: Value) -> SetUp:
    """What the host asks for who wants this value, all else as it stands."""
    setup, chosen = gathered.setup, gathered.table.options
    match setting.part:
        case "setup":
            setup = replace(setup, **{setting.name: value})
        case "people":
            setup = replace(setup, people=replace(setup.people, **{setting.name: value}))
        case "preset":
            seats = len(gathered.table.seats)
            chosen = options.as_dict(game.preset(str(value), seats))
        case "options":
            chosen = chosen | {setting.name: value}
    return SetUp(setup, chosen)


def _setup(gathered: Gathered, reader: Reader) -> list[Setting]:
    setup = gathered.setup
    yes, no = reader.get("ui-yes"), reader.get("ui-no")
    come: Names = {False: reader.get("gather-private"), True: reader.get("gather-public")}
    begin: Names = {False: reader.get("gather-by-host"), True: reader.get("gather-by-itself")}
    fill: Names = {"": reader.get("gather-fill-none"), **_levels(reader)}
    return [
        Setting("setup", "public", reader.get("gather-who"), setup.public, come),
        Setting("setup", "watch", reader.get("cli-others-watch"), setup.watch, {True: yes, False: no}),
        Setting("setup", "fill", reader.get("gather-fill"), setup.fill, fill),
        Setting("setup", "when_full", reader.get("gather-when-full"), setup.when_full, begin),
    ]


def _people(gathered: Gathered, reader: Reader) -> list[Setting]:
    setup = gathered.setup
    terms = setup.people
    clocks: Names = {seconds: _span(seconds, "gather-any-time", reader) for seconds in CLOCKS}
    reserves: Names = {seconds: _span(seconds, "gather-no-reserve", reader) for seconds in RESERVES}
    watchers: Names = {what: reader.get(f"gather-watchers-{what}") for what in WATCHERS}
    label = reader.get
    found = [_of_people("clock", label("gather-clock"), terms.clock, clocks, reader)]
    if terms.clock:
        found.append(_of_people("reserve", label("gather-reserve"), terms.reserve, reserves, reader))
    found.append(Setting("people", "stand_in", label("gather-stand-in"), terms.stand_in, _levels(reader)))
    if setup.watch:
        found.append(Setting("people", "watchers", label("gather-watchers"), terms.watchers, watchers))
    return found


def _of_people(name: str, label: str, value: int, spans: Names, reader: Reader) -> Setting:
    return Setting("people", name, label, value, spans, other=_span(value, "", reader))


def _span(seconds: int, none: str, reader: Reader) -> str:
    """So many seconds, or whole minutes."""
    if not seconds:
        return reader.get(none) if none else ""
    if seconds % MINUTE:
        return reader.get("gather-seconds", count=seconds)
    return reader.get("gather-minutes", count=seconds // MINUTE)


def _levels(reader: Reader) -> dict[Value, str]:
    return {level: reader.get(f"level-{level}") for level in LEVELS}


def _preset(gathered: Gathered, game: Game, reader: Reader) -> list[Setting]:
    """Ready-made rules, where there are several."""
    if len(game.presets) == 1:
        return []
    now = game.preset_of(options.build(game.options, gathered.table.options))
    names: Names = {name: reader.get(f"{game.name}-preset-{name}") for name in game.presets}
    own = reader.get("gather-own-rules")
    return [Setting("preset", "preset", reader.get("ui-preset"), now, names, other=own)]


def _house_rule(game: str, field: Field, value: Value, reader: Reader) -> Setting:
    key = f"{game}-option-{field.name}"
    choices = {one: _value_name(key, one, reader) for one in field.choices()}
    has_help = words(reader.lang).has(f"{key}-help")
    return Setting(
        "options",
        field.name,
        reader.get(key),
        value,
        choices,
        help=reader.get(f"{key}-help") if has_help else "",
    )


def _value_name(key: str, value: Value, reader: Reader) -> str:
    """What a value of a house rule is called: by a name, or as the number that it is."""
    written = options.written(value)
    named = f"{key}-{written}"
    if isinstance(value, str) or words(reader.lang).has(named):
        return reader.get(named)
    return reader.get(f"ui-{written}") if isinstance(value, bool) else reader.get("ui-number", number=value)


# --- the seats --------------------------------------------------------------------------------------


def seats(gathered: Gathered, reader: Reader) -> list[tuple[str, str]]:
    """Who sits where, by the number of the seat."""
    return [
        (str(at), reader.get("gather-seat-of", number=at + 1, player=_sitting(seat, at, reader)))
        for at, seat in enumerate(gathered.table.seats)
    ]


def _sitting(seat: SeatInfo, at: int, reader: Reader) -> str:
    name = reader.names[at]
    return f"{name}, {reader.get(f'level-{seat.level}')}" if seat.level else name


Act = Sit | SetSeat | Swap | Remove


def acts(gathered: Gathered, at: int, reader: Reader) -> list[tuple[Act, str]]:
    """What the host can do about a seat."""
    seat, number = gathered.table.seats[at], gathered.number
    found: list[tuple[Act, str]] = []
    if seat.open:
        found.append((Sit(at), reader.get("gather-move-here")))
    if seat.open or seat.level:
        found += [
            (SetSeat(number, at, level), _kept(level, reader))
            for level in ("", *LEVELS)
            if level != seat.level
        ]
    elif not seat.you:
        found.append((Remove(number, at), reader.get("gather-remove")))
    for to, other in enumerate(gathered.table.seats):
        if to != at and not (seat.open and other.open):
            name = _sitting(other, to, reader)
            found.append((Swap(number, at, to), reader.get("cli-swap-with", number=to + 1, player=name)))
    return found


def _kept(level: str, reader: Reader) -> str:
    """Whom a seat is for."""
    if not level:
        return reader.get("gather-keep-open")
    return reader.get("gather-computer", level=reader.get(f"level-{level}"))
