cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits, memory
from atout.core.rng cimport Rng

cdef int TABLE
cdef int[128] OUT
cdef double[64][64] WAYS

cdef class Deal:
    cdef readonly int turn
    cdef readonly int seats
    cdef readonly int observer
    cdef readonly int secret
    cdef readonly bint quiet
    cdef public bint canonical
    cdef readonly uint64_t key

    cdef void start(self, Rng rng) noexcept nogil
    cdef int legal(self, int* out) noexcept nogil
    @cython.locals(out=int[128])
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void choose(self, int choice) noexcept nogil
    cdef void copy_from(self, Deal other) noexcept nogil
    cdef int spell(self, uint64_t* out) noexcept nogil
    cdef bint counted(self) noexcept nogil
    cdef void end_drawn(self) noexcept nogil
    cdef void hide(self, int seat) noexcept nogil
    cdef void fill(self, Rng rng) noexcept nogil
    cdef double result(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    cdef double estimate(self, int seat) noexcept nogil
    cdef void sort(self, int* out, int n) noexcept nogil
    @cython.locals(all_barred=uint64_t, free=uint64_t, seat=int, last=int)
    cdef void share(self, Rng rng, uint64_t cards, int* need, uint64_t* barred, uint64_t* got) noexcept nogil
    @cython.final
    @cython.locals(deck=int[64], n=int, seat=int, j=int, left=uint64_t, mask=uint64_t)
    cdef void share_free(self, Rng rng, uint64_t cards, int* need, uint64_t* got) noexcept nogil
    @cython.final
    @cython.locals(who=int[4], ways=double[13500], deck=int[64], n=int, seat=int, k=int, spare=int, free=int, wide=int, deep=int,
                   a=int, b=int, c=int, at=int, i=int, step=int, card=uint64_t, total=double, first=double, second=double,
                   third=double, luck=double)
    cdef void share_barred(self, Rng rng, uint64_t cards, uint64_t others, int* need, uint64_t* barred, uint64_t* got) noexcept nogil
    cpdef list choices(self)
    @cython.locals(number=int)
    cpdef object play(self, choice)
    cpdef bint may(self, int choice)
    @cython.locals(i=int)
    cdef bint is_legal(self, int choice) noexcept
    @cython.locals(out=uint64_t[16], n=int, i=int)
    cpdef tuple position(self)
    @cython.locals(new=Deal)
    cpdef Deal clone(self)
    @cython.locals(new=Deal)
    cpdef Deal hidden(self, int seat)
    @cython.locals(new=Deal)
    cpdef Deal filled(self, Rng rng)
