"""The doors of the house: which hosts it answers for, which pages may speak to it, what browsers may do.

A page of somebody else's cannot talk to a server on this machine: neither under its own name made to
point here (the Host header is looked at), nor across sites (the Origin header is).
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from atout.core.illegal import Illegal
from atout.core.view import Refusal, Text
from atout.server.addresses import address_of
from atout.server.asgi import App, Message, Receive, Scope, Send
from atout.server.crowd import Limits
from atout.server.messages import Failure
from atout.server.rates import Rate

READING = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "style-src-attr 'unsafe-inline'; "  # where a card lies is a style of its own
    "connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Doors:
    """Lets in what may come in."""

    def __init__(self, app: App, hosts: Iterable[str] = (), limits: Limits | None = None) -> None:
        """``hosts`` are further names that this server is reached by; ``*`` is any."""
        self._app = app
        self._hosts = {host.lower() for host in hosts}
        name = socket.gethostname().lower()
        self._own = {"localhost", name, f"{name}.local"}
        self._limits = limits or Limits()
        self._requests = Rate(self._limits.requests, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if not self._answers_for(host):
            await refuse(scope, send, 421, Text("server-host-unknown", {"host": host[:60]}))
        elif changes and origin and urlsplit(origin).netloc != host:
            await refuse(scope, send, 403, Text("server-origin-foreign", {"origin": origin[:60]}))
        elif self._too_often(scope):
            await refuse(scope, send, 429, Text("server-too-often", {"minutes": 1}))
        else:
            await self._app(_as_read(scope), self._in_time(scope, receive), _with_headers(scope, send))

    def _too_often(self, scope: Scope) -> bool:
        address = address_of(scope)
        if not self._limits.counts(address):
            return False
        try:
            self._requests.take(address)
        except Illegal:
            return True
        return False

    def _in_time(self, scope: Scope, receive: Receive) -> Receive:
        """Of a request: what arrives too late is as if its sender had left."""
        if scope["type"] != "http":
            return receive

        async def receiving() -> Message:
            try:
                async with asyncio.timeout(self._limits.seconds):
                    return await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}

        return receiving

    def _answers_for(self, host: str) -> bool:
        name = _name(host)
        return _is_address(name) or name in self._own or name in self._hosts or "*" in self._hosts


def _name(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    """A number cannot be made to point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _as_read(scope: Scope) -> Scope:
    """HEAD is GET without the body, which the server of this application leaves out."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


def _with_headers(scope: Scope, send: Send) -> Send:
    if scope["type"] != "http":
        return send

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, status: int, text: Text) -> None:
    """Say no before anything else is asked."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Failure(Refusal(text)))
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), *HEADERS],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
