cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.plays cimport Plays

cdef int SHOW, PAIR, JOKERS, RED_JOKERS, NO_TRUMP, SMALL_JOKER
cdef int DRAWING, CALLING, SHOWING, BURYING, TALON, DRAWN, IN_CALL
cdef int TURN_TALON, REDEAL
cdef uint64_t[864] CARD_KEY

cdef class Showing(Plays):
    cdef readonly uint64_t[4] known_one, known_two
    cdef readonly uint64_t seen_one, seen_two, talon_one, talon_two
    cdef readonly short[108] pack
    cdef readonly int[4] held
    cdef readonly int[6] show_by, show_what, show_at
    cdef readonly int shows, phase, drawn, drawer, turned, buried, waits, starter, declarers
    cdef readonly bint first, red_over_black, strengthen, counter
    cdef readonly int nobody_shows, draw_speed

    @cython.final
    @cython.locals(i=int)
    cdef void forget_showing(self) noexcept nogil
    @cython.final
    cdef int next_drawer(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void give(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef void know(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    cdef void toggle(self, int kind, int place) noexcept nogil
    @cython.final
    @cython.locals(seat=int, mask=uint64_t)
    cdef void rekey(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, kind=int)
    cdef void draw(self) noexcept nogil
    @cython.final
    cdef void ask(self, int seat) noexcept nogil
    @cython.final
    cdef void go_on(self) noexcept nogil
    @cython.final
    @cython.locals(out=int[16])
    cdef void wait(self) noexcept nogil
    @cython.final
    cdef int standing(self) noexcept nogil
    @cython.final
    @cython.locals(now=int)
    cdef bint stands(self, int what, int seat) noexcept nogil
    @cython.final
    cdef int strength(self, int what) noexcept nogil
    @cython.final
    cdef int shown_kind(self, int what) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef bint holds(self, int what, int seat) noexcept nogil
    @cython.final
    @cython.locals(n=int, what=int)
    cdef int showings(self, int seat, int* out) noexcept nogil
    @cython.final
    @cython.locals(out=int[16], n=int, i=int)
    cdef bint gains_showing(self, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void show(self, int what) noexcept nogil
    @cython.final
    @cython.locals(what=int)
    cdef void settle(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, kind=int, best=int)
    cdef void turn_talon(self) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void take_talon(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, bit=uint64_t)
    cdef void bury(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(kept=uint64_t, mask=uint64_t, last=int, kind=int)
    cdef uint64_t buryable(self) noexcept nogil
    cdef void throw_in(self) noexcept nogil
    cdef void begin_play(self) noexcept nogil
