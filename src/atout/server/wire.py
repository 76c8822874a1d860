"""A WebSocket that frees itself when its connection is gone."""

from typing import Any

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
    """WebSockets as uvicorn speaks them: when the connection is gone, so is its parser, which knows it."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        super().connection_lost(exc)
        self.conn.parser.close()
