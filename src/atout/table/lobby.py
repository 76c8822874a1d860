"""How people find tables that wait for them: by the lobby, by an invite, by what they wish for."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from atout import registry
from atout.core import options
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Value
from atout.table.gathering import Gathering, Setup, gather, new_invite
from atout.table.hall import Hall, new_id
from atout.table.seat import Seat
from atout.table.store import Kept, Taken, now
from atout.table.table import PutAway, Table

Wishes = Mapping[str, Sequence[Value]]
"""Of an option the values that would do; any, where there are none."""


class Lobby:
    """The tables of a hall that wait for people."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def gather(self, gathering: Gathering) -> str:
        """A new table that waits for people; its id."""
        while True:
            kept = Kept(new_id(), gathering.game, gathering.options, gathering.seats, [], now(), gathering)
            with suppress(Taken):  # a code that another table has
                await self._hall.store.add_table(kept)
                return kept.id
            gathering = replace(gathering, invite=new_invite())

    async def gather_for(self, who: str, name: str, game: str, wishes: Wishes, level: str) -> str:
        """A public table with what somebody wishes for, who sits there; it begins when it is full."""
        found = registry.find(game)
        house_rules = {wish: values[0] for wish, values in _wanted(found, wishes).items()}
        seats = [Seat(name=name, session=who)]
        seats += [Seat()] * (found.seats_of(options.build(found.options, house_rules)) - 1)
        setup = Setup(public=True, fill=level, when_full=True)
        return await self.gather(gather(game, house_rules, seats, who, setup))

    async def seat_at(self, who: str, name: str, game: str, wishes: Wishes) -> str | None:
        """A seat at a public table that waits and has what somebody wishes for, or None."""
        waiting = [table for table in self.listed(who, game, wishes) if table.waiting.goes_on]
        for table in sorted(waiting, key=lambda table: sum(seat.open for seat in table.seats)):
            if table.seat_of(who) >= 0:
                return table.id
            with suppress(Illegal):  # somebody else was quicker
                await table.do(partial(table.waiting.change, lambda at: at.sat(who, name)))
                return table.id
        return None

    def listed(self, who: str, game: str = "", wishes: Wishes | None = None) -> list[Table]:
        """The public tables that somebody is at, and that may be seen; of a game, with what is wished for."""
        wanted = _wanted(registry.find(game), wishes or {}) if game else {}
        return [
            table for table in self._hall.in_use()
            if table.waiting.listed and _may_look(table, who) and game in {"", table.game.name}
            and all(table.house_rules[wish] in values for wish, values in wanted.items())
        ]  # fmt: skip

    async def admit(self, who: str, invite: str) -> str:
        """Let somebody in by a table's invite; the table's id."""
        table = await self._hall.table(await self._hall.gatherings.table_of(invite))
        await table.do(partial(table.waiting.change, lambda at: at.admitted(who, invite, table.selves())))
        return table.id

    async def rename(self, who: str, name: str) -> None:
        """Somebody is called otherwise, wherever they sit."""
        await self._hall.selves.rename(who, name)
        await self._hall.gatherings.rename(who, name)
        for table in self._hall.in_use():
            if table.seat_of(who) >= 0:
                with suppress(PutAway):  # it is read anew, with that name
                    await table.do(partial(table.rename, who, name))


def _may_look(table: Table, who: str) -> bool:
    try:
        table.waiting.check_may_look(who)
    except Illegal:
        return False
    return True


def _wanted(game: Game, wishes: Wishes) -> dict[str, list[Value]]:
    """The wishes that leave something out; an Illegal says what cannot be wished for."""
    for name, values in wishes.items():
        for value in values:
            options.check_value(game.options, name, value)
    return {name: list(values) for name, values in wishes.items() if values}
