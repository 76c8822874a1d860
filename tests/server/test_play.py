"""A match over the socket, as a browser plays it."""

import pytest

from atout.server.messages import State

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("levels", [["easy"], ["easy", "medium"], ["easy", "easy", "hard"]])
async def test_a_whole_match_against_computers(guest, levels):
    table = await guest.make_table(*levels, lowest_rank=9)
    async with guest.at(table) as place:
        await place.play_out()

        state = place.state
        assert state.view.phase == "match_over"
        assert state.table.may == ["again"]
        assert state.view.sheet.rows
        seen = [
            told.number for message in place.heard if isinstance(message, State) for told in message.events
        ]
        assert seen == sorted(seen)
        assert seen[-1] == state.number
