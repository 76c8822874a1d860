"""One rule of thumb, against which computer players are measured."""

from typing import Any

from atout.games.tractor.numbers import BURYING, DONE, PLAY, SHOW, STEPS, TRUMPS


def greedy(hidden: Any) -> int:
    """Show what can be shown, bury low cards, lead the highest; win with the highest, or give the lowest."""
    choices: list[int] = hidden.choices()
    if DONE in choices:
        return DONE
    if hidden.phase not in {BURYING, PLAY}:
        return max([choice for choice in choices if choice >= SHOW] or choices[:1])

    def height(kind: int) -> int:
        return STEPS * int(hidden.suit_of(kind) == TRUMPS) + int(hidden.step_of(kind))

    if hidden.phase == BURYING:
        return min(choices, key=height)
    best = max((height(kind) for kind in range(54) if hidden.best_one >> kind & 1), default=-1)
    suits = {hidden.lead_suit, TRUMPS}
    winners = [kind for kind in choices if height(kind) > best and hidden.suit_of(kind) in suits]
    if not hidden.laid:
        return max(choices, key=height)
    return max(winners, key=height) if winners and not hidden.chosen else min(choices, key=height)
