cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng

cdef int PICK_UP, SUIT, TRUMPS, LEAD, BEAT, SECOND, NONE, ACE, LAST_TURN, OUT, LAST_CARD, REPEATED, LONG
cdef uint64_t[5] SUIT_CARDS
cdef uint64_t[5][52] BEATS
cdef uint64_t[52][56] CARD_KEY
cdef uint64_t[4] TURN_KEY
cdef uint64_t SECOND_KEY

cdef class Svoi(Deal):
    cdef readonly uint64_t[4] hands, known, barred
    cdef readonly int[4] held, trump, place
    cdef readonly short[52] pile, pack
    cdef readonly uint64_t cards, coins, seconds
    cdef readonly bint symmetric, sixes_home, trumps_dealt, take_all, unwilling, taker_leads, last_card_draws
    cdef readonly int size, phase, turns, to_move, still_in, loser, dealer, lowest, ended

    @cython.locals(order=short[4], i=int)
    cdef void start(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(n=int, card=int, i=int)
    cdef void shuffle(self, Rng rng) noexcept nogil
    @cython.final
    cdef void begin_trumps(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, i=int, n=int)
    cdef void deal_cards(self) noexcept nogil
    @cython.final
    @cython.locals(first=int, second=int, third=int, fourth=int, suit=int, rank=int, coins=uint64_t)
    cdef void deal_symmetric(self) noexcept nogil
    @cython.final
    cdef void give_pair(self, int mine, int other, int rank) noexcept nogil
    @cython.final
    @cython.locals(seat=int, home=uint64_t, other=int)
    cdef void send_home(self) noexcept nogil
    @cython.final
    cdef void begin_play(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, i=int, mask=uint64_t)
    cdef void rekey(self) noexcept nogil
    @cython.final
    cdef uint64_t playable(self) noexcept nogil
    @cython.locals(mask=uint64_t, n=int, suit=int)
    cdef int legal(self, int* out) noexcept nogil
    @cython.final
    cdef bint suit_free(self, int suit) noexcept nogil
    @cython.locals(mask=uint64_t, n=int)
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void choose(self, int choice) noexcept nogil
    @cython.final
    cdef void name_trump(self, int suit) noexcept nogil
    @cython.final
    @cython.locals(seat=int, bit=uint64_t)
    cdef void lay(self, int card) noexcept nogil
    @cython.final
    @cython.locals(top=int, trump=int)
    cdef int owed(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, n=int, card=int, bit=uint64_t, trump=int)
    cdef void take_up(self) noexcept nogil
    @cython.final
    @cython.locals(other=int)
    cdef void go_out(self, int seat) noexcept nogil
    @cython.final
    cdef void end_turn(self, int next_seat) noexcept nogil
    @cython.final
    cdef int after(self, int seat) noexcept nogil
    @cython.final
    cdef void finish(self, int how) noexcept nogil
    @cython.locals(seat=int, i=int, n=int)
    cdef int spell(self, uint64_t* out) noexcept nogil
    cdef bint counted(self) noexcept nogil
    cdef void end_drawn(self) noexcept nogil
    @cython.locals(i=int, other=int)
    cdef void hide(self, int seat) noexcept nogil
    @cython.locals(seat=int, unknown=uint64_t, need=int[4], got=uint64_t[4])
    cdef void fill(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int, seen=uint64_t)
    cdef uint64_t unseen(self) noexcept nogil
    cdef double result(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
