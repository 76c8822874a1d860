cimport cython
from libc cimport math
from libc.stdint cimport int64_t

from atout.core cimport clock, gil
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.task cimport Task
from atout.search.openhands cimport OpenHands

cdef int MOST, TRIES, CHECK, MANY
cdef double SURE

cdef class Worlds(Task):
    cdef readonly Deal hidden, world
    cdef Rng rng
    cdef readonly OpenHands solver
    cdef readonly int n, horizon
    cdef readonly int[128] choice, alive, count
    cdef double[128] worth
    cdef readonly double[128] total
    cdef double[::1] products
    cdef readonly int64_t done
    cdef int64_t deadline, limit, share
    cdef bint every
    cdef public bint cancelled

    cdef void work(self) noexcept nogil
    @cython.final
    cdef void sample(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int)
    cdef void learn(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, best=int, left=int, n=double, lead=double, spread=double, same=bint)
    cdef bint settled(self) noexcept nogil
    @cython.final
    @cython.locals(before=int64_t, used=int64_t)
    cdef void consider(self) noexcept nogil
    cdef double weight(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cpdef int plan(self, int choice)
