"""Frames as they may come: read into a message, or refused; and a reader who does not read."""

import asyncio
import json

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from atout.core.illegal import Illegal
from atout.core.view import Refusal, Text
from atout.server import frames
from atout.server.messages import NewTable
from atout.server.metrics import Metrics
from atout.server.socket import GOING_AWAY, WAITING, Connection, Pace
from atout.server.wire import OFFER

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
shaped = st.fixed_dictionaries(
    {"type": st.sampled_from([*frames.TYPES, "state", "x"]) | anything},
    optional={"number": anything, "choices": anything, "since": anything, "seat": anything},
)


def outcome(read, *arguments):
    """What was read, or why nothing was."""
    try:
        return read(*arguments), None
    except Illegal as illegal:
        return None, illegal.refusal


@given((anything | shaped).map(json.dumps) | st.text(max_size=60))
@example('{"type":"look","since":1e400}')
@example('{"type":"look","since":' + "9" * 5000 + "}")
@example('{"type":"look","type":"choose"}')
@example('{"type":"\\ud800"}')
@example("\x00")
def test_a_frame_is_a_message_or_refused_in_words(frame):
    message, refusal = outcome(frames.read, frame)
    if refusal:
        assert refusal.text.key.startswith("server-")
        assert all(len(str(arg)) <= 200 for arg in refusal.text.args.values())
        assert len(frames.about(frame)) <= frames.SHOWN
        msgspec.json.encode(refusal)
    else:
        assert msgspec.json.decode(msgspec.json.encode(message), type=type(message)) == message


@given(st.binary(max_size=60) | anything.map(json.dumps).map(str.encode))
def test_a_body_is_a_table_or_refused_in_words(body):
    table, refusal = outcome(frames.read_body, body, NewTable)

    assert isinstance(table, NewTable) or refusal.text.key in {"server-not-json", "server-body-wrong"}


def test_the_field_that_is_wrong_is_named():
    _, refusal = outcome(frames.read, '{"type":"choose","number":1,"choices":[1,"x"]}')

    assert refusal.text.args == {"field": "choices[1]", "what": "Expected `int`, got `str`"}


class Deaf:
    """A socket whose other end does not read."""

    def __init__(self):
        self.code = None
        self.scope = {}
        self.query_params = {}

    async def send(self, _message):
        await asyncio.Event().wait()

    async def close(self, code):
        self.code = code


class NoTable:
    def seat_of(self, _session):
        return -1


async def test_who_does_not_read_is_dropped():
    socket = Deaf()
    connection = Connection(socket, NoTable(), "", None, Metrics(None))
    for _ in range(WAITING):
        connection.refused("", Refusal(Text("server-fault")))
        await asyncio.sleep(0)
    assert socket.code is None
    connection.refused("", Refusal(Text("server-fault")))
    await asyncio.sleep(0.01)

    assert socket.code == 1013


class Slow(Deaf):
    """A socket whose other end takes something at once, or after a while."""

    def __init__(self):
        super().__init__()
        self.ready, self.heard = asyncio.Event(), []
        self.ready.set()
        self.scope = {"extensions": {OFFER: self.offer}}

    def offer(self, text):
        if self.ready.is_set():
            self.heard.append(text.decode())
        return self.ready.is_set()

    async def send(self, message):
        await self.ready.wait()
        self.heard.append(message["text"])


def say(connection, number):
    connection.refused(str(number), Refusal(Text("server-fault")))


async def test_what_is_sent_at_once_overtakes_nothing_that_waits():
    socket = Slow()
    connection = Connection(socket, NoTable(), "", None, Metrics(None))
    say(connection, 1)
    assert len(socket.heard) == 1  # at once

    socket.ready.clear()
    say(connection, 2)
    await asyncio.sleep(0)
    socket.ready.set()
    say(connection, 3)
    await asyncio.sleep(0.01)
    say(connection, 4)
    await asyncio.sleep(0.01)

    assert [msgspec.json.decode(text)["about"] for text in socket.heard] == ["1", "2", "3", "4"]


async def test_who_is_dropped_hears_nothing_more():
    socket = Slow()
    connection = Connection(socket, NoTable(), "", None, Metrics(None))
    await asyncio.sleep(0)
    connection.dropped()
    say(connection, 1)
    await asyncio.sleep(0.01)

    assert not socket.heard
    assert socket.code == GOING_AWAY


async def test_the_pace_is_kept_after_a_burst():
    pace = Pace(rate=100, at_once=5)
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(5):
        await pace.keep()
    assert loop.time() - began < 0.05

    for _ in range(20):
        await pace.keep()
    assert 0.15 < loop.time() - began < 1
