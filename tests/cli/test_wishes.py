"""What `atout meet` wishes for: house rules as they are typed."""

import pytest

from atout import registry
from atout.commands.house_rules import wishes
from atout.core.options import as_dict
from tests.helpers import every_game

EUCHRE = registry.find("bid_euchre")
SVOI = registry.find("svoi_kozyri")


def test_a_rule_is_wished_one_way_the_other_or_either():
    assert wishes(EUCHRE, "", ["stick_the_dealer=yes"]) == {"stick_the_dealer": [True]}
    assert wishes(EUCHRE, "", ["stick_the_dealer=no", "joker=yes"]) == {
        "stick_the_dealer": [False],
        "joker": [True],
    }
    assert wishes(EUCHRE, "", ["target=42", "target=52"]) == {"target": [42, 52]}
    assert wishes(EUCHRE, "", []) == {}


def test_a_rule_that_is_typed_goes_before_the_preset():
    classic = {name: [value] for name, value in as_dict(EUCHRE.presets["classic"]).items()}

    assert wishes(EUCHRE, "classic", ["joker=yes", "target=32", "target=42"]) == {
        **classic,
        "joker": [True],
        "target": [32, 42],
    }


@every_game
def test_a_preset_is_what_it_says_whatever_the_number_of_players(game):
    """As the browser wishes for one."""
    for name in game.presets:
        wished = wishes(game, name, [])
        assert "players" not in wished
        for seats in game.seats:
            told = as_dict(game.preset(name, seats))
            assert all(told[rule] == value for rule, (value,) in wished.items())


@pytest.mark.parametrize("name", SVOI.presets)
def test_a_preset_among_so_many_is_all_that_it_says(name):
    for seats in SVOI.seats:
        told = as_dict(SVOI.preset(name, seats))
        if told["players"] == seats:
            assert wishes(SVOI, name, [f"players={seats}"]) == {rule: [value] for rule, value in told.items()}
