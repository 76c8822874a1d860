"""How a deal is played on: a sensible choice, fast. Searches use it for all turns that they do not try.

Wild cards are held for a wild book, or close a dirty one; the hand is emptied to come to the foot; what
the next player may pick up is not thrown.
"""

from atout.games.hand_and_foot import numbers
from atout.games.hand_and_foot.numbers import (
    ACE,
    ADDS,
    ANSWERING,
    ASK,
    BLACK_THREE,
    BOOK,
    DONE,
    DRAW,
    DRAWING,
    END,
    FEW,
    FOUR,
    JOKER,
    JOKER_KIND,
    KEEP,
    NATURAL,
    NO,
    NO_MELD,
    STARTS,
    TAKE,
    TAKES,
    TWO,
    TWO_KIND,
    WILD_MELD,
    YES,
)
from atout.games.hand_and_foot.turns import Turns

VALUES = numbers.VALUES
CLEAN_BOOK, DIRTY_BOOK = numbers.CLEAN_BOOK, numbers.DIRTY_BOOK
NOTHING = -1
FEWEST = 3
ALMOST = 5  # cards of a meld that a wild card brings near to a book
MANY = 3  # cards for which the pile is picked up in any case
IN_HAND, IN_FOOT = 8, 11  # what a card that nobody sees counts, about: some will be melded
MEASURES = 16
EARLY, LATE = 90, 45  # cards in the stock
WEIGHTS = [
    2, 54, -335, -199, 210, -367, 203, -382, 190, 73, 153, -29, 335, -189, 16, 157,
    2, 17, -269, -201, 165, -206, 141, -211, 215, 134, 152, 34, 276, 0, 45, 68,
    1, -2, -374, -324, 67, 12, 134, -307, 143, 56, 427, 147, 284, 0, 76, 85,
]  # fmt: skip
"""WEIGHTS[stage, measure]: what ``measure`` counts for, fitted to 3,000 deals played by this policy."""

WORTHWHILE = 250  # by so much more may be lost in the partner's hand when the deal is ended


class Habits(Turns):
    """A deal with a policy."""

    __slots__ = ()

    def __init__(self, options=None):
        Turns.__init__(self, options)

    def policy(self, rng):
        if self.phase == DRAWING:
            return self.habit_of_drawing()
        if self.phase == ANSWERING:
            return self.habit_of_answering()
        return self.habit_of_melding(rng)

    # --- drawing, asking, answering -----------------------------------------------------------------

    def habit_of_drawing(self):
        """The pile, if it is more than a card or two; without a stock if it brings points."""
        if self.why_not_take() != TAKES:
            return DRAW if self.in_stock >= FEW else END
        if self.in_stock < FEW:
            return TAKE if self.gain_of_pile() > 0 else END
        if self.taken() >= MANY or not self.opened[self.side]:
            return TAKE
        return TAKE if self.gain_of_pile() > 0 else DRAW

    def gain_of_pile(self):
        """What picking up brings now: cards that go to melds, less those that stay in the hand."""
        points = 2 * VALUES[self.top_card()]
        for i in range(self.in_pile - self.taken(), self.in_pile - 1):
            kind = self.pile[i]
            points += VALUES[kind] if self.size(kind if kind < JOKER_KIND else WILD_MELD) else -VALUES[kind]
        return points

    def guess_left(self, side, but):
        """What is about left in the hands of a side, one seat left out."""
        cost = 0
        for seat in range(self.seats):
            if seat % self.sides == side and seat != but:
                cost += IN_HAND * self.held[seat] + IN_FOOT * self.foot_held[seat]
        return cost

    def wants_out(self):
        """Whether ending the deal costs the partners not much more than the others."""
        return (
            self.guess_left(self.side, self.turn)
            <= self.guess_left((self.side + 1) % self.sides, NOTHING) + WORTHWHILE
        )

    def habit_of_answering(self):
        """Yes, unless much more is lost in the own hand than in those of the others."""
        mine = 0
        for kind in range(14):
            mine += self.hands[self.turn][kind] * VALUES[kind]
        theirs = self.guess_left((self.side + 1) % self.sides, NOTHING)
        return YES if mine <= theirs + WORTHWHILE else NO

    # --- melding --------------------------------------------------------------------------------------

    def habit_of_melding(self, rng):
        """Meld what is worth it, then discard."""
        if self.half == 0 and self.why_not_ask() == 0 and self.wants_out():
            return ASK
        lay = NOTHING
        if self.half:
            lay = self.lay_lacking()
        if lay == NOTHING:
            if self.granted:
                lay = self.lay_any()
            elif not self.opened[self.side]:
                lay = self.lay_first()
            else:
                lay = self.lay_more()
        if lay != NOTHING:
            return lay
        if self.half:
            return DONE if self.may_be_done() else self.lay_any()
        if self.may_discard():
            return self.habit_of_discarding(rng)
        return KEEP if self.may_keep() else self.lay_any()

    def lay_lacking(self):
        """A card for a meld that has not got its three."""
        for meld in range(FOUR, ACE + 1):
            if 0 < self.size(meld) < FEWEST:
                if self.hands[self.turn][meld] and self.why_not(NATURAL + meld) == 0:
                    return NATURAL + meld
                return self.lay_wild(meld)
        if 0 < self.size(WILD_MELD) < FEWEST:
            return self.lay_wild(WILD_MELD)
        return NOTHING

    def lay_wild(self, meld):
        """A wild card for a meld, a two if that will do."""
        if self.hands[self.turn][TWO_KIND] and self.why_not(TWO + meld) == 0:
            return TWO + meld
        if self.hands[self.turn][JOKER_KIND] and self.why_not(JOKER + meld) == 0:
            return JOKER + meld
        return NOTHING

    def lay_first(self):
        """For the first melds of the side: natural cards, and wild ones as far as they are needed."""
        if self.half == 0 and self.best_value() < self.minimum:
            return NOTHING
        lay = self.lay_naturals(STARTS)
        if lay != NOTHING or self.may_be_done():
            return lay
        if self.wild_held() >= FEWEST or self.size(WILD_MELD):
            lay = self.lay_wild(WILD_MELD)
            if lay != NOTHING:
                return lay
        for rank in range(ACE, FOUR - 1, -1):
            if self.hands[self.turn][rank] > 1 and self.why_not(NATURAL + rank) == 0:
                return NATURAL + rank
        return self.lay_any()

    def lay_any(self):
        """Any card that may be laid."""
        for rank in range(ACE, FOUR - 1, -1):
            if self.hands[self.turn][rank] and self.why_not(NATURAL + rank) == 0:
                return NATURAL + rank
        if self.wild_held():
            for rank in range(ACE + 1):
                meld = rank if rank != BLACK_THREE else WILD_MELD
                lay = self.lay_wild(meld)
                if lay != NOTHING:
                    return lay
        return NOTHING

    def lay_more(self):
        """Cards for a side that is on the table."""
        kind = self.meld_kind
        if kind == NO_MELD and not self.both:
            kind = self.kind_wanted()
        lay = self.lay_naturals(kind)
        if lay == NOTHING and self.wild_held():
            lay = self.lay_wilds(kind)
        return lay

    def kind_wanted(self):
        """HF-15: whether new melds bring more, or additions."""
        adding = 0
        starting = 0
        wild = self.wild_held()
        for rank in range(FOUR, ACE + 1):
            held = self.hands[self.turn][rank]
            size = self.size(rank)
            if held == 0:
                continue
            if size:
                held = min(held, BOOK - size)
                adding += held * VALUES[rank]
                if size + held == BOOK:
                    adding += CLEAN_BOOK if self.now_naturals[rank] == size else DIRTY_BOOK
            elif held >= FEWEST:
                starting += held * (VALUES[rank] + 10)
        size = self.size(WILD_MELD)
        if size:
            adding += wild * 100
        elif wild >= FEWEST:
            starting += wild * 60
        return STARTS if starting > adding else ADDS

    def lay_naturals(self, kind):
        """A natural card, for a new meld of three at least or for one that lies there."""
        for rank in range(ACE, FOUR - 1, -1):
            if self.hands[self.turn][rank] == 0:
                continue
            if self.size(rank) == 0:
                if self.hands[self.turn][rank] < FEWEST or (kind == ADDS and not self.both):
                    continue
            elif kind == STARTS and not self.both and self.begun >> rank & 1 == 0:
                continue
            if self.why_not(NATURAL + rank) == 0:
                return NATURAL + rank
        return NOTHING

    def lay_wilds(self, kind):
        """Wild cards: to the wild meld, to close a dirty book, to get rid of a small hand."""
        wild = self.wild_held()
        size = self.size(WILD_MELD)
        lay = NOTHING
        for rank in range(FOUR, ACE + 1):  # one card short of a dirty book
            if self.size(rank) == BOOK - 1 and self.now_naturals[rank] < BOOK - 1:
                lay = self.lay_wild(rank)
                if lay != NOTHING:
                    return lay
        if (size or wild >= FEWEST) and (self.both or (kind == ADDS) == (size > 0)):
            lay = self.lay_wild(WILD_MELD)
            if lay != NOTHING:
                return lay
        dirty = self.now_dirty
        clean = self.now_clean
        for rank in range(FOUR, ACE + 1):
            if self.size(rank):
                if self.now_naturals[rank] < self.size(rank):
                    dirty += 1
                else:
                    clean += 1
        if dirty < self.need_dirty and clean > self.need_clean:
            for rank in range(FOUR, ACE + 1):
                if self.size(rank) >= ALMOST - 1 and self.now_naturals[rank] == self.size(rank):
                    lay = self.lay_wild(rank)
                    if lay != NOTHING:
                        return lay
        if self.now_wild >= self.need_wild or self.held[self.turn] <= FEWEST:
            for rank in range(FOUR, ACE + 1):
                if self.size(rank) >= ALMOST and self.now_naturals[rank] < self.size(rank):
                    lay = self.lay_wild(rank)
                    if lay != NOTHING:
                        return lay
        if not self.on_foot[self.turn] and self.held[self.turn] <= ALMOST and (self.both or kind == STARTS):
            for rank in range(FOUR, ACE + 1):
                pair = self.size(rank) == 0 and self.hands[self.turn][rank] == FEWEST - 1
                if pair and self.why_not(NATURAL + rank) == 0:
                    return NATURAL + rank
        return NOTHING

    # --- discarding -----------------------------------------------------------------------------------

    def habit_of_discarding(self, rng):
        """The card that is easiest to spare."""
        best = NOTHING
        most = 0
        for kind in range(14):
            if self.hands[self.turn][kind]:
                score = self.ease_of_discard(kind) + rng.below(4)
                if best == NOTHING or score > most:
                    best = kind
                    most = score
        return best

    def ease_of_discard(self, kind):
        """How little a card is missed, and how little it helps the next player."""
        if kind in (TWO_KIND, JOKER_KIND):
            return -200 - VALUES[kind]
        if kind == BLACK_THREE:
            return 20 + 4 * min(self.in_pile, 10)
        score = 20 - 14 * (self.hands[self.turn][kind] - 1)
        if self.size(kind):
            score -= 20
        seat = (self.turn + 1) % self.seats
        side = seat % self.sides
        size = self.naturals[side][kind] + self.twos[side][kind] + self.jokers[side][kind]
        if size >= ALMOST:
            score += 15
        elif size:
            score -= 12 + 2 * min(self.in_pile, 10)
        score -= 25 * min(self.known[seat][kind], 2)
        return score

    # --- guessing the end -----------------------------------------------------------------------------

    def measure(self, side, out):
        """What bears on the points that a side will have in the end, beside those that it has."""
        for i in range(MEASURES):
            out[i] = 0
        for seat in range(self.seats):
            if seat % self.sides != side:
                continue
            for kind in range(14):
                out[0] += self.hands[seat][kind] * VALUES[kind]
            if self.on_foot[seat]:
                out[3] += self.played_foot[seat]
            else:
                out[1] += self.held[seat]
                out[2] += 1
            out[9] += self.hands[seat][TWO_KIND] + self.hands[seat][JOKER_KIND]
            for rank in range(FOUR, ACE + 1):
                if self.naturals[side][rank]:
                    out[14] += self.hands[seat][rank]
        for rank in range(FOUR, ACE + 1):
            wild = self.twos[side][rank] + self.jokers[side][rank]
            size = self.naturals[side][rank] + wild
            if size == 0:
                continue
            i = 6 if wild else 4
            out[i] += size - 2
            if size >= ALMOST:
                out[i + 1] += 1
        out[8] = self.twos[side][WILD_MELD] + self.jokers[side][WILD_MELD]
        out[10] = max(self.need_clean - self.clean[side], 0)
        out[11] = max(self.need_dirty - self.dirty[side], 0)
        out[12] = max(self.need_wild - self.wild[side], 0)
        out[13] = self.opened[side]
        if out[10] + out[11] + out[12] == 0:
            out[15] = 1 + out[3]

    def guess_points(self, side):
        """The points that a side is likely to have when the deal is over."""
        out = [0] * 16
        self.measure(side, out)
        stage = 2
        if self.in_stock > EARLY:
            stage = 0
        elif self.in_stock > LATE:
            stage = 1
        total = self.points(side) + self.left_in_hands(side)
        for i in range(MEASURES):
            total += WEIGHTS[stage * MEASURES + i] * out[i]
        return total

    def estimate(self, seat):
        if self.turn < 0:
            return self.worth(seat)
        totals = [0.0] * 6
        for side in range(self.sides):
            totals[side] = self.scores[side] + self.guess_points(side)
        return self.worth_of_lead(self.lead(seat, totals))

    # --- for callers in Python ------------------------------------------------------------------------

    def measures(self, side):
        """``measure`` for callers in Python."""
        out = [0] * 16
        self.measure(side, out)
        return [out[i] for i in range(MEASURES)]

    def usual(self, rng):
        """``policy`` for callers in Python."""
        return self.policy(rng)
