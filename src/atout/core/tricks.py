"""What the games of tricks share: hands, the cards of a trick, who has to follow, who wins, what is shown.

A game of tricks says which cards belong to the suit of a card led and which cards beat a card; the order
of the bidding, trumps and the score are its own.
"""

from atout.core import bits, keys
from atout.core import cards as names
from atout.core import deal as dealing
from atout.core.deal import Deal
from atout.core.view import Text
from atout.core.view import seat as seat_named

TABLE = 20000
SMALL = 1024
SECOND = 8

_WORDS = keys.words()
CARD_KEY = [[next(_WORDS) for _ in range(16)] for _ in range(54)]
"""CARD_KEY[card][place]: a hand (0 to 7), its second copy there (SECOND). The key is of the hands alone."""


def suit_masks(suits: list[list[int]]) -> list[int]:
    """masks[card]: the cards of the suit to which the card belongs, none for a card of no suit.

    ``suits`` are lists of cards, each in order from the lowest.
    """
    masks = [0] * 54
    for suit in suits:
        for card in suit:
            masks[card] = sum(1 << other for other in suit)
    return masks


def beating_masks(suits: list[list[int]], trumps: list[int]) -> list[int]:
    """masks[card]: the cards that beat the card while it is the best: higher ones of its suit, and trumps."""
    every_trump = sum(1 << card for card in trumps)
    masks = [0] * 54
    for suit in [*suits, trumps]:
        for place, card in enumerate(suit):
            higher = sum(1 << other for other in suit[place + 1 :])
            masks[card] = higher if suit is trumps else higher | every_trump
    return masks


class Tricks(Deal):
    """A deal that is played in tricks.

    ``hands`` are sets of cards, ``twins`` those of which a hand holds a second copy; ``barred`` the cards
    that a player has shown not to hold; ``held`` the number of cards. ``plays`` and ``by`` are the cards
    played, in order, and who played them; the last ``lying`` of them lie in the trick, to which ``size``
    players play. ``asked`` are the cards that follow the one led, ``best`` is the best card so far,
    ``stronger`` the cards that would beat it, ``winner`` who played it; ``won`` the tricks taken by
    each seat, ``takers`` who took each of them.
    """

    __slots__ = (
        "asked", "barred", "best", "by", "hands", "held", "lying", "played", "plays", "size", "stronger",
        "takers", "tricks", "twins", "winner", "won",
    )  # fmt: skip

    def __init__(self):
        Deal.__init__(self)
        self.hands = [0] * 8
        self.twins = [0] * 8
        self.barred = [0] * 8
        self.held = [0] * 8
        self.won = [0] * 8
        self.plays = [0] * 52
        self.by = [0] * 52
        self.takers = [0] * 16
        self.played = 0
        self.lying = 0
        self.size = 0
        self.asked = 0
        self.stronger = 0
        self.best = 0
        self.winner = 0
        self.tricks = 0

    # --- what a game says -------------------------------------------------------------------------

    def followers(self, led):
        """The cards that follow this one when it is led; none when it asks for no suit."""
        return 0

    def beaters(self, card):
        """The cards that beat this one while it is the best of the trick."""
        return 0

    # --- hands ------------------------------------------------------------------------------------

    def clear(self):
        """No cards anywhere."""
        for seat in range(8):
            self.hands[seat] = 0
            self.twins[seat] = 0
            self.barred[seat] = 0
            self.held[seat] = 0
        self.key = 0
        self.forget_tricks()

    def give_card(self, seat, card):
        """Put a card into a hand."""
        bit = bits.bit(card)
        if self.hands[seat] & bit:
            self.twins[seat] |= bit
            self.key ^= CARD_KEY[card][SECOND + seat]
        else:
            self.hands[seat] |= bit
            self.key ^= CARD_KEY[card][seat]
        self.held[seat] += 1

    def take_card(self, seat, card):
        """Take a card out of a hand."""
        bit = bits.bit(card)
        if self.twins[seat] & bit:
            self.twins[seat] &= ~bit
            self.key ^= CARD_KEY[card][SECOND + seat]
        else:
            self.hands[seat] &= ~bit
            self.key ^= CARD_KEY[card][seat]
        self.held[seat] -= 1

    def rekey(self):
        """Reckon the key anew."""
        self.key = 0
        for seat in range(self.seats):
            mask = self.hands[seat]
            while mask:
                self.key ^= CARD_KEY[bits.lowest(mask)][seat]
                mask &= mask - 1
            mask = self.twins[seat]
            while mask:
                self.key ^= CARD_KEY[bits.lowest(mask)][SECOND + seat]
                mask &= mask - 1

    # --- a trick ----------------------------------------------------------------------------------

    def led(self):
        """The card that was led to the trick."""
        return self.plays[self.played - self.lying]

    def lay(self, card):
        """The seat in turn plays a card to the trick. Of two equal cards the first is the higher."""
        bit = bits.bit(card)
        self.take_card(self.turn, card)
        if self.lying == 0:
            self.asked = self.followers(card)
        if self.lying == 0 or self.stronger & bit:
            self.stronger = self.beaters(card)
            self.best = card
            self.winner = self.turn
        self.plays[self.played] = card
        self.by[self.played] = self.turn
        self.played += 1
        self.lying += 1

    def take_trick(self):
        """The trick is full: its winner takes it; returns who."""
        self.won[self.winner] += 1
        self.takers[self.tricks] = self.winner
        self.tricks += 1
        self.lying = 0
        self.asked = 0
        return self.winner

    def pass_turn(self, seat):
        """The turn goes to a seat, or to nobody (-1)."""
        self.turn = seat

    def forget_tricks(self):
        """No card has been played."""
        for seat in range(8):
            self.won[seat] = 0
        self.played = 0
        self.lying = 0
        self.asked = 0
        self.stronger = 0
        self.tricks = 0

    def rewind(self):
        """Every card that was played goes back to the hand it came from; who led first is to lead."""
        for i in range(self.played):
            self.give_card(self.by[i], self.plays[i])
        if self.played:
            self.turn = self.by[0]
        self.forget_tricks()

    def as_usual(self, knower, habit, rng):
        """How likely the cards are that others than ``knower`` have played, from the hands that they held.

        With the chance ``habit`` a card is the usual one (``policy``), else any that is legal. The deal is
        played again for it: afterwards it is what it was, but for what the cards have shown.
        """
        total = 1.0
        played = [0] * 52
        legal = [0] * 128
        n = self.played
        for i in range(n):
            played[i] = self.plays[i]
        self.rewind()
        for i in range(n):
            if self.turn != self.by[i]:  # laid out in the middle: nobody knows who played what
                return 1.0
            if self.turn != knower:
                choices = self.legal(legal)
                if choices > 1:
                    chance = (1.0 - habit) / choices
                    total *= chance + habit if self.policy(rng) == played[i] else chance
            self.choose(played[i])
        return total

    # --- choices ----------------------------------------------------------------------------------

    def put(self, out, mask):
        """Put the cards of a set into ``out``; how many they are."""
        n = 0
        while mask:
            out[n] = bits.lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    # --- dealing ----------------------------------------------------------------------------------

    def hand_out(self, deck, n, seat):
        """Deal the first n cards of a deck one at a time, clockwise, the first one to ``seat``."""
        for i in range(n):
            self.give_card(seat, deck[i])
            seat += 1
            if seat == self.seats:
                seat = 0

    def share_out(self, rng, deck, n, need, barred, who):
        """Deal the n cards of ``deck`` to 9 places: ``who[i]`` is where card i goes.

        ``need[place]`` cards to each, together n, none that is in ``barred[place]``; every deal that is
        possible is equally likely, equal cards being two. Cards that are barred from the same places are
        of one kind. The places that are barred from something are filled one by one, kind by kind, by the
        number of ways to fill the rest; then everyone else gets what is left.
        """
        tied = [0] * 9
        kind = [0] * 64
        of = [0] * 64
        left = [0] * 64
        radix = [0] * 64
        n_tied = 0
        for place in range(9):
            for i in range(n):
                if need[place] and barred[place] & bits.bit(deck[i]):
                    tied[n_tied] = place
                    n_tied += 1
                    break
        rng.shuffle(deck, n)
        kinds = 0
        for i in range(n):
            who[i] = -1
            pattern = 0
            for j in range(n_tied):
                if barred[tied[j]] & bits.bit(deck[i]):
                    pattern |= 1 << j
            j = 0
            while j < kinds and of[j] != pattern:
                j += 1
            if j == kinds:
                of[j] = pattern
                left[j] = 0
                kinds += 1
            kind[i] = j
            left[j] += 1
        largest = 0
        for j in range(kinds):
            if left[j] > left[largest]:
                largest = j
        reach = 1
        for j in range(kinds):  # what is left of the largest kind follows from the others
            radix[j] = 0
            if j != largest:
                radix[j] = reach
                reach *= left[j] + 1
        if n_tied:
            if reach * n_tied <= SMALL:
                self.share_small(rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who)
            else:
                self.share_large(rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who)
        h = 0
        for place in range(9):
            h += need[place]
        for i in range(n):
            if who[i] < 0:
                k = rng.below(h)
                place = 0
                while k >= need[place]:
                    k -= need[place]
                    place += 1
                who[i] = place
                need[place] -= 1
                h -= 1

    def share_small(self, rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who):
        """Fill the tied places with a small table, which is made faster."""
        table = [0.0] * 1024
        self.share_tied(rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who, table)

    def share_large(self, rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who):
        """Fill the tied places with a table for any deal of 52 cards."""
        table = [0.0] * 20000
        assert reach * n_tied <= TABLE
        self.share_tied(rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who, table)

    def share_tied(self, rng, n, n_tied, kinds, reach, tied, need, of, left, radix, kind, who, table):
        """Fill the tied places; ``table[i * reach + what is left]`` remembers ``ways_from`` place i."""
        for i in range(reach * n_tied):
            table[i] = -1.0
        for i in range(n_tied):
            h = need[tied[i]]
            for j in range(kinds):
                if h == 0:
                    break
                if of[j] >> i & 1:
                    continue
                room = left[j]
                luck = rng.unit() * self.ways_in(
                    i, j, h, n_tied, kinds, reach, tied, need, of, left, radix, table
                )
                k = 0
                while k < h and k < room:
                    left[j] = room - k
                    weight = dealing.WAYS[room][k] * self.ways_in(
                        i, j + 1, h - k, n_tied, kinds, reach, tied, need, of, left, radix, table
                    )
                    if luck < weight:
                        break
                    luck -= weight
                    k += 1
                left[j] = room - k
                h -= k
                at = 0
                while k:  # the deck is mixed: any of the kind, so the first ones
                    if who[at] < 0 and kind[at] == j:
                        who[at] = tied[i]
                        k -= 1
                    at += 1
            need[tied[i]] = 0

    def ways_from(self, i, n_tied, kinds, reach, tied, need, of, left, radix, table):
        """In how many ways tied places i and later can be filled with what is left of each kind."""
        if i == n_tied:
            return 1.0
        at = i * reach
        for j in range(kinds):
            at += left[j] * radix[j]
        if table[at] < 0.0:
            total = self.ways_in(
                i, 0, need[tied[i]], n_tied, kinds, reach, tied, need, of, left, radix, table
            )
            table[at] = total
        return table[at]

    def ways_in(self, i, j, h, n_tied, kinds, reach, tied, need, of, left, radix, table):
        """The same where place i needs h more cards, of kinds j and later."""
        if h == 0:
            return self.ways_from(i + 1, n_tied, kinds, reach, tied, need, of, left, radix, table)
        if j == kinds:
            return 0.0
        total = self.ways_in(i, j + 1, h, n_tied, kinds, reach, tied, need, of, left, radix, table)
        if of[j] >> i & 1:
            return total
        room = left[j]
        k = 1
        while k <= h and k <= room:
            left[j] = room - k
            total += dealing.WAYS[room][k] * self.ways_in(
                i, j + 1, h - k, n_tied, kinds, reach, tied, need, of, left, radix, table
            )
            k += 1
        left[j] = room
        return total

    # --- for callers in Python: the rest of a deal ------------------------------------------------

    def cards_of_pack(self):
        """Every card of the pack, equal ones as often as there are."""
        raise NotImplementedError

    def rivals(self):
        """The other seats that still have cards to play."""
        return [seat for seat in range(self.seats) if seat != self.turn and self.held[seat]]

    def unknown(self):
        """The cards of which it is not known where they are."""
        left = self.cards_of_pack()
        for seat in range(self.seats):
            for card in names.listed(self.hands[seat]) + names.listed(self.twins[seat]):
                left.remove(card)
        for at in range(self.played):
            left.remove(self.plays[at])
        return left

    def may_hold(self, seat, unknown):
        """The cards that a seat may hold, equal ones as often as it may hold them."""
        known = names.listed(self.hands[seat]) + names.listed(self.twins[seat])
        return known + [card for card in unknown if not self.barred[seat] >> card & 1]

    def forced(self):
        """The last card of a hand."""
        return self.turn >= 0 and self.held[self.turn] == 1 and len(self.choices()) == 1

    def sure_card(self):
        """The card by which the seat in turn begins to take every trick, whatever the others hold; or -1.

        As far as that seat can know, and where everybody has to follow suit.
        """
        mine = names.listed(self.hands[self.turn]) + names.listed(self.twins[self.turn])
        unknown = self.unknown()
        theirs = {seat: self.may_hold(seat, unknown) for seat in self.rivals()}
        if not self.lying:
            order = self.sure_order(mine, theirs)
            return order[0] if order else -1
        here = [self.by[at] for at in range(self.played - self.lying, self.played)]
        later = {card for seat in theirs if seat not in here for card in theirs[seat]}
        for card in self.choices():
            higher = self.beaters(card)
            rest = list(mine)
            rest.remove(card)
            wins = self.stronger >> card & 1 and not any(higher >> other & 1 for other in later)
            if wins and (not rest or self.sure_order(rest, theirs)):
                return card
        return -1

    def sure_order(self, mine, theirs):
        """An order in which these cards, led one after the other, take every trick; None if not for certain.

        A suit led n times has taken n cards of it from each who had so many: until then any of those that
        a seat may hold may still be there.
        """
        order = []
        drawn = {}
        left = list(mine)
        while left:
            card = self.sure_lead(left, theirs, drawn)
            if card < 0:
                return None
            suit = self.followers(card)
            drawn[suit] = drawn.get(suit, 0) + 1
            order.append(card)
            left.remove(card)
        return order

    def sure_lead(self, mine, theirs, drawn):
        """One of these cards that nobody can beat; ``drawn`` is how often each suit was led."""
        still = set()
        for seat, cards in theirs.items():
            counts = {}
            for card in cards:
                suit = self.followers(card)
                counts[suit] = counts.get(suit, 0) + 1
            for card in cards:
                suit = self.followers(card)
                if min(counts[suit], self.held[seat]) > drawn.get(suit, 0):
                    still.add(card)
        for card in mine:
            higher = self.beaters(card)
            if not any(higher >> other & 1 for other in still):
                return card
        return -1

    def fact_of(self, card, side):
        """What is certain if the seat in turn plays a card to the trick, as a Text; None where nothing is.

        The card takes the trick, a partner has taken it already, or no card of this hand can.
        """
        unknown = self.unknown()
        here = {self.by[at] for at in range(self.played - self.lying, self.played)}
        later = [seat for seat in self.rivals() if seat not in here and seat not in side]
        held = {other for seat in later for other in self.may_hold(seat, unknown)}
        if not self.lying or self.stronger >> card & 1:
            higher = self.beaters(card)
            return None if any(higher >> other & 1 for other in held) else Text("hint-why-takes")
        if self.winner in side and not any(self.stronger >> other & 1 for other in held):
            return Text("hint-why-partner", {"player": seat_named(self.winner)})
        if not any(self.stronger >> other & 1 for other in self.choices()):
            return Text("hint-why-lost")
        return None

    def play_out(self, seat):
        """Play on to the end: the seat that has the rest takes every trick, whatever the others play."""
        while self.turn >= 0:
            if self.turn == seat:
                hidden = self.hidden(seat)
                self.play(hidden.sure_card())
            else:
                self.play(self.choices()[0])

    # --- for callers in Python --------------------------------------------------------------------

    def how_usual(self, knower, habit, rng):
        """``as_usual`` for callers in Python."""
        return self.as_usual(knower, habit, rng)

    def shared(self, rng, cards, need, barred):
        """``share_out`` for callers in Python: the place of each card."""
        deck = [0] * 64
        needs = [0] * 9
        bars = [0] * 9
        who = [0] * 64
        n = len(cards)
        for i in range(n):
            deck[i] = cards[i]
        for i in range(len(need)):
            needs[i] = need[i]
            bars[i] = barred[i]
        self.share_out(rng, deck, n, needs, bars, who)
        return [(deck[i], who[i]) for i in range(n)]
