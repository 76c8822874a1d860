"""What keeps Bid Euchre fast, as far as it can be counted; bench/euchre.py measures how fast it is."""

import random

import pytest

from atout.core.rng import Rng
from atout.games.bid_euchre import deal as rules
from atout.games.bid_euchre.deal import Euchre
from atout.search.playout import Playouts
from tests.games.bid_euchre.positions import options


@pytest.mark.skipif(rules.__file__.endswith(".py"), reason="nothing is compiled here")
@pytest.mark.parametrize("name", ["choices", "play"])
def test_python_finds_a_step_in_the_class_itself_and_calls_it_like_a_method_of_list(name):
    assert type(vars(Euchre)[name]) is type(vars(list)["append"])


def test_a_random_hand_draws_a_number_for_each_card_and_one_for_each_choice():
    played, drawn = Rng(3), Rng(3)
    play = Playouts(Euchre(options()), played, 50)
    play.run()
    for _ in range(50 * (23 + 1) + play.choices):  # the shuffle, the dealer, the choices
        drawn.next()

    assert played.next() == drawn.next()


@pytest.mark.parametrize("reneges", ["prevented", "allowed"])
def test_what_may_be_chosen_is_known_without_the_list_of_it(reneges):
    luck, rng, deal = random.Random(4), Rng(4), Euchre(options(reneges=reneges))
    deal.begin(rng)
    while deal.turn >= 0:
        choices = deal.choices()
        assert [choice for choice in range(-1, 128) if deal.may(choice)] == sorted(choices)
        deal.play(luck.choice(choices))

    assert not any(deal.may(choice) for choice in range(-1, 128))
