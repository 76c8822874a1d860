"""A table's time before its match: what its people do then, and what comes of those who stay away."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from atout.core.illegal import Illegal
from atout.table.gathering import Gathering
from atout.table.gatherings import Gatherings
from atout.table.store import NotSaved, Store, Taken

if TYPE_CHECKING:
    from atout.table.table import Table

Change = Callable[[Gathering], Gathering | None]
"""What becomes of a gathering; None: it is gone."""


class Waiting:
    """The gathering of a table. Without one the table was dealt as soon as it was made."""

    def __init__(self, table: "Table", gathering: Gathering | None, store: Store) -> None:
        self.gathering = gathering
        self._table = table
        self._store = Gatherings(store)
        self._away_since: dict[str, float] = {}
        self._alarm = table.alarm()

    @property
    def goes_on(self) -> bool:
        """Whether the match has not begun."""
        return self.gathering is not None and not self.gathering.begun

    @property
    def listed(self) -> bool:
        """Whether it stands in the lobby: public, somebody is here, and something is still to come."""
        gathering, table = self.gathering, self._table
        public = gathering is not None and gathering.setup.public
        return public and bool(table.present()) and not table.course.match.over

    def check_may_look(self, who: str) -> None:
        """Refuse those who are not to see this table; one without a gathering is seen by its address."""
        if self.gathering is not None:
            self.gathering.check_may_look(who)

    async def change(self, how: Change) -> None:
        """Save what becomes of the gathering, then tell it."""
        before = self.gathering
        if before is None:
            raise Illegal("gathering-begun")
        after = how(before)
        if after is None:
            await self._store.drop(self._table.id)
            self._table.gone()
            return
        if after.setup.when_full and not after.free and not after.begun:
            after = after.filled()
        if after is before:
            return
        after = replace(after, number=before.number + 1)
        try:
            await self._store.change(self._table.id, after)
        except Taken:
            await self._table.reload()
            raise
        await self._table.gathered(after)

    def wake(self) -> None:
        """Who sits here and stays away does not keep the others waiting for ever."""
        away = self._away() if self.goes_on else set()
        now = asyncio.get_running_loop().time()
        self._away_since = {who: self._away_since.get(who, now) for who in away}
        if away:
            first = min(self._away_since.values())
            self._alarm.set(max(0, first + self._table.settings.stay_away - now), self._stayed_away)
        else:
            self._alarm.clear()

    def _away(self) -> set[str]:
        """Those who sit and are not here, while others are."""
        gathering, here = self.gathering, self._table.present()
        if gathering is None or not here:
            return set()
        return {seat.session for at, seat in enumerate(gathering.seats) if seat.session and at not in here}

    async def _stayed_away(self) -> None:
        """A public table goes on without them; at a private one they lose no more than the host's part."""
        until = asyncio.get_running_loop().time() - self._table.settings.stay_away
        for who in [who for who, since in self._away_since.items() if since <= until]:
            del self._away_since[who]
            with suppress(NotSaved, Taken):  # tried again after as long
                await self.change(partial(self._without, who))
        self.wake()

    def _without(self, who: str, now: Gathering) -> Gathering | None:
        if now.begun or who not in self._away():
            return now
        if who == now.host:
            now = now.handed_to(now.seats[min(self._table.present())].session)
        return now.stood(who) if now.setup.public else now
