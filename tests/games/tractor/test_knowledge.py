"""What a seat knows of the others, and the deals in which its unknown cards are dealt."""

import pickle
import random
from collections import Counter

import pytest

from atout.core import cards
from atout.core.rng import Rng
from atout.games.tractor.numbers import SHOWING
from tests.games.tractor.positions import after, drawing, hand, laid, match_of, position
from tests.helpers import chances_of


def deals(preset, seeds, every=40):
    """Deals on the way through random rounds."""
    for seed in range(seeds):
        match = match_of(None, preset=preset)
        match.start(chances_of(match, seed))
        luck = random.Random(seed)
        for number in range(600):
            deal = match.deal
            if deal.turn < 0:
                break
            if number % every == 0:
                yield deal
            match.play(deal.turn, [luck.choice(deal.choices())])


@pytest.mark.parametrize("preset", ["seed", "classic"])
def test_what_is_filled_could_have_come_to_the_same(preset):
    for number, deal in enumerate(deals(preset, 12)):
        for seat in range(4):
            hidden = deal.hidden(seat)
            if deal.secret and not deal.secret >> seat & 1:
                continue
            assert hidden.allows(deal)
            filled = hidden.filled(Rng(number))
            assert pickle.dumps(filled.hidden(seat)) == pickle.dumps(hidden)
            assert hidden.allows(filled)
            assert Counter(filled.packed()) == Counter(list(range(54)) * 2)


def filled_hands(deal, observer, seat, times=200):
    """Hands of a seat as they are filled for an observer."""
    hidden = deal.hidden(observer)
    return [hand(hidden.filled(Rng(number)), seat) for number in range(times)]


def test_TR_8_what_was_shown_is_in_the_hand():
    deal = after(drawing({0: ["2H", "2H"]}), "draw show=H draw draw draw")
    for held in filled_hands(deal, 2, 0):
        assert "2H" in held


def test_TR_8_what_the_starter_showed_is_in_the_hand_or_laid():
    deal = after(drawing({0: ["2H"]}), "draw show=H")
    while len(deal.choices()) == 1 or deal.phase == SHOWING:
        deal.play(deal.choices()[0])
    for text in hand(deal, 0)[:8]:
        deal = after(deal, text)
    hidden = deal.hidden(1)
    where = Counter()
    for number in range(300):
        filled = hidden.filled(Rng(number))
        where["hand"] += bool(filled.one[0] >> cards.parse("2H") & 1)
        where["talon"] += bool(filled.talon_one >> cards.parse("2H") & 1)
        assert (filled.one[0] | filled.talon_one) >> cards.parse("2H") & 1
    assert min(where.values()) > 30


def test_TR_25_a_hand_that_did_not_follow_has_none_of_the_suit():
    deal = laid(laid(position("9S 8S 7D", "AS 6C 7D", "JS 5S 8D", "3D 4D 8D"), "9S"), "3D")
    for held in filled_hands(deal, 0, 3, 50):
        assert not [card for card in held if card[1] == "S"]


def test_TR_26_a_hand_that_gave_no_pair_has_none():
    deal = position("9S 9S 7D 7D", "AS AS 6S 6S KS KS", "JS 5S 6D 8D", "3S 4S 7S 8S QS TS")
    deal = laid(laid(deal, "9S 9S"), "3S 4S")
    for held in filled_hands(deal, 0, 3, 100):
        spades = [card for card in held if card[1] == "S"]
        assert len(spades) == len(set(spades))
        assert "3S" not in held


def test_TR_34_what_was_taken_back_is_known_and_what_was_not_beaten_tells():
    """The aces came back; nobody holds more than the nine could say."""
    deal = laid(position("AS AS 9S", "8S 7S 3D", "8S 6D 7D", "TS 5S 4D"), "AS AS 9S")
    for held in filled_hands(deal, 2, 0, 50):
        assert held.count("AS") == 2
    for number in range(50):
        filled = deal.hidden(0).filled(Rng(number))
        assert any(card in hand(filled, seat) for seat in (1, 2, 3) for card in ("TS", "JS", "QS", "KS"))


def test_TR_34_a_throw_that_stands_bars_what_would_have_beaten_it():
    deal = laid(position("KS QS QS", "8S 7S 3D", "8S 6D 7D", "TS 5S 4D"), "KS QS QS")
    assert deal.fails[0] == 0
    for number in range(50):
        filled = deal.hidden(0).filled(Rng(number))
        for seat in (1, 2, 3):
            held = hand(filled, seat)
            assert "AS" not in held
            assert held.count("KS") < 2


def test_a_watcher_sees_no_hand():
    deal = position("AS AS 9S", "8S 7S 3D", "8S 6D 7D", "TS 5S 4D")
    hidden = deal.hidden(-2)
    assert list(hidden.one) == [0] * 4
