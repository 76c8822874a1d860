"""The HTTP interface of what brings people to tables: the lobby, invites, Play now, names."""

import io
import unicodedata

import segno
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from atout.core.illegal import Illegal
from atout.server import frames
from atout.server.addresses import address_of
from atout.server.asked import Asked, hall_of, lobby_of
from atout.server.messages import Join, LobbyLine, Made, Me, WayIn, Wish
from atout.server.rates import Rate
from atout.server.seats import seat_info
from atout.server.sessions import session_of
from atout.table.gathering import CODE_DIGITS
from atout.table.names import cleaned
from atout.table.table import Table

LISTED = 100
"""So many tables stand in the lobby at once."""
GAPS = " -\u200b"
"""A code may be typed with them."""
EVERYONE = "everyone"
Wishes = dict[str, list[int | str | bool]]


class Doormen:
    """What is counted at the door of one server."""

    def __init__(self, tables: int) -> None:
        self.guesses = Rate(10, 60)
        """Invites that let nobody in, of one session and of one address."""
        self.all_guesses = Rate(300, 60)
        """Of all together: whoever has many addresses guesses no faster."""
        self.tables = Rate(tables, 3600)
        """Tables made."""
        self.tables_of_an_address = Rate(8 * tables, 3600)
        """A school has one address."""


def _doormen(request: Asked) -> Doormen:
    doormen: Doormen = request.app.state.doormen
    return doormen


# --- names ------------------------------------------------------------------------------------------


@post("/api/me", status_code=200)
async def call_me(request: Asked) -> Me:
    """Be called otherwise, at the tables where you sit too."""
    name = cleaned(frames.read_body(await request.body(), Me).name)
    await lobby_of(request).rename(session_of(request.scope), name)
    return Me(name)


# --- the lobby --------------------------------------------------------------------------------------


@get("/api/lobby")
async def lobby(
    request: Asked, game: FromQuery[str] = "", free: FromQuery[int] = 0, options: FromQuery[str] = "{}"
) -> list[LobbyLine]:
    """The public tables that somebody is at: of this game, with so many seats free at least.

    ``options`` are wishes, as in a ``Wish``. Those that wait for people come first, the fullest before the
    others.
    """
    session = session_of(request.scope)
    wishes = frames.read_body(options.encode(), Wishes)
    lines = [_line(table, session) for table in lobby_of(request).listed(session, game, wishes)]
    wanted = [line for line in lines if line.free >= free]
    return sorted(wanted, key=lambda line: (line.begun, line.free))[:LISTED]


def _line(table: Table, session: str) -> LobbyLine:
    gathering = table.waiting.gathering
    begun = gathering is None or gathering.begun
    host = "" if gathering is None else gathering.host
    here = table.present()
    seats = [seat_info(seat, session, here=at in here, host=host) for at, seat in enumerate(table.seats)]
    free = 0 if begun else sum(seat.open for seat in table.seats)
    return LobbyLine(table.id, table.game.name, table.house_rules, seats, free, begun)


@post("/api/play")
async def play(request: Asked) -> Made:
    """A seat at a public table with the options wished for: one that waits, or a new one."""
    wish = frames.read_body(await request.body(), Wish)
    tables, session = lobby_of(request), session_of(request.scope)
    name = await hall_of(request).selves.name_of(session)
    found = await tables.seat_at(session, name, wish.game, wish.options)
    if found is None:
        count_table(request)
        found = await tables.gather_for(session, name, wish.game, wish.options, wish.level)
    return Made(found)


def count_table(request: Asked) -> None:
    """Refuse who has made too many tables lately."""
    doormen, session, address = _doormen(request), session_of(request.scope), address_of(request.scope)
    doormen.tables.check(session)
    doormen.tables_of_an_address.check(address)
    doormen.tables.count(session)
    doormen.tables_of_an_address.count(address)


# --- invites ----------------------------------------------------------------------------------------


@post("/api/join", status_code=200)
async def join(request: Asked) -> Made:
    """Come to the table of an invite. Who guesses has to wait."""
    invite = _typed(frames.read_body(await request.body(), Join).invite)
    doormen, session = _doormen(request), session_of(request.scope)
    who = session, address_of(request.scope)
    doormen.guesses.check(*who)
    doormen.all_guesses.check(EVERYONE)
    try:
        return Made(await lobby_of(request).admit(session, invite))
    except Illegal as illegal:
        if illegal.refusal.text.key == "invite-unknown":
            doormen.guesses.count(*who)
            doormen.all_guesses.count(EVERYONE)
        raise


def _typed(invite: str) -> str:
    """A code as it is kept, typed in the digits of any script; a link's part as it is."""
    code = "".join(str(unicodedata.decimal(sign, sign)) for sign in invite if sign not in GAPS)
    return code if len(code) == CODE_DIGITS and code.isascii() and code.isdecimal() else invite.strip()


@get("/api/tables/{table_id:str}/link")
async def way_in(request: Asked, table_id: FromPath[str]) -> WayIn:
    """How others come to a table, for those who sit there: before the match to play, then to watch."""
    table = await hall_of(request).table(table_id)
    path, gathering = _path_in(table, session_of(request.scope)), table.waiting.gathering
    return WayIn(path, gathering is not None and gathering.crowded(table.selves()))


def _path_in(table: Table, who: str) -> str:
    if table.seat_of(who) < 0:
        raise Illegal("table-no-seat")
    gathering = table.waiting.gathering
    if gathering is None:
        return f"/table/{table.id}"
    return f"/join/{gathering.invite.token}" if gathering.lets_in else ""


@get("/api/tables/{table_id:str}/qr")
async def qr(request: Asked, table_id: FromPath[str], scheme: FromQuery[str] = "http") -> Response[bytes]:
    """The link that lets others in to a table as an image, for those who sit there.

    The page says by which ``scheme`` it was fetched: a proxy before the server may not.
    """
    path = _path_in(await hall_of(request).table(table_id), session_of(request.scope))
    if not path:
        raise Illegal("table-not-watched")
    if scheme not in {"http", "https"}:
        raise Illegal("server-wrong-request")
    link = f"{scheme}://{request.headers['host']}{path}"
    image = io.BytesIO()
    segno.make(link, micro=False).save(
        image, kind="svg", xmldecl=False, border=4, omitsize=True, light="#fff"
    )
    return Response(image.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


HANDLERS = [call_me, lobby, play, join, way_in, qr]
