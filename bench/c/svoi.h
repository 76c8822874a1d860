/* Svoi Kozyri for two players in plain C: the yardstick for the compiled Python. Rules as on the sheet. */
#ifndef SVOI_H
#define SVOI_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PICK_UP = 52, LEAD = 1, BEAT = 2, SECOND = 3, NONE = 4, ACE = 12, LAST_TURN = 2000 };

typedef struct {
    uint64_t hands[2], key;
    int held[2], trump[2];
    int turn, phase, size, turns, loser;
    int take_all, unwilling, taker_leads, last_card_draws;
    uint8_t pile[52];
} Deal;

static uint64_t CARD_KEY[52][56], TURN_KEY[4], SECOND_KEY, BEATS[5][52], SUITS[5];
static int BURDEN[3][8192];

#include "burden.h" /* static const int CARD_BURDEN[3][13], UNBEATEN, PICKED_UP; static const double MILD */

static uint64_t next_word(uint64_t *state) {
    *state += 0x9E3779B97F4A7C15u;
    uint64_t word = (*state ^ *state >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

static void set_up_tables(void) {
    uint64_t state = 0;
    for (int card = 0; card < 52; card++)
        for (int place = 0; place < 56; place++) CARD_KEY[card][place] = next_word(&state);
    for (int seat = 0; seat < 4; seat++) TURN_KEY[seat] = next_word(&state);
    SECOND_KEY = next_word(&state);
    for (int suit = 0; suit < 4; suit++) SUITS[suit] = (uint64_t)0x1FFF << 13 * suit;
    for (int trump = 0; trump < 5; trump++)
        for (int card = 0; card < 52; card++) {
            int suit = card / 13;
            for (int higher = card + 1; higher < 13 * suit + 13; higher++)
                BEATS[trump][card] |= (uint64_t)1 << higher;
            if (suit != trump) BEATS[trump][card] |= SUITS[trump];
        }
    for (int kind = 0; kind < 3; kind++)
        for (int ranks = 0; ranks < 8192; ranks++)
            for (int rank = 0; rank < 13; rank++)
                if (ranks >> rank & 1) BURDEN[kind][ranks] += CARD_BURDEN[kind][rank];
}

static inline uint64_t bit(int card) { return (uint64_t)1 << card; }
static inline int lowest(uint64_t cards) { return __builtin_ctzll(cards); }

/* A position: two hands as hexadecimal sets, two trump suits, the seat in turn, four house rules. */
static Deal position(char **text) {
    Deal deal = {0};
    for (int seat = 0; seat < 2; seat++) {
        deal.hands[seat] = strtoull(text[seat], NULL, 16);
        deal.held[seat] = __builtin_popcountll(deal.hands[seat]);
        deal.trump[seat] = atoi(text[2 + seat]);
        for (uint64_t cards = deal.hands[seat]; cards; cards &= cards - 1)
            deal.key ^= CARD_KEY[lowest(cards)][seat];
    }
    deal.turn = atoi(text[4]);
    deal.key ^= TURN_KEY[deal.turn];
    deal.phase = LEAD;
    deal.loser = -1;
    deal.take_all = atoi(text[5]);
    deal.unwilling = atoi(text[6]);
    deal.taker_leads = atoi(text[7]);
    deal.last_card_draws = atoi(text[8]);
    return deal;
}

static inline int legal(const Deal *deal, int *out) {
    int n = 0;
    uint64_t cards = deal->hands[deal->turn];
    if (deal->phase == BEAT) cards &= BEATS[deal->trump[deal->turn]][deal->pile[deal->size - 1]];
    for (; cards; cards &= cards - 1) out[n++] = lowest(cards);
    if (deal->phase == BEAT && (n == 0 || deal->unwilling)) out[n++] = PICK_UP;
    return n;
}

/* Without choices that another is never worse than, where nobody is forced and piles are taken whole. */
static inline int narrow(const Deal *deal, int *out) {
    int n = legal(deal, out), kept = 0, last = -1;
    if (!(deal->take_all && deal->unwilling) || n < 2) return n;
    for (int i = 0; i < n; i++) {
        int card = out[i];
        if (kept && card < PICK_UP && card / 13 == last / 13 &&
            (deal->phase == BEAT || !(deal->hands[1 - deal->turn] & (bit(card) - bit(last)))))
            continue;
        out[kept++] = last = card;
    }
    return kept;
}

static inline void finish(Deal *deal) {
    deal->key ^= TURN_KEY[deal->turn];
    deal->turn = -1;
}

static inline void end_turn(Deal *deal, int next) {
    if (++deal->turns == LAST_TURN) {
        finish(deal);
        return;
    }
    deal->key ^= TURN_KEY[deal->turn] ^ TURN_KEY[next];
    deal->turn = next;
    deal->phase = deal->size ? BEAT : LEAD;
}

static inline void choose(Deal *deal, int choice) {
    int seat = deal->turn, other = 1 - seat;
    if (choice < PICK_UP) {
        deal->hands[seat] &= ~bit(choice);
        deal->held[seat]--;
        deal->key ^= CARD_KEY[choice][seat] ^ CARD_KEY[choice][4 + deal->size];
        deal->pile[deal->size++] = choice;
        if (deal->phase == SECOND) deal->key ^= SECOND_KEY;
        if (deal->held[seat] == 0) {
            if (!(deal->last_card_draws && deal->held[other] == 1 &&
                  deal->hands[other] & BEATS[deal->trump[other]][choice]))
                deal->loser = other;
            finish(deal);
        } else if (deal->phase == BEAT) {
            deal->phase = SECOND;
            deal->key ^= SECOND_KEY;
        } else {
            end_turn(deal, other);
        }
        return;
    }
    int top = deal->pile[deal->size - 1], trump = deal->trump[seat], n = deal->size;
    if (!deal->take_all && top != trump * 13 + ACE) {
        int most = top / 13 == trump ? 5 : 3;
        if (n > most) n = most;
    }
    deal->held[seat] += n;
    while (n--) {
        int card = deal->pile[--deal->size];
        deal->hands[seat] |= bit(card);
        deal->key ^= CARD_KEY[card][seat] ^ CARD_KEY[card][4 + deal->size];
    }
    end_turn(deal, deal->size == 0 && deal->taker_leads ? seat : other);
}

static inline double worth(const Deal *deal, int seat) {
    return deal->loser < 0 ? 0 : deal->loser == seat ? -1 : 1;
}

static inline int spell(const Deal *deal, uint64_t *out) {
    out[0] = deal->hands[0] | (uint64_t)((deal->turn + 1) | deal->phase << 3) << 52;
    out[1] = deal->hands[1];
    if (deal->take_all) {
        if (deal->size) out[1] |= (uint64_t)(deal->pile[deal->size - 1] + 1) << 52;
        return 2;
    }
    out[1] |= (uint64_t)deal->size << 52;
    int n = 1;
    for (int i = 0; i < deal->size; i++) {
        if (i % 10 == 0) out[++n] = 0;
        out[n] = out[n] << 6 | deal->pile[i];
    }
    return n + 1;
}

static inline int kind_of(const Deal *deal, int suit, int seat) {
    return suit == deal->trump[seat] ? 0 : suit == deal->trump[1 - seat] ? 1 : 2;
}

static inline int burden(const Deal *deal, int seat) {
    int total = 0;
    for (int suit = 0; suit < 4; suit++)
        total += BURDEN[kind_of(deal, suit, seat)][deal->hands[seat] >> 13 * suit & 0x1FFF];
    return total;
}

static inline double estimate(const Deal *deal, int seat) {
    int lead = burden(deal, 1 - seat) - burden(deal, seat);
    return lead / (MILD + abs(lead));
}

static inline int appeal(const Deal *deal, int choice) {
    if (choice == PICK_UP) return PICKED_UP;
    int score = CARD_BURDEN[kind_of(deal, choice / 13, deal->turn)][choice % 13], rival = 1 - deal->turn;
    if (deal->phase != BEAT && !(deal->hands[rival] & BEATS[deal->trump[rival]][choice])) score += UNBEATEN;
    return score;
}

static inline void sort(const Deal *deal, int *out, int n) {
    int scores[64];
    for (int i = 0; i < n; i++) {
        int choice = out[i], score = appeal(deal, choice), j = i;
        for (; j && scores[j - 1] < score; j--) {
            scores[j] = scores[j - 1];
            out[j] = out[j - 1];
        }
        scores[j] = score;
        out[j] = choice;
    }
}

static inline int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* Seconds of the processor's time. */
static inline double spent(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

#endif
