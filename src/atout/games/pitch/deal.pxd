cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.tricks cimport Tricks

cdef int PASS, BID, SMUDGE, FOUR, UNNAMED, BIDDING, PLAY, THROWN, SCORED
cdef int NO_STEAL, BELOW_FOUR, ONLY_FOUR, ANY, NOBODY, TO_PITCHER, TO_OTHERS, JACK, TRICKS, STOCK
cdef uint64_t[5] SUIT
cdef uint64_t[5][54] BEAT
cdef int[13] WORTH

cdef class Pitch(Tricks):
    cdef readonly int[8] bids, points, counts
    cdef readonly int dealer, phase, trump, bid, pitcher, smudged, ended, high, low, jack, game
    cdef readonly int min_bid, steal, tie
    cdef readonly bint partners, throw_in, strict, low_dealt
    cdef readonly int[8] scores
    cdef readonly int sides, target, deals_left
    cdef readonly bint must_make, anyone

    cdef uint64_t followers(self, int led) noexcept nogil
    cdef uint64_t beaters(self, int card) noexcept nogil
    @cython.locals(deck=short[52], i=int)
    cdef void start(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int)
    cdef void deal_out(self, short* deck) noexcept nogil
    @cython.final
    cdef int after(self, int seat) noexcept nogil
    @cython.final
    cdef int side_of(self, int seat) noexcept nogil
    @cython.final
    cdef bint may_steal(self) noexcept nogil
    @cython.final
    cdef bint must_bid(self) noexcept nogil
    @cython.final
    cdef int lowest_bid(self) noexcept nogil
    @cython.final
    @cython.locals(n=int, bid=int, mask=uint64_t)
    cdef int legal_bids(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(follow=uint64_t)
    cdef uint64_t playable(self) noexcept nogil
    cdef int legal(self, int* out) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void rewind(self) noexcept nogil
    cdef void choose(self, int choice) noexcept nogil
    @cython.final
    cdef void make_bid(self, int bid) noexcept nogil
    @cython.final
    cdef void begin_play(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, bit=uint64_t)
    cdef void play_card(self, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int, card=int, side=int, trump=int, lowest=int, highest=int)
    cdef void score(self) noexcept nogil
    @cython.final
    @cython.locals(side=int, most=int, tied=int, ours=int)
    cdef int game_side(self) noexcept nogil
    @cython.final
    cdef void finish(self, int how) noexcept nogil
    @cython.final
    @cython.locals(i=int, lowest=int, seat=int)
    cdef int lowest_trump_by(self) noexcept nogil
    @cython.locals(i=int, n=int, taken=uint64_t[8], lying=uint64_t, seat=int, bids=uint64_t)
    cdef int spell(self, uint64_t* out) noexcept nogil
    cdef double result(self, int seat) noexcept nogil
    @cython.locals(side=int, other=int, others=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(other=int)
    cdef void hide(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int, i=int, n=int, card=int, seen=uint64_t)
    cdef int unseen(self, short* deck) noexcept nogil
    @cython.locals(deck=short[52], need=int[9], barred=uint64_t[9], who=int[64], n=int, i=int, seat=int, left=int)
    cdef void fill(self, Rng rng) noexcept nogil
    @cython.locals(deck=short[52], i=int)
    cpdef object deal_pack(self, list pack)
