cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.deal cimport Tractor

cdef int BURYING, CALLING, DONE, DRAW, DRAWING, JOKERS, PAIR, PASS, PLAY, SHOW, SHOWING, STEPS, THROW, TRUMPS, TWO, WAIT
cdef int TRUMP, KEPT_PAIR, LENGTH, HOLD, FEED, TAKE, DROP, EMPTY, SURE, SURE_TRUMPS, EACH, GAIN, RUFFED, RISK, PAIRED, ROW
cdef int BUSY, LONG, IDLE, PARTNER_RUFF, OPEN_RUFF, WORTHWHILE, EAGER, RUFF

cdef class TractorBot(Tractor):
    @cython.final
    @cython.locals(value=int)
    cdef int cost(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(mine=uint64_t, known=uint64_t)
    cdef uint64_t unseen(self) noexcept nogil
    @cython.final
    @cython.locals(known=uint64_t)
    cdef uint64_t unseen_pairs(self) noexcept nogil
    @cython.final
    @cython.locals(nowhere=uint64_t)
    cdef uint64_t sure_singles(self, uint64_t kinds) noexcept nogil
    @cython.final
    @cython.locals(nowhere=uint64_t)
    cdef uint64_t sure_pairs(self, uint64_t kinds) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, kind=int)
    cdef uint64_t beatable_by(self, uint64_t kinds, uint64_t others) noexcept nogil
    @cython.final
    @cython.locals(best=int, least=int, kind=int, bit=uint64_t, suit=uint64_t, value=int)
    cdef int cheapest(self, uint64_t kinds, int points, int length) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(lead=uint64_t[2])
    cdef void play_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=int, what=int, suit=uint64_t, length=int)
    cdef int show_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(lead=uint64_t[2], halves=uint64_t, left=uint64_t)
    cdef int lead_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(one=uint64_t, two=uint64_t, singles=uint64_t, pairs=uint64_t, most=int, suit=int, mine=uint64_t, twice=uint64_t,
                   sure_two=uint64_t, sure_one=uint64_t, base=int, value=int, mask=uint64_t, bit=uint64_t, row=uint64_t)
    cdef void best_lead(self, uint64_t* lead) noexcept nogil
    @cython.final
    @cython.locals(row=uint64_t, step=int, here=uint64_t)
    cdef uint64_t row_from(self, uint64_t twice, int suit, int kind) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint64_t, mine=int, value=int)
    cdef int suit_to_lead(self, int suit) noexcept nogil
    @cython.final
    @cython.locals(points=int, value=int)
    cdef int worth_of_sure(self, int suit, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint64_t)
    cdef bint may_ruff(self, int seat, int suit) noexcept nogil
    @cython.final
    @cython.locals(allowed=uint64_t, halves=uint64_t, left=int)
    cdef int follow_by_rule(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, unseen=uint64_t, trumps=uint64_t, kind=uint64_t)
    cdef bint beatable_now(self, int value) noexcept nogil
    @cython.final
    cdef uint64_t higher_trumps(self, int step) noexcept nogil
    @cython.final
    @cython.locals(winners=uint64_t, mask=uint64_t, bit=uint64_t, highest=int, ruff=bint)
    cdef int win_single(self, uint64_t allowed) noexcept nogil
    @cython.final
    @cython.locals(winners=uint64_t, mask=uint64_t, bit=uint64_t)
    cdef int win_pair(self, uint64_t allowed) noexcept nogil
    @cython.final
    @cython.locals(one=uint64_t, two=uint64_t, pairs=uint64_t, left=uint64_t)
    cdef int ruff_with(self, uint64_t allowed) noexcept nogil
    cpdef int thumb(self)
    @cython.locals(seat=int)
    cpdef object forget_told(self)
