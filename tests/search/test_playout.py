"""Random play: the same from the same seed, counted choice by choice."""

import pytest

from atout.core.rng import Rng
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from atout.search.playout import Playouts


def by_hand(options, seed, deals):
    """The same random play by the slow way from outside."""
    deal, rng = Svoi(options), Rng(seed)
    choices, total = 0, 0
    for _ in range(deals):
        deal.begin(rng)
        while deal.turn >= 0:
            legal = sorted(deal.choices())
            deal.play(52 if legal == [52] else legal[rng.below(len(legal))])  # no luck in a forced pick-up
            choices += 1
        total += deal.value(0)
    return choices, total


@pytest.mark.parametrize("options", [*PRESETS.values(), SvoiOptions(players=3)])
def test_playouts_make_legal_choices_all_equally_likely_and_count_them(options):
    playouts = Playouts(Svoi(options), Rng(7), 4)
    playouts.run()

    assert playouts.deals == 4
    assert (playouts.choices, playouts.total) == by_hand(options, 7, 4)
