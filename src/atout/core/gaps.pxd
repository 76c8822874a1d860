from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    static const uint64_t ATOUT_GAPS[6] = {0x5555555555555555u, 0x3333333333333333u, 0x0F0F0F0F0F0F0F0Fu,
                                           0x00FF00FF00FF00FFu, 0x0000FFFF0000FFFFu, 0x00000000FFFFFFFFu};
    static inline uint64_t atout_opened(uint64_t word, int i) {
    #if defined(__x86_64__) && defined(__GNUC__) /* one instruction, where the processor has it */
        if (__builtin_cpu_supports("bmi2")) {
            uint64_t found;
            __asm__("pdep %2, %1, %0" : "=r"(found) : "r"(word), "r"(ATOUT_GAPS[i]));
            return found;
        }
    #endif
        word &= ATOUT_GAPS[5];
        for (int j = 4; j >= i; j--) word = (word | word << (1 << j)) & ATOUT_GAPS[j];
        return word;
    }
    static inline uint64_t atout_closed(uint64_t word, int i) {
        word &= ATOUT_GAPS[i];
        for (int j = i; j < 5; j++) word = (word | word >> (1 << j)) & ATOUT_GAPS[j + 1];
        return word;
    }
    """
    const uint64_t[6] MASKS "ATOUT_GAPS"
    uint64_t opened "atout_opened" (uint64_t word, int i) noexcept nogil
    uint64_t closed "atout_closed" (uint64_t word, int i) noexcept nogil
