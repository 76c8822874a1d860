cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.rng cimport Rng
from atout.games.tractor.playing cimport Playing

cdef int DRAWN, HEAP, STOCK, SPOTS, MOST_TRIES, ROUNDS, LEAST_STEPS, IN_CALL, PAIR, BURYING, PACK, SCORED

cdef class Filling(Playing):
    cdef readonly short[108] card, lies, spots
    cdef readonly uint64_t[6] there_one, there_two
    cdef readonly int cards

    @cython.locals(room=int[6], tied=bint)
    cdef void fill(self, Rng rng) noexcept nogil
    @cython.final
    cdef void find(self, Rng rng, int* room, bint tied) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void forget_scratch(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, kind=int, left=int, bit=uint64_t, sure=int, tied=bint)
    cdef bint gather(self, int* room) noexcept nogil
    @cython.final
    @cython.locals(spot=int, where=int)
    cdef int may_lie(self, int kind, int* room) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, kept=int)
    cdef void mix(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(i=int, spot=int, width=int, free=int, left=int[6])
    cdef void deal_out(self, Rng rng, int* room) noexcept nogil
    @cython.final
    @cython.locals(via=int[6], moved=int[6], queue=int[6], head=int, tail=int, spot=int, j=int, to=int, at=int, seen=int)
    cdef int make_room(self, int i, int* left) noexcept nogil
    @cython.final
    @cython.locals(bit=uint64_t)
    cdef void put(self, int i, int spot) noexcept nogil
    @cython.final
    @cython.locals(bit=uint64_t, spot=int)
    cdef void lift(self, int i) noexcept nogil
    @cython.final
    cdef bint fits(self, int i, int spot) noexcept nogil
    @cython.final
    @cython.locals(spot=int, n=int)
    cdef int faults(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, k=int, a=int, b=int, c=int, n=int, step=int)
    cdef void stir(self, Rng rng, int steps) noexcept nogil
    @cython.final
    @cython.locals(spot=int)
    cdef void settle_hands(self) noexcept nogil
    @cython.final
    @cython.locals(own=int[48], seat=int, i=int, j=int, n=int, kind=int, place=int)
    cdef void order_pack(self, Rng rng) noexcept nogil
    @cython.final
    cdef int drew(self, int place) noexcept nogil
    @cython.final
    @cython.locals(n=int, kind=int, at=int, t=int, j=int)
    cdef int list_drawn(self, int seat, int* out) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef bint claim(self, int* own, int kind) noexcept nogil
    @cython.final
    @cython.locals(skip=int, place=int)
    cdef void place_freely(self, Rng rng, int seat, int kind, int free) noexcept nogil
    @cython.final
    @cython.locals(i=int, kind=int, wanted=int, free=int, place=int)
    cdef void place_shown(self, Rng rng, int seat, int* own) noexcept nogil
    @cython.final
    @cython.locals(i=int, bit=uint64_t)
    cdef void read_play(self, int at, int n, uint64_t* out) noexcept nogil
    @cython.final
    cdef void hand_add(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(single=uint64_t)
    cdef void hand_drop(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(now_one=uint64_t[4], now_two=uint64_t[4], play=uint64_t[2], seat=int, t=int, j=int, at=int, good=bint, laid=int,
                   until=int, looked_at=bint)
    cdef bint consistent(self, bint every) noexcept nogil
    @cython.final
    @cython.locals(part=int)
    cdef bint led_so(self, int t, int seat, uint64_t one, uint64_t two) noexcept nogil
