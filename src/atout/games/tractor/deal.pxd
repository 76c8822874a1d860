cimport cython
from libc.stdint cimport uint64_t

from atout.core cimport bits
from atout.core.deal cimport Deal
from atout.core.rng cimport Rng

cdef class Tractor(Deal):
    # Hands and heaps are two masks of kinds (bit k: kind k): held at least once, held twice.
    cdef readonly uint64_t[4] one, two            # the hands, as far as they are known
    cdef readonly uint64_t[4] known_one, known_two  # cards known to all to be in a hand (shown, taken back)
    cdef readonly uint64_t seen_one, seen_two     # known to all to be in the starter's hand or talon
    cdef readonly uint64_t talon_one, talon_two   # what lies in the talon, once it is laid
    cdef readonly uint64_t chosen_one, chosen_two  # chosen so far by the seat in turn (PLAY)
    cdef readonly uint64_t back_one, back_two     # taken back in this trick, or the last one if none lies yet
    cdef readonly short[108] pack                 # in the order of drawing, -1 unknown; 100 to 107 the talon
    cdef readonly short[104] plays                # the cards played, play by play, trick by trick
    cdef readonly short[26] sizes, leaders, takers, kinds, gains  # of each trick; the running one is tricks
    cdef readonly short[26] fails, fines          # cards of a throw taken back in this trick, and the fine
    cdef readonly int[4] held                     # how many cards each seat holds
    cdef readonly int[6] show_by, show_what, show_at  # the showings: seat, choice, cards drawn by then
    cdef readonly int shows                       # how many
    cdef readonly int phase, ended                # numbers.py
    cdef readonly int drawn, drawer, turned, buried, waits  # cards drawn, who drew first, talon cards turned, laid
    cdef readonly int trump, rank                 # 0 to 3, NO_TRUMP, UNNAMED; the trump rank (0 two, 12 ace)
    cdef readonly int[2] ranks                    # the scores of both sides
    cdef readonly bint first                      # the first round of the match
    cdef readonly int starter, declarers          # seat, side (0 or 1); -1 before they are known
    cdef readonly int played, tricks, chosen, laid  # cards in plays; finished tricks; chosen; plays laid in this trick
    cdef readonly int best                        # the seat that wins the trick so far
    cdef readonly int points, talon_points, times  # opponents' points (fines too); the talon's, how often they count
