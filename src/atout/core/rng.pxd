from libc.stdint cimport uint64_t
cimport cython

cdef uint64_t MULTIPLIER, SPREAD, MASK64

@cython.final
cdef class Rng:
    cdef uint64_t x

    @cython.locals(x=uint64_t)
    cpdef uint64_t next(self) noexcept nogil
    cpdef int below(self, uint64_t n) noexcept nogil
    cpdef double unit(self) noexcept nogil
