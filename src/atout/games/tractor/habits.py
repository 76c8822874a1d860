"""How a round of Tractor is played on: a sensible play, fast. Searches use it for what they do not try."""

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
    PLAY,
    SHOW,
    SHOWING,
    STEPS,
    THROW,
    TRUMPS,
    TWO,
    WAIT,
)

TRUMP, KEPT_PAIR = 22, 12  # what it costs to give away a trump, or to break a pair, in steps,
LENGTH = 2  # and what each card of its suit in the hand does: short suits are given away first.
HOLD, FEED, TAKE = 8, 10, 6  # what five points count: given to the others, given to the partner, won with it.
DROP, EMPTY = 20, 1  # what five points cost in the talon, and each card of the suit

SURE, SURE_TRUMPS = 40, 0  # how much better it is to lead what nobody can beat, of a plain suit, of trumps,
EACH = 12  # and each card of it,
GAIN = 4  # and each five points in it;
RUFFED, RISK = 30, 6  # how much worse it is where it is likely ruffed, and each five points in it;
PAIRED, ROW = 12, 10  # how much better it is to lead a pair, and each pair of a tractor;
BUSY, LONG = -10, 12  # to lead trumps while the others have some, and more with many of them;
IDLE = -60  # and when they have none: the last trick wants them.
PARTNER_RUFF, OPEN_RUFF = 6, 6  # how much better a suit is that the partner ruffs, worse one that others do.

WORTHWHILE = 5  # points for which a trick is ruffed
EAGER = 4  # one card in so many of a hand must be trumps for them to be shown

RUFF = 16  # what is added to a trump's step on a plain lead (plays.py)


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
        known = self.gone_two | self.gone_one & mine | self.two[self.turn]
        if self.turn == self.starter:
            known |= self.talon_two | self.talon_one & (mine | self.gone_one)
        return ~known

    def unseen_pairs(self):
        """The kinds of which the seat in turn has not seen a card."""
        known = self.gone_one | self.one[self.turn]
        if self.turn == self.starter:
            known |= self.talon_one
        return ~known

    def sure_singles(self, kinds):
        """Those of these kinds of which no other hand can hold a higher one, as far as can be known."""
        nowhere = self.barred[self.turn ^ 1] & self.barred[self.turn ^ 2] & self.barred[self.turn ^ 3]
        return kinds & ~self.beatable_by(kinds, self.unseen() & ~nowhere)

    def sure_pairs(self, kinds):
        """Those of these kinds of which no other hand can hold a higher pair, as far as can be known."""
        nowhere = (
            (self.barred[self.turn ^ 1] | self.unpaired[self.turn ^ 1])
            & (self.barred[self.turn ^ 2] | self.unpaired[self.turn ^ 2])
            & (self.barred[self.turn ^ 3] | self.unpaired[self.turn ^ 3])
        )
        return kinds & ~self.beatable_by(kinds, self.unseen_pairs() & ~nowhere)

    def beatable_by(self, kinds, others):
        """Those of these kinds above which there is one of the others."""
        found = 0
        while kinds:
            kind = bits.lowest(kinds)
            kinds &= kinds - 1
            if self.higher(kind) & others:
                found |= bits.bit(kind)
        return found

    def cheapest(self, kinds, points, length):
        """Of these cards the one that costs least.

        ``points`` is what five points in it cost, ``length`` what each card of its suit does.
        """
        best = bits.lowest(kinds)
        least = 10000
        while kinds:
            kind = bits.lowest(kinds)
            bit = bits.bit(kind)
            kinds &= kinds - 1
            value = self.cost(kind) + points * self.points_in(bit, 0) // 5
            if length:
                suit = self.in_suit(self.suit_at(kind))
                value += length * (
                    bits.count(self.one[self.turn] & suit) + bits.count(self.two[self.turn] & suit)
                )
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
            return self.cheapest(self.buryable(), DROP, EMPTY)
        if self.laid:
            return self.follow_by_rule()
        return self.lead_by_rule()

    def play_by_rule(self):
        """Make the usual choice; a lead at once with all its cards."""
        lead = [0] * 2
        if self.phase != PLAY or self.laid or self.chosen:
            self.choose(self.policy(None))
            return
        self.best_lead(lead)
        self.chosen_one = lead[0]
        self.chosen_two = lead[1]
        self.chosen = bits.count(lead[0]) + bits.count(lead[1])
        self.lead()

    def show_by_rule(self):
        """Show the longest suit when it is long enough for the cards drawn so far; never jokers."""
        best = PASS
        most = self.held[self.turn] // EAGER + 1
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

    # --- leading --------------------------------------------------------------------------------------

    def lead_by_rule(self):
        """The best lead, card by card; of another that was begun a pair is completed."""
        lead = [0] * 2
        self.best_lead(lead)
        if self.chosen_one & ~lead[0] or self.chosen_two & ~lead[1]:
            halves = self.two[self.turn] & self.chosen_one & ~self.chosen_two
            return bits.lowest(halves) if halves else DONE
        left = lead[0] & ~self.chosen_one | lead[1] & ~self.chosen_two
        return bits.lowest(left) if left else DONE

    def best_lead(self, lead):
        """A single, a pair, a tractor, or together what nobody can beat, as two sets of kinds."""
        one = self.one[self.turn]
        two = self.two[self.turn]
        singles = self.sure_singles(one)
        pairs = self.sure_pairs(two)
        most = -100000
        for suit in range(TRUMPS + 1):
            mine = one & self.in_suit(suit)
            if mine == 0:
                continue
            twice = two & mine
            sure_one = singles & mine
            sure_two = pairs & mine
            base = self.suit_to_lead(suit)
            if sure_one | sure_two:
                value = self.worth_of_sure(suit, sure_one | sure_two, sure_one & two | sure_two) + base
                if value > most:
                    most = value
                    lead[0] = sure_one | sure_two
                    lead[1] = sure_one & two | sure_two
            mask = mine & ~sure_one
            while mask:
                bit = mask & ~(mask - 1)
                mask &= mask - 1
                value = base - self.cost(bits.lowest(bit)) - HOLD * (self.points_in(bit, 0) // 5)
                if value > most:
                    most = value
                    lead[0] = bit
                    lead[1] = 0
            mask = twice & ~sure_two
            while mask:
                bit = mask & ~(mask - 1)
                mask &= mask - 1
                value = base + PAIRED - self.cost(bits.lowest(bit)) + KEPT_PAIR
                value -= HOLD * (self.points_in(bit, bit) // 5)
                row = self.row_from(twice, suit, bits.lowest(bit))
                value += ROW * (bits.count(row) - 1)
                if value > most:
                    most = value
                    lead[0] = row
                    lead[1] = row

    def row_from(self, twice, suit, kind):
        """The pairs of a tractor that begins with this one, the first of equal ones; or this pair alone."""
        row = bits.bit(kind)
        step = self.step_at(kind) + 1
        while step < STEPS:
            here = twice & self.at(suit, step)
            if here == 0:
                break
            row |= here & ~(here - 1)
            step += 1
        return row

    def suit_to_lead(self, suit):
        """What bears on all leads of a suit: drawing trumps, who may ruff."""
        if suit == TRUMPS:
            unseen = self.unseen() & self.in_suit(TRUMPS)
            if not unseen & ~(self.barred[self.turn ^ 1] & self.barred[self.turn ^ 3]):
                return IDLE
            mine = bits.count(self.one[self.turn] & self.in_suit(TRUMPS)) + bits.count(
                self.two[self.turn] & self.in_suit(TRUMPS)
            )
            return BUSY + LONG * (4 * mine - self.held[self.turn]) // 4
        value = 0
        if self.may_ruff(self.turn ^ 2, suit):
            value += PARTNER_RUFF
        if self.may_ruff(self.turn ^ 1, suit) or self.may_ruff(self.turn ^ 3, suit):
            value -= OPEN_RUFF
        return value

    def worth_of_sure(self, suit, one, two):
        """How good it is to lead what nobody can beat in its suit."""
        points = self.points_in(one, two) // 5
        value = (
            (SURE_TRUMPS if suit == TRUMPS else SURE)
            + EACH * (bits.count(one) + bits.count(two))
            + GAIN * points
        )
        if suit != TRUMPS and self.may_ruff(self.turn ^ 1, suit) | self.may_ruff(self.turn ^ 3, suit):
            value -= RUFFED + RISK * points
        return value

    def may_ruff(self, seat, suit):
        """Whether a seat is known to be void of a suit, and not of trumps."""
        unseen = self.unseen()
        if self.in_suit(suit) & unseen & ~self.barred[seat]:
            return False
        return self.in_suit(TRUMPS) & unseen & ~self.barred[seat] != 0

    # --- following ------------------------------------------------------------------------------------

    def follow_by_rule(self):
        """To a partner who wins: points. Else win as cheaply as may be, or give what costs least."""
        allowed = self.followable(self.one[self.turn], self.two[self.turn])
        if allowed & allowed - 1 == 0:
            return bits.lowest(allowed)
        halves = allowed & self.chosen_one & ~self.chosen_two
        if halves and self.lead_pairs:
            return bits.lowest(halves)
        if self.best ^ self.turn == 2 and (self.laid == 3 or not self.beatable_now(self.best_value)):
            return self.cheapest(allowed, -FEED, LENGTH)
        if self.size == 1:
            return self.win_single(allowed)
        if self.chosen == 0 and self.lead_kind == TWO:
            return self.win_pair(allowed)
        if self.lead_suit != TRUMPS and self.trick_points >= WORTHWHILE:
            left = self.ruff_with(allowed)
            if left:
                return left - 1
        return self.cheapest(allowed, HOLD, LENGTH)

    def beatable_now(self, value):
        """Whether the opponent who plays next may beat cards of this value, as far as can be known."""
        seat = self.turn + 3 & 3
        unseen = self.unseen() & ~self.barred[seat]
        trumps = self.in_suit(TRUMPS)
        if value >= RUFF:
            return unseen & self.higher_trumps(value - RUFF) != 0
        if self.lead_suit != TRUMPS and not unseen & self.in_suit(self.lead_suit):
            return unseen & trumps != 0
        if self.lead_kind == THROW:
            return False
        if self.lead_pairs:
            unseen &= self.unseen_pairs() & ~self.unpaired[seat]
        kind = self.at(self.lead_suit, value)
        return unseen & self.higher(bits.lowest(kind)) != 0

    def higher_trumps(self, step):
        """The trumps above a step."""
        return self.higher(bits.lowest(self.at(TRUMPS, step)))

    def win_single(self, allowed):
        """The cheapest card that wins and that the next player cannot beat; third, the highest.

        A trump only for points.
        """
        winners = 0
        mask = allowed
        while mask:
            bit = mask & ~(mask - 1)
            mask &= mask - 1
            if self.value_of(bit, 0) > self.best_value:
                winners |= bit
        ruff = self.lead_suit != TRUMPS and winners & self.in_suit(TRUMPS) != 0
        if winners == 0 or (ruff and self.trick_points < WORTHWHILE):
            return self.cheapest(allowed, HOLD, LENGTH)
        highest = bits.highest(winners)
        if self.laid < 3:
            mask = winners
            while mask:
                bit = mask & ~(mask - 1)
                mask &= mask - 1
                if self.beatable_now(self.value_of(bit, 0)):
                    winners &= ~bit
        if winners:
            return self.cheapest(winners, -TAKE, 0)
        if self.laid == 2 and self.best ^ self.turn != 2 and not ruff:
            return highest
        return self.cheapest(allowed, HOLD, LENGTH)

    def win_pair(self, allowed):
        """One card of the cheapest pair that wins."""
        winners = 0
        mask = allowed & self.two[self.turn]
        while mask:
            bit = mask & ~(mask - 1)
            mask &= mask - 1
            if self.value_of(bit, bit) > self.best_value:
                winners |= bit
        if self.best ^ self.turn == 2 or winners == 0:
            return self.cheapest(allowed, HOLD, LENGTH)
        if self.suit_at(bits.lowest(winners)) == self.lead_suit or self.trick_points >= WORTHWHILE:
            return self.cheapest(winners, -TAKE, 0)
        return self.cheapest(allowed, HOLD, LENGTH)

    def ruff_with(self, allowed):
        """The next card of a ruff in the layout led, and one more than its number; 0 where there is none."""
        one = self.one[self.turn] & self.in_suit(TRUMPS)
        two = self.two[self.turn] & one
        if self.one[self.turn] & self.in_suit(self.lead_suit) or self.chosen_one & ~one:
            return 0
        if bits.count(one) + bits.count(two) < self.size or bits.count(two) < self.lead_pairs:
            return 0
        if self.lead_parts and self.lens[0] > 1:
            return 0
        pairs = two & ~self.chosen_one
        if self.lead_pairs > bits.count(self.chosen_two) and pairs:
            return bits.lowest(pairs) + 1
        left = allowed & one
        return bits.lowest(left) + 1 if left else 0

    # --- for callers in Python ----------------------------------------------------------------------

    def thumb(self):
        """``policy`` for callers in Python."""
        return self.policy(None)

    def forget_told(self):
        """Forget what the play has told of the hands: to measure what it is worth to know that."""
        for seat in range(4):
            self.barred[seat] = 0
            self.unpaired[seat] = 0
        self.doubts = 0
