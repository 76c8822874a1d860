from libc.stdint cimport uint64_t
cimport cython

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng

cdef int TWO_KIND, BLACK_THREE, FOUR, ACE, JOKER_KIND, WILD_MELD, BOOK
cdef int ANY_ORDER, IN_ORDER, MAY_LIE, NOT_HELD, OTHER_KIND, TOO_WILD, NO_FUTURE, NATURAL, TWO, JOKER, NO_MELD, STARTS, ADDS, FROZEN, ADD_ONLY, ADD_AND_START, NEVER, NONE, MOST_WILD, HELD, WILDS, STATES
cdef short[18270] WAYS
cdef short[9135] MOST
cdef short[609] TOP
cdef short[63] LEAST
cdef short[21] WHOLE
cdef short[15] VALUES

cdef class Melding(Deal):
    cdef readonly short[6][15] hands
    cdef readonly short[6] held, on_foot, opened, clean, dirty, wild, melded
    cdef readonly short[6][15] naturals, twos, jokers
    cdef readonly short[15] now_naturals, now_twos, now_jokers
    cdef readonly short[15] laid
    cdef readonly int now_clean, now_dirty, now_wild
    cdef readonly short[56] books
    cdef readonly int sides, side, in_books, half, half_books, laid_value, last_laid
    cdef readonly int meld_kind, begun, said_kind, said_begun, minimum, need_clean, need_dirty, need_wild
    cdef readonly bint both, optional, granted

    @cython.final
    cdef bint alone(self) noexcept nogil
    @cython.final
    cdef int size(self, int meld) noexcept nogil
    @cython.final
    cdef int state(self, int meld) noexcept nogil
    @cython.final
    cdef int wild_held(self) noexcept nogil
    @cython.final
    cdef int card_of(self, int choice) noexcept nogil
    @cython.final
    cdef int meld_of(self, int choice) noexcept nogil
    @cython.final
    cdef int mode(self, int meld) noexcept nogil
    @cython.final
    cdef bint whole(self) noexcept nogil
    @cython.final
    cdef bint contract_stands(self) noexcept nogil
    @cython.final
    cdef bint wild_whole(self, int cards) noexcept nogil
    @cython.final
    @cython.locals(ways=int[64], cards=int, wild=int, lacking=int, y=int, k=int, meld=int, state=int, best=int)
    cdef int least(self) noexcept nogil
    @cython.final
    @cython.locals(best=int[64], after=int[64], wild=int, rank=int, state=int, held=int, x=int, y=int, k=int, z=int, top=int, jokers=int,
                   most=int, total=int, value=int)
    cdef int best_value(self) noexcept nogil
    @cython.final
    @cython.locals(spare=int, books=int, wild=int, i=int, clean=int, dirty=int, size=int, z=int, k=int, mode=int, left=int, more=int,
                   rank=int, start=int, masks=uint64_t[18])
    cdef bint can_finish(self) noexcept nogil
    @cython.final
    @cython.locals(held=int, mode=int, state=int, x=int, y=int, way=int, i=int, spare=int, clean=int, dirty=int, to=int, ways=int,
                   top=int, after=uint64_t[18], low=int)
    cdef bint spread(self, int rank, uint64_t* masks) noexcept nogil
    @cython.final
    cdef bint can_finish_now(self) noexcept nogil
    @cython.final
    cdef bint completes(self) noexcept nogil
    @cython.final
    cdef bint kind_allows(self, int meld) noexcept nogil
    @cython.final
    @cython.locals(meld=int, card=int)
    cdef int why_not(self, int choice) noexcept nogil
    @cython.final
    cdef bint leads_on(self, int choice) noexcept nogil
    @cython.final
    @cython.locals(meld=int, card=int, naturals=int, twos=int, jokers=int, kind=int, begun=int, books=int, clean=int, dirty=int,
                   wild=int, book=int, last=int, ok=bint)
    cdef bint tried(self, int choice, int how) noexcept nogil
    @cython.final
    @cython.locals(meld=int, card=int)
    cdef void put(self, int choice) noexcept nogil
    @cython.final
    cdef void close(self, int meld) noexcept nogil
    @cython.final
    cdef bint may_be_done(self) noexcept nogil
    @cython.final
    cdef void take_up(self, int card) noexcept nogil
    @cython.final
    @cython.locals(n=int, rank=int)
    cdef int legal_lays(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(meld=int)
    cdef int legal_wild(self, int* out, int n, int first) noexcept nogil
    @cython.final
    cdef bint lays(self, int choice) noexcept nogil
    @cython.final
    cdef int order(self, int choice) noexcept nogil
    @cython.final
    cdef bint in_order(self, int choice) noexcept nogil
    @cython.final
    cdef bint ends_well(self, int choice) noexcept nogil
    @cython.final
    @cython.locals(meld=int)
    cdef void settle(self) noexcept nogil
    @cython.final
    @cython.locals(meld=int, i=int)
    cdef void lift(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void clear_half(self) noexcept nogil
    @cython.final
    @cython.locals(choice=int)
    cdef bint any_lay(self) noexcept nogil
