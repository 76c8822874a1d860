"""The turns of a deal of Hand and Foot: what may be done, and what it does (rule sheet HF-3 to HF-33).

Cards are counted by kind, choices are small numbers (``numbers.py``): draw or pick up; cards to melds,
one choice each, and DONE; the question to the partner and the answer; a discard.
"""

from atout.games.hand_and_foot import numbers
from atout.games.hand_and_foot.asks import Asks
from atout.games.hand_and_foot.numbers import (
    ACE,
    ADDS,
    ANSWERING,
    ASK,
    BLACK_THREE,
    BOOK,
    CLEAN_BOOK,
    DIRTY_BOOK,
    DISCARD,
    DONE,
    DRAW,
    DRAWING,
    EMPTY_PILE,
    END,
    FEW,
    FOUR,
    FROM_PILE,
    FULL_MELD,
    GOING_OUT,
    JOKER_KIND,
    KEEP,
    LAST_TURN,
    MELDING,
    NATURAL,
    NO,
    NO_CARD_LEFT,
    NO_MELD,
    NO_MINIMUM,
    NO_PAIR,
    RED_THREE,
    STARTS,
    STOCK_ENDED,
    TAKE,
    TAKES,
    THREE_ON_TOP,
    TOO_LONG,
    TWO_KIND,
    WENT_OUT,
    WILD_BOOK,
    WILD_MELD,
    WILD_ON_TOP,
    YES,
)

VALUES = numbers.VALUES
NONE = -1
UNKNOWN = -1


class Turns(Asks):
    """A deal of Hand and Foot, all open.

    ``hands[seat][kind]`` is the hand that is played, ``known`` those cards of it that all have seen (HF-18),
    ``feet`` what lies face down, ``foot_held`` how many cards. ``came`` is what the seat in turn got in this
    turn: for its screen alone, and no part of the position. ``stock`` and ``pile`` go from the bottom to the
    top; ``buried`` cards at the bottom of the stock are known. ``taking`` is the pile's top card + 1 while it
    lies in an announcement. ``reds`` are red threes on the table by side, ``reds_by`` by seat. ``asker`` asks
    the partner, ``granted`` and ``refused`` are the answers. ``number`` counts the deals from 0, ``scores``
    are those of the match, ``deals_left`` how many there are, this one counted. No position comes
    twice, so ``key`` stays 0.
    """

    __slots__ = (
        "asker", "buried", "came", "cards_each", "dealer", "deals_left", "decks", "ended", "feet",
        "foot_held", "in_pile", "in_stock", "known", "number", "out", "phase", "pile", "played_foot",
        "reds", "reds_by", "refused", "scores", "stock", "taking", "turns", "whole_pile", "wild_takes",
    )  # fmt: skip

    def __init__(self, options=None):
        Asks.__init__(self)
        self.known = [[0] * 15 for _ in range(6)]
        self.feet = [[0] * 15 for _ in range(6)]
        self.came = [0] * 15
        self.stock = [0] * 352
        self.pile = [0] * 378
        self.foot_held = [0] * 6
        self.played_foot = [0] * 6
        self.reds = [0] * 6
        self.reds_by = [0] * 6
        self.scores = [0] * 6
        self.in_stock = 0
        self.in_pile = 0
        self.buried = 0
        self.taking = 0
        self.dealer = 0
        self.number = 0
        self.deals_left = 1
        self.decks = 5
        self.cards_each = 13
        self.phase = DRAWING
        self.ended = 0
        self.out = NONE
        self.turns = 0
        self.asker = NONE
        self.whole_pile = False
        self.wild_takes = False
        self.refused = False
        self.seats = 4
        if options is not None:
            self.seats = options.players
            self.sides = options.sides
            self.decks = options.decks
            self.cards_each = options.cards_each
            self.both = options.meld_per_turn == "both"
            self.whole_pile = options.pile == "whole"
            self.wild_takes = options.wild_top == "two_of_a_kind"
            self.optional = options.last_card == "optional"
            self.need_clean, self.need_dirty, self.need_wild = options.books

    # --- the deal ---------------------------------------------------------------------------------

    def start(self, rng):
        deck = [0] * 378
        n = self.pack_into(deck)
        rng.shuffle(deck, n)
        self.dealer = rng.below(self.seats)
        self.deal_out(deck, n)

    def pack_into(self, deck):
        """HF-2: every card of the packs; how many they are."""
        n = 0
        for kind in range(15):
            copies = self.decks * (2 if kind == BLACK_THREE or kind >= JOKER_KIND else 4)
            for _ in range(copies):
                deck[n] = kind
                n += 1
        return n

    def clear(self):
        """An empty table."""
        self.turn = NONE
        self.observer = NONE
        for seat in range(6):
            for kind in range(15):
                self.hands[seat][kind] = 0
                self.known[seat][kind] = 0
                self.feet[seat][kind] = 0
            for meld in range(13):
                self.naturals[seat][meld] = 0
                self.twos[seat][meld] = 0
                self.jokers[seat][meld] = 0
            self.forget_ask(seat)
            self.held[seat] = 0
            self.foot_held[seat] = 0
            self.on_foot[seat] = 0
            self.played_foot[seat] = 0
            self.reds[seat] = 0
            self.reds_by[seat] = 0
            self.opened[seat] = 0
            self.clean[seat] = 0
            self.dirty[seat] = 0
            self.wild[seat] = 0
            self.melded[seat] = 0
        for i in range(56):
            self.books[i] = 0
        for i in range(352):
            self.stock[i] = 0
        for i in range(378):
            self.pile[i] = 0
        self.in_books = 0
        self.in_stock = 0
        self.in_pile = 0
        self.buried = 0
        self.taking = 0
        self.ended = 0
        self.out = NONE
        self.turns = 0
        self.minimum = 50 if self.number == 0 else 60 + 30 * self.number  # HF-16
        self.side = 0
        self.said_kind = NO_MELD
        self.said_begun = 0
        self.half_books = 0
        self.lift()

    def deal_out(self, deck, n):
        """HF-3: hands first, then feet, one by one from the dealer's left; HF-4: the rest is the stock."""
        self.clear()
        for i in range(2 * self.cards_each * self.seats):
            seat = (self.dealer + 1 + i) % self.seats
            if i < self.cards_each * self.seats:
                self.hands[seat][deck[i]] += 1
            else:
                self.feet[seat][deck[i]] += 1
        for seat in range(self.seats):
            self.held[seat] = self.cards_each
            self.foot_held[seat] = self.cards_each
        for i in range(n - 1, 2 * self.cards_each * self.seats - 1, -1):
            self.stock[self.in_stock] = deck[i]
            self.in_stock += 1
        self.turn_start_card()
        self.lay_first_reds()
        self.begin_turn((self.dealer + 1) % self.seats)  # HF-6

    def turn_start_card(self):
        """HF-4: threes and wild cards are buried at the bottom of the stock."""
        while self.in_pile == 0 and self.buried < self.in_stock:
            card = self.stock[self.in_stock - 1]
            if FOUR <= card <= ACE:
                self.in_stock -= 1
                self.stock[self.in_stock] = 0
                self.pile[0] = card
                self.in_pile = 1
            else:
                for i in range(self.in_stock - 1, 0, -1):
                    self.stock[i] = self.stock[i - 1]
                self.stock[0] = card
                self.buried += 1

    def lay_first_reds(self):
        """HF-8: each player in turn lays the red threes of the dealt hand and replaces them."""
        for i in range(self.seats):
            seat = (self.dealer + 1 + i) % self.seats
            n = self.hands[seat][RED_THREE]
            self.hands[seat][RED_THREE] = 0
            self.held[seat] -= n
            self.reds_by[seat] += n
            self.reds[seat % self.sides] += n
            for _ in range(n):
                self.draw_one(seat)

    def draw_one(self, seat):
        """HF-8: a card from the stock; a red three is laid and replaced as long as the stock has any."""
        while self.in_stock > 0:
            self.in_stock -= 1
            card = self.stock[self.in_stock]
            self.stock[self.in_stock] = 0
            known = self.in_stock < self.buried
            if known:
                self.buried = self.in_stock
            if card == RED_THREE:
                self.reds_by[seat] += 1
                self.reds[seat % self.sides] += 1
                continue
            if card != UNKNOWN:
                self.hands[seat][card] += 1
                self.came[card] += 1
                if known:
                    self.known[seat][card] += 1
            self.held[seat] += 1
            return True
        return False

    def begin_turn(self, seat):
        """HF-28: with one card in the stock or none, and no pick-up possible, the deal is over."""
        self.turn = seat
        self.side = seat % self.sides
        self.phase = DRAWING
        self.asker = NONE
        self.granted = False
        self.refused = False
        self.said_kind = NO_MELD
        self.said_begun = 0
        for kind in range(15):
            self.came[kind] = 0
        self.lift()
        if self.in_stock < FEW and self.why_not_take() != TAKES:
            self.finish(STOCK_ENDED)

    def pick_up_foot(self):
        """HF-23: its red threes are laid and replaced; HF-15: the choice of what to meld begins anew."""
        seat = self.turn
        n = self.feet[seat][RED_THREE]
        self.feet[seat][RED_THREE] = 0
        self.reds_by[seat] += n
        self.reds[self.side] += n
        self.held[seat] += self.foot_held[seat] - n
        self.foot_held[seat] = 0
        for kind in range(14):
            self.hands[seat][kind] += self.feet[seat][kind]
            self.came[kind] += self.feet[seat][kind]
            self.feet[seat][kind] = 0
        self.on_foot[seat] = 1
        self.meld_kind = NO_MELD
        self.begun = 0
        self.said_kind = NO_MELD
        self.said_begun = 0
        for _ in range(n):
            self.draw_one(seat)

    # --- choices ----------------------------------------------------------------------------------

    def legal(self, out):
        if self.phase == MELDING:
            return self.legal_melding(out)
        if self.phase == DRAWING:
            return self.legal_draws(out)
        out[0] = YES
        out[1] = NO
        return 2

    def legal_draws(self, out):
        """HF-17, HF-28: draw or pick up; without a stock pick up or end the deal."""
        n = 0
        if self.in_stock >= FEW:
            out[n] = DRAW
            n += 1
        if self.why_not_take() == TAKES:
            out[n] = TAKE
            n += 1
        if self.in_stock < FEW:
            out[n] = END
            n += 1
        return n

    def legal_melding(self, out):
        """HF-17: meld or not, then discard; an announcement is completed first."""
        n = self.legal_lays(out)
        if self.half:
            if self.may_be_done():
                out[n] = DONE
                n += 1
            return n
        if self.why_not_ask() == 0:
            out[n] = ASK
            n += 1
        if self.may_discard():
            for kind in range(14):
                if self.hands[self.turn][kind]:
                    out[n] = DISCARD + kind
                    n += 1
        if self.may_keep():
            out[n] = KEEP
            n += 1
        return n

    def top_card(self):
        """The top of the discard pile."""
        return self.pile[self.in_pile - 1]

    def taken(self):
        """HF-18: how many cards a pick-up takes."""
        return self.in_pile if self.whole_pile else min(self.in_pile, FROM_PILE)

    def why_not_take(self):
        """HF-18 to HF-21, HF-31: TAKES if the pile can be picked up, or what is against it."""
        if self.in_pile == 0:
            return EMPTY_PILE
        top = self.top_card()
        if top == BLACK_THREE:  # HF-10
            return THREE_ON_TOP
        wild = top in (TWO_KIND, JOKER_KIND)
        if wild and not self.wild_takes:
            return WILD_ON_TOP
        meld = WILD_MELD if wild else top
        if self.hands[self.turn][top] < 2:
            return NO_PAIR
        if self.size(meld) + 3 > BOOK:  # HF-20
            return FULL_MELD
        if not self.opened[self.side] and self.value_with_top() < self.minimum:  # HF-21
            return NO_MINIMUM
        if self.on_foot[self.turn] and not self.keeps_enough(meld):
            return NO_CARD_LEFT
        return TAKES

    def keeps_enough(self, meld):
        """HF-31: a pick-up with its meld leaves two cards, or, without a partner, what going out needs."""
        left = self.held[self.turn] - 3 + self.taken()
        if left > 1:
            return True
        if not self.alone() or (left == 0 and not self.optional):
            return False
        clean = self.now_clean
        dirty = self.now_dirty
        wild = self.now_wild
        if self.size(meld) + 3 == BOOK:
            if meld == WILD_MELD:
                wild += 1
            elif self.now_naturals[meld] + 3 == BOOK:
                clean += 1
            else:
                dirty += 1
        return clean >= self.need_clean and dirty >= self.need_dirty and wild >= self.need_wild

    def value_with_top(self):
        """HF-21: the most that the first melds can come to with the pile's top card and two like it."""
        top = self.top_card()
        meld = top
        if top in (TWO_KIND, JOKER_KIND):
            meld = WILD_MELD
        self.hands[self.turn][top] -= 2
        self.laid_value += 3 * VALUES[top]
        self.add_three(top, meld, 3)
        value = self.best_value()
        self.add_three(top, meld, -3)
        self.laid_value -= 3 * VALUES[top]
        self.hands[self.turn][top] += 2
        return value

    def add_three(self, top, meld, n):
        """Three cards more, or less, in a meld."""
        if top == TWO_KIND:
            self.now_twos[meld] += n
        elif top == JOKER_KIND:
            self.now_jokers[meld] += n
        else:
            self.now_naturals[meld] += n

    def may_discard(self):
        """HF-25, HF-27, HF-31: any card, but a player on the foot keeps one who does not go out."""
        if not self.on_foot[self.turn]:
            return True
        if self.held[self.turn] == 1:
            return (self.granted or self.alone()) and self.contract_stands()
        return self.held[self.turn] > 1 and not self.granted

    def partners_played(self):
        """HF-26: every partner has played a turn from the foot."""
        for seat in range(self.seats):
            if seat % self.sides == self.side and seat != self.turn and not self.played_foot[seat]:
                return False
        return True

    def why_not_ask(self):
        """HF-26, HF-27: 0 if the partner may be asked, or what is against it."""
        if self.half:
            return 1
        if self.alone():
            return 2
        if not self.on_foot[self.turn]:
            return 3
        if not self.partners_played():
            return 4
        if self.granted or self.refused:
            return 5
        return 0 if self.held[self.turn] and self.can_finish_now() else 6

    def may_keep(self):
        """HF-32: a turn that cannot end with a discard."""
        if self.half or self.granted or not self.on_foot[self.turn] or self.held[self.turn] > 1:
            return False
        return not (self.alone() and self.held[self.turn] and self.can_finish_now())

    # --- what a choice does -----------------------------------------------------------------------

    def choose(self, choice):
        if choice < NATURAL:
            self.discard(choice - DISCARD)
        elif choice < DRAW:
            self.put(choice)
            if self.canonical:
                self.last_laid = choice
        elif choice == DRAW:
            self.forget_ask(self.turn)
            self.draw_one(self.turn)
            self.draw_one(self.turn)
            self.phase = MELDING
        elif choice == TAKE:
            self.take()
        elif choice == END:
            self.finish(STOCK_ENDED)
        elif choice == DONE:
            self.done()
        elif choice == ASK:
            self.asker = self.turn
            self.note_ask(self.turn)
            self.phase = ANSWERING
            self.turn = (self.turn + self.sides) % self.seats  # HF-1
        elif choice == KEEP:
            self.end_turn()
        else:
            self.answer(choice == YES)

    def take(self):
        """HF-20: the three cards are melded; HF-21: for the first melds of a side others may go with them."""
        top = self.top_card()
        meld = top
        if top in (TWO_KIND, JOKER_KIND):
            meld = WILD_MELD
        self.in_pile -= 1
        self.pile[self.in_pile] = 0
        self.taking = top + 1
        if self.size(meld) == 0:
            self.begun |= 1 << meld
        if not self.both:  # HF-15
            self.meld_kind = STARTS if self.begun else ADDS
        self.hands[self.turn][top] -= 2
        self.held[self.turn] -= 2
        self.laid[top] += 2
        self.half += 2
        self.laid_value += 3 * VALUES[top]
        self.add_three(top, meld, 3)
        if self.size(meld) == BOOK:
            self.close(meld)
        self.phase = MELDING
        if self.opened[self.side]:
            self.done()

    def take_rest(self):
        """HF-18: the rest of the cards that are picked up; everybody has seen them."""
        n = self.taken() if self.whole_pile else min(self.in_pile, FROM_PILE - 1)
        for _ in range(n):
            self.in_pile -= 1
            kind = self.pile[self.in_pile]
            self.pile[self.in_pile] = 0
            self.hands[self.turn][kind] += 1
            self.known[self.turn][kind] += 1
            self.came[kind] += 1
        self.held[self.turn] += n
        self.taking = 0

    def done(self):
        """HF-16: the melds lie; HF-23: without a card the foot is picked up, HF-25: or it is over."""
        seat = self.turn
        for kind in range(14):
            self.known[seat][kind] = max(self.known[seat][kind] - self.laid[kind], 0)
            if self.asked[seat]:
                self.since[seat][kind] += self.laid[kind]
        self.settle()
        if self.taking:
            self.forget_ask(seat)
            self.take_rest()
        if self.held[seat] == 0:
            if self.on_foot[seat]:
                self.finish(WENT_OUT)
            else:
                self.pick_up_foot()

    def discard(self, kind):
        """HF-17; HF-23: the hand's last card brings the foot; HF-25: with that of the foot it is over."""
        seat = self.turn
        self.hands[seat][kind] -= 1
        self.held[seat] -= 1
        self.known[seat][kind] = max(self.known[seat][kind] - 1, 0)
        if self.asked[seat]:
            self.since[seat][kind] += 1
        self.pile[self.in_pile] = kind
        self.in_pile += 1
        if self.on_foot[seat]:
            self.played_foot[seat] = 1  # HF-26
        if self.held[seat] == 0:
            if self.on_foot[seat]:
                self.finish(WENT_OUT)
                return
            self.pick_up_foot()
        self.end_turn()

    def answer(self, yes):
        """HF-27: partners are asked clockwise, and one no is a no."""
        if not yes:
            self.refused = True
        elif (self.turn + self.sides) % self.seats == self.asker:
            self.granted = True
        else:
            self.turn = (self.turn + self.sides) % self.seats
            return
        self.turn = self.asker
        self.phase = MELDING

    def end_turn(self):
        """HF-6, HF-33."""
        self.turns += 1
        if self.turns == LAST_TURN:
            self.finish(TOO_LONG)
        else:
            self.begin_turn((self.turn + 1) % self.seats)

    def finish(self, how):
        """The deal is over."""
        self.ended = how
        if how == WENT_OUT:
            self.out = self.turn
        for kind in range(15):
            self.came[kind] = 0
        self.turn = NONE

    # --- what a deal gives ------------------------------------------------------------------------

    def left_in_hands(self, side):
        """HF-30: what is left in hands and feet counts against a side."""
        left = 0
        for seat in range(self.seats):
            if seat % self.sides != side:
                continue
            for kind in range(15):
                left += (self.hands[seat][kind] + self.feet[seat][kind]) * VALUES[kind]
        return left

    def points(self, side):
        """HF-29, HF-30, HF-9."""
        points = self.melded[side]
        points += CLEAN_BOOK * self.clean[side] + DIRTY_BOOK * self.dirty[side] + WILD_BOOK * self.wild[side]
        points += VALUES[RED_THREE] * self.reds[side]
        if self.out >= 0 and self.out % self.sides == side:
            points += GOING_OUT
        return points - self.left_in_hands(side)

    def result(self, seat):
        return 1.0 * self.points(seat % self.sides)

    def worth(self, seat):
        totals = [0.0] * 6
        for side in range(self.sides):
            totals[side] = self.scores[side] + self.points(side)
        return self.worth_of_lead(self.lead(seat, totals))

    def lead(self, seat, totals):
        """How far a seat's side is before the best other one in the match."""
        best = -1e9
        for side in range(self.sides):
            if side != seat % self.sides:
                best = max(best, totals[side])
        return totals[seat % self.sides] - best

    def worth_of_lead(self, lead):
        """A lead in the match as a worth: the fewer deals are left, the more a small one is worth."""
        scale = 1000.0 + 700.0 * (self.deals_left - 1)
        return lead / (scale + abs(lead))
