"""A table that waits for people, drawn as a View: it has players, facts and a sentence as a match has."""

from atout.core.game import Game
from atout.core.view import Arg, Fact, Player, Text, View
from atout.server.messages import Gathered
from atout.terminal.online import hosting
from atout.terminal.online.places import Place
from atout.terminal.reader import Reader

ELSEWHERE = {("setup", "when_full"), ("preset", "preset")}


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
    """What the person can do: sit down somewhere, begin, give the seat up, and as the host set all else.

    Enter chooses the first: pressed once too often it must not begin the match.
    """
    may, seats = gathered.table.may, gathered.table.seats
    free = [at for at, seat in enumerate(seats) if seat.open]
    seated = any(seat.you for seat in seats)
    shown: list[tuple[str, str]] = []
    if "set_up" in may:
        shown += [("seats", reader.get("cli-host-seats")), ("table", reader.get("cli-host-table"))]
    if "start" in may:
        with_computers = reader.get("gather-start-with", count=len(free))
        label = with_computers if free and gathered.setup.fill else reader.get("gather-start")
        shown.append(("start", label))
    if "sit" in may and "swap" not in may:  # who may swap moves from the list of the seats
        key = "cli-move-to" if seated else "cli-sit-at"
        shown += [(f"sit {at}", reader.get(key, number=at + 1)) for at in free]
    if "stand" in may:
        shown.append(("stand", reader.get("gather-leave")))
    if gathered.invite is not None:
        shown.append(("image", reader.get("cli-link-image")))
    return shown


def terms(gathered: Gathered, game: Game, reader: Reader) -> list[str]:
    """What the host has set, for who comes; of the house rules those that are not as the game has them."""
    clock = gathered.setup.people.clock
    said = [_public(gathered, reader), _watched(gathered, reader)]
    if clock:
        said.append(reader.get("gather-has-clock", seconds=clock))
    return said + hosting.own_rules(game, gathered.table.options, reader)


def changes(before: Gathered, after: Gathered, game: Game, reader: Reader) -> list[str]:
    """What the host has set anew, for those who sit there already."""
    was = _told(before, game, reader)
    return [line for what, line in _told(after, game, reader).items() if was.get(what) != line]


def _told(gathered: Gathered, game: Game, reader: Reader) -> dict[tuple[str, str], str]:
    """All that is set, each with how it is told; who begins stands in the sentence, a preset in its rules."""
    all_set = hosting.settings(gathered, game, reader) + hosting.house_rules(gathered, game, reader)
    told = {(one.part, one.name): reader.line(one.label, one.said) for one in all_set}
    told["setup", "public"] = _public(gathered, reader)
    told["setup", "watch"] = _watched(gathered, reader)
    return {what: line for what, line in told.items() if what not in ELSEWHERE}


def _public(gathered: Gathered, reader: Reader) -> str:
    return reader.get("gather-is-public" if gathered.setup.public else "gather-is-private")


def _watched(gathered: Gathered, reader: Reader) -> str:
    return reader.get("gather-is-watched" if gathered.setup.watch else "gather-is-not-watched")
