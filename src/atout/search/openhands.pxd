cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits, gil
from atout.core.task cimport Task
from atout.core.tricks cimport Tricks

cdef int STRIDE
cdef uint64_t SPREAD, MASK64

cdef class OpenHands(Task):
    cdef uint64_t[::1] table
    cdef uint64_t[8] hands
    cdef uint64_t[64] follow, beat
    cdef int[8] side, next
    cdef readonly int[64] card
    cdef readonly int[54] place
    cdef readonly int[128] out, value
    cdef uint64_t everything, space, walls, pairs, apart, always, trumps, state, trick, asked, generation
    cdef int size, left, rest, lying, best, winner, turn, shift, guess
    cdef readonly int n, result
    cdef readonly long long nodes
    cdef public long long limit
    cdef readonly bint stopped

    cdef void work(self) noexcept nogil
    @cython.locals(seat=int, card=int, i=int, j=int, base=int, copies=int, bit=uint64_t, known=uint64_t, suit=uint64_t,
                   other=uint64_t, mask=uint64_t, lowest=int, first=int[54], outside=uint64_t[54], last=int)
    cdef void arrange(self, Tricks deal, int players, int sides, uint64_t trumps) noexcept nogil
    @cython.final
    @cython.locals(low=int, high=int, need=int)
    cdef int solve(self, int guess) noexcept nogil
    @cython.final
    @cython.locals(mask=uint64_t, runs=uint64_t, card=int, i=int, low=int, high=int, need=int, guess=int, mine=uint64_t,
                   legal=uint64_t)
    cdef int each(self, int guess) noexcept nogil
    @cython.final
    cdef int reaches(self, int need) noexcept nogil
    @cython.final
    @cython.locals(hand=uint64_t, bit=uint64_t, result=int)
    cdef int reaches_after(self, int card, int need) noexcept nogil
    @cython.final
    @cython.locals(others=uint64_t, gone=uint64_t, start=uint64_t)
    cdef uint64_t runs(self, uint64_t mine) noexcept nogil
    @cython.final
    @cython.locals(legal=uint64_t)
    cdef uint64_t playable(self, uint64_t hand, uint64_t asked) noexcept nogil
    @cython.final
    @cython.locals(hand=uint64_t, legal=uint64_t, first=uint64_t, second=uint64_t, beaters=uint64_t, bit=uint64_t, card=int,
                   mine=int, last=bint, low=bint, result=int)
    cdef int answer(self, int seat, int lying, int best, int winner, uint64_t asked, uint64_t trick, int need) noexcept nogil
    @cython.final
    @cython.locals(state=uint64_t, rest=int, result=int)
    cdef int close(self, int taker, uint64_t trick, int need) noexcept nogil
    @cython.final
    @cython.locals(key=uint64_t, data=uint64_t, at=uint64_t, low=int, high=int, hint=int, mine=int, hand=uint64_t, rest=uint64_t,
                   masters=uint64_t, rivals=uint64_t, mask=uint64_t, card=int, s=int, found=int, result=int)
    cdef int lead(self, int seat, int need) noexcept nogil
    @cython.final
    @cython.locals(best=int, winner=int, trick=uint64_t, state=uint64_t, rest=int, result=int)
    cdef int last_trick(self, int seat, int need) noexcept nogil
    @cython.locals(mask=uint64_t, rivals=uint64_t, highest=int, owner=int, sure=int)
    cdef int sure(self, int need) noexcept nogil
    cdef int take(self, int taker, uint64_t trick) noexcept nogil
    @cython.locals(i=int)
    cpdef list values(self, Tricks deal, int players, int sides, uint64_t trumps)
    cpdef int total(self, Tricks deal, int players, int sides, uint64_t trumps)
