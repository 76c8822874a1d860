"""A table that waits for people, drawn as a View: it has players, facts and a sentence as a match has."""

from atout.core.game import Game
from atout.core.options import Value, fields
from atout.core.view import Arg, Fact, Player, Text, View, word
from atout.server.messages import Gathered
from atout.terminal.online.places import Place
from atout.terminal.reader import Reader
from atout.words import words


def view_of(gathered: Gathered, place: Place, names: list[str]) -> View:
    """Who sits where, how others come, and what is waited for."""
    seats = gathered.table.seats
    taken = sum(not seat.open for seat in seats)
    you = next((at for at, seat in enumerate(seats) if seat.you), -1)
    return View(
        game=gathered.table.game,
        seat=you,
        phase="play",
        title=Text("gather-count", {"taken": taken, "seats": len(seats)}),
        say=_sentence(gathered, you, names),
        players=[Player(at, _lines(gathered, at)) for at in range(len(seats))],
        facts=_facts(gathered, place),
    )


def _lines(gathered: Gathered, at: int) -> list[Text]:
    seat = gathered.table.seats[at]
    lines = [Text("ui-seat", {"number": at + 1})]
    if any(len(side) > 1 for side in gathered.sides):
        side = next((one for one, side in enumerate(gathered.sides, 1) if at in side), 0)
        lines.append(Text("gather-side", {"number": side}))
    if seat.host:
        lines.append(Text("gather-host"))
    if seat.level:
        lines.append(Text(f"level-{seat.level}"))
    if not seat.here and not seat.open:
        lines.append(Text("gather-away"))
    return lines


def _sentence(gathered: Gathered, you: int, names: list[str]) -> Text:
    seats = gathered.table.seats
    free = any(seat.open for seat in seats)
    host: dict[str, Arg] = {"host": next((names[at] for at, seat in enumerate(seats) if seat.host), "")}
    if gathered.begun:
        return Text("ui-dealing")
    if you < 0:
        watch = "gather-full-watch" if gathered.setup.watch else "gather-full-no-watch"
        return Text("gather-head-invited", host) if free else Text(watch)
    if seats[you].host:
        return Text("gather-head-waiting" if free else "gather-head-full")
    return (
        Text("gather-starts-itself")
        if gathered.setup.when_full and free
        else Text("gather-host-starts", host)
    )


def _facts(gathered: Gathered, place: Place) -> list[Fact]:
    invite = gathered.invite
    if invite is None:
        return []
    half = len(invite.code) // 2
    code = f"{invite.code[:half]} {invite.code[half:]}".strip()
    shown = {"gather-link": place.invite_link(invite.token), "gather-code-is": code}
    return [Fact(Text(label), Text("cli-text", {"text": text})) for label, text in shown.items() if text]


def buttons(gathered: Gathered, reader: Reader) -> list[tuple[str, str]]:
    """What the person can do: sit down somewhere, begin, give the seat up."""
    may, seats = gathered.table.may, gathered.table.seats
    free = [at for at, seat in enumerate(seats) if seat.open]
    seated = any(seat.you for seat in seats)
    shown: list[tuple[str, str]] = []
    if "start" in may:
        with_computers = reader.get("gather-start-with", count=len(free))
        label = with_computers if free and gathered.setup.fill else reader.get("gather-start")
        shown.append(("start", label))
    if "sit" in may:
        key = "cli-move-to" if seated else "cli-sit-at"
        shown += [(f"sit {at}", reader.get(key, number=at + 1)) for at in free]
    if "stand" in may:
        shown.append(("stand", reader.get("gather-leave")))
    return shown


def terms(gathered: Gathered, game: Game) -> list[Text]:
    """What the host has set, for who comes; of the house rules those that are not as the game has them."""
    setup = gathered.setup
    said = [
        Text("gather-is-public" if setup.public else "gather-is-private"),
        Text("gather-is-watched" if setup.watch else "gather-is-not-watched"),
    ]
    if setup.people.clock:
        said.append(Text("gather-has-clock", {"seconds": setup.people.clock}))
    chosen = gathered.table.options
    others = [
        field for field in fields(game.options) if chosen.get(field.name, field.default) != field.default
    ]
    return said + [_rule(f"{game.name}-option-{field.name}", chosen[field.name]) for field in others]


def _rule(key: str, value: Value) -> Text:
    """A house rule and its value, which has a name or is a number."""
    named = f"{key}-{({True: 'yes', False: 'no'}[value]) if isinstance(value, bool) else value}"
    what: Arg = word(named) if isinstance(value, str | bool) or words("en").has(named) else value
    return Text("ui-line", {"name": word(key), "what": what})
