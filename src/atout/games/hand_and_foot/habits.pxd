cimport cython

from atout.core.rng cimport Rng
from atout.games.hand_and_foot.turns cimport Turns

cdef int TWO_KIND, BLACK_THREE, FOUR, ACE, JOKER_KIND, WILD_MELD, BOOK, NATURAL, TWO, JOKER, DRAW, TAKE, END, DONE, ASK, YES, NO, KEEP
cdef int DRAWING, ANSWERING, NO_MELD, STARTS, ADDS, TAKES, FEW, NOTHING, FEWEST, ALMOST, IN_HAND, IN_FOOT, WORTHWHILE, MEASURES, EARLY, LATE
cdef int LATE_STOCK, LAST_STOCK, PILE_WILD, PILE_FITS, PILE_ELSE, PILE_LATE, SHORT_HAND, SMALL_HAND, PAIR, ADDED, STARTED, WILD_ADDED, WILD_STARTED
cdef int KEPT_WILD, KEPT_COPY, KEPT_MELD, THREE, THREE_DEEP, SEVEN, FULL, KNOWN, SEEN, SEEN_DEEP, RISK, RISK_DEEP, MOST_HELD
cdef short[15] VALUES
cdef short[54] WEIGHTS

cdef class Habits(Turns):
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.final
    cdef int habit_of_drawing(self) noexcept nogil
    @cython.final
    cdef bint late(self, int each) noexcept nogil
    @cython.final
    @cython.locals(use=int, i=int, kind=int)
    cdef int use_of_pile(self) noexcept nogil
    @cython.final
    @cython.locals(points=int, i=int, kind=int)
    cdef int gain_of_pile(self) noexcept nogil
    @cython.final
    @cython.locals(mine=int, theirs=int, kind=int)
    cdef int habit_of_answering(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, cost=int)
    cdef int guess_left(self, int side, int but) noexcept nogil
    @cython.final
    cdef bint wants_out(self) noexcept nogil
    @cython.final
    @cython.locals(lay=int)
    cdef int habit_of_melding(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(meld=int)
    cdef int lay_lacking(self) noexcept nogil
    @cython.final
    cdef int lay_wild(self, int meld) noexcept nogil
    @cython.final
    @cython.locals(lay=int, rank=int)
    cdef int lay_first(self) noexcept nogil
    @cython.final
    @cython.locals(rank=int, meld=int, lay=int)
    cdef int lay_any(self) noexcept nogil
    @cython.final
    @cython.locals(lay=int, kind=int)
    cdef int lay_more(self) noexcept nogil
    @cython.final
    @cython.locals(adding=int, starting=int, rank=int, held=int, size=int, wild=int)
    cdef int kind_wanted(self) noexcept nogil
    @cython.final
    @cython.locals(rank=int)
    cdef int lay_naturals(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(waits=bint)
    cdef bint keeps_pair(self, int rank) noexcept nogil
    @cython.final
    @cython.locals(size=int, wild=int, lay=int, hurries=bint, late=bint)
    cdef int lay_wilds(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(rank=int, lay=int)
    cdef int lay_on_dirty(self, int least) noexcept nogil
    @cython.final
    @cython.locals(rank=int, lay=int)
    cdef int lay_on_any(self) noexcept nogil
    @cython.final
    @cython.locals(rank=int)
    cdef bint dresses_pair(self) noexcept nogil
    @cython.final
    @cython.locals(rank=int, pair=bint)
    cdef int lay_pair(self) noexcept nogil
    @cython.final
    @cython.locals(gone=int[15], best=int, score=int, most=int, kind=int)
    cdef int habit_of_discarding(self, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(kind=int, i=int)
    cdef void count_gone(self, int* gone) noexcept nogil
    @cython.final
    @cython.locals(depth=int, score=int, seat=int, side=int, size=int, unseen=int)
    cdef int ease_of_discard(self, int kind, int gone) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int, kind=int, rank=int, wild=int, size=int)
    cdef void measure(self, int side, int* out) noexcept nogil
    @cython.final
    @cython.locals(out=int[18], i=int, stage=int, total=int)
    cdef double guess_points(self, int side) noexcept nogil
    @cython.locals(totals=double[6], side=int)
    cdef double estimate(self, int seat) noexcept nogil
