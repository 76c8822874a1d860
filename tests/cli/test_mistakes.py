"""Every mistake in the arguments is one clear line on stderr, in the reader's language, and exit code 2."""

import socket
import subprocess
import sys

import pytest

from atout.cli import main
from atout.core import record
from atout.core.record import Record
from tests.helpers import GAMES, played

SVOI = "svoi-kozyri"
KHMER = range(0x1780, 0x1800)

MISTAKES = {
    "an unknown command": (["jump"], "jump"),
    "an unknown option": (["games", "--loud"], "--loud"),
    "an option of another command": (["games", "--level", "easy"], "--level"),
    "too much": (["play", SVOI, "now"], "now"),
    "no game": (["play"], "GAME"),
    "an unknown game": (["play", "chess"], "chess"),
    "the rules of an unknown game": (["rules", "chess"], "chess"),
    "an unknown level": (["play", SVOI, "--level", "divine"], "divine"),
    "a level without a value": (["play", SVOI, "--level"], "--level"),
    "an unknown preset": (["play", SVOI, "--preset", "mine"], "mine"),
    "an unknown house rule": (["play", SVOI, "--option", "wind=east"], "wind"),
    "a house rule out of range": (["play", SVOI, "--option", "players=9"], "2, 3, 4"),
    "a house rule with an endless number": (["play", SVOI, "--option", "deals=" + "9" * 6000], "1-20"),
    "a house rule without a value": (["play", SVOI, "--option", "players"], "players"),
    "house rules that do not go together": (
        ["play", SVOI, "--option", "players=3", "--option", "deal=symmetric"],
        "SK-5",
    ),
    "no terminal": (["play", SVOI], ""),
    "an unknown language": (["rules", SVOI, "--lang", "fr"], "fr"),
    "no file": (["replay"], "FILE"),
    "a file that is not there": (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
    "a folder for a file": (["replay", "/"], "/"),
    "a seat that is no number": (["replay", "x", "--seat", "north"], "north"),
    "a port that is no number": (["--port", "http"], "http"),
    "a port out of range": (["--port", "70000"], "70000"),
    "a port below all": (["--port", "-1"], "-1"),
    "an address that is nobody's": (["--host", "256.256.256.256", "--no-browser"], "256.256.256.256"),
    "an unknown game to meet over": (["meet", "here", "chess"], "chess"),
    "an unknown level of others": (["meet", "here", SVOI, "--level", "divine"], "divine"),
    "an unknown preset wished for": (["meet", "here", SVOI, "--preset", "mine"], "mine"),
    "an unknown house rule wished for": (["meet", "here", SVOI, "--option", "wind=east"], "wind"),
    "a wish out of range": (
        ["meet", "here", SVOI, "--option", "players=2", "--option", "players=9"],
        "2, 3, 4",
    ),
    "a wish without a value": (["meet", "here", SVOI, "--option", "players"], "players"),
    "a server that is none": (["meet", "http://", SVOI], "http://"),
    "no terminal to meet at": (["meet", "here", SVOI], ""),
    "an option given twice": (["play", SVOI, "--level", "easy", "--level", "hard"], "--level"),
    "nothing to solve": (["solve"], "POSITION"),
}


def told(capsys, arguments):
    """The one line that a mistake gives."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    lines = err.splitlines()
    assert len(lines) == 1, err
    return lines[0]


@pytest.mark.parametrize(("arguments", "named"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_mistake_is_one_line_that_names_it(capsys, arguments, named):
    line = told(capsys, arguments)

    assert named in line
    assert not any(ord(letter) in KHMER for letter in line)


@pytest.mark.parametrize("arguments", [pair[0] for pair in MISTAKES.values()], ids=list(MISTAKES))
def test_it_is_told_in_khmer_to_who_reads_khmer(capsys, monkeypatch, arguments):
    monkeypatch.setenv("LC_ALL", "km_KH.UTF-8")

    assert any(ord(letter) in KHMER for letter in told(capsys, arguments))


def test_the_option_lang_goes_before_the_shell(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "km_KH.UTF-8")
    assert "There is no game" in told(capsys, ["rules", "chess", "--lang", "en"])
    monkeypatch.setenv("LC_ALL", "C")
    assert any(ord(letter) in KHMER for letter in told(capsys, ["rules", "chess", "--lang=km"]))


def a_record():
    course = played(GAMES[0], GAMES[0].options(), seed=1, most=8)
    return record.write(Record(course, ["Dara", "Sok", "", ""][: course.seats]))


def test_a_damaged_record_says_the_line_and_the_reason(capsys, tmp_path):
    lines = a_record().splitlines()
    lines[-2] = "0: nonsense"
    file = tmp_path / "match.txt"
    file.write_text("\n".join(lines), "utf-8")

    line = told(capsys, ["replay", str(file)])

    assert f"Line {len(lines) - 1}:" in line


def test_a_record_of_a_seat_that_is_not_there(capsys, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(a_record(), "utf-8")

    assert "9" in told(capsys, ["replay", str(file), "--seat", "9"])


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"Atout: 99\n"])
def test_a_file_that_is_no_record(capsys, tmp_path, content):
    file = tmp_path / "match.txt"
    file.write_bytes(content)

    told(capsys, ["replay", str(file)])


def test_what_stands_in_a_file_cannot_steer_the_terminal(capsys, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(a_record().replace("Dara", "\x1b[2JDara") + "\x1b[31m nonsense\n", "utf-8")
    assert "\x1b" not in told(capsys, ["replay", str(file)])

    file.write_text(a_record().replace("Dara", "\x1b[2JDara"), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_a_record_in_which_nothing_was_played(capsys, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(a_record().partition("\n\n")[0] + "\n", "utf-8")

    told(capsys, ["replay", str(file)])


def test_a_port_in_use(capsys, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = told(capsys, ["--port", port, "--no-browser", "--data", str(tmp_path)])

    assert port in line
    assert "--port" in line


def test_a_folder_that_cannot_be_used(capsys, tmp_path):
    file = tmp_path / "file"
    file.write_text("")

    line = told(capsys, ["--port", "0", "--no-browser", "--data", str(file / "below")])

    assert str(file) in line


def test_no_traceback_from_the_real_command():
    ran = subprocess.run(
        [sys.executable, "-m", "atout", "play", "chess"], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert "chess" in ran.stderr


SHELL = 'exec "$0" -m atout'


@pytest.mark.parametrize("command", ["games", "--version", "rules svoi-kozyri"])
def test_a_disk_that_is_full_is_told_in_one_line(command):
    ran = subprocess.run(
        ["sh", "-c", f"{SHELL} {command} >/dev/full", sys.executable],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 1
    assert ran.stderr == "atout: Not all could be written: the disk is full.\n"


@pytest.mark.parametrize("command", ["solve -", "games", "replay /nowhere"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_an_empty_one(command, closed):
    ran = subprocess.run(
        ["sh", "-c", f"{SHELL} {command} {closed}", sys.executable],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == (2 if "nowhere" in command else 0), ran.stderr
    assert "Traceback" not in ran.stderr


def test_what_is_endless_is_told_short(capsys, tmp_path):
    line = told(capsys, ["solve", "S: AS H: KH options=" + "x" * 100_000])
    assert len(line) < 1000
    assert "xxx…" in line
    file = tmp_path / "record.txt"
    file.write_text("Atout: 1\nGame: svoi_kozyri 1\nOptions: \n\ndeal first_dealer=" + "y" * 100_000)
    assert len(told(capsys, ["replay", str(file)])) < 1000
