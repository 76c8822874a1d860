"""The same cards with sides exchanged."""

import pytest

from atout.arena.pairs import Pairs, arrangements
from atout.arena.players import entrants, player
from atout.core.illegal import Illegal
from tests.helpers import GAMES, every_table

SVOI = next(game for game in GAMES if game.name == "svoi_kozyri")
PITCH = next(game for game in GAMES if game.name == "pitch")


def between(game, first, second, options=None, *, whole=False):
    """Pairs of two players."""
    two = [player(game, entrant) for entrant in entrants(first, second)]
    return Pairs(game, options or game.options(), tuple(two), whole=whole)


def test_two_sides_are_exchanged():
    assert arrangements(2) == [(0, 1), (1, 0)]
    assert arrangements(4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("sides", range(2, 8))
def test_each_player_plays_each_side_as_often(sides):
    who = arrangements(sides)

    assert {tuple(1 - one for one in row) for row in who} == set(who)
    assert len(set(who)) == len(who)
    for side in range(sides):
        assert sum(row[side] for row in who) * 2 == len(who)


@every_table
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_player_against_itself_is_never_ahead(game, options, name):
    pairs = between(game, name, name, options)
    for number in range(3):
        pair = pairs.play(1, number).pair
        assert pair.difference == 0
        assert pair.won == pytest.approx(0.5)


def test_both_get_the_same_cards(monkeypatch):
    dealt = []
    begin = SVOI.match.start

    def start(self, values):
        dealt.append((self.dealer, values))
        begin(self, values)

    monkeypatch.setattr(SVOI.match, "start", start)
    pairs = between(SVOI, "greedy", "random")
    pairs.play(1, 0)
    pairs.play(1, 1)
    pairs.play(2, 0)

    assert dealt[0] == dealt[1]
    assert dealt[0] != dealt[2] != dealt[4]


def test_the_better_player_is_ahead_by_as_much_as_the_other_is_behind():
    one = [between(SVOI, "greedy", "random").play(5, number).pair for number in range(10)]
    other = [between(SVOI, "random", "greedy").play(5, number).pair for number in range(10)]

    assert sum(pair.difference for pair in one) > 5
    assert sum(pair.won for pair in one) > 8
    assert [pair.difference for pair in other] == [-pair.difference for pair in one]


def test_a_whole_match_is_played_to_its_end(monkeypatch):
    ended = []
    end = PITCH.match._end

    def noted(self, winners):
        ended.append(self.results)
        end(self, winners)

    monkeypatch.setattr(PITCH.match, "_end", noted)
    played = between(PITCH, "greedy", "random", PITCH.presets["classic"], whole=True).play(0, 0)

    assert len(ended) == 2
    assert all(len(results) > 3 for results in ended)
    assert played.pair.won == 1
    scores = [sum(result.gains[side] for result in ended[0]) for side in (0, 1)]
    assert sorted(scores) == sorted(played.pair.games[0])


def test_only_decisions_are_timed():
    times = between(SVOI, "greedy", "random").play(0, 0).times

    assert all(times)
    assert all(0 < second < 1 for seconds in times for second in seconds)


@pytest.mark.parametrize("name", ["wrong", "broken", "undecided"])
def test_a_player_that_does_not_play_ends_the_comparison(name):
    with pytest.raises(Illegal):
        between(SVOI, f"tests.arena.outside:{name}", "random").play(0, 0)
