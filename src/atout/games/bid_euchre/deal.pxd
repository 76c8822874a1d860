cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng
from atout.core.tricks cimport Tricks

cdef int JOKER, PASS, BID, PLAIN, ASK, MOON, TRUMP, CLAIM, CALL, NO_TRUMP, UNNAMED, SEALED
cdef int CLAIMS, DISCARDS, BIDDING, NAMING, GIVING, GIFT, PLAY, CALLS, PASSED, CLAIMED, SCORED
cdef int FINE, LOWEST_BID, NINE, JACK, ACE, MOST_TRIES
cdef uint64_t[6][54] FOLLOW, BEAT
cdef uint64_t[6] TRUMPS
cdef uint64_t ACES, FACES

# inline: what random play goes through, called directly (core/tricks.pxd)
cdef class Euchre(Tricks):
    cdef readonly uint64_t given, given_twins, gift, gift_twins, left, left_twins
    cdef readonly int[4] bids, calls
    cdef readonly int[2] scores, fines, points
    cdef readonly int decks, top, dealer, phase, trump, bid, bidder, out, discard, discarded, ended
    cdef readonly bint plain_six, no_trump, stick, ace_no_face, joker, allowed, full, makers
    cdef readonly int target, deals_left
    cdef readonly int called, offenders, exchanged, last_given

    cdef uint64_t followers(self, int led) noexcept nogil
    cdef uint64_t beaters(self, int card) noexcept nogil
    @cython.locals(deck=short[52], n=int)
    cdef void start(self, Rng rng) noexcept nogil
    @cython.locals(n=int, suit=int, rank=int)
    cdef inline int pack_into(self, short* deck) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void deal_out(self, short* deck, int n) noexcept nogil
    cdef inline int after(self, int seat) noexcept nogil
    cdef inline bint ace_and_no_face(self, int seat) noexcept nogil
    cdef inline void ask_claims(self, int seat) noexcept nogil
    cdef inline void begin_auction(self) noexcept nogil
    @cython.locals(n=int, bid=int)
    cdef inline int legal_bids(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(n=int, i=int)
    cdef int legal_calls(self, int* out) noexcept nogil
    @cython.locals(follow=uint64_t)
    cdef inline uint64_t playable(self) noexcept nogil
    @cython.final
    @cython.locals(mine=uint64_t)
    cdef uint64_t own_cards(self) noexcept nogil
    @cython.final
    cdef uint64_t own_twins(self) noexcept nogil
    @cython.final
    @cython.locals(best=int)
    cdef uint64_t best_trump(self, uint64_t trumps) noexcept nogil
    @cython.final
    @cython.locals(mine=uint64_t, twins=uint64_t, two=bint, trumps=uint64_t, n=int, allowed=uint64_t, kept=uint64_t,
                   mask=uint64_t, card=int, bit=uint64_t, second=uint64_t)
    cdef uint64_t giveable(self) noexcept nogil
    @cython.locals(i=int)
    cdef int legal(self, int* out) noexcept nogil
    @cython.locals(out=int[32])
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void choose(self, int choice) noexcept nogil
    cdef inline void make_bid(self, int choice) noexcept nogil
    cdef inline void name_trump(self, int trump) noexcept nogil
    @cython.final
    cdef void give(self, int card) noexcept nogil
    @cython.final
    cdef void make_gift(self, int card) noexcept nogil
    @cython.final
    @cython.locals(trumps=uint64_t, n=int)
    cdef void limit_gift(self) noexcept nogil
    @cython.final
    @cython.locals(higher=uint64_t)
    cdef uint64_t above(self, uint64_t trumps) noexcept nogil
    cdef inline void begin_play(self) noexcept nogil
    @cython.locals(seat=int, bit=uint64_t)
    cdef inline void play_card(self, int card) noexcept nogil
    @cython.final
    @cython.locals(first=int, asked=uint64_t, i=int)
    cdef bint reneged(self, int n) noexcept nogil
    @cython.final
    cdef void answer(self, int choice) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void read_answers(self) noexcept nogil
    @cython.locals(i=int, taker=int, n=int)
    cdef inline int taken(self, int side) noexcept nogil
    cdef inline int wanted(self) noexcept nogil
    cdef inline int alone_points(self) noexcept nogil
    @cython.locals(side=int, mine=int)
    cdef inline void score(self) noexcept nogil
    cdef inline void finish(self, int how) noexcept nogil
    @cython.locals(i=int, n=int, takers=int, lying=int)
    cdef int spell(self, uint64_t* out) noexcept nogil
    cdef double result(self, int seat) noexcept nogil
    @cython.locals(lead=int)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(other=int, asked=bint)
    cdef void hide(self, int seat) noexcept nogil
    cdef inline void forget_exchange(self) noexcept nogil
    @cython.final
    cdef void pretend(self) noexcept nogil
    @cython.final
    @cython.locals(n=int, card=int, suit=int, rank=int, copies=int, bit=uint64_t, seat=int, i=int)
    cdef int unseen(self, short* deck) noexcept nogil
    @cython.locals(deck=short[52], need=int[9], wanting=int[9], barred=uint64_t[9], who=int[64], n=int, i=int, seat=int)
    cdef void fill(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(theirs=int[64], n=int, i=int, j=int, card=int, own=uint64_t)
    cdef bint guess_exchange(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(n=int, mask=uint64_t)
    cdef int list_hand(self, int seat, int* out) noexcept nogil
    cpdef list choices(self)
    cpdef object play(self, choice)
    cdef bint is_legal(self, int choice) noexcept
    @cython.locals(deck=short[52], i=int)
    cpdef object deal_pack(self, list pack)
