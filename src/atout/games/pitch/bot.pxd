cimport cython
from libc cimport math
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.games.pitch cimport deal as rules
from atout.games.pitch.deal cimport Pitch
from atout.games.pitch.odds cimport Odds
from atout.games.pitch.openhands cimport PitchHands
from atout.search cimport guesses
from atout.search.worlds cimport Worlds

cdef double[17] STRENGTH
cdef double[8] CROWD
cdef int ACE, COURT, TENS, LENGTH, TRUMPED, SCORING, NEAR_LOW, TAKEN
cdef uint64_t PACK
cdef int TRIES, AT_ONCE
cdef double WAVER, CLOSE, OWN, BOLD, UNITED

cdef class PitchBot(Pitch):
    @cython.final
    @cython.locals(total=double, i=int, other=int, held=uint64_t)
    cdef double strength(self, uint64_t hand, int trump) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=double, value=double, trump=int)
    cdef int best_trump_of(self, uint64_t hand) noexcept nogil
    @cython.final
    cdef double best_strength(self, uint64_t hand) noexcept nogil
    @cython.locals(hand=uint64_t, held=uint64_t, best=double, trump=int, found=list)
    cpdef list leads(self)
    @cython.final
    cdef bint together(self, int seat, int other) noexcept nogil
    @cython.final
    @cython.locals(value=double, lowest=int)
    cdef int bid_by_strength(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, least=int, card=int, value=int)
    cdef int cheapest(self, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=int, card=int, value=int)
    cdef int richest(self, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(value=int)
    cdef int price(self, int card) noexcept nogil
    @cython.final
    cdef bint scores_point(self, int card) noexcept nogil
    @cython.final
    @cython.locals(others=uint64_t, i=int, seat=int)
    cdef uint64_t cards_of_others(self) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, card=int)
    cdef uint64_t masters(self, uint64_t cards, uint64_t others) noexcept nogil
    @cython.final
    @cython.locals(legal=uint64_t, others=uint64_t, trumps=uint64_t, mask=uint64_t, beaters=uint64_t, i=int, value=int,
                   last=bint, card=int)
    cdef int card_by_rule(self) noexcept nogil
    cdef int usual(self) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.locals(total=double, highest=int, i=int, j=int, seat=int, bid=int, value=double, hand=uint64_t)
    cdef double likelihood(self, int knower) noexcept nogil

cdef class PitchWorlds(Worlds):
    cdef PitchBot play, end
    cdef PitchHands hands
    cdef Odds odds
    cdef int side
    cdef bint opening
    cdef public double united
    cdef int[128] lead
    cdef int[64] known
    cdef int[512] shared
    cdef int[8] raw, now

    @cython.locals(total=double)
    cdef double weight(self) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void judge(self) noexcept nogil
    @cython.final
    @cython.locals(card=int, points=int, i=int)
    cdef double settle(self, int plan) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void finish_by_rule(self, PitchBot deal) noexcept nogil
    @cython.final
    cdef int play_out(self) noexcept nogil
    @cython.final
    @cython.locals(side=int, i=int, left=int, given=int, pitcher=int, bid=int, total=double)
    cdef double worth_of(self, int points) noexcept nogil
