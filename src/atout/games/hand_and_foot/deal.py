"""The rules of one deal of Hand and Foot (rule sheet HF-1 to HF-33).

Cards are counted by kind, choices are small numbers (``numbers.py``): draw or pick up; cards to melds,
one choice each, and DONE; the question to the partner and the answer; a discard.
"""

import pickle
import re


from atout.core.illegal import Illegal
from atout.games.hand_and_foot import names, numbers
from atout.games.hand_and_foot.melding import Melding
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
    END,
    FOUR,
    FROM_PILE,
    GOING_OUT,
    JOKER,
    JOKER_KIND,
    KEEP,
    LAST_TURN,
    MELDING,
    NATURAL,
    NO,
    NO_MELD,
    RED_THREE,
    STARTS,
    STOCK_ENDED,
    TAKE,
    TOO_LONG,
    TWO,
    TWO_KIND,
    WENT_OUT,
    WILD_BOOK,
    WILD_MELD,
    YES,
)

VALUES = numbers.VALUES
NONE = -1
UNKNOWN = -1
MOST_TRIES = 200_000
FEW = 2  # HF-28  fewer cards in the stock, and nobody must draw

# HF-18 to HF-21, HF-31: why the pile cannot be picked up
TAKES, EMPTY_PILE, THREE_ON_TOP, WILD_ON_TOP, NO_PAIR, FULL_MELD, NO_MINIMUM, NO_CARD_LEFT = range(8)


class Foot(Melding):
    """A deal of Hand and Foot.

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
        "asker", "buried", "came", "cards_each", "dealer", "deals_left", "decks", "ended", "feet", "foot_held",
        "in_pile", "in_stock", "known", "number", "out", "phase", "pile", "played_foot", "reds", "reds_by",
        "refused", "scores", "stock", "taking", "turns", "whole_pile", "wild_takes",
    )  # fmt: skip

    def __init__(self, options=None):
        Melding.__init__(self)
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
        self.mix(rng, deck, n)
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

    def mix(self, rng, deck, n):
        """Shuffle the first n cards."""
        for i in range(n - 1, 0, -1):
            j = rng.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card

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
        """HF-3: hands first, then feet, one card at a time from the dealer's left; HF-4: the rest is the stock."""
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
        wild = top == TWO_KIND or top == JOKER_KIND
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
        if top == TWO_KIND or top == JOKER_KIND:
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
        if top == TWO_KIND or top == JOKER_KIND:
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
        """HF-16: the melds of an announcement lie; HF-23: without a card the foot is picked up, HF-25: or it is out."""
        seat = self.turn
        for kind in range(14):
            self.known[seat][kind] = max(self.known[seat][kind] - self.laid[kind], 0)
        self.settle()
        if self.taking:
            self.take_rest()
        if self.held[seat] == 0:
            if self.on_foot[seat]:
                self.finish(WENT_OUT)
            else:
                self.pick_up_foot()

    def discard(self, kind):
        """HF-17; HF-23: with the last card of the hand the foot is picked up; HF-25: with that of the foot it is over."""
        seat = self.turn
        self.hands[seat][kind] -= 1
        self.held[seat] -= 1
        self.known[seat][kind] = max(self.known[seat][kind] - 1, 0)
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
        return self.points(seat % self.sides)

    def worth(self, seat):
        """The lead in the match over the best other side: the fewer deals are left, the more a small one is worth."""
        mine = self.scores[seat % self.sides] + self.points(seat % self.sides)
        best = -1e9
        for side in range(self.sides):
            if side != seat % self.sides:
                best = max(best, self.scores[side] + self.points(side))
        lead = mine - best
        scale = 300.0 + 900.0 * (self.deals_left - 1)
        return lead / (scale + abs(lead))

    def estimate(self, seat):
        """The same before the deal is over: cards in hand may still be melded."""
        return self.worth(seat)

    # --- what is hidden ---------------------------------------------------------------------------

    def hide(self, seat):
        """The hands of the others but what they took from the pile, all feet, the stock, what is half announced."""
        self.observer = seat
        if self.turn < 0:  # HF-30  then all is counted, and shown
            return
        if seat != self.turn:
            self.held[self.turn] += self.half
            self.lift()
            if self.taking:
                self.pile[self.in_pile] = self.taking - 1
                self.in_pile += 1
                self.taking = 0
                self.phase = DRAWING
            for kind in range(15):
                self.came[kind] = 0
        for other in range(self.seats):
            for kind in range(15):
                self.feet[other][kind] = 0
                if other != seat:
                    self.hands[other][kind] = self.known[other][kind]
        for i in range(self.buried, self.in_stock):
            self.stock[i] = UNKNOWN

    def unseen(self, left):
        """How many cards of each kind lie nowhere as far as it is known."""
        for kind in range(15):
            left[kind] = self.decks * (2 if kind == BLACK_THREE or kind >= JOKER_KIND else 4)
            for seat in range(self.seats):
                left[kind] -= self.hands[seat][kind] + self.feet[seat][kind]
        for side in range(self.sides):
            left[RED_THREE] -= self.reds[side]
            for meld in range(13):
                if side == self.side:
                    left[meld] -= self.now_naturals[meld]
                    left[TWO_KIND] -= self.now_twos[meld]
                    left[JOKER_KIND] -= self.now_jokers[meld]
                else:
                    left[meld] -= self.naturals[side][meld]
                    left[TWO_KIND] -= self.twos[side][meld]
                    left[JOKER_KIND] -= self.jokers[side][meld]
        for i in range(self.in_books + self.half_books):
            twos = self.books[i] >> 7 & 7
            jokers = self.books[i] >> 10
            left[self.books[i] >> 3 & 15] -= BOOK - twos - jokers
            left[TWO_KIND] -= twos
            left[JOKER_KIND] -= jokers
        for i in range(self.in_pile):
            left[self.pile[i]] -= 1
        for i in range(self.in_stock):
            if self.stock[i] != UNKNOWN:
                left[self.stock[i]] -= 1

    def must_fit(self):
        """Whether what all have seen says more of a hidden hand than single cards: it can take the pile, or go out."""
        if self.phase == DRAWING:
            return self.in_stock < FEW and self.turn != self.observer  # HF-28
        return self.asker >= 0 and not self.refused and self.asker != self.observer  # HF-27

    def fits(self):
        """Whether that is so."""
        if self.phase == DRAWING:
            return self.why_not_take() == TAKES
        asked = self.turn
        self.turn = self.asker
        found = self.can_finish_now()
        self.turn = asked
        return found

    def fill(self, rng):
        """Hands never hold a red three; beyond that the unknown cards lie anywhere."""
        deck = [0] * 378
        left = [0] * 15
        need = [0] * 6
        if self.turn < 0:
            self.observer = NONE
            return
        self.unseen(left)
        n = 0
        for kind in range(14):
            for _ in range(left[kind]):
                deck[n] = kind
                n += 1
        lacking = 0
        for seat in range(self.seats):
            need[seat] = self.held[seat]
            for kind in range(14):
                need[seat] -= self.hands[seat][kind]
            lacking += need[seat]
        fit = self.must_fit()
        for _ in range(MOST_TRIES):
            self.fill_hands(rng, deck, n, need)
            if not fit or self.fits():
                break
            self.empty_hands(deck, need)
        else:
            self.fill_hands(rng, deck, n, need)
        for _ in range(left[RED_THREE]):
            deck[n] = RED_THREE
            n += 1
        self.fill_rest(rng, deck, lacking, n)
        self.observer = NONE

    def fill_hands(self, rng, deck, n, need):
        """Cards for the hands, from the front of the deck."""
        at = 0
        for seat in range(self.seats):
            for _ in range(need[seat]):
                j = at + rng.below(n - at)
                kind = deck[j]
                deck[j] = deck[at]
                deck[at] = kind
                self.hands[seat][kind] += 1
                at += 1

    def empty_hands(self, deck, need):
        """Take them back."""
        at = 0
        for seat in range(self.seats):
            for _ in range(need[seat]):
                self.hands[seat][deck[at]] -= 1
                at += 1

    def fill_rest(self, rng, deck, at, n):
        """Feet and stock, from the rest of the deck."""
        for i in range(n - 1, at, -1):
            j = at + rng.below(i + 1 - at)
            kind = deck[i]
            deck[i] = deck[j]
            deck[j] = kind
        for seat in range(self.seats):
            for _ in range(self.foot_held[seat]):
                self.feet[seat][deck[at]] += 1
                at += 1
        for i in range(self.buried, self.in_stock):
            if self.stock[i] == UNKNOWN:
                self.stock[i] = deck[at]
                at += 1

    # --- for callers in Python --------------------------------------------------------------------

    def set_up(self, dealer, pack, number=0, scores=(), deals_left=1):
        """A fresh deal from its chances: the cards of the pack in order, the number of the deal from 0."""
        deck = [0] * 378
        self.dealer = dealer
        self.number = number
        self.deals_left = deals_left
        self.scores = (list(scores) + [0] * 6)[:6]
        for i in range(len(pack)):
            deck[i] = numbers.kind_of(pack[i])
        self.deal_out(deck, len(pack))

    def arrange(self, hands, feet, stock, pile, melds, turn=0, phase=DRAWING, played=(), number=0, turns=0):
        """Any position of a turn; cards are kinds, stock and pile go from the bottom to the top.

        ``feet`` are those that lie face down, an empty one is picked up. ``melds`` are (side, meld, naturals,
        twos, jokers), those of seven cards are books. A side is on the table that has any.
        ``played`` are seats that have played from the foot, ``turns`` how many turns have been played.
        """
        self.number = number
        self.clear()
        held = [[list(hand).count(kind) for kind in range(15)] for hand in hands]
        held += [[0] * 15] * (6 - len(held))
        self.hands = held
        self.held = [sum(hand) for hand in held]
        under = [[list(foot).count(kind) for kind in range(15)] for foot in feet]
        under += [[0] * 15] * (6 - len(under))
        self.feet = under
        self.foot_held = [sum(foot) for foot in under]
        self.on_foot = [int(seat < len(feet) and not sum(under[seat])) for seat in range(6)]
        self.played_foot = [int(seat in played) for seat in range(6)]
        self.stock = list(stock) + [0] * (352 - len(stock))
        self.in_stock = len(stock)
        self.pile = list(pile) + [0] * (378 - len(pile))
        self.in_pile = len(pile)
        self.lie(melds)
        self.turns = turns
        self.begin_turn(turn)
        if self.turn >= 0:
            self.phase = phase

    def lie(self, melds):
        """The melds and books of a position."""
        naturals, twos, jokers = ([[0] * 15 for _ in range(6)] for _ in range(3))
        melded, on_table = [0] * 6, [0] * 6
        finished = [[0] * 6 for _ in range(3)]
        codes = []
        for side, meld, plain, two, joker in melds:
            melded[side] += plain * VALUES[meld] + two * VALUES[TWO_KIND] + joker * VALUES[JOKER_KIND]
            on_table[side] = 1
            if plain + two + joker == BOOK:
                codes.append(side | meld << 3 | two << 7 | joker << 10)
                finished[2 if meld == WILD_MELD else int(plain < BOOK)][side] += 1
            else:
                naturals[side][meld], twos[side][meld], jokers[side][meld] = plain, two, joker
        self.naturals = naturals
        self.twos = twos
        self.jokers = jokers
        self.clean = finished[0]
        self.dirty = finished[1]
        self.wild = finished[2]
        self.books = codes + [0] * (56 - len(codes))
        self.in_books = len(codes)
        self.melded = melded
        self.opened = on_table

    def position(self):
        """All that makes two positions equal: too much for the words of ``spell``."""
        tables = (self.hands, self.known, self.feet, self.naturals, self.twos, self.jokers)
        rows = (
            self.held, self.on_foot, self.opened, self.clean, self.dirty, self.wild, self.melded, self.laid,
            self.now_naturals, self.now_twos, self.now_jokers, self.books, self.foot_held, self.played_foot,
            self.reds, self.reds_by, self.scores, self.stock, self.pile,
        )  # fmt: skip
        return (
            tuple([tuple([tuple(row) for row in table]) for table in tables]),
            tuple([tuple(row) for row in rows]),
            (
                self.turn, self.phase, self.ended, self.out, self.turns, self.asker, self.granted, self.refused,
                self.in_stock, self.in_pile, self.buried, self.taking, self.dealer, self.number, self.deals_left,
                self.in_books, self.half, self.half_books, self.laid_value, self.last_laid, self.meld_kind,
                self.begun, self.now_clean, self.now_dirty, self.now_wild, self.side, self.observer,
            ),
        )  # fmt: skip

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        if pickle.dumps(deal.hidden(self.observer)) != pickle.dumps(self):
            return False
        if self.turn < 0:
            return True
        return deal.suits(self.observer)

    def suits(self, observer):
        """Whether the hands of an open deal are such as this seat may see them."""
        for seat in range(self.seats):
            if self.hands[seat][RED_THREE]:
                return False
        hidden = self.observer
        self.observer = observer
        good = not self.must_fit() or self.fits()
        self.observer = hidden
        return good

    def whereabouts(self):
        """The cards of hands, feet and stock, as text, the stock from its top."""
        places = {"stock": [numbers.FACES[self.stock[i]] for i in range(self.in_stock - 1, -1, -1)]}
        for seat in range(self.seats):
            hand = [numbers.FACES[kind] * self.hands[seat][kind] for kind in range(15)]
            foot = [numbers.FACES[kind] * self.feet[seat][kind] for kind in range(15)]
            places[f"hand-{seat}"] = re.findall("..", "".join(hand))
            places[f"foot-{seat}"] = re.findall("..", "".join(foot))
        return places

    def best_opening(self):
        """HF-16: what the first melds of the side in turn can come to at most, with what is laid already."""
        if self.opened[self.side]:
            return 0
        return max(self.best_value(), self.laid_value)

    def missing(self, seat):
        """HF-25 to HF-27: what a seat still needs to go out, as sentences' arguments."""
        side = seat % self.sides
        now = self.turn >= 0 and side == self.side
        clean = self.now_clean if now else self.clean[side]
        dirty = self.now_dirty if now else self.dirty[side]
        wild = self.now_wild if now else self.wild[side]
        partners = [other for other in range(side, self.seats, self.sides) if other != seat]
        return {
            "clean": max(self.need_clean - clean, 0),
            "dirty": max(self.need_dirty - dirty, 0),
            "wild": max(self.need_wild - wild, 0),
            "foot": int(not self.on_foot[seat]),
            "partners": [other for other in partners if not self.played_foot[other]],
            "word": int(bool(partners) and not (self.granted and self.asker == seat)),
        }

    # --- why a choice is refused ------------------------------------------------------------------

    def refusal(self, choice):
        if self.turn < 0:
            return refuse("over", "HF-28")
        if choice in {YES, NO}:
            return refuse("not_asked", "HF-27")
        if self.phase == ANSWERING:
            return refuse("answer", "HF-27")
        if not is_choice(choice):
            return refuse("choice", "HF-17")
        if choice in {DRAW, TAKE, END}:
            return self.refuse_draw(choice)
        if self.phase == DRAWING:
            return refuse("draw_first", "HF-17")
        if choice < NATURAL:
            return self.refuse_discard(choice)
        if choice < DRAW:
            return self.refuse_lay(choice)
        if choice == DONE:
            return self.refuse_done()
        return self.refuse_ask() if choice == ASK else refuse("keep", "HF-32")

    def refuse_draw(self, choice):
        if self.phase != DRAWING:
            return refuse("drawn", "HF-17")
        if choice == DRAW:
            return refuse("no_stock", "HF-28")
        return self.refuse_take() if choice == TAKE else refuse("no_end", "HF-28")

    def refuse_take(self):
        """HF-18 to HF-21, HF-31: why the pile cannot be picked up now."""
        reason = self.why_not_take()
        if reason == EMPTY_PILE:
            return refuse("take_empty", "HF-18")
        top = self.top_card()
        args = {"rank": names.many(numbers.FACES[top][0]) if top < JOKER_KIND else names.many("X")}
        if reason == THREE_ON_TOP:
            return refuse("take_three", "HF-10")
        if reason == WILD_ON_TOP:
            return refuse("take_wild", "HF-19")
        if reason == NO_PAIR:
            return refuse("take_pair", "HF-19", **args)
        if reason == FULL_MELD:
            return refuse("take_full", "HF-20", **args)
        if reason == NO_MINIMUM:
            points = max(self.value_with_top(), 3 * VALUES[top])
            return refuse("take_minimum", "HF-21", points=points, minimum=self.minimum)
        return refuse("take_keep", "HF-31")

    def refuse_lay(self, choice):
        card, meld = self.card_of(choice), self.meld_of(choice)
        if card == BLACK_THREE or meld == BLACK_THREE:
            return refuse("three", "HF-10")
        reason = self.why_not(choice)
        if reason == 1:
            return refuse("not_held", "HF-11")
        if reason == 2:  # noqa: PLR2004  the reasons of why_not
            return refuse("start" if self.size(meld) == 0 else "add", "HF-15")
        if reason == 3:  # noqa: PLR2004
            return refuse("wilds", "HF-12")
        return self.refuse_later()

    def refuse_later(self):
        """What cannot follow any more: the minimum, cards for the melds, a card for the discard, going out."""
        if not self.opened[self.side]:
            args = {"points": self.best_opening(), "minimum": self.minimum}
            return refuse("minimum", "HF-16", **args)
        if self.granted:
            return refuse("leave_out", "HF-27")
        if self.on_foot[self.turn] and self.held[self.turn] - 1 - FEW < FEW + 1:
            return refuse("keep_two", "HF-31")
        return refuse("short", "HF-11")

    def refuse_done(self):
        if self.half == 0:
            return refuse("done_nothing", "HF-11")
        for meld in (*range(FOUR, ACE + 1), WILD_MELD):
            size = self.size(meld)
            letter = "W" if meld == WILD_MELD else numbers.FACES[meld][0]
            if 0 < size < 3:  # noqa: PLR2004  HF-11
                return refuse("done_short", "HF-11", rank=names.many(letter))
            wild = self.now_twos[meld] + self.now_jokers[meld]
            if meld != WILD_MELD and self.now_naturals[meld] < 2 * wild:
                return refuse("done_wilds", "HF-12", rank=names.many(letter))
        if not self.opened[self.side]:
            return refuse("done_minimum", "HF-16", points=self.laid_value, minimum=self.minimum)
        return refuse("done_out", "HF-27") if self.granted else refuse("done_keep", "HF-31")

    def refuse_discard(self, kind):
        if self.half:
            return refuse("discard_done", "HF-16")
        if not self.hands[self.turn][kind]:
            return refuse("discard_held", "HF-17")
        return refuse("discard_out", "HF-27") if self.granted else refuse("discard_last", "HF-31")

    def refuse_ask(self):
        keys = ("", "ask_done", "ask_nobody", "ask_hand", "ask_partner", "ask_twice", "ask_unable")
        reason = self.why_not_ask()
        return refuse(keys[reason], "HF-26" if keys[reason] == "ask_partner" else "HF-27")


def refuse(key, rule, **args):
    """A reason of this game's words."""
    return Illegal(f"hand_and_foot-refuse-{key}", rule=rule, **args)


def is_choice(choice):
    """Whether there is such a choice at all, now or ever."""
    if choice > KEEP or choice < DISCARD:
        return False
    if NATURAL <= choice < DRAW:
        first = JOKER if choice >= JOKER else TWO if choice >= TWO else NATURAL
        return choice - first <= ACE
    return True
