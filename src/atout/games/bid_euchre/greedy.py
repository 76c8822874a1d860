"""One rule of thumb, against which computer players are measured."""

from typing import Any

from atout.games.bid_euchre.numbers import (
    BID,
    BIDDING,
    CALLS,
    CLAIM,
    CLAIMS,
    GIFT,
    NAMING,
    PASS,
    PLAIN,
    PLAY,
    TRUMP,
)
from atout.games.bid_euchre.suits import ACE, BEAT, TRUMPS


def greedy(hidden: Any) -> int:
    """Bid one for each trump and each other ace; take the trick with the highest card, or give the lowest."""
    choices: list[int] = hidden.choices()
    hand, twins = hidden.hands[hidden.turn], hidden.twins[hidden.turn]
    match hidden.phase:
        case phase if phase == CLAIMS:
            return CLAIM
        case phase if phase == CALLS:
            return PASS
        case phase if phase == BIDDING:
            most = BID + max(_tricks(hand, twins, trump) for trump in range(4))
            bids = [choice for choice in choices if PASS < choice <= min(most, PLAIN - 1)]
            return max(bids, default=min(choices))
        case phase if phase == NAMING:
            return max(choices, key=lambda choice: _tricks(hand, twins, choice - TRUMP))

    def height(card: int) -> int:
        """The fewer cards beat it, the higher it is."""
        return -int(BEAT[hidden.trump][card]).bit_count()

    takers = [card for card in choices if not hidden.lying or hidden.stronger >> card & 1]
    if hidden.phase == GIFT or (hidden.phase == PLAY and takers):
        return max(takers or choices, key=height)
    return min(choices, key=height)


def _tricks(hand: int, twins: int, trump: int) -> int:
    """Trumps, and aces of other suits."""
    trumps = TRUMPS[trump]
    aces = sum(1 << suit * 13 + ACE for suit in range(4)) & ~trumps
    return sum((held & (trumps | aces)).bit_count() for held in (hand, twins))
