"""A connection to a table: frames in, messages out."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import msgspec
from litestar import websocket
from litestar.params import FromPath
from msgspec.structs import replace

from atout.core.illegal import Illegal
from atout.core.view import Refusal, Text, View
from atout.server import frames
from atout.server.addresses import address_of
from atout.server.brief import in_brief
from atout.server.crowd import Crowd
from atout.server.messages import (
    Advice,
    Again,
    CallVote,
    Choose,
    Claim,
    Commit,
    Continue,
    FromClient,
    FromServer,
    Gathered,
    Hint,
    Instruct,
    Look,
    Mute,
    Numbered,
    Open,
    Part,
    Promised,
    Proven,
    Refused,
    Remove,
    Resign,
    Say,
    SeatInfo,
    SetSeat,
    SetUp,
    Sit,
    Skip,
    Stand,
    Start,
    State,
    Swap,
    TableInfo,
    TakeBack,
    Talked,
    Tried,
    Try,
    Vote,
)
from atout.server.metrics import Metrics
from atout.server.parts import Parts
from atout.server.seats import seat_info
from atout.server.sessions import visitor_of
from atout.server.wire import Wire, offer_of
from atout.table.alarm import Job
from atout.table.gathering import Gathering
from atout.table.hall import Hall
from atout.table.table import Table
from atout.table.talk import PHRASES
from atout.table.waiting import Change

WAITING = 256
"""So many messages may wait for a slow reader, who is then dropped and may come back."""
EVENTS = 500
"""So many of the last events are sent at once."""
FRAMES_A_SECOND = 30.0
FRAMES_AT_ONCE = 60.0

NOT_TO_BE_SEEN = 4403
NO_SUCH_TABLE = 4404
GOING_AWAY = 1001
TOO_SLOW = 1013

CLOSES = {"table-unknown": NO_SUCH_TABLE} | dict.fromkeys(
    ("table-not-read", "table-crowded", "server-crowded", "server-full"), TOO_SLOW
)

_encode = msgspec.json.Encoder().encode
_parts = Parts(_encode)


class Pace:
    """How fast a connection may send: who is faster is made to wait, and nothing is lost."""

    def __init__(self, rate: float = FRAMES_A_SECOND, at_once: float = FRAMES_AT_ONCE) -> None:
        self._rate = rate
        self._most = self._left = at_once
        self._at = asyncio.get_running_loop().time()

    async def keep(self) -> None:
        """Take one frame's place, or wait for it."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)


class Connection:
    """A listener of a table, at the other end of a WebSocket."""

    def __init__(
        self,
        socket: Wire,
        table: Table,
        session: str,
        name: Callable[[str], Awaitable[str]],
        metrics: Metrics,
    ) -> None:
        """``name`` finds what a session is called."""
        self.table = table
        self.session = session
        self.seat = table.seat_of(session)
        self._socket = socket
        self._offer = offer_of(socket.scope)
        self._name = name
        self._metrics = metrics
        self._brief = "brief" in socket.query_params
        self._shown: View | None = None
        self._told = 0
        self._proven = 0
        self._heard = 0
        self._waiting: deque[bytes | int] = deque()
        self._more = asyncio.Event()
        self._closing: int | None = None
        self._writer = asyncio.create_task(self._write())

    # --- out --------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Show the table as it is now."""
        self._show(self._told)
        proof = self.table.fair.proof(self._proven)
        if proof is not None:
            self._proven = proof.deal
            self.send(Proven(proof))

    def promised(self) -> None:
        """Tell how far the parts of the next deal are."""
        now = self.table.fair.handshake
        if now is None or now.over:
            return
        commitments = now.commitments if now.opening else []
        mark = self.table.fair.mark
        self.send(Promised(mark, now.number, now.draws, now.commitment, self.seat, commitments))

    def _show(self, since: int) -> None:
        course, gathering = self.table.course, self.table.waiting.gathering
        if course.match.deal is None:
            if gathering is not None:
                self.send(self._gathered(gathering))
            return
        self._told = course.seen[self.seat]
        what = self.seat, since, id(self._shown)
        state, view = self.table.once(what, partial(self._state, since))
        self._shown = view if self._brief else None
        self._put(state)

    def _state(self, since: int) -> tuple[bytes, View]:
        """What a seat sees: the same for all who look from it, and have been told and shown as much."""
        course = self.table.course
        view = self.table.view(self.seat)
        events = course.events(self.seat, since)[-EVENTS:]
        told = [Numbered(number, event) for number, event in events]
        numbers = course.seen[self.seat], course.settled[self.seat]
        stays = self._stays(view)
        news = _parts.of(view, stays)
        return _encode(State(*numbers, self._table_info(view), news, told, list(stays))), view

    def _stays(self, view: View) -> dict[Part, Any]:
        """What of it is not sent again, to a client that asked for that."""
        return {} if self._shown is None else in_brief(view, self._shown)

    def _table_info(self, view: View) -> TableInfo:
        table, turn = self.table, view.turn
        seats = list(table.once("seats", self._seats))
        if self.seat >= 0:
            seats[self.seat] = replace(seats[self.seat], you=True)
        if turn >= 0 and table.stand_ins.level(turn):
            seats[turn] = replace(seats[turn], thinking=True)
        may, answer = table.may(self.seat, view), table.questions.instruction(self.seat)
        vote = table.votes.open
        return TableInfo(table.id, table.game.name, table.house_rules, seats, may, answer, vote)

    def _seats(self) -> list[SeatInfo]:
        """The seats as all see them."""
        table = self.table
        here = table.present()
        return [
            SeatInfo(
                name=seat.name,
                level=seat.level,
                here=bool(seat.level) or at in here,
                open=seat.open,
                stand_in=table.course.stand_ins.get(at, ""),
                person=table.talk.person(seat.session) if seat.session else "",
                clock=table.clocks.of(at),
            )
            for at, seat in enumerate(table.seats)
        ]

    def talked(self, *, whole: bool = False) -> None:
        """Tell what was said since this was told last, or all of it."""
        heard = self.table.talk.heard(self)
        lines = [line for line in heard.lines if whole or line.number > self._heard]
        self._heard = heard.lines[-1].number if heard.lines else self._heard
        about = (heard.may, heard.me, heard.muted, list(PHRASES)) if whole else ()
        self.send(Talked(lines, whole, *about))

    def _gathered(self, gathering: Gathering) -> Gathered:
        table = self.table
        here = table.present()
        seats = [
            seat_info(seat, self.session, here=at in here, host=gathering.host, person=person)
            for at, seat in enumerate(gathering.seats)
            for person in [table.talk.person(seat.session) if seat.session else ""]
        ]
        may = gathering.may(self.session)
        info = TableInfo(table.id, gathering.game, gathering.options, seats, may)
        invite = gathering.invite if self.seat >= 0 and not gathering.begun else None
        return Gathered(gathering.number, info, gathering.sides, gathering.setup, invite, gathering.begun)

    def refused(self, about: str, why: Refusal) -> None:
        """What was asked is not done."""
        self._metrics.refusals.labels(about if about in frames.TYPES else "").inc()
        self.send(Refused(about, why))

    def dropped(self) -> None:
        """Come again."""
        self._close(GOING_AWAY)

    def shown_out(self, why: Refusal) -> None:
        """Say why, then close."""
        self.refused("table", why)
        self._put(_code_of(why))

    def send(self, message: FromServer) -> None:
        """Put a message into the queue of those to be sent."""
        self._put(_encode(message))

    def _put(self, message: bytes | int) -> None:
        if self._is_sent_at_once(message):
            return
        if len(self._waiting) == WAITING:
            self._close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._more.set()

    def _is_sent_at_once(self, message: bytes | int) -> bool:
        """Where nothing waits before it, and the other end takes it."""
        ready = not self._waiting and self._closing is None
        return ready and isinstance(message, bytes) and self._offer(message)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    message = self._waiting[0]
                    if isinstance(message, int):
                        await self._socket.close(message)
                        return
                    text = message.decode()
                    await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
                    self._waiting.popleft()  # only now: what comes meanwhile must not overtake it
                self._more.clear()
                await self._more.wait()
        except asyncio.CancelledError:  # not raised again: kept by the task, it would keep the table
            if self._closing is not None:
                await self._socket.close(self._closing)
        except OSError:
            return  # the other end is gone, which ends listening too

    # --- in ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Take frames until the other end is gone."""
        pace = Pace()
        self.table.post(partial(self.table.join, self))
        try:
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                await pace.keep()
                self._take(cast("str | None", event.get("text")))
        finally:
            self.table.post(partial(self.table.leave, self))
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def _take(self, frame: str | None) -> None:
        if frame is None:
            self.refused("", Refusal(Text("server-frame-binary")))
            return
        try:
            message = frames.read(frame)
        except Illegal as illegal:
            self.refused(frames.about(frame), illegal.refusal)
        else:
            self._ask(message)

    def _ask(self, message: FromClient) -> None:
        job: Job = partial(self._do, message)
        if isinstance(message, Choose):
            job = self._metrics.timed(job)
        self.table.ask(self, str(message.__struct_config__.tag), job)

    async def _do(self, message: FromClient) -> None:
        """From the seat that is theirs when its turn comes."""
        await self._job(message)()

    def _job(self, message: FromClient) -> Job:  # noqa: C901, PLR0911, PLR0912  one kind after the other
        table, seat = self.table, self.seat
        match message:
            case Choose(number, choices):
                return partial(table.choose, seat, number, choices)
            case Try(number, choices):
                return partial(self._try, number, choices)
            case TakeBack(number):
                return partial(table.take_back, seat, number)
            case Hint(number):
                return partial(table.hint, seat, number, self, self._advise)
            case Claim(number):
                return partial(table.claim, seat, number)
            case Resign(number):
                return partial(table.resign, seat, number)
            case Continue(number):
                return partial(table.go_on, seat, number)
            case Again(number):
                return partial(table.again, seat, number)
            case Commit(deal, commitment):
                return partial(table.fair.commit, seat, deal, commitment)
            case Open(deal, part):
                return partial(table.fair.open, seat, deal, part)
            case Instruct() | Skip() | Look():
                return self._any_time(message)
            case CallVote() | Vote() | Say() | Mute():
                return self._among_people(message)
            case Sit(at):
                return partial(self._sit, at)
            case _:
                return partial(table.waiting.change, self._change(message))

    def _among_people(self, message: CallVote | Vote | Say | Mute) -> Job:
        table, seat = self.table, self.seat
        match message:
            case CallVote(number):
                return partial(table.call_vote, seat, number)
            case Vote(number, end):
                return partial(table.vote, seat, number, end=end)
            case Say(text, phrase):
                return partial(table.talk.say, self, text, phrase)
            case Mute(person, muted):
                return partial(table.talk.mute, self, person, muted=muted)

    def _any_time(self, message: Instruct | Skip | Look) -> Job:
        """What changes nothing that others see, whatever has happened meanwhile."""
        questions, seat = self.table.questions, self.seat
        match message:
            case Instruct(answer):
                return partial(questions.instruct, seat, answer)
            case Skip():
                return partial(questions.skip, seat)
            case Look(since):
                return partial(self._look, since)

    def _change(self, message: Stand | Swap | SetSeat | Remove | SetUp | Start) -> Change:
        who = self.session
        match message:
            case Stand():
                return lambda now: now.stood(who)
            case Swap(number, one, other):
                return lambda now: now.at(number).swapped(who, one, other)
            case SetSeat(number, seat, level):
                return lambda now: now.at(number).with_seat(who, seat, level)
            case Remove(number, seat):
                return lambda now: now.at(number).without(who, seat)
            case SetUp(setup, options):
                return lambda now: now.set_up(who, setup, options)
            case Start():
                return lambda now: now.started(who)

    async def _sit(self, seat: int) -> None:
        name = await self._name(self.session)
        await self.table.waiting.change(lambda now: now.sat(self.session, name, seat))

    async def _look(self, since: int) -> None:
        self._told = since
        self.table.show_to([self])

    async def _try(self, number: int, choices: list[int]) -> None:
        try:
            follow = self.table.attempt(self.seat, number, choices)
        except Illegal as illegal:
            self.send(Tried(why=illegal.refusal, after=choices))
        else:
            view = self.table.preview(self.seat, choices)
            stays = {} if view is None else self._stays(view)
            news = view and _parts.of(view, stays)
            self.send(Tried(follow, after=choices, view=news, stays=list(stays)))

    def _advise(self, choices: list[int], text: Text, why: Text | None) -> None:
        self.send(Advice(choices, text, why))


@websocket("/ws/tables/{table_id:str}", websocket_class=Wire)
async def table_socket(socket: Wire, table_id: FromPath[str]) -> None:
    """A seat at a table, or a place to watch it from."""
    crowd: Crowd = socket.app.state.crowd
    metrics: Metrics = socket.app.state.metrics
    place = visitor_of(socket.scope), address_of(socket.scope), table_id
    await socket.accept()
    try:
        crowd.enter(*place)
    except Illegal as illegal:
        metrics.turned_away.inc()
        await _show_out(socket, illegal)
        return
    metrics.connections.inc()
    try:
        await _sit_down(socket, table_id)
    finally:
        metrics.connections.dec()
        crowd.leave(*place)


async def _sit_down(socket: Wire, table_id: str) -> None:
    hall: Hall = socket.app.state.hall
    crowd: Crowd = socket.app.state.crowd
    visitor = visitor_of(socket.scope)
    try:
        table = await hall.table(table_id)
        table.waiting.check_may_look(visitor.who)
        if table.seat_of(visitor.who) < 0:
            crowd.check_room(table_id)
    except Illegal as illegal:
        await _show_out(socket, illegal)
        return
    connection = Connection(socket, table, visitor.who, hall.selves.name_of, socket.app.state.metrics)
    crowd.stay(visitor.token, connection)
    try:
        await connection.listen()
    finally:
        crowd.go(connection)


async def _show_out(socket: Wire, illegal: Illegal) -> None:
    refused = Refused("table", illegal.refusal)
    await socket.send({"type": "websocket.send", "text": _encode(refused).decode(), "bytes": None})
    await socket.close(_code_of(illegal.refusal))


def _code_of(why: Refusal) -> int:
    """By which number a connection is closed that is refused."""
    return CLOSES.get(why.text.key, NOT_TO_BE_SEEN)
