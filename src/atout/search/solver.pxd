cimport cython
from libc.stdint cimport int64_t, uint64_t

from atout.core cimport clock, gil
from atout.core.deal cimport Deal
from atout.core.task cimport Task

cdef int FEWEST, FORCED, GROWTH, STEPS, PROVE, SETTLE, MEASURE, WIDEN, SCOUR, CERTAIN, HOPEFUL
cdef int DRAWN, ROOT, MOST, IDLE, DEEP, NEVER, WINS, FAILS, ODD
cdef double SCEPTIC
cdef uint64_t MIX, MASK64, MASK32

cdef class Solver(Task):
    cdef readonly Deal deal
    cdef Deal here, after
    cdef uint64_t[::1] words
    cdef uint64_t[::1] table
    cdef int[::1] begin, kids, first, proof, disproof, lean, place, family, parents, queue, left, came, soon, late, line, steps
    cdef short[::1] labels, wide
    cdef unsigned char[::1] flags
    cdef int[128] only, out
    cdef uint64_t[16] spelled
    cdef uint64_t mask
    cdef int64_t reckoned, deadline, word_room, edge_room
    cdef int room, words_used, edges
    cdef readonly int size, root
    cdef readonly int64_t nodes
    cdef readonly bint full
    cdef public bint cancelled
    cdef bint stopped, narrow
    cdef int job, start, attacker, limit, quota

    cdef void work(self) noexcept nogil
    @cython.final
    @cython.locals(n=int, x=uint64_t, worth=double, slot=uint64_t, tag=uint64_t, entry=uint64_t, node=int)
    cdef int enter(self, Deal deal) noexcept nogil
    @cython.final
    @cython.locals(x=uint64_t, i=int)
    cdef uint64_t digest(self, int n) noexcept nogil
    @cython.final
    @cython.locals(slot=uint64_t, slots=uint64_t, node=int, at=int, n=int, i=int, x=uint64_t)
    cdef void widen_table(self) noexcept nogil
    @cython.final
    @cython.locals(at=int, i=int)
    cdef bint stands(self, int node, int n) noexcept nogil
    @cython.final
    @cython.locals(node=int, i=int, hope=double, doubt=int)
    cdef int grow(self, Deal deal, int n) noexcept nogil
    @cython.final
    @cython.locals(n=int, i=int, kid=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.final
    cdef void go(self, Deal deal, int choice) noexcept nogil
    @cython.final
    cdef void watch_clock(self) noexcept nogil
    @cython.final
    @cython.locals(idle=int, at=int, node=int, edge=int, i=int, stuck=bint)
    cdef void search(self) noexcept nogil
    @cython.final
    cdef bint sure(self, int node) noexcept nogil
    @cython.final
    cdef bint closed(self, int kid) noexcept nogil
    @cython.final
    @cython.locals(ours=bint, best=int, least=int, edge=int, kid=int, value=int)
    cdef int choose(self, int node) noexcept nogil
    @cython.final
    @cython.locals(edge=int, kid=int, least=int, most=int, undecided=int, stuck=int, deepest=int, deep=int, i=int, ours=bint, changed=bint)
    cdef bint weigh(self, int node) noexcept nogil
    @cython.final
    cdef void win(self, int node, int side) noexcept nogil
    @cython.final
    @cython.locals(edge=int, kid=int, node=int, total=int)
    cdef void link(self) noexcept nogil
    @cython.final
    @cython.locals(attacker=int, node=int)
    cdef void settle_all(self) noexcept nogil
    @cython.final
    @cython.locals(head=int, tail=int, i=int, node=int, parent=int)
    cdef void spread(self, int attacker, int mood, int[::1] distance) noexcept nogil
    @cython.final
    @cython.locals(head=int, tail=int, edge=int, kid=int, i=int, node=int)
    cdef void widen(self, int job) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef void replay(self, int at) noexcept nogil
    @cython.final
    @cython.locals(edge=int)
    cdef void stand_at_start(self) noexcept nogil
    @cython.final
    @cython.locals(node=int, rest=int, edge=int, kid=int)
    cdef int follow_all(self, int head, int job, int tail) noexcept nogil
    @cython.final
    @cython.locals(kid=int)
    cdef int follow(self, int head, int edge, int tail) noexcept nogil
    @cython.final
    @cython.locals(best=int, edge=int, kid=int)
    cdef int defence(self, int node, int rest) noexcept nogil
