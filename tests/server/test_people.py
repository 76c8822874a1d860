"""Several people at one table, over sockets: talk, votes, who is away, clocks."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from atout.server.messages import Refused, State, Talked
from atout.table.terms import Terms

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def talk(place):
    """The next that is said."""
    had = len(place.talk)
    while len(place.talk) == had:
        try:
            async with asyncio.timeout(0.2):
                await place.hear()
        except TimeoutError:
            continue
    return place.talk[-1]


async def test_two_people_talk_and_one_is_muted(house):
    async with house.guest() as dara, house.guest() as bopha, house.guest() as stranger:
        table = await house.table_of(dara, bopha)
        async with dara.at(table) as one, bopha.at(table) as two, stranger.at(table) as watcher:
            first = await talk(one)
            assert (first.lines, first.whole, first.may) == ([], True, True)
            assert "well_played" in first.phrases
            assert (await talk(two)).whole
            assert not (await talk(watcher)).may

            await two.send({"type": "say", "text": "<b>Good</b> evening\u202e"})
            heard = await talk(one)
            assert [(line.seat, line.text) for line in heard.lines] == [(1, "<b>Good</b> evening")]
            assert not heard.whole
            assert (await talk(watcher)).lines == heard.lines

            await one.send({"type": "mute", "person": heard.lines[0].person})
            assert (await talk(one)).lines == []
            assert one.talk[-1].muted == [heard.lines[0].person]
            await two.send({"type": "say", "phrase": "thanks"})
            assert [line.phrase for line in (await talk(watcher)).lines] == ["thanks"]
            await one.send({"type": "say", "text": "I hear nothing"})
            assert [line.text for line in (await talk(one)).lines] == ["I hear nothing"]

            await watcher.send({"type": "say", "text": "hello"})
            answer = await watcher.hear()
            while isinstance(answer, State):
                answer = await watcher.hear()
            assert answer == Refused("say", answer.why)
            assert answer.why.text.key == "talk-not-here"
        record = await dara.http.get(f"/api/tables/{table}/record")
        assert "evening" not in record.text


async def test_who_is_away_is_played_for_and_a_vote_ends_the_match(serve, quick, tmp_path):
    async with (
        serve(tmp_path, replace(quick, grace=0.3)) as house,
        house.guest() as dara,
        house.guest() as bopha,
    ):
        table = await house.table_of(dara, bopha)
        (await house.hall.table(table)).terms = Terms(clock=30, reserve=60)
        async with dara.at(table) as one:
            async with bopha.at(table):
                await one.until(lambda state: state.table.seats[1].here)
            await one.until(lambda state: state.table.seats[1].stand_in)
            assert one.state.table.seats[1].stand_in == "medium"
            clock = one.state.table.seats[0].clock
            assert clock.reserve == 60
            assert "event-stood-in" in [numbered.event.text.key for numbered in one.state.events]
            await one.my_turn()
            async with bopha.at(table) as two:
                await two.until(lambda state: not state.table.seats[1].stand_in)
                assert two.state.view.seat == 1
                await one.until(lambda state: not state.table.seats[1].stand_in)
                assert "vote" not in one.state.table.may
                assert (await one.why("call_vote")).text.key == "vote-nobody-left"
            await one.until(lambda state: "vote" in state.table.may)
            state = await one.ask("call_vote")
            assert state.view.phase == "match_over"
            assert state.view.say.key == "match-abandoned"
            assert state.table.vote is None
        text = (await dara.http.get(f"/api/tables/{table}/record")).text
        assert "\n1 stand-in medium\n" in text
        assert "\n1 returns\n" in text
        assert "\n0 vote ends yes=0 no=\n" in text
        assert (await dara.http.post("/api/records", content=text)).status_code == 201


def told(state):
    return [numbered.event.text.key for numbered in state.events]


def ballot(place):
    """How the vote stands, as somebody was shown it last: for, against, and how many are needed."""
    vote = place.state.table.vote
    return vote and (vote.yes, vote.no, vote.needed)


async def test_who_comes_back_while_it_is_voted_sees_the_vote_and_counts(serve, quick, tmp_path):
    """Once for all: whoever is cut off again does not count meanwhile, and has voted when they are back."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(serve(tmp_path, replace(quick, grace=0.1)))
        people = [await stack.enter_async_context(house.guest()) for _ in range(4)]
        table = await house.table_of(*people)
        one, two, three = [await stack.enter_async_context(guest.at(table)) for guest in people[:3]]
        await one.until(lambda state: state.table.seats[3].stand_in)
        await one.ask("call_vote")
        await two.until(lambda _: ballot(two) == ([0], [], 2))

        async with people[3].at(table) as back:
            await back.hear()
            assert ballot(back) == ([0], [], 3)
            await two.until(lambda _: ballot(two) == ([0], [], 3))
            await back.until(lambda state: not state.table.seats[3].stand_in)
            await back.ask("vote", end=False)
            await two.until(lambda _: ballot(two) == ([0], [3], 3))
        await two.until(lambda _: ballot(two) == ([0], [], 2))
        async with people[3].at(table) as back:
            await back.hear()
            assert ballot(back) == ([0], [3], 3)
            assert "vote" not in back.state.table.may
            await back.ask("vote", end=True)
            await two.until(lambda _: ballot(two) == ([0, 3], [], 3))
            await two.ask("vote", end=True)
            for place in (one, three, back):
                await place.until(lambda state: state.view.phase == "match_over")
                assert place.state.view.say.key == "match-abandoned"
                assert ballot(place) is None


async def test_who_comes_back_may_keep_the_match_from_being_ended(serve, quick, tmp_path):
    """And when the vote is over, with everybody here, none can be called."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(serve(tmp_path, replace(quick, grace=0.1)))
        people = [await stack.enter_async_context(house.guest()) for _ in range(3)]
        table = await house.table_of(*people)
        one, two = [await stack.enter_async_context(guest.at(table)) for guest in people[:2]]
        await one.until(lambda state: state.table.seats[2].stand_in)
        await one.ask("call_vote")
        back = await stack.enter_async_context(people[2].at(table))
        await back.until(lambda state: not state.table.seats[2].stand_in)
        await back.ask("vote", end=False)
        await two.until(lambda _: ballot(two) == ([0], [2], 2))
        await two.send({"type": "vote", "number": two.state.number, "end": False})
        for place in (one, two, back):
            await place.until(lambda state: "event-vote-kept" in told(state))
            assert place.state.view.phase == "play"
            assert place.state.table.vote is None
            assert "vote" not in place.state.table.may
        assert (await back.why("call_vote")).text.key == "vote-nobody-left"


async def test_talk_is_told_anew_to_each_window(house):
    async with house.guest() as dara, house.guest() as bopha:
        table = await house.table_of(dara, bopha)
        async with dara.at(table) as one:
            await talk(one)
            await one.send({"type": "say", "text": "first"})
            await talk(one)
            async with dara.at(table) as other:
                told = await talk(other)
                assert isinstance(told, Talked)
                assert [line.text for line in told.lines] == ["first"]
                assert told.me == told.lines[0].person
