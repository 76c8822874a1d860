"""``atout solve``: answers in sentences and as JSON, for one position and for many."""

import io
import json
import signal
from importlib import import_module

import pytest

from atout.cli import main
from atout.games.svoi_kozyri.solve import solve
from atout.words import words

WON = "S: AS 9C H: 9H trumps=SH turn=0"
KHMER = range(0x1780, 0x1800)


def answered(capsys, *arguments):
    assert main(["solve", *arguments]) == 0
    return capsys.readouterr().out


def test_the_answer_as_json_is_the_solvers_own(capsys):
    answer = json.loads(answered(capsys, WON, "--json"))
    own = json.loads(solve(WON).json())

    assert {**answer, "seconds": 0} == {**own, "seconds": 0}
    assert answer["solved"]


@pytest.mark.parametrize("lang", ["en", "km"])
def test_the_answer_in_sentences(capsys, lang):
    own = solve(WON)
    out = answered(capsys, WON, "--lang", lang).splitlines()

    assert out[0] == words(lang).get(f"cli-solved-{own.value}")
    assert " ".join(own.best) in out[1]


def test_all_about_every_choice(capsys):
    own = solve(WON, wanted="all")
    out = answered(capsys, WON, "--wanted", "all")

    for line in own.choices:
        assert f"{line.choice}: " in out


def test_many_positions_one_on_each_line(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\ufeff{WON}\n\n# a note\n{WON} # another\n"))

    lines = answered(capsys, "-", "--json").splitlines()

    assert [json.loads(line)["solved"] for line in lines] == [True, True]


def test_an_honest_answer_at_the_limit(capsys):
    pack = [[rank + suit for rank in "6789TJQKA"] for suit in "SHDC"]
    hands = [" ".join(pack[0][::2] + pack[1][1::2]), " ".join(pack[0][1::2] + pack[1][::2])]
    position = f"S: {hands[0]} H: {hands[1]} turn=0"

    answer = json.loads(answered(capsys, position, "--seconds", "0.01", "--json"))
    assert not answer["solved"]
    assert answer["limit"] == "time"
    assert words("en").get("cli-solved-limit-time") in answered(capsys, position, "--seconds", "0.01")


@pytest.fixture
def ctrl_c(monkeypatch):
    """Ctrl-C is pressed as soon as the solver has said this many times how far it is."""
    solver = import_module("atout.games.svoi_kozyri.solve")

    def press(after):
        def solve(position, progress, **limits):
            calls = []

            def told(nodes, seconds):
                calls.append(nodes)
                if len(calls) == after:
                    signal.raise_signal(signal.SIGINT)
                return progress(nodes, seconds)

            return whole(position, progress=told, **limits)

        whole = solver.solve
        monkeypatch.setattr(solver, "solve", solve)

    return press


NO_WIN = "S: KC KD JD AC QD JH QC AD H: JC QS JS AS KS KH QH AH"
"""It is certain at the first pause that this is no win."""
HALF_KNOWN = "S: KS KD JS KC KH QH AS JD H: AH AD AC QS JC QC QD JH"
"""At the fifth pause it is certain that this is a win, and by one choice."""


@pytest.mark.parametrize("lang", ["en", "km"])
def test_who_stops_it_is_told_what_is_known_by_then(capsys, ctrl_c, lang):
    ctrl_c(after=1)

    assert main(["solve", NO_WIN, "--lang", lang]) == 130
    out, err = capsys.readouterr()
    said = words(lang).get
    assert out.splitlines()[0] == said("cli-solved-no-win")
    assert said("cli-solved-limit-cancelled") in out.splitlines()
    assert not err
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_choices_that_are_known_by_then_are_told(capsys, ctrl_c):
    ctrl_c(after=5)

    assert main(["solve", HALF_KNOWN]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "A win for the player in turn."
    assert [line.partition(": ")[2] for line in lines[1:-2]] == ["win"]
    assert lines[-2] == words("en").get("cli-solved-limit-cancelled")


def test_what_was_stopped_is_json_too_and_the_lines_after_it_are_left(capsys, ctrl_c, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{NO_WIN}\n{WON}\n"))
    ctrl_c(after=1)

    assert main(["solve", "-", "--json"]) == 130
    (line,) = capsys.readouterr().out.splitlines()
    answer = json.loads(line)
    assert (answer["limit"], answer["possible"], answer["value"]) == ("cancelled", ["draw", "loss"], None)


def test_ctrl_c_again_ends_it(capsys, monkeypatch):
    solver = import_module("atout.games.svoi_kozyri.solve")

    def solve(_position, **_limits):
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(solver, "solve", solve)

    assert main(["solve", WON]) == 130
    assert capsys.readouterr().out == ""
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


MISTAKES = {
    "no time": ([WON, "--seconds", "0"], "--seconds"),
    "time that is no number": ([WON, "--seconds", "nan"], "--seconds"),
    "no memory": ([WON, "--memory", "-5"], "--memory"),
    "memory that is no number": ([WON, "--memory", "much"], "--memory"),
    "an unknown wish": ([WON, "--wanted", "luck"], "luck"),
    "an unknown game": ([WON, "--game", "chess"], "chess"),
    "no position": (["hello"], "hello"),
    "a card twice": (["S: AS H: AS turn=0"], "SK-4"),
}


@pytest.mark.parametrize(("arguments", "named"), MISTAKES.values(), ids=list(MISTAKES))
@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_mistake_is_one_line(capsys, arguments, named, lang):
    assert main(["solve", *arguments, "--lang", lang]) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert len(err.splitlines()) == 1
    assert named in err
    assert any(ord(letter) in KHMER for letter in err) == (lang == "km")


def test_a_bad_line_among_many_is_named_and_the_others_are_answered(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{WON}\nhello\n{WON}\nS: AS H: AS turn=0\n"))

    assert main(["solve", "-"]) == 2
    out, err = capsys.readouterr()
    assert [line[:14] for line in err.splitlines()] == ["atout: Line 2:", "atout: Line 4:"]
    assert out.count(words("en").get("cli-solved-draw")) == 2


def test_in_json_each_line_has_an_answer(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{WON}\n\nhello\n{WON}\n"))

    assert main(["solve", "-", "--json"]) == 2
    first, second, third = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["solved"]
    assert third["solved"]
    assert second["line"] == 3
    assert second["error"] == "solve-word"
    assert "“hello”" in second["reason"]
