cimport cython
from libc cimport math
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.games.bid_euchre cimport deal as rules
from atout.games.bid_euchre.deal cimport Euchre
from atout.games.bid_euchre.odds cimport Odds
from atout.search cimport guesses
from atout.search.openhands cimport OpenHands
from atout.search.worlds cimport Worlds

cdef uint64_t[6][8] PLACE
cdef double[2][2][12] STRENGTH
cdef uint64_t PACK
cdef int NEXT, VOID, SURE, STOP
cdef int TRIES
cdef double WAVER, OWN, SWING

cdef class EuchreBot(Euchre):
    @cython.final
    @cython.locals(total=double, i=int, deck=int, suit=int, mask=uint64_t, left=uint64_t)
    cdef double strength(self, uint64_t hand, uint64_t twins, int trump) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=double, value=double, trump=int)
    cdef int best_trump_of(self, uint64_t hand, uint64_t twins) noexcept nogil
    @cython.final
    @cython.locals(trump=int)
    cdef double best_strength(self, uint64_t hand, uint64_t twins) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=int, card=int, value=int)
    cdef int cheapest(self, uint64_t cards, int trump) noexcept nogil
    @cython.final
    @cython.locals(best=int, least=int, card=int, value=int)
    cdef int dearest(self, uint64_t cards, int trump) noexcept nogil
    @cython.final
    @cython.locals(follow=uint64_t)
    cdef uint64_t fair(self) noexcept nogil
    @cython.final
    @cython.locals(lowest=int, level=int, value=double)
    cdef int bid_by_strength(self) noexcept nogil
    @cython.final
    @cython.locals(others=uint64_t, once=uint64_t, twice=uint64_t, i=int, seat=int)
    cdef uint64_t cards_of_others(self) noexcept nogil
    @cython.final
    @cython.locals(legal=uint64_t, others=uint64_t, masters=uint64_t, mask=uint64_t, seat=int, card=int, trumps=uint64_t,
                   beaters=uint64_t, last=bint)
    cdef int card_by_rule(self) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.locals(i=int, j=int, bit=uint64_t, hand=uint64_t, twins=uint64_t, value=double, level=double, seat=int, other=int, bid=int,
                   total=double, highest=int)
    cdef double likelihood(self, int knower) noexcept nogil
    cdef int usual(self) noexcept nogil

cdef class EuchreWorlds(Worlds):
    cdef EuchreBot play
    cdef Odds odds
    cdef int here
    cdef int[128] trump
    cdef int[64] known
    cdef double[16] gains

    @cython.locals(total=double)
    cdef double weight(self) noexcept nogil
    @cython.locals(i=int, j=int, done=int)
    cdef void judge(self) noexcept nogil
    @cython.final
    @cython.locals(done=int, i=int, j=int)
    cdef void judge_card(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, tricks=int)
    cdef double settle(self, int plan) noexcept nogil
    @cython.final
    @cython.locals(side=int, done=int, players=int)
    cdef int play_out(self) noexcept nogil
    @cython.final
    @cython.locals(players=int, side=int)
    cdef void open_hands(self) noexcept nogil
    @cython.final
    @cython.locals(side=int, wanted=int, alone=int, mine=int, made=bint, other=int)
    cdef double worth_of(self, int bidder, int bid, int tricks) noexcept nogil
    @cython.final
    @cython.locals(mine=int, theirs=int, left=int)
    cdef double worth_at(self, int gain, int other, bint made) noexcept nogil
