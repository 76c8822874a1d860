"""``scripts/new-game`` makes a game that all front ends can play and that passes every test of a game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from atout import registry

ROOT = Path(__file__).parent.parent
WORDS = "same_messages or says_the_same or has_words or rule_page or refusal_names or english_among"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A checkout with no game but the new one."""
    copy = tmp_path_factory.mktemp("checkout")
    left = shutil.ignore_patterns("*.so", "__pycache__", *registry.names(), "static", "build_info.json")
    named = shutil.ignore_patterns(*[f"{name}*" for name in registry.names()], "__pycache__")
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, copy / name, ignore=left)
    for name in ("tests/contract", "tests/games", "tests/goldens"):
        shutil.copytree(ROOT / name, copy / name, ignore=named)
    shared = [path for path in (ROOT / "tests").glob("*.py") if not path.name.startswith("test_")]
    for path in (ROOT / "pyproject.toml", ROOT / "tests/test_words.py", *shared):
        shutil.copy(path, copy / path.relative_to(ROOT))
    made = run(copy, "scripts/new-game", "high_card")
    assert made.returncode == 0, made.stderr
    return copy


def run(copy, *command, **environment):
    """A command in the copy, with the rules as plain Python unless told otherwise."""
    environment = os.environ | {
        "ATOUT_PURE": "1", "PYTHONPATH": str(copy / "src"), "LC_ALL": "C", **environment,
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def check(ran):
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]


def test_it_is_found_and_its_rules_have_its_own_numbers(copy):
    listed = run(copy, "-m", "atout", "games")
    rules = run(copy, "-m", "atout", "rules", "high-card")

    assert "high-card\n  High Card." in listed.stdout
    assert "**HC-1**" in rules.stdout
    assert not [
        path for path in (copy / "src/atout/games").rglob("*.*") if "ew_game" in path.read_text("utf-8")
    ]


PLAY = """
import asyncio, sys
from atout import registry
from atout.terminal.dialogs import Ask
from atout.terminal.play import PlayApp
from atout.terminal.session import Session

async def main(lang):
    game = registry.find("high_card")
    session = Session(game, game.presets["short"], "easy")
    app = PlayApp(session, lang, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            await pilot.pause(0.02)
            if session.your_turn:
                app.table.hint(session.course.match.deal.choices()[0])
                await pilot.press("enter")
            elif isinstance(app.screen, Ask):
                break
    print(session.course.match.over, sum(session.course.match.scores))

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("lang", ["en", "km"])
def test_it_is_played_to_its_end_in_the_terminal(copy, lang):
    played = run(copy, "-W", "error", "-c", PLAY, lang)

    assert played.stdout.split() == ["True", "3"], played.stderr


def test_it_says_that_it_has_no_solver(copy):
    asked = run(copy, "-m", "atout", "solve", "AS", "--game", "high-card")

    assert asked.returncode == 2
    assert asked.stderr.startswith("atout: ")
    assert "high-card" in asked.stderr


def test_it_passes_the_tests_of_every_game_and_its_own(copy):
    check(run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "tests/games"))


@pytest.mark.long
@pytest.mark.timeout(600)
def test_compiled_it_passes_them_as_well(copy, tmp_path):
    compiled = tmp_path / "compiled"
    shutil.copytree(copy, compiled)
    shutil.copy(ROOT / "setup.py", compiled)
    check(run(compiled, "setup.py", "-q", "build_ext", "--inplace"))
    check(run(compiled, "-m", "pytest", "-q", "tests/contract", "tests/games", ATOUT_PURE=""))


def test_all_that_it_says_has_words(copy):
    check(run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_words.py", "-k", WORDS))


def test_it_is_clean(copy):
    own = ["src/atout/games/high_card", "tests/games/high_card"]
    check(run(copy, "-m", "ruff", "check", "--no-cache", *own))
    check(run(copy, "-m", "ruff", "format", "--no-cache", "--check", *own))
    check(run(copy, "-m", "mypy", "--cache-dir", str(copy / "mypy"), "src/atout/games/high_card"))


MISTAKES = {
    "no name": [],
    "a name that is none": ["2 High!"],
    "a word of Python": ["import"],
    "a game that is there": ["high_card"],
    "letters that are taken": ["hot_cards"],
    "letters that are none": ["other", "xyz"],
}


@pytest.mark.parametrize("arguments", MISTAKES.values(), ids=list(MISTAKES))
def test_a_mistake_is_told_and_makes_nothing(copy, arguments):
    before = sorted(copy.rglob("*.ftl"))
    ran = run(copy, "scripts/new-game", *arguments)

    assert ran.returncode == 2
    assert ran.stderr.startswith("scripts/new-game: ")
    assert sorted(copy.rglob("*.ftl")) == before
