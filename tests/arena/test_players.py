"""Who can be compared, and how they are written."""

import pickle
import sys

import pytest

from atout.arena.players import entrants, greedy, player
from atout.core.illegal import Illegal
from atout.core.match import Standing
from atout.search.levels import LEVELS, decide, decide_as
from tests.arena import outside
from tests.helpers import GAMES, every_game, every_table, running, started_match


def test_a_level_has_its_own_time_or_the_one_that_is_said():
    usual, said = entrants("expert", "hard:0.2")

    assert (usual.seconds, usual.slips) == (LEVELS["expert"].seconds, LEVELS["expert"].slips)
    assert (said.seconds, said.slips) == (0.2, LEVELS["hard"].slips)


def test_both_think_for_the_same_fraction_of_their_time():
    assert [entrant.seconds for entrant in entrants("expert", "ismcts:0.5", 0.1)] == [0.07, 0.05]


@pytest.mark.parametrize(
    ("other", "seconds"),
    [("expert:0.3", 0.3), ("easy", LEVELS["easy"].seconds), ("random", LEVELS["expert"].seconds)],
)
def test_a_plain_search_without_a_time_has_that_of_the_other(other, seconds):
    first, second = entrants("ismcts", other)

    assert first.seconds == seconds
    assert entrants(other, "ismcts")[1].seconds == seconds
    assert second.kind != "ismcts"


@pytest.mark.parametrize(
    "text", ["divine", "", ":", "random:1", "greedy:x", "a:b:zero", "expert:0", "ismcts:nan"]
)
def test_what_is_no_player_is_refused(text):
    with pytest.raises(Illegal):
        player(GAMES[0], entrants(text, "random")[0])


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_as_at_a_table(level):
    asked = []

    class Bot:
        def think(self, hidden, seconds, seed, *, limit, every):
            asked.append((seconds, seed, limit, every))
            return [(choice, 0.0) for choice in hidden.choices()]

    course = running(GAMES[0], GAMES[0].options(), 3, 6)
    hidden = course.hidden(course.turn)
    for seed in range(30):
        assert decide_as(Bot(), hidden, LEVELS[level], seed) == decide(Bot(), hidden, level, seed)
    assert asked[::2] == asked[1::2]
    assert decide(Bot(), hidden, level, 1, 0.01)
    assert asked[-1][0] == 0.01


@every_table
def test_the_rule_of_thumb_is_legal_and_sees_only_what_the_seat_can_know(game, options):
    choose_by_rule = greedy(game)
    match = started_match(game, options, 3)
    while match.deal.turn >= 0:
        hidden = match.deal.hidden(match.deal.turn)
        match.play(match.deal.turn, [choose_by_rule(hidden)])

    assert match.results


@every_game
def test_a_game_without_a_rule_of_thumb_gets_what_looks_best_a_choice_later(game, monkeypatch):
    monkeypatch.setattr("atout.arena.players.find_spec", lambda _: None)
    by_rule = greedy(game)
    course = running(game, game.options(), 4, 12)
    hidden = course.hidden(course.turn)
    before = pickle.dumps(hidden)

    assert by_rule(hidden) in hidden.choices()
    assert pickle.dumps(hidden) == before


class Guess:
    """A deal of one choice, 0 to 3: 2 ends it and wins, the others leave something to be guessed."""

    turn = 1
    made = -1

    def choices(self):
        return [0, 1, 2, 3]

    def filled(self, _rng):
        return Guess()

    def play(self, choice):
        self.made = choice
        self.turn = -1 if choice == 2 else 0

    def merit(self, seat):
        return 0.9 if seat == 1 else -0.9

    def estimated(self, seat):
        return (0.3 if self.made == 3 else -0.3) if seat == 1 else 1.0


def test_what_looks_best_a_choice_later_is_judged_for_the_seat_that_chooses(monkeypatch):
    monkeypatch.setattr("atout.arena.players.find_spec", lambda _: None)

    assert greedy(GAMES[0])(Guess()) == 2


@every_game
def test_a_plain_search_is_legal(game):
    course = running(game, game.options(), 4, 12)
    first, _ = entrants("ismcts:0.01", "random")
    hidden = course.hidden(course.turn)

    assert player(game, first)(course.match.standing(), hidden, 1)[0] in hidden.choices()


def test_a_player_from_outside_is_given_the_standing_and_the_hidden_deal():
    game = GAMES[0]
    course = running(game, game.options(), 4, 12)
    hidden = course.hidden(course.turn)
    outside.SEEN.clear()

    (choice,) = player(game, entrants("tests.arena.outside:first", "random")[0])(
        course.match.standing(), hidden, 1
    )

    assert choice == hidden.choices()[0]
    ((standing, seen),) = outside.SEEN
    assert isinstance(standing, Standing)
    assert seen is hidden


def test_a_player_from_outside_is_told_its_time():
    first, _ = entrants("tests.arena.outside:timed:0.4", "random", 0.5)
    outside.SEEN.clear()
    course = running(GAMES[0], GAMES[0].options(), 4, 12)
    player(GAMES[0], first)(course.match.standing(), course.hidden(course.turn), 1)

    assert outside.SEEN == [0.2]


def test_a_player_is_found_in_the_folder_where_the_command_is_given(tmp_path, monkeypatch):
    (tmp_path / "my_own_player.py").write_text(
        "def play(standing, hidden):\n    return hidden.choices()[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))

    assert player(GAMES[0], entrants("my_own_player:play", "random")[0])


@pytest.mark.parametrize("name", ["no.such:one", "tests.arena.outside:none", "tests.arena.outside:NO_PLAYER"])
def test_a_player_that_is_not_there_is_said(name):
    with pytest.raises(Illegal) as caught:
        player(GAMES[0], entrants(name, "random")[0])

    assert caught.value.refusal.text.args["name"] == name
