"""The numbers of the rules: what a test, a docstring, a message or a page names stands on the list, and all of it is tested."""

import re
from pathlib import Path

import pytest

import atout
from atout.core.illegal import Illegal
from tests.helpers import GAMES, deals_played, every_game, every_table

PACKAGE = Path(atout.__file__).parent
TESTS = Path(__file__).parent.parent
STATED = re.compile(r"^\*\*([A-Z]{2})-(\d+)\*\*", re.MULTILINE)


def page(game, lang):
    return (PACKAGE / "games" / game.name / "rules" / f"{lang}.md").read_text("utf-8")


def listed(game, lang="en"):
    """The numbers of the rules in order, as the page states them."""
    return STATED.findall(page(game, lang))


def prefix(game):
    (only,) = {letters for letters, _ in listed(game)}
    return only


def named(text, letters):
    """The numbers that a text names, as SK-9 or test_SK_9_..."""
    return set(re.findall(rf"\b(?:test_)?{letters}[-_](\d+)", text))


def test_no_two_games_number_their_rules_alike():
    assert len({prefix(game) for game in GAMES}) == len(GAMES)


@every_game
def test_the_rules_are_numbered_from_one_and_in_order(game):
    assert [int(number) for _, number in listed(game)] == list(range(1, len(listed(game)) + 1))


@every_game
@pytest.mark.parametrize("lang", ["en", "km"])
def test_every_language_states_the_same_rules(game, lang):
    assert listed(game, lang) == listed(game)
    assert named(page(game, lang), prefix(game)) == {number for _, number in listed(game)}


@every_game
def test_every_number_that_is_named_anywhere_is_on_the_list(game):
    known = {number for _, number in listed(game)}
    folders = [PACKAGE / "games" / game.name, TESTS / "games" / game.name]
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in {".py", ".pxd", ".ftl", ".md"}:
                unknown = named(path.read_text("utf-8"), prefix(game)) - known
                assert not unknown, f"{path} names {unknown}"


@every_game
def test_every_rule_has_a_test_that_carries_its_number(game):
    source = "".join(path.read_text("utf-8") for path in (TESTS / "games" / game.name).rglob("test_*.py"))
    tested = set(re.findall(rf"def test_{prefix(game)}_(\d+)_[a-z]", source))
    assert {number for _, number in listed(game)} <= tested


@every_table
def test_every_refusal_names_a_rule_of_the_list(game, options):
    known = {f"{letters}-{number}" for letters, number in listed(game)}
    for number, (deal, _) in enumerate(deals_played(game, options, 2)):
        legal = deal.choices()
        for choice in set(range(game.choices)) - set(legal):
            with pytest.raises(Illegal) as refused:
                deal.play(choice)
            assert refused.value.refusal.rule in known
        if number == 120:
            break
