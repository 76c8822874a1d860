"""The real command in a real terminal (a pseudo-terminal of 80 by 24)."""

import sys

import pexpect
import pytest

from atout.core import record
from atout.core.record import Record
from atout.words import words
from tests.helpers import GAMES, played

CTRL_C = "\x03"
DOWN = "\x1b[B"
ENTER = "\r"


def start(*arguments):
    return pexpect.spawn(
        sys.executable, ["-m", "atout", *arguments], dimensions=(24, 80), encoding="utf-8", timeout=30
    )


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_match_is_opened_and_left(lang):
    said = words(lang)
    screen = start("play", "svoi-kozyri", "--level", "easy", "--lang", lang)
    screen.expect_exact(said.get("svoi_kozyri-title"))
    screen.expect_exact(said.get("ui-resign"))
    screen.send(CTRL_C)
    screen.expect_exact(said.get("cli-leave-ask")[:20])
    screen.send(DOWN)
    screen.send(ENTER)
    screen.expect(pexpect.EOF)
    screen.close()

    assert screen.exitstatus == 0


def test_a_record_is_opened_and_left(tmp_path):
    course = played(GAMES[0], GAMES[0].options(), seed=1, most=8)
    file = tmp_path / "match.txt"
    file.write_text(record.write(Record(course, ["Dara", "Sok", "", ""][: course.seats])), "utf-8")
    screen = start("replay", str(file), "--lang", "en")
    screen.expect_exact("step 1 of")
    screen.send("\x1b[F")
    screen.expect_exact("step 9 of 9")
    screen.send(CTRL_C)
    screen.expect(pexpect.EOF)
    screen.close()

    assert screen.exitstatus == 0
