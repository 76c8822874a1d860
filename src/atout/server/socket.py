"""A connection to a table: frames in, messages out."""

import asyncio
from functools import partial
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from atout.core.illegal import Illegal
from atout.core.view import Refusal, Text, View
from atout.server import frames
from atout.server.messages import (
    Advice,
    Again,
    Choose,
    Claim,
    Continue,
    FromClient,
    FromServer,
    Hint,
    Look,
    Numbered,
    Refused,
    Resign,
    SeatInfo,
    State,
    TableInfo,
    TakeBack,
    Tried,
    Try,
)
from atout.server.sessions import session_of
from atout.table.hall import Hall
from atout.table.table import Table

WAITING = 256
"""So many messages may wait for a slow reader, who is then dropped and may come back."""
EVENTS = 500
"""So many of the last events are sent at once."""
FRAMES_A_SECOND = 30.0
FRAMES_AT_ONCE = 60.0

NO_SUCH_TABLE = 4404
GOING_AWAY = 1001
TOO_SLOW = 1013

_encode = msgspec.json.Encoder().encode


class Pace:
    """How fast a connection may send: who is faster is made to wait, and nothing is lost."""

    def __init__(self, rate: float = FRAMES_A_SECOND, at_once: float = FRAMES_AT_ONCE) -> None:
        self._rate = rate
        self._most = self._left = at_once
        self._at = asyncio.get_running_loop().time()

    async def keep(self) -> None:
        """Take one frame's place, or wait for it."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)


class Connection:
    """A listener of a table, at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, session: str) -> None:
        self.table = table
        self.seat = table.seat_of(session)
        self._socket = socket
        self._told = 0
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._closing: int | None = None
        self._writer = asyncio.create_task(self._write())

    # --- out --------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Show the table as it is now."""
        self._show(self._told)

    def _show(self, since: int) -> None:
        course = self.table.course
        self._told = course.seen[self.seat]
        view = self.table.view(self.seat)
        events = course.events(self.seat, since)[-EVENTS:]
        told = [Numbered(number, event) for number, event in events]
        self.send(State(self._told, self._table_info(view), view, told))

    def _table_info(self, view: View) -> TableInfo:
        table = self.table
        here = table.present()
        seats = [
            SeatInfo(
                name=seat.name,
                level=seat.level,
                you=at == self.seat,
                here=bool(seat.level) or at in here,
                thinking=bool(seat.level) and at == view.turn,
            )
            for at, seat in enumerate(table.seats)
        ]
        return TableInfo(table.id, table.game.name, table.house_rules, seats, table.may(self.seat, view))

    def refused(self, about: str, why: Refusal) -> None:
        """What was asked is not done."""
        self.send(Refused(about, why))

    def dropped(self) -> None:
        """Come again."""
        self._close(GOING_AWAY)

    def send(self, message: FromServer) -> None:
        """Put a message into the queue of those to be sent."""
        try:
            self._waiting.put_nowait(_encode(message))
        except asyncio.QueueFull:
            self._close(TOO_SLOW)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                message = await self._waiting.get()
                await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except asyncio.CancelledError:
            if self._closing is None:
                raise
            await self._socket.close(self._closing)
        except OSError:
            return  # the other end is gone, which ends listening too

    # --- in ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Take frames until the other end is gone."""
        pace = Pace()
        self.table.post(partial(self.table.join, self))
        try:
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                await pace.keep()
                self._take(cast("str | None", event.get("text")))
        finally:
            self.table.post(partial(self.table.leave, self))
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def _take(self, frame: str | None) -> None:
        if frame is None:
            self.refused("", Refusal(Text("server-frame-binary")))
            return
        try:
            message = frames.read(frame)
        except Illegal as illegal:
            self.refused(frames.about(frame), illegal.refusal)
        else:
            self._ask(message)

    def _ask(self, message: FromClient) -> None:
        table, seat = self.table, self.seat
        match message:
            case Choose(number, choices):
                table.ask(self, "choose", partial(table.choose, seat, number, choices))
            case Try(number, choices):
                table.ask(self, "try", partial(self._try, number, choices))
            case TakeBack(number):
                table.ask(self, "take_back", partial(table.take_back, seat, number))
            case Hint(number):
                table.ask(self, "hint", partial(table.hint, seat, number, self, self._advise))
            case Claim(number):
                table.ask(self, "claim", partial(table.claim, seat, number))
            case Resign(number):
                table.ask(self, "resign", partial(table.resign, seat, number))
            case Continue(number):
                table.ask(self, "continue", partial(table.go_on, seat, number))
            case Again(number):
                table.ask(self, "again", partial(table.again, seat, number))
            case Look(since):
                table.ask(self, "look", partial(self._look, since))

    async def _look(self, since: int) -> None:
        self._show(since)

    async def _try(self, number: int, choices: list[int]) -> None:
        try:
            follow = self.table.attempt(self.seat, number, choices)
        except Illegal as illegal:
            self.send(Tried(why=illegal.refusal, after=choices))
        else:
            self.send(Tried(follow, after=choices, view=self.table.preview(self.seat, choices)))

    def _advise(self, choices: list[int], text: Text) -> None:
        self.send(Advice(choices, text))


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """A seat at a table, or a place to watch it from."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        table = await hall.table(table_id)
    except Illegal as illegal:
        refused = Refused("table", illegal.refusal)
        await socket.send({"type": "websocket.send", "text": _encode(refused).decode(), "bytes": None})
        unknown = illegal.refusal.text.key == "table-unknown"
        await socket.close(NO_SUCH_TABLE if unknown else TOO_SLOW)
        return
    await Connection(socket, table, session_of(socket.scope)).listen()
