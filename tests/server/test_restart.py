"""Stopped or killed, the server comes back with every table as it was."""

import asyncio
import random
import signal

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from atout import registry
from atout.core import fair
from atout.server.messages import FromServer, Promised, Proven, State

PART = "a" * 64
decode = msgspec.json.Decoder(FromServer).decode


def seen(place):
    """All that this place was told, and the last view."""
    told = [told for message in place.heard if isinstance(message, State) for told in message.events]
    return told, place.state


async def played(guest, table, for_seconds):
    """Play on at random for a while, or until the server is gone; what has been seen then, if anything."""
    try:
        return await played_at(guest, table, for_seconds)
    except (OSError, InvalidMessage, ConnectionClosed):  # gone before one sat down
        return None


async def played_at(guest, table, for_seconds):
    async with guest.at(table) as place:
        try:
            async with asyncio.timeout(for_seconds):
                while True:
                    await place.my_turn()
                    match place.state.view.phase:
                        case "play":
                            await place.play()
                        case "deal_over":
                            await place.ask("continue")
                        case "match_over":
                            await place.ask("again")
        except (TimeoutError, ConnectionClosed):
            return seen(place) if place.state else None


async def shown(guest, table):
    """What somebody who comes to the table is shown."""
    async with guest.at(table) as place:
        await place.hear()
        return seen(place)


async def test_a_restart_brings_back_the_same_state(serve, quick, tmp_path):
    async with serve(tmp_path, quick) as house, house.guest() as guest:
        table = await guest.make_table("easy", "easy", lowest_rank=9)
        await played(guest, table, 2)
        async with guest.at(table) as place:
            await place.my_turn()
        before = await shown(guest, table)
        cookie = guest.cookie

    async with serve(tmp_path, quick) as house, house.guest(cookie) as guest:
        after = await shown(guest, table)

    assert after == before


async def tables_of_all_games(guest):
    """One of each game, and Svoi Kozyri of two, three and four."""
    tables = [await guest.make_table(*["easy"] * n, lowest_rank=9, deals=3) for n in (1, 2, 3)]
    for name in registry.names():
        others = registry.find(name).seats_of(registry.find(name).options()) - 1
        tables.append(await guest.make_table(*["easy"] * others, game=name))
    return tables


async def kills(process, house_of, tmp_path, times):
    """How many events were told by servers that were killed so often; all of them are there afterwards."""
    cookie, tables, known = None, [], {}
    for _ in range(times):
        server = await process(tmp_path)
        async with house_of(server.at, cookie) as guest:
            if not tables:
                cookie = guest.cookie
                tables = await tables_of_all_games(guest)
            for table in tables:
                check(await shown(guest, table), known.get(table))
            playing = [asyncio.create_task(played(guest, table, 30)) for table in tables]
            await asyncio.sleep(random.uniform(0.1, 2))
            await server.end(signal.SIGKILL)
            for table, task in zip(tables, playing, strict=True):
                known[table] = await task or known.get(table)
    server = await process(tmp_path)
    async with house_of(server.at, cookie) as guest:
        for table in tables:
            check(await shown(guest, table), known.get(table))
    assert await server.end(signal.SIGTERM) in {0, -signal.SIGTERM}
    return sum(state.number for _, state in filter(None, known.values()))


def check(now, before):
    """All that was told before is there, and if nothing has come to it the table looks the same.

    A quiet time begins anew with the server: who decides in it cannot be told from how long it was.
    """
    if before is None:
        return
    told, state = now
    told_before, state_before = before
    assert state.number >= state_before.number
    first = told[0].number  # a newcomer is not told all that is long past
    known = [event for event in told if first < event.number <= state_before.number]
    assert known == [event for event in told_before if event.number > first]
    quiet = "view-quiet" in {state.view.say.key, state_before.view.say.key}
    if state.number == state_before.number and not quiet:
        assert state.view == state_before.view


async def promised_at(place):
    """The next promise that somebody is given, and what is answered to it."""
    async with asyncio.timeout(30):
        while not isinstance(message := decode(await place.socket.recv()), Promised):
            pass
    head = fair.head(message.table, message.deal, message.draws)
    return message, fair.promise_part(head, message.commitment, 0, PART)


async def test_what_was_promised_outlives_a_kill(process, house_at, tmp_path):
    """The same secret; and once parts are opened, the same commitments of the players."""
    cookie, table, heard = None, "", []
    for _ in range(3):
        server = await process(tmp_path, part=30)
        async with house_at(server.at, cookie) as guest:
            cookie, table = guest.cookie, table or await guest.make_table("easy")
            async with guest.at(table) as place:
                promised, commitment = await promised_at(place)
                heard.append(promised)
                if len(heard) == 2:
                    await place.send({"type": "commit", "deal": 1, "commitment": commitment})
                    heard.append((await promised_at(place))[0])
                if len(heard) == 4:
                    await place.send({"type": "open", "deal": 1, "part": PART})
                    await place.hear()
                    await place.ask("resign")
                    await place.ask("resign")  # refused, after what the first one has brought
                await server.end(signal.SIGKILL)

    proof = next(message.proof for message in place.promises if isinstance(message, Proven))
    assert {one.commitment for one in heard} == {proof.commitment}
    assert [one.commitments for one in heard] == [[], [], [commitment, ""], [commitment, ""]]
    assert proof.parts == [PART, ""]


@pytest.mark.timeout(300)
async def test_every_acknowledged_decision_outlives_a_kill(process, house_at, tmp_path):
    assert await kills(process, house_at, tmp_path, 10) > 50


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_every_acknowledged_decision_outlives_two_hundred_kills(process, house_at, tmp_path):
    assert await kills(process, house_at, tmp_path, 200) > 1000
