"""How a deal is played on: a sensible choice, fast. Searches use it for all turns that they do not try.

The pile is taken wherever it can be; wild cards are held for a wild book, or close a dirty one; a pair is
kept as long as the pile may be taken with it; the hand is emptied to come to the foot; what the next player
may pick up is not thrown. Near the end of the stock what counts against a hand is laid wherever it fits.
The numbers were found by play against themselves: bench/results/2026-11-30-hand-and-foot.md.
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
    FEWEST,
    FOUR,
    JOKER,
    JOKER_KIND,
    KEEP,
    NATURAL,
    NO,
    NO_MELD,
    PAIR,
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
NOTHING = -1
ALMOST = 5  # cards of a meld that a wild card brings near to a book; so few in a hand, and it hurries
LATE_STOCK = 7  # cards in the stock for each player, and less: the end is near,
LAST_STOCK = 4  # very near
PILE_WILD, PILE_FITS, PILE_ELSE = 70, 10, 4  # what a card of the pile is worth late in the deal,
PILE_LATE = 70  # and how much the whole must be
SHORT_HAND = 8  # who holds more keeps a pair to take the pile with,
SMALL_HAND = 6  # and who holds no more than this dresses a pair with a wild card, to come to the foot
ADDED, STARTED = 5, 40  # beside its value, a card added or in a new meld is worth so much,
WILD_ADDED, WILD_STARTED = 100, 140  # and a wild card in all so much
KEPT_WILD = 200  # how much wild cards are missed,
KEPT_COPY = 33  # a card beside one like it,
KEPT_MELD = 20  # or one that fits a meld
THREE, THREE_DEEP = 20, 4  # a black three is thrown gladly, the more gladly the deeper the pile
SEVEN = 7  # cards that a pick-up may bring
FULL, KNOWN = 15, 25  # thrown on a meld that takes no three more, or into a hand that is known to wait
RISK, RISK_DEEP, MOST_HELD = 10, 9, 20  # how likely the next player waits, and how much is at stake
SEEN, SEEN_DEEP = 30, 2  # of what that side has melded, less is still in the hand
IN_HAND, IN_FOOT = 8, 11  # what a card that nobody sees counts, about: some will be melded
MEASURES = 18
EARLY, LATE = 90, 45  # cards in the stock
WEIGHTS = [
    5, 38, 311, -226, 106, -182, -201, 346, 140, 8, 396, 565, 687, 454, 11, -90, -955, 14,
    5, -27, 692, -46, 127, -132, -67, 135, 213, 25, 364, 187, 203, -1181, 64, -126, -1181, 31,
    1, -8, -55, -157, 52, 54, 54, -2, 116, 53, 655, 45, 210, -508, 91, 28, -508, 39,
]  # fmt: skip
"""WEIGHTS[stage, measure]: what ``measure`` counts for, fitted to 2,200 deals played by this policy."""

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

    def late(self, each):
        """Whether the stock has few cards for each player."""
        return self.in_stock < self.seats * each

    def habit_of_drawing(self):
        """The pile, but late in the deal only for what is worth it; without a stock if it brings points."""
        if self.why_not_take() != TAKES:
            return DRAW if self.in_stock >= FEW else END
        if self.in_stock < FEW:
            return TAKE if self.gain_of_pile() > 0 else END
        if not self.opened[self.side] or not self.late(LATE_STOCK):
            return TAKE
        return TAKE if self.use_of_pile() > PILE_LATE else DRAW

    def use_of_pile(self):
        """What the cards below the top one are worth, while there is still time to use them."""
        use = 0
        for i in range(self.in_pile - self.taken(), self.in_pile - 1):
            kind = self.pile[i]
            if kind in (TWO_KIND, JOKER_KIND):
                use += PILE_WILD
            elif kind != BLACK_THREE:
                use += PILE_FITS if self.size(kind) else PILE_ELSE
        return use

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
        if self.dresses_pair():
            return STARTS
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
                adding += held * (VALUES[rank] + ADDED)
            elif held >= FEWEST:
                starting += held * (VALUES[rank] + STARTED)
        size = self.size(WILD_MELD)
        if size:
            adding += wild * WILD_ADDED
        elif wild >= FEWEST:
            starting += wild * WILD_STARTED
        return STARTS if starting > adding else ADDS

    def dresses_pair(self):
        """Whether a pair goes down with a wild card: of a small hand that is three cards at once."""
        if self.on_foot[self.turn] or self.held[self.turn] > SMALL_HAND or self.wild_held() == 0:
            return False
        for rank in range(FOUR, ACE + 1):
            if self.size(rank) == 0 and self.hands[self.turn][rank] == PAIR:
                return True
        return False

    def lay_naturals(self, kind):
        """A natural card, for a new meld of three at least or for one that lies there."""
        for rank in range(ACE, FOUR - 1, -1):
            if self.hands[self.turn][rank] == 0 or self.keeps_pair(rank):
                continue
            if self.size(rank) == 0:
                if self.hands[self.turn][rank] < FEWEST or (kind == ADDS and not self.both):
                    continue
            elif kind == STARTS and not self.both and self.begun >> rank & 1 == 0:
                continue
            if self.why_not(NATURAL + rank) == 0:
                return NATURAL + rank
        return NOTHING

    def keeps_pair(self, rank):
        """Whether the last two cards of a rank wait for the pile: its top fits on the meld with them."""
        if not self.opened[self.side] or self.granted or self.late(LATE_STOCK):
            return False
        waits = self.in_pile > 0 and self.held[self.turn] > SHORT_HAND
        return waits and self.hands[self.turn][rank] <= PAIR and FEWEST <= self.size(rank) <= BOOK - FEWEST

    def lay_wilds(self, kind):
        """Wild cards: with a pair, to close a dirty book, to the wild meld, late or in a hurry anywhere."""
        wild = self.wild_held()
        size = self.size(WILD_MELD)
        hurries = not self.on_foot[self.turn] and self.held[self.turn] <= ALMOST
        late = self.late(LATE_STOCK)
        if (self.both or kind == STARTS) and self.dresses_pair():
            lay = self.lay_pair()
            if lay != NOTHING:
                return lay
        lay = self.lay_on_dirty(BOOK - 1)
        if lay != NOTHING:
            return lay
        if (size or wild >= FEWEST) and (self.both or (kind == ADDS) == (size > 0)):
            lay = self.lay_wild(WILD_MELD)
            if lay != NOTHING:
                return lay
        if self.now_wild >= self.need_wild or self.held[self.turn] <= FEWEST or hurries or late:
            lay = self.lay_on_dirty(ALMOST)
            if lay != NOTHING:
                return lay
        if self.late(LAST_STOCK):
            lay = self.lay_on_any()
            if lay != NOTHING:
                return lay
        return self.lay_pair() if (hurries or late) and (self.both or kind == STARTS) else NOTHING

    def lay_on_dirty(self, least):
        """A wild card on a dirty meld of so many cards at least."""
        for rank in range(FOUR, ACE + 1):
            if self.size(rank) >= least and self.now_naturals[rank] < self.size(rank):
                lay = self.lay_wild(rank)
                if lay != NOTHING:
                    return lay
        return NOTHING

    def lay_on_any(self):
        """A wild card on any meld that lies."""
        for rank in range(FOUR, ACE + 1):
            if self.size(rank):
                lay = self.lay_wild(rank)
                if lay != NOTHING:
                    return lay
        return NOTHING

    def lay_pair(self):
        """The first of two cards that a wild one will make a meld."""
        for rank in range(FOUR, ACE + 1):
            pair = self.size(rank) == 0 and self.hands[self.turn][rank] == PAIR
            if pair and self.why_not(NATURAL + rank) == 0:
                return NATURAL + rank
        return NOTHING

    # --- discarding -----------------------------------------------------------------------------------

    def habit_of_discarding(self, rng):
        """The card that is easiest to spare."""
        gone = [0] * 15
        best = NOTHING
        most = 0
        self.count_gone(gone)
        for kind in range(14):
            if self.hands[self.turn][kind]:
                score = 2 * self.ease_of_discard(kind, gone[kind]) + rng.below(4)
                if best == NOTHING or score > most:
                    best = kind
                    most = score
        return best

    def count_gone(self, gone):
        """How many natural cards of each rank lie in the pile and in books."""
        for kind in range(15):
            gone[kind] = 0
        for i in range(self.in_pile):
            gone[self.pile[i]] += 1
        for i in range(self.in_books):
            gone[self.books[i] >> 3 & 15] += BOOK - (self.books[i] >> 7 & 7) - (self.books[i] >> 10)

    def ease_of_discard(self, kind, gone):
        """How little a card is missed, and how little it helps the next player."""
        if kind in (TWO_KIND, JOKER_KIND):
            return -KEPT_WILD - 3 * VALUES[kind]
        depth = min(self.in_pile, SEVEN)
        if kind == BLACK_THREE:
            return THREE + THREE_DEEP * depth
        score = 20 - KEPT_COPY * (self.hands[self.turn][kind] - 1) - VALUES[kind] // 4
        if self.size(kind):
            score -= KEPT_MELD
        seat = (self.turn + 1) % self.seats
        side = seat % self.sides
        size = self.naturals[side][kind] + self.twos[side][kind] + self.jokers[side][kind]
        score -= KNOWN * min(self.known[seat][kind], PAIR)
        if size >= ALMOST:
            return score + FULL
        unseen = 4 * self.decks - gone - self.hands[self.turn][kind] - size - self.naturals[self.side][kind]
        score -= (RISK + RISK_DEEP * depth) * unseen * min(self.held[seat], MOST_HELD) // 400
        return score + SEEN - SEEN_DEEP * depth if size else score

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
        out[16] = 1
        out[17] = self.in_stock

    def guess_points(self, side):
        """The points that a side is likely to have when the deal is over."""
        out = [0] * 18
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

    def usual(self, rng):
        """``policy`` for callers in Python."""
        return self.policy(rng)

    def spare(self, rng):
        """The card that is thrown where nothing is melded any more; no discard where there can be none."""
        return self.habit_of_discarding(rng) if self.may_discard() else KEEP
