cimport cython
from libc.stdint cimport int64_t

from atout.core cimport gil
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.task cimport Task

cdef class Playouts(Task):
    cdef Deal deal
    cdef Rng rng
    cdef int64_t wanted
    cdef bint plausible
    cdef readonly int64_t deals, choices
    cdef readonly double total

    cdef void work(self) noexcept nogil
