"""Facts that speak for a play of Tractor or for what is laid in the talon: true in every deal that could be.

What a rival may hold is judged generously, so that nothing is called certain that is not: of a kind whatever
is not seen elsewhere, unless the play has told that the hand cannot have it.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from atout.core import cards as names
from atout.core import view
from atout.core.view import Text
from atout.games.tractor.numbers import BIG_JOKER, BURYING, DONE, PLAY, TALON, THROW, TRUMPS
from atout.games.tractor.view import listed, worth

PLAINS = range(4)
Shape = tuple[int, int, int]
"""What can beat and be beaten: a suit, how many pairs (0: a single card), the highest step."""


def fact_of(deal: Any, choices: list[int], side: Iterable[int]) -> Text | None:
    """One fact for a whole decision of the seat in turn, or None. The deal is hidden for that seat."""
    chosen = [choice for choice in choices if choice <= BIG_JOKER]
    if deal.phase == BURYING:
        return _for_talon(deal, deal.concealed() + chosen)
    if deal.phase != PLAY:
        return None
    play = listed(deal.chosen_one, deal.chosen_two) + chosen
    if deal.laid:
        return _for_following(deal, play, side) if len(play) == deal.size else None
    return _for_leading(deal, play, side) if play and choices[-1] == DONE else None


# --- the three decisions --------------------------------------------------------------------------------


def _for_talon(deal: Any, laid: list[int]) -> Text | None:
    """TR-13, TR-38: what is laid down is lost to nobody if it has no points."""
    if len(laid) < TALON:
        return None
    rest = Counter(_hand(deal)) - Counter(laid[deal.buried :])
    if _points(laid) == 0 and _points(rest.elements()):
        return Text("tractor-why-talon")
    return _emptied(deal, laid, rest)


def _for_leading(deal: Any, play: list[int], side: Iterable[int]) -> Text | None:
    """TR-34: of a throw nothing is certain, for it may fail."""
    shape = _shape(deal, play)
    rivals = [seat for seat in range(4) if seat not in side]
    if shape is None:
        return None
    if not any(_may_beat(deal, seat, shape, shape[0]) for seat in rivals):
        return Text("hint-why-takes")
    return _emptied(deal, play, Counter(_hand(deal)) - Counter(play))


def _for_following(deal: Any, play: list[int], side: Iterable[int]) -> Text | None:
    """TR-30 to TR-33: who takes the trick, as far as that is certain, and what the cards give away."""
    later = [(deal.turn - 1 - i) % 4 for i in range(3 - deal.laid)]
    rivals = [seat for seat in later if seat not in side]
    if deal.lead_kind == THROW:
        return _after_throw(deal, play, rivals, side)
    best = _shape(deal, listed(deal.best_one, deal.best_two))
    mine = _shape(deal, play)
    if mine and _beats(deal, mine, best):
        certain = not any(_may_beat(deal, seat, mine, deal.lead_suit) for seat in rivals)
        return Text("hint-why-takes") if certain else None
    if deal.best in side and not any(_may_beat(deal, seat, best, deal.lead_suit) for seat in rivals):
        return _partners(deal, play)
    return _given(deal, play, lost=not _may_beat(deal, deal.turn, best, deal.lead_suit))


def _after_throw(deal: Any, play: list[int], rivals: list[int], side: Iterable[int]) -> Text | None:
    """TR-33: only trumps take a throw of a plain suit."""
    if all(deal.suit_of(card) == TRUMPS for card in play) and deal.lead_suit != TRUMPS:
        return None
    if deal.best in side and not any(_may_ruff(deal, seat) for seat in rivals):
        return _partners(deal, play)
    return _given(deal, play, lost=not _may_ruff(deal, deal.turn))


def _partners(deal: Any, play: list[int]) -> Text:
    """The trick is a partner's for certain."""
    args: dict[str, view.Arg] = {"player": view.seat(deal.best)}
    if points := _points(play):
        return Text("tractor-why-points", args | {"points": points})
    return Text("hint-why-partner", args)


def _given(deal: Any, play: list[int], *, lost: bool) -> Text | None:
    """What is given to a trick that this play does not take."""
    hand = _hand(deal)
    if lost:
        return Text("hint-why-lost" if _points(play) else "tractor-why-no-points")
    if any(deal.suit_of(card) == TRUMPS for card in play):
        return None
    if any(deal.suit_of(card) == TRUMPS for card in hand):
        return Text("tractor-why-keeps-trumps")
    return None


def _emptied(deal: Any, play: list[int], rest: Counter[int]) -> Text | None:
    """TR-25: a plain suit is gone with these cards, and there are trumps to take its tricks with."""
    left = {deal.suit_of(card) for card in rest.elements()}
    for suit in PLAINS:
        if TRUMPS in left and suit not in left and any(deal.suit_of(card) == suit for card in play):
            return Text("tractor-why-empties", {"suit": view.suit(names.SUITS[suit])})
    return None


# --- cards ----------------------------------------------------------------------------------------------


def _hand(deal: Any) -> list[int]:
    """What the seat in turn holds, the cards chosen included."""
    return listed(deal.one[deal.turn], deal.two[deal.turn])


def _points(held: Iterable[int]) -> int:
    return sum(worth(card) for card in held)


def _shape(deal: Any, play: list[int]) -> Shape | None:
    """TR-21 to TR-23: a single card, a pair or a tractor; None for anything else."""
    suits = {deal.suit_of(card) for card in play}
    if len(suits) != 1:
        return None
    parts = deal.parts_of(play)
    top = max(deal.step_of(card) for card in play)
    return (suits.pop(), len(play) // 2, top) if len(parts) == 1 else None


def _beats(deal: Any, mine: Shape, best: Shape | None) -> bool:
    """TR-30 to TR-32: whether one takes the trick from the other."""
    if best is None or mine[1] != deal.lead_pairs or mine[0] not in {deal.lead_suit, TRUMPS}:
        return False
    if mine[0] != best[0]:
        return mine[0] == TRUMPS
    return mine[2] > best[2]


# --- what a hand may hold -------------------------------------------------------------------------------


def _may_hold(deal: Any, seat: int) -> Counter[int]:
    """How many of each kind a seat may hold; of the seat in turn what it does hold."""
    if seat == deal.turn:
        return Counter(_hand(deal))
    known = Counter(listed(deal.one[seat], deal.two[seat]))
    seen = Counter(listed(deal.gone_one, deal.gone_two) + listed(deal.talon_one, deal.talon_two))
    for other in range(4):
        seen += Counter(listed(deal.one[other], deal.two[other]))
    may = Counter({kind: known[kind] for kind in known})
    for kind in range(BIG_JOKER + 1):
        if not deal.barred[seat] >> kind & 1:
            may[kind] += 2 - seen[kind]
        if deal.unpaired[seat] >> kind & 1:
            may[kind] = min(may[kind], 1)
    return may


def _may_beat(deal: Any, seat: int, best: Shape | None, led: int) -> bool:
    """Whether a seat may have cards of the same kind, and as many, that are higher, or trumps."""
    if best is None:
        return True
    may = _may_hold(deal, seat)
    suits = {best[0], TRUMPS}
    if seat == deal.turn and any(deal.suit_of(kind) == led for kind in may if may[kind]):
        suits &= {led}  # TR-25  who can follow cannot ruff
    return any(_higher(deal, may, suit, best) for suit in suits)


def _higher(deal: Any, may: Counter[int], suit: int, best: Shape) -> bool:
    """Whether a suit has a single card, a pair or a tractor as long as the best, and above it."""
    needed = 2 if best[1] else 1
    steps = {deal.step_of(kind) for kind in may if may[kind] >= needed and deal.suit_of(kind) == suit}
    length = max(best[1], 1)
    tops = {step for step in steps if all(step - i in steps for i in range(length))}
    return any(suit != best[0] or top > best[2] for top in tops)


def _may_ruff(deal: Any, seat: int) -> bool:
    """TR-33: whether a seat may have enough trumps for a throw of a plain suit, or higher ones for a ruff."""
    if deal.lead_suit == TRUMPS:
        return False
    may = _may_hold(deal, seat)
    if seat == deal.turn and any(deal.suit_of(kind) == deal.lead_suit for kind in may if may[kind]):
        return False
    trumps = sum(count for kind, count in may.items() if deal.suit_of(kind) == TRUMPS)
    return bool(trumps >= deal.size)
