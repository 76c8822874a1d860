"""What is asked of a server before a table is entered: who one is, and where an invite leads."""

import http.client
import platform
import ssl
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.parse import urlencode

import msgspec

from atout import __version__
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options, as_dict
from atout.server.messages import Failure, Join, LobbyLine, Made, Me, NewSeat, NewTable, SignIn, Wish, You
from atout.server.sessions import COOKIE
from atout.table.gathering import Setup
from atout.terminal.online.keepsakes import Keepsakes
from atout.terminal.online.places import Place
from atout.terminal.online.trouble import FAILURES, heard, trouble

T = TypeVar("T")

SECONDS = 10
LONGEST = 16 * 1024 * 1024
"""More than this is not read."""
USER_AGENT = f"Atout/{__version__} ({platform.system()})"


class Door:
    """Requests to one server, and to no other: no proxy is asked, and no other address followed."""

    def __init__(self, place: Place, keepsakes: Keepsakes) -> None:
        self.place = place
        self._keepsakes = keepsakes

    @property
    def headers(self) -> dict[str, str]:
        """Who asks."""
        token = self._keepsakes.token(self.place.origin)
        return {"User-Agent": USER_AGENT} | ({"Cookie": f"{COOKIE}={token}"} if token else {})

    def you(self) -> You:
        """Who one is here; somebody new, where the server does not know better."""
        try:
            return self._ask("GET", "/api/you", You)
        except Illegal as illegal:
            if illegal.refusal.text.key != "server-not-found":
                raise
            raise Illegal("join-other-version", place=self.place.at) from None

    def sign_in(self, name: str, phrase: str) -> You:
        """Be who one is on other devices."""
        return self._ask("POST", "/api/sign-in", You, SignIn(name, phrase))

    def make_account(self, name: str, phrase: str) -> You:
        """Be who one is here on other devices too."""
        return self._ask("POST", "/api/account", You, SignIn(name, phrase))

    def call_me(self, name: str) -> str:
        """Be called this, as the server writes it."""
        return self._ask("POST", "/api/me", Me, Me(name)).name

    def lobby(self, game: str) -> list[LobbyLine]:
        """The public tables, of one game or, without a name, of all."""
        return self._ask("GET", f"/api/lobby?{urlencode({'game': game})}", list[LobbyLine])

    def join(self, invite: str) -> str:
        """The table to which an invite leads."""
        return self._ask("POST", "/api/join", Made, Join(invite)).id

    def play(self, wish: Wish) -> str:
        """A public table that has what is wished for, where one sits now: found, or made."""
        return self._ask("POST", "/api/play", Made, wish).id

    def gather(self, game: Game, options: Options, *, public: bool) -> str:
        """A new table of one's own, which waits for people: for all, or for those who are invited."""
        seats = [NewSeat("you")] + [NewSeat("open")] * (game.seats_of(options) - 1)
        table = NewTable(game.name, seats, as_dict(options), Setup(public=public))
        return self._ask("POST", "/api/tables", Made, table).id

    def record(self, table: str) -> str:
        """The record of a table, without the deal that is being played."""
        return self._read("GET", f"/api/tables/{table}/record").decode()

    def _ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        content = self._read(method, path, body)
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Illegal("join-not-atout", place=self.place.at) from None

    def _read(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        """What is answered; an Illegal says why nothing is."""
        try:
            answer, content = self._answer(method, path, body)
        except FAILURES as error:
            raise trouble(error, self.place) from None
        if answer.status // 100 == 2:  # noqa: PLR2004  all is well
            self._remember(answer)
            return content
        if answer.status // 100 == 3:  # noqa: PLR2004  somewhere else
            raise Illegal("join-elsewhere", place=self.place.at, url=answer.headers.get("Location", ""))
        try:
            refusal = msgspec.json.decode(content, type=Failure).why
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Illegal("join-not-atout", place=self.place.at) from None
        raise heard(refusal, self.place)

    def _answer(
        self, method: str, path: str, body: msgspec.Struct | None
    ) -> tuple[http.client.HTTPResponse, bytes]:
        place = self.place
        line = (
            http.client.HTTPSConnection(
                place.host, place.port, timeout=SECONDS, context=ssl.create_default_context()
            )
            if place.scheme == "https"
            else http.client.HTTPConnection(place.host, place.port, timeout=SECONDS)
        )
        try:
            sent = None if body is None else msgspec.json.encode(body)
            line.request(method, path, sent, self.headers | {"Content-Type": "application/json"})
            answer = line.getresponse()
            return answer, answer.read(LONGEST)
        finally:
            line.close()

    def _remember(self, answer: http.client.HTTPResponse) -> None:
        """Keep the token that the server gives."""
        for header in answer.headers.get_all("Set-Cookie", []):
            try:
                given = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if given is not None:
                self._keepsakes.keep_token(self.place.origin, given.value)
