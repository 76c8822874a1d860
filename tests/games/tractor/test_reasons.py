"""What a hint of Tractor says for a play: each fact once where it holds, and once where it does not."""

from atout.core.view import Named
from atout.games.tractor.numbers import DONE
from tests.games.tractor.positions import kinds, position

US = (0, 2)


def why(deal, text, *, leads=False):
    """The reason for these cards, as the seat in turn would be given it."""
    choices = kinds(text) + ([DONE] if leads else [])
    found = deal.hidden(deal.turn).reason(choices, US if deal.turn in US else (1, 3))
    return found and (found.key, dict(found.args))


def after(deal, text):
    """The deal after the next play."""
    for card in kinds(text):
        deal.play(card)
    return deal


def test_the_highest_trumps_take_the_trick():
    deal = position("BJ BJ AS 9S", "5C 6C 7C 8C", "8C", "KS 4H")
    assert why(deal, "BJ", leads=True) == ("hint-why-takes", {})
    assert why(deal, "BJ BJ", leads=True) == ("hint-why-takes", {})
    assert why(deal, "AS", leads=True) is None  # it may be trumped


def test_a_trump_takes_the_trick_only_if_no_rival_may_have_a_higher_one():
    hands = ["3S 4D", "6S 5S", "KS 9S", "3H 8C"]
    assert why(position(*hands, led="AS"), "3H") == ("hint-why-takes", {})
    hands[2] = "KS 4H"
    assert why(position(*hands, led="AS"), "3H") is None


def test_the_partner_has_won():
    deal = after(position("3S 4D 4C", "6S 7C", "KS 9S 9D", "QS 8C 8D", turn=1, led="AS"), "3S")
    partner = {"player": Named("seat", 1)}
    assert why(deal, "QS") == ("hint-why-partner", partner)
    deal = after(position("TS 4D 4C", "6S 7C", "QS 9S 9D", "KS 8C 8D", turn=1, led="AS"), "TS")
    assert why(deal, "KS") == ("tractor-why-points", partner | {"points": 10})


def test_the_partner_may_still_lose_the_trick():
    deal = after(position("3S 4D 4C", "6S 7C", "3H 4H 9D", "QS 8C 8D", turn=1, led="AS"), "3S")
    assert why(deal, "QS") != ("hint-why-partner", {"player": Named("seat", 1)})


def test_what_cannot_take_the_trick_gives_no_points():
    deal = position("3S 4D", "6S 5S", "KS 9S", "QS 8C", led="AS")
    assert why(deal, "QS") == ("tractor-why-no-points", {})
    deal = after(after(deal, "QS"), "9S")
    assert why(deal, "6S") == ("tractor-why-no-points", {})
    assert why(deal, "5S") == ("hint-why-lost", {})


def test_a_suit_that_is_gone_can_be_trumped():
    deal = position("AS 3H 4D", "6S 4H", "KS", "QS")
    assert why(deal, "AS", leads=True) == ("tractor-why-empties", {"suit": Named("suit", "S")})
    deal = position("AS 9S 3H 4D", "6S 4H", "KS", "QS")
    assert why(deal, "9S", leads=True) is None  # the ace is left
    deal = position("AS 4D", "6S 4H", "KS", "QS")
    assert why(deal, "AS", leads=True) is None  # and here no trump


def test_who_does_not_trump_keeps_the_trumps():
    deal = position("3S 4D", "6S 5S", "KS 4H", "3H 8C", led="AS")
    assert why(deal, "8C") == ("tractor-why-keeps-trumps", {})


def test_of_a_throw_nothing_is_certain():
    deal = position("AS KS 3H 4D", "6S", "9S", "QS")
    assert why(deal, "AS KS", leads=True) is None


def test_a_play_that_is_not_complete_has_no_reason():
    deal = position("BJ BJ AS 3D", "4H 5C", "8C", "KS")
    assert why(deal, "BJ") is None
