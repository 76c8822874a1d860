"""What the command prints when all is well."""

import json
import os
import re
import signal
import subprocess
import sys
from importlib import import_module

import pytest

from atout import __version__, build_info
from atout.cli import main
from atout.core import options as house_rules
from atout.core import record
from atout.core.record import Record
from atout.words import words
from tests.helpers import GAMES, every_game, played

HEAVY = {"cyclopts", "fluent", "litestar", "msgspec", "rich", "sqlalchemy", "textual", "uvicorn"}


def modules_after(*arguments):
    """The modules that a command has imported when it ends."""
    code = (
        "import sys, json; from atout.cli import main; main(sys.argv[1:]);"
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return ran.stdout, {name.partition(".")[0] for name in json.loads(ran.stderr)}


def test_the_version_is_told_without_importing_anything_heavy():
    out, modules = modules_after("--version")

    assert out == f"atout {__version__}\n"
    assert not modules & HEAVY


def test_listing_the_games_starts_neither_server_nor_screen():
    _, modules = modules_after("games")

    assert not modules & {"litestar", "sqlalchemy", "textual", "uvicorn"}


@pytest.mark.parametrize("lang", ["en", "km"])
def test_games(capsys, lang):
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for game in GAMES:
        assert game.name.replace("_", "-") in out
        assert words(lang).get(f"{game.name}-title") in out


@pytest.mark.parametrize("lang", [["--lang", "km"], ["--lang=km"]])
def test_the_language_may_stand_before_the_command(capsys, lang):
    assert main([*lang, "rules", "pitch"]) == 0
    before = capsys.readouterr().out
    assert main(["rules", "pitch", "--lang", "km"]) == 0
    assert capsys.readouterr().out == before

    assert main([*lang, "play", "chess"]) == 2
    told = capsys.readouterr().err
    assert "chess" in told
    assert any(0x1780 <= ord(letter) < 0x1800 for letter in told)
    assert main([*lang, "--help"]) == 0
    assert words("km").get("cli-help-commands") in capsys.readouterr().out


@every_game
def test_the_house_rules_of_a_game_are_listed_as_they_are_typed(capsys, game):
    assert main(["games", game.name.replace("_", "-")]) == 0
    out = capsys.readouterr().out

    typed = " ".join(re.findall(r"--option (\S+)", out))
    assert house_rules.parse(game.options, game.presets, typed) == game.options()
    assert re.findall(r"--preset (\w+)", out) == list(game.presets)


@every_game
@pytest.mark.parametrize("lang", ["en", "km"])
def test_rules(capsys, game, lang):
    assert main(["rules", game.name.replace("_", "-"), "--lang", lang]) == 0
    assert re.search(r"\*\*[A-Z]+-1\*\*", capsys.readouterr().out)


COMMANDS = [
    [],
    ["play"],
    ["join"],
    ["invite"],
    ["meet"],
    ["lobby"],
    ["solve"],
    ["replay"],
    ["review"],
    ["rules"],
    ["games"],
    ["doctor"],
    ["backup"],
    ["restore"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=[" ".join(command) or "bare" for command in COMMANDS])
def test_help_is_in_the_readers_language(capsys, monkeypatch, command):
    monkeypatch.setenv("LC_ALL", "km_KH.UTF-8")
    assert main([*command, "--help"]) == 0
    out = capsys.readouterr().out

    assert words("km").get("cli-help-options") in out
    assert "cli-help" not in out
    # Latin words are names and what stands for a value alone; no sentence is left in English.
    assert not re.search(r"\b(the|this|Display|default)\b", out)


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_record_is_told_line_by_line_where_there_is_no_terminal(capsys, tmp_path, lang):
    game = GAMES[0]
    course = played(game, game.options(), seed=2, most=6)
    file = tmp_path / "match.txt"
    file.write_text(record.write(Record(course, ["Dara", "Sok", "", ""][: course.seats])), "utf-8")

    assert main(["replay", str(file), "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) == len(course.events(-1))
    assert "Dara" in out

    assert main(["replay", str(file), "--lang", lang, "--seat", "0"]) == 0
    assert "Dara" not in capsys.readouterr().out


def test_doctor_finds_what_is_broken(capsys, tmp_path):
    file = tmp_path / "file"
    file.write_text("")

    assert main(["doctor", "--data", str(file)]) == 1
    out = capsys.readouterr().out
    assert __version__ in out
    assert str(file) in out
    assert words("en").get("cli-doctor-broken") in out


def test_doctor_sees_a_file_of_tables_that_cannot_be_read(capsys, tmp_path):
    (tmp_path / "atout.sqlite").write_bytes(b"not a database" * 100)

    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert str(tmp_path / "atout.sqlite") in capsys.readouterr().out


def test_doctor_is_content(capsys, tmp_path, monkeypatch):
    (tmp_path / "static").mkdir()
    (tmp_path / "static/index.html").write_text("")
    monkeypatch.setattr(build_info, "PACKAGE", tmp_path)
    monkeypatch.setattr(build_info, "is_stale", lambda: False)

    assert main(["doctor", "--data", str(tmp_path / "data")]) == 0
    assert words("en").get("cli-doctor-well") in capsys.readouterr().out


def test_doctor_sees_an_old_build(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(build_info, "is_stale", lambda: True)

    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert words("en").get("cli-doctor-stale") in capsys.readouterr().out


def test_the_server_says_where_it_is_and_ends_quietly_on_ctrl_c(tmp_path):
    command = [sys.executable, "-m", "atout", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"LC_ALL": "C"}
    ) as server:
        assert "http://127.0.0.1:" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        _, err = server.communicate(timeout=20)

    assert server.returncode == 0  # it is how one closes the table
    assert err == ""


def test_ctrl_c_ends_any_other_command_quietly(capsys, monkeypatch):
    def interrupted(_lang):
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("atout.commands.games"), "list_games", interrupted)  # not the command

    assert main(["games"]) == 130
    assert capsys.readouterr().err == ""
