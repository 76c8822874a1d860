"""Drawing, showing trumps, and the talon (TR-4 to TR-13).

Each card drawn is a choice that all see, DRAW, and so is each step of the last round of asking, WAIT. Between
them a seat may be asked in secret: for the others it is, until something is shown, as if it had not been.
"""

from itertools import islice

from atout.core import bits
from atout.core.keys import words
from atout.games.tractor.numbers import (
    BURYING,
    CALLING,
    DRAWING,
    DRAWN,
    IN_CALL,
    JOKERS,
    NO_TRUMP,
    PAIR,
    RED_JOKERS,
    REDEAL,
    SHOW,
    SHOWING,
    SMALL_JOKER,
    TALON,
    TURN_TALON,
)
from atout.games.tractor.plays import Plays

_words = words()
CARD_KEY = list(islice(_words, 54 * 16))
"""CARD_KEY[16 * kind + place]: 2 * seat and 2 * seat + 1 for both copies in a hand, 8 and 9 in the talon."""


class Showing(Plays):
    """The hands as they are drawn, what was shown, the talon.

    ``known_one`` and ``known_two`` are cards that all know to be in a hand, ``seen_one`` and ``seen_two``
    those known to be in the starter's hand or in the talon; ``talon_one`` and ``talon_two`` lie in the
    talon. ``pack`` is in the order of drawing; ``waits`` is how many have passed in a row in the last round
    of asking, -1 before it. Of each showing ``show_by`` has the seat, ``show_what`` the choice, ``show_at``
    how many cards were drawn by then (IN_CALL: all, and it was in the last round of asking).
    """

    __slots__ = (
        "buried", "counter", "declarers", "draw_speed", "drawer", "drawn", "first", "held", "known_one",
        "known_two", "nobody_shows", "pack", "phase", "red_over_black", "seen_one", "seen_two", "show_at",
        "show_by", "show_what", "shows", "starter", "strengthen", "talon_one", "talon_two", "turned", "waits",
    )  # fmt: skip

    def __init__(self):
        Plays.__init__(self)
        self.known_one = [0] * 4
        self.known_two = [0] * 4
        self.pack = [-1] * 108
        self.held = [0] * 4
        self.show_by = [0] * 6
        self.show_what = [0] * 6
        self.show_at = [0] * 6
        self.drawer = 0
        self.starter = -1
        self.declarers = -1
        self.first = True
        self.red_over_black = False
        self.strengthen = True
        self.counter = False
        self.nobody_shows = TURN_TALON
        self.draw_speed = 1
        self.forget_showing()

    def forget_showing(self):
        """Nothing is drawn, shown or turned up."""
        for i in range(4):
            self.known_one[i] = 0
            self.known_two[i] = 0
            self.held[i] = 0
        for i in range(6):
            self.show_by[i] = 0
            self.show_what[i] = 0
            self.show_at[i] = 0
        self.seen_one = 0
        self.seen_two = 0
        self.talon_one = 0
        self.talon_two = 0
        self.shows = 0
        self.phase = DRAWING
        self.drawn = 0
        self.turned = 0
        self.buried = 0
        self.waits = -1

    # --- cards --------------------------------------------------------------------------------------

    def give(self, seat, kind):
        """A card comes into a hand."""
        bit = bits.bit(kind)
        if self.one[seat] & bit:
            self.two[seat] |= bit
            self.toggle(kind, 2 * seat + 1)
        else:
            self.one[seat] |= bit
            self.toggle(kind, 2 * seat)

    def know(self, seat, one, two):
        """All know now that these cards are in a hand."""
        self.known_one[seat] |= one
        self.known_two[seat] |= two

    def toggle(self, kind, place):
        """Keep the key up: a card comes to a place, or leaves it."""
        self.key ^= CARD_KEY[16 * kind + place]

    def rekey(self):
        """The key of the cards as they lie."""
        self.key = 0
        for seat in range(4):
            mask = self.one[seat]
            while mask:
                self.toggle(bits.lowest(mask), 2 * seat)
                mask &= mask - 1
            mask = self.two[seat]
            while mask:
                self.toggle(bits.lowest(mask), 2 * seat + 1)
                mask &= mask - 1
        mask = self.talon_one
        while mask:
            self.toggle(bits.lowest(mask), 8)
            mask &= mask - 1
        mask = self.talon_two
        while mask:
            self.toggle(bits.lowest(mask), 9)
            mask &= mask - 1

    # --- drawing ------------------------------------------------------------------------------------

    def next_drawer(self, seat):
        """TR-4: clockwise, or the other way round."""
        return seat + 3 & 3 if self.counter else seat + 1 & 3

    def draw(self):
        """TR-4: one card; TR-9: who can show something with it is asked."""
        seat = self.turn
        kind = self.pack[self.drawn]
        self.drawn += 1
        self.held[seat] += 1
        if kind >= 0:
            self.give(seat, kind)
            if self.gains_showing(seat, kind):
                self.ask(seat)
                return
        self.go_on()

    def ask(self, seat):
        """TR-9: in secret."""
        self.phase = SHOWING
        self.secret = 1 << seat

    def go_on(self):
        """The next one draws; TR-9: after the last card all are asked again, who drew it first."""
        self.secret = 0
        if self.drawn < DRAWN:
            self.phase = DRAWING
            self.turn = self.next_drawer(self.turn)
        elif self.waits < 0:
            self.phase = CALLING
            self.waits = 0
        else:
            self.phase = CALLING
            self.waits += 1
            self.turn = self.next_drawer(self.turn)

    def wait(self):
        """TR-9: who has no showing that would stand passes unasked; four passes settle trumps."""
        out = [0] * 16
        if self.waits == 4:
            self.settle()
        elif self.showings(self.turn, out):
            self.ask(self.turn)
        else:
            self.go_on()

    # --- showing ------------------------------------------------------------------------------------

    def strength(self, what):
        """TR-7: a showing overturns those of less strength."""
        if what == 0:
            return 0
        if what < PAIR:
            return 1
        if what < JOKERS:
            return 2
        return 4 if what == RED_JOKERS and self.red_over_black else 3

    def standing(self):
        """The showing that stands, 0 for none."""
        return self.show_what[self.shows - 1] if self.shows else 0

    def stands(self, what, seat):
        """TR-7, TR-8: whether a showing of this seat would stand now."""
        now = self.standing()
        if now and self.show_by[self.shows - 1] == seat:  # TR-8  it may be strengthened alone
            return self.strengthen and now < PAIR and what == now - SHOW + PAIR
        return self.strength(what) > self.strength(now)

    def shown_kind(self, what):
        """TR-6: the card, or one of the two, that is shown."""
        if what >= JOKERS:
            return SMALL_JOKER + what - JOKERS
        return (what - SHOW & 3) * 13 + self.rank

    def holds(self, what, seat):
        """TR-6: whether a seat has what it takes."""
        kind = self.shown_kind(what)
        if what < PAIR:
            return self.one[seat] >> kind & 1
        return self.two[seat] >> kind & 1

    def showings(self, seat, out):
        """What a seat can show now; how many such showings there are."""
        n = 0
        for what in range(SHOW, RED_JOKERS + 1):
            if self.holds(what, seat) and self.stands(what, seat):
                out[n] = what
                n += 1
        return n

    def gains_showing(self, seat, kind):
        """TR-9: whether a card just drawn is part of a showing that would stand."""
        out = [0] * 16
        if kind < SMALL_JOKER and kind % 13 != self.rank:
            return False
        n = self.showings(seat, out)
        for i in range(n):
            if self.shown_kind(out[i]) == kind:
                return True
        return False

    def show(self, what):
        """TR-6: cards are shown, and stay in the hand, known to all (TR-8)."""
        bit = bits.bit(self.shown_kind(what))
        self.know(self.turn, bit, bit if what >= PAIR else 0)
        self.show_by[self.shows] = self.turn
        self.show_what[self.shows] = what
        self.show_at[self.shows] = self.drawn if self.waits < 0 else IN_CALL
        self.shows += 1
        self.secret = 0
        if self.waits < 0:
            self.go_on()
            return
        self.phase = CALLING
        self.waits = 0  # TR-9  four passes in a row are wanted again, the shower's own the last
        self.turn = self.next_drawer(self.turn)

    # --- trumps are settled -------------------------------------------------------------------------

    def settle(self):
        """TR-10 to TR-12: whose round it is and what is trumps; the starter takes the talon."""
        what = self.standing()
        self.quiet = False
        if what == 0 and (self.first or self.nobody_shows == REDEAL):
            self.throw_in()
            return
        if self.first:  # TR-10
            self.starter = self.show_by[self.shows - 1]
            self.declarers = self.starter & 1
        if what == 0 and self.nobody_shows == TURN_TALON:
            self.turn_talon()
        elif what == 0 or what >= JOKERS:
            self.name_trump(NO_TRUMP)
        else:
            self.name_trump(what - SHOW & 3)
        self.take_talon()

    def turn_talon(self):
        """TR-12: card by card, until one of the trump rank comes; else the highest, the first of equals."""
        best = -1
        self.turned = TALON
        for i in range(TALON):
            kind = self.pack[DRAWN + i]
            if kind >= SMALL_JOKER:
                continue
            if kind % 13 == self.rank:
                best = kind
                self.turned = i + 1
                break
            if best < 0 or kind % 13 > best % 13:
                best = kind
        self.name_trump(best // 13)

    def take_talon(self):
        """TR-13: into the starter's hand. What was shown or turned may be laid down again."""
        self.seen_one = self.known_one[self.starter]
        self.seen_two = self.known_two[self.starter]
        self.known_one[self.starter] = 0
        self.known_two[self.starter] = 0
        for i in range(TALON):
            if self.pack[DRAWN + i] < 0:
                continue
            self.give(self.starter, self.pack[DRAWN + i])
            if i < self.turned:
                self.seen_two |= self.seen_one & bits.bit(self.pack[DRAWN + i])
                self.seen_one |= bits.bit(self.pack[DRAWN + i])
        self.held[self.starter] += TALON
        self.phase = BURYING
        self.turn = self.starter

    def bury(self, kind):
        """TR-13: a card is laid in the talon, face down."""
        bit = bits.bit(kind)
        seat = self.starter
        if self.two[seat] & bit:
            self.two[seat] &= ~bit
            self.toggle(kind, 2 * seat + 1)
        else:
            self.one[seat] &= ~bit
            self.toggle(kind, 2 * seat)
        if self.talon_one & bit:
            self.talon_two |= bit
            self.toggle(kind, 9)
        else:
            self.talon_one |= bit
            self.toggle(kind, 8)
        self.held[seat] -= 1
        self.buried += 1
        if self.buried == TALON:
            self.begin_play()

    def buryable(self):
        """TR-13: any card; under ``canonical`` none below the last, with enough left above."""
        if not self.canonical:
            return self.one[self.turn]
        last = bits.highest(self.talon_one) if self.buried else 0
        kept = 0
        mask = self.one[self.turn] >> last << last
        while mask:
            kind = bits.lowest(mask)
            mask &= mask - 1
            if (
                bits.count(self.one[self.turn] >> kind) + bits.count(self.two[self.turn] >> kind)
                >= TALON - self.buried
            ):
                kept |= bits.bit(kind)
        return kept

    def throw_in(self):
        """TR-11, TR-12: nobody showed."""

    def begin_play(self):
        """TR-19: the starter leads."""
