"""``atout arena`` and ``atout ladder``: what they print, keep and refuse."""

import errno
import json
import sys
from importlib import import_module

import pytest

from atout.arena import comparison as comparison_module
from atout.arena.comparison import alone
from atout.cli import main
from atout.core.illegal import Illegal
from atout.words import words

arena = import_module("atout.commands.arena")
"""The module: its package has a command of this name."""

SVOI = "svoi-kozyri"
PLAYED = ["arena", SVOI, "greedy", "random"]
KHMER = range(0x1780, 0x1800)


def told(capsys, *arguments):
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_comparison_in_sentences(capsys, lang):
    out = told(capsys, "arena", SVOI, "greedy", "random", "--deals", "30", "--lang", lang)

    assert words(lang).get("arena-verdict-first", {"first": "greedy", "second": "random"}) in out
    assert words(lang).get("svoi_kozyri-preset-seed") in out
    assert "+" in out.splitlines()[2]
    assert len(out.splitlines()) == 7


def test_it_stops_when_it_is_decided_and_the_file_grows(capsys, tmp_path):
    file = tmp_path / "results.json"
    arguments = ["arena", SVOI, "greedy", "random", "--json", str(file), "--deals", "60"]
    told(capsys, *arguments, "--until-decided")
    found = json.loads(file.read_text())
    assert found["summary"]["pairs"] == len(found["pairs"]) < 60
    assert found["summary"]["verdict"] == "first"

    told(capsys, "arena", SVOI, "greedy", "random", "--json", str(file), "--deals", "3", "--seed", "8")
    assert len(json.loads(file.read_text())["pairs"]) == len(found["pairs"]) + 3


def test_what_was_played_is_kept_and_told_when_it_is_interrupted(capsys, tmp_path, monkeypatch):
    file = tmp_path / "results.json"
    play = arena.played

    def interrupted(*arguments):
        pairs = play(*arguments)
        yield next(pairs)
        yield next(pairs)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "played", interrupted)

    assert main(["arena", SVOI, "greedy", "random", "--json", str(file)]) == 130
    assert len(json.loads(file.read_text())["pairs"]) == 2
    said = capsys.readouterr()
    assert said.out.splitlines()[1] == "2 deals, with sides exchanged 4 in all."
    assert said.err == "Stopped before all was played.\n"


def full_for(times):
    """Saves on a disk that has no room so many times."""
    left = [OSError(errno.ENOSPC, "full")] * times

    def save(comparison, file):
        if left:
            raise left.pop()
        comparison_module.save(comparison, file)

    return save


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_disk_that_is_full_for_a_while_is_told_once_and_loses_nothing(capsys, tmp_path, monkeypatch, lang):
    file = tmp_path / "results.json"
    monkeypatch.setattr(arena, "SAVED_EVERY", -1)
    monkeypatch.setattr(arena, "save", full_for(3))

    assert main([*PLAYED, "--deals", "6", "--json", str(file), "--lang", lang]) == 0
    assert len(json.loads(file.read_text())["pairs"]) == 6
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 7
    assert [words(lang).get("cli-os-full") in line for line in err.splitlines()] == [True]


def test_results_that_cannot_be_kept_are_told_all_the_same(capsys, tmp_path, monkeypatch):
    file, picture = tmp_path / "results.json", tmp_path / "picture.png"
    monkeypatch.setattr(arena, "save", full_for(1))

    assert main([*PLAYED, "--deals", "12", "--json", str(file), "--plot", str(picture)]) == 2
    assert not file.exists()
    assert picture.exists()
    out, err = capsys.readouterr()
    assert "12 deals, with sides exchanged 24 in all." in out.splitlines()
    assert err == f"atout: Not saved to {file}: the disk is full.\n"


def test_what_was_played_before_a_player_failed_is_kept_and_told(capsys, tmp_path, monkeypatch):
    file = tmp_path / "results.json"
    play = arena.played

    def failing(*arguments):
        pairs = play(*arguments)
        yield next(pairs)
        raise Illegal("arena-not-callable", name="mine")

    monkeypatch.setattr(arena, "played", failing)

    assert main([*PLAYED, "--json", str(file)]) == 2
    assert len(json.loads(file.read_text())["pairs"]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[1] == "One deal, 2 times with sides exchanged."
    assert "mine" in err


def test_a_ladder_that_is_interrupted_rates_those_who_have_played(capsys, monkeypatch):
    play = arena.played

    def interrupted(comparison, *arguments):
        if comparison.settings.second.name == "easy":
            raise KeyboardInterrupt
        return play(comparison, *arguments)

    monkeypatch.setattr(arena, "played", interrupted)

    assert main(["ladder", SVOI, "greedy", "random", "easy", "--deals", "20"]) == 130
    head, *lines = capsys.readouterr().out.splitlines()
    assert "ratings, 20 deals" in head
    assert [line.partition(":")[0] for line in lines] == ["greedy", "random"]


def test_two_do_not_add_to_one_file_at_a_time(capsys, tmp_path):
    file = tmp_path / "results.json"
    arguments = ["arena", SVOI, "greedy", "random", "--deals", "2", "--json", str(file)]
    with alone(file):
        assert main(arguments) == 2
        assert str(file) in capsys.readouterr().err
        assert not file.exists()

    assert main(arguments) == 0
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_picture(capsys, tmp_path, ending):
    file = tmp_path / f"picture.{ending}"
    told(capsys, "arena", SVOI, "greedy", "random", "--deals", "12", "--plot", str(file))

    assert file.read_bytes().startswith(b"\x89PNG" if ending == "png" else b"<?xml")


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_ladder_has_the_best_first(capsys, lang):
    out = told(capsys, "ladder", SVOI, "random", "greedy", "--deals", "20", "--lang", lang)

    assert [line.partition(" ")[0][:6] for line in out.splitlines()[1:]] == ["greedy", "random"]


def test_without_players_the_ladder_is_of_the_levels(capsys):
    out = told(capsys, "ladder", SVOI, "--option", "lowest_rank=9", "--deals", "1", "--fraction", "0.001")

    assert {line.partition(":")[0] for line in out.splitlines()[1:]} == {"easy", "medium", "hard", "expert"}
    assert out.count("too little was played") == 4


MISTAKES = {
    "one player": (["arena", SVOI, "easy"], "B"),
    "an unknown game": (["arena", "chess", "easy", "hard"], "chess"),
    "an unknown player": (["arena", SVOI, "easy", "divine"], "divine"),
    "no time": (["arena", SVOI, "easy", "hard:0"], "hard:0"),
    "a time that is no number": (["arena", SVOI, "easy", "hard:long"], "long"),
    "no deals": (["arena", SVOI, "easy", "hard", "--deals", "0"], "--deals"),
    "no process": (["arena", SVOI, "easy", "hard", "--processes", "-1"], "--processes"),
    "no fraction": (["arena", SVOI, "easy", "hard", "--fraction", "nan"], "--fraction"),
    "no effect": (["arena", SVOI, "easy", "hard", "--effect", "0"], "--effect"),
    "an unknown preset": (["arena", SVOI, "easy", "hard", "--preset", "mine"], "mine"),
    "an unknown house rule": (["arena", SVOI, "easy", "hard", "--option", "wind=east"], "wind"),
    "a file in no folder": (["arena", SVOI, "easy", "hard", "--json", "/nowhere/at/all"], "/nowhere/at/all"),
    "a folder for a file": (["arena", SVOI, "easy", "hard", "--json", "/"], "/"),
    "a device for a file": (["arena", SVOI, "easy", "hard", "--json", "/dev/full"], "/dev/full"),
    "a folder that takes no file": (
        ["arena", SVOI, "random", "greedy", "--deals", "1", "--json", "/proc/x.json"],
        "/proc/x.json",
    ),
    "a player that ends the program": (
        ["arena", SVOI, "random", "tests.arena.outside:leaving"],
        "SystemExit",
    ),
    "no picture": (["arena", SVOI, "easy", "hard", "--plot", "picture.txt"], ".png"),
    "a module that is not there": (["arena", SVOI, "easy", "no.such:player"], "no.such:player"),
    "a player that fails": (["arena", SVOI, "random", "tests.arena.outside:broken"], "no idea"),
    "a choice that is not legal": (["arena", SVOI, "random", "tests.arena.outside:wrong"], "[127]"),
    "a ladder of one": (["ladder", SVOI, "easy"], "expert"),
    "a ladder with one twice": (["ladder", SVOI, "easy", "easy"], "expert"),
}


@pytest.mark.parametrize("lang", ["en", "km"])
@pytest.mark.parametrize(("arguments", "named"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_mistake_is_one_line(capsys, arguments, named, lang):
    assert main([*arguments, "--lang", lang]) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert len(err.splitlines()) == 1
    assert named in err
    assert any(ord(letter) in KHMER for letter in err) == (lang == "km")


@pytest.mark.parametrize(
    ("missing", "module"),
    [(["scipy"], "atout.arena.figures"), (["matplotlib", "matplotlib.figure"], "atout.arena.plot")],
)
def test_a_library_that_is_missing_is_named_with_how_to_get_it(
    capsys, tmp_path, monkeypatch, missing, module
):
    for name in ("atout.commands.arena", module):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.delattr(module, raising=False)
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)

    assert main(["arena", SVOI, "greedy", "random", "--plot", str(tmp_path / "x.png")]) == 2
    err = capsys.readouterr().err
    assert f"“{missing[0]}”" in err
    assert "atout[arena]" in err
