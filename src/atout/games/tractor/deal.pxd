cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.filling cimport Filling

cdef int DONE, PASS, SHOW, PAIR, JOKERS, RED_JOKERS, DRAW, WAIT, NO_TRUMP, UNNAMED, SMALL_JOKER, BIG_JOKER
cdef int DRAWING, CALLING, SHOWING, BURYING, PLAY, SCORED, THROWN_IN, PACK, DRAWN, ACE, PAST
cdef int SINGLE, TWO, TRACTOR, THROW, TRUMPS, TALON, HAND

# The fields stand where the rules that need them do: shapes, plays, showing, playing, filling.
cdef class Tractor(Filling):
    @cython.locals(i=int, j=int, kind=int)
    cdef void start(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void begin_deal(self) noexcept nogil
    @cython.locals(n=int, i=int, mask=uint64_t)
    cdef int legal(self, int* out) noexcept nogil
    @cython.final
    cdef uint64_t playable(self) noexcept nogil
    @cython.locals(out=int[16], mask=uint64_t, n=int, i=int)
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void choose(self, int choice) noexcept nogil
    @cython.locals(side=int)
    cdef double result(self, int seat) noexcept nogil
    @cython.locals(side=int, mine=int, theirs=int, lead=double, points=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lead=double)
    cdef double outlook(self, int mine, int theirs, bint declaring) noexcept nogil
    @cython.locals(i=int)
    cdef int spell(self, uint64_t* out) noexcept nogil
    @cython.final
    @cython.locals(i=int, n=int)
    cdef int spell_pack(self, uint64_t* out) noexcept nogil
    @cython.locals(other=int, i=int)
    cdef void hide(self, int seat) noexcept nogil
