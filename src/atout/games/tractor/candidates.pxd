cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.games.tractor.habits cimport TractorBot

cdef int BURYING, DONE, PLAY, TALON, TRUMPS, MOST, DEAR, TWO_SUITS, SPARE

cdef class Candidates(TractorBot):
    @cython.final
    cdef void forget_chosen(self, uint64_t one, uint64_t two, int n) noexcept
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void add(self, int kind) noexcept
    @cython.final
    @cython.locals(kind=int, n=int)
    cdef list beyond(self, uint64_t one, uint64_t two)
    @cython.final
    @cython.locals(one=uint64_t, two=uint64_t, n=int, kind=int, left=uint64_t)
    cdef list leads(self)
    @cython.final
    @cython.locals(choice=int)
    cdef list usual_lead(self, uint64_t one, uint64_t two)
    @cython.final
    @cython.locals(mine=uint64_t, pairs=uint64_t, twice=uint64_t, suit=int, kind=int)
    cdef list all_leads(self)
    @cython.final
    @cython.locals(singles=uint64_t, pairs=uint64_t)
    cdef list throws(self, uint64_t mine, uint64_t twice)
    @cython.final
    @cython.locals(steps=uint64_t, length=int, low=int, row=uint64_t, step=int, here=uint64_t)
    cdef list tractors(self, uint64_t twice, int suit)
    @cython.final
    @cython.locals(one=uint64_t, two=uint64_t, n=int, kind=int, first=uint64_t)
    cdef list follows(self)
    @cython.final
    @cython.locals(allowed=uint64_t, halves=uint64_t, alike=uint64_t)
    cdef void complete(self, int first, int points, int length) noexcept
    @cython.final
    @cython.locals(pairs=uint64_t)
    cdef uint64_t in_pairs(self, uint64_t kinds) noexcept
    @cython.final
    @cython.locals(points=int, empty=int, kind=int)
    cdef list talons(self)
    @cython.final
    @cython.locals(cards=int, suits=int, suit=int, kinds=uint64_t)
    cdef bint worth_emptying(self, int empty) noexcept
    @cython.final
    @cython.locals(whole=Candidates, kind=int)
    cdef list usual_talon(self)
    @cython.final
    @cython.locals(whole=Candidates, kinds=uint64_t, wanted=uint64_t, suit=int, kind=int)
    cdef list talon_of(self, int points, int empty)
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void lose(self, int kind) noexcept
