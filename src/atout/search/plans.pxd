cimport cython
from libc.stdint cimport int64_t, uint64_t

from atout.core cimport clock
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.search.worlds cimport Worlds

cdef int CHECK, MOST, LONGEST, FEW, LEAST, SCREENING, WIDEST

cdef class Plans(Worlds):
    cdef readonly Deal played
    cdef readonly Rng luck
    cdef short[6144] steps
    cdef readonly int[128] size, stage
    cdef public bint fresh
    cdef public int64_t cut

    cpdef int candidate(self, list choices)
    cpdef list decision(self, int i)
    @cython.locals(j=int)
    cpdef bint unproved(self, int i)
    @cython.locals(begun=int64_t, spare=int64_t, most=int64_t, halvings=int, i=int, parts=int)
    cdef void work(self) noexcept nogil
    cdef void look(self, int64_t until, int64_t most) noexcept nogil
    @cython.locals(n=int, i=int)
    cdef int living(self) noexcept nogil
    @cython.locals(kept=int, worst=int, i=int)
    cdef void give_up_half(self) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(start=uint64_t, i=int, k=int)
    cdef void judge(self) noexcept nogil
    cdef double play_on(self) noexcept nogil
