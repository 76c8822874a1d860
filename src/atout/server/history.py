"""The HTTP interface of what was played: your matches, and a link to one for others."""

from litestar import MediaType, get, post
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from atout.core.illegal import Illegal
from atout.server import records
from atout.server.asked import Asked, hall_of
from atout.server.messages import Made, Matches, MatchLine, PlayerLine
from atout.server.sessions import session_of
from atout.table.hall import new_id
from atout.table.history import LAST, Ended


@get("/api/matches")
async def matches(request: Asked, game: FromQuery[str] = "", before: FromQuery[str] = "") -> Matches:
    """The matches that you have played to their end, the last first; ``before`` a time, those before it."""
    history, who = hall_of(request).history, session_of(request.scope)
    lines = [_line(ended, who) for ended in await history.of(who, game, before)]
    return Matches(await history.tallies(who), lines)


def _line(ended: Ended, who: str) -> MatchLine:
    players = [
        PlayerLine(one.name, one.level, one.outcome, one.level == "" and one.who == who)
        for one in ended.players
    ]
    return MatchLine(ended.table, ended.number, ended.game, ended.ended, players)


@post("/api/tables/{table_id:str}/replay", status_code=200)
async def share(request: Asked, table_id: FromPath[str], match: FromQuery[int] = LAST) -> Made:
    """The record of a match that is over, for whoever gets its link from one who played it."""
    hall = hall_of(request)
    kept = await hall.store.table(table_id)
    if not any(seat.is_of(session_of(request.scope)) for seat in kept.seats):
        raise Illegal("table-no-seat")
    number, shared = await hall.history.match(table_id, match)
    if shared is None:
        shared = new_id()
        text = await records.written(hall.readers, replace(kept, entries=kept.entries[:number]))
        await hall.history.share(table_id, number, shared, text)
    return Made(shared)


@get("/api/records/{record_id:str}/text", media_type=MediaType.TEXT)
async def record_text(request: Asked, record_id: FromPath[str]) -> str:
    """A record that was put here before, as it is."""
    return await hall_of(request).store.record(record_id)


HANDLERS = [matches, share, record_text]
