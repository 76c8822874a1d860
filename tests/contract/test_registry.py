"""Games are found by their folders; a name that is none is told with those there are."""

import pytest

from atout import registry
from atout.core.illegal import Illegal
from tests.helpers import every_game


@every_game
def test_a_game_is_found_by_its_name_however_written(game):
    assert registry.find(game.name) is game
    assert registry.find(game.name.replace("_", "-")) is game


@pytest.mark.parametrize("name", ["", "whist", "../core", "svoi kozyri", "__init__", "svoi_kozyri.deal"])
def test_what_is_no_game_is_refused_with_those_there_are(name):
    with pytest.raises(Illegal) as refusal:
        registry.find(name)

    assert refusal.value.refusal.text.key == "game-unknown"
    assert registry.names()[0].replace("_", "-") in refusal.value.refusal.text.args["known"]


@every_game
def test_a_game_is_whole(game):
    assert game.name in registry.names()
    assert 0 < game.choices <= 128
    assert game.version >= 1
    assert game.seats != ()
    assert all(2 <= seats <= 8 for seats in game.seats)
    assert game.presets
    assert all(type(preset) is game.options for preset in game.presets.values())
    assert game.options() == next(iter(game.presets.values()))
    assert game.seats_of(game.options()) == game.seats[0]
