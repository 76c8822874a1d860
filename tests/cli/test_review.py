"""``atout review``: the judgement of every decision, in sentences and as JSON."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from atout.cli import main
from atout.core import record
from atout.registry import find
from atout.review import moments
from atout.words import words

FILE = Path(__file__).parents[1] / "goldens/pitch_seed.txt"
BRIEF = ["--seconds", "0.01"]


@pytest.mark.parametrize("lang", ["en", "km"])
def test_the_review_of_one_seat_in_sentences(capsys, lang):
    assert main(["review", str(FILE), "--seat", "1", "--lang", lang, *BRIEF]) == 0
    out = capsys.readouterr().out.splitlines()
    course = record.read(FILE.read_text("utf-8"), find).course
    count = len(list(moments(course, 1)))

    assert words(lang).get("review-of", {"player": "Bopha", "count": count}) == out[0]
    assert len(out[1].strip()) == count
    assert words(lang).get("review-curve") in out[2]


def test_all_seats_as_json(capsys):
    assert main(["review", str(FILE), "--json", *BRIEF]) == 0
    found = json.loads(capsys.readouterr().out)
    course = record.read(FILE.read_text("utf-8"), find).course

    assert [one["step"] for one in found] == [moment.step for moment in moments(course)]
    assert all(0 <= one["chance"] <= 1 and one["cost"] >= 0 for one in found)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [(["--seat", "9"], "cli-no-such-seat"), (["--seconds", "0"], "cli-positive")],
)
def test_what_cannot_be_asked_for_is_refused(capsys, arguments, key):
    assert main(["review", str(FILE), *arguments]) == 2
    line = capsys.readouterr().err
    refusal = {"cli-no-such-seat": {"seat_number": 9, "last": 3}, "cli-positive": {"name": "--seconds"}}[key]
    assert words("en").get(key, refusal) in line


@pytest.mark.parametrize("done", [0, 3])
def test_who_interrupts_gets_the_decisions_judged_so_far(capsys, monkeypatch, done):
    def interrupted(function, arguments, processes):  # noqa: ARG001  as in_order is called
        for _, given in zip(range(done), arguments, strict=False):
            yield function(*given)
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("atout.commands.review"), "in_order", interrupted)
    assert main(["review", str(FILE), "--seat", "1", "--json", *BRIEF]) == 0
    told = capsys.readouterr()
    of = len(list(moments(record.read(FILE.read_text("utf-8"), find).course, 1)))

    assert len(json.loads(told.out)) == done
    assert told.err.strip() == words("en").get("review-stopped", {"done": done, "of": of})
