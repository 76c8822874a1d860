"""Who is who: a guest is whoever holds the secret token in the cookie. Only its hash is kept.

Any token will do: 256 bits that nobody else has. So two servers on one machine, who share a browser's
cookies, do not drive each other's guests away.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from atout.server.asgi import App, Message, Receive, Scope, Send

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

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] in {"http", "websocket"} and _needs_session(scope["path"]):
            token = _token(scope)
            if token is None and scope["type"] == "http":
                token = secrets.token_urlsafe(32)
                send = _with_cookie(send, _cookie(token, secure=scope["scheme"] == "https"))
            scope[_SESSION] = hash_of(token) if token else ""
        await self._app(scope, receive, send)


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
