"""``atout verify``: what it says of each deal, and its exit code."""

import hashlib
import json
import re

import pytest

from atout import registry
from atout.cli import main
from atout.core import chances, fair, record
from atout.core.course import Chose, Committed, Course, Dealt, Parts, Resigned
from atout.core.record import Record
from atout.words import words
from tests.core.test_fair import TABLE, dealt, secret


def a_match():
    """Two deals as promised, with a part that was promised and did not come, and a promise given up."""
    game = registry.find("pitch")
    course = dealt(Course(game, game.options()), 1, (0, 2))
    while course.turn >= 0:
        course.apply(Chose(course.turn, course.match.deal.choices()[:1]))
    course.apply(course.promise(TABLE, secret(2)))
    luck = course.promised
    head = fair.head(TABLE, luck.number, [fair.draw(chance) for chance in luck.declared])
    course.apply(Parts([fair.promise_part(head, luck.commitment, 0, secret(3)), "", "", ""]))
    course.apply(Dealt(chances.draw(luck.declared, fair.stream(head, secret(2), [""] * 4))))
    while course.turn >= 0:
        course.apply(Chose(course.turn, course.match.deal.choices()[:1]))
    course.apply(course.promise(TABLE, secret(4)))
    course.apply(Resigned(0))
    return record.write(Record(course, ["Dara", "Bopha", "Sokha", "computer, easy"], table=TABLE))


def without_promises(text):
    """The same record as if nothing had been promised."""
    lines = (line for line in text.splitlines() if not line.startswith(("commitment", "Table:")))
    return re.sub(" parts=.*", "", "\n".join(lines))


MATCH = a_match()
BARE = without_promises(MATCH)


@pytest.fixture
def said(tmp_path, capsys):
    def verify(text, *more):
        path = tmp_path / "record.txt"
        path.write_text(text, "utf-8")
        code = main(["verify", str(path), *more])
        out = capsys.readouterr()
        return code, out.out.splitlines() or out.err.splitlines()

    return verify


def test_what_holds_is_said_of_each_deal(said):
    assert said(MATCH) == (
        0,
        [
            "Deal 1: as promised. The cards lie as the secret and the parts say.",
            "  Parts were added by Dara and Sokha.",
            "Deal 2: as promised. The cards lie as the secret and the parts say.",
            "  No player added a part: the promise alone held the server.",
            "  Dara promised a part that did not come in time.",
            "Promise 3 was given up before its deal.",
            "As promised: 2 of 2 deals.",
        ],
    )


def test_the_same_in_khmer(said):
    code, lines = said(MATCH, "--lang", "km")
    assert (code, lines[-1]) == (0, words("km").get("verify-sum", {"proved": 2, "deals": 2}))
    assert len(lines) == 7


def test_a_record_without_promises_is_not_provable_and_no_failure(said):
    code, lines = said(BARE)
    assert code == 0
    assert lines == [
        "Deal 1: cannot be proved, as nothing was promised for it.",
        "Deal 2: cannot be proved, as nothing was promised for it.",
        "As promised: 0 of 2 deals.",
    ]


def flip(at):
    """Change a digit of a line."""
    return lambda line: (
        line[:at] + ("0" if line[at] != "0" else "1") + line[len(line) + at + 1 if at < 0 else at + 1 :]
    )


def changed(begin, which, how):
    lines = MATCH.splitlines(keepends=True)
    at = [number for number, line in enumerate(lines) if line.startswith(begin)][which]
    lines[at] = how(lines[at].rstrip("\n")) + "\n"
    assert "".join(lines) != MATCH
    return "".join(lines)


def swap(line):
    """Two cards of the pack exchanged that the same player got, so that all can still be played."""
    return re.sub(r"pack=(\w\w),(\w\w)", r"pack=\2,\1", line)


@pytest.mark.parametrize(
    "text",
    [
        changed("Table: ", 0, flip(10)),
        changed("commitment ", 0, flip(11)),
        changed("commitment ", 0, flip(-1)),
        changed("commitment ", 1, flip(-1)),
        changed("commitment ", 2, flip(-1)),
        changed("commitments ", 0, flip(12)),
        changed("commitments ", 0, lambda line: re.sub(r"s \w+", "s -", line)),
        changed("deal ", 0, lambda line: re.sub("parts=[^,]*", "parts=-", line)),
        changed("deal ", 0, lambda line: re.sub(" parts=.*", "", line)),
        changed("deal ", 0, lambda line: re.sub("parts=[^,]*", f"parts={'0' * 64}", line)),
        changed("deal ", 0, swap),
        changed("deal ", 1, swap),
    ],
)  # fmt: skip
def test_whatever_is_changed_fails(said, text):
    code, lines = said(text)
    assert code == 1, lines
    assert lines[-1] != "As promised: 2 of 2 deals." or "not the one that was promised" in "".join(lines)


def test_why_it_fails_is_said(said):
    code, lines = said(changed("deal ", 0, lambda line: re.sub("parts=[^,]*", f"parts={'0' * 64}", line)))
    assert code == 1
    assert lines[:3] == [
        "Deal 1: not as promised.",
        "  The part of Dara is not the one that was promised before the deal.",
        "  The cards do not lie as they would by the secret and the parts.",
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nothing", "Atout"),
        (changed("commitment ", 0, lambda line: line[:-1]), "64"),
        (changed("commitments ", 0, lambda line: line + ",-"), "5"),
    ],
)
def test_what_is_no_record_is_told_with_exit_code_2(said, text, why):
    code, lines = said(text)
    assert code == 2
    assert len(lines) == 1
    assert lines[0].startswith("atout: ")
    assert why in lines[0]


def test_a_file_that_is_not_there_is_told(capsys):
    assert main(["verify", "no-such-file.txt"]) == 2
    assert "no-such-file.txt" in capsys.readouterr().err


def test_entries_are_as_they_were_written():
    read = record.read(MATCH, registry.find)
    assert sum(isinstance(entry, Committed) for entry in read.course.entries) == 3
    assert record.write(read) == MATCH


def test_what_there_is_to_check_is_printed_for_other_tools(said):
    code, (line,) = said(MATCH, "--json")
    first, second, given_up = json.loads(line)

    assert code == 0
    assert first["draws"][-1].startswith("pack 52 of 2S 3S 4S ")
    for proof in (first, second, given_up):
        lines = ("atout deal 1", f"table {TABLE}", f"deal {proof['deal']}", *proof["draws"])
        promised = "".join(f"{text}\n" for text in (*lines, f"secret {proof['secret']}"))
        assert hashlib.sha256(promised.encode()).hexdigest() == proof["commitment"]
    assert [len(first["values"]["pack"]), len(first["parts"])] == [52, 4]
    assert given_up["values"] == {name: [] for name in given_up["values"]}
    assert said(BARE, "--json") == (0, ["[]"])
