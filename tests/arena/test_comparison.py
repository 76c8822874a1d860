"""A comparison grows over several runs, and never mixes what is not alike."""

import errno
import json
import time
from multiprocessing import active_children
from pathlib import Path

import pytest
from msgspec.structs import replace

from atout.arena.comparison import Comparison, resume, save, settings
from atout.arena.pairs import Pair
from atout.arena.players import entrants
from atout.arena.run import played
from atout.core.illegal import Illegal
from tests.helpers import GAMES

SVOI = next(game for game in GAMES if game.name == "svoi_kozyri")


def agreed(first="greedy", second="random", options=None, unit="deal", fraction=1.0):
    return settings(SVOI, options or SVOI.options(), unit, entrants(first, second, fraction), fraction)


def grown(comparison, count, seed=0, processes=1):
    for pair in played(comparison, seed, count, processes):
        comparison.add(pair)
    return comparison


def test_a_comparison_goes_on_where_it_was(tmp_path):
    file = tmp_path / "results.json"
    save(grown(resume(file, agreed()), 4), file)
    again = grown(resume(file, agreed()), 3)

    assert [pair.number for pair in again.pairs] == list(range(7))
    assert again.pairs == grown(Comparison(agreed()), 7).pairs
    assert again.summed_up(0.2).games == 14


def test_another_seed_has_numbers_of_its_own(tmp_path):
    file = tmp_path / "results.json"
    save(grown(resume(file, agreed()), 4), file)
    again = grown(resume(file, agreed()), 2, seed=9)

    assert [(pair.seed, pair.number) for pair in again.pairs[4:]] == [(9, 0), (9, 1)]


OTHERS = {
    "players": agreed("random", "greedy"),
    "rules": agreed(options=SVOI.presets["classic"]),
    "unit": agreed(unit="match"),
    "fraction": agreed(fraction=0.5),
    "version": replace(agreed(), atout="0.0.0"),
    "mode": replace(agreed(), compiled=not agreed().compiled),
    "game": replace(agreed(), game="pitch"),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=list(OTHERS))
def test_what_is_not_alike_is_refused_and_nothing_is_lost(tmp_path, other):
    file = tmp_path / "results.json"
    save(grown(Comparison(agreed()), 2), file)
    before = file.read_bytes()

    with pytest.raises(Illegal):
        resume(file, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"\xff", b'{"settings": {"game": 1}}'])
def test_a_file_of_something_else_is_refused(tmp_path, text):
    file = tmp_path / "results.json"
    file.write_bytes(text)

    with pytest.raises(Illegal):
        resume(file, agreed())
    assert file.read_bytes() == text


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, "full")

    comparison, file = Comparison(agreed()), tmp_path / "results.json"
    save(comparison, file)
    before = file.read_bytes()
    monkeypatch.setattr(Path, "replace", full)

    with pytest.raises(OSError, match="full"):
        save(comparison, file)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == {file: before}


def test_several_processes_play_the_same_pairs_in_the_same_order():
    one, several = (grown(Comparison(agreed()), 10, processes=count) for count in (1, 2))

    assert several.pairs == one.pairs


def test_stopping_early_leaves_no_process_behind():
    pairs = played(Comparison(agreed("tests.arena.outside:slow_from_the_second_pair")), 0, 1000, 2)
    next(pairs)
    processes = {process.pid for process in active_children()}
    assert processes
    pairs.close()
    until = time.monotonic() + 20
    while time.monotonic() < until and any(map(runs, processes)):
        time.sleep(0.1)

    assert not any(map(runs, processes))


def runs(pid):
    """Whether a process has not ended."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().split()[2] != "Z"


def test_a_mistake_in_another_process_is_told_as_in_this_one():
    comparison = Comparison(agreed("tests.arena.outside:broken"))
    with pytest.raises(Illegal, match="arena-player-failed"):
        grown(comparison, 3, processes=2)


def test_times_are_counted():
    comparison = grown(Comparison(agreed()), 3)
    comparison.times = [{"1.0e-02": 90, "2.0e-01": 10}, {"3.0e+00": 1}]
    first, second = comparison.summed_up(0.2).times

    assert (first.decisions, first.median, first.late) == (100, 0.01, 0.2)
    assert (second.decisions, second.median, second.late) == (1, 3.0, 3.0)


def test_who_has_won_every_pair_may_lose_one_by_as_much():
    comparison = Comparison(agreed(), [Pair(0, at, 1.0, 1.0, [(0.0, -1.0)] * 2) for at in range(16)])
    said = comparison.summed_up(0.2)
    seen = 0.025 ** (1 / 16)

    assert said.interval == pytest.approx((2 * seen - 1, 1.0))
    assert said.won_interval == pytest.approx((seen, 1.0))
    assert said.verdict == "first"


def test_a_match_is_won_by_who_wins_it_and_not_by_points():
    pairs = [Pair(0, at, -1.0, won, [(7.0, 8.0)]) for at, won in enumerate([1.0, 0.5] * 20)]

    assert Comparison(agreed(), pairs).summed_up(0.2).verdict == "second"
    assert Comparison(agreed(unit="match"), pairs).summed_up(0.2).verdict == "first"


def test_the_file_can_be_read_by_anyone(tmp_path):
    file = tmp_path / "results.json"
    comparison = grown(Comparison(agreed()), 12)
    comparison.summary = comparison.summed_up(0.2)
    save(comparison, file)
    found = json.loads(file.read_text())

    assert found["settings"]["first"]["name"] == "greedy"
    assert len(found["pairs"]) == found["summary"]["pairs"] == 12
    assert (
        found["summary"]["interval"][0] <= found["summary"]["difference"] <= found["summary"]["interval"][1]
    )
    assert list(tmp_path.iterdir()) == [file]
