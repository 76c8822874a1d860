"""Which cards may be laid: an announcement of melds, put together card by card (rule sheet HF-11 to HF-16).

At each point exactly those cards may be laid from which the announcement, and the turn, can still be
completed. No search is needed: natural cards go to the meld of their rank alone, so ranks share nothing but
the wild cards, and a small table over how many of those are used (``splits.py``) answers every question.
"""

from atout.core.deal import Deal
from atout.games.hand_and_foot import numbers, splits
from atout.games.hand_and_foot.numbers import (
    ACE,
    ADDS,
    BLACK_THREE,
    BOOK,
    FOUR,
    JOKER,
    JOKER_KIND,
    MAY_LIE,
    NATURAL,
    NO_FUTURE,
    NO_MELD,
    NOT_HELD,
    OTHER_KIND,
    STARTS,
    TOO_WILD,
    TWO,
    TWO_KIND,
    WILD_MELD,
)

FROZEN, ADD_ONLY, ADD_AND_START = 0, 1, 2
ANY_ORDER, IN_ORDER = 0, 1
NEVER = splits.NEVER
MOST_WILD = splits.MOST_WILD
NONE = -1
STATES, HELD, WILDS = splits.STATES, splits.NATURALS, splits.WILDS
WAYS = splits.WAYS
MOST = splits.MOST
TOP = splits.TOP
LEAST = splits.LEAST
WHOLE = splits.WHOLE
VALUES = numbers.VALUES


class Melding(Deal):
    """The melds of all sides, and the announcement of the seat in turn.

    ``hands[seat][kind]`` counts the cards, ``held`` are the sizes. A side's unfinished melds are
    ``naturals``, ``twos`` and ``jokers`` by meld; ``now_...`` are those of the side in turn, ``side``,
    with the cards of the announcement: ``half`` of them are laid, worth ``laid_value``; ``laid`` counts
    them by kind. ``books`` are all that is finished: ``half_books`` of them, the last ones, by this
    announcement. ``begun`` has a bit for each meld that was begun in the turn, ``meld_kind`` is what the
    turn is for (HF-15), ``said_begun`` and ``said_kind`` are these without the announcement.
    ``last_laid`` is the last card's choice, for the canonical order.
    """

    __slots__ = (
        "begun", "books", "both", "clean", "dirty", "granted", "half", "half_books", "hands", "held",
        "in_books", "jokers", "laid", "laid_value", "last_laid", "meld_kind", "melded", "minimum",
        "naturals", "need_clean", "need_dirty", "need_wild", "now_clean", "now_dirty", "now_jokers",
        "now_naturals", "now_twos", "now_wild", "on_foot", "opened", "optional", "said_begun", "said_kind",
        "side", "sides", "twos", "wild",
    )  # fmt: skip

    def __init__(self):
        Deal.__init__(self)
        self.hands = [[0] * 15 for _ in range(6)]
        self.held = [0] * 6
        self.on_foot = [0] * 6
        self.opened = [0] * 6
        self.clean = [0] * 6
        self.dirty = [0] * 6
        self.wild = [0] * 6
        self.melded = [0] * 6
        self.naturals = [[0] * 15 for _ in range(6)]
        self.twos = [[0] * 15 for _ in range(6)]
        self.jokers = [[0] * 15 for _ in range(6)]
        self.now_naturals = [0] * 15
        self.now_twos = [0] * 15
        self.now_jokers = [0] * 15
        self.laid = [0] * 15
        self.books = [0] * 56
        self.now_clean = 0
        self.now_dirty = 0
        self.now_wild = 0
        self.sides = 2
        self.side = 0
        self.in_books = 0
        self.half = 0
        self.half_books = 0
        self.laid_value = 0
        self.last_laid = NONE
        self.meld_kind = NO_MELD
        self.begun = 0
        self.said_kind = NO_MELD
        self.said_begun = 0
        self.minimum = 50
        self.need_clean = 2
        self.need_dirty = 2
        self.need_wild = 1
        self.both = False
        self.optional = False
        self.granted = False

    # --- what lies ----------------------------------------------------------------------------------

    def alone(self):
        """HF-1: whether the players have no partners."""
        return self.sides == self.seats

    def size(self, meld):
        """How many cards an unfinished meld has, with the announcement."""
        return self.now_naturals[meld] + self.now_twos[meld] + self.now_jokers[meld]

    def state(self, meld):
        """The unfinished meld of a rank, as the tables have it."""
        return (self.now_twos[meld] + self.now_jokers[meld]) * BOOK + self.now_naturals[meld]

    def wild_held(self):
        """The wild cards in the hand of the seat in turn."""
        return self.hands[self.turn][TWO_KIND] + self.hands[self.turn][JOKER_KIND]

    def card_of(self, choice):
        """The kind of card that a choice lays."""
        if choice >= JOKER:
            return JOKER_KIND
        if choice >= TWO:
            return TWO_KIND
        return choice - NATURAL

    def meld_of(self, choice):
        """The meld that a choice lays a card to."""
        if choice >= JOKER:
            return choice - JOKER
        if choice >= TWO:
            return choice - TWO
        return choice - NATURAL

    def mode(self, meld):
        """HF-15: what the turn allows for a meld: nothing, to add to it, or to start others too."""
        if self.both:
            return ADD_AND_START
        if self.size(meld) > 0 and self.begun >> meld & 1 == 0:
            return ADD_ONLY if self.meld_kind == ADDS else FROZEN
        return ADD_AND_START if self.meld_kind == STARTS else FROZEN

    def kind_allows(self, meld):
        """HF-15: whether a card may go to this meld; the first one of a turn decides what the turn is for."""
        return self.meld_kind == NO_MELD or self.mode(meld) != FROZEN

    def wild_whole(self, cards):
        """HF-11, HF-13, HF-14: whether so many wild cards are books and at most one meld of three to six."""
        return cards % BOOK == 0 or cards % BOOK > MOST_WILD

    def whole(self):
        """HF-11, HF-12: whether every meld may lie as it is."""
        if not self.wild_whole(self.size(WILD_MELD)):
            return False
        for rank in range(FOUR, ACE + 1):
            if WHOLE[self.state(rank)] == 0:
                return False
        return True

    def contract_stands(self):
        """HF-25: whether the side has the books for going out, with those of the announcement."""
        return (
            self.now_clean >= self.need_clean
            and self.now_dirty >= self.need_dirty
            and self.now_wild >= self.need_wild
        )

    # --- what can still become of it ----------------------------------------------------------------

    def least(self):
        """HF-11, HF-12: how many cards it takes at least until every meld may lie, NEVER if that cannot be.

        ``ways[k]``: how many, with k wild cards among them.
        """
        ways = [NEVER] * 64
        wild = self.wild_held()
        cards = self.size(WILD_MELD)
        lacking = 0
        if not self.wild_whole(cards):
            lacking = MOST_WILD + 1 - cards
        if lacking > wild:
            return NEVER
        for k in range(wild + 1):
            ways[k] = NEVER
        ways[lacking] = lacking
        for meld in range(FOUR, ACE + 1):
            state = self.state(meld)
            if WHOLE[state]:
                continue
            for k in range(wild, -1, -1):
                best = NEVER
                for y in range(min(k, MOST_WILD) + 1):
                    if LEAST[state * 3 + y] <= self.hands[self.turn][meld]:
                        best = min(best, ways[k - y] + LEAST[state * 3 + y] + y)
                ways[k] = best
        best = NEVER
        for k in range(wild + 1):
            best = min(best, ways[k])
        return best

    def best_value(self):
        """HF-16: the most that a first announcement can come to, with what lies; -1: it cannot be whole.

        ``best[k]``: the most that natural cards can add when k wild cards are laid.
        """
        best = [0] * 64
        after = [0] * 64
        wild = self.wild_held()
        top = 0
        for rank in range(FOUR, ACE + 1):
            state = self.state(rank)
            held = self.hands[self.turn][rank]
            if state == 0 and held < MOST_WILD:
                continue
            if TOP[state * HELD + held] < 0:
                return -1
            for k in range(min(top + TOP[state * HELD + held], wild) + 1):
                most = -1
                for y in range(min(k, TOP[state * HELD + held]) + 1):
                    x = MOST[(state * HELD + held) * WILDS + y]
                    if x >= 0 and k - y <= top and best[k - y] >= 0:
                        most = max(most, best[k - y] + x * VALUES[rank])
                after[k] = most
            top = min(top + TOP[state * HELD + held], wild)
            for k in range(top + 1):
                best[k] = after[k]
        jokers = self.hands[self.turn][JOKER_KIND]
        total = -1
        for k in range(top + 1):
            if best[k] < 0:
                continue
            for z in range(wild - k, -1, -1):  # to wild melds
                if self.wild_whole(self.size(WILD_MELD) + z):
                    value = min(k + z, jokers)
                    value = best[k] + value * VALUES[JOKER_KIND] + (k + z - value) * VALUES[TWO_KIND]
                    total = max(total, value)
                    break
        return total + self.laid_value if total >= 0 else -1

    def can_finish(self):
        """HF-25, HF-27: whether melds, perhaps none, leave the card to discard, and the contract stands.

        ``masks[(spare * 3 + clean) * 3 + dirty]``: bit k if the ranks so far can be laid with k wild cards,
        that many books, and ``spare`` cards that stay behind.
        """
        masks = [0] * 18
        spare = self.hands[self.turn][BLACK_THREE]
        if spare > 1:
            return False
        for i in range(18):
            masks[i] = 0
        start = (spare * 3 + min(self.now_clean, self.need_clean)) * 3 + min(self.now_dirty, self.need_dirty)
        masks[start] = 1
        for rank in range(FOUR, ACE + 1):
            if not self.spread(rank, masks):
                return False
        wild = self.wild_held()
        mode = self.mode(WILD_MELD)
        size = self.size(WILD_MELD)
        for i in range(2):
            clean = masks[(i * 3 + self.need_clean) * 3 + self.need_dirty] != 0
            if not clean:
                continue
            for left in range(2):  # a wild card that stays behind
                if i + left > 1 or (i + left == 0 and not self.optional) or left > wild:
                    continue
                for k in range(wild - left + 1):
                    z = wild - left - k
                    if masks[(i * 3 + self.need_clean) * 3 + self.need_dirty] >> k & 1 == 0:
                        continue
                    if z > 0 and (mode == FROZEN or (mode == ADD_ONLY and size + z > BOOK)):
                        continue
                    more = (size + z) // BOOK
                    if self.wild_whole(size + z) and self.now_wild + more >= self.need_wild:
                        return True
        return False

    def spread(self, rank, masks):
        """All cards of a rank but at most one, laid in every way; whether anything is left."""
        after = [0] * 18
        held = self.hands[self.turn][rank]
        mode = self.mode(rank)
        state = self.state(rank)
        if mode == FROZEN or (state == 0 and held == 0):
            if held == 0:
                return True
            if held > 1:
                return False
        for i in range(18):
            after[i] = 0
        low = 0
        for spare in range(2):
            x = held - spare
            if x < 0:
                continue
            top = 0
            if mode != FROZEN:
                top = min(TOP[state * HELD + held], self.wild_held())
            for y in range(top + 1):
                ways = 0
                if mode != FROZEN:
                    ways = WAYS[(((mode - 1) * STATES + state) * HELD + x) * WILDS + y]
                elif x == 0:
                    ways = 1
                if ways == 0:
                    continue
                for i in range(9 * (2 - spare)):
                    if masks[i] == 0:
                        continue
                    for way in range(9):
                        if ways >> way & 1:
                            clean = min(i // 3 % 3 + way // 3, self.need_clean)
                            dirty = min(i % 3 + way % 3, self.need_dirty)
                            to = ((i // 9 + spare) * 3 + clean) * 3 + dirty
                            after[to] |= masks[i] << y
                            low = 1
        for i in range(18):
            masks[i] = after[i]
        return low != 0

    def can_finish_now(self):
        """``can_finish`` when the turn may still become one that starts melds or one that adds (HF-15)."""
        if self.both or self.meld_kind != NO_MELD:
            return self.can_finish()
        self.meld_kind = ADDS
        found = self.can_finish()
        if not found:
            self.meld_kind = STARTS
            found = self.can_finish()
        self.meld_kind = NO_MELD
        return found

    def completes(self):
        """Whether the announcement, and the turn, can still be completed from here."""
        if not self.opened[self.side]:
            return self.best_value() >= self.minimum  # HF-16
        if not self.on_foot[self.turn]:
            return self.least() < NEVER
        if not self.granted and self.held[self.turn] - self.least() > 1:  # HF-31  two cards are left
            return True
        return (self.granted or self.alone()) and self.can_finish_now()  # HF-27, HF-31

    # --- laying cards -------------------------------------------------------------------------------

    def why_not(self, choice):
        """MAY_LIE if a card may be laid, or what is against it."""
        meld = self.meld_of(choice)
        card = self.card_of(choice)
        if self.hands[self.turn][card] == 0:
            return NOT_HELD
        if not self.kind_allows(meld):
            return OTHER_KIND
        if meld != WILD_MELD and card != meld and self.now_twos[meld] + self.now_jokers[meld] == MOST_WILD:
            return TOO_WILD
        return MAY_LIE if self.leads_on(choice) else NO_FUTURE

    def leads_on(self, choice):
        """Whether the turn can be completed after this card."""
        return self.tried(choice, ANY_ORDER)

    def tried(self, choice, how):
        """Whether the turn, or in order the announcement, can be completed after a card (taken up again)."""
        meld = self.meld_of(choice)
        card = self.card_of(choice)
        naturals = self.now_naturals[meld]
        twos = self.now_twos[meld]
        jokers = self.now_jokers[meld]
        kind = self.meld_kind
        begun = self.begun
        books = self.half_books
        clean = self.now_clean
        dirty = self.now_dirty
        wild = self.now_wild
        book = self.books[self.in_books + books]
        last = self.last_laid
        self.put(choice)
        if how == IN_ORDER:
            self.last_laid = choice
            ok = self.may_be_done() or self.any_lay()
        else:
            ok = self.completes()
        self.last_laid = last
        self.now_naturals[meld] = naturals
        self.now_twos[meld] = twos
        self.now_jokers[meld] = jokers
        self.meld_kind = kind
        self.begun = begun
        self.half_books = books
        self.now_clean = clean
        self.now_dirty = dirty
        self.now_wild = wild
        self.books[self.in_books + books] = book
        self.take_up(card)
        return ok

    def take_up(self, card):
        """A card goes back to the hand."""
        self.hands[self.turn][card] += 1
        self.held[self.turn] += 1
        self.half -= 1
        self.laid[card] -= 1
        self.laid_value -= VALUES[card]

    def put(self, choice):
        """Lay a card from the hand."""
        meld = self.meld_of(choice)
        card = self.card_of(choice)
        if self.size(meld) == 0:
            self.begun |= 1 << meld
        if self.meld_kind == NO_MELD and not self.both:  # HF-15
            self.meld_kind = STARTS if self.begun >> meld & 1 else ADDS
        self.hands[self.turn][card] -= 1
        self.held[self.turn] -= 1
        self.half += 1
        self.laid[card] += 1
        self.laid_value += VALUES[card]
        if card == TWO_KIND:
            self.now_twos[meld] += 1
        elif card == JOKER_KIND:
            self.now_jokers[meld] += 1
        else:
            self.now_naturals[meld] += 1
        if self.size(meld) == BOOK:
            self.close(meld)

    def close(self, meld):
        """HF-13: seven cards are a book."""
        self.books[self.in_books + self.half_books] = (
            self.side | meld << 3 | self.now_twos[meld] << 7 | self.now_jokers[meld] << 10
        )
        self.half_books += 1
        if meld == WILD_MELD:
            self.now_wild += 1
        elif self.now_naturals[meld] == BOOK:
            self.now_clean += 1
        else:
            self.now_dirty += 1
        self.now_naturals[meld] = 0
        self.now_twos[meld] = 0
        self.now_jokers[meld] = 0

    def may_be_done(self):
        """Whether the announcement is complete and may be made."""
        if self.half == 0 or not self.whole():
            return False
        if not self.opened[self.side]:
            return self.laid_value >= self.minimum  # HF-16
        if not self.on_foot[self.turn]:
            return True
        if self.granted:
            return self.can_finish_now()
        if self.held[self.turn] > 1:  # HF-31
            return True
        return self.alone() and self.contract_stands() and (self.optional or self.held[self.turn] == 1)

    def legal_lays(self, out):
        """The cards that may be laid now; how many."""
        n = 0
        if self.half == 0 and not self.opened[self.side] and self.best_value() < self.minimum:
            return 0
        for rank in range(FOUR, ACE + 1):
            if self.hands[self.turn][rank] and self.lays(NATURAL + rank):
                out[n] = NATURAL + rank
                n += 1
        if self.hands[self.turn][TWO_KIND]:
            n = self.legal_wild(out, n, TWO)
        if self.hands[self.turn][JOKER_KIND]:
            n = self.legal_wild(out, n, JOKER)
        return n

    def legal_wild(self, out, n, first):
        """The melds that a two, or a joker, may be laid to, added to ``out``."""
        for meld in range(ACE + 1):
            if meld != BLACK_THREE and self.lays(first + meld):
                out[n] = first + meld
                n += 1
        return n

    def lays(self, choice):
        """Whether a card may be laid, in the canonical order if that is asked for."""
        if self.canonical and not self.in_order(choice):
            return False
        if self.why_not(choice) != MAY_LIE:
            return False
        return not self.canonical or self.ends_well(choice)

    # --- the canonical order: meld by meld, naturals first, each meld whole before the next ----------

    def order(self, choice):
        """The place of the meld that a card is laid to; wild melds come last."""
        meld = self.meld_of(choice)
        return ACE + 1 if meld == WILD_MELD else meld

    def in_order(self, choice):
        """Whether a card may follow the last one laid: after a book its rank begins anew."""
        if self.last_laid == NONE:
            return True
        if self.order(choice) != self.order(self.last_laid):
            return self.order(choice) > self.order(self.last_laid) and self.whole()
        return choice >= self.last_laid or self.size(self.meld_of(choice)) == 0

    def ends_well(self, choice):
        """Whether the announcement can be completed in order after this card."""
        return self.tried(choice, IN_ORDER)

    def any_lay(self):
        """Whether any card may be laid."""
        for choice in range(NATURAL + FOUR, JOKER + ACE + 1):
            if self.meld_of(choice) <= ACE and self.meld_of(choice) != BLACK_THREE:
                if choice < TWO and choice > NATURAL + ACE:
                    continue
                if self.lays(choice):
                    return True
        return False

    # --- making the announcement, or not --------------------------------------------------------------

    def settle(self):
        """The announcement lies on the table, for all to see."""
        for meld in range(13):
            self.naturals[self.side][meld] = self.now_naturals[meld]
            self.twos[self.side][meld] = self.now_twos[meld]
            self.jokers[self.side][meld] = self.now_jokers[meld]
        self.clean[self.side] = self.now_clean
        self.dirty[self.side] = self.now_dirty
        self.wild[self.side] = self.now_wild
        self.melded[self.side] += self.laid_value
        self.opened[self.side] = 1
        self.in_books += self.half_books
        self.said_kind = self.meld_kind
        self.said_begun = self.begun
        self.clear_half()

    def lift(self):
        """The table as everybody sees it: nothing of the announcement lies there."""
        for meld in range(13):
            self.now_naturals[meld] = self.naturals[self.side][meld]
            self.now_twos[meld] = self.twos[self.side][meld]
            self.now_jokers[meld] = self.jokers[self.side][meld]
        self.now_clean = self.clean[self.side]
        self.now_dirty = self.dirty[self.side]
        self.now_wild = self.wild[self.side]
        for i in range(self.half_books):
            self.books[self.in_books + i] = 0
        self.meld_kind = self.said_kind
        self.begun = self.said_begun
        self.clear_half()

    def clear_half(self):
        """No card is laid for an announcement."""
        for kind in range(15):
            self.laid[kind] = 0
        self.half = 0
        self.half_books = 0
        self.laid_value = 0
        self.last_laid = NONE
