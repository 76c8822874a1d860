"""Who is who: a guest is whoever holds the secret token in the cookie; some tokens are signed in to accounts.

Only the token's hash is kept. Any token will do for a guest: 256 bits that nobody else has. So two servers
on one machine, who share a browser's cookies, do not drive each other's guests away.
"""

import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from typing import Any

from atout.core.illegal import Illegal
from atout.core.view import Text
from atout.server.asgi import App, Message, Receive, Scope, Send
from atout.server.doors import refuse
from atout.table.accounts import Visitor

COOKIE = "atout"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_VISITOR = "atout.visitor"
_GIVEN = "atout.token"

Find = Callable[[str], Awaitable[Visitor | None]]


def visitor_of(scope: Mapping[str, Any]) -> Visitor:
    """Who asks; nobody where no token came."""
    visitor: Visitor = scope.get(_VISITOR, Visitor(""))
    return visitor


def session_of(scope: Mapping[str, Any]) -> str:
    """The self that asks; empty where no token came."""
    return visitor_of(scope).who


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def give_token(scope: Any) -> str:
    """A new token goes out with the answer; its hash. Who becomes somebody else must not keep an old one."""
    with new_token(scope) as hashed:
        return hashed


@contextmanager
def new_token(scope: Any) -> Iterator[str]:
    """The hash of a token that goes out if all within goes well: who is refused stays who they were."""
    token = secrets.token_urlsafe(32)
    yield hash_of(token)
    scope[_GIVEN] = token


class Sessions:
    """Finds out who asks, and gives a token to who has none yet."""

    def __init__(self, app: App, find: Find) -> None:
        """``find`` tells who comes with the token of a hash."""
        self._app = app
        self._find = find

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] not in {"http", "websocket"} or not _needs_session(scope["path"]):
            await self._app(scope, receive, send)
            return
        try:
            visitor = await self._visitor(scope)
        except Illegal as illegal:
            await refuse(scope, send, 503, illegal.refusal.text)
            return
        if visitor is not None and visitor.passing and scope.get("method", "GET") != "GET":
            await refuse(scope, send, 409, Text("account-just-made"))
            return
        if visitor is None and scope["type"] == "http":
            visitor = Visitor(give_token(scope))
        scope[_VISITOR] = visitor or Visitor("")
        await self._app(scope, receive, _with_cookie(send, scope))

    async def _visitor(self, scope: Scope) -> Visitor | None:
        token = _token(scope)
        if token is None:
            return None
        return await self._find(hash_of(token)) if _asks(scope["path"]) else Visitor(hash_of(token))


def _needs_session(path: str) -> bool:
    return path not in {"/healthz", "/metrics"} and not path.startswith("/assets/")


def _asks(path: str) -> bool:
    """Whether it matters who it is: the pages are the same for everyone."""
    return path.startswith(("/api/", "/ws/"))


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


def _with_cookie(send: Send, scope: Scope) -> Send:
    if scope["type"] != "http":
        return send

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and _GIVEN in scope:
            cookie = _cookie(scope[_GIVEN], secure=scope["scheme"] == "https")
            message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
        await send(message)

    return sending
