"""What is left of who has gone: nothing, and nobody has to look for garbage."""

import asyncio
import gc
from collections import Counter

import pytest
from websockets.server import ServerProtocol

from atout.server.patience import PatientProtocol
from atout.server.socket import Connection
from atout.server.wire import Wire, WireProtocol

pytestmark = pytest.mark.asyncio(loop_scope="module")

KINDS = {PatientProtocol, WireProtocol, ServerProtocol, Wire, Connection}


def here():
    """How many there are of what makes a connection."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in KINDS)


@pytest.fixture
def unswept():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unswept")
async def test_of_a_connection_that_is_gone_nothing_is_left(house):
    async with house.guest() as one, house.guest() as two:
        table = await house.table_of(one, two)
        async with two.at(table) as stays:
            await stays.hear()
            before = here()
            async with one.at(table) as place:
                await place.hear()
                assert here() == before + Counter(kind.__name__ for kind in KINDS - {PatientProtocol})

            async with asyncio.timeout(5):
                while here() != before:  # noqa: ASYNC110  they tell nobody
                    await asyncio.sleep(0.05)
