from libc.stdint cimport uint64_t
cimport cython

from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.games.hand_and_foot.habits cimport Habits

cdef int TWO_KIND, BLACK_THREE, FOUR, ACE, JOKER_KIND, RED_THREE, WILD_MELD, BOOK
cdef int DISCARD, NATURAL, TWO, JOKER, DRAW, TAKE, END, DONE, ASK, YES, NO, KEEP, DRAWING, ANSWERING
cdef int NONE, UNKNOWN, MOST_TRIES, FEW
cdef int NOT_HELD, OTHER_KIND, TOO_WILD, TAKES, EMPTY_PILE, THREE_ON_TOP, WILD_ON_TOP, NO_PAIR, FULL_MELD, NO_MINIMUM
cdef short[15] VALUES

cdef class Foot(Habits):
    @cython.locals(other=int, kind=int, i=int)
    cdef void hide(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=int, seat=int, side=int, meld=int, i=int, twos=int, jokers=int)
    cdef void unseen(self, int* left) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint must_fit(self) noexcept nogil
    @cython.final
    cdef bint must_take(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint fits(self) noexcept nogil
    @cython.locals(deck=short[378], left=int[15], need=int[6], n=int, kind=int, seat=int, lacking=int, fit=bint)
    cdef void fill(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(at=int, seat=int, j=int, kind=short)
    cdef void fill_hands(self, Rng rng, short* deck, int n, int* need) noexcept nogil
    @cython.final
    @cython.locals(at=int, seat=int)
    cdef void empty_hands(self, short* deck, int* need) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, seat=int, kind=short)
    cdef void fill_rest(self, Rng rng, short* deck, int at, int n) noexcept nogil

    @cython.locals(deck=short[378], i=int)
    cpdef set_up(self, int dealer, pack, int number=*, scores=*, int deals_left=*)
    cpdef tuple position(self)
    @cython.locals(seat=int, hidden=int, good=bint)
    cpdef bint suits(self, int observer)
    @cython.locals(left=int[15], kind=int)
    cpdef list nowhere(self)
    cpdef int best_opening(self)
    @cython.locals(trial=Foot)
    cpdef refuse_later(self, int choice)
