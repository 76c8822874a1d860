"""What a computer player knows about Tractor."""

from atout.core import bits
from atout.games.tractor.deal import Tractor
from atout.games.tractor.numbers import (
    BURYING,
    CALLING,
    DONE,
    DRAW,
    DRAWING,
    JOKERS,
    PAIR,
    PASS,
    SHOW,
    SHOWING,
    SINGLE,
    TRUMPS,
    WAIT,
)
from atout.search.ismcts import Ismcts

CAPACITY = 1 << 14
CUT = 400
"""After how many choices a deal that is played on is estimated."""

TRUMP, KEPT_PAIR = 20, 9  # what it costs to give away a trump, or to break a pair, in steps,
POINTS = 2  # and points, each five of them counted so often.
MASTER, ROW = 60, 30  # how much better it is to lead what nobody can beat, and pairs


class TractorBot(Tractor):
    """A deal in which players show, bury and play by rules of thumb.

    It adds no fields, so that a deal of the rules can be copied into it.
    """

    __slots__ = ()

    def __init__(self, deal=None):
        Tractor.__init__(self)
        if deal is not None:
            self.copy_from(deal)

    # --- what cards are worth -----------------------------------------------------------------------

    def cost(self, kind):
        """What it costs to give a card away, points not counted."""
        value = self.step_at(kind)
        if self.suit_at(kind) == TRUMPS:
            value += TRUMP
        if self.two[self.turn] >> kind & 1:
            value += KEPT_PAIR
        return value

    def unseen(self):
        """The kinds of which the seat in turn does not know where both cards are."""
        mine = self.one[self.turn]
        return ~(self.gone_two | self.gone_one & mine | self.two[self.turn])

    def cheapest(self, kinds, points):
        """Of these cards the one that costs least, ``points`` more for each five points in it."""
        best = bits.lowest(kinds)
        least = 10000
        while kinds:
            kind = bits.lowest(kinds)
            bit = bits.bit(kind)
            kinds &= kinds - 1
            value = self.cost(kind) + points * self.points_in(bit, 0) // 5
            if value < least:
                least = value
                best = kind
        return best

    # --- what is done by rule -------------------------------------------------------------------------

    def policy(self, rng):
        if self.phase == DRAWING:
            return DRAW
        if self.phase == CALLING:
            return WAIT
        if self.phase == SHOWING:
            return self.show_by_rule()
        if self.phase == BURYING:
            return self.cheapest(self.buryable(), 4)
        if self.laid:
            return self.follow_by_rule()
        return self.lead_by_rule()

    def show_by_rule(self):
        """Show the longest suit when it is long enough for the cards drawn so far; never jokers."""
        best = PASS
        most = self.held[self.turn] // 4 + 1
        for what in range(SHOW, JOKERS):
            if not (self.holds(what, self.turn) and self.stands(what, self.turn)):
                continue
            suit = 8191 * bits.bit(13 * (what - SHOW & 3))
            length = bits.count(self.one[self.turn] & suit) + bits.count(self.two[self.turn] & suit)
            if what >= PAIR:
                length += 1
            if length > most:
                most = length
                best = what
        return best

    def lead_by_rule(self):
        """What nobody can beat, pairs before singles; else a low card. What is begun is completed."""
        one = self.one[self.turn]
        two = self.two[self.turn]
        if self.chosen:
            return self.complete_lead(two)
        unseen = self.unseen()
        pairs = ~(self.gone_one | one)
        best = bits.lowest(one)
        most = -10000
        mask = one
        while mask:
            kind = bits.lowest(mask)
            mask &= mask - 1
            value = -self.cost(kind) - self.points_in(bits.bit(kind), 0) // 5 * POINTS
            if two >> kind & 1:
                value += KEPT_PAIR + ROW // 3
                if not self.higher(kind) & pairs:
                    value += MASTER + ROW
            elif not self.higher(kind) & unseen:
                value += MASTER
            if value > most:
                most = value
                best = kind
        return best

    def complete_lead(self, two):
        """The other card of a pair, and the pairs next to it; then it is led."""
        halves = two & self.chosen_one & ~self.chosen_two
        if halves:
            return bits.lowest(halves)
        if not self.chosen_two:
            return DONE
        suit = self.suit_at(bits.lowest(self.chosen_one))
        steps = self.steps(self.chosen_two, suit)
        fresh = two & self.in_suit(suit) & ~self.chosen_one
        while fresh:
            kind = bits.lowest(fresh)
            fresh &= fresh - 1
            near = bits.bit(self.step_at(kind))
            if not steps & near and (steps << 1 | steps >> 1) & near:
                return kind
        return DONE

    def follow_by_rule(self):
        """To a partner who wins: points. Else win as cheaply as may be, or give what costs least."""
        allowed = self.followable(self.one[self.turn], self.two[self.turn])
        halves = allowed & self.chosen_one & ~self.chosen_two
        if halves and self.lead_pairs:
            return bits.lowest(halves)
        if self.best ^ self.turn == 2 and (self.laid == 3 or self.best_value >= 11):
            return self.cheapest(allowed, -3)
        if self.chosen == 0 and self.lead_kind == SINGLE:
            return self.win_single(allowed)
        if self.chosen == 0 and self.lead_pairs == 1 and self.size == 2:
            return self.win_pair(allowed)
        return self.cheapest(allowed, POINTS)

    def win_single(self, allowed):
        """The cheapest card that wins, the highest where others still play; a trump only for points."""
        winners = 0
        mask = allowed
        while mask:
            bit = mask & ~(mask - 1)
            mask &= mask - 1
            if self.value_of(bit, 0) > self.best_value:
                winners |= bit
        if not winners:
            return self.cheapest(allowed, POINTS)
        if self.lead_suit != TRUMPS and winners & self.in_suit(TRUMPS):
            return self.cheapest(
                winners if self.trick_points else allowed, -POINTS if self.trick_points else POINTS
            )
        if self.laid == 3:
            return self.cheapest(winners, -POINTS)
        if self.higher(bits.highest(winners)) & self.unseen():
            return self.cheapest(allowed, POINTS)
        return bits.highest(winners)

    def win_pair(self, allowed):
        """One card of the cheapest pair that wins."""
        winners = 0
        mask = allowed & self.two[self.turn]
        while mask:
            bit = mask & ~(mask - 1)
            mask &= mask - 1
            if self.value_of(bit, bit) > self.best_value:
                winners |= bit
        if winners and (self.suit_at(bits.lowest(winners)) == self.lead_suit or self.trick_points):
            return self.cheapest(winners, -POINTS)
        return self.cheapest(allowed, POINTS)

    def estimate(self, seat):
        """As if the opponents got their share of the points that are left, a little less than half."""
        if self.phase < BURYING:
            return 0.0
        side = seat & 1
        caught = self.points
        share = 80.0 * self.held[self.turn] / 25.0
        lead = (caught + share - 80.0) / 200.0
        return lead if side != self.declarers else -lead


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):  # noqa: ARG001
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    own = TractorBot(hidden)
    tree = Ismcts(own, seed, CAPACITY, CUT)
    tree.think(seconds, limit)
    return [(choice, value) for choice, _, value in tree.report()]
