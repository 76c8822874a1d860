"""Every position of a duel in which the pile is always taken whole, at once, by retrograde analysis.

A round goes from a card led to an empty pile until somebody picks the pile up, or has no cards left. Within
a round cards only leave the hands, so nothing repeats: its positions follow from those of larger piles, and
the whole round from who wins where a card is led to an empty pile. Of those positions there are few, two for
every way of dividing the cards into two hands. To begin with none counts as won; all rounds are reckoned
again and again until no more come to be. So play without end is a draw, and nothing leans on a path.

What is kept of a position is one bit, that a side can force a win. The pile's order below its top card does
not matter; nor does its top card once it is beaten and a second card is owed. So a position with a second
card to come is a pile and a hand, the other hand being what is left. For each pile the bits of all hands
stand side by side, a hand's number being its cards as bits, those of the pile left out; a choice is reckoned
for 64 hands in one step.
"""

import math
from array import array

from atout.core import bits, clock, gaps, gil
from atout.core.task import Task
from atout.games.svoi_kozyri import deal as rules
from atout.search.store import zeros

MOST = 20
"""So many cards fit into memory (900 MB), and take minutes."""

WORD = 6  # a word holds the bits of all hands of six cards
SMALL = 3  # with so few cards in the two hands, a deal that ends is looked at one by one
PATIENCE = 1 << 14  # words between two looks at the clock
MASK64 = (1 << 64) - 1


def room(cards):
    """How many bytes it takes."""
    if cards > MOST:
        return 1 << 62
    layers = [math.comb(cards, k) * words_for(cards - k) for k in range(cards + 1)]
    held = 6 * words_for(cards) + 4 * max(sum(layers[::2]), sum(layers[1::2]))
    return 8 * held + 8 * (1 << cards)


def words_for(m):
    """How many words hold the bits of all hands of m cards."""
    return 1 << m - WORD if m > WORD else 1


class Rounds(Task):
    """All positions with the cards of ``deal``: what its choices lead to.

    ``hands`` of the first seat are looked at as well, a set of cards each: which leads to an empty pile win.
    ``solved`` says that time was enough.
    """

    __slots__ = (
        "all", "asked", "asks", "beats", "cancelled", "card", "count", "deadline", "hand",
        "last_card_draws", "lead_at", "leads", "moved", "n", "out", "patience", "phase", "pile", "place",
        "rank", "scratch_at", "second_at", "side", "sides", "size", "solved", "stale", "stopped", "sweeps",
        "take_at", "taker_leads", "turn", "unwilling", "won", "words",
    )  # fmt: skip

    def __init__(self, deal, hands=()):
        self.n = 0
        self.card = [0] * 20
        self.place = [0] * 52
        for card in range(52):
            if deal.cards >> card & 1:
                self.card[self.n] = card
                self.place[card] = self.n
                self.n += 1
        self.all = (1 << self.n) - 1
        self.beats = [0] * 40
        for seat in range(2):
            for i in range(self.n):
                beaters = rules.BEATS[deal.trump[seat]][self.card[i]]
                self.beats[MOST * seat + i] = self.numbered(beaters & deal.cards)
        self.hand = self.numbered(deal.hands[0])
        self.size = deal.size
        self.pile = self.numbered(deal.cards & ~(deal.hands[0] | deal.hands[1]))
        self.turn = deal.turn
        self.phase = deal.phase
        self.unwilling = deal.unwilling
        self.taker_leads = deal.taker_leads
        self.last_card_draws = deal.last_card_draws
        self.out = [0] * 64
        self.count = 0
        for choice in deal.choices():
            self.out[self.count] = choice
            self.count += 1
        self.won = [0] * 128
        self.asked = array("Q", [self.numbered(hand) for hand in hands])
        self.leads = array("Q", bytes(32 * len(hands)))
        self.sides = 2
        self.asks = len(hands)
        self.make_room()
        self.solved = False
        self.cancelled = False
        self.stopped = False
        self.deadline = 0
        self.patience = PATIENCE
        self.side = 0
        self.sweeps = 0

    def numbered(self, cards):
        """A set of cards by their numbers here."""
        return sum(1 << i for i in range(self.n) if cards >> self.card[i] & 1)

    def make_room(self):
        """Where everything stands in ``words``: what is won by leading, by taking up, by second cards."""
        n = self.n
        layers = [math.comb(n, k) * words_for(n - k) for k in range(n + 1)]
        self.lead_at = [i * words_for(n) for i in range(4)]
        at = 4 * words_for(n)
        self.scratch_at = [at, at + words_for(n)]
        at += 2 * words_for(n)
        self.take_at = [0] * 42
        self.second_at = [0] * 42
        half = 2 * max(sum(layers[::2]), sum(layers[1::2]))  # even and odd piles are not there at once
        for k in range(n + 1):
            before = 2 * sum(layers[k & 1 : k : 2])
            for seat in range(2):
                self.take_at[2 * k + seat] = at + before + seat * layers[k]
                self.second_at[2 * k + seat] = at + half + before + seat * layers[k]
        self.words = zeros("Q", at + 2 * half)
        self.moved = zeros("B", 2 << n)
        self.stale = zeros("B", 2 << n)
        self.rank = zeros("i", 1 << n)
        self.rank_piles()

    def rank_piles(self):
        """How many smaller piles there are of as many cards."""
        seen = [0] * 32
        for pile in range(self.all + 1):
            size = bits.count(pile)
            self.rank[pile] = seen[size]
            seen[size] += 1

    def think(self, seconds, sides=2):
        """Find out who wins, unless it takes longer; or only how the first side wins."""
        self.sides = sides
        self.deadline = clock.now() + int(seconds * 1e9)
        gil.run(self)

    def winner(self, leader, hand):
        """Who wins where this seat leads to an empty pile and the first seat has these cards; -1: nobody."""
        for side in range(2):
            if self.bit(self.lead_at[2 * side + leader], self.numbered(hand)):
                return side
        return -1

    def report(self):
        """(choice, who wins after it or -1) for all choices."""
        for i in range(self.count):
            winner = 0 if self.won[2 * i] else 1 if self.won[2 * i + 1] else -1
            yield self.out[i], winner

    def led(self, i, leader, side):
        """The cards that this seat can lead from the i-th of the hands asked about, for this side to win."""
        return {self.card[j] for j in range(self.n) if self.leads[4 * i + 2 * side + leader] >> j & 1}

    def work(self):
        first = self.size if self.phase != rules.BEAT else self.size - 1  # the pile as the turn began
        for side in range(self.sides):
            self.side = side
            self.settle()
            self.look_at_leads()
            if first & 1:
                self.begin(1)
                self.sweep(1, 0)
                self.sweep(1, 1)
            if self.stopped:
                return
            self.look()
        self.solved = True

    # --- all rounds -------------------------------------------------------------------------------

    def settle(self):
        """Reckon the rounds that each seat leads to, by turns, until there is no more news."""
        self.begin(0)
        leader = 0
        quiet = 0
        while quiet < 2 and not self.stopped:
            self.sweep(0, leader)
            quiet += 1
            if self.adopt(leader):
                self.carry(1, 1 - leader if self.taker_leads else leader, anew=False)
                quiet = 0
            leader = 1 - leader

    def begin(self, parity):
        """Everything about piles of an even or odd number of cards is to be reckoned anew."""
        for i in range(2 * (self.all + 1)):
            self.stale[i] = 1
        for mover in range(2):
            self.carry(1 - parity, mover, anew=True)

    def adopt(self, leader):
        """Take over what was found of positions with an empty pile; whether it is news."""
        at = self.lead_at[2 * self.side + leader]
        self.sweeps += 1
        return self.keep(self.second(0, leader, 0), self.n, at)

    def keep(self, found, m, at):
        """Put the bits for all hands of m cards where they belong; whether they are others than before."""
        news = False
        for i in range(words_for(m)):
            if self.words[at + i] != self.words[found + i]:
                self.words[at + i] = self.words[found + i]
                news = True
        return news

    def sweep(self, parity, leader):
        """Reckon rounds from their ends, as far as something has changed: piles grow by two cards a turn."""
        k = self.n - 2
        if k & 1 != parity:
            k -= 1
        while k >= 0 and not self.stopped:
            mover = leader if k - parity & 2 == 0 else 1 - leader
            pile = (1 << k) - 1
            while pile <= self.all and not self.stopped:
                if self.stale[2 * pile + mover]:
                    self.stale[2 * pile + mover] = 0
                    if self.n - k > SMALL:
                        self.reckon(k, mover, pile)
                    else:
                        self.reckon_small(k, mover, pile)
                    if self.keep(self.scratch_at[0], self.n - k, self.second(k, mover, pile)):
                        self.mark_two(pile, 1 - mover)
                pile = self.after(pile)
            k -= 2

    def mark(self, pile, mover):
        """What a pile with a card less leads to has changed."""
        left = pile
        while left:
            self.stale[2 * (pile ^ bits.bit(bits.lowest(left))) + mover] = 1
            left &= left - 1

    def mark_two(self, pile, mover):
        """What a pile with two cards less leads to has changed."""
        left = pile
        while left:
            card = bits.bit(bits.lowest(left))
            left &= left - 1
            rest = left
            while rest:
                self.stale[2 * (pile ^ card ^ bits.bit(bits.lowest(rest))) + mover] = 1
                rest &= rest - 1

    def after(self, pile):
        """The next larger set of as many cards; the empty one is followed by none."""
        if pile == 0:
            return self.all + 1
        low = pile & (MASK64 ^ pile) + 1
        high = pile + low
        return high | (pile ^ high) >> 2 + bits.lowest(low)

    def carry(self, parity, mover, anew):
        """What picking up a pile wins that this seat laid the top card of, for all that have changed."""
        leader = 1 - mover if self.taker_leads else mover  # SK-15
        lead = self.lead_at[2 * self.side + leader]
        step = self.scratch_at[0]
        to = self.scratch_at[1]
        k = 2 - parity
        while k < self.n and not self.stopped:
            m = self.n - k
            pile = (1 << k) - 1
            while pile <= self.all and not self.stopped:
                high = bits.highest(pile)
                rest = pile ^ bits.bit(high)
                low = bits.highest(rest) if rest else 0
                base = rest ^ bits.bit(low) if rest else 0
                news = anew or k <= 2 or self.moved[2 * base + mover] != 0
                if news:  # SK-13: the other seat has the pile then
                    if k == 1:
                        self.drop(lead, self.n, high, mover, to)
                    else:
                        source = lead
                        if k > 2:
                            source = self.taking(k - 2, mover, base)
                        self.drop(source, m + 2, self.number(high, base), mover, step)
                        self.drop(step, m + 1, self.number(low, base), mover, to)
                    news = self.keep(to, m, self.taking(k, mover, pile)) or anew
                    if news:
                        self.mark(pile, mover)
                    self.watch_clock(words_for(m))
                self.moved[2 * pile + mover] = news
                pile = self.after(pile)
            k += 2

    def taking(self, k, mover, pile):
        """Where the bits for a pile of k cards stand that is picked up, this seat having laid the last."""
        return self.take_at[2 * k + mover] + self.rank[pile] * words_for(self.n - k)

    def number(self, i, pile):
        """A card's number among those that are not in the pile."""
        return i - bits.count(pile & bits.bit(i) - 1)

    def watch_clock(self, words):
        """Stop when the time is spent or somebody says so."""
        self.patience -= words
        if self.patience < 0:
            self.patience = PATIENCE
            if self.cancelled or clock.now() >= self.deadline:
                self.stopped = True

    # --- one pile, all hands ----------------------------------------------------------------------

    def second(self, k, mover, pile):
        """Where the bits for a pile of k cards stand, on which a seat is to lay a card."""
        return self.second_at[2 * k + mover] + self.rank[pile] * words_for(self.n - k)

    def reckon(self, k, mover, pile):
        """Whether the side wins where this seat is to lay a card of its choice on the pile."""
        m = self.n - k
        at = self.scratch_at[0]
        ours = mover == self.side
        for i in range(words_for(m)):
            self.words[at + i] = 0 if ours else MASK64
        left = self.all ^ pile
        i = 0
        while left:
            card = bits.lowest(left)
            left &= left - 1
            self.face(k, mover, pile, card)
            self.mix(at, m, i, 1 - mover, self.scratch_at[1], ours)
            i += 1
        self.put(at, 0 if mover == 0 else bits.bit(m) - 1, ours)  # SK-16: no card left to lay, out
        self.watch_clock(words_for(m) * m)

    def face(self, k, mover, pile, card):
        """The same once the card is laid and the other seat has to beat it."""
        other = 1 - mover
        pile |= bits.bit(card)
        m = self.n - k - 1
        to = self.scratch_at[1]
        at = self.taking(k + 1, mover, pile)
        for i in range(words_for(m)):
            self.words[to + i] = self.words[at + i]
        ours = other == self.side
        able = self.beats[MOST * other + card] & (self.all ^ pile)
        if not self.unwilling:  # SK-14: who can beat may not pick up
            left = able
            while left:
                self.fill(to, m, self.number(bits.lowest(left), pile), mover, not ours)
                left &= left - 1
        while able:
            beater = bits.lowest(able)
            able &= able - 1
            after = self.second(k + 2, other, pile | bits.bit(beater))
            self.mix(to, m, self.number(beater, pile), mover, after, ours)
        self.put(to, 0 if mover == 0 else bits.bit(m) - 1, mover == self.side)  # SK-16: it was the last

    def drop(self, at, m, i, value, to):
        """Of m cards' hands those with the i-th card, or without: the bits of hands of the others."""
        if i >= WORD:
            stride = 1 << i - WORD
            start = at + value * stride
            for _ in range(1 << m - 1 - i):
                for j in range(stride):
                    self.words[to + j] = self.words[start + j]
                to += stride
                start += 2 * stride
        elif m <= WORD:
            self.words[to] = gaps.closed(self.words[at] >> (value << i), i)
        else:
            for j in range(1 << m - 1 - WORD):
                low = gaps.closed(self.words[at + 2 * j] >> (value << i), i)
                high = gaps.closed(self.words[at + 2 * j + 1] >> (value << i), i)
                self.words[to + j] = low | high << 32

    def mix(self, at, m, i, value, source, either):
        """To the hands of m cards with the i-th, or without, add what is known by those of the others.

        The side wins by ``either`` of the two, or has to by both.
        """
        if i >= WORD:
            stride = 1 << i - WORD
            at += value * stride
            for _ in range(1 << m - 1 - i):
                for j in range(stride):
                    if either:
                        self.words[at + j] |= self.words[source + j]
                    else:
                        self.words[at + j] &= self.words[source + j]
                source += stride
                at += 2 * stride
            return
        shift = value << i
        others = MASK64 ^ gaps.MASKS[i] << shift
        for j in range(words_for(m)):
            word = gaps.opened(self.words[source + (j >> 1)] >> 32 * (j & 1), i) << shift
            if either:
                self.words[at + j] |= word
            else:
                self.words[at + j] &= word | others

    def fill(self, at, m, i, value, wins):
        """Set all hands of m cards with the i-th card, or without."""
        if i >= WORD:
            for j in range(words_for(m)):
                if j >> i - WORD & 1 == value:
                    self.words[at + j] = MASK64 if wins else 0
            return
        those = gaps.MASKS[i] << (value << i)
        for j in range(words_for(m)):
            self.words[at + j] = self.words[at + j] | those if wins else self.words[at + j] & (MASK64 ^ those)

    def bit(self, at, number):
        """One of the bits that stand there."""
        return self.words[at + (number >> WORD)] >> (number & 63) & 1 != 0

    def put(self, at, number, wins):
        """Set one of the bits that stand there."""
        mask = bits.bit(number & 63)
        at += number >> WORD
        self.words[at] = self.words[at] | mask if wins else self.words[at] & (MASK64 ^ mask)

    # --- one position -----------------------------------------------------------------------------

    def reckon_small(self, k, mover, pile):
        """``reckon`` for the last few cards, one hand of the first seat after the other."""
        at = self.scratch_at[0]
        ours = mover == self.side
        free = self.all ^ pile
        for number in range(1 << self.n - k):
            hand = self.spread_out(number, free)
            left = hand if mover == 0 else free ^ hand
            wins = ours if left == 0 else not ours  # SK-16: no card left to lay, out
            while left:
                card = bits.lowest(left)
                left &= left - 1
                after = hand & (self.all ^ bits.bit(card))
                if self.laid(k, mover, pile, card, after) == ours:
                    wins = ours
                    break
            self.put(at, number, wins)

    def spread_out(self, number, free):
        """The set of those of the free cards that a number stands for."""
        found = 0
        while number:
            if number & 1:
                found |= free & (MASK64 ^ free) + 1
            free &= free - 1
            number >>= 1
        return found

    def close_up(self, hand, free):
        """The number that a set of free cards has among them."""
        number = 0
        i = 0
        while free:
            if hand & free & (MASK64 ^ free) + 1:
                number |= 1 << i
            free &= free - 1
            i += 1
        return number

    def laid(self, k, mover, pile, card, hand):
        """Whether the side wins after a card is laid on a pile of k; the first seat has this hand then."""
        other = 1 - mover
        pile |= bits.bit(card)
        mine = hand if mover == 0 else self.all ^ pile ^ hand
        theirs = self.all ^ pile ^ mine
        able = theirs & self.beats[MOST * other + card]
        if mine == 0:  # SK-16, SK-17
            return mover == self.side and not (self.last_card_draws and able and theirs & theirs - 1 == 0)
        ours = other == self.side
        if (self.unwilling or able == 0) and self.taken(mover, pile, hand) == ours:
            return ours
        while able:
            beater = bits.lowest(able)
            able &= able - 1
            if self.beaten(k + 2, other, pile, beater, hand) == ours:
                return ours
        return not ours

    def taken(self, mover, pile, hand):
        """Whether the side wins after the pile that this seat laid the top card of is picked up."""
        leader = 1 - mover if self.taker_leads else mover  # SK-15
        return self.bit(self.lead_at[2 * self.side + leader], hand | pile if mover else hand)

    def beaten(self, k, seat, pile, card, hand):
        """Whether the side wins after this seat beats the top of the pile with a card, the k-th there."""
        pile |= bits.bit(card)
        hand &= self.all ^ pile
        mine = hand if seat == 0 else self.all ^ pile ^ hand
        theirs = self.all ^ pile ^ mine
        if mine == 0:  # SK-16, SK-17
            drawn = self.last_card_draws and theirs & theirs - 1 == 0
            if drawn and theirs & self.beats[MOST * (1 - seat) + card]:
                return False
            return seat == self.side
        return self.bit(self.second(k, seat, pile), self.close_up(hand, self.all ^ pile))

    def look_at_leads(self):
        """By which cards led the side wins from the hands asked about."""
        for i in range(self.asks):
            for leader in range(2):
                left = self.asked[i] if leader == 0 else self.all ^ self.asked[i]
                while left:
                    card = bits.lowest(left)
                    left &= left - 1
                    after = self.asked[i] & (self.all ^ bits.bit(card))
                    if self.laid(0, leader, 0, card, after):
                        self.leads[4 * i + 2 * self.side + leader] |= bits.bit(card)

    def look(self):
        """What each choice of the deal leads to."""
        for i in range(self.count):
            choice = self.out[i]
            if choice == rules.PICK_UP:
                wins = self.taken(1 - self.turn, self.pile, self.hand)
            else:
                card = self.place[choice]
                if self.phase == rules.BEAT:
                    wins = self.beaten(self.size + 1, self.turn, self.pile, card, self.hand)
                else:
                    after = self.hand & (self.all ^ bits.bit(card))
                    wins = self.laid(self.size, self.turn, self.pile, card, after)
            self.won[2 * i + self.side] = wins
