cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core cimport deal as dealing
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng

cdef int TABLE, SMALL, SECOND
cdef uint64_t[54][16] CARD_KEY

# inline: called directly within its module, where a final method goes through the table of methods
cdef class Tricks(Deal):
    cdef readonly uint64_t[8] hands, twins, barred
    cdef readonly int[8] held, won
    cdef readonly short[52] plays, by
    cdef readonly short[16] takers
    cdef readonly uint64_t asked, stronger
    cdef readonly int played, lying, size, best, winner, tricks

    cdef uint64_t followers(self, int led) noexcept nogil
    cdef uint64_t beaters(self, int card) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void clear(self) noexcept nogil
    @cython.locals(bit=uint64_t)
    cdef inline void give_card(self, int seat, int card) noexcept nogil
    @cython.locals(bit=uint64_t)
    cdef inline void take_card(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=int, mask=uint64_t)
    cdef void rekey(self) noexcept nogil
    cdef inline int led(self) noexcept nogil
    @cython.locals(bit=uint64_t)
    cdef inline void lay(self, int card) noexcept nogil
    cdef inline int take_trick(self) noexcept nogil
    cdef inline void pass_turn(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void forget_tricks(self) noexcept nogil
    @cython.locals(i=int)
    cdef void rewind(self) noexcept nogil
    @cython.final
    @cython.locals(total=double, chance=double, played=int[52], legal=int[128], n=int, i=int, choices=int)
    cdef double as_usual(self, int knower, double habit, Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef inline int put(self, int* out, uint64_t mask) noexcept nogil
    @cython.locals(i=int)
    cdef inline void hand_out(self, short* deck, int n, int seat) noexcept nogil

    @cython.final
    @cython.locals(tied=int[9], kind=int[64], of=int[64], left=int[64], radix=int[64], i=int, j=int, n_tied=int, kinds=int,
                   place=int, pattern=int, reach=int, largest=int, h=int, k=int)
    cdef void share_out(self, Rng rng, short* deck, int n, int* need, uint64_t* barred, int* who) noexcept nogil
    @cython.final
    @cython.locals(table=double[1024])
    cdef void share_small(self, Rng rng, int n, int n_tied, int kinds, int reach, int* tied, int* need, int* of, int* left,
                          int* radix, int* kind, int* who) noexcept nogil
    @cython.final
    @cython.locals(table=double[20000])
    cdef void share_large(self, Rng rng, int n, int n_tied, int kinds, int reach, int* tied, int* need, int* of, int* left,
                          int* radix, int* kind, int* who) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, k=int, h=int, at=int, room=int, weight=double, luck=double)
    cdef void share_tied(self, Rng rng, int n, int n_tied, int kinds, int reach, int* tied, int* need, int* of, int* left,
                         int* radix, int* kind, int* who, double* table) noexcept nogil
    @cython.final
    @cython.locals(at=int, j=int, total=double)
    cdef double ways_from(self, int i, int n_tied, int kinds, int reach, int* tied, int* need, int* of, int* left,
                          int* radix, double* table) noexcept nogil
    @cython.final
    @cython.locals(k=int, room=int, total=double)
    cdef double ways_in(self, int i, int j, int h, int n_tied, int kinds, int reach, int* tied, int* need, int* of,
                        int* left, int* radix, double* table) noexcept nogil
    @cython.locals(deck=short[64], needs=int[9], bars=uint64_t[9], who=int[64], n=int, i=int)
    cpdef list shared(self, Rng rng, list cards, list need, list barred)
