"""Selves: one name for each, whoever it is."""

import pytest

from atout.table.selves import Selves
from atout.table.store import Store


@pytest.fixture
async def selves(tmp_path):
    store = await Store.open(tmp_path)
    yield Selves(store)
    await store.close()


async def test_a_self_is_called_what_it_last_said(selves):
    assert await selves.name_of("me") == ""

    await selves.rename("me", "Dara")
    await selves.rename("me", "ដារា")
    await selves.rename("other", "Sokha")

    assert await selves.name_of("me") == "ដារា"
