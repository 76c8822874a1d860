"""Dealing the cards that a seat cannot know, within all that is public.

Every card has a set of places where it may lie: hands that are not known to be void of it, the talon, the
rest of the pack. The cards are dealt out within these, then stirred by exchanges of two and of three cards
that keep to them, and to the hands known to hold no pair: so every deal comes to be equally likely. What
more a trick tells (a throw that failed, a tractor that was not followed with one) is checked by playing it
again.
"""

from atout.core import bits
from atout.games.tractor.numbers import BURYING, DRAWN, IN_CALL, PACK, PAIR, SCORED
from atout.games.tractor.playing import Playing

HEAP, STOCK, SPOTS = 4, 5, 6
"""The places beside the four hands: the talon as it was laid, the rest of the pack."""
MOST_TRIES = 60
ROUNDS = 20
LEAST_STEPS = 96


class Filling(Playing):
    """A deal whose unknown cards can be dealt; ``card``, ``lies``, ``spots``, ``there`` serve that alone."""

    __slots__ = ("card", "cards", "lies", "spots", "there_one", "there_two")

    def __init__(self):
        Playing.__init__(self)
        self.card = [0] * 108
        self.lies = [0] * 108
        self.spots = [0] * 108
        self.there_one = [0] * 6
        self.there_two = [0] * 6
        self.cards = 0

    def fill(self, rng):
        room = [0] * 6
        if self.ended == SCORED:
            self.observer = -1
            return
        tied = self.gather(room)
        if self.cards:
            self.find(rng, room, tied)
        self.order_pack(rng)
        self.observer = -1
        self.forget_scratch()
        self.rekey()

    def find(self, rng, room, tied):
        """Deal, stir and check until everything public holds."""
        for _ in range(MOST_TRIES):
            self.mix(rng)
            self.deal_out(rng, room)
            if tied:
                self.stir(rng, max(LEAST_STEPS, 6 * self.cards))
            for _ in range(ROUNDS):
                if self.faults() == 0:
                    self.settle_hands()
                    if self.consistent(0):
                        return
                self.stir(rng, 2 * self.cards)

    def forget_scratch(self):
        """So that equal deals are equal to the last byte."""
        for i in range(self.cards):
            self.card[i] = 0
            self.lies[i] = 0
            self.spots[i] = 0
        for i in range(SPOTS):
            self.there_one[i] = 0
            self.there_two[i] = 0
        self.cards = 0
        self.forget_parts()

    # --- which cards, and where they may lie ----------------------------------------------------------

    def gather(self, room):
        """List the unknown cards and the room in each place; whether anything ties a card to some places."""
        tied = False
        for seat in range(4):
            room[seat] = self.held[seat] - bits.count(self.one[seat]) - bits.count(self.two[seat])
            self.there_one[seat] = self.one[seat]
            self.there_two[seat] = self.two[seat]
            if room[seat] and self.unpaired[seat]:
                tied = True
        room[HEAP] = self.buried - bits.count(self.talon_one) - bits.count(self.talon_two)
        room[STOCK] = PACK - self.drawn if self.phase < BURYING else 0
        self.cards = 0
        for kind in range(54):
            bit = bits.bit(kind)
            left = 2
            for seat in range(4):
                if self.one[seat] & bit:
                    left -= 2 if self.two[seat] & bit else 1
            if self.gone_one & bit:
                left -= 2 if self.gone_two & bit else 1
            if self.talon_one & bit:
                left -= 2 if self.talon_two & bit else 1
            sure = 0
            if self.seen_one & bit and self.observer != self.starter:
                sure = 2 if self.seen_two & bit else 1
                if self.one[self.starter] & bit:
                    sure -= 2 if self.two[self.starter] & bit else 1
            while left > 0:
                self.card[self.cards] = kind
                self.spots[self.cards] = self.may_lie(kind, room)
                if sure > 0:
                    self.spots[self.cards] &= 1 << self.starter | 1 << HEAP
                    tied = True
                    sure -= 1
                for seat in range(4):
                    if room[seat] and not self.spots[self.cards] >> seat & 1:
                        tied = True
                self.cards += 1
                left -= 1
        return tied

    def may_lie(self, kind, room):
        """The places that have room and may hold this kind."""
        where = 0
        for spot in range(SPOTS):
            if room[spot] and (spot >= HEAP or not self.barred[spot] >> kind & 1):
                where |= 1 << spot
        return where

    def mix(self, rng):
        """The unknown cards in a random order."""
        for i in range(self.cards - 1, 0, -1):
            j = rng.below(i + 1)
            kept = self.card[i]
            self.card[i] = self.card[j]
            self.card[j] = kept
            kept = self.spots[i]
            self.spots[i] = self.spots[j]
            self.spots[j] = kept

    def deal_out(self, rng, room):
        """Every card to a place where it may lie, those with the least choice first."""
        left = [0] * 6
        for spot in range(SPOTS):
            left[spot] = room[spot]
            if spot >= HEAP:
                self.there_one[spot] = 0
                self.there_two[spot] = 0
            else:
                self.there_one[spot] = self.one[spot] if self.observer == spot else self.known_one[spot]
                self.there_two[spot] = self.two[spot] if self.observer == spot else self.known_two[spot]
        for i in range(self.cards):
            self.lies[i] = -1
        for width in range(1, SPOTS + 1):
            for i in range(self.cards):
                if bits.count(self.spots[i]) != width:
                    continue
                free = 0
                for spot in range(SPOTS):
                    if self.spots[i] >> spot & 1:
                        free += left[spot]
                if free == 0:
                    self.lies[i] = self.make_room(i, left)
                    continue
                free = rng.below(free)
                for spot in range(SPOTS):
                    if self.spots[i] >> spot & 1:
                        if free < left[spot]:
                            self.lies[i] = spot
                            left[spot] -= 1
                            break
                        free -= left[spot]
        for i in range(self.cards):
            self.put(i, self.lies[i])

    def make_room(self, i, left):
        """Move cards on, the shortest way to a place with room, so that card i has one; which it is."""
        via = [0] * 6
        moved = [0] * 6
        queue = [0] * 6
        head = 0
        tail = 0
        seen = self.spots[i]
        for spot in range(SPOTS):
            if seen >> spot & 1:
                via[spot] = -1
                queue[tail] = spot
                tail += 1
        while head < tail:
            spot = queue[head]
            head += 1
            for j in range(self.cards):
                if self.lies[j] != spot:
                    continue
                for to in range(SPOTS):
                    if seen >> to & 1 or not self.spots[j] >> to & 1:
                        continue
                    seen |= 1 << to
                    via[to] = spot
                    moved[to] = j
                    queue[tail] = to
                    tail += 1
                    if left[to] == 0:
                        continue
                    left[to] -= 1
                    at = to
                    while via[at] >= 0:
                        self.lies[moved[at]] = at
                        at = via[at]
                    return at
        return queue[0]

    # --- stirring -----------------------------------------------------------------------------------

    def put(self, i, spot):
        bit = bits.bit(self.card[i])
        self.there_two[spot] |= self.there_one[spot] & bit
        self.there_one[spot] |= bit
        self.lies[i] = spot

    def lift(self, i):
        bit = bits.bit(self.card[i])
        spot = self.lies[i]
        if self.there_two[spot] & bit:
            self.there_two[spot] &= ~bit
        else:
            self.there_one[spot] &= ~bit

    def fits(self, i, spot):
        """Whether a card may lie there, beside those that are there."""
        if not self.spots[i] >> spot & 1:
            return False
        return spot >= HEAP or not (self.unpaired[spot] & self.there_one[spot]) >> self.card[i] & 1

    def faults(self):
        """How many pairs there are in hands that cannot hold them."""
        n = 0
        for spot in range(4):
            n += bits.count(self.there_two[spot] & self.unpaired[spot])
        return n

    def stir(self, rng, steps):
        """Exchange two cards, or three in a ring, where that is allowed."""
        n = self.cards
        if n < 2:
            return
        for step in range(steps):
            i = rng.below(n)
            j = rng.below(n)
            k = rng.below(n) if step % 3 == 0 and n > 2 else j
            a = self.lies[i]
            b = self.lies[j]
            c = self.lies[k]
            if a in (b, c) or (k != j and b == c):
                continue
            self.lift(i)
            self.lift(j)
            if k != j:
                self.lift(k)
            if self.fits(i, b) and self.fits(j, c if k != j else a) and self.fits(k, a):
                self.put(i, b)
                if k == j:
                    self.put(j, a)
                else:
                    self.put(j, c)
                    self.put(k, a)
            else:
                self.put(i, a)
                self.put(j, b)
                if k != j:
                    self.put(k, c)

    def settle_hands(self):
        """The hands and the talon as the cards lie now."""
        for spot in range(4):
            self.one[spot] = self.there_one[spot]
            self.two[spot] = self.there_two[spot]
        if self.observer != self.starter:
            self.talon_one = self.there_one[HEAP]
            self.talon_two = self.there_two[HEAP]

    # --- the order in which they were drawn -----------------------------------------------------------

    def order_pack(self, rng):
        """TR-4: a pack from which these hands were drawn, and in which what was shown could be shown."""
        own = [0] * 48
        n = 0
        for i in range(self.cards):
            if self.lies[i] == STOCK:
                self.pack[self.drawn + n] = self.card[i]
                n += 1
        for seat in range(4):
            if seat == self.observer:
                continue
            n = self.list_drawn(seat, own)
            for i in range(n - 1, 0, -1):
                j = rng.below(i + 1)
                kind = own[i]
                own[i] = own[j]
                own[j] = kind
            own[n] = -1
            self.place_shown(rng, seat, own)
            i = 0
            if seat == self.starter and self.phase >= BURYING:
                for place in range(DRAWN, DRAWN + self.turned):
                    self.claim(own, self.pack[place])
                for place in range(DRAWN + self.turned, PACK):
                    while own[i] == -2:
                        i += 1
                    self.pack[place] = own[i]
                    i += 1
            for place in range(self.drawn):
                if self.drew(place) == seat and self.pack[place] < 0:
                    while own[i] == -2:
                        i += 1
                    self.pack[place] = own[i]
                    i += 1

    def drew(self, place):
        """Which seat drew the card at a place of the pack."""
        return self.drawer + (3 * place if self.counter else place) & 3

    def list_drawn(self, seat, out):
        """What a seat has held: what it holds, has played and, as the starter, laid. How many cards."""
        n = 0
        for kind in range(54):
            if self.one[seat] >> kind & 1:
                out[n] = kind
                n += 1
            if self.two[seat] >> kind & 1:
                out[n] = kind
                n += 1
            if seat == self.starter and self.talon_one >> kind & 1:
                out[n] = kind
                n += 1
            if seat == self.starter and self.talon_two >> kind & 1:
                out[n] = kind
                n += 1
        at = 0
        for t in range(self.tricks + 1):
            for j in range(4 if t < self.tricks else self.laid):
                for _ in range(self.sizes[t]):
                    if self.leaders[t] - j & 3 == seat:
                        out[n] = self.plays[at]
                        n += 1
                    at += 1
        return n

    def claim(self, own, kind):
        """Take one card of this kind out of a list."""
        i = 0
        while own[i] != -1:
            if own[i] == kind:
                own[i] = -2
                return True
            i += 1
        return False

    def place_shown(self, rng, seat, own):
        """TR-9: the card drawn last before a showing is one that was shown; of two the other came before."""
        for i in range(self.shows):
            if self.show_by[i] == seat and self.show_at[i] < IN_CALL:
                kind = self.shown_kind(self.show_what[i])
                if self.claim(own, kind):
                    self.pack[self.show_at[i] - 1] = kind
        for i in range(self.shows):
            if self.show_by[i] != seat:
                continue
            kind = self.shown_kind(self.show_what[i])
            wanted = 2 if self.show_what[i] >= PAIR else 1
            free = 0
            for place in range(min(self.show_at[i], self.drawn)):
                if self.drew(place) == seat:
                    wanted -= self.pack[place] == kind
                    free += self.pack[place] < 0
            while wanted > 0 and free > 0 and self.claim(own, kind):
                self.place_freely(rng, seat, kind, free)
                wanted -= 1
                free -= 1

    def place_freely(self, rng, seat, kind, free):
        """A card at one of the first so many places at which this seat drew a card that is not known."""
        skip = rng.below(free)
        for place in range(self.drawn):
            if self.drew(place) == seat and self.pack[place] < 0:
                if skip == 0:
                    self.pack[place] = kind
                    return
                skip -= 1

    # --- whether the play could have gone as it did ---------------------------------------------------

    def read_play(self, at, n, out):
        """The n cards played from a place on, as two masks."""
        out[0] = 0
        out[1] = 0
        for i in range(at, at + n):
            bit = bits.bit(self.plays[i])
            out[1] |= out[0] & bit
            out[0] |= bit

    def hand_add(self, seat, one, two):
        """Give cards back to a hand."""
        self.two[seat] |= two | one & self.one[seat]
        self.one[seat] |= one

    def hand_drop(self, seat, one, two):
        """Take cards out of a hand."""
        single = one & ~two
        self.one[seat] &= ~(two | single & ~self.two[seat])
        self.two[seat] &= ~(two | single)

    def consistent(self, every):
        """Whether the tricks that tell more, or all, could have been played from these hands.

        The trick that is running is left as it was: it is played again too.
        """
        now_one = [0] * 4
        now_two = [0] * 4
        play = [0] * 2
        if not every and self.doubts == 0:
            return True
        good = True
        laid = self.laid
        until = self.tricks + 1 if laid else self.tricks
        at = 0
        for seat in range(4):
            now_one[seat] = self.one[seat]
            now_two[seat] = self.two[seat]
        for t in range(until):
            for j in range(4 if t < self.tricks else laid):
                self.read_play(at, self.sizes[t], play)
                self.hand_add(self.leaders[t] - j & 3, play[0], play[1])
                at += self.sizes[t]
        at = 0
        for t in range(until):
            looked_at = every or self.doubts >> t & 1
            for j in range(4 if t < self.tricks else laid):
                seat = self.leaders[t] - j & 3
                self.read_play(at, self.sizes[t], play)
                at += self.sizes[t]
                if good and looked_at:
                    if j == 0:
                        good = self.led_so(t, seat, play[0], play[1])
                    else:
                        good = self.whole(self.one[seat], self.two[seat], play[0], play[1])
                if looked_at or t == until - 1:
                    if j == 0:
                        self.failed = self.fails[t] > 0
                        self.begin_trick(seat, play[0], play[1])
                    else:
                        self.compare_play(seat, play[0], play[1])
                self.hand_drop(seat, play[0], play[1])
        self.failed = laid > 0 and self.fails[self.tricks] > 0
        for seat in range(4):
            self.one[seat] = now_one[seat]
            self.two[seat] = now_two[seat]
        return good

    def led_so(self, t, seat, one, two):
        """TR-34: whether this seat could offer what it led, and whether that fared as it did."""
        one |= self.back_one[t]
        two |= self.back_two[t]
        if one & ~self.one[seat] or two & ~self.two[seat]:
            return False
        self.decompose(one, two)
        if self.parts == 1:
            return True
        part = self.failing(seat)
        if self.fails[t] == 0:
            return part < 0
        return part >= 0 and one & ~self.back_one[t] == self.part_one[part]
