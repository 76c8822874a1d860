"""A deal of Hand and Foot as others see it: what is hidden, how it is filled, why something is refused."""

import pickle
import re

from atout.core.illegal import Illegal
from atout.games.hand_and_foot import names, numbers, reasons
from atout.games.hand_and_foot.habits import Habits
from atout.games.hand_and_foot.numbers import (
    ACE,
    ANSWERING,
    ASK,
    BLACK_THREE,
    BOOK,
    DISCARD,
    DONE,
    DRAW,
    DRAWING,
    EMPTY_PILE,
    END,
    FEW,
    FOUR,
    FULL_MELD,
    JOKER,
    JOKER_KIND,
    KEEP,
    NATURAL,
    NO,
    NO_MINIMUM,
    NO_PAIR,
    NOT_HELD,
    OTHER_KIND,
    RED_THREE,
    TAKE,
    TAKES,
    THREE_ON_TOP,
    TOO_WILD,
    TWO,
    TWO_KIND,
    WILD_MELD,
    WILD_ON_TOP,
    YES,
)
from atout.games.hand_and_foot.splits import NEVER

VALUES = numbers.VALUES
NONE = -1
UNKNOWN = -1
MOST_TRIES = 200_000


class Foot(Habits):
    """A deal of Hand and Foot: the rules are in ``melding`` and ``turns``, the policy in ``habits``."""

    __slots__ = ()

    def __init__(self, options=None):
        Habits.__init__(self, options)

    # --- what is hidden ---------------------------------------------------------------------------

    def hide(self, seat):
        """Others' hands but for what they took from the pile, all feet, the stock, what is half announced."""
        self.observer = seat
        if self.turn < 0:  # HF-30  then all is counted, and shown
            return
        if seat != self.turn:
            self.held[self.turn] += self.half
            self.lift()
            if self.taking:
                self.pile[self.in_pile] = self.taking - 1
                self.in_pile += 1
                self.taking = 0
                self.phase = DRAWING
            for kind in range(15):
                self.came[kind] = 0
        for other in range(self.seats):
            for kind in range(15):
                self.feet[other][kind] = 0
                if other != seat:
                    self.hands[other][kind] = self.known[other][kind]
        for i in range(self.buried, self.in_stock):
            self.stock[i] = UNKNOWN

    def unseen(self, left):
        """How many cards of each kind lie nowhere as far as it is known."""
        for kind in range(15):
            left[kind] = self.decks * (2 if kind == BLACK_THREE or kind >= JOKER_KIND else 4)
            for seat in range(self.seats):
                left[kind] -= self.hands[seat][kind] + self.feet[seat][kind]
        for side in range(self.sides):
            left[RED_THREE] -= self.reds[side]
            for meld in range(13):
                if side == self.side:
                    left[meld] -= self.now_naturals[meld]
                    left[TWO_KIND] -= self.now_twos[meld]
                    left[JOKER_KIND] -= self.now_jokers[meld]
                else:
                    left[meld] -= self.naturals[side][meld]
                    left[TWO_KIND] -= self.twos[side][meld]
                    left[JOKER_KIND] -= self.jokers[side][meld]
        for i in range(self.in_books + self.half_books):
            twos = self.books[i] >> 7 & 7
            jokers = self.books[i] >> 10
            left[self.books[i] >> 3 & 15] -= BOOK - twos - jokers
            left[TWO_KIND] -= twos
            left[JOKER_KIND] -= jokers
        for i in range(self.in_pile):
            left[self.pile[i]] -= 1
        for i in range(self.in_stock):
            if self.stock[i] != UNKNOWN:
                left[self.stock[i]] -= 1

    def must_fit(self):
        """Whether all know more of a hidden hand than single cards: it can take the pile, or go out."""
        for seat in range(self.seats):
            if self.asked[seat] and seat != self.observer:  # HF-27
                return True
        return self.must_take()

    def must_take(self):
        """HF-28: without a stock the deal would be over if the player in turn could not take the pile."""
        return self.phase == DRAWING and self.in_stock < FEW and self.turn != self.observer

    def fits(self):
        """Whether that is so."""
        if self.must_take() and self.why_not_take() != TAKES:
            return False
        for seat in range(self.seats):
            if self.asked[seat] and seat != self.observer and not self.could_go_out(seat):
                return False
        return not self.granted or self.turn == self.observer or self.can_finish_now()  # HF-27

    def fill(self, rng):
        """Hands never hold a red three; beyond that the unknown cards lie anywhere."""
        deck = [0] * 378
        left = [0] * 15
        need = [0] * 6
        if self.turn < 0:
            self.observer = NONE
            return
        self.unseen(left)
        n = 0
        for kind in range(14):
            for _ in range(left[kind]):
                deck[n] = kind
                n += 1
        lacking = 0
        for seat in range(self.seats):
            need[seat] = self.held[seat]
            for kind in range(14):
                need[seat] -= self.hands[seat][kind]
            lacking += need[seat]
        fit = self.must_fit()
        for _ in range(MOST_TRIES):
            self.fill_hands(rng, deck, n, need)
            if not fit or self.fits():
                break
            self.empty_hands(deck, need)
        else:
            self.fill_hands(rng, deck, n, need)
        for _ in range(left[RED_THREE]):
            deck[n] = RED_THREE
            n += 1
        self.fill_rest(rng, deck, lacking, n)
        self.observer = NONE

    def fill_hands(self, rng, deck, n, need):
        """Cards for the hands, from the front of the deck."""
        at = 0
        for seat in range(self.seats):
            for _ in range(need[seat]):
                j = at + rng.below(n - at)
                kind = deck[j]
                deck[j] = deck[at]
                deck[at] = kind
                self.hands[seat][kind] += 1
                at += 1

    def empty_hands(self, deck, need):
        """Take them back."""
        at = 0
        for seat in range(self.seats):
            for _ in range(need[seat]):
                self.hands[seat][deck[at]] -= 1
                at += 1

    def fill_rest(self, rng, deck, at, n):
        """Feet and stock, from the rest of the deck."""
        for i in range(n - 1, at, -1):
            j = at + rng.below(i + 1 - at)
            kind = deck[i]
            deck[i] = deck[j]
            deck[j] = kind
        for seat in range(self.seats):
            for _ in range(self.foot_held[seat]):
                self.feet[seat][deck[at]] += 1
                at += 1
        for i in range(self.buried, self.in_stock):
            if self.stock[i] == UNKNOWN:
                self.stock[i] = deck[at]
                at += 1

    # --- for callers in Python --------------------------------------------------------------------

    def set_up(self, dealer, pack, number=0, scores=(), deals_left=1):
        """A fresh deal from its chances: the cards of the pack in order, the number of the deal from 0."""
        deck = [0] * 378
        self.dealer = dealer
        self.number = number
        self.deals_left = deals_left
        self.scores = (list(scores) + [0] * 6)[:6]
        for i in range(len(pack)):
            deck[i] = numbers.kind_of(pack[i])
        self.deal_out(deck, len(pack))

    def arrange(
        self, hands, feet, stock, pile, melds, turn=0, phase=DRAWING, played=(), number=0, turns=0, reds=()
    ):
        """Any position of a turn; cards are kinds, stock and pile go from the bottom to the top.

        ``feet`` are those that lie face down, an empty one is picked up. ``melds`` are (side, meld, naturals,
        twos, jokers), those of seven cards are books. A side is on the table that has any.
        ``played`` are seats that have played from the foot, ``turns`` how many turns have been played,
        ``reds`` the red threes of each side.
        """
        self.number = number
        self.clear()
        held = [[list(hand).count(kind) for kind in range(15)] for hand in hands]
        held += [[0] * 15] * (6 - len(held))
        self.hands = held
        self.held = [sum(hand) for hand in held]
        under = [[list(foot).count(kind) for kind in range(15)] for foot in feet]
        under += [[0] * 15] * (6 - len(under))
        self.feet = under
        self.foot_held = [sum(foot) for foot in under]
        self.on_foot = [int(seat < len(feet) and not sum(under[seat])) for seat in range(6)]
        self.played_foot = [int(seat in played) for seat in range(6)]
        self.stock = list(stock) + [0] * (352 - len(stock))
        self.in_stock = len(stock)
        self.pile = list(pile) + [0] * (378 - len(pile))
        self.in_pile = len(pile)
        self.lie(melds)
        self.turns = turns
        self.reds = (list(reds) + [0] * 6)[:6]
        self.begin_turn(turn)
        if self.turn >= 0:
            self.phase = phase

    def lie(self, melds):
        """The melds and books of a position."""
        naturals, twos, jokers = ([[0] * 15 for _ in range(6)] for _ in range(3))
        melded, on_table = [0] * 6, [0] * 6
        finished = [[0] * 6 for _ in range(3)]
        codes = []
        for side, meld, plain, two, joker in melds:
            melded[side] += plain * VALUES[meld] + two * VALUES[TWO_KIND] + joker * VALUES[JOKER_KIND]
            on_table[side] = 1
            if plain + two + joker == BOOK:
                codes.append(side | meld << 3 | two << 7 | joker << 10)
                finished[2 if meld == WILD_MELD else int(plain < BOOK)][side] += 1
            else:
                naturals[side][meld], twos[side][meld], jokers[side][meld] = plain, two, joker
        self.naturals = naturals
        self.twos = twos
        self.jokers = jokers
        self.clean = finished[0]
        self.dirty = finished[1]
        self.wild = finished[2]
        self.books = codes + [0] * (56 - len(codes))
        self.in_books = len(codes)
        self.melded = melded
        self.opened = on_table

    def position(self):
        """All that makes two positions equal: too much for the words of ``spell``."""
        tables = (
            self.hands, self.known, self.feet, self.naturals, self.twos, self.jokers, self.since,
            self.then_states,
        )  # fmt: skip
        rows = (
            self.held, self.on_foot, self.opened, self.clean, self.dirty, self.wild, self.melded, self.laid,
            self.now_naturals, self.now_twos, self.now_jokers, self.books, self.foot_held, self.played_foot,
            self.reds, self.reds_by, self.scores, self.stock, self.pile, self.asked, self.then_clean,
            self.then_dirty, self.then_wild, self.then_kind, self.then_begun,
        )  # fmt: skip
        return (
            tuple([tuple([tuple(row) for row in table]) for table in tables]),
            tuple([tuple(row) for row in rows]),
            (
                self.turn, self.phase, self.ended, self.out, self.turns, self.asker, self.granted,
                self.refused, self.in_stock, self.in_pile, self.buried, self.taking, self.dealer, self.number,
                self.deals_left,
                self.in_books, self.half, self.half_books, self.laid_value, self.last_laid, self.meld_kind,
                self.begun, self.now_clean, self.now_dirty, self.now_wild, self.side, self.observer,
            ),
        )  # fmt: skip

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        if pickle.dumps(deal.hidden(self.observer)) != pickle.dumps(self):
            return False
        if self.turn < 0:
            return True
        return deal.suits(self.observer)

    def suits(self, observer):
        """Whether the hands of an open deal are such as this seat may see them."""
        for seat in range(self.seats):
            if self.hands[seat][RED_THREE]:
                return False
        hidden = self.observer
        self.observer = observer
        good = not self.must_fit() or self.fits()
        self.observer = hidden
        return good

    def whereabouts(self):
        """The cards of hands, feet and stock, as text, the stock from its top."""
        places = {"stock": [numbers.FACES[self.stock[i]] for i in range(self.in_stock - 1, -1, -1)]}
        for seat in range(self.seats):
            hand = [numbers.FACES[kind] * self.hands[seat][kind] for kind in range(15)]
            foot = [numbers.FACES[kind] * self.feet[seat][kind] for kind in range(15)]
            places[f"hand-{seat}"] = re.findall("..", "".join(hand))
            places[f"foot-{seat}"] = re.findall("..", "".join(foot))
        return places

    def best_opening(self):
        """HF-16: what the first melds of the side in turn can come to at most, with what is laid already."""
        if self.opened[self.side]:
            return 0
        return max(self.best_value(), self.laid_value)

    def nowhere(self):
        """How many cards of each kind lie nowhere as far as it is known."""
        left = [0] * 15
        self.unseen(left)
        return [left[kind] for kind in range(15)]

    def reason(self, choices, side):
        return reasons.fact_of(self, choices)

    def lying(self, side):
        """The unfinished melds of a side: a byte for the naturals of each, then for the twos, the jokers."""
        return bytes(self.naturals[side]) + bytes(self.twos[side]) + bytes(self.jokers[side])

    def composed(self):
        """The same of the side in turn, with what is being laid."""
        return bytes(self.now_naturals) + bytes(self.now_twos) + bytes(self.now_jokers)

    def missing(self, seat):
        """HF-25 to HF-27: what a seat still needs to go out, as sentences' arguments."""
        side = seat % self.sides
        now = self.turn >= 0 and side == self.side
        clean = self.now_clean if now else self.clean[side]
        dirty = self.now_dirty if now else self.dirty[side]
        wild = self.now_wild if now else self.wild[side]
        partners = [other for other in range(side, self.seats, self.sides) if other != seat]
        return {
            "clean": max(self.need_clean - clean, 0),
            "dirty": max(self.need_dirty - dirty, 0),
            "wild": max(self.need_wild - wild, 0),
            "foot": int(not self.on_foot[seat]),
            "partners": [other for other in partners if not self.played_foot[other]],
            "word": int(bool(partners) and not (self.granted and self.asker == seat)),
        }

    # --- why a choice is refused ------------------------------------------------------------------

    def refusal(self, choice):
        if self.turn < 0:
            return refuse("over", "HF-28")
        if choice in {YES, NO}:
            return refuse("not_asked", "HF-27")
        if self.phase == ANSWERING:
            return refuse("answer", "HF-27")
        if not is_choice(choice):
            return refuse("choice", "HF-17")
        if choice in {DRAW, TAKE, END}:
            return self.refuse_draw(choice)
        if self.phase == DRAWING:
            return refuse("draw_first", "HF-17")
        if choice < NATURAL:
            return self.refuse_discard(choice)
        if choice < DRAW:
            return self.refuse_lay(choice)
        if choice == DONE:
            return self.refuse_done()
        return self.refuse_ask() if choice == ASK else refuse("keep", "HF-32")

    def refuse_draw(self, choice):
        if self.phase != DRAWING:
            return refuse("drawn", "HF-17")
        if choice == DRAW:
            return refuse("no_stock", "HF-28")
        return self.refuse_take() if choice == TAKE else refuse("no_end", "HF-28")

    def refuse_take(self):
        """HF-18 to HF-21, HF-31: why the pile cannot be picked up now."""
        reason = self.why_not_take()
        if reason == EMPTY_PILE:
            return refuse("take_empty", "HF-18")
        top = self.top_card()
        args = {"rank": names.many(numbers.FACES[top][0]) if top < JOKER_KIND else names.many("X")}
        if reason == THREE_ON_TOP:
            return refuse("take_three", "HF-10")
        if reason == WILD_ON_TOP:
            return refuse("take_wild", "HF-19")
        if reason == NO_PAIR:
            return refuse("take_pair", "HF-19", **args)
        if reason == FULL_MELD:
            of = names.many("W") if top in {TWO_KIND, JOKER_KIND} else args["rank"]
            return refuse("take_full", "HF-20", rank=of)
        if reason == NO_MINIMUM:
            points = max(self.value_with_top(), 3 * VALUES[top])
            return refuse("take_minimum", "HF-21", points=points, minimum=self.minimum)
        return refuse("take_keep", "HF-31")

    def refuse_lay(self, choice):
        card, meld = self.card_of(choice), self.meld_of(choice)
        if card == BLACK_THREE or meld == BLACK_THREE:
            return refuse("three", "HF-10")
        reason = self.why_not(choice)
        if reason == NOT_HELD:
            return refuse("not_held", "HF-11")
        if reason == OTHER_KIND:
            return refuse("start" if self.size(meld) == 0 else "add", "HF-15")
        if reason == TOO_WILD:
            return refuse("wilds", "HF-12")
        return self.refuse_later(choice)

    def refuse_later(self, choice):
        """What cannot follow any more: cards for the meld, the minimum, going out, two cards left."""
        trial = self.clone()
        trial.put(choice)
        if trial.least() == NEVER:
            return refuse("short", "HF-11")
        if not self.opened[self.side]:
            return refuse("minimum", "HF-16", points=self.best_opening(), minimum=self.minimum)
        return refuse("leave_out", "HF-27") if self.granted else refuse("keep_two", "HF-31")

    def refuse_done(self):
        if self.half == 0:
            return refuse("done_nothing", "HF-11")
        for meld in (*range(FOUR, ACE + 1), WILD_MELD):
            size = self.size(meld)
            letter = "W" if meld == WILD_MELD else numbers.FACES[meld][0]
            if 0 < size < 3:
                return refuse("done_short", "HF-11", rank=names.many(letter))
            wild = self.now_twos[meld] + self.now_jokers[meld]
            if meld != WILD_MELD and self.now_naturals[meld] < 2 * wild:
                return refuse("done_wilds", "HF-12", rank=names.many(letter))
        if not self.opened[self.side]:
            return refuse("done_minimum", "HF-16", points=self.laid_value, minimum=self.minimum)
        return refuse("done_out", "HF-27") if self.granted else refuse("done_keep", "HF-31")

    def refuse_discard(self, kind):
        if self.half:
            return refuse("discard_done", "HF-16")
        if not self.hands[self.turn][kind]:
            return refuse("discard_held", "HF-17")
        return refuse("discard_out", "HF-27") if self.granted else refuse("discard_last", "HF-31")

    def refuse_ask(self):
        keys = ("", "ask_done", "ask_nobody", "ask_hand", "ask_partner", "ask_twice", "ask_unable")
        reason = self.why_not_ask()
        return refuse(keys[reason], "HF-26" if keys[reason] == "ask_partner" else "HF-27")


def refuse(key, rule, **args):
    """A reason of this game's words."""
    return Illegal(f"hand_and_foot-refuse-{key}", rule=rule, **args)


def is_choice(choice):
    """Whether there is such a choice at all, now or ever."""
    if choice > KEEP or choice < DISCARD:
        return False
    if NATURAL <= choice < DRAW:
        first = JOKER if choice >= JOKER else TWO if choice >= TWO else NATURAL
        return choice - first <= ACE
    return True
