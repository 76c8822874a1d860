cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.games.tractor.shapes cimport Shapes

cdef int STEPS, TRUMPS, SINGLE, TWO, TRACTOR, THROW, RUFF, LONGEST_PART, EVERY_PART, HIGHEST_CARD

cdef class Plays(Shapes):
    cdef readonly uint64_t[4] one, two
    cdef readonly uint64_t chosen_one, chosen_two
    cdef readonly uint64_t lead_one, lead_two, best_one, best_two
    cdef readonly short[26] lens
    cdef readonly int chosen, size, laid
    cdef readonly int lead_suit, lead_kind, lead_pairs, lead_parts, best, best_value
    cdef readonly bint failed
    cdef readonly bint tractors_first, exact, must_beat
    cdef readonly int compare

    @cython.final
    @cython.locals(i=int)
    cdef void forget_play(self) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void begin_trick(self, int leader, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(value=int)
    cdef void compare_play(self, int seat, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(suit=int, over=int, steps=uint64_t)
    cdef int value_of(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(pairs=int[16], low=int)
    cdef int ruff_value(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef bint same_layout(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(step=int)
    cdef void count_pairs(self, uint64_t two, int suit, int* pairs) noexcept nogil
    @cython.final
    @cython.locals(step=int)
    cdef bint row(self, int* pairs, int low, int length) noexcept nogil
    @cython.final
    @cython.locals(step=int)
    cdef void take(self, int* pairs, int low, int length, int number) noexcept nogil
    @cython.final
    @cython.locals(length=int, low=int, after=int)
    cdef int place(self, int* pairs, int i, int highest) noexcept nogil
    @cython.final
    @cython.locals(pairs=int[16], cards=int[16], my_pairs=int[16], my_cards=int[16], tops=int[26], step=int)
    cdef bint every_part_higher(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(length=int, low=int, beaten=bint)
    cdef bint all_readings_beaten(self, int* pairs, int* cards, int i, int highest, int* tops, int* my_pairs, int* my_cards) noexcept nogil
    @cython.final
    @cython.locals(length=int, low=int, found=bint)
    cdef bint some_reading_beats(self, int* pairs, int* cards, int i, int highest, int* tops, int* others) noexcept nogil
    @cython.final
    @cython.locals(step=int, other=int, mine=int, theirs=int)
    cdef bint singles_higher(self, int* cards, int* others) noexcept nogil

    @cython.final
    @cython.locals(kind=uint64_t)
    cdef uint64_t above_best(self) noexcept nogil
    @cython.final
    cdef bint must_beat_now(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(low=int)
    cdef uint64_t beating_rows(self, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t)
    cdef uint64_t leadable(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(suit=uint64_t, mine=uint64_t, twice=uint64_t, left=uint64_t, spare=int, held=int)
    cdef uint64_t followable(self, uint64_t one, uint64_t two) noexcept nogil
    @cython.final
    @cython.locals(suit=uint64_t, mask=uint64_t, kept=uint64_t, kind=int, below=uint64_t, one_left=uint64_t, two_left=uint64_t)
    cdef uint64_t rising(self, uint64_t allowed, uint64_t one, uint64_t two, int spare) noexcept nogil
    @cython.final
    @cython.locals(owed=int, room=int, halves=uint64_t, fresh=uint64_t, begun=int, allowed=uint64_t, mask=uint64_t, kept=uint64_t,
                   kind=int, above=uint64_t, bit=uint64_t, ready=int, whole=int, need=int)
    cdef uint64_t with_pairs(self, uint64_t mine, uint64_t twice) noexcept nogil
    @cython.final
    cdef bint enough(self, int owed, int begun, int room) noexcept nogil
    @cython.final
    @cython.locals(rows=uint64_t, span=uint64_t, used=uint64_t, free=uint64_t, allowed=uint64_t, low=int, step=int, length=int)
    cdef uint64_t with_row(self, uint64_t twice) noexcept nogil
    @cython.final
    @cython.locals(kept=uint64_t, kind=int, step=int, later=bint, here=uint64_t)
    cdef uint64_t rising_row(self, uint64_t allowed, uint64_t free, int low, int length) noexcept nogil
    @cython.final
    @cython.locals(kinds=uint64_t[26], steps=uint64_t[26], n=int, set_=uint64_t, most=uint64_t, worth=uint64_t, i=int, mask=uint64_t,
                   some=uint64_t, rows=uint64_t, allowed=uint64_t, left=uint64_t, lowest=uint64_t, carry=uint64_t)
    cdef uint64_t with_tractors(self, uint64_t twice) noexcept nogil
    @cython.final
    @cython.locals(steps=uint64_t[26], n=int, set_=uint64_t, most=uint64_t, worth=uint64_t, mask=uint64_t,
                   rows=uint64_t, lowest=uint64_t, carry=uint64_t)
    cdef uint64_t most_tractors(self, uint64_t twice) noexcept nogil
    @cython.final
    cdef int last_chosen(self) noexcept nogil
    @cython.final
    @cython.locals(suit=uint64_t, mine=uint64_t, twice=uint64_t, held=int, pairs=int, owed=int)
    cdef bint whole(self, uint64_t hand_one, uint64_t hand_two, uint64_t one, uint64_t two) noexcept nogil
