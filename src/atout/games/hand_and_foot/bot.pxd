cimport cython
from libc cimport math
from libc.stdint cimport uint64_t

from atout.core.rng cimport Rng
from atout.games.hand_and_foot.deal cimport Foot
from atout.search.worlds cimport Worlds

cdef int AHEAD, MOST

cdef class FootWorlds(Worlds):
    cdef readonly Foot play
    cdef Rng luck
    cdef int me, usual

    @cython.final
    @cython.locals(lead=double, spread=double)
    cdef double sure_lead(self, int i) noexcept nogil
    @cython.locals(i=int, start=uint64_t)
    cdef void judge(self) noexcept nogil
    @cython.final
    @cython.locals(last=int)
    cdef double worth_of(self, int choice) noexcept nogil
