cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.games.tractor.showing cimport Showing

cdef int PLAY, SCORED, THROWN_IN, TRACTOR
cdef uint64_t TENS, FIVES
cdef int PER_CARD, TEN, PAST

cdef class Playing(Showing):
    cdef readonly uint64_t[4] barred, unpaired
    cdef readonly uint64_t[26] back_one, back_two
    cdef readonly uint64_t gone_one, gone_two, doubts
    cdef readonly short[104] plays
    cdef readonly short[26] sizes, leaders, takers, kinds, gains, fails, fines
    cdef readonly int[2] ranks
    cdef readonly int ended, played, tricks, begun, points, trick_points, talon_points, times
    cdef readonly int named_ranks, fine_kind
    cdef readonly bint first_found, power

    @cython.final
    @cython.locals(i=int)
    cdef void forget_tricks(self) noexcept nogil
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void pick_card(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(seat=int, part=int)
    cdef void lead(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, one=uint64_t, two=uint64_t)
    cdef void lead_chosen(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, forced=int)
    cdef int failing(self, int leader) noexcept nogil
    @cython.final
    cdef bint before(self, int i, int j) noexcept nogil
    @cython.final
    @cython.locals(kind=int, other=int, suit=int, low=int)
    cdef bint beatable(self, int leader, int i) noexcept nogil
    @cython.final
    @cython.locals(i=int, other=int)
    cdef void learn_of_throw(self, int leader, int forced) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef void take_back(self, int part) noexcept nogil
    @cython.final
    @cython.locals(suit=uint64_t, mine=int, pairs=int)
    cdef void learn_of_play(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    cdef void follow(self) noexcept nogil
    @cython.final
    @cython.locals(mask=uint64_t, kind=int, bit=uint64_t)
    cdef void lay(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    cdef void end_trick(self) noexcept nogil
    @cython.final
    cdef int points_in(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    cdef void score(self) noexcept nogil
    @cython.final
    cdef int risers(self) noexcept nogil
    @cython.final
    @cython.locals(total=int)
    cdef int ranks_won(self) noexcept nogil
    @cython.final
    @cython.locals(old=int, new=int, rank=int)
    cdef int new_rank(self, int side) noexcept nogil
    cdef void throw_in(self) noexcept nogil
    cdef void begin_play(self) noexcept nogil
