"""What every match does the same, on a game that there is only here: guess a number, three deals."""

import pytest

from atout.core.chances import Numbers, Order
from atout.core.illegal import Illegal
from atout.core.match import Match, Result
from atout.core.options import Options
from atout.core.view import Text


class Guess:
    """Each seat in turn chooses 0 or 1 until two have chosen the same one after the other."""

    def __init__(self, turn, seats):
        self.turn, self.seats, self.chosen, self.drawn = turn, seats, [], False

    def clone(self):
        copy = Guess(self.turn, self.seats)
        copy.chosen, copy.drawn = list(self.chosen), self.drawn
        return copy

    def choices(self):
        return [0, 1]

    def play(self, choice):
        if choice not in self.choices():
            raise Illegal("match-no-such-choice")
        self.chosen.append(choice)
        self.turn = -1 if self.chosen[-2:-1] == [choice] else (self.turn + 1) % self.seats

    def repeats(self):
        return self.turn >= 0

    def position(self):
        return (self.turn, *self.chosen[-1:])

    def end_as_draw(self):
        self.turn, self.drawn = -1, True


class GuessMatch(Match):
    limit = 0

    def deal_chances(self):
        return [Order("pack", (4, 5, 6))]

    def set_up(self, values):  # noqa: ARG002
        return Guess((self.dealer + 1) % self.seats, self.seats)

    def judge(self):
        gains = [0] * self.seats if self.deal.drawn else [len(self.deal.chosen), *[0] * (self.seats - 1)]
        return Result(gains, Text("drawn" if self.deal.drawn else "guessed"))

    def next_dealer(self):
        return (self.dealer + 1) % self.seats

    def decided(self):
        return len(self.results) == 3

    def repetitions(self):
        return self.limit


class SidesMatch(GuessMatch):
    """Two against two."""

    def make_sides(self):
        return [[0, 2], [1, 3]]

    def judge(self):
        return Result([len(self.deal.chosen), 0], Text("guessed"))


def match(seats=2, dealer=0, limit=0):
    one = GuessMatch(Options(), seats, dealer)
    one.limit = limit
    return one


def dealt(one, **values):
    one.start({"pack": [4, 5, 6], **values})
    return one


def refused(call, *arguments):
    with pytest.raises(Illegal) as refusal:
        call(*arguments)
    return refusal.value.refusal.text.key


def play(one, *choices):
    for choice in choices:
        one.play(one.deal.turn, [choice])
    return one


def test_the_first_dealer_is_drawn_where_none_is_named_and_in_the_first_deal_alone():
    one = match(dealer=None)
    assert [type(chance) for chance in one.chances()] == [Numbers, Order]
    dealt(one, first_dealer=[1])

    assert (one.dealer, one.deal.turn) == (1, 0)
    play(one, 0, 0)
    assert [type(chance) for chance in one.chances()] == [Order]
    dealt(one)
    assert one.dealer == 0
    assert [type(chance) for chance in match(dealer=0).chances()] == [Order]


def test_only_possible_chances_are_dealt():
    assert refused(match().start, {"pack": [4, 5]}) == "match-impossible-chances"
    assert refused(match().start, {}) == "match-impossible-chances"
    assert refused(match().start, {"pack": [4, 5, 6], "first_dealer": [0]}) == "match-impossible-chances"


def test_a_deal_follows_another_when_that_is_over():
    one = dealt(match())
    assert refused(dealt, one) == "match-not-between-deals"
    play(one, 0, 0)

    assert one.between
    dealt(one)
    assert not one.between


def test_scores_add_up_and_the_best_wins_when_the_match_ends():
    one = match()
    for choices in ((0, 0), (0, 1, 1), (1, 0, 1, 1)):
        assert not one.over
        play(dealt(one), *choices)

    assert one.scores == [9, 0]
    assert (one.over, one.between, one.winners) == (True, False, [0])
    assert [result.gains for result in one.results] == [[2, 0], [3, 0], [4, 0]]
    assert refused(dealt, one) == "match-not-between-deals"
    assert refused(one.play, 0, [0]) == "match-no-deal"


def test_equal_scores_share_the_match():
    one = match(limit=2)
    for _ in range(3):
        play(dealt(one), 0, 1, 0)

    assert [result.how.key for result in one.results] == ["drawn"] * 3
    assert one.winners == [0, 1]


def test_the_length_can_be_cut():
    one = GuessMatch(Options(rounds=1), 2, 0)
    play(dealt(one), 0, 0)

    assert (one.over, one.winners) == (True, [0])


def test_seats_of_a_side_win_and_resign_together():
    one = SidesMatch(Options(), 4, 0)
    assert one.scores == [0, 0]
    dealt(one).resign(1)

    assert one.winners == [0, 2]
    one = SidesMatch(Options(rounds=1), 4, 0)
    play(dealt(one), 0, 0)
    assert (one.scores, one.winners) == ([2, 0], [0, 2])


def test_the_steps_of_a_decision_are_kept():
    one = play(dealt(match()), 0)
    ((before, choice, after),) = one.steps

    assert (before.chosen, choice, after.chosen) == ([], 0, [0])
    assert after is one.deal is not before


def test_a_refused_decision_leaves_everything():
    one = play(dealt(match(limit=3)), 0)
    deal, seen = one.deal, dict(one._seen)

    assert refused(one.play, 0, [1, 7]) == "match-not-your-turn"
    assert refused(one.play, one.deal.turn, [7]) == "match-no-such-choice"
    assert refused(one.play, one.deal.turn, [1, 0]) == "match-not-your-turn"
    assert one.deal is deal
    assert dict(one._seen) == seen


def test_no_choice_follows_the_end_of_a_deal_in_the_same_decision():
    one = play(dealt(match(seats=1, dealer=0)), 0)

    assert refused(one.play, 0, [0, 0]) == "match-no-deal"
    assert not one.between


@pytest.mark.parametrize("limit", [2, 3])
def test_a_position_that_stands_as_often_as_the_limit_draws_the_deal(limit):
    one = dealt(match(limit=limit))
    play(one, *[0, 1] * (limit - 1))
    assert not one.between
    play(one, 0)

    assert one.between
    assert one.results[0].how.key == "drawn"


def test_positions_of_another_deal_do_not_count():
    one = dealt(match(limit=2))
    play(one, 0, 0)
    dealt(one)
    play(dealt(one) if one.between else one, 0)

    assert not one.between


def test_without_the_rule_positions_may_come_back():
    assert not play(dealt(match()), *[0, 1] * 20).between


def test_who_resigns_leaves_the_match_to_the_others():
    one = dealt(match(seats=3))
    one.resign(1)

    assert (one.over, one.winners, one.resigned) == (True, [0, 2], 1)
    assert refused(one.resign, 0) == "match-over"
    assert refused(match().resign, 0) == "match-no-deal"


def test_the_standing_is_a_copy():
    one = dealt(match())
    before = one.standing()
    play(one, 0, 0)

    assert before.results == []
    assert before.scores == [0, 0]
    assert one.standing().scores == [2, 0]
