cimport cython
from libc.stdint cimport int64_t, uint64_t

from atout.core cimport bits, clock, gaps, gil
from atout.core.task cimport Task
from atout.games.svoi_kozyri cimport deal as rules
from atout.games.svoi_kozyri.deal cimport Svoi

cdef int MOST, WORD, SMALL, PATIENCE
cdef uint64_t MASK64

cdef int64_t words_for(int m) noexcept nogil

cdef class Rounds(Task):
    cdef uint64_t[::1] words, asked, leads
    cdef int[::1] rank
    cdef unsigned char[::1] moved, stale
    cdef int[20] card
    cdef int[52] place
    cdef uint64_t[40] beats
    cdef int64_t[4] lead_at
    cdef int64_t[2] scratch_at
    cdef int64_t[42] take_at, second_at
    cdef int[64] out
    cdef int[128] won
    cdef uint64_t all, hand, pile
    cdef readonly int n, sweeps
    cdef int size, turn, phase, count, asks, side, sides, patience
    cdef bint unwilling, taker_leads, last_card_draws, stopped
    cdef int64_t deadline
    cdef readonly bint solved
    cdef public bint cancelled

    @cython.final
    @cython.locals(seen=int[32], pile=uint64_t, size=int)
    cdef void rank_piles(self) noexcept nogil
    @cython.locals(first=int, side=int)
    cdef void work(self) noexcept nogil
    @cython.final
    @cython.locals(leader=int, quiet=int)
    cdef void settle(self) noexcept nogil
    @cython.final
    @cython.locals(i=int64_t, mover=int)
    cdef void begin(self, int parity) noexcept nogil
    @cython.final
    @cython.locals(at=int64_t)
    cdef bint adopt(self, int leader) noexcept nogil
    @cython.final
    @cython.locals(news=bint, i=int64_t)
    cdef bint keep(self, int64_t found, int m, int64_t at) noexcept nogil
    @cython.final
    @cython.locals(k=int, mover=int, pile=uint64_t)
    cdef void sweep(self, int parity, int leader) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t)
    cdef void mark(self, uint64_t pile, int mover) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, card=uint64_t, rest=uint64_t)
    cdef void mark_two(self, uint64_t pile, int mover) noexcept nogil
    @cython.final
    @cython.locals(low=uint64_t, high=uint64_t)
    cdef uint64_t after(self, uint64_t pile) noexcept nogil
    @cython.final
    @cython.locals(leader=int, lead=int64_t, step=int64_t, to=int64_t, k=int, m=int, pile=uint64_t, high=int, rest=uint64_t,
                   low=int, base=uint64_t, news=bint, source=int64_t)
    cdef void carry(self, int parity, int mover, bint anew) noexcept nogil
    @cython.final
    cdef int64_t taking(self, int k, int mover, uint64_t pile) noexcept nogil
    @cython.final
    cdef int number(self, int i, uint64_t pile) noexcept nogil
    @cython.final
    cdef void watch_clock(self, int64_t words) noexcept nogil
    @cython.final
    cdef int64_t second(self, int k, int mover, uint64_t pile) noexcept nogil
    @cython.final
    @cython.locals(m=int, at=int64_t, ours=bint, i=int64_t, left=uint64_t, card=int, nth=int)
    cdef void reckon(self, int k, int mover, uint64_t pile) noexcept nogil
    @cython.final
    @cython.locals(other=int, m=int, to=int64_t, at=int64_t, i=int64_t, ours=bint, able=uint64_t, left=uint64_t, beater=int,
                   after=int64_t)
    cdef void face(self, int k, int mover, uint64_t pile, int card) noexcept nogil
    @cython.final
    @cython.locals(stride=int64_t, start=int64_t, j=int64_t, low=uint64_t, high=uint64_t)
    cdef void drop(self, int64_t at, int m, int i, int value, int64_t to) noexcept nogil
    @cython.final
    @cython.locals(stride=int64_t, j=int64_t, shift=int, others=uint64_t, word=uint64_t)
    cdef void mix(self, int64_t at, int m, int i, int value, int64_t source, bint either) noexcept nogil
    @cython.final
    @cython.locals(j=int64_t, those=uint64_t)
    cdef void fill(self, int64_t at, int m, int i, int value, bint wins) noexcept nogil
    @cython.final
    cdef bint bit(self, int64_t at, uint64_t number) noexcept nogil
    @cython.final
    @cython.locals(mask=uint64_t)
    cdef void put(self, int64_t at, uint64_t number, bint wins) noexcept nogil
    @cython.final
    @cython.locals(at=int64_t, ours=bint, free=uint64_t, number=uint64_t, hand=uint64_t, left=uint64_t, wins=bint, card=int,
                   after=uint64_t)
    cdef void reckon_small(self, int k, int mover, uint64_t pile) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t)
    cdef uint64_t spread_out(self, uint64_t number, uint64_t free) noexcept nogil
    @cython.final
    @cython.locals(number=uint64_t, i=int)
    cdef uint64_t close_up(self, uint64_t hand, uint64_t free) noexcept nogil
    @cython.final
    @cython.locals(other=int, mine=uint64_t, theirs=uint64_t, able=uint64_t, ours=bint, beater=int)
    cdef bint laid(self, int k, int mover, uint64_t pile, int card, uint64_t hand) noexcept nogil
    @cython.final
    @cython.locals(leader=int)
    cdef bint taken(self, int mover, uint64_t pile, uint64_t hand) noexcept nogil
    @cython.final
    @cython.locals(mine=uint64_t, theirs=uint64_t, drawn=bint)
    cdef bint beaten(self, int k, int seat, uint64_t pile, int card, uint64_t hand) noexcept nogil
    @cython.final
    @cython.locals(i=int, choice=int, wins=bint, card=int, after=uint64_t)
    cdef void look(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, leader=int, left=uint64_t, card=int, after=uint64_t)
    cdef void look_at_leads(self) noexcept nogil
