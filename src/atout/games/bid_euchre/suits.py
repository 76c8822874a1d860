"""The suits of Bid Euchre as they are in play: by trumps, 0 to 3, NO_TRUMP, and before they are named."""

from atout.core import cards
from atout.core.tricks import beating_masks, suit_masks
from atout.games.bid_euchre.numbers import JOKER, NO_TRUMP, UNNAMED

NINE, JACK, ACE = 7, 9, 12


def in_play(trump: int) -> list[list[int]]:
    """BE-3, BE-4: the suits under these trumps, each from the low card to the high one; trumps come last."""
    plain = [[suit * 13 + rank for rank in range(NINE, ACE + 1)] for suit in range(4)]
    if trump >= NO_TRUMP:
        return plain
    left, right = cards.same_colour(trump) * 13 + JACK, trump * 13 + JACK
    others = [[card for card in suit if card != left] for suit in plain if suit != plain[trump]]
    return [*others, [*[card for card in plain[trump] if card != right], left, right, JOKER]]  # BE-20


def _beat(trump: int) -> list[int]:
    """BE-11; BE-20: at no-trump the joker beats every card."""
    if trump >= NO_TRUMP:
        masks: list[int] = beating_masks(in_play(trump), [JOKER])
    else:
        *others, trumps = in_play(trump)
        masks = beating_masks(others, trumps)
    return masks


FOLLOW = [suit_masks(in_play(trump)) for trump in range(UNNAMED + 1)]
"""FOLLOW[trump][card]: the cards of its suit; at no-trump the joker has none and asks for none (BE-20)."""

BEAT = [_beat(trump) for trump in range(UNNAMED + 1)]
"""BEAT[trump][card]: the cards that beat it while it is the best of the trick."""

TRUMPS = [cards.mask(in_play(trump)[-1]) if trump < NO_TRUMP else 0 for trump in range(UNNAMED + 1)]
"""TRUMPS[trump]: the cards that are trumps, the left bower and the joker among them; none at no-trump."""
