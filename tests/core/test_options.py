"""House rules as people and forms write them; what is wrong is said with what is offered."""

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from atout.core import options
from atout.core.illegal import Illegal
from atout.core.options import Field, Options
from tests.helpers import check_reason


class Rules(Options, frozen=True, kw_only=True):
    """House rules of a game that there is only here."""

    players: Literal[2, 3] = 2
    style: Literal["plain", "fancy"] = "plain"
    mixed: Literal["off", 1, 2] = "off"
    open_cards: bool = False
    deals: Annotated[int, Meta(ge=1, le=20)] = 1

    def check(self):
        if self.style == "fancy" and self.players == 3:
            raise Illegal("svoi-refuse-symmetric")


PRESETS = {"house": Rules(style="fancy"), "long": Rules(deals=20, open_cards=True)}


def refusal(call, *arguments):
    with pytest.raises(Illegal) as refused:
        call(*arguments)
    return refused.value.refusal.text


def parse(text):
    return options.parse(Rules, PRESETS, text)


# --- as text ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", Rules()),
        ("house", Rules(style="fancy")),
        ("long,deals=3", Rules(deals=3, open_cards=True)),
        ("deals=3,long", Rules(deals=20, open_cards=True)),
        ("players=3 open_cards=yes", Rules(players=3, open_cards=True)),
        ("house, open_cards=no ,mixed=2", Rules(style="fancy", mixed=2)),
        ("players=3,long", Rules(players=3, deals=20, open_cards=True)),
        ("mixed=off", Rules()),
        ("rounds=5", Rules(rounds=5)),
    ],
)
def test_rules_are_read_in_order_presets_first_or_later(text, rules):
    assert parse(text) == rules


def test_rules_are_written_whole_and_read_back():
    text = options.write(Rules(players=3, open_cards=True))

    assert text == "rounds=full players=3 style=plain mixed=off open_cards=yes deals=1"
    assert parse(text) == Rules(players=3, open_cards=True)


@given(
    st.builds(
        Rules, players=st.just(2), style=st.sampled_from(["plain", "fancy"]), mixed=st.sampled_from(["off", 1, 2]),
        open_cards=st.booleans(), deals=st.integers(1, 20), rounds=st.sampled_from(["full", 1, 20]),
    )
)  # fmt: skip
def test_all_rules_read_back(rules):
    assert parse(options.write(rules)) == rules
    assert options.build(Rules, options.as_dict(rules)) == rules


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("hose", "preset-unknown", {"name": "hose", "known": "house, long"}),
        ("player=3", "option-unknown", {"name": "player"}),
        ("players=4", "option-out-of-range", {"name": "players", "value": "4", "offered": "2, 3"}),
        ("players=", "option-out-of-range", {"value": ""}),
        ("players=two", "option-out-of-range", {"value": "two"}),
        ("deals=0", "option-out-of-range", {"offered": "1-20"}),
        ("deals=21", "option-out-of-range", {"offered": "1-20"}),
        ("deals=-1", "option-out-of-range", {"offered": "1-20"}),
        ("deals=1.5", "option-out-of-range", {"offered": "1-20"}),
        ("deals=" + "9" * 5000, "option-out-of-range", {"offered": "1-20"}),
        ("open_cards=maybe", "option-out-of-range", {"offered": "no, yes"}),
        ("open_cards=1", "option-out-of-range", {"offered": "no, yes"}),
        ("open_cards=true", "option-out-of-range", {"offered": "no, yes"}),
        ("style=yes", "option-out-of-range", {"offered": "plain, fancy"}),
        ("mixed=3", "option-out-of-range", {"offered": "off, 1, 2"}),
        ("house,players=3", "svoi-refuse-symmetric", {}),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_what_is_wrong_is_said_with_what_is_offered(text, key, args):
    said = refusal(parse, text)

    assert said.key == key
    assert args.items() <= said.args.items()


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text):
    try:
        parse(text)
    except Illegal as illegal:
        check_reason(illegal)


def test_a_wish_names_for_each_rule_the_values_that_would_do():
    wished = options.parse_wishes(Rules, "mixed=1,mixed=off open_cards=no,players=3")

    assert wished == {"mixed": [1, "off"], "open_cards": [False], "players": [3]}
    assert options.parse_wishes(Rules, "") == {}


@pytest.mark.parametrize(
    ("text", "key"),
    [("wind=east", "option-unknown"), ("mixed=1,mixed=3", "option-out-of-range")],
)
def test_what_cannot_be_is_not_wished_for(text, key):
    assert refusal(options.parse_wishes, Rules, text).key == key


# --- as values ----------------------------------------------------------------------------------------


@given(
    st.dictionaries(
        st.sampled_from(["players", "style", "mixed", "open_cards", "deals", "rounds", "check", ""]),
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.just([1])),
    )
)
def test_any_values_are_built_or_refused(raw):
    try:
        made = options.build(Rules, raw)
    except Illegal as illegal:
        check_reason(illegal)
    else:
        assert raw.items() <= options.as_dict(made).items()


@pytest.mark.parametrize("value", [True, "2", 2.0, None, [2]])
def test_a_number_is_a_number_and_not_what_looks_like_one(value):
    assert refusal(options.build, Rules, {"players": value}).key == "option-out-of-range"
    assert refusal(options.build, Rules, {"deals": value}).key == "option-out-of-range"


def test_rules_cannot_be_changed_later():
    with pytest.raises(AttributeError):
        Rules().players = 3


# --- for a form ---------------------------------------------------------------------------------------


def test_the_fields_of_a_form_stand_in_order_the_length_last():
    assert options.fields(Rules)[:-1] == [
        Field("players", "one_of", 2, [2, 3]),
        Field("style", "one_of", "plain", ["plain", "fancy"]),
        Field("mixed", "one_of", "off", ["off", 1, 2]),
        Field("open_cards", "yes_no", False),
        Field("deals", "number", 1, low=1, high=20),
    ]
    assert options.fields(Rules)[-1].name == "rounds"


def test_every_default_is_offered():
    assert all(field.accepts(field.default) for field in options.fields(Rules))
