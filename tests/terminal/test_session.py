"""A match against computers without a screen."""

import pytest

from atout import registry
from atout.core import fair, record
from atout.core import options as house_rules
from atout.core.illegal import Illegal
from atout.table.settings import Settings
from atout.terminal import computer
from atout.terminal.session import YOU, Session
from tests.helpers import GAMES, every_game


@every_game
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_computers_of_every_level_choose_what_is_legal(game, level):
    session = Session(game, game.options(), level)
    for _ in range(6):
        while session.computers_turn:
            session.computer_chooses(session.think()())
        if not session.your_turn:
            break
        session.choose(session.think_for_you()())
    assert session.number > 6 or session.course.match.results


def test_a_refused_choice_changes_nothing():
    game = GAMES[0]
    options = house_rules.parse(game.options, game.presets, "")
    session = Session(game, options, "easy", dealer=game.seats_of(options) - 1)
    before = session.view()
    with pytest.raises(Illegal):
        session.choose(
            game.choices - 1 if game.choices - 1 not in session.course.match.deal.choices() else -1
        )
    assert session.view() == before
    assert session.course.turn == YOU


def test_the_computers_hurry_where_the_person_is_out(monkeypatch):
    game = GAMES[0]
    session = Session(game, game.options(), "expert")
    budgets = []

    def decide(_game, hidden, _level, most=None):
        budgets.append(most)
        return hidden.choices()[:1]

    monkeypatch.setattr(computer, "decide", decide)
    for out in (False, True):
        monkeypatch.setattr(session.course.match, "is_out", lambda _seat, out=out: out)
        assert session.hurries is out
        session.think()()

    assert budgets == [None, Settings.alone]


@every_game
def test_a_deal_follows_from_a_secret_that_the_record_keeps(game, tmp_path):
    session = Session(game, game.options(), "easy")
    session.resign()
    session.again()
    path = tmp_path / "record.txt"
    path.write_text(session.record([""] * session.course.seats), "utf-8")
    read = record.read(path.read_text("utf-8"), registry.find)

    assert [luck.number for luck in read.course.luck] == [1, 2]
    for luck in read.course.luck:
        assert fair.faults(luck.proof(read.table), luck.declared) == []
