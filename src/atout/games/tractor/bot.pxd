from atout.search.plans cimport Plans

cdef class TractorPlans(Plans):
    pass
