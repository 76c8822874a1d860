cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.deal cimport Tractor

cdef int BURYING, CALLING, DONE, DRAW, DRAWING, JOKERS, PAIR, PASS, SHOW, SHOWING, SINGLE, TRUMPS, WAIT
cdef int TRUMP, KEPT_PAIR, POINTS, MASTER, ROW

cdef class TractorBot(Tractor):
    @cython.final
    @cython.locals(value=int)
    cdef int cost(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(mine=uint64_t)
    cdef uint64_t unseen(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, least=int, kind=int, bit=uint64_t, value=int)
    cdef int cheapest(self, uint64_t kinds, int points) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=int, what=int, suit=uint64_t, length=int)
    cdef int show_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(one=uint64_t, two=uint64_t, unseen=uint64_t, pairs=uint64_t, best=int, most=int, mask=uint64_t, kind=int, value=int)
    cdef int lead_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(halves=uint64_t, suit=int, steps=uint64_t, fresh=uint64_t, kind=int, near=uint64_t)
    cdef int complete_lead(self, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(allowed=uint64_t, halves=uint64_t)
    cdef int follow_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(winners=uint64_t, mask=uint64_t, bit=uint64_t)
    cdef int win_single(self, uint64_t allowed) noexcept nogil
    @cython.final
    @cython.locals(winners=uint64_t, mask=uint64_t, bit=uint64_t)
    cdef int win_pair(self, uint64_t allowed) noexcept nogil
    @cython.locals(side=int, caught=int, share=double, lead=double)
    cdef double estimate(self, int seat) noexcept nogil
