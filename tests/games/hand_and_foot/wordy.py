"""Hand and Foot a second time, in words: the sheet's sentences one after the other, over lists of texts.

Slow, plain, and written without a look at ``deal.py``, so that the two can be held against each other. What
can still be completed is found by trying it: every way to lay the cards that are left. ``choices`` are the
texts of notation; ``zones(viewer)`` the cards that a viewer can know, by the name of the place where they
lie, ``?`` for the others. Of equal cards the second has a mark: ``9H'``.
"""

from functools import cache

OPEN = None
"""The viewer who sees everything."""
VAST = True
"""Too many cards are hidden to try every way in which they can lie."""
RANKS = "456789TJQKA"
VALUES = {"A": 20, "2": 20, "3": 5} | dict.fromkeys("KQJT98", 10) | dict.fromkeys("7654", 5)
WILD = ("2", "BJ")
NUMBERS = {"W": 0} | {rank: number for number, rank in enumerate(RANKS, 2)}
"""How the places of melds are numbered."""


def face(card):
    """A card without the mark that tells it from its equal."""
    return card.rstrip("'")


def is_red_three(card):
    return face(card) == "3H"


def name(card):
    """What a card is called: its rank, or BJ for a joker."""
    return "BJ" if face(card) == "BJ" else card[0]


def value(card_name):
    """HF-7."""
    return 50 if card_name == "BJ" else VALUES[card_name]


def naturals(meld):
    return [card for card in meld if name(card) not in WILD]


def wilds(meld):
    return [card for card in meld if name(card) in WILD]


def may_lie(plain, wild):
    """HF-11, HF-12: whether a meld of so many cards of a rank and wild cards may lie."""
    return 3 <= plain + wild <= 7 and plain >= 2 * wild


@cache
def piles(plain, wild, more):
    """Every way to lay so many natural and wild cards of a rank: the finished books, as a set of tuples.

    They go to new melds one after the other; ``more`` says whether there may be any.
    """
    if plain == wild == 0:
        return {()}
    if not more:
        return set()
    found = {()} if plain + wild < 7 and plain and may_lie(plain, wild) else set()
    for in_book in range(min(wild, 7) + 1):
        rest = plain - (7 - in_book)
        if rest >= 0 and may_lie(7 - in_book, in_book):
            kind = "clean" if in_book == 0 else "dirty"
            found |= {(kind, *others) for others in piles(rest, wild - in_book, more=True)}
    return found


@cache
def ways(meld_plain, meld_wild, plain, wild, may_add, may_start):
    """The books that can come of laying these cards of a rank, when so many lie in its unfinished meld."""
    if meld_plain + meld_wild == 0:
        return piles(plain, wild, may_start)
    if not may_add:
        fine = plain == wild == 0 and may_lie(meld_plain, meld_wild)
        return {()} if fine else set()
    found = set()
    all_plain, all_wild = meld_plain + plain, meld_wild + wild
    if all_plain + all_wild < 7 and may_lie(all_plain, all_wild):
        found.add(())
    for in_book in range(meld_wild, min(all_wild, 7) + 1):
        rest_plain, rest_wild = all_plain - (7 - in_book), all_wild - in_book
        if meld_plain <= 7 - in_book and rest_plain >= 0 and may_lie(7 - in_book, in_book):
            kind = "clean" if in_book == 0 else "dirty"
            found |= {(kind, *others) for others in piles(rest_plain, rest_wild, may_start)}
    return found


def wild_books(meld, cards, may_add, may_start):
    """How many wild books come of laying wild cards as wild melds, None where they cannot lie so."""
    books = 0
    while cards:
        if (meld and not may_add) or (not meld and not may_start):
            return None
        laid = min(7 - meld, cards)
        meld, cards = meld + laid, cards - laid
        if meld == 7:
            meld, books, may_add = 0, books + 1, may_start
    return books if meld == 0 or meld >= 3 else None


class Meld:
    """An unfinished meld of a side: its cards, and whether it was begun in this turn."""

    def __init__(self, cards=(), fresh=False):
        self.cards = list(cards)
        self.fresh = fresh

    def copy(self):
        return Meld(self.cards, self.fresh)


class Wordy:
    """One deal from its chances to its end."""

    number = 0

    def __init__(self, options, dealer, chances):
        self.options = options
        self.players = options["players"]
        self.dealer = dealer
        self.side_count = {2: 2, 3: 3, 4: 2, 5: 5, 6: 3 if options["sides_of_six"] == "three" else 2}[
            self.players
        ]
        self.minimum = [50, 90, 120, 150][self.number]  # HF-16
        pack = list(chances["pack"])
        each = options["cards_each"]
        self.hands = [[] for _ in range(self.players)]
        self.feet = [[] for _ in range(self.players)]
        for heap in (self.hands, self.feet):  # HF-3
            for _ in range(each):
                for step in range(self.players):
                    heap[(dealer + 1 + step) % self.players].append(pack.pop(0))
        self.stock = pack  # the first is the top
        self.buried = []
        self.pile = []  # the last is the top
        self.seen = [[] for _ in range(self.players)]  # cards of a hand that all have seen
        self.foot_up = [False] * self.players
        self.foot_turn = [False] * self.players  # HF-26
        self.reds = [[] for _ in range(self.players)]
        self.melds = [{} for _ in range(self.side_count)]
        self.books = []  # (side, rank, cards)
        self.melded = [0] * self.side_count
        self.on_table = [False] * self.side_count
        self.gone_out = None
        self.how = ""
        self.turns = 0
        while not self.pile:  # HF-4
            card = self.stock.pop(0)
            if name(card) in RANKS:
                self.pile.append(card)
            else:
                self.stock.append(card)
                self.buried.append(card)
        for step in range(self.players):  # HF-8
            seat = (dealer + 1 + step) % self.players
            for card in [card for card in self.hands[seat] if is_red_three(card)]:
                self.hands[seat].remove(card)
                self.reds[seat].append(card)
                self.draw_into_hand(seat)
        self.turn = None
        self.begin(self.left_of(dealer))  # HF-6

    def left_of(self, seat):
        return (seat + 1) % self.players

    def side(self, seat):
        return seat % self.side_count

    def partners(self, seat):
        """Clockwise."""
        others = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in others if self.side(other) == self.side(seat)]

    def draw_into_hand(self, seat):
        """HF-8: a red three is laid and replaced as long as the stock has any card."""
        while self.stock:
            card = self.stock.pop(0)
            if is_red_three(card):
                self.reds[seat].append(card)
                continue
            self.hands[seat].append(card)
            if card in self.buried:
                self.seen[seat].append(card)
            return

    def begin(self, seat):
        """A turn, if there is one still (HF-28, HF-33)."""
        self.turn = seat
        self.to_do = "draw"
        self.purpose = None  # HF-15: start, add, or not yet known
        self.asking = None
        self.answer = None
        self.half = []  # (card, rank of the meld) of the announcement being put together
        self.took = None
        for meld in self.my_melds().values():
            meld.fresh = False
        if len(self.stock) < 2 and not self.may_take():
            self.over("hand_and_foot-how-stock")

    def my_melds(self):
        return self.melds[self.side(self.turn)]

    def hand(self):
        return self.hands[self.turn]

    def held(self, what):
        return [card for card in self.hand() if name(card) == what]

    # --- the melds that are being put together ------------------------------------------------------------

    def composed(self):
        """The side's unfinished melds with what is laid so far, and the books that this completes."""
        melds = {rank: meld.copy() for rank, meld in self.my_melds().items()}
        books = []
        for card, rank in self.half:
            meld = melds.setdefault(rank, Meld(fresh=True))
            meld.cards.append(card)
            if len(meld.cards) == 7:
                books.append((rank, meld.cards))
                del melds[rank]
        return melds, books

    def purpose_of(self, rank, melds):
        """HF-15: what laying a card to this rank is, or None where the turn does not allow it."""
        if self.options["meld_per_turn"] == "both":
            return "any"
        meld = melds.get(rank)
        kind = "start" if meld is None or meld.fresh else "add"
        return kind if self.purpose in {None, kind} else None

    def allowed(self, rank, melds, purpose):
        """HF-15: whether the turn allows to add to the unfinished meld of this rank, and to start another."""
        if purpose == "any":
            return True, True
        meld = melds.get(rank)
        return (meld is not None and meld.fresh) == (purpose == "start"), purpose == "start"

    def count_books(self, extra=()):
        """The side's clean, dirty and wild books."""
        kinds = [kind_of_book(cards) for side, _, cards in self.books if side == self.side(self.turn)]
        kinds += extra
        return [kinds.count(kind) for kind in ("clean", "dirty", "wild")]

    def contract_stands(self, extra=()):
        """HF-25."""
        wanted = [int(part) for part in self.options["contract"].split("-")]
        return all(have >= want for have, want in zip(self.count_books(extra), wanted, strict=True))

    def spreads(self, hand, melds, purpose):
        """Every way to lay cards of a hand, so that all melds may lie: (cards that stay, books made, value laid)."""
        ranks = list(RANKS)
        wild_in_hand = [card for card in hand if name(card) in WILD]

        def onward(at, wild_left):
            if at == len(ranks):
                meld = len(melds["W"].cards) if "W" in melds else 0
                may_add, may_start = self.allowed("W", melds, purpose)
                for laid in range(wild_left + 1):
                    books = wild_books(meld, laid, may_add, may_start)
                    if books is not None:
                        yield ["W"] * laid, ["wild"] * books
                return
            rank = ranks[at]
            in_hand = sum(name(card) == rank for card in hand)
            lying = melds[rank].cards if rank in melds else []
            may_add, may_start = self.allowed(rank, melds, purpose)
            for plain in range(in_hand + 1):
                for wild in range(min(wild_left, 2 * plain + 6) + 1):
                    found = ways(len(naturals(lying)), len(wilds(lying)), plain, wild, may_add, may_start)
                    if not found:
                        continue
                    for laid, books in onward(at + 1, wild_left - wild):
                        for made in found:
                            yield [rank] * plain + ["W"] * wild + laid, [*made, *books]

        yield from onward(0, len(wild_in_hand))

    # HF-16
    def best_value(self, hand, melds):
        """The most that a side's first melds can come to."""
        best = None
        jokers = sum(name(card) == "BJ" for card in hand)
        for laid, _ in self.spreads(
            hand, melds, "start" if self.options["meld_per_turn"] == "either" else "any"
        ):
            wild = laid.count("W")
            worth = sum(VALUES[rank] for rank in laid if rank != "W")
            worth += 50 * min(wild, jokers) + 20 * max(wild - jokers, 0)
            best = worth if best is None else max(best, worth)
        return best

    # HF-25, HF-27
    def can_go_out(self, hand, melds, purposes, books=()):
        """Whether some melds, perhaps none, leave the card to discard (or none, where that is enough)."""
        fine = {len(hand) - 1}
        if self.options["last_card"] == "optional":
            fine.add(len(hand))
        return any(
            len(laid) in fine and self.contract_stands([*books, *made])
            for purpose in purposes
            for laid, made in self.spreads(hand, melds, purpose)
        )

    def purposes(self):
        if self.options["meld_per_turn"] == "both":
            return ["any"]
        return [self.purpose] if self.purpose else ["start", "add"]

    def alone(self):
        return not self.partners(self.turn)

    def could_still(self, card, rank, purpose):
        """Whether the announcement and the turn can be completed after this card is laid."""
        self.half.append((card, rank))
        self.hand().remove(card)
        melds, books = self.composed()
        made = [kind_of_book(cards) for _, cards in books]
        hand = self.hand()
        if not self.on_table[self.side(self.turn)]:
            best = self.best_value(hand, melds)
            fine = best is not None and best + self.laid_value() >= self.minimum
        elif not self.foot_up[self.turn]:
            fine = any(True for _ in self.spreads(hand, melds, purpose))
        else:
            fine = self.answer != "yes" and any(
                len(hand) - len(laid) >= 2 for laid, _ in self.spreads(hand, melds, purpose)
            )
            if not fine and (self.answer == "yes" or self.alone()):
                fine = self.can_go_out(hand, melds, [purpose], made)
        self.half.pop()
        self.hand().append(card)
        return fine

    def laid_value(self):
        return sum(value(name(card)) for card, _ in self.half)

    def may_lay(self):
        """The texts of all cards that may be laid now."""
        melds, _ = self.composed()
        texts = []
        for what in [*RANKS, *WILD]:
            if not self.held(what):
                continue
            for rank in [*RANKS, "W"] if what in WILD else [what]:
                purpose = self.purpose_of(rank, melds)
                lying = melds[rank].cards if rank in melds else []
                if purpose is None or (what in WILD and rank != "W" and len(wilds(lying)) == 2):
                    continue
                if self.could_still(self.held(what)[0], rank, purpose):
                    texts.append(f"+{rank}" if what not in WILD else f"{what}+{rank}")
        return texts

    def may_be_done(self):
        melds, books = self.composed()
        if not all(
            len(meld.cards) >= 3
            and (rank == "W" or may_lie(len(naturals(meld.cards)), len(wilds(meld.cards))))
            for rank, meld in melds.items()
        ):
            return False
        made = [kind_of_book(cards) for _, cards in books]
        if not self.on_table[self.side(self.turn)]:
            return self.laid_value() >= self.minimum
        if not self.foot_up[self.turn]:
            return True
        left = len(self.hand())
        if self.answer == "yes":
            return self.can_go_out(self.hand(), melds, self.purposes(), made)
        if left >= 2:
            return True
        least = 0 if self.options["last_card"] == "optional" else 1
        return self.alone() and left >= least and self.contract_stands(made)

    # --- the pile -----------------------------------------------------------------------------------------

    def may_take(self):  # noqa: PLR0911  one condition after the other
        """HF-18 to HF-21, HF-31."""
        if not self.pile:
            return False
        top = name(self.pile[-1])
        if top == "3" or (top in WILD and self.options["wild_top"] == "blocks"):
            return False
        pair = self.held(top)[:2]
        if len(pair) < 2:
            return False
        rank = "W" if top in WILD else top
        melds = {r: meld.copy() for r, meld in self.my_melds().items()}
        meld = melds.setdefault(rank, Meld(fresh=True))
        if len(meld.cards) > 4:
            return False
        meld.cards += [*pair, self.pile[-1]]
        books = [kind_of_book(meld.cards)] if len(meld.cards) == 7 else []
        if books:
            del melds[rank]
        rest = [card for card in self.hand() if card not in pair]
        if not self.on_table[self.side(self.turn)]:
            best = self.best_value(rest, melds)
            return best is not None and best + 3 * value(top) >= self.minimum
        if self.foot_up[self.turn]:
            left = len(rest) + self.taken() - 1
            least = 0 if self.options["last_card"] == "optional" else 1
            return left >= 2 or (self.alone() and left >= least and self.contract_stands(books))
        return True

    def taken(self):
        """HF-18."""
        return len(self.pile) if self.options["pile"] == "whole" else min(7, len(self.pile))

    # --- choices ------------------------------------------------------------------------------------------

    def choices(self):
        """What the player whose turn it is may do."""
        if self.to_do == "answer":
            return ["yes", "no"]
        if self.to_do == "draw":
            take = ["take"] if self.may_take() else []
            return [*take, "draw"] if len(self.stock) >= 2 else [*take, "end"]
        lays = self.may_lay()
        if self.half:
            return lays + (["done"] if self.may_be_done() else [])
        found = lays + (["ask"] if self.may_ask() else [])
        if self.may_discard():
            found += sorted({name(card) for card in self.hand()})
        if self.may_keep():
            found.append("keep")
        return found

    def may_ask(self):
        """HF-26, HF-27."""
        if self.alone() or not self.foot_up[self.turn] or self.answer or not self.hand():
            return False
        if not all(self.foot_turn[partner] for partner in self.partners(self.turn)):
            return False
        return self.can_go_out(self.hand(), self.my_melds(), self.purposes())

    def may_discard(self):
        """HF-25, HF-27, HF-31."""
        if not self.foot_up[self.turn]:
            return True
        if len(self.hand()) >= 2:
            return self.answer != "yes"
        allowed = self.answer == "yes" or self.alone()
        return len(self.hand()) == 1 and allowed and self.contract_stands()

    def may_keep(self):
        """HF-32."""
        if not self.foot_up[self.turn] or len(self.hand()) > 1 or self.answer == "yes":
            return False
        must = self.alone() and self.hand() and self.can_go_out(self.hand(), self.my_melds(), self.purposes())
        return not must

    # --- what they do -------------------------------------------------------------------------------------

    def out_of_hand(self, what):
        """A card of this name out of the hand; one that all have seen goes first."""
        held = self.held(what)
        card = next((card for card in held if card in self.seen[self.turn]), held[0])
        self.hand().remove(card)
        return card

    def play(self, choice):  # noqa: C901, PLR0912  one case after the other, as the sheet has them
        """Do it."""
        if choice == "draw":
            self.draw_into_hand(self.turn)
            self.draw_into_hand(self.turn)
            self.to_do = "meld"
        elif choice == "take":
            self.take()
        elif choice == "end":
            self.over("hand_and_foot-how-stock")
        elif choice == "done":
            self.announce()
        elif choice == "ask":
            self.asking, self.to_do = self.turn, "answer"
            self.turn = self.partners(self.asking)[0]
        elif choice in {"yes", "no"}:
            later = self.partners(self.asking)
            later = later[later.index(self.turn) + 1 :]
            if choice == "yes" and later:
                self.turn = later[0]
            else:
                self.turn, self.answer, self.to_do = self.asking, choice, "meld"
        elif choice == "keep":
            self.end_turn()
        elif "+" in choice:
            what, rank = choice.split("+")
            melds, _ = self.composed()
            kind = self.purpose_of(rank, melds)
            card = self.out_of_hand(what or rank)
            self.half.append((card, rank))
            if kind != "any":
                self.purpose = kind
        else:
            card = self.out_of_hand(choice)
            self.pile.append(card)
            self.forget(card)
            if self.foot_up[self.turn]:
                self.foot_turn[self.turn] = True
            if not self.hand() and self.foot_up[self.turn]:
                self.gone_out = self.turn
                self.over("hand_and_foot-how-out")
                return
            if not self.hand():
                self.pick_up_foot()
            self.end_turn()

    def forget(self, card):
        if card in self.seen[self.turn]:
            self.seen[self.turn].remove(card)

    def take(self):
        top = self.pile.pop()
        rank = "W" if name(top) in WILD else name(top)
        melds, _ = self.composed()
        kind = self.purpose_of(rank, melds)
        if kind != "any":
            self.purpose = kind
        self.took = top
        self.half = [(self.out_of_hand(name(top)), rank), (self.out_of_hand(name(top)), rank), (top, rank)]
        self.to_do = "meld"
        if self.on_table[self.side(self.turn)]:
            self.announce()

    def announce(self):
        """What was put together lies on the table."""
        side = self.side(self.turn)
        self.melded[side] += self.laid_value()
        self.melds[side], books = self.composed()
        self.books += [(side, rank, cards) for rank, cards in books]
        self.on_table[side] = True
        for card, _ in self.half:
            self.forget(card)
        self.half = []
        if self.took:
            self.took = None
            more = min(6, len(self.pile)) if self.options["pile"] == "seven" else len(self.pile)
            for _ in range(more):
                card = self.pile.pop()
                self.hand().append(card)
                self.seen[self.turn].append(card)
        if not self.hand():
            if self.foot_up[self.turn]:
                self.gone_out = self.turn
                self.over("hand_and_foot-how-out")
            else:
                self.pick_up_foot()

    def pick_up_foot(self):
        """HF-23, HF-15."""
        seat = self.turn
        foot, self.feet[seat] = self.feet[seat], []
        self.foot_up[seat] = True
        for card in foot:
            if not is_red_three(card):
                self.hands[seat].append(card)
        for card in foot:
            if is_red_three(card):
                self.reds[seat].append(card)
                self.draw_into_hand(seat)
        self.purpose = None
        for meld in self.my_melds().values():
            meld.fresh = False

    def end_turn(self):
        self.turns += 1
        if self.turns == 500:  # HF-33
            self.over("hand_and_foot-how-long")
        else:
            self.begin(self.left_of(self.turn))

    def over(self, how):
        self.how = how
        self.half = []
        self.turn = -1

    def gains(self):
        """HF-29, HF-30: what the deal is worth to each side."""
        return [self.gain(side) for side in range(self.side_count)]

    def gain(self, side):
        points = self.melded[side]
        for owner, _, cards in self.books:
            if owner == side:
                points += {"clean": 500, "dirty": 300, "wild": 1500}[kind_of_book(cards)]
        if self.gone_out is not None and self.side(self.gone_out) == side:
            points += 100
        for seat in range(self.players):
            if self.side(seat) == side:
                points += 100 * len(self.reds[seat])
                for card in self.hands[seat] + self.feet[seat]:
                    points -= 100 if is_red_three(card) else value(name(card))
        return points

    # --- who can know what --------------------------------------------------------------------------------

    def half_made(self):
        """How many cards lie in an announcement that only its player knows of."""
        return len(self.half)

    def zones(self, viewer=OPEN):
        """Where the cards lie, as far as a viewer can know."""
        composing = self.turn if self.turn >= 0 and self.half else None
        hidden_half = composing is not None and viewer is not OPEN and viewer != composing
        places = {}
        for seat in range(self.players):
            hand = list(self.hands[seat])
            if hidden_half and seat == composing:
                hand += [card for card, _ in self.half if card != self.took]
            places[f"hand-{seat}"] = [
                card if self.may_see(viewer, seat) or card in self.seen[seat] else "?" for card in hand
            ]
            whole = viewer is OPEN or self.turn == -1
            places[f"foot-{seat}"] = sorted([card if whole else "?" for card in self.feet[seat]], key=face)
        whole = viewer is OPEN
        stock = [card if whole or card in self.buried else "?" for card in self.stock]
        places["stock"] = sorted(stock, key=face)
        places["pile"] = self.pile + ([self.took] if hidden_half and self.took else [])
        for side in range(self.side_count):
            mine = composing is not None and side == self.side(composing) and not hidden_half
            melds, books = self.composed() if mine else (self.melds[side], [])
            for rank, meld in melds.items():
                places[f"meld-{side}-{NUMBERS[rank]}"] = in_order(meld.cards)
            made = [cards for owner, _, cards in self.books if owner == side] + [cards for _, cards in books]
            for number, cards in enumerate(made):
                places[f"book-{side}-{number}"] = in_order(cards)
        if viewer is not OPEN:  # where a meld could be started
            for side in range(self.side_count):
                for number in NUMBERS.values():
                    places.setdefault(f"meld-{side}-{number}", [])
        for seat in range(self.players):
            places[f"reds-{seat}"] = self.reds[seat]
        return places

    def shown_at_once(self, card):
        """HF-8: whether nobody can hold this card unseen."""
        return is_red_three(card)

    def slots(self, viewer):
        """Where cards lie that somebody cannot see, and whether the viewer does; the stock from its top."""
        slots = {"stock": [(card, card in self.buried) for card in self.stock]}
        for seat in range(self.players):
            known = self.seen[seat]
            slots[f"hand-{seat}"] = [
                (card, self.may_see(viewer, seat) or card in known) for card in self.hands[seat]
            ]
            slots[f"foot-{seat}"] = [(card, self.turn == -1) for card in self.feet[seat]]
        return slots

    def may_see(self, viewer, seat):
        return viewer is OPEN or viewer == seat or self.turn == -1


def in_order(cards):
    """Natural cards, twos, jokers."""
    return sorted(cards, key=lambda card: (name(card) in WILD, name(card) == "BJ"))


def kind_of_book(cards):
    if not naturals(cards):
        return "wild"
    return "dirty" if wilds(cards) else "clean"
