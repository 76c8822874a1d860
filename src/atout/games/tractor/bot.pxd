from atout.games.tractor.deal cimport Tractor

cdef class TractorBot(Tractor):
    pass
