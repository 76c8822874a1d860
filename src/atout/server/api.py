"""The HTTP interface: games, words, rules, tables and records."""

from functools import cache

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from atout import registry, words
from atout.core import options, record
from atout.core.illegal import Illegal
from atout.server import frames, records, rules
from atout.server.asked import Asked, hall_of, lobby_of
from atout.server.lobby import count_table
from atout.server.messages import (
    GameInfo,
    Made,
    NewSeat,
    NewTable,
    ReplayInfo,
    ReviewInfo,
    SeatInfo,
    TableLine,
)
from atout.server.rates import Rate
from atout.server.reviews import Reviews
from atout.server.seats import seat_info
from atout.server.sessions import session_of
from atout.table.gathering import gather
from atout.table.hall import new_id
from atout.table.seat import Seat
from atout.table.thinkers import LEVELS

# --- games ------------------------------------------------------------------------------------------


@cache
def _games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            seats=list(game.seats),
            minutes=game.minutes,
            emblem=list(game.emblem),
            fields=options.fields(game.options),
            presets={
                name: [options.as_dict(game.preset(name, players)) for players in game.seats]
                for name in game.presets
            },
            levels=list(LEVELS),
        )
        for game in map(registry.find, registry.names())
    ]


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games there are."""
    return _games()


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words_of(lang: FromPath[str]) -> str:
    """Every sentence of a language, as Fluent reads it."""
    if lang not in words.languages():
        raise Illegal("server-language-unknown", lang=lang[:20], known=", ".join(words.languages()))
    return words.source(lang)


@get("/api/rules/{game:str}/{lang:str}", media_type=MediaType.HTML, sync_to_thread=False)
def rules_of(game: FromPath[str], lang: FromPath[str]) -> str:
    """The rules of a game, a fragment of HTML."""
    return rules.html(game, lang)


# --- tables -----------------------------------------------------------------------------------------


@get("/api/tables")
async def my_tables(request: Asked) -> list[TableLine]:
    """The tables where you have a seat, the last changed first."""
    session = session_of(request.scope)
    return [
        TableLine(
            id=line.id,
            game=line.game,
            over=line.over,
            yours=True,
            seats=_seats(line.seats, session),
            changed=line.changed,
            gathers=line.gathers,
        )
        for line in await hall_of(request).store.tables_of(session)
    ]


def _seats(seats: list[Seat], session: str) -> list[SeatInfo]:
    return [seat_info(seat, session) for seat in seats]


@post("/api/tables")
async def make_table(request: Asked) -> Made:
    """A new table, with you at one of its seats: dealt at once, or waiting for people."""
    wanted = frames.read_body(await request.body(), NewTable)
    hall, session = hall_of(request), session_of(request.scope)
    name = await hall.selves.name_of(session)
    seats = [_seat(seat, session, name) for seat in wanted.seats]
    count_table(request)
    if wanted.setup is None:
        return Made(await hall.make(wanted.game, seats, wanted.options))
    return Made(
        await lobby_of(request).gather(gather(wanted.game, wanted.options, seats, session, wanted.setup))
    )


def _seat(wanted: NewSeat, session: str, name: str) -> Seat:
    if wanted.kind == "you":
        return Seat(name=name, session=session)
    return Seat(level=wanted.level or "-") if wanted.kind == "computer" else Seat()


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def table_record(request: Asked, table_id: FromPath[str]) -> str:
    """The record of a table, without the deal that is being played."""
    hall = hall_of(request)
    kept = await hall.store.table(table_id)
    if kept.gathering is not None:
        kept.gathering.check_may_look(session_of(request.scope))
    return await records.written(hall.readers, kept)


# --- records ----------------------------------------------------------------------------------------


@post("/api/records", request_max_body_size=record.LONGEST)
async def add_record(request: Asked) -> ReplayInfo:
    """A record to step through."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Illegal("record-not-text") from None
    hall = hall_of(request)
    rate: Rate = request.app.state.records
    rate.take(session_of(request.scope))
    summary = await records.summary(hall.readers, text)
    record_id = new_id()
    await hall.store.add_record(record_id, text)
    return _replay_info(record_id, summary)


@get("/api/records/{record_id:str}")
async def record_info(request: Asked, record_id: FromPath[str]) -> ReplayInfo:
    """A record that was put here before."""
    hall = hall_of(request)
    text = await hall.store.record(record_id)
    yours = await hall.history.seat_in(record_id, session_of(request.scope))
    return _replay_info(record_id, await records.summary(hall.readers, text), yours)


@get("/api/records/{record_id:str}/steps/{number:int}")
async def record_step(
    request: Asked, record_id: FromPath[str], number: FromPath[int], seat: FromQuery[int] = -1
) -> Response[bytes]:
    """One step of a record, as a seat saw it; -1 a watcher, -2 every hand open."""
    text = await hall_of(request).store.record(record_id)
    body = await records.step(hall_of(request).readers, text, number, seat)
    return Response(body, media_type=MediaType.JSON)


@get("/api/records/{record_id:str}/proofs")
async def record_proofs(request: Asked, record_id: FromPath[str]) -> Response[bytes]:
    """What shows how each deal of a record was dealt."""
    text = await hall_of(request).store.record(record_id)
    return Response(await records.proofs(hall_of(request).readers, text), media_type=MediaType.JSON)


# --- reviews ----------------------------------------------------------------------------------------


def _reviews(request: Asked) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@post("/api/records/{record_id:str}/reviews/{seat:int}", status_code=200)
async def begin_review(request: Asked, record_id: FromPath[str], seat: FromPath[int]) -> ReviewInfo:
    """Begin to judge every decision of a seat, or go on."""
    text = await hall_of(request).store.record(record_id)
    found = await records.summary(hall_of(request).readers, text)
    if not 0 <= seat < len(found.names):
        raise Illegal("match-no-such-seat", seat_number=str(seat)[:20])
    return _reviews(request).begin(record_id, text, seat).info(0)


@get("/api/records/{record_id:str}/reviews/{seat:int}", sync_to_thread=False)
def review_info(
    request: Asked, record_id: FromPath[str], seat: FromPath[int], since: FromQuery[int] = 0
) -> ReviewInfo:
    """How far a review has come, with the judgements from number ``since`` on."""
    return _reviews(request).find(record_id, seat).info(max(0, since))


@delete("/api/records/{record_id:str}/reviews/{seat:int}", status_code=200)
async def stop_review(request: Asked, record_id: FromPath[str], seat: FromPath[int]) -> ReviewInfo:
    """Judge no more."""
    review = _reviews(request).find(record_id, seat)
    await review.stop()
    return review.info(0)


def _replay_info(record_id: str, summary: records.Summary, yours: int = -1) -> ReplayInfo:
    seats = [replace(_named(name), you=seat == yours) for seat, name in enumerate(summary.names)]
    return ReplayInfo(record_id, summary.game, summary.steps, seats)


def _named(name: str) -> SeatInfo:
    level = name.removeprefix(records.BEFORE_LEVEL)
    return SeatInfo(name="", level=level) if level != name and level in LEVELS else SeatInfo(name=name)


HANDLERS = [
    games,
    words_of,
    rules_of,
    my_tables,
    make_table,
    table_record,
    add_record,
    record_info,
    record_step,
    record_proofs,
    begin_review,
    review_info,
    stop_review,
]
