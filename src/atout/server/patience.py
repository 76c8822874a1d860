"""How long the server waits for somebody to say what is wanted.

Who opens a connection and is silent, or sends a request letter by letter, is cut off.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0
"""How long the head of a request may take."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit to how long the head of a request may take."""

    _waiting: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """The first request is waited for."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._stop()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins; of a further one the time runs from here, before it uvicorn's own for silence."""
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._stop()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol goes on; the parser, which knows this one, would keep it."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(SECONDS, self.transport.close)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
