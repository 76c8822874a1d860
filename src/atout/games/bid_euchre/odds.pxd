cimport cython

cdef int REACH, SWEEPS

cdef class Odds:
    cdef double[::1] table
    cdef double[128] chance
    cdef int[128] mine, theirs, made
    cdef int n, lowest
    cdef bint makers

    @cython.locals(a=int, b=int, i=int, turn=int, moved=double, value=double, total=double)
    cdef void reckon(self) noexcept nogil
    @cython.locals(won=double)
    cdef double after(self, int a, int b, int made) noexcept nogil
    cpdef double win(self, int a, int b, int made)
