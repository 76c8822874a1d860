"""How the server is: whether it can keep and read, and its figures."""

import time

from litestar import MediaType, Response, get

from atout.core.illegal import Illegal
from atout.server.addresses import is_loopback
from atout.server.asked import Asked
from atout.server.metrics import Metrics
from atout.table.store import Store

FORWARDED = {"forwarded", "x-forwarded-for", "x-real-ip", "via"}
"""What a proxy adds: behind one, everybody seems to come from this machine."""
AGAIN = 2.0
"""After so many seconds the store is tried again; whoever asks in between hears what was found."""


class Probe:
    """Whether the store can be written and read, tried now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at = -AGAIN
        self._failed: Illegal | None = None

    async def check(self) -> None:
        """Pass if all is well; else the Illegal that says what is not."""
        if time.monotonic() - self._at >= AGAIN:
            self._at = time.monotonic()
            try:
                await self._store.probe()
            except Illegal as illegal:
                self._failed = illegal
            else:
                self._failed = None
        if self._failed is not None:
            raise self._failed


@get("/healthz", media_type=MediaType.TEXT)
async def health(request: Asked) -> str:
    """Whether the server is there, and can keep what is decided."""
    probe: Probe = request.app.state.probe
    await probe.check()
    return "ok"


@get("/metrics", sync_to_thread=False)
def figures(request: Asked) -> Response[bytes]:
    """The figures for Prometheus: for this machine alone, or for all where the host has said so."""
    if not (request.app.state.figures_for_all or _is_here(request)):
        raise Illegal("server-not-found")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_here(request: Asked) -> bool:
    host = request.client.host if request.client else ""
    return is_loopback(host) and not FORWARDED & set(request.headers)


HANDLERS = [health, figures]
