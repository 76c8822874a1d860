from libc.stdint cimport uint64_t
cimport cython

from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.games.hand_and_foot.asks cimport Asks

cdef int TWO_KIND, BLACK_THREE, FOUR, ACE, JOKER_KIND, RED_THREE, WILD_MELD, BOOK, FROM_PILE, LAST_TURN, CLEAN_BOOK, DIRTY_BOOK
cdef int WILD_BOOK, GOING_OUT, DISCARD, NATURAL, DRAW, TAKE, END, DONE, ASK, YES, NO, KEEP, DRAWING, MELDING, ANSWERING
cdef int NO_MELD, STARTS, ADDS, WENT_OUT, STOCK_ENDED, TOO_LONG, NONE, UNKNOWN, FEW
cdef int TAKES, EMPTY_PILE, THREE_ON_TOP, WILD_ON_TOP, NO_PAIR, FULL_MELD, NO_MINIMUM, NO_CARD_LEFT
cdef short[15] VALUES

cdef class Turns(Asks):
    cdef readonly short[6][15] known, feet
    cdef readonly short[15] came
    cdef readonly short[352] stock
    cdef readonly short[378] pile
    cdef readonly short[6] foot_held, played_foot, reds, reds_by
    cdef readonly int[6] scores
    cdef readonly int in_stock, in_pile, buried, taking
    cdef readonly int dealer, number, deals_left, decks, cards_each, phase, ended, out, turns, asker
    cdef readonly bint whole_pile, wild_takes, refused

    @cython.locals(deck=short[378], n=int)
    cdef void start(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(n=int, kind=int, copies=int, i=int)
    cdef int pack_into(self, short* deck) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int)
    cdef void deal_out(self, short* deck, int n) noexcept nogil
    @cython.final
    @cython.locals(seat=int, kind=int, meld=int, i=int)
    cdef void clear(self) noexcept nogil
    @cython.final
    @cython.locals(card=int, i=int)
    cdef void turn_start_card(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int, n=int)
    cdef void lay_first_reds(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(card=int, known=bint)
    cdef bint draw_one(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int, kind=int, n=int)
    cdef void pick_up_foot(self) noexcept nogil

    cdef int legal(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef int legal_draws(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(n=int, kind=int)
    cdef int legal_melding(self, int* out) noexcept nogil
    @cython.final
    cdef int top_card(self) noexcept nogil
    @cython.final
    @cython.locals(top=int, meld=int, wild=bint)
    cdef int why_not_take(self) noexcept nogil
    @cython.final
    @cython.locals(left=int, clean=int, dirty=int, wild=int)
    cdef bint keeps_enough(self, int meld) noexcept nogil
    @cython.final
    @cython.locals(top=int, meld=int, value=int)
    cdef int value_with_top(self) noexcept nogil
    @cython.final
    cdef void add_three(self, int top, int meld, int n) noexcept nogil
    @cython.final
    cdef int taken(self) noexcept nogil
    @cython.final
    cdef bint may_discard(self) noexcept nogil
    @cython.final
    cdef int why_not_ask(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint partners_played(self) noexcept nogil
    @cython.final
    cdef bint may_keep(self) noexcept nogil

    cdef void choose(self, int choice) noexcept nogil
    @cython.final
    @cython.locals(top=int, meld=int)
    cdef void take(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, n=int, kind=int)
    cdef void take_rest(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, seat=int)
    cdef void done(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void discard(self, int kind) noexcept nogil
    @cython.final
    cdef void answer(self, bint yes) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void finish(self, int how) noexcept nogil

    cdef double result(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(points=int)
    cdef int points(self, int side) noexcept nogil
    @cython.final
    @cython.locals(left=int, kind=int, seat=int)
    cdef int left_in_hands(self, int side) noexcept nogil
    @cython.locals(totals=double[6], side=int)
    cdef double worth(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(best=double, side=int)
    cdef double lead(self, int seat, double* totals) noexcept nogil
    @cython.final
    @cython.locals(scale=double)
    cdef double worth_of_lead(self, double lead) noexcept nogil
