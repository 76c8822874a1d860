# cython: binding=False, always_allow_keywords=False
# Its methods are called from Python like those of a list: in less time, one argument without its name.
"""One deal of a game: what the rules say, as the search, the table and the tests see it.

The first methods run in C and check nothing; those below ``# --- for callers in Python`` are for
everyone else. ``deal.pxd`` holds the types; a game overrides what it needs.
"""

from atout.core import bits, memory
from atout.core.illegal import Illegal

TABLE = 13500
OUT = [0] * 128
"""Where callers in Python, one at a time, have the choices put."""
WAYS = [[0.0] * 64 for _ in range(64)]
"""WAYS[n][k]: in how many ways k of n cards can be chosen."""
for _n in range(64):
    WAYS[_n][0] = 1.0
    for _k in range(1, _n + 1):
        WAYS[_n][_k] = WAYS[_n - 1][_k - 1] + WAYS[_n - 1][_k]


class Deal:
    """One deal, from its first choice to its result.

    ``turn`` is the seat to decide, -1 when the deal is over; ``seats`` how many there are;
    ``key`` a hash of the position, kept up by every choice; ``observer`` the seat for which the
    deal is hidden (-1: nobody, -2: a watcher). ``secret`` are the seats, a bit each, that know of the
    decision now asked for; 0 where everybody does. Others may not even know that the seat in turn was
    asked: ``hide`` leaves them the last public turn. ``quiet`` stands, for all to see, while somebody may
    be asked in secret before the next choice that all see: that takes the same time whoever is asked.
    Under ``canonical`` the cards of one play are chosen in one order only, so that a search meets each
    play once.
    """

    __slots__ = ("canonical", "key", "observer", "quiet", "seats", "secret", "turn")

    def __init__(self):
        self.turn = -1
        self.seats = 0
        self.observer = -1
        self.secret = 0
        self.quiet = False
        self.canonical = False
        self.key = 0

    def start(self, rng):
        """Begin a fresh deal with cards from ``rng``: for simulations."""

    def legal(self, out):
        """Put the legal choices into ``out`` (128 places) and return how many they are."""
        return 0

    def pick(self, rng):
        """One of the legal choices, all equally likely."""
        out = [0] * 128
        return out[rng.below(self.legal(out))]

    def choose(self, choice):
        """Make a legal choice for the seat in turn."""

    def copy_from(self, other):
        """Become a copy of another deal of the same game."""
        memory.copy(self, other)

    def spell(self, out):
        """Spell the position out in at most 16 words of 64 bits, and return how many they are.

        Positions with the same words are equal, where ``key`` is only their hash.
        """
        return 0

    def counted(self):
        """Whether a position is counted for repetition here."""
        return False

    def end_drawn(self):
        """End the deal as a draw (a repetition, found by whoever keeps the history)."""
        self.turn = -1

    def hide(self, seat):
        """Forget what this seat cannot know; a watcher is seat -2."""

    def fill(self, rng):
        """Deal the unknown cards, equally likely, consistently with all that is public."""

    def result(self, seat):
        """What the finished deal gives this seat, in the game's points."""
        return 0.0

    def worth(self, seat):
        """What a search maximises, -1 to 1."""
        return self.result(seat)

    def policy(self, rng):
        """A plausible choice, fast: how a search plays a deal on."""
        return self.pick(rng)

    def estimate(self, seat):
        """A guess at ``worth`` before the deal is over."""
        return 0.0

    def sort(self, out, n):
        """Put the likely best of ``n`` choices first."""

    def share(self, rng, cards, need, barred, got):
        """Deal ``cards`` to seats 0 to 3 into ``got``: ``need[seat]`` each, none that is in ``barred[seat]``.

        Every deal that is possible is equally likely. At most three seats may need cards.
        """
        all_barred = 0
        for seat in range(4):
            got[seat] = 0
            if need[seat]:
                all_barred |= barred[seat]
        free = cards & ~all_barred
        if free != cards:
            self.share_barred(rng, free, cards & ~free, need, barred, got)
        else:
            self.share_free(rng, cards, need, got)

    def share_free(self, rng, cards, need, got):
        """Deal cards that anyone may have: a shuffle."""
        deck = [0] * 64
        n = 0
        while cards:
            deck[n] = bits.lowest(cards)
            cards &= cards - 1
            n += 1
        for seat in range(4):
            while need[seat] and n:
                j = rng.below(n)
                n -= 1
                got[seat] |= bits.bit(deck[j])
                deck[j] = deck[n]
                need[seat] -= 1

    def share_barred(self, rng, cards, others, need, barred, got):
        """Deal ``others`` card by card, by the number of ways to deal the rest; then ``cards``.

        ``ways[i][a][b]``: in how many ways cards i and later can be dealt when the first of the seats
        still needs a of them, the second b, and the third the rest.
        """
        who = [0] * 4
        ways = [0.0] * 13500
        deck = [0] * 64
        k = 0
        spare = 0
        for seat in range(4):
            if need[seat]:
                who[k] = seat
                k += 1
            else:
                spare = seat
        if k == 1:
            got[who[0]] = cards | others
            return
        if k == 2:
            who[2] = who[1]
            who[1] = spare
        n = 0
        while others:
            deck[n] = bits.lowest(others)
            others &= others - 1
            n += 1
        free = bits.count(cards)
        deep = need[who[0]] + 1
        wide = need[who[1]] + 1
        step = deep * wide
        assert step * (n + 1) <= TABLE
        for a in range(deep):
            for b in range(wide):
                if a + b <= free:
                    ways[n * step + a * wide + b] = WAYS[free][a] * WAYS[free - a][b]
        for i in range(n - 1, -1, -1):
            card = bits.bit(deck[i])
            for a in range(deep):
                for b in range(wide):
                    c = n - i + free - a - b
                    if c < 0:
                        continue
                    at = (i + 1) * step + a * wide + b
                    total = 0.0
                    if a and not barred[who[0]] & card:
                        total += ways[at - wide]
                    if b and not barred[who[1]] & card:
                        total += ways[at - 1]
                    if c and not barred[who[2]] & card:
                        total += ways[at]
                    ways[i * step + a * wide + b] = total
        for i in range(n):
            card = bits.bit(deck[i])
            a = need[who[0]]
            b = need[who[1]]
            c = need[who[2]]
            at = (i + 1) * step + a * wide + b
            first = 0.0
            second = 0.0
            third = 0.0
            if a and not barred[who[0]] & card:
                first = ways[at - wide]
            if b and not barred[who[1]] & card:
                second = ways[at - 1]
            if c and not barred[who[2]] & card:
                third = ways[at]
            luck = rng.unit() * (first + second + third)
            seat = who[2]
            if luck < first:
                seat = who[0]
            elif luck < first + second:
                seat = who[1]
            got[seat] |= card
            need[seat] -= 1
        self.share_free(rng, cards, need, got)

    # --- for callers in Python --------------------------------------------------------------------

    def choices(self):
        """The legal choices of the seat in turn, none when the deal is over."""
        if self.turn < 0:
            return []
        return memory.listed(OUT, self.legal(OUT))

    def clone(self):
        """A copy that goes its own way."""
        new = type(self).__new__(type(self))  # every field is copied: to set them up costs more than that
        new.copy_from(self)
        return new

    def hidden(self, seat):
        """A copy in which everything that this seat cannot know is blank; -2 for a watcher."""
        new = self.clone()
        new.hide(seat)
        return new

    def filled(self, rng):
        """A copy in which the unknown cards are dealt."""
        new = self.clone()
        new.fill(rng)
        return new

    def play(self, choice):
        """Make a choice, checked: an Illegal says why it cannot be."""
        if type(choice) is not int or not 0 <= choice < 128:
            raise Illegal("match-no-such-choice")
        number = choice
        if self.turn < 0 or not self.is_legal(number):
            raise self.refusal(number)
        self.choose(number)

    def may(self, choice):
        """Whether a choice is legal now."""
        return self.turn >= 0 and self.is_legal(choice)

    def is_legal(self, choice):
        """Whether a choice is legal for the seat in turn; a game may know without the list of them."""
        for i in range(self.legal(OUT)):
            if OUT[i] == choice:
                return True
        return False

    def refusal(self, choice):
        """The Illegal that says why this choice cannot be made now."""
        raise NotImplementedError

    def position(self):
        """``spell`` for callers in Python: what makes two positions equal."""
        out = [0] * 16
        n = self.spell(out)
        return tuple([out[i] for i in range(n)])

    def repeats(self):
        """``counted`` for callers in Python."""
        return self.counted()

    def spans(self):
        """While ``quiet``: how long somebody may be asked in secret before the next choice that all see.

        A span for each who may be asked, one after the other, as multiples of the time that a table grants.
        All know these, so they say nothing about who is asked.
        """
        return (1.0,)

    def rhythm(self):
        """While ``quiet``: how many seconds a span takes at least, so that it can be followed."""
        return 0.0

    def span(self):
        """Which of the ``spans`` is that of the seat in turn, asked in secret."""
        return 0

    def unanswered(self):
        """The choice made for a seat that was asked in secret and gave no answer in time."""
        return self.choices()[0]

    def forced(self):
        """Whether the seat in turn has but one choice, as all can see: then it may be made for it."""
        return False

    def reason(self, choices, side):
        """A fact that speaks for a decision, a Text; None where nothing is known that does.

        Asked of a deal hidden for the seat in turn, whose ``side`` these seats are. It follows from what the
        seat can know: it is no guess, and not what a search has found.
        """

    def is_certain(self):
        """Whether the seat in turn has the rest of the deal whatever the others hold, as far as it can know.

        Asked of a deal hidden for that seat.
        """
        return False

    def play_out(self, seat):
        """Play on to the end for a seat that has the rest for certain."""
        raise NotImplementedError

    def end_as_draw(self):
        """``end_drawn`` for callers in Python."""
        self.end_drawn()

    def begin(self, rng):
        """``start`` for callers in Python."""
        self.start(rng)

    def value(self, seat):
        """``result`` for callers in Python."""
        return self.result(seat)

    def merit(self, seat):
        """``worth`` for callers in Python."""
        return self.worth(seat)

    def estimated(self, seat):
        """``estimate`` for callers in Python."""
        return self.estimate(seat)
