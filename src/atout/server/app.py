"""The server's parts put together."""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

import atout
from atout.core.illegal import Illegal
from atout.core.view import Refusal, Text
from atout.server import accounts, api, health, history, lobby
from atout.server.accounts import Desk, visitor
from atout.server.asgi import App
from atout.server.asked import Asked
from atout.server.crowd import Crowd, Limits
from atout.server.doors import Doors
from atout.server.health import Probe
from atout.server.messages import LIMIT, Failure
from atout.server.metrics import Metrics
from atout.server.rates import Rate
from atout.server.reviews import Reviews
from atout.server.sessions import Sessions
from atout.server.socket import table_socket
from atout.table.accounts import Visitor
from atout.table.hall import Hall
from atout.table.lobby import Lobby
from atout.table.settings import Settings

STATIC = Path(atout.__file__).parent / "static"
NOT_PAGES = {"api", "assets", "ws", "schema"}

_log = logging.getLogger(__name__)

STATUS = {
    "server-not-found": 404,
    "table-unknown": 404,
    "table-private": 403,
    "invite-unknown": 404,
    "invite-over": 410,
    "gathering-barred": 403,
    "server-too-often": 429,
    "record-unknown": 404,
    "record-nothing-yet": 409,
    "review-busy": 503,
    "review-unknown": 404,
    "table-not-saved": 503,
    "table-not-read": 503,
    "table-busy": 503,
    "account-wrong": 403,
    "account-name-taken": 409,
    "account-no-such-device": 404,
    "account-wait": 429,
    "account-busy": 503,
}
"""The status of a refusal; of all others it is 400."""

KEYS = {404: "server-not-found", 405: "server-wrong-method", 413: "server-too-large"}
"""What is said of Litestar's own errors; of all others that the request is wrong."""


def build(
    folder: Path,
    settings: Settings | None = None,
    hosts: Iterable[str] = (),
    *,
    figures_for_all: bool = False,
    limits: Limits = Limits(),  # noqa: B008  it cannot be changed
) -> App:
    """The server over the tables in a folder."""

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        set_about = settings or Settings()
        app.state.hall = hall = await Hall.open(folder, set_about)
        app.state.lobby = Lobby(hall)
        app.state.doormen = lobby.Doormen(set_about.tables_an_hour)
        app.state.desk = desk = Desk(limits.accounts)
        app.state.crowd = Crowd(limits)
        app.state.records = Rate(limits.records, 3600)
        app.state.probe = Probe(hall.store)
        app.state.metrics = Metrics(hall)
        app.state.figures_for_all = figures_for_all
        app.state.reviews = reviews = Reviews()
        try:
            yield
        finally:
            desk.phrases.close()
            await reviews.close()
            await hall.close()

    async def find(token: str) -> Visitor | None:
        return await visitor(app.state.hall.accounts, token)

    app = Litestar(
        HANDLERS,
        lifespan=[open_hall],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LIMIT,
        exception_handlers={Illegal: _refused, HTTPException: _failed, Exception: _broken},
    )
    return Doors(Sessions(cast("App", app), find), hosts, limits)


# --- the browser's files ----------------------------------------------------------------------------

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
MISSING = """<!doctype html><meta charset="utf-8"><title>Atout</title>
<p>The browser's files have not been built. In a checkout, run <code>scripts/build</code>,
and load this page again.</p>
"""


def _front_page() -> Response[bytes]:
    return _file("index.html") or Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)


def _file(name: str) -> Response[bytes] | None:
    """A file of the browser's; those below assets/ have a name of their own for each content."""
    try:
        path = (STATIC / name).resolve()
        content = path.read_bytes() if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # no file can be called so: the name is too long, or has a zero in it
        return None
    if content is None:
        return None
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return Response(content, media_type=kind, headers={"Cache-Control": lasting})


@get("/", sync_to_thread=False)
def front_page() -> Response[bytes]:
    """The page that everything happens on."""
    return _front_page()


@get("/{path:path}", sync_to_thread=False)
def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the browser's, or the page, which finds its way by the address itself."""
    name = path.strip("/")
    found = _file(name)
    if found is None and name.partition("/")[0] in NOT_PAGES:
        return _failure(404, Refusal(Text("server-not-found")))
    return found or _front_page()


HANDLERS = [
    *api.HANDLERS,
    *accounts.HANDLERS,
    *history.HANDLERS,
    *lobby.HANDLERS,
    table_socket,
    *health.HANDLERS,
    page,
    front_page,
]


# --- what goes wrong --------------------------------------------------------------------------------


def _failure(status: int, why: Refusal) -> Response[bytes]:
    body = msgspec.json.encode(Failure(why))
    return Response(body, media_type=MediaType.JSON, status_code=status)


def _refused(_request: Asked, illegal: Illegal) -> Response[bytes]:
    return _failure(STATUS.get(illegal.refusal.text.key, 400), illegal.refusal)


def _failed(_request: Asked, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    own_fault = status >= HTTP_500_INTERNAL_SERVER_ERROR
    key = KEYS.get(status, "server-fault" if own_fault else "server-wrong-request")
    return _failure(status, Refusal(Text(key)))


def _broken(request: Asked, error: Exception) -> Response[bytes]:
    # Not the address: in it stand invites, and ids that nobody should guess.
    _log.error("%s %s failed", request.method, request.route_handler.fn.__name__, exc_info=error)
    return _failure(500, Refusal(Text("server-fault")))
