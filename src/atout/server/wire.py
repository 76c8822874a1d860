"""A WebSocket that frees itself when its connection is gone, and that sends at once where it can."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

Offer = Callable[[bytes], bool]
"""Sends a text at once; False where that cannot be, and nothing was sent."""
OFFER = "atout.offer"
"""Among the extensions of a connection."""


def offer_of(scope: Mapping[str, Any]) -> Offer:
    """How a connection sends at once; one that cannot never does."""
    return cast("Offer", scope.get("extensions", {}).get(OFFER, lambda _text: False))


class Wire(WebSocket[Any, Any, Any]):
    """What Litestar puts around receiving and sending knows the WebSocket, which knows it: a circle.

    It would keep all of a connection for as long as garbage is not looked for (``server/run.py``). It counts
    in which state the connection is, and that nobody asks for here.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """As it comes."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """As it goes."""
        return send


class WireProtocol(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, that can send at once.

    What is sent as ASGI has it wakes a task for each who looks on, and goes through all that stands in
    between. When the connection is gone, so are its parser and its scope's way of sending, which know it.
    """

    def handle_connect(self, event: Request) -> None:
        """A connection that is accepted can send at once."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._extensions()[OFFER] = self.offer

    def offer(self, text: bytes) -> bool:
        """Send a text now; False where the other end is slow or gone: ``send`` waits or says so."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            del self._extensions()[OFFER]

    def _extensions(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.scope["extensions"])
