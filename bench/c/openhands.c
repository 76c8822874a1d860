/* The search of src/atout/search/openhands.py once more, in C, for Bid Euchre with one pack: what bench/tricks.py
 * measures ours against.
 *
 * cc -O2 -o openhands openhands.c; each line of the input is a deal: trumps (0 to 3), who leads, and the four hands as sets
 * of cards. It writes the tricks of the leader's side, a line each, then the positions searched and the seconds.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

typedef uint64_t set;

enum { SLOTS = 16, NINE = 7, JACK = 9, ACE = 12, MOST = 100000 };
static const set SPREAD = 0x9E3779B97F4A7C15u;

static struct { set key, data; } table[1 << SLOTS];
static set generation;

static set hands[4], everything, space, walls, trumps, follow[64], beat[64];
static int side[4], left;
static int64_t nodes;

static inline set bit(int n) { return (set)1 << n; }
static inline int lowest(set x) { return __builtin_ctzll(x); }
static inline int highest(set x) { return 63 - __builtin_clzll(x); }
static inline int count(set x) { return __builtin_popcountll(x); }
static inline int most(int a, int b) { return a > b ? a : b; }
static inline int least(int a, int b) { return a < b ? a : b; }

static inline set runs(set mine) {
    set others = everything & ~mine, gone = space & ~everything, start = (others | walls) << 1 | 1;
    return mine & (start | (((start & gone) + gone) & ~gone));
}

static int lead(int seat, int need);

static int close(int taker, set trick, int need) {
    everything &= ~trick;
    left--;
    int result = lead(taker, need - side[taker]);
    left++;
    everything |= trick;
    return result;
}

static int answer(int seat, int lying, int best, int winner, set asked, set trick, int need) {
    nodes++;
    set hand = hands[seat], legal = hand & asked, first, second;
    int mine = side[seat], last = lying == 3, low = last, result;
    if (!legal) legal = hand;
    if (legal & (legal - 1)) legal &= runs(hand);
    set beaters = legal & beat[best];
    if (beaters && !(last && side[winner] == mine)) {
        first = beaters;
        second = legal & ~beaters;
    } else {
        first = legal & ~beaters;
        second = beaters;
        low = 1;
    }
    while (first | second) {
        if (!first) {
            first = second;
            second = 0;
            low = 1;
        }
        int card = low ? lowest(first) : highest(first), beats = beat[best] >> card & 1;
        first &= ~bit(card);
        hands[seat] = hand & ~bit(card);
        int top = beats ? card : best, taker = beats ? seat : winner;
        if (last) result = close(taker, trick | bit(card), need);
        else result = answer((seat + 1) & 3, lying + 1, top, taker, asked, trick | bit(card), need);
        hands[seat] = hand;
        if (result == mine) return mine;
    }
    return 1 - mine;
}

static int last_trick(int seat, int need) {
    int best = lowest(hands[seat]), winner = seat;
    for (int i = 0; i < 3; i++) {
        seat = (seat + 1) & 3;
        if (beat[best] & hands[seat]) {
            best = lowest(hands[seat]);
            winner = seat;
        }
    }
    return need <= side[winner];
}

static int sure(int need) {
    set mask = everything & trumps;
    if (!mask) return -1;
    int owner = 0, tricks;
    while (!(hands[owner] >> highest(mask) & 1)) owner++;
    set rivals = mask & ~hands[owner];
    tricks = rivals ? count(mask >> highest(rivals)) - 1 : count(mask);
    if (side[owner]) return need <= tricks ? 1 : -1;
    return need > left - tricks ? 0 : -1;
}

static int lead(int seat, int need) {
    nodes++;
    if (need <= 0) return 1;
    if (need > left) return 0;
    if (left <= 1) return last_trick(seat, need);
    int result = sure(need), low = 0, high = left, hint = -1, mine = side[seat], found = 0;
    if (result >= 0) return result;
    set key = (set)seat << 61 | everything, at = key * SPREAD >> (64 - SLOTS), data = table[at].data;
    if (table[at].key == key && data >> 32 == generation) {
        low = data & 255;
        high = data >> 8 & 255;
        if (low >= need) return 1;
        if (high < need) return 0;
        hint = (int)(data >> 16 & 255) - 1;
    }
    set hand = hands[seat], rest = runs(hand), rivals = 0, masters = 0;
    for (int s = 0; s < 4; s++)
        if (side[s] != mine) rivals |= hands[s];
    for (set mask = rest; mask; mask &= mask - 1)
        if (!(beat[lowest(mask)] & rivals)) masters |= bit(lowest(mask));
    rest &= ~masters;
    while (hint >= 0 || masters | rest) {
        int card = hint >= 0 ? hint : lowest(masters ? masters : rest);
        hint = -1;
        masters &= ~bit(card);
        rest &= ~bit(card);
        hands[seat] = hand & ~bit(card);
        result = answer((seat + 1) & 3, 1, card, seat, follow[card], bit(card), need);
        hands[seat] = hand;
        if (result == mine) {
            found = card + 1;
            break;
        }
    }
    result = found ? mine : 1 - mine;
    if (result) low = need;
    else high = need - 1;
    table[at].key = key;
    table[at].data = generation << 32 | (set)found << 16 | (set)high << 8 | (set)low;
    return result;
}

static int solve(int leader) {
    int low = 0, high = left, guess = left / 2;
    while (low < high) {
        int need = least(most(guess, low + 1), high);
        if (lead(leader, need)) {
            low = need;
            guess = need + 1;
        } else {
            high = need - 1;
            guess = need - 1;
        }
    }
    return low;
}

/* The suit of a card, and its place there from below; the other jack of the colour is a trump (BE-4). */
static int suit_of(int card, int trump) { return card == (3 - trump) * 13 + JACK ? trump : card / 13; }

static int rank_of(int card, int trump) {
    int suit = card / 13, rank = card % 13;
    if (rank == JACK && suit == trump) return 6;
    if (rank == JACK && suit == 3 - trump) return 5;
    if (rank > JACK && (suit == trump || suit == 3 - trump)) rank--;
    return rank - NINE;
}

static void arrange(int trump, int leader, const set *dealt) {
    static const int width[2] = {6, 5};
    int base = 0, first[4] = {-1, -1, -1, -1}, place[52];
    generation++;
    space = everything = trumps = 0;
    left = 6;
    for (int card = NINE; card < 52; card++) {
        if (card % 13 < NINE) continue;
        int suit = suit_of(card, trump), cards = suit == trump ? 8 : width[suit == 3 - trump]; /* a place for a joker */
        if (first[suit] < 0) {
            first[suit] = base;
            space |= (bit(cards) - 1) << base;
            base += cards + 1;
        }
        place[card] = first[suit] + rank_of(card, trump);
    }
    walls = ~space;
    for (int card = NINE; card < 52; card++) {
        if (card % 13 < NINE) continue;
        int suit = suit_of(card, trump), at = place[card];
        follow[at] = beat[at] = 0;
        if (suit == trump) trumps |= bit(at);
        for (int other = NINE; other < 52; other++) {
            if (other % 13 < NINE) continue;
            int same = suit_of(other, trump) == suit;
            if (same) follow[at] |= bit(place[other]);
            if (same ? place[other] > at : suit_of(other, trump) == trump) beat[at] |= bit(place[other]);
        }
    }
    for (int seat = 0; seat < 4; seat++) {
        side[seat] = !((seat ^ leader) & 1);
        hands[seat] = 0;
        for (set mask = dealt[seat]; mask; mask &= mask - 1) hands[seat] |= bit(place[lowest(mask)]);
        everything |= hands[seat];
    }
}

int main(void) {
    static int trump[MOST], leader[MOST], tricks[MOST];
    static set dealt[MOST][4];
    int deals = 0;
    while (deals < MOST && scanf("%d %d %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64, &trump[deals], &leader[deals],
                                 &dealt[deals][0], &dealt[deals][1], &dealt[deals][2], &dealt[deals][3]) == 6)
        deals++;
    clock_t start = clock();
    for (int i = 0; i < deals; i++) {
        arrange(trump[i], leader[i], dealt[i]);
        tricks[i] = solve(leader[i]);
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    for (int i = 0; i < deals; i++) printf("%d\n", tricks[i]);
    printf("%" PRId64 " %.6f\n", nodes, seconds);
    return 0;
}
