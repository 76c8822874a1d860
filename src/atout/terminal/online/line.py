"""The connection to a table, which comes back by itself."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from atout.core.illegal import Illegal
from atout.core.view import View
from atout.server.brief import in_full
from atout.server.messages import FromClient, FromServer, Refused, State, Tried
from atout.terminal.online.door import Door
from atout.terminal.online.trouble import FAILURES, heard, trouble

WAITS = (0.25, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 2, 4, 8, 15)
"""After how many seconds it is tried again, as the browser does: a server started anew is back in two."""
FINAL = {4403, 4404}
"""By these a server closes what is not to be seen, or not there."""
SECONDS = 10
LARGEST = 16 * 1024 * 1024

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromServer).decode
_CONTROLS = re.compile(r"(\\\\)|\\u00(?:[01][0-9a-fA-F]|7[fF]|[89][0-9a-fA-F])|[\x7f-\x9f]")


def without_controls(frame: str) -> str:
    """A frame without what could steer the terminal, written out or as JSON writes it."""
    return _CONTROLS.sub(lambda found: found[1] or "", frame)


class _Connect(connect):
    """Goes where it was told to go, and nowhere else."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """No other address is followed."""
        return exc


class Line:
    """The WebSocket of one table."""

    def __init__(self, door: Door, table: str) -> None:
        self._door = door
        self._address = door.place.socket(table)
        self._socket: ClientConnection | None = None
        self._why: Illegal | None = None
        self._shown: View | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect for the first time; an Illegal says why it cannot be."""
        try:
            await self._connected()
        except FAILURES as error:
            raise trouble(error, self._door.place) from None

    async def messages(self) -> AsyncIterator[FromServer | None]:
        """All that the server says from now on; None where the connection is lost, which is then mended."""
        while True:
            socket = self._socket or await self._mended()
            with suppress(ConnectionClosed):
                async for frame in socket:
                    yield self._read(frame)
            self._socket = None
            if socket.close_code in FINAL:
                raise self._why or Illegal("ui-no-table")
            yield None

    def send(self, message: FromClient) -> bool:
        """Say something to the server; false where it cannot be heard."""
        socket = self._socket
        if socket is None:
            return False
        task = asyncio.create_task(self._send(socket, _encode(message).decode()))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return True

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()

    @staticmethod
    async def _send(socket: ClientConnection, text: str) -> None:
        with suppress(ConnectionClosed):
            await socket.send(text)

    async def _mended(self) -> ClientConnection:
        tries = 0
        while True:
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1
            with suppress(*FAILURES):
                return await self._connected()

    async def _connected(self) -> ClientConnection:
        self._why = self._shown = None
        self._socket = await _Connect(
            self._address,
            additional_headers=self._door.headers,
            user_agent_header=None,
            proxy=None,
            open_timeout=SECONDS,
            close_timeout=1,
            max_size=LARGEST,
        )
        return self._socket

    def _read(self, frame: str | bytes) -> FromServer:
        """A message."""
        text = frame if isinstance(frame, str) else frame.decode(errors="replace")
        try:
            message = _decode(without_controls(text))
        except msgspec.DecodeError:
            raise Illegal("join-other-version", place=self._door.place.at) from None
        if isinstance(message, Refused) and message.about == "table":
            self._why = heard(message.why, self._door.place)
        if isinstance(message, State | Tried):
            message = in_full(message, self._shown)
        if isinstance(message, State):
            self._shown = message.view
        return message
