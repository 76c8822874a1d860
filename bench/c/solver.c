/* The solver of src/atout/search/solver.py with the plan of solution.py, in plain C, for one game: the same
   nodes, the same value. solver POSITION MEMORY [see svoi.h] prints nodes, positions, value, seconds. */
#include "svoi.h"

enum {
    DRAWN = 2, ROOT = 3, WINS = 1, FAILS = 4, ODD = 16, CERTAIN = 0, HOPEFUL = 1,
    MOST = 1 << 28, NEVER = 1 << 28, IDLE = 500, DEEP = 1000, NODE_BYTES = 190, BURST = 2000, LONGEST = 50000,
    FEWEST = 1 << 14, GROWTH = 4, STEPS = 1 << 20,
};
static const uint64_t MIX = 0x9E3779B97F4A7C15u;
static const double SCEPTIC = 64;

static Deal root, here;
static uint64_t *words, *table, mask, most;
static int *begin, *kids, *first, *proof, *disproof, *lean, *place, *family, *parents, *queue, *left, *soon, *late;
static short *labels, *wide;
static unsigned char *flags;
static int line[DEEP], steps[DEEP], size, edges = 1, words_used, quota, start, attacker, settled, burst = BURST;
static int64_t nodes;

static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }

static int grow(const Deal *deal, const uint64_t *spelled, int n) {
    int node = size++;
    begin[node] = words_used;
    words[words_used++] = n;
    for (int i = 0; i < n; i++) words[words_used++] = spelled[i];
    if (deal->turn & 1) flags[node] = ODD;
    double hope = estimate(deal, 0);
    for (int side = 0; side < 2; side++, hope = -hope) {
        proof[2 * node + side] = 1 + (int)(SCEPTIC * (1 - hope));
        disproof[2 * node + side] = 1 + (int)(SCEPTIC * (1 + hope));
    }
    return node;
}

static uint64_t digest(const uint64_t *spelled, int n) {
    uint64_t x = n;
    for (int i = 0; i < n; i++) {
        x = (x ^ spelled[i]) * MIX;
        x ^= x >> 29;
    }
    return x * MIX;
}

static void widen_table(void) {
    if (mask + 1 == most) return;
    memset(table, 0, 8 * (mask + 1));
    uint64_t slots = mask + 1 < STEPS ? GROWTH * (mask + 1) : most;
    mask = (slots < most ? slots : most) - 1;
    for (int node = ROOT; node < size; node++) {
        uint64_t x = digest(words + begin[node] + 1, words[begin[node]]), slot = (x ^ x >> 32) & mask;
        while (table[slot]) slot = (slot + 1) & mask;
        table[slot] = x >> 32 << 32 | node;
    }
}

static int enter(const Deal *deal) {
    if (deal->turn < 0) return worth(deal, 0) > 0 ? 0 : worth(deal, 0) < 0 ? 1 : DRAWN;
    uint64_t spelled[16];
    int n = spell(deal, spelled);
    uint64_t x = digest(spelled, n), tag = x >> 32, slot = (x ^ x >> 32) & mask;
    for (; table[slot]; slot = (slot + 1) & mask) {
        int node = table[slot] & 0xFFFFFFFF;
        if (table[slot] >> 32 == tag && words[begin[node]] == (uint64_t)n &&
            !memcmp(words + begin[node] + 1, spelled, 8 * n))
            return node;
    }
    int node = grow(deal, spelled, n);
    table[slot] = tag << 32 | node;
    if (2 * (uint64_t)size > mask) widen_table();
    return node;
}

static void expand(int node) {
    int out[64], n = node == ROOT ? legal(&here, out) : narrow(&here, out);
    sort(&here, out, n);
    first[node] = edges;
    wide[node] = n;
    edges += n;
    for (int i = 0; i < n; i++) {
        Deal deal = here;
        choose(&deal, out[i]);
        labels[first[node] + i] = out[i];
        kids[first[node] + i] = enter(&deal);
    }
    nodes++;
    quota--;
    if (!(nodes & 255) && now() < 0) exit(1);
}

static int sure(int node) { return flags[node] & (WINS | FAILS) << attacker; }
static int ours(int node) { return !!(flags[node] & ODD) == attacker; }

static int closed(int kid) {
    int on = lean[2 * kid + attacker];
    return place[kid] > 0 || (on > 0 && place[on] > 0);
}

static void win(int node, int side) { flags[node] |= WINS << side | FAILS << (1 - side); }

static int pick(int node) {
    int *number = ours(node) ? proof : disproof, best = -1, least = MOST;
    for (int edge = first[node]; edge < first[node] + wide[node]; edge++) {
        int kid = kids[edge];
        if (sure(kid) || closed(kid)) continue;
        if (number[2 * kid + attacker] < least) {
            least = number[2 * kid + attacker];
            best = edge;
        }
    }
    return best;
}

static int weigh(int node) {
    int mine = ours(node), least = MOST, most = 0, undecided = 0, deepest = 0, deep = 0, stuck = 0, i;
    for (int edge = first[node]; edge < first[node] + wide[node]; edge++) {
        int kid = kids[edge];
        i = 2 * kid + attacker;
        if (flags[kid] & WINS << attacker) {
            if (mine) {
                win(node, attacker);
                return 1;
            }
        } else if (flags[kid] & FAILS << attacker) {
            if (!mine) {
                flags[node] |= FAILS << attacker;
                return 1;
            }
        } else if (closed(kid)) {
            stuck++;
            if (!place[kid]) kid = lean[i];
            if (place[kid] > deep && kid != node) {
                deep = place[kid];
                deepest = kid;
            }
        } else {
            undecided++;
            least = min(least, mine ? proof[i] : disproof[i]);
            most = max(most, mine ? disproof[i] : proof[i]);
        }
    }
    i = 2 * node + attacker;
    if (stuck && (!mine || !undecided)) {
        lean[i] = deepest ? deepest : start;
        return 1;
    }
    if (!undecided) {
        if (mine)
            flags[node] |= FAILS << attacker;
        else
            win(node, attacker);
        return 1;
    }
    most = min(MOST - 1, most + undecided - 1);
    int p = mine ? least : most, d = mine ? most : least;
    int changed = lean[i] > 0 || proof[i] != p || disproof[i] != d;
    lean[i] = 0;
    proof[i] = p;
    disproof[i] = d;
    return changed;
}

static void prove(void) {
    int at = 0, node = start;
    line[0] = node;
    place[node] = 1;
    for (int idle = 0; quota > 0 && idle < IDLE && !sure(start);) {
        while (first[node] && at < DEEP - 1) {
            int edge = pick(node);
            if (edge < 0) break;
            node = kids[edge];
            line[++at] = node;
            steps[at] = labels[edge];
            place[node] = at + 1;
        }
        int stuck = first[node] > 0;
        idle++;
        if (!stuck) {
            here = root;
            for (int i = 1; i <= at; i++) choose(&here, steps[i]);
            expand(node);
            idle = 0;
        }
        while (weigh(node) || stuck) {
            stuck = 0;
            if (at == 0) break;
            place[node] = 0;
            node = line[--at];
        }
    }
    for (; at >= 0; at--) place[line[at]] = 0;
}

static void spread(int side, int mood, int *distance) {
    for (int node = 0; node < size; node++) {
        distance[node] = NEVER;
        left[node] = wide[node];
    }
    distance[side] = 0;
    queue[0] = side;
    int tail = 1;
    if (mood == HOPEFUL)
        for (int node = ROOT; node < size; node++)
            if (!first[node] && !(flags[node] & FAILS << side)) {
                distance[node] = 1;
                queue[tail++] = node;
            }
    for (int head = 0; head < tail; head++) {
        int node = queue[head];
        for (int i = family[node]; i < family[node + 1]; i++) {
            int parent = parents[i];
            left[parent]--;
            if (distance[parent] < NEVER) continue;
            if (!!(flags[parent] & ODD) == side || left[parent] == 0) {
                distance[parent] = distance[node] + 1;
                queue[tail++] = parent;
            }
        }
    }
}

static void settle(void) {
    memset(family, 0, sizeof(int) * (size + 1));
    for (int node = ROOT; node < size; node++)
        for (int edge = first[node]; edge < first[node] + wide[node]; edge++) family[kids[edge]]++;
    for (int node = 1; node < size; node++) family[node] += family[node - 1];
    family[size] = family[size - 1];
    for (int node = ROOT; node < size; node++)
        for (int edge = first[node]; edge < first[node] + wide[node]; edge++)
            parents[--family[kids[edge]]] = node;
    for (int side = 0; side < 2; side++) {
        spread(side, CERTAIN, late);
        for (int node = ROOT; node < size; node++) {
            lean[2 * node + side] = 0;
            if (late[node] < NEVER) win(node, side);
        }
        spread(side, HOPEFUL, soon);
        for (int node = ROOT; node < size; node++)
            if (soon[node] == NEVER) flags[node] |= FAILS << side;
    }
    settled = size;
}

/* Nearest positions first; the choices to reach them are kept by their place in the queue. */
static void look_wider(int *came) {
    int head = 0, tail = 1;
    left[0] = -1;
    queue[0] = start;
    place[start] = 1;
    for (; head < tail && quota > 0; head++) {
        int node = queue[head];
        if (!first[node]) {
            int n = 0;
            for (int at = head; left[at] >= 0; at = left[at]) line[n++] = labels[came[at]];
            here = root;
            while (n) choose(&here, line[--n]);
            expand(node);
            continue;
        }
        for (int edge = first[node]; edge < first[node] + wide[node]; edge++) {
            int kid = kids[edge];
            if (sure(kid) || place[kid]) continue;
            place[kid] = place[node] + 1;
            queue[tail] = kid;
            left[tail] = head;
            came[tail++] = edge;
        }
    }
    for (int i = 0; i < tail; i++) place[queue[i]] = 0;
}

int main(int argc, char **argv) {
    if (argc != 11) return 2;
    set_up_tables();
    root = position(argv + 1);
    size_t room = strtoull(argv[10], NULL, 10) / NODE_BYTES, slots = FEWEST;
    while (slots < 2 * room) slots *= 2;
    most = slots;
    mask = FEWEST - 1;
    table = calloc(slots, 8);
    words = calloc(6 * room, 8);
    int **ints[] = {&begin, &first, &place, &family, &queue, &left, &soon, &late};
    for (size_t i = 0; i < sizeof ints / sizeof *ints; i++) *ints[i] = calloc(room + 1, sizeof(int));
    int **pairs[] = {&proof, &disproof, &lean};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) *pairs[i] = calloc(2 * room, sizeof(int));
    int *came = calloc(room, sizeof(int));
    kids = calloc(6 * room, sizeof(int));
    parents = calloc(6 * room, sizeof(int));
    labels = calloc(6 * room, sizeof(short));
    wide = calloc(room, sizeof(short));
    flags = calloc(room, 1);
    double begun = spent();
    flags[0] = WINS | FAILS << 1;
    flags[1] = WINS << 1 | FAILS;
    flags[DRAWN] = FAILS | FAILS << 1;
    size = ROOT;
    start = enter(&root);
    for (;;) {
        int undecided = 0, won = 0;
        for (int side = 0; side < 2; side++) {
            undecided |= !(flags[ROOT] & (WINS | FAILS) << side);
            won |= flags[ROOT] & WINS << side;
        }
        if (!undecided || won) break;
        int known[2];
        for (int side = 0; side < 2; side++) known[side] = flags[ROOT] & (WINS | FAILS) << side;
        for (attacker = 0; attacker < 2; attacker++) {
            if (known[attacker]) continue;
            int64_t before = nodes;
            quota = burst;
            prove();
            int looked = nodes - before;
            if (looked >= burst)
                burst = min(LONGEST, 2 * burst);
            else if (!sure(ROOT)) {
                settle();
                if (!sure(ROOT) && looked == 0) {
                    quota = nodes / 8 + 10;
                    look_wider(came);
                }
            }
        }
        if (size > 1.5 * settled + 1000) settle();
    }
    int mover = root.turn & 1;
    const char *value = flags[ROOT] & WINS << mover ? "win" : flags[ROOT] & WINS << (1 - mover) ? "loss" : "draw";
    printf("%lld %d %s %.4f\n", (long long)nodes, size - ROOT, value, spent() - begun);
    return 0;
}
