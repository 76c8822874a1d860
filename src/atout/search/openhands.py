"""What a deal of tricks comes to when every hand is open and everyone plays as well as can be: exact.

Alpha-beta with a window of nothing: each search asks whether one side gains at least so much, and a few of
them find how much it is. Between two tricks positions are remembered: the hands that were dealt do not
change in a search, so the cards that are left and who leads spell a position out in one word.

Cards are renumbered: each suit in play from the low card to the high one, equal cards side by side, and a
gap between suits. Cards of a hand between which nobody holds another are equal, and one of them is tried.
A game in which more counts than the number of tricks says so in ``take``.
"""

from atout.core import bits, gil
from atout.core.task import Task

STRIDE = 4
SPREAD = 0x9E3779B97F4A7C15
MASK64 = (1 << 64) - 1


class OpenHands(Task):
    """One side, those seats whose ``side`` is 1, wants as much as it can get; the others are against it.

    ``nodes`` counts the positions searched. ``out`` and ``value`` are the choices of the seat in turn and
    what each gains, ``n`` of them; ``place`` and ``card`` turn cards into places and back. ``rest`` is the
    most that can still be gained; ``state`` whatever beside the cards left tells positions apart.
    After ``limit`` positions the search is ``stopped``, and what it says is worth nothing.
    ``pairs`` are the first of two equal cards, ``apart`` cards that are not equal to the next lower one,
    ``always`` cards that need not follow, ``walls`` the gaps.
    """

    __slots__ = (
        "always", "apart", "asked", "beat", "best", "card", "everything", "follow", "generation", "guess",
        "hands", "left", "limit", "lying", "n", "next", "nodes", "out", "pairs", "place", "rest", "result",
        "shift", "side", "size", "space", "state", "stopped", "table", "trick", "trumps", "turn",
        "value", "walls", "winner",
    )  # fmt: skip

    def __init__(self, slots=14):
        """Remember up to 2**slots positions."""
        self.table = memoryview(bytearray(8 * STRIDE << slots)).cast("Q")
        self.shift = 64 - slots
        self.generation = 0
        self.hands = [0] * 8
        self.follow = [0] * 64
        self.beat = [0] * 64
        self.side = [0] * 8
        self.next = [0] * 8
        self.card = [0] * 64
        self.place = [0] * 54
        self.out = [0] * 128
        self.value = [0] * 128
        self.everything = 0
        self.space = 0
        self.walls = 0
        self.pairs = 0
        self.apart = 0
        self.always = 0
        self.trumps = 0
        self.state = 0
        self.trick = 0
        self.asked = 0
        self.size = 0
        self.left = 0
        self.rest = 0
        self.lying = 0
        self.best = 0
        self.winner = 0
        self.turn = 0
        self.guess = 0
        self.n = 0
        self.result = 0
        self.nodes = 0
        self.limit = 1 << 60
        self.stopped = False

    def work(self):
        if self.guess < 0:
            self.result = self.solve(self.rest // 2)
        else:
            self.each(self.guess)

    # --- the position -----------------------------------------------------------------------------

    def arrange(self, deal, players, sides, trumps):
        """Take over a deal between two choices.

        ``players`` are the seats that play, ``sides`` those that want to gain, a bit each.
        """
        first = [0] * 54
        outside = [0] * 54
        self.generation += 1
        self.stopped = False
        self.turn = deal.turn
        self.size = deal.size
        self.lying = deal.lying
        self.state = 0
        self.pairs = 0
        self.apart = 0
        self.always = 0
        known = 0
        copies = 1
        last = deal.turn
        for seat in range(7, -1, -1):
            self.hands[seat] = 0
            self.side[seat] = sides >> seat & 1
            if players >> seat & 1:
                known |= deal.hands[seat]
                if deal.twins[seat]:
                    copies = 2
        for seat in range(8):
            if players >> seat & 1:
                self.next[last] = seat
                last = seat
        for seat in range(8):
            if players >> seat & 1:
                self.next[last] = seat
                break
        for i in range(deal.played - deal.lying, deal.played):
            known |= bits.bit(deal.plays[i])
        self.left = bits.count(deal.hands[deal.turn]) + bits.count(deal.twins[deal.turn])
        self.rest = self.left
        for seat in range(8):  # where a card is in two hands, or a hand and the trick, there are two of it
            if players >> seat & 1:
                for i in range(deal.played - deal.lying, deal.played):
                    if deal.hands[seat] & bits.bit(deal.plays[i]):
                        copies = 2
                for j in range(seat):
                    if players >> j & 1 and deal.hands[seat] & deal.hands[j]:
                        copies = 2
        for i in range(54):
            first[i] = -1
        self.space = 0
        base = 0
        mask = known
        while mask:
            card = bits.lowest(mask)
            mask &= mask - 1
            suit = deal.followers(card)
            lowest = bits.lowest(suit) if suit else card
            if first[lowest] < 0:
                first[lowest] = base
                i = bits.count(suit) * copies if suit else copies
                self.space |= (bits.bit(i) - 1) << base
                base += i + 1
                outside[lowest] = deal.beaters(card) & ~suit
            j = bits.count(suit & ~deal.beaters(card)) - 1 if suit else 0
            self.place[card] = first[lowest] + j * copies
        self.walls = MASK64 & ~self.space
        mask = known
        self.trumps = 0
        while mask:
            card = bits.lowest(mask)
            mask &= mask - 1
            suit = deal.followers(card)
            lowest = bits.lowest(suit) if suit else card
            if trumps >> card & 1:
                self.trumps |= bits.bit(self.place[card])
                if copies == 2:
                    self.trumps |= bits.bit(self.place[card] + 1)
            bit = 0
            other = known & (deal.beaters(card) & suit | outside[lowest])
            while other:
                i = bits.lowest(other)
                other &= other - 1
                bit |= bits.bit(self.place[i])
                if copies == 2:
                    bit |= bits.bit(self.place[i] + 1)
            i = bits.count(suit) * copies if suit else 0
            j = self.place[card]
            self.beat[j] = bit
            self.follow[j] = (bits.bit(i) - 1) << first[lowest]
            self.card[j] = card
            if copies == 2:
                self.pairs |= bits.bit(j)
                self.beat[j + 1] = self.beat[j]
                self.follow[j + 1] = self.follow[j]
                self.card[j + 1] = card
        self.everything = 0
        self.trick = 0
        for i in range(deal.played - deal.lying, deal.played):
            bit = bits.bit(self.place[deal.plays[i]])
            if self.everything & bit:
                bit <<= 1
            self.everything |= bit
            self.trick |= bit
        for seat in range(8):
            if players >> seat & 1:
                mask = deal.hands[seat]
                while mask:
                    i = bits.lowest(mask)
                    mask &= mask - 1
                    bit = bits.bit(self.place[i])
                    if self.everything & bit:
                        bit <<= 1
                    self.everything |= bit
                    self.hands[seat] |= bit
                    if deal.twins[seat] & bits.bit(i):
                        self.everything |= bit << 1
                        self.hands[seat] |= bit << 1
        if self.lying:
            self.best = self.place[deal.best]
            self.winner = deal.winner
            self.asked = self.follow[self.place[deal.led()]]

    # --- at the root ------------------------------------------------------------------------------

    def solve(self, guess):
        """What the side gains from here on."""
        low = 0
        high = self.rest
        while low < high:
            need = min(max(guess, low + 1), high)
            if self.reaches(need):
                low = need
                guess = need + 1
            else:
                high = need - 1
                guess = need - 1
        return low

    def each(self, guess):
        """What the side gains after each choice of the seat in turn; how many choices there are."""
        mine = self.hands[self.turn]
        legal = self.playable(mine, self.asked if self.lying else 0)
        runs = self.runs(mine)
        self.n = 0
        mask = legal
        while mask:
            card = bits.lowest(mask)
            mask &= mask - 1
            self.out[self.n] = self.card[card]
            if self.n and not runs >> card & 1:
                self.value[self.n] = self.value[self.n - 1]  # equal to the next lower one
            else:
                low = 0
                high = self.rest
                while low < high:
                    need = min(max(guess, low + 1), high)
                    if self.reaches_after(card, need):
                        low = need
                        guess = need + 1
                    else:
                        high = need - 1
                        guess = need - 1
                self.value[self.n] = low
                guess = low
            self.n += 1
        return self.n

    def reaches(self, need):
        """Whether the side gains at least so much from here on."""
        if self.lying:
            return self.answer(self.turn, self.lying, self.best, self.winner, self.asked, self.trick, need)
        return self.lead(self.turn, need)

    def reaches_after(self, card, need):
        """The same after a choice."""
        hand = self.hands[self.turn]
        bit = bits.bit(card)
        self.hands[self.turn] = hand & ~bit
        if self.lying == 0:
            result = self.answer(self.next[self.turn], 1, card, self.turn, self.follow[card], bit, need)
        else:
            best = self.best
            winner = self.winner
            if self.beat[best] & bit:
                best = card
                winner = self.turn
            if self.lying + 1 == self.size:
                result = self.close(winner, self.trick | bit, need)
            else:
                result = self.answer(
                    self.next[self.turn], self.lying + 1, best, winner, self.asked, self.trick | bit, need
                )
        self.hands[self.turn] = hand
        return result

    # --- in the tree ------------------------------------------------------------------------------

    def runs(self, mine):
        """The lowest of each run of equal cards of a hand.

        A run starts above a card of somebody else or a gap, and above places from there on that are empty
        by now: adding carries over those.
        """
        others = self.everything & ~mine
        gone = self.space & ~self.everything
        start = (others | self.walls) << 1 | 1 | self.apart
        if self.pairs:  # of two equal cards in two hands the first that is played is the higher: no run
            start |= mine & self.pairs & others >> 1
            start |= (others & self.pairs & mine >> 1) << 2
        return mine & (start | ((start & gone) + gone & ~gone))

    def playable(self, hand, asked):
        """The cards of a hand that may be played when these are asked for."""
        legal = hand & asked
        return legal | hand & self.always if legal else hand

    def answer(self, seat, lying, best, winner, asked, trick, need):
        """Whether the side gains so much, somebody having led to the trick."""
        self.nodes += 1
        hand = self.hands[seat]
        mine = self.side[seat]
        legal = self.playable(hand, asked)
        if legal & (legal - 1):
            legal &= self.runs(hand)
        beaters = legal & self.beat[best]
        last = lying + 1 == self.size
        low = last
        if beaters and not (last and self.side[winner] == mine):
            first = beaters
            second = legal & ~beaters
        else:
            first = legal & ~beaters
            second = beaters
            low = True
        while first | second:
            if first == 0:
                first = second
                second = 0
                low = True
            card = bits.lowest(first) if low else bits.highest(first)
            bit = bits.bit(card)
            first &= ~bit
            self.hands[seat] = hand & ~bit
            if self.beat[best] & bit:
                if last:
                    result = self.close(seat, trick | bit, need)
                else:
                    result = self.answer(self.next[seat], lying + 1, card, seat, asked, trick | bit, need)
            elif last:
                result = self.close(winner, trick | bit, need)
            else:
                result = self.answer(self.next[seat], lying + 1, best, winner, asked, trick | bit, need)
            self.hands[seat] = hand
            if result == mine:
                return mine
        return 1 - mine

    def close(self, taker, trick, need):
        """The same when somebody takes the trick."""
        state = self.state
        rest = self.rest
        self.everything &= ~trick
        self.left -= 1
        need -= self.take(taker, trick)
        result = self.lead(taker, need)
        self.left += 1
        self.everything |= trick
        self.state = state
        self.rest = rest
        return result

    def lead(self, seat, need):
        """The same between two tricks."""
        self.nodes += 1
        if need <= 0:
            return 1
        if need > self.rest or self.stopped:
            return 0
        if self.left <= 1:
            return self.last_trick(seat, need)
        result = self.sure(need)
        if result >= 0:
            return result
        key = seat
        key = key << 61 | self.everything
        at = ((key ^ self.state * SPREAD) * SPREAD & MASK64) >> self.shift
        at *= STRIDE
        low = 0
        high = self.rest
        hint = -1
        mine = self.side[seat]
        data = self.table[at + 2]
        if self.table[at] == key and self.table[at + 1] == self.state and data >> 32 == self.generation:
            low = data & 255
            high = data >> 8 & 255
            if low >= need:
                return 1
            if high < need:
                return 0
            hint = data >> 16 & 255
            hint -= 1
        if self.nodes >= self.limit:
            self.stopped = True
            return 0
        hand = self.hands[seat]
        rest = self.runs(hand)
        rivals = 0
        for s in range(8):
            if self.side[s] != mine:
                rivals |= self.hands[s]
        masters = 0  # the cards that no rival can beat
        mask = rest
        while mask:
            card = bits.lowest(mask)
            mask &= mask - 1
            if not self.beat[card] & rivals:
                masters |= bits.bit(card)
        rest &= ~masters
        found = 0
        while hint >= 0 or masters | rest:
            if hint >= 0:
                card = hint
                hint = -1
            elif masters:
                card = bits.lowest(masters)
            else:
                card = bits.lowest(rest)
            masters &= ~bits.bit(card)
            rest &= ~bits.bit(card)
            self.hands[seat] = hand & ~bits.bit(card)
            result = self.answer(self.next[seat], 1, card, seat, self.follow[card], bits.bit(card), need)
            self.hands[seat] = hand
            if result == mine:
                found = card + 1
                break
        result = mine if found else 1 - mine
        if self.stopped:
            return result
        if result:
            low = need
        else:
            high = need - 1
        data = self.generation
        self.table[at] = key
        self.table[at + 1] = self.state
        self.table[at + 2] = data << 32 | found << 16 | high << 8 | low
        return result

    def last_trick(self, seat, need):
        """The same before the last trick, in which nobody has a choice."""
        if self.left == 0:
            return 0
        best = bits.lowest(self.hands[seat])
        winner = seat
        trick = self.hands[seat]
        for _ in range(self.size - 1):
            seat = self.next[seat]
            trick |= self.hands[seat]
            if self.beat[best] & self.hands[seat]:
                best = bits.lowest(self.hands[seat])
                winner = seat
        state = self.state
        rest = self.rest
        self.everything &= ~trick
        self.left -= 1
        result = self.take(winner, trick)
        self.left += 1
        self.everything |= trick
        self.state = state
        self.rest = rest
        return need <= result

    def sure(self, need):
        """Whether tricks that cannot be lost decide that the side gains so much, or does not: -1 if neither.

        Whoever holds the highest trumps takes a trick with each.
        """
        mask = self.everything & self.trumps
        if mask == 0:
            return -1
        highest = bits.highest(mask)
        owner = 0
        while not self.hands[owner] >> highest & 1:
            owner += 1
        rivals = mask & ~self.hands[owner]
        if rivals == 0:
            sure = bits.count(mask)
        else:
            highest = bits.highest(rivals)
            sure = bits.count(mask >> highest) - 1
            if self.pairs >> highest & 1 and mask >> highest & 2:  # equal to it
                sure -= 1
        if self.side[owner]:
            return 1 if need <= sure else -1
        return 0 if need > self.left - sure else -1

    # --- what a game says -------------------------------------------------------------------------

    def take(self, taker, trick):
        """What the side gains when a seat takes a trick; keeps ``rest`` and ``state`` up."""
        self.rest = self.left
        return self.side[taker]

    # --- for callers in Python --------------------------------------------------------------------

    def values(self, deal, players, sides, trumps):
        """(choice, what the side gains from here on) of each choice of the seat in turn."""
        self.arrange(deal, players, sides, trumps)
        self.guess = self.rest // 2
        gil.run(self)
        return [(self.out[i], self.value[i]) for i in range(self.n)]

    def total(self, deal, players, sides, trumps):
        """What the side gains from here on."""
        self.arrange(deal, players, sides, trumps)
        self.guess = -1
        gil.run(self)
        return self.result
