from atout.games.tractor.habits cimport TractorBot
from atout.search.plans cimport Plans

cdef class TractorPlans(Plans):
    cdef readonly TractorBot round

    cdef double play_on(self) noexcept nogil
