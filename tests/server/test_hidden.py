"""What a seat cannot know does not reach it: two deals that differ in that alone give equal bytes."""

import random
import re

import pytest

from atout import registry
from atout.core import chances
from atout.core.course import Course, Dealt

pytestmark = pytest.mark.asyncio(loop_scope="module")

ID = "x" * 16


def dealt(players, seed):
    """The chances of a deal in which seat 0 leads, and of its twin: others' cards exchanged."""
    game = registry.find("svoi_kozyri")
    options = game.options(players=players, trumps="dealt")
    declared = Course(game, options).match.chances()
    rng = random.Random(seed)
    while True:
        one = chances.draw(declared, chances.in_a_test(rng.randrange(10**9)))
        deal = Course(game, options).apply_all([Dealt(one)]).match.deal
        if deal.turn != 0:
            continue
        first, second = (rng.choice(cards_of(deal.hands[seat])) for seat in (1, 2))
        swapped = {first: second, second: first}
        twin = one | {"pack": [swapped.get(card, card) for card in one["pack"]]}
        return one, twin


def cards_of(mask):
    return [card for card in range(64) if mask >> card & 1]


async def stream(guest, monkeypatch, values, players, legal_at):
    """All bytes that seat 0 and a watcher get, up to where another has to decide."""
    monkeypatch.setattr("atout.core.chances.draw", lambda *_: values)
    table = await guest.make_table(*["easy"] * (players - 1), trumps="dealt")
    got = []
    async with guest.at(table) as place:
        for request in (None, "try", "illegal"):
            if request == "try":
                await place.ask("try", choices=[place.state.view.choices[legal_at].choice])
            elif request == "illegal":
                legal = {choice.choice for choice in place.state.view.choices}
                await place.ask("choose", choices=[next(card for card in range(52) if card not in legal)])
            elif request is None:
                await place.hear()
        got += place.raw
    async with type(guest)(guest.place) as watcher, watcher.at(table) as watching:
        await watching.until(lambda state: not state.table.seats[0].here)
        got += watching.raw[-1:]
    return [re.sub(r'"person":"[0-9a-f]+"', "", frame.replace(table, ID)) for frame in got]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_others_cards_exchanged_change_no_byte(guest, monkeypatch, players, seed):
    one, twin = dealt(players, seed)
    assert one != twin

    first = await stream(guest, monkeypatch, one, players, seed)
    second = await stream(guest, monkeypatch, twin, players, seed)

    assert first == second
    assert len(first) == 4
