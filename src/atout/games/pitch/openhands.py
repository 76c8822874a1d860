"""What a deal of Pitch comes to with all hands open: the pitcher's side's points, all others against it."""

from atout.core import bits, gil
from atout.games.pitch import deal as rules
from atout.games.pitch.numbers import TEN
from atout.search.openhands import OpenHands

SETTLED = 1 << 63
"""The state when it is certain who wins the point for game: what was counted does not matter any more."""

BYTE = 255


class PitchHands(OpenHands):
    """The side gains a point each for high, low, jack and game.

    ``state`` holds what each side has counted for game, a byte a side (``lane``; ``ours`` is the pitcher's),
    and ``counting`` is what is still to be counted; ``highest``, ``lowest`` and ``knave`` are the trumps
    that score. ``had`` are the points already won, ``given`` those that no trick will change (PI-15).
    """

    __slots__ = (
        "aces", "counting", "given", "had", "highest", "jacks", "kings", "knave", "lane", "lanes", "lowest",
        "ours", "queens", "specials", "tens", "tie",
    )  # fmt: skip

    def __init__(self, slots=15):
        OpenHands.__init__(self, slots)
        self.lane = [0] * 8
        self.lanes = 0
        self.ours = 0
        self.tens = 0
        self.aces = 0
        self.kings = 0
        self.queens = 0
        self.jacks = 0
        self.highest = 0
        self.lowest = 0
        self.knave = 0
        self.counting = 0
        self.specials = 0
        self.tie = 0
        self.had = 0
        self.given = 0

    def lay_open(self, deal):
        """Take over a deal whose trumps are known."""
        players = 0
        sides = 0
        for seat in range(deal.seats):
            players |= 1 << seat
            if deal.side_of(seat) == deal.side_of(deal.pitcher):
                sides |= 1 << seat
        self.arrange(deal, players, sides, rules.SUIT[deal.trump])
        self.always = 0 if deal.strict else self.trumps
        self.tie = deal.tie
        self.lanes = deal.sides
        self.ours = deal.side_of(deal.pitcher)
        self.tens = 0
        self.aces = 0
        self.kings = 0
        self.queens = 0
        self.jacks = 0
        self.had = 0
        self.given = 0
        high = -1
        low = 64
        for seat in range(deal.seats):
            self.lane[seat] = deal.side_of(seat)
            mask = deal.hands[seat] & rules.SUIT[deal.trump]
            if mask:
                high = max(high, bits.highest(mask))
                low = min(low, bits.lowest(mask))
        for i in range(deal.played):
            card = deal.plays[i]
            if card // 13 == deal.trump:
                high = max(high, card)
                low = min(low, card)
        self.apart = 0
        self.highest = 0
        self.lowest = 0
        self.knave = 0
        mask = self.everything
        while mask:
            i = bits.lowest(mask)
            bit = bits.bit(i)
            mask &= mask - 1
            card = self.card[i]
            if card % 13 >= TEN:
                self.apart |= bit
            if card % 13 == 8:
                self.tens |= bit
            elif card % 13 == 9:
                self.jacks |= bit
            elif card % 13 == 10:
                self.queens |= bit
            elif card % 13 == 11:
                self.kings |= bit
            elif card % 13 == 12:
                self.aces |= bit
            if card // 13 == deal.trump:
                if card == high:
                    self.highest = bit
                    self.apart |= bit
                if card == low:
                    self.lowest = bit
                    self.apart |= bit << 1
                if card % 13 == rules.JACK:
                    self.knave = bit
        self.counting = self.count_of(self.everything)
        self.state = 0
        for i in range(deal.played - deal.lying):
            card = deal.plays[i]
            taker = deal.side_of(deal.takers[i // deal.size])
            bit = rules.WORTH[card % 13]
            self.state += bit << 8 * taker
            if card // 13 == deal.trump and taker == self.ours:
                if card == high:
                    self.had += 1
                if card == low and not deal.low_dealt:
                    self.had += 1
                if card % 13 == rules.JACK:
                    self.had += 1
        if deal.low_dealt:
            self.lowest = 0
            for seat in range(deal.seats):
                if low < 64 and deal.hands[seat] >> low & 1 and deal.side_of(seat) == self.ours:
                    self.given += 1
            for i in range(deal.played):
                if deal.plays[i] == low and deal.side_of(deal.by[i]) == self.ours:
                    self.given += 1
        self.specials = 0
        for i in range(64):
            if self.everything >> i & 1:
                bit = bits.bit(i)
                if self.highest & bit:
                    self.specials += 1
                if self.lowest & bit:
                    self.specials += 1
                if self.knave & bit:
                    self.specials += 1
        self.had += self.given
        i = self.judge_game()
        if i >= 0:
            self.state = SETTLED
            self.had += i
        self.rest = self.specials + (1 if i < 0 else 0)

    def count_of(self, cards):
        """What cards count for game (PI-17)."""
        total = 10 * bits.count(cards & self.tens) + 4 * bits.count(cards & self.aces)
        total += 3 * bits.count(cards & self.kings) + 2 * bits.count(cards & self.queens)
        return total + bits.count(cards & self.jacks)

    def judge_game(self):
        """Whether the pitcher's side is certain to win the point for game, or not to: -1 if neither."""
        mine = self.state >> 8 * self.ours & BYTE
        most = 0
        for i in range(self.lanes):
            if i != self.ours:
                count = self.state >> 8 * i & BYTE
                most = max(most, count)
        if mine + self.counting == 0:
            return 0
        if self.tie == rules.TO_PITCHER:
            most -= 1
        if mine > most + self.counting:
            return 1
        return 0 if mine + self.counting <= most else -1

    def take(self, taker, trick):
        gain = 0
        specials = 0
        if trick & self.highest:
            specials += 1
        if trick & self.lowest:
            specials += 1
        if trick & self.knave:
            specials += 1
        self.rest -= specials
        if self.side[taker]:
            gain = specials
        if self.state != SETTLED:
            count = self.count_of(trick)
            lane = count
            self.state += lane << 8 * self.lane[taker]
            self.counting = self.count_of(self.everything)
            count = self.judge_game()
            if count >= 0:
                gain += count
                self.rest -= 1
                self.state = SETTLED
        return gain

    def sure(self, need):
        return -1

    def points_of(self, deal):
        """The points that the pitcher's side wins, those it has won included."""
        self.lay_open(deal)
        self.guess = -1
        gil.run(self)
        return self.had + self.result

    def each_points(self, deal):
        """(choice, points) of each choice of the seat in turn."""
        self.lay_open(deal)
        self.guess = self.rest // 2
        gil.run(self)
        return [(self.out[i], self.had + self.value[i]) for i in range(self.n)]
