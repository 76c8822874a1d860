cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.filling cimport Filling

cdef int ACE, BIG_JOKER, BURYING, CALLING, DONE, DRAW, DRAWING, DRAWN, EVERY_PART, HIGHEST_CARD, IN_CALL, LONGEST_PART, NO_FINE, PACK, PASS, PAST
cdef int PER_CARD, PLAY, REDEAL, RED_JOKERS, SCORED, SHOW, SHOWING, SHOW_NO_TRUMP, TALON, TEN, TRACTOR, TRUMPS, TURN_TALON, UNNAMED, WAIT

# The fields stand where the rules that need them do: shapes, plays, showing, playing, filling.
cdef class Tractor(Filling):
    @cython.locals(i=int)
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
