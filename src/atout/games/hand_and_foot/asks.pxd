cimport cython

from atout.games.hand_and_foot.melding cimport Melding

cdef int MELDS, BOOK, WILD_MELD

cdef class Asks(Melding):
    cdef readonly short[6][15] since
    cdef readonly short[6][15] then_states
    cdef readonly short[6] asked, then_clean, then_dirty, then_wild, then_kind, then_begun

    @cython.final
    @cython.locals(kind=int, meld=int)
    cdef void note_ask(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=int, meld=int)
    cdef void forget_ask(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(naturals=short[15], twos=short[15], jokers=short[15], turn=int, clean=int, dirty=int, wild=int, kind=int,
                   begun=int, meld=int, found=bint)
    cdef bint could_go_out(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef void give_back(self, int seat, int turn, int sign) noexcept nogil
