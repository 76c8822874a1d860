"""What a hint of Hand and Foot says for a decision: each fact once where it holds."""

import pytest

from atout.core.view import Named
from atout.games.hand_and_foot import notation
from tests.games.hand_and_foot.positions import position

NEXT = Named("seat", 1)


def why(deal, text):
    """The reason for these choices, as the seat in turn would be given it."""
    after = deal.clone()
    choices = []
    for word in text.split():
        choices.append(notation.read(after, word))
        after.play(choices[-1])
    found = deal.hidden(deal.turn).reason(choices, (0, 2))
    return found and (found.key.removeprefix("hand_and_foot-why-"), dict(found.args))


@pytest.mark.parametrize(
    ("lies", "lays", "kind"),
    [("KKKKKK", "+K done", "clean"), ("KKKKK2", "+K done", "dirty"), ("22XX22", "2+W done", "wild")],
)
def test_a_book_is_complete(lies, lays, kind):
    deal = position("KS KS 2S 2S 9S 9S", mine=lies)
    assert why(deal, lays) == ("book", {"kind": kind})


def test_the_first_melds_come_to_enough():
    deal = position("KS KS KS QS QS QS 9S", deal=1)
    assert why(deal, "+K +K +K +Q +Q +Q done") == ("opens", {"points": 60, "minimum": 50})


def test_a_card_that_blocks_the_pile():
    deal = position("3S 2S KS 9S")
    assert why(deal, "3") == ("blocks", {"player": NEXT, "one": Named("word", "hand_and_foot-one-3")})
    assert why(deal, "2") == ("blocks", {"player": NEXT, "one": Named("word", "hand_and_foot-one-2")})
    assert why(deal, "K") is None


def test_a_wild_card_does_not_block_where_two_like_it_take_the_pile():
    deal = position("3S 2S KS 9S", wild_top="two_of_a_kind")
    assert why(deal, "2") is None


def test_the_next_player_has_no_room_for_three_more():
    deal = position("KS QS 9S", theirs="KKKKK")
    assert why(deal, "K") == ("full", {"player": NEXT, "many": Named("word", "hand_and_foot-many-K")})
    assert why(deal, "Q") is None


def test_the_pile_brings_more_than_the_stock():
    deal = position("6S 6S KS 9S", pile="4C 5C 7C 8C 9C TC JC QC 6S", mine="999", drawn=False)
    assert why(deal, "take") == ("pile", {"count": 7})


def test_nothing_is_said_of_cards_to_come():
    deal = position("6S 6S KS 9S", drawn=False)
    assert why(deal, "draw") is None
