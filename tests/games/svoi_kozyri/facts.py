"""How the facts that a hint of Svoi Kozyri gives are tried."""

from atout.games.svoi_kozyri.numbers import PICK_UP


def is_unbeaten(deal, choices, *_):
    """The next player has to pick up."""
    for choice in choices:
        deal.play(choice)
    return deal.turn < 0 or all(choice >= PICK_UP for choice in deal.choices())


FACTS = {"svoi-why-unbeaten": is_unbeaten}
