cimport cython
from libc cimport math
from libc.stdint cimport int64_t

from atout.core cimport clock, gil
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.task cimport Task
from atout.search.guesses cimport Guesses

cdef double EXPLORE
cdef int WIDEST

cdef class Ismcts(Task):
    cdef readonly Deal hidden, world
    cdef readonly Guesses guesses
    cdef Rng rng
    cdef int[::1] parent, child, sibling, visits, chances, choice, mover, at
    cdef double[::1] total
    cdef readonly int size, capacity, cut
    cdef readonly bint plain
    cdef int[128] out
    cdef double[8] values
    cdef readonly int64_t deadline, limit, done
    cdef public bint cancelled

    cdef void work(self) noexcept nogil
    @cython.final
    @cython.locals(node=int, fresh=bint, n=int, untried=int)
    cdef void simulate(self) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void play_on(self) noexcept nogil
    @cython.final
    @cython.locals(kid=int, i=int, last=int, choice=int)
    cdef int match(self, int node, int n) noexcept nogil
    @cython.final
    @cython.locals(kid=int)
    cdef int grow(self, int node, int choice) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=double, i=int, kid=int, visits=int, value=double)
    cdef int select(self, int n) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void learn(self, int node) noexcept nogil
