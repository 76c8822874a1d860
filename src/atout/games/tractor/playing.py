"""Throws, tricks and the score of a round (TR-18, TR-19, TR-24, TR-34 to TR-44)."""

from atout.core import bits
from atout.games.tractor.numbers import PAST, PER_CARD, PLAY, SCORED, TEN, THROWN_IN, TRACTOR
from atout.games.tractor.showing import Showing

FIVES = sum(1 << suit * 13 + 3 for suit in range(4))  # TR-18
TENS = sum(1 << suit * 13 + rank for suit in range(4) for rank in (8, 11))


class Playing(Showing):
    """The play of a round.

    ``plays`` are all cards played, each play's together, of every trick ``sizes`` how many each player
    played, ``leaders`` and ``takers`` seats, ``kinds`` what was led (numbers.py), ``gains`` the points in
    it, ``fails`` how many cards the leader took back, which ``back_one`` and ``back_two`` are, and
    ``fines`` what that moved. ``begun`` is where in ``plays`` the running trick begins. ``points`` are the
    opponents', ``talon_points`` in a talon that was turned up, which counts ``times``. What all can tell
    from the play: ``barred`` are kinds that a hand cannot hold, ``unpaired`` those of which it holds no
    pair; of the tricks in ``doubts``, a bit each, more can be told.
    """

    __slots__ = (
        "back_one", "back_two", "barred", "begun", "doubts", "ended", "fails", "fine_kind", "fines",
        "first_found", "gains", "gone_one", "gone_two", "kinds", "leaders", "named_ranks", "played",
        "plays", "points", "power", "ranks", "sizes", "takers", "talon_points", "times", "trick_points",
        "tricks", "unpaired",
    )  # fmt: skip

    def __init__(self):
        Showing.__init__(self)
        self.barred = [0] * 4
        self.unpaired = [0] * 4
        self.back_one = [0] * 26
        self.back_two = [0] * 26
        self.plays = [0] * 104
        self.sizes = [0] * 26
        self.leaders = [0] * 26
        self.takers = [0] * 26
        self.kinds = [0] * 26
        self.gains = [0] * 26
        self.fails = [0] * 26
        self.fines = [0] * 26
        self.ranks = [0] * 2
        self.named_ranks = 0
        self.fine_kind = PER_CARD
        self.first_found = False
        self.power = False
        self.forget_tricks()

    def forget_tricks(self):
        """No trick is played and nothing scored."""
        for i in range(4):
            self.barred[i] = 0
            self.unpaired[i] = 0
        for i in range(26):
            self.sizes[i] = 0
            self.leaders[i] = 0
            self.takers[i] = 0
            self.kinds[i] = 0
            self.gains[i] = 0
            self.fails[i] = 0
            self.fines[i] = 0
            self.back_one[i] = 0
            self.back_two[i] = 0
        for i in range(104):
            self.plays[i] = 0
        self.gone_one = 0
        self.gone_two = 0
        self.doubts = 0
        self.ended = 0
        self.played = 0
        self.tricks = 0
        self.begun = 0
        self.points = 0
        self.trick_points = 0
        self.talon_points = 0
        self.times = 0

    def throw_in(self):
        self.ended = THROWN_IN
        self.turn = -1

    def begin_play(self):
        self.phase = PLAY
        self.leaders[0] = self.turn

    def pick_card(self, kind):
        """A card is chosen; all see it, and it stays in the hand until the play is complete."""
        bit = bits.bit(kind)
        self.chosen_two |= self.chosen_one & bit
        self.chosen_one |= bit
        self.chosen += 1
        self.know(self.turn, self.chosen_one, self.chosen_two)
        if self.laid and self.chosen == self.size:
            self.follow()

    # --- leading ------------------------------------------------------------------------------------

    def lead(self):
        """TR-24, TR-34: what was chosen is led, or the part of a throw that can be beaten."""
        seat = self.turn
        self.decompose(self.chosen_one, self.chosen_two)
        self.failed = False
        if self.parts > 1:
            part = self.failing(seat)
            self.learn_of_throw(seat, part)
            if part >= 0:
                self.take_back(part)
        self.lead_chosen()

    def lead_chosen(self):
        """The cards chosen are led."""
        seat = self.turn
        one = self.chosen_one
        two = self.chosen_two
        self.begin_trick(seat, one, two)
        self.sizes[self.tricks] = self.size
        self.kinds[self.tricks] = self.lead_kind
        self.lay(seat, one, two)
        self.turn = seat + 3 & 3

    def failing(self, leader):
        """TR-34, TR-35: the part that the leader must lead alone, -1 if the throw stands."""
        forced = -1
        for i in range(self.parts):
            if self.beatable(leader, i) and (forced < 0 or self.before(i, forced)):
                forced = i
                if self.first_found:
                    break
        return forced

    def before(self, i, j):
        """TR-35: whether part i is forced rather than j: fewer cards, then lower, then the first suit."""
        if self.part_pairs[i] != self.part_pairs[j]:
            return self.part_pairs[i] < self.part_pairs[j]
        if self.part_top[i] != self.part_top[j]:
            return self.part_top[i] < self.part_top[j]
        return bits.lowest(self.part_one[i]) < bits.lowest(self.part_one[j])

    def beatable(self, leader, i):
        """TR-35: whether one of the other three can beat a part with the same kind of cards, and as many."""
        kind = bits.lowest(self.part_one[i])
        suit = self.suit_at(kind)
        for other in range(4):
            if other == leader:
                continue
            if self.part_pairs[i] == 0:
                if self.one[other] & self.higher(kind):
                    return True
            elif self.part_pairs[i] == 1:
                if self.two[other] & self.higher(kind):
                    return True
            else:
                low = self.part_top[i] - self.part_pairs[i] + 2
                if self.windows(self.steps(self.two[other], suit), self.part_pairs[i]) >> low:
                    return True
        return False

    def learn_of_throw(self, leader, forced):
        """What all can tell now: the parts that would have been forced instead cannot be beaten."""
        if forced >= 0:
            self.doubts |= bits.bit(self.tricks)
        for i in range(self.parts):
            if forced >= 0 and not (i < forced if self.first_found else self.before(i, forced)):
                continue
            if self.part_pairs[i] > 1:
                self.doubts |= bits.bit(self.tricks)
                continue
            for other in range(4):
                if other == leader:
                    continue
                if self.part_pairs[i]:
                    self.unpaired[other] |= self.higher(bits.lowest(self.part_one[i]))
                else:
                    self.barred[other] |= self.higher(bits.lowest(self.part_one[i]))

    def take_back(self, part):
        """TR-34, TR-36: all but one part of what was chosen goes back, and the side that erred is fined."""
        count = self.chosen
        self.back_one[self.tricks] = self.chosen_one & ~self.part_one[part]
        self.back_two[self.tricks] = self.chosen_two & ~self.part_two[part]
        self.chosen_one = self.part_one[part]
        self.chosen_two = self.part_two[part]
        self.chosen = bits.count(self.chosen_one) + bits.count(self.chosen_two)
        self.failed = True
        count -= self.chosen
        self.fails[self.tricks] = count
        if self.fine_kind == PER_CARD:
            self.fines[self.tricks] = 10 * count
        elif self.fine_kind == TEN:
            self.fines[self.tricks] = 10
        if self.turn & 1 == self.declarers:
            self.points += self.fines[self.tricks]
        else:
            self.points -= self.fines[self.tricks]

    # --- following ----------------------------------------------------------------------------------

    def follow(self):
        """A play is complete."""
        self.learn_of_play(self.turn, self.chosen_one, self.chosen_two)
        self.compare_play(self.turn, self.chosen_one, self.chosen_two)
        self.lay(self.turn, self.chosen_one, self.chosen_two)
        if self.laid == 4:
            self.end_trick()
        else:
            self.turn = self.turn + 3 & 3  # TR-19  counterclockwise

    def learn_of_play(self, seat, one, two):
        """What all can tell from a play before it is compared: what its player does not hold."""
        suit = self.in_suit(self.lead_suit)
        mine = bits.count(one & suit) + bits.count(two & suit)
        pairs = bits.count(two & suit)
        if mine < self.size:  # TR-25
            self.barred[seat] |= suit
            return
        if pairs < self.lead_pairs:  # TR-26 to TR-28
            self.unpaired[seat] |= suit
        elif self.tractors_first and self.lead_kind == TRACTOR:  # TR-27
            self.doubts |= bits.bit(self.tricks)
        if self.failed and self.must_beat and self.value_of(one, two) <= self.best_value < 16:  # TR-37
            if self.lead_pairs == 0:
                self.barred[seat] |= self.above_best()
            elif self.lead_pairs == 1:
                self.unpaired[seat] |= self.above_best()
            else:
                self.doubts |= bits.bit(self.tricks)

    def lay(self, seat, one, two):
        """The cards leave the hand."""
        mask = one
        while mask:
            kind = bits.lowest(mask)
            bit = bits.bit(kind)
            mask &= mask - 1
            self.plays[self.played] = kind
            self.played += 1
            if self.two[seat] & bit:
                self.toggle(kind, 2 * seat + 1)
            if not self.two[seat] & bit or two & bit:
                self.toggle(kind, 2 * seat)
            if two & bit:
                self.plays[self.played] = kind
                self.played += 1
        self.held[seat] -= self.size
        self.barred[seat] |= one & ~two & self.unpaired[seat]  # its equal would have made a pair
        one &= ~two
        self.one[seat] &= ~(two | one & ~self.two[seat])
        self.two[seat] &= ~(two | one)
        self.known_one[seat] &= ~(two | one & ~self.known_two[seat])
        self.known_two[seat] &= ~(two | one)
        if seat == self.starter:
            self.seen_one &= ~(two | one & ~self.seen_two)
            self.seen_two &= ~(two | one)
        self.gone_two |= two | one & self.gone_one
        self.gone_one |= two | one
        self.trick_points += self.points_in(one | two, two)
        self.chosen_one = 0
        self.chosen_two = 0
        self.chosen = 0
        self.laid += 1

    def points_in(self, one, two):
        """TR-18: kings and tens are worth 10 points, fives 5."""
        return 10 * (bits.count(one & TENS) + bits.count(two & TENS)) + 5 * (
            bits.count(one & FIVES) + bits.count(two & FIVES)
        )

    def end_trick(self):
        """TR-19: the winner leads to the next; TR-3: the opponents collect points."""
        self.takers[self.tricks] = self.best
        self.gains[self.tricks] = self.trick_points
        if self.best & 1 != self.declarers:
            self.points += self.trick_points
        self.tricks += 1
        self.begun = self.played
        self.laid = 0
        self.trick_points = 0
        self.failed = False
        self.turn = self.best
        if self.held[self.best] == 0:
            self.score()
        else:
            self.leaders[self.tricks] = self.best

    # --- the score ----------------------------------------------------------------------------------

    def score(self):
        """TR-38: the talon counts many times, if the opponents win the last trick."""
        if self.best & 1 != self.declarers:
            self.talon_points = self.points_in(self.talon_one, self.talon_two)
            self.times = 2 * self.size
            if self.power:
                self.times = 2 << (self.lens[0] if self.lead_parts else 0)
            self.points += self.talon_points * self.times
        self.ended = SCORED
        self.turn = -1

    def risers(self):
        """TR-39 to TR-41: the side that wins the round, whether it rises or not."""
        return self.declarers if self.points < 80 else 1 - self.declarers

    def ranks_won(self):
        """TR-39 to TR-41."""
        total = max(self.points, 0)  # TR-36
        if total >= 80:
            return (total - 80) // 40  # TR-40, TR-41
        if total >= 40:
            return 1
        return 2 if total else 3

    def new_rank(self, side):
        """TR-44: the score of a side after the round; PAST the ace it has won."""
        old = self.ranks[side]
        if self.ended != SCORED or side != self.risers():
            return old
        if self.named_ranks >> old & 1 and side != self.declarers:
            return old
        new = min(old + self.ranks_won(), PAST)
        for rank in range(old + 1, PAST):
            if self.named_ranks >> rank & 1:
                return min(new, rank)
        return new
