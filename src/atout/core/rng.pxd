from libc.stdint cimport uint64_t
cimport cython

from atout.core cimport bits

cdef uint64_t MULTIPLIER, SPREAD, MASK64

@cython.final
cdef class Rng:
    cdef uint64_t x

    @cython.locals(x=uint64_t)
    cpdef uint64_t next(self) noexcept nogil
    cpdef int below(self, uint64_t n) noexcept nogil
    cdef int one_of(self, uint64_t mask) noexcept nogil
    @cython.locals(i=int, j=int, number=short)
    cdef void shuffle(self, short* numbers, int n) noexcept nogil
    cpdef int chosen(self, uint64_t mask)
    @cython.locals(places=short[64], n=int, i=int)
    cpdef list shuffled(self, list numbers)
    cpdef double unit(self) noexcept nogil
