cimport cython
from libc.stdint cimport int64_t, uint64_t

from atout.core cimport clock, gil
from atout.core.deal cimport Deal
from atout.core.task cimport Task

cdef int WIN, FAR, FINAL, NOTHING, AT_LEAST, AT_MOST, EXACT, SEEN

@cython.final
cdef class Ply:
    cdef Deal deal
    cdef int[128] out
    cdef uint64_t[16] words
    cdef int length, index
    cdef bint last
    cdef Ply next

cdef class AlphaBeta(Task):
    cdef Ply first
    cdef uint64_t[::1] table
    cdef uint64_t[::1] path
    cdef int[::1] seen
    cdef int[128] root_choice, root_value, root_end
    cdef int root_count, stride, lean
    cdef int64_t slots, node_limit, deadline
    cdef int depth_limit
    cdef readonly int64_t nodes
    cdef readonly int depth
    cdef readonly bint solved
    cdef public bint cancelled
    cdef bint every, stopped, rough

    cdef void work(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, value=int, alpha=int, narrow=bint, rough=bint)
    cdef bint deepen(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, choice=int, value=int, end=int)
    cdef void rank(self) noexcept nogil
    @cython.final
    cdef int after(self, Ply ply, int mover, int alpha, int beta, int depth, bint narrow) noexcept nogil
    @cython.final
    @cython.locals(back=int, at=int64_t, kept=int, value=int, bound=int, hint=int, n=int, i=int, best=int,
                   choice=int, lean=int, rough=bint, deeper=int, floor=int, mover=int, place=int, counted=bint,
                   data=uint64_t)
    cdef int search(self, Ply ply, int alpha, int beta, int depth) noexcept nogil
    @cython.final
    @cython.locals(value=int)
    cdef int guess(self, Ply ply) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void front(self, Ply ply, int n, int hint) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef int repeated(self, Ply ply) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef bint same(self, Ply there, int steps, Ply ply) noexcept nogil
    @cython.final
    @cython.locals(at=int64_t, i=int)
    cdef int64_t probe(self, Ply ply) noexcept nogil
    @cython.final
    @cython.locals(at=int64_t, i=int, data=uint64_t)
    cdef void store(self, Ply ply, int depth, int value, int bound, int choice) noexcept nogil
    @cython.final
    cdef void check(self) noexcept nogil
