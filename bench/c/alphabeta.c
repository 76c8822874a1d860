/* The alpha-beta of src/atout/search/alphabeta.py, in plain C, for one game: same nodes, same values.
   alphabeta POSITION DEPTH MEMORY [hands, trumps, turn, rules: see svoi.h] prints nodes, best value, seconds. */
#include <sys/mman.h>

#include "svoi.h"

enum {
    WIN = 10000, FAR = 1 << 20, FINAL = 255, DEPTH = 120, SEEN = 4096,
    NOTHING = 0, AT_LEAST = 1, AT_MOST = 2, EXACT = 3, WORDS = 6, STRIDE = WORDS + 2,
};

typedef struct {
    Deal deal;
    uint64_t words[16];
    int out[64], length;
} Ply;

static Ply plies[DEPTH + 1];
static uint64_t *table, slots = 1, path[DEPTH + 1];
static int seen[SEEN], lean, rough;
static int64_t nodes, deadline = INT64_MAX;

static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }

static int repeated(int index) {
    Ply *ply = &plies[index];
    ply->length = spell(&ply->deal, ply->words);
    for (int i = index - 1; i >= 0; i--)
        if (path[i] == ply->deal.key && plies[i].length == ply->length &&
            !memcmp(plies[i].words, ply->words, 8 * ply->length))
            return i;
    return -1;
}

static uint64_t *probe(Ply *ply) {
    ply->length = spell(&ply->deal, ply->words);
    uint64_t *at = table + (ply->deal.key & (slots - 1)) * STRIDE;
    if (at[1] != ply->deal.key || (int)(at[0] >> 26 & 31) != ply->length) return NULL;
    for (int i = 0; i < ply->length; i++)
        if (at[2 + i] != ply->words[i]) return NULL;
    return at;
}

static void store(Ply *ply, int depth, int value, int bound, int choice) {
    if (ply->length > WORDS) return;
    uint64_t *at = table + (ply->deal.key & (slots - 1)) * STRIDE;
    at[0] = (uint64_t)choice << 32 | ply->length << 26 | bound << 24 | depth << 16 | (value + 32768);
    at[1] = ply->deal.key;
    for (int i = 0; i < ply->length; i++) at[2 + i] = ply->words[i];
}

static int search(int index, int alpha, int beta, int depth);

static int after(int index, int mover, int alpha, int beta, int depth, int narrow) {
    Deal *deal = &plies[index].deal;
    if (deal->turn < 0) {
        nodes++;
        lean = FAR;
        rough = 0;
        return (int)(worth(deal, mover) * WIN);
    }
    if (deal->turn != mover) {
        if (narrow) {
            int value = -search(index, -alpha - 1, -alpha, depth);
            if (value <= alpha || value >= beta) return value;
        }
        return -search(index, -beta, -alpha, depth);
    }
    if (narrow) {
        int value = search(index, alpha, alpha + 1, depth);
        if (value <= alpha || value >= beta) return value;
    }
    return search(index, alpha, beta, depth);
}

static int search(int index, int alpha, int beta, int depth) {
    Ply *ply = &plies[index];
    Deal *deal = &ply->deal;
    nodes++;
    if (!(nodes & 255) && now() >= deadline) exit(1);
    lean = FAR;
    rough = 0;
    int counted = deal->phase != SECOND, place = deal->key & (SEEN - 1);
    if (counted && seen[place]) {
        int back = repeated(index);
        if (back >= 0) {
            lean = back;
            return 0;
        }
    }
    if (depth <= 0 || index == DEPTH) {
        rough = 1;
        int value = (int)(estimate(deal, deal->turn) * WIN);
        return max(1 - WIN, min(WIN - 1, value));
    }
    int hint = -1;
    uint64_t *at = probe(ply);
    if (at) {
        int value = (int)(at[0] & 0xFFFF) - 32768, kept = at[0] >> 16 & 0xFF, bound = at[0] >> 24 & 3;
        hint = at[0] >> 32;
        if (kept >= depth && (bound == EXACT || (bound == AT_LEAST && value >= beta) ||
                              (bound == AT_MOST && value <= alpha))) {
            rough = kept != FINAL;
            return value;
        }
    }
    int n = legal(deal, ply->out);
    sort(deal, ply->out, n);
    for (int i = 0; i < n; i++)
        if (ply->out[i] == hint) {
            for (; i; i--) ply->out[i] = ply->out[i - 1];
            ply->out[0] = hint;
            break;
        }
    path[index] = deal->key;
    if (counted) seen[place]++;
    int floor = alpha, best = -FAR, choice = -1, leans = FAR, roughs = 0, deeper = n > 1 ? depth - 1 : depth;
    for (int i = 0; i < n; i++) {
        ply[1].deal = *deal;
        choose(&ply[1].deal, ply->out[i]);
        int value = after(index + 1, deal->turn, floor, beta, deeper, i > 0 && beta - floor > 1);
        leans = min(leans, lean);
        roughs |= rough;
        if (value > best) {
            best = value;
            choice = ply->out[i];
        }
        if (value >= beta) {
            leans = lean;
            roughs = rough;
            break;
        }
        floor = max(floor, value);
    }
    if (counted) seen[place]--;
    if (leans >= index || best >= WIN || best <= -WIN) leans = FAR;
    if (best >= WIN || best <= -WIN) roughs = 0;
    int bound = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
    if (leans < FAR)
        store(ply, 0, 0, NOTHING, choice);
    else
        store(ply, roughs ? depth : FINAL, best, bound, choice);
    lean = leans;
    rough = roughs;
    return best;
}

int main(int argc, char **argv) {
    if (argc != 12) return 2;
    set_up_tables();
    plies[0].deal = position(argv + 1);
    int limit = atoi(argv[10]);
    uint64_t memory = strtoull(argv[11], NULL, 10);
    while (2 * slots * 8 * STRIDE <= memory) slots *= 2;
    table = mmap(NULL, slots * 8 * STRIDE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    Deal *root = &plies[0].deal;
    int out[64], values[64] = {0}, ends[64] = {0}, solved = 0, depth = 0;
    int count = legal(root, out);
    sort(root, out, count);
    path[0] = root->key;
    plies[0].length = spell(root, plies[0].words);
    seen[root->key & (SEEN - 1)]++;
    double begun = spent();
    for (; depth < limit && !solved; depth++) {
        int alpha = -FAR, open = 0;
        for (int i = 0; i < count; i++) {
            int value = values[i];
            if (!ends[i]) {
                plies[1].deal = *root;
                choose(&plies[1].deal, out[i]);
                int narrow = i > 0;
                value = after(1, root->turn, narrow ? alpha : -FAR, FAR, depth, narrow);
                values[i] = value;
                if (!rough && (value <= -WIN || value > alpha)) ends[i] = depth + 1;
                open |= rough;
            }
            alpha = max(alpha, value);
        }
        for (int i = 1; i < count; i++) {
            int choice = out[i], value = values[i], end = ends[i], j = i;
            for (; j && (values[j - 1] < value ||
                         (values[j - 1] == value && value == -WIN && ends[j - 1] < end)); j--) {
                out[j] = out[j - 1];
                values[j] = values[j - 1];
                ends[j] = ends[j - 1];
            }
            out[j] = choice;
            values[j] = value;
            ends[j] = end;
        }
        solved = !open || alpha >= WIN;
    }
    printf("%lld %d %.4f\n", (long long)nodes, values[0], spent() - begun);
    return 0;
}
