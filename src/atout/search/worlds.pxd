cimport cython
from libc cimport math
from libc.stdint cimport int64_t

from atout.core cimport clock, gil
from atout.search.guesses cimport Guesses
from atout.search.openhands cimport OpenHands

cdef int MOST, CHECK, MANY
cdef double SURE, PATIENCE

cdef class Worlds(Guesses):
    cdef readonly OpenHands solver
    cdef readonly int n
    cdef public int horizon
    cdef readonly int[128] choice, alive, count
    cdef double[128] worth
    cdef readonly double[128] total
    cdef double[::1] products
    cdef readonly int64_t done
    cdef int64_t deadline, limit, share
    cdef bint every
    cdef public int deepest, usual
    cdef public double patience
    cdef public bint cancelled

    cdef void work(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int)
    cdef void learn(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, best=int, left=int, n=double, lead=double, spread=double, same=bint)
    cdef bint settled(self) noexcept nogil
    @cython.final
    @cython.locals(before=int64_t, used=int64_t)
    cdef void consider(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cpdef int plan(self, int choice)
    cpdef double mean(self, int i)
    @cython.locals(n=int, lead=double, spread=double)
    cpdef bint lacks_proof(self, int i, int j)
