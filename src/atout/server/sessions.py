"""Who is who: a guest is whoever holds the secret token in the cookie. Only its hash is kept.

A token that is not known is taken on, so that two servers on one machine, who share a browser's
cookies, do not drive each other's guests away.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from atout.core.illegal import Illegal
from atout.server.asgi import App, Message, Receive, Scope, Send
from atout.table.store import Store

COOKIE = "atout"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_SESSION = "atout.session"


def session_of(scope: Mapping[str, Any]) -> str:
    """The hash of the token that came with a request; empty when none came."""
    return str(scope.get(_SESSION, ""))


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Finds each request's session, and gives one to who has none yet."""

    def __init__(self, app: App, store: Callable[[], Store]) -> None:
        self._app = app
        self._store = store
        self._known: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] not in {"http", "websocket"} or not _needs_session(scope["path"]):
            await self._app(scope, receive, send)
            return
        token = _token(scope)
        if token is None and scope["type"] == "http":
            token = secrets.token_urlsafe(32)
            send = _with_cookie(send, _cookie(token, secure=scope["scheme"] == "https"))
        if token is not None:
            scope[_SESSION] = hash_of(token)
            await self._remember(hash_of(token))
        await self._app(scope, receive, send)

    async def _remember(self, session: str) -> None:
        if session in self._known:
            return
        try:
            await self._store().add_session(session)
        except Illegal:
            return  # a seat is kept by the hash alone: it is tried again with the next request
        self._known.add(session)


def _needs_session(path: str) -> bool:
    return path != "/healthz" and not path.startswith("/assets/")


def _token(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and _TOKEN.fullmatch(morsel.value):
                return morsel.value
    return None


def _cookie(token: str, *, secure: bool) -> bytes:
    cookie = f"{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}"
    return (cookie + "; Secure" if secure else cookie).encode()


def _with_cookie(send: Send, cookie: bytes) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
        await send(message)

    return sending
