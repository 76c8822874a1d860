cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits, gil
from atout.games.pitch cimport deal as rules
from atout.games.pitch.deal cimport Pitch
from atout.search.openhands cimport OpenHands

cdef uint64_t SETTLED
cdef int BYTE, TEN

cdef class PitchHands(OpenHands):
    cdef uint64_t tens, aces, kings, queens, jacks, highest, lowest, knave
    cdef int counting, specials, tie
    cdef readonly int had, given
    cdef int[8] lane
    cdef int lanes, ours

    @cython.locals(seat=int, i=int, card=int, bit=uint64_t, trumps=uint64_t, played=uint64_t, base=uint64_t, side=int, players=int,
                   sides=int, high=int, low=int, jack=int, taker=int, dealt=int, mask=uint64_t)
    cdef void lay_open(self, Pitch deal) noexcept nogil
    @cython.final
    @cython.locals(total=int)
    cdef int count_of(self, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(mine=int, most=int, i=int, count=int)
    cdef int judge_game(self) noexcept nogil
    @cython.locals(gain=int, count=int, lane=uint64_t, specials=int, shift=int)
    cdef int take(self, int taker, uint64_t trick) noexcept nogil
    cdef int sure(self, int need) noexcept nogil
    cpdef int points_of(self, Pitch deal)
    cpdef list each_points(self, Pitch deal)
