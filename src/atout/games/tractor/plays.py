"""Leading, following and winning a trick (TR-19 to TR-33, TR-37).

What may be played is said twice. ``leadable`` and ``followable`` are the prefix rule: the kinds that may be
chosen next, so that a legal play can still be completed. ``whole`` judges a play that is complete.
"""

from atout.core import bits
from atout.games.tractor.numbers import (
    EVERY_PART,
    HIGHEST_CARD,
    LONGEST_PART,
    SINGLE,
    STEPS,
    THROW,
    TRACTOR,
    TRUMPS,
    TWO,
)
from atout.games.tractor.shapes import Shapes

RUFF = 16
"""What is added to the step of trumps on a plain lead, so that they beat its suit."""


class Plays(Shapes):
    """Hands and the running trick.

    ``one`` and ``two`` are the hands, ``chosen_one`` and ``chosen_two`` what the seat in turn has chosen of
    its own. Of the trick: the cards led, their suit and kind (numbers.py), how many cards a play has
    (``size``), ``laid`` plays; ``lens`` are the pairs in each tractor and pair of the lead, the longest
    first, ``lead_parts`` how many those are and ``lead_pairs`` their sum; ``best`` is the seat that wins so
    far, by cards of ``best_value``. ``failed``: the lead is what was left of a throw that failed.
    """

    __slots__ = (
        "best", "best_one", "best_two", "best_value", "chosen", "chosen_one", "chosen_two", "compare",
        "exact", "failed", "laid", "lead_kind", "lead_one", "lead_pairs", "lead_parts", "lead_suit",
        "lead_two", "lens", "must_beat", "one", "size", "tractors_first", "two",
    )  # fmt: skip

    def __init__(self):
        Shapes.__init__(self)
        self.one = [0] * 4
        self.two = [0] * 4
        self.lens = [0] * 26
        self.tractors_first = False
        self.exact = False
        self.compare = LONGEST_PART
        self.must_beat = False
        self.forget_play()

    def forget_play(self):
        """Nothing is led, and nobody has hands."""
        for i in range(4):
            self.one[i] = 0
            self.two[i] = 0
        for i in range(26):
            self.lens[i] = 0
        self.chosen_one = 0
        self.chosen_two = 0
        self.chosen = 0
        self.lead_one = 0
        self.lead_two = 0
        self.lead_suit = 0
        self.lead_kind = 0
        self.lead_pairs = 0
        self.lead_parts = 0
        self.size = 0
        self.laid = 0
        self.best = -1
        self.best_value = 0
        self.best_one = 0
        self.best_two = 0
        self.failed = False

    # --- the lead ---------------------------------------------------------------------------------

    def begin_trick(self, leader, one, two):
        """TR-21 to TR-24: these cards are led, whatever they are."""
        self.decompose(one, two)
        self.lead_one = one
        self.lead_two = two
        self.lead_suit = self.suit_at(bits.lowest(one))
        self.size = bits.count(one) + bits.count(two)
        self.lead_pairs = bits.count(two)
        self.lead_parts = 0
        for i in range(13):
            self.lens[i] = self.part_pairs[i] if i < self.parts else 0
            if self.lens[i]:
                self.lead_parts = i + 1
        self.best = leader
        self.best_one = one
        self.best_two = two
        self.best_value = self.part_top[0]
        if self.parts > 1:
            self.lead_kind = THROW
            self.best_value = RUFF - 1  # TR-33  the leader wins, unless it is ruffed
        elif self.part_pairs[0] == 0:
            self.lead_kind = SINGLE
        elif self.part_pairs[0] == 1:
            self.lead_kind = TWO
        else:
            self.lead_kind = TRACTOR

    # --- winning ----------------------------------------------------------------------------------

    def compare_play(self, seat, one, two):
        """TR-30 to TR-33: whether these cards are the best now; of equals the first played."""
        value = self.value_of(one, two)
        if self.lead_kind == THROW and self.compare == EVERY_PART and self.best_value >= RUFF:
            if value < 0 or not self.every_part_higher(one, two):
                return
        elif value <= self.best_value:
            return
        self.best = seat
        self.best_value = value
        self.best_one = one
        self.best_two = two

    def value_of(self, one, two):
        """What a follower's cards are worth: a step, RUFF more for a ruff; -1: they beat nothing."""
        suit = self.suit_at(bits.lowest(one))
        if one & ~self.in_suit(suit) or (suit != self.lead_suit and suit != TRUMPS):
            return -1
        over = 0 if suit == self.lead_suit else RUFF
        if self.lead_kind == SINGLE:  # TR-30
            return over + self.step_at(bits.lowest(one))
        if self.lead_kind == THROW:  # TR-33  only a ruff beats it
            return self.ruff_value(one, two) if over else -1
        if one != two:  # TR-31  two different cards beat nothing
            return -1
        if self.lead_kind == TRACTOR:  # TR-32  nor do pairs that are not consecutive
            steps = self.steps(two, suit)
            if bits.count(steps) < self.lead_pairs or self.windows(steps, self.lead_pairs) == 0:
                return -1
        return over + self.top_of(one, suit)

    def ruff_value(self, one, two):
        """TR-33: what trumps in the layout that was led are worth, -1 if they cannot be read so."""
        pairs = [0] * 16
        if bits.count(two) < self.lead_pairs or (self.exact and not self.same_layout(one, two)):
            return -1
        self.count_pairs(two, TRUMPS, pairs)
        low = self.place(pairs, 0, STEPS)
        if low < 0:
            return -1
        if self.compare == HIGHEST_CARD or self.lead_parts == 0:
            return RUFF + self.top_of(one, TRUMPS)
        if self.lens[0] == 1:
            return RUFF + self.top_of(two, TRUMPS)
        return RUFF + low + self.lens[0] - 1

    def same_layout(self, one, two):
        """TR-33, option ruff_shape: whether the parts of these trumps are as long as those led."""
        self.decompose(one, two)
        for i in range(self.lead_parts):
            if i >= self.parts or self.part_pairs[i] != self.lens[i]:
                return False
        return self.parts == self.lead_parts or self.part_pairs[self.lead_parts] == 0

    def count_pairs(self, two, suit, pairs):
        """How many pairs there are on each step of a suit."""
        for step in range(STEPS):
            pairs[step] = bits.count(two & self.at(suit, step))

    def row(self, pairs, low, length):
        """Whether there is a pair on each of these steps."""
        for step in range(low, low + length):
            if pairs[step] == 0:
                return False
        return True

    def take(self, pairs, low, length, number):
        """Add a number on each of these steps."""
        for step in range(low, low + length):
            pairs[step] += number

    def place(self, pairs, i, highest):
        """Where the i-th tractor led can stand, not above ``highest``, so that the later ones can too.

        The lowest step of the highest such place, -1 if there is none. Single pairs always have one.
        """
        if i == self.lead_parts or self.lens[i] == 1:
            return 0
        length = self.lens[i]
        for low in range(min(highest, STEPS - length), -1, -1):
            if not self.row(pairs, low, length):
                continue
            self.take(pairs, low, length, -1)
            after = self.place(pairs, i + 1, low if self.lens[i + 1] == length else STEPS)
            self.take(pairs, low, length, 1)
            if after >= 0:
                return low
        return -1

    # --- winning, option throw_compare every_part ---------------------------------------------------

    def every_part_higher(self, one, two):
        """TR-33: however the best trumps so far are read, these can be read so that each part is higher."""
        pairs = [0] * 16
        cards = [0] * 16
        my_pairs = [0] * 16
        my_cards = [0] * 16
        tops = [0] * 26
        self.count_pairs(self.best_two, TRUMPS, pairs)
        self.count_pairs(self.best_one, TRUMPS, cards)
        self.count_pairs(two, TRUMPS, my_pairs)
        self.count_pairs(one, TRUMPS, my_cards)
        for step in range(STEPS):
            cards[step] += pairs[step]
            my_cards[step] += my_pairs[step]
        return self.all_readings_beaten(pairs, cards, 0, STEPS, tops, my_pairs, my_cards)

    def all_readings_beaten(self, pairs, cards, i, highest, tops, my_pairs, my_cards):
        """Whether every reading of theirs, its first i parts given by ``tops``, is beaten by one of mine."""
        if i == self.lead_parts:
            return self.some_reading_beats(my_pairs, my_cards, 0, STEPS, tops, cards)
        length = self.lens[i]
        for low in range(min(highest, STEPS - length), -1, -1):
            if not self.row(pairs, low, length):
                continue
            self.take(pairs, low, length, -1)
            self.take(cards, low, length, -2)
            tops[i] = low + length - 1
            beaten = self.all_readings_beaten(
                pairs, cards, i + 1, low if self.lens[i + 1] == length else STEPS, tops, my_pairs, my_cards
            )
            self.take(pairs, low, length, 1)
            self.take(cards, low, length, 2)
            if not beaten:
                return False
        return True

    def some_reading_beats(self, pairs, cards, i, highest, tops, others):
        """Whether these can be read so that each part is above ``tops``, each single above the others."""
        if i == self.lead_parts:
            return self.singles_higher(cards, others)
        length = self.lens[i]
        for low in range(min(highest, STEPS - length), -1, -1):
            if low + length - 1 <= tops[i]:
                return False
            if not self.row(pairs, low, length):
                continue
            self.take(pairs, low, length, -1)
            self.take(cards, low, length, -2)
            found = self.some_reading_beats(
                pairs, cards, i + 1, low if self.lens[i + 1] == length else STEPS, tops, others
            )
            self.take(pairs, low, length, 1)
            self.take(cards, low, length, 2)
            if found:
                return True
        return False

    def singles_higher(self, cards, others):
        """Whether the highest of these is above the highest of the others, and so on down."""
        step = STEPS - 1
        other = STEPS - 1
        mine = cards[step]
        theirs = others[other]
        while True:
            while mine == 0 and step > 0:
                step -= 1
                mine = cards[step]
            while theirs == 0 and other > 0:
                other -= 1
                theirs = others[other]
            if mine == 0:
                return True
            if step <= other:
                return False
            mine -= 1
            theirs -= 1

    # --- what may be chosen -------------------------------------------------------------------------

    def last_chosen(self):
        """The highest kind chosen so far."""
        return bits.highest(self.chosen_one) if self.chosen else 0

    def leadable(self, one, two):
        """TR-21 to TR-24: any cards of one suit may be led, or at least be offered."""
        if self.chosen == 0:
            return one
        left = one & ~self.chosen_one | two & ~self.chosen_two
        left &= self.in_suit(self.suit_at(bits.lowest(self.chosen_one)))
        if self.canonical:
            left = left >> self.last_chosen() << self.last_chosen()
        return left

    def above_best(self):
        """The kinds of the suit led on steps above the best cards."""
        if self.best_value >= RUFF:
            return 0
        kind = self.at(self.lead_suit, self.best_value)
        return self.higher(bits.lowest(kind))

    def beating_rows(self, two):
        """Where the tractors (or pairs) of the length led begin that are higher than the best."""
        low = self.best_value - self.lead_pairs + 2
        return self.windows(self.steps(two, self.lead_suit), self.lead_pairs) >> low << low

    def must_beat_now(self, one, two):
        """TR-37: to the part that was left of a throw, until it is ruffed, who can beat must beat."""
        if not (self.failed and self.must_beat) or self.best_value >= RUFF:
            return False
        if self.lead_kind == SINGLE:
            return one & self.above_best() != 0
        return self.beating_rows(two) != 0

    def followable(self, one, two):
        """TR-25 to TR-29, TR-37: what the seat in turn may choose next to follow."""
        suit = self.in_suit(self.lead_suit)
        mine = one & suit
        twice = two & suit
        held = bits.count(mine) + bits.count(twice)
        if held <= self.size:  # TR-25  all of the suit, and then any cards
            left = one & ~self.chosen_one | two & ~self.chosen_two
            spare = (
                self.size - held - bits.count(self.chosen_one & ~suit) - bits.count(self.chosen_two & ~suit)
            )
            if spare == 0:
                left &= suit
            return self.rising(left, one, two, spare) if self.canonical else left
        if self.must_beat_now(one, two):
            return mine & self.above_best() if self.lead_kind == SINGLE else self.with_row(twice)
        if self.tractors_first and self.lead_kind == TRACTOR and bits.count(twice) > self.lead_pairs:
            return self.with_tractors(twice)
        return self.with_pairs(mine, twice)

    def rising(self, allowed, one, two, spare):
        """Of these kinds those above which all of the suit, and enough others, are still left."""
        suit = self.in_suit(self.lead_suit)
        kept = 0
        mask = allowed >> self.last_chosen() << self.last_chosen()
        one_left = one & ~self.chosen_one | two & ~self.chosen_two
        two_left = two & ~self.chosen_one
        while mask:
            kind = bits.lowest(mask)
            below = bits.bit(kind) - 1
            mask &= mask - 1
            if one_left & suit & below:
                continue
            if bits.count(one_left & ~suit & ~below) + bits.count(two_left & ~suit & ~below) >= spare:
                kept |= bits.bit(kind)
        return kept

    def enough(self, owed, begun, room):
        """Whether so many pairs can still be made in so many cards, when some are begun."""
        if owed <= begun:
            return owed <= room
        return 2 * owed - begun <= room

    def with_pairs(self, mine, twice):
        """TR-26 to TR-29: cards of the suit, with as many pairs as were led, or as there are."""
        owed = min(self.lead_pairs, bits.count(twice)) - bits.count(self.chosen_two)
        room = self.size - self.chosen - 1
        halves = self.chosen_one & ~self.chosen_two & twice
        fresh = twice & ~self.chosen_one
        begun = bits.count(halves)
        if self.canonical:
            kept = 0
            mask = (halves | mine & ~self.chosen_one) >> self.last_chosen() << self.last_chosen()
            while mask:
                kind = bits.lowest(mask)
                bit = bits.bit(kind)
                mask &= mask - 1
                above = ~(bit | bit - 1)
                ready = 1 if fresh & bit else 0
                need = owed - 1 if halves & bit else owed
                whole = bits.count(fresh & above)
                if need > ready + whole or not self.enough(need, ready, room):
                    continue
                if ready + whole + bits.count(mine & ~self.chosen_one & above) >= room:
                    kept |= bit
            return kept
        allowed = 0
        if self.enough(owed - 1, begun - 1, room):
            allowed = halves
        if self.enough(owed, begun + 1, room):
            allowed |= fresh
        if self.enough(owed, begun, room):
            allowed |= mine & ~twice & ~self.chosen_one
        return allowed

    def with_row(self, twice):
        """TR-37: cards of a tractor, or pair, of the length led that beats the best."""
        allowed = 0
        length = self.lead_pairs
        rows = self.beating_rows(twice)
        if bits.count(self.steps(self.chosen_one, self.lead_suit)) < bits.count(self.chosen_one):
            return 0
        while rows:
            low = bits.lowest(rows)
            rows &= rows - 1
            span = 0
            used = 0
            for step in range(low, low + length):
                span |= twice & self.at(self.lead_suit, step)
                if self.chosen_one & self.at(self.lead_suit, step):
                    used |= self.at(self.lead_suit, step)
            if self.chosen_one & ~span:
                continue
            free = span & ~used
            if self.canonical:
                allowed |= self.rising_row(free | self.chosen_one & ~self.chosen_two, free, low, length)
            else:
                allowed |= free | self.chosen_one & ~self.chosen_two
        return allowed

    def rising_row(self, allowed, free, low, length):
        """Of these kinds of a row those above which the rest of the row is still to be had."""
        kept = 0
        while allowed:
            kind = bits.lowest(allowed)
            allowed &= allowed - 1
            later = not self.chosen_one & ~self.chosen_two & (bits.bit(kind) - 1)
            for step in range(low, low + length):
                here = free & self.at(self.lead_suit, step)
                if here and not here >> kind & 1 and here >> kind == 0:
                    later = False
            if later and kind >= self.last_chosen():
                kept |= bits.bit(kind)
        return kept

    def with_tractors(self, twice):
        """TR-27, option follow_tractor: pairs of a choice that gives the longest tractors.

        Every choice is looked at: of at most 12 pairs those of the length led, 924 at most.
        """
        kinds = [0] * 26
        steps = [0] * 26
        n = 0
        mask = twice
        while mask:
            kinds[n] = mask & ~(mask - 1)
            steps[n] = bits.bit(self.step_at(bits.lowest(mask)))
            mask &= mask - 1
            n += 1
        most = 0
        allowed = 0
        set_ = bits.bit(self.lead_pairs) - 1
        while set_ < bits.bit(n):
            some = 0
            rows = 0
            mask = set_
            while mask:
                i = bits.lowest(mask)
                mask &= mask - 1
                some |= kinds[i]
                rows |= steps[i]
            worth = self.runs(rows)
            if worth > most:
                most = worth
                allowed = 0
            if worth == most and not self.chosen_one & ~some:
                left = some & ~self.chosen_two
                if not self.canonical:
                    allowed |= left
                elif left and bits.lowest(left) >= self.last_chosen():
                    allowed |= left & ~(left - 1)
            lowest = set_ & ~(set_ - 1)  # the next set of as many numbers
            carry = set_ + lowest
            set_ = carry | (set_ ^ carry) // lowest >> 2
        return allowed

    def most_tractors(self, twice):
        """The best that ``runs`` can be of so many of these pairs as were led."""
        steps = [0] * 26
        n = 0
        mask = twice
        while mask:
            steps[n] = bits.bit(self.step_at(bits.lowest(mask)))
            mask &= mask - 1
            n += 1
        most = 0
        set_ = bits.bit(self.lead_pairs) - 1
        while set_ < bits.bit(n):
            rows = 0
            mask = set_
            while mask:
                rows |= steps[bits.lowest(mask)]
                mask &= mask - 1
            worth = self.runs(rows)
            if worth > most:
                most = worth
            lowest = set_ & ~(set_ - 1)
            carry = set_ + lowest
            set_ = carry | (set_ ^ carry) // lowest >> 2
        return most

    # --- a whole play -------------------------------------------------------------------------------

    def whole(self, hand_one, hand_two, one, two):
        """Whether these cards, as many as were led, may be played from this hand to follow."""
        suit = self.in_suit(self.lead_suit)
        mine = hand_one & suit
        twice = hand_two & suit
        held = bits.count(mine) + bits.count(twice)
        if held <= self.size:  # TR-25
            return one & suit == mine and two & suit == twice
        if one & ~suit:
            return False
        if self.must_beat_now(hand_one, hand_two):  # TR-37
            return self.best_value < self.value_of(one, two)
        pairs = bits.count(two)
        owed = min(self.lead_pairs, bits.count(twice))
        if pairs < owed:  # TR-26 to TR-29
            return False
        if self.tractors_first and self.lead_kind == TRACTOR and bits.count(twice) > owed:  # TR-27
            return self.runs(self.steps(two, self.lead_suit)) == self.most_tractors(twice)
        return True
