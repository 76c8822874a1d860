cimport cython
from libc cimport math
from libc.stdint cimport int64_t

from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.task cimport Task

cdef double DOUBT, HABIT
cdef int FIRST

cdef class Guesses(Task):
    cdef readonly Deal hidden, world, other
    cdef Rng rng
    cdef readonly int me
    cdef public int tries
    cdef public double habit
    cdef double chance
    cdef readonly int64_t dealt

    @cython.final
    @cython.locals(chance=double)
    cdef void sample(self) noexcept nogil
    cdef double weight(self) noexcept nogil

cdef double chosen(double excess) noexcept nogil
