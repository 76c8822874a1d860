cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal

cdef int NO_TRUMP, UNNAMED, STEPS
cdef short[4212] SUIT_OF, STEP
cdef uint64_t[390] IN_SUIT
cdef uint64_t[4212] HIGHER
cdef uint64_t[6240] AT

cdef class Shapes(Deal):
    cdef readonly int trump, rank, order
    cdef readonly int parts
    cdef readonly short[26] part_pairs, part_top
    cdef readonly uint64_t[26] part_one, part_two
    cdef readonly bint rank_trumps

    @cython.final
    @cython.locals(table=int)
    cdef void name_trump(self, int trump) noexcept nogil
    @cython.final
    cdef int suit_at(self, int kind) noexcept nogil
    @cython.final
    cdef int step_at(self, int kind) noexcept nogil
    @cython.final
    cdef uint64_t in_suit(self, int suit) noexcept nogil
    @cython.final
    cdef uint64_t higher(self, int kind) noexcept nogil
    @cython.final
    cdef uint64_t at(self, int suit, int step) noexcept nogil
    @cython.final
    cdef bint above(self, int kind, int other) noexcept nogil
    @cython.final
    @cython.locals(step=int, found=uint64_t)
    cdef uint64_t steps(self, uint64_t kinds, int suit) noexcept nogil
    @cython.final
    @cython.locals(i=int, found=uint64_t)
    cdef uint64_t windows(self, uint64_t steps, int length) noexcept nogil
    @cython.final
    @cython.locals(length=int)
    cdef int longest(self, uint64_t steps) noexcept nogil
    @cython.final
    @cython.locals(step=int, top=int)
    cdef int top_of(self, uint64_t kinds, int suit) noexcept nogil
    @cython.final
    @cython.locals(pairs=uint64_t, steps=uint64_t, taken=uint64_t, kind=uint64_t, singles=uint64_t, length=int, low=int, step=int, suit=int)
    cdef void decompose(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(step=int, mask=uint64_t, bit=uint64_t)
    cdef void add_each(self, uint64_t kinds, int suit, int pairs) noexcept nogil
    @cython.final
    cdef void add_part(self, uint64_t one, uint64_t two, int pairs, int top) noexcept nogil
    @cython.final
    @cython.locals(total=uint64_t, length=int)
    cdef uint64_t runs(self, uint64_t steps) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void forget_parts(self) noexcept nogil
