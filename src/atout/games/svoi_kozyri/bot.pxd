cimport cython
from libc cimport math
from libc.stdint cimport uint64_t

from atout.core cimport bits, clock
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.games.svoi_kozyri cimport deal as rules
from atout.games.svoi_kozyri.deal cimport Svoi

cdef int OWN, OTHERS, PLAIN, UNBEATEN, PICKED_UP, ENDLESS
cdef double MILD
cdef int[2][3][13] CARD_BURDEN
cdef int[2][3][8192] BURDEN

cdef class SvoiBot(Svoi):
    @cython.locals(seat=int, n=int, i=int)
    cdef int spell(self, uint64_t* out) noexcept nogil
    @cython.locals(n=int, i=int, kept=int, last=int, card=int, other=uint64_t, between=uint64_t)
    cdef int legal(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(suit=int, total=int, kind=int, hand=uint64_t)
    cdef int burden(self, int seat) noexcept nogil
    @cython.locals(lead=int, chance=double)
    cdef double estimate(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(other=int, total=double)
    cdef double lose_chance(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(suit=int, kind=int, rival=int, score=int)
    cdef int appeal(self, int choice) noexcept nogil
    @cython.locals(scores=int[128], i=int, j=int, choice=int, score=int)
    cdef void sort(self, int* out, int n) noexcept nogil
    @cython.locals(best=int, choice=int, score=int, most=int, i=int)
    cdef int policy(self, Rng rng) noexcept nogil
