cimport cython
from libc.stdint cimport uint64_t

from atout.core.rng cimport Rng

cdef int MATCHES, LONGEST, KEPT, CENTRE
cdef uint64_t SEED

cdef class Odds:
    cdef int[::1] rows
    cdef uint64_t[::1] key
    cdef double[::1] kept
    cdef Rng rng
    cdef int n, sides, target, deals_left
    cdef bint must_make, anyone

    @cython.locals(side=int, best=int, tied=int)
    cdef int winner(self, int* scores, int pitcher, bint made) noexcept nogil
    @cython.locals(side=int, best=int, tied=int)
    cdef double share(self, int* scores, int me) noexcept nogil
    @cython.locals(side=int, key=uint64_t, at=uint64_t, won=int)
    cdef double after(self, int* scores, int me, int pitcher, bint made, int hands) noexcept nogil
    @cython.locals(now=int[8], i=int, side=int, pitcher=int, row=int, won=int, total=double, hand=int, left=int)
    cdef double play(self, int* scores, int me, int hands) noexcept nogil
    @cython.locals(now=int[8], i=int)
    cpdef double chance(self, list scores, int me)
