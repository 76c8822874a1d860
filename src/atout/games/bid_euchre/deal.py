# cython: binding=False, always_allow_keywords=False
"""The rules of one deal of Bid Euchre (rule sheet BE-1 to BE-22).

A card is suit * 13 + rank. A choice is a card to play, give or discard; or PASS, a bid, a claim, trumps, or
CALL + the number of a card played (``numbers.py``).
"""

import pickle

from atout.core import bits, view
from atout.core import cards as names
from atout.core.illegal import Illegal
from atout.core.tricks import Tricks
from atout.games.bid_euchre import suits
from atout.games.bid_euchre.numbers import (
    ASK,
    BID,
    BIDDING,
    CALL,
    CALLS,
    CLAIM,
    CLAIMED,
    CLAIMS,
    DISCARDS,
    GIFT,
    GIVING,
    JOKER,
    MOON,
    NAMING,
    NO_TRUMP,
    PASS,
    PASSED,
    PLAIN,
    PLAY,
    SCORED,
    SEALED,
    TRUMP,
    UNNAMED,
)

FINE = 2  # BE-13  what a renege costs
LOWEST_BID = BID + 3  # BE-5
NINE, JACK, ACE = 7, 9, 12
MOST_TRIES = 1_000_000


FOLLOW = suits.FOLLOW
BEAT = suits.BEAT
TRUMPS = suits.TRUMPS
ACES = sum(1 << suit * 13 + ACE for suit in range(4))
FACES = sum(1 << suit * 13 + rank for suit in range(4) for rank in (JACK, JACK + 1, JACK + 2))


class Euchre(Tricks):
    """A deal of Bid Euchre.

    ``bids`` are what each seat bid: a choice, 0 before it had its turn; ``bid`` the highest, ``bidder``
    who made it, ``out`` the seat that sits out, or -1. In an ask ``given`` are the cards that the bidder
    gave, ``gift`` those that came back and ``left`` those of them that the bidder has not played; the
    fields with ``twins`` hold second copies. ``discard`` is a card or -1, ``discarded`` whether there is
    one. ``scores`` are those of the match, ``target`` what wins it, ``makers`` whether only who made or set a
    bid can, ``deals_left`` after how many deals it ends, this one counted, or 0. ``calls`` are the answers
    about reneges, ``called`` the number of a card rightly called, or -1.
    """

    __slots__ = (
        "ace_no_face", "allowed", "bid", "bidder", "bids", "called", "calls", "dealer", "deals_left", "decks",
        "discard", "discarded", "ended", "exchanged", "fines", "full", "gift", "gift_twins", "given",
        "given_twins", "joker", "last_given", "left", "left_twins", "makers", "no_trump", "offenders", "out",
        "phase", "plain_six", "points", "scores", "stick", "target", "top", "trump",
    )  # fmt: skip

    def __init__(self, options=None):
        Tricks.__init__(self)
        self.bids = [0] * 4
        self.calls = [0] * 4
        self.scores = [0] * 2
        self.fines = [0] * 2
        self.points = [0] * 2
        self.seats = 4
        self.size = 4
        self.decks = 1
        self.top = 6
        self.dealer = 0
        self.phase = BIDDING
        self.trump = UNNAMED
        self.bid = 0
        self.bidder = -1
        self.out = -1
        self.discard = -1
        self.discarded = 0
        self.ended = 0
        self.called = -1
        self.offenders = -1
        self.exchanged = 0
        self.last_given = -1
        self.forget_exchange()
        self.plain_six = False
        self.no_trump = False
        self.stick = False
        self.ace_no_face = False
        self.joker = False
        self.allowed = False
        self.full = False
        self.makers = False
        self.target = 0
        self.deals_left = 0
        if options is not None:
            self.decks = options.decks
            self.top = 6 * options.decks
            self.plain_six = options.plain_six
            self.no_trump = options.no_trump
            self.stick = options.stick_the_dealer
            self.ace_no_face = options.ace_no_face
            self.joker = options.joker
            self.allowed = options.reneges == "allowed"
            self.full = options.failed_alone == "full"
            self.makers = options.win_when == "making_or_setting"
            self.target = options.target

    def followers(self, led):
        return FOLLOW[self.trump][led]

    def beaters(self, card):
        return BEAT[self.trump][card]

    # --- the deal ---------------------------------------------------------------------------------

    def start(self, rng):
        deck = [0] * 52
        n = self.pack_into(deck)
        rng.shuffle(deck, n)
        self.dealer = rng.below(4)
        self.deal_out(deck, n)

    def pack_into(self, deck):
        """BE-2, BE-20, BE-21: every card of the pack; how many they are."""
        n = 0
        for _ in range(self.decks):
            for suit in range(4):
                for rank in range(NINE, ACE + 1):
                    deck[n] = suit * 13 + rank
                    n += 1
        if self.joker:
            deck[n] = JOKER
            n += 1
        return n

    def deal_out(self, deck, n):
        """BE-2: one at a time, clockwise from the dealer's left; BE-20: the dealer has the last card too."""
        self.clear()
        self.turn = -1
        self.size = 4
        self.trump = UNNAMED
        self.bid = 0
        self.bidder = -1
        self.out = -1
        self.discard = -1
        self.discarded = 0
        self.ended = 0
        self.called = -1
        self.offenders = -1
        self.exchanged = 0
        self.last_given = -1
        self.forget_exchange()
        for seat in range(4):
            self.bids[seat] = 0
            self.calls[seat] = 0
        for seat in range(2):
            self.fines[seat] = 0
            self.points[seat] = 0
        if n > 24 * self.decks:
            n -= 1
            self.give_card(self.dealer, deck[n])
        self.hand_out(deck, n, self.dealer + 1 & 3)
        self.quiet = self.ace_no_face
        self.ask_claims(self.dealer + 1 & 3)

    # --- before the bidding -----------------------------------------------------------------------

    def ace_and_no_face(self, seat):
        """BE-19: at least one ace and no king, queen or jack; a joker rules it out."""
        hand = self.hands[seat]
        return hand & ACES != 0 and hand & (FACES | bits.bit(JOKER)) == 0

    def ask_claims(self, seat):
        """BE-19: only those who hold such a hand are asked, from the dealer's left, unseen by the others."""
        if self.ace_no_face:
            while not self.ace_and_no_face(seat):
                if seat == self.dealer:
                    self.begin_auction()
                    return
                seat = seat + 1 & 3
            self.phase = CLAIMS
            self.secret = 1 << seat
            self.pass_turn(seat)
        else:
            self.begin_auction()

    def begin_auction(self):
        """BE-20: the dealer discards; BE-5: the player on the dealer's left bids first."""
        self.secret = 0
        if self.joker and not self.discarded:
            self.phase = DISCARDS
            self.pass_turn(self.dealer)
        else:
            self.phase = BIDDING
            self.pass_turn(self.dealer + 1 & 3)

    # --- choices ----------------------------------------------------------------------------------

    def legal(self, out):
        if self.phase == PLAY:
            return self.put(out, self.playable())
        if self.phase == BIDDING:
            return self.legal_bids(out)
        if self.phase == GIVING or self.phase == GIFT:
            return self.put(out, self.giveable())
        if self.phase == DISCARDS:
            return self.put(out, self.hands[self.turn])  # BE-20  any card, the joker too
        if self.phase == CALLS:
            return self.legal_calls(out)
        if self.phase == CLAIMS:
            out[0] = PASS
            out[1] = CLAIM
            return 2
        for i in range(4):  # BE-8
            out[i] = TRUMP + i
        out[4] = TRUMP + NO_TRUMP
        return 5 if self.no_trump else 4

    def pick(self, rng):
        if self.phase == PLAY:
            return rng.one_of(self.playable())
        out = [0] * 32  # BE-13  at most 24 cards can be called
        return out[rng.below(self.legal(out))]

    def legal_bids(self, out):
        """BE-5 to BE-7: pass, or a bid higher than every one before."""
        n = 0
        if self.bid or self.turn != self.dealer or not self.stick:
            out[n] = PASS
            n += 1
        for bid in range(max(LOWEST_BID, self.bid + 1), BID + self.top):
            out[n] = bid
            n += 1
        if self.plain_six and self.bid < PLAIN:
            out[n] = PLAIN
            n += 1
        if self.bid < ASK:
            out[n] = ASK
            n += 1
        out[n] = MOON  # BE-6  after a moon nobody bids
        return n + 1

    def legal_calls(self, out):
        """BE-13: let it pass, or call any card that an opponent played: the list gives nothing away."""
        out[0] = PASS
        n = 1
        for i in range(self.played):
            if self.by[i] + self.turn & 1:
                out[n] = CALL + i
                n += 1
        return n

    def playable(self):
        """BE-11: the suit led must be followed; BE-13: where reneges are allowed, any card may be played."""
        if self.allowed:
            return self.hands[self.turn]
        follow = self.hands[self.turn] & self.asked
        return follow or self.hands[self.turn]

    def own_cards(self):
        """What the seat in turn may give from: the cards held before the exchange."""
        if self.phase == GIVING:
            return self.hands[self.turn]
        mine = self.hands[self.turn]
        return (mine & ~self.given | self.twins[self.turn] & self.given) & ~self.given_twins

    def own_twins(self):
        """The second copies among them."""
        if self.phase == GIVING:
            return self.twins[self.turn]
        return self.twins[self.turn] & ~self.given

    def best_trump(self, trumps):
        """The highest of some trumps."""
        best = bits.lowest(trumps)
        while BEAT[self.trump][best] & trumps:
            best = bits.lowest(BEAT[self.trump][best] & trumps)
        return bits.bit(best)

    def giveable(self):
        """BE-9, BE-21: what may be given now, so that the whole gift can still be a right one."""
        mine = self.own_cards()
        twins = self.own_twins()
        two = self.decks == 2 and self.exchanged == 0
        trumps = 0
        n = 0
        if self.phase == GIFT:
            trumps = mine & TRUMPS[self.trump]
            n = bits.count(trumps) + bits.count(twins & trumps)
        allowed = mine
        if n > 1 or (n == 1 and not two):
            allowed = self.best_trump(trumps)
            if two and not twins & allowed:
                allowed |= self.best_trump(trumps & ~allowed)
        if not self.canonical or self.decks == 1:
            return allowed
        kept = 0
        mask = allowed
        while mask:
            card = bits.lowest(mask)
            bit = bits.bit(card)
            mask &= mask - 1
            second = allowed & ~bit
            if n == 0 or allowed == bit:
                second |= twins & bit
            elif n == 1 and not trumps & bit:
                second = trumps
            if (two and second >> card) or (not two and card >= self.last_given):
                kept |= bit
        return kept

    # --- what a choice does -----------------------------------------------------------------------

    def choose(self, choice):
        if self.phase == PLAY:
            self.play_card(choice)
        elif self.phase == BIDDING:
            self.make_bid(choice)
        elif self.phase == NAMING:
            self.name_trump(choice - TRUMP)
        elif self.phase == GIVING:
            self.give(choice)
        elif self.phase == GIFT:
            self.make_gift(choice)
        elif self.phase == DISCARDS:
            self.quiet = False
            self.take_card(self.turn, choice)
            self.discard = choice
            self.discarded = 1
            self.begin_auction()
        elif self.phase == CALLS:
            self.answer(choice)
        elif choice == CLAIM:  # BE-19  the first claim ends the deal
            self.bidder = self.turn
            self.finish(CLAIMED)
        elif self.turn == self.dealer:
            self.begin_auction()
        else:
            self.ask_claims(self.turn + 1 & 3)

    def make_bid(self, choice):
        """BE-5: once each, the dealer last; BE-6: a moon ends the bidding; BE-7: all may pass."""
        self.quiet = False
        self.bids[self.turn] = choice
        if choice != PASS:
            self.bid = choice
            self.bidder = self.turn
        if choice != MOON and self.turn != self.dealer:
            self.pass_turn(self.turn + 1 & 3)
        elif self.bid:
            self.phase = NAMING
            self.pass_turn(self.bidder)
        else:
            self.finish(PASSED)

    def name_trump(self, trump):
        """BE-8; BE-9, BE-10: in an ask and a moon the partner does not play."""
        self.trump = trump
        if self.bid >= ASK:
            self.out = self.bidder + 2 & 3
        if self.bid == ASK:
            self.phase = GIVING
        else:
            self.begin_play()

    def give(self, card):
        """BE-9: the bidder gives before seeing what comes."""
        self.take_card(self.turn, card)
        self.give_card(self.out, card)
        if self.given & bits.bit(card):
            self.given_twins |= bits.bit(card)
        self.given |= bits.bit(card)
        self.last_given = card
        self.exchanged += 1
        if self.exchanged == self.decks:
            self.exchanged = 0
            self.last_given = -1
            self.phase = GIFT
            self.quiet = True
            self.secret = 1 << self.bidder | 1 << self.out
            self.pass_turn(self.out)

    def make_gift(self, card):
        """BE-9: the partner's gift, seen by those two alone."""
        self.take_card(self.turn, card)
        self.give_card(self.bidder, card)
        if self.gift & bits.bit(card):
            self.gift_twins |= bits.bit(card)
        self.gift |= bits.bit(card)
        self.left = self.gift
        self.left_twins = self.gift_twins
        self.last_given = card
        self.exchanged += 1
        if self.exchanged == self.decks:
            self.limit_gift()
            self.begin_play()

    def limit_gift(self):
        """What the bidder knows from the gift: the partner has no higher trump left, or none at all."""
        trumps = self.gift & TRUMPS[self.trump]
        n = bits.count(trumps) + bits.count(self.gift_twins & trumps)
        self.barred[self.out] = self.above(trumps) if n == self.decks else TRUMPS[self.trump]

    def above(self, trumps):
        """The trumps that are higher than the lowest of these."""
        higher = 0
        while trumps:
            higher |= BEAT[self.trump][bits.lowest(trumps)]
            trumps &= trumps - 1
        return higher

    def begin_play(self):
        """BE-11: the highest bidder leads; BE-12: three cards make a trick when a partner sits out."""
        self.secret = 0
        self.exchanged = 0
        self.last_given = -1
        self.size = 3 if self.out >= 0 else 4
        self.phase = PLAY
        self.pass_turn(self.bidder)

    def after(self, seat):
        """The next to play, clockwise."""
        seat = seat + 1 & 3
        return seat + 1 & 3 if seat == self.out else seat

    def play_card(self, card):
        seat = self.turn
        bit = bits.bit(card)
        self.quiet = False
        if not self.allowed:  # BE-11  who does not follow has shown to hold none
            self.barred[seat] |= 0 if self.asked & bit else self.asked
        if self.left & bit and seat == self.bidder:
            if self.left_twins & bit:
                self.left_twins &= ~bit
            else:
                self.left &= ~bit
        self.lay(card)
        if self.lying < self.size:
            self.turn = self.after(seat)
            return
        seat = self.take_trick()
        if self.tricks < self.top:
            self.turn = seat
        elif self.allowed:  # BE-13  each player is asked, from the dealer's left
            self.phase = CALLS
            self.pass_turn(self.dealer + 1 & 3)
        else:
            self.score()

    # --- reneges ----------------------------------------------------------------------------------

    def answer(self, choice):
        """BE-13: the answers stay sealed until all are in."""
        self.calls[self.turn] = choice
        if self.turn != self.dealer:
            self.pass_turn(self.turn + 1 & 3)
        else:
            self.read_answers()
            self.score()

    def read_answers(self):
        """BE-13: read from the dealer's left; after a right call no more."""
        seat = self.dealer
        for _ in range(4):
            seat = seat + 1 & 3
            if self.called >= 0:
                self.calls[seat] = SEALED
            elif self.calls[seat] >= CALL:
                if self.reneged(self.calls[seat] - CALL):
                    self.called = self.calls[seat] - CALL
                    self.offenders = self.by[self.called] & 1
                    self.fines[self.offenders] += FINE
                else:
                    self.fines[seat & 1] += FINE

    def reneged(self, n):
        """BE-13: not of the suit led, and its player held a card that is: all of them were played later."""
        first = n // self.size * self.size
        asked = FOLLOW[self.trump][self.plays[first]]
        if asked & bits.bit(self.plays[n]):
            return False
        for i in range(n + 1, self.played):
            if self.by[i] == self.by[n] and asked & bits.bit(self.plays[i]):
                return True
        return False

    # --- the score --------------------------------------------------------------------------------

    def taken(self, side):
        """The tricks of a side; BE-13: from a renege on all count for the others."""
        if self.called < 0:
            return self.won[side] + self.won[side + 2]
        n = 0
        for i in range(self.tricks):
            taker = self.takers[i] & 1
            if i >= self.called // self.size:
                taker = 1 - self.offenders
            if taker == side:
                n += 1
        return n

    def wanted(self):
        """How many tricks were bid."""
        return self.top if self.bid >= PLAIN else self.bid - BID

    def alone_points(self):
        """BE-16, BE-21: what an ask or a moon of all tricks scores."""
        return 4 * self.top if self.bid == MOON else 2 * self.top

    def score(self):
        """BE-14 to BE-16."""
        side = self.bidder & 1
        mine = self.taken(side)
        self.points[1 - side] = self.taken(1 - side)
        if mine >= self.wanted():
            self.points[side] = self.alone_points() if self.bid >= ASK else mine
        elif self.full and self.bid >= ASK:
            self.points[side] = -self.alone_points()
        else:
            self.points[side] = -self.wanted()
        self.points[0] -= self.fines[0]
        self.points[1] -= self.fines[1]
        self.finish(SCORED)

    def finish(self, how):
        self.ended = how
        self.secret = 0
        self.quiet = False
        self.pass_turn(-1)

    def result(self, seat):
        return 1.0 * self.points[seat & 1]

    def worth(self, seat):
        """The lead in points on this deal, against the most that it can be."""
        lead = self.points[seat & 1] - self.points[1 - (seat & 1)]
        return lead / (5.0 * self.top + 10.0)

    # --- positions --------------------------------------------------------------------------------

    def spell(self, out):
        takers = 0
        for i in range(self.tricks):
            takers |= (self.takers[i] & 1) << i
        out[0] = (
            self.turn + 1
            | self.phase << 3
            | self.trump << 6
            | self.bidder + 1 << 9
            | self.bid << 12
            | self.ended << 19
            | self.discard + 1 << 21
            | self.dealer << 27
            | self.exchanged << 29
        )
        lying = self.lying
        for i in range(self.lying):
            lying = lying << 6 | self.plays[self.played - self.lying + i]
        out[1] = takers
        out[1] = out[1] << 4 | self.tricks
        out[1] = out[1] << 27 | lying
        out[2] = 0
        for i in range(4):
            out[2] = out[2] << 7 | self.bids[i]
        for i in range(4):
            out[2] = out[2] << 7 | self.calls[i]
        for i in range(4):
            out[3 + i] = self.hands[i]
        n = 7
        if self.decks == 2:
            for i in range(4):
                out[n + i] = self.twins[i]
            n += 4
        if self.phase == GIVING or self.phase == GIFT:  # what was given is not given back
            out[n] = self.given
            out[n + 1] = self.given_twins
            n += 2
        elif self.allowed:
            for i in range(self.played):
                if i % 10 == 0:
                    out[n] = 0
                    n += 1
                out[n - 1] = out[n - 1] << 6 | self.plays[i]
        return n

    # --- what a seat can know ---------------------------------------------------------------------

    def forget_exchange(self):
        self.given = 0
        self.given_twins = 0
        self.gift = 0
        self.gift_twins = 0
        self.left = 0
        self.left_twins = 0

    def hide(self, seat):
        """Other hands; in an ask the two of the exchange know what they gave and got."""
        self.observer = seat
        if self.ended == SCORED:  # BE-12, BE-20  then all is shown
            return
        if self.secret and (seat < 0 or not self.secret >> seat & 1):
            self.pretend()
        asked = self.bid == ASK and self.out >= 0
        for other in range(4):
            if other == seat:
                continue
            self.hands[other] = 0
            self.twins[other] = 0
            if self.calls[other]:
                self.calls[other] = SEALED
        if asked and seat == self.bidder:
            self.hands[self.out] = self.given
            self.twins[self.out] = self.given_twins
        elif asked and seat == self.out:
            self.hands[self.bidder] = self.left
            self.twins[self.bidder] = self.left_twins
            self.barred[self.out] = 0
        elif asked:
            self.forget_exchange()
            self.barred[self.out] = 0
        if seat != self.dealer:
            self.discard = -1
        self.rekey()

    def pretend(self):
        """What was asked in secret is still to come, or over, as far as the others can tell."""
        if self.phase == CLAIMS:
            self.begin_auction()
        else:
            self.held[self.bidder] = self.top
            self.held[self.out] = self.top
            self.begin_play()

    def unseen(self, deck):
        """The cards that lie nowhere as far as it is known; how many they are."""
        n = 0
        for card in range(54):
            suit = card // 13
            rank = card % 13
            copies = self.decks if suit < 4 and rank >= NINE else 0
            if card == JOKER and self.joker:
                copies = 1
            bit = bits.bit(card)
            if copies == 0:
                continue
            for seat in range(4):
                if self.hands[seat] & bit:
                    copies -= 1
                if self.twins[seat] & bit:
                    copies -= 1
            for i in range(self.played):
                if self.plays[i] == card:
                    copies -= 1
            if self.discard == card:
                copies -= 1
            while copies > 0:
                deck[n] = card
                n += 1
                copies -= 1
        return n

    def fill(self, rng):
        self.observer = -1
        for seat in range(4):
            if self.calls[seat] == SEALED and self.ended == 0:
                self.calls[seat] = PASS
        deck = [0] * 52
        need = [0] * 9
        wanting = [0] * 9
        barred = [0] * 9
        who = [0] * 64
        n = self.unseen(deck)
        for seat in range(4):
            wanting[seat] = self.held[seat] - bits.count(self.hands[seat]) - bits.count(self.twins[seat])
            barred[seat] = self.barred[seat]
        if self.discarded and self.discard < 0:
            wanting[4] = 1
        if n == 0:
            return
        for _ in range(MOST_TRIES):
            for seat in range(5):
                need[seat] = wanting[seat]
            self.share_out(rng, deck, n, need, barred, who)
            for i in range(n):
                if who[i] == 4:
                    self.discard = deck[i]
                else:
                    self.give_card(who[i], deck[i])
            if self.guess_exchange(rng):
                break
            for i in range(n):
                if who[i] == 4:
                    self.discard = -1
                else:
                    self.take_card(who[i], deck[i])
        for seat in range(4):
            self.held[seat] = bits.count(self.hands[seat]) + bits.count(self.twins[seat])
        self.rekey()

    def guess_exchange(self, rng):
        """In an ask, for someone who did not see the exchange: any cards; whether they can be the ones.

        Every exchange is equally likely: which cards the bidder gave, and, of those that the partner may
        have given, which came back.
        """
        if self.bid != ASK or self.given or self.out < 0 or (self.phase == GIVING and not self.exchanged):
            return True
        theirs = [0] * 64
        n = self.list_hand(self.out, theirs)
        for i in range(self.decks if self.phase != GIVING else 1):
            j = i + rng.below(n - i)
            card = theirs[j]
            theirs[j] = theirs[i]
            if self.given & bits.bit(card):
                self.given_twins |= bits.bit(card)
            self.given |= bits.bit(card)
        if self.phase == GIVING:
            return True
        n = self.list_hand(self.bidder, theirs)
        for i in range(self.played):
            if self.by[i] == self.bidder:
                theirs[n] = self.plays[i]
                n += 1
        for i in range(self.decks):
            j = i + rng.below(n - i)
            card = theirs[j]
            theirs[j] = theirs[i]
            if self.gift & bits.bit(card):
                self.gift_twins |= bits.bit(card)
            self.gift |= bits.bit(card)
        self.limit_gift()
        own = self.hands[self.out] & ~self.given | self.twins[self.out] & self.given
        if own & ~self.given_twins & self.barred[self.out]:
            self.barred[self.out] = 0
            self.forget_exchange()
            return False
        self.left = self.gift
        self.left_twins = self.gift_twins
        for i in range(self.played):
            if self.by[i] == self.bidder:
                if self.left_twins & bits.bit(self.plays[i]):
                    self.left_twins &= ~bits.bit(self.plays[i])
                else:
                    self.left &= ~bits.bit(self.plays[i])
        return True

    def list_hand(self, seat, out):
        """The cards of a hand one by one; how many they are."""
        n = self.put(out, self.hands[seat])
        mask = self.twins[seat]
        while mask:
            out[n] = bits.lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    # --- for callers in Python --------------------------------------------------------------------

    def choices(self):
        """``Deal.choices``: Python calls what a class says itself faster than what it inherits."""
        return Tricks.choices(self)

    def play(self, choice):
        """``Deal.play``: the same."""
        Tricks.play(self, choice)

    def is_legal(self, choice):
        if self.phase == PLAY:
            return 0 <= choice <= JOKER and self.playable() & bits.bit(choice) != 0
        return Tricks.is_legal(self, choice)

    def set_up(self, dealer, pack, scores=(0, 0), deals_left=0):
        """A fresh deal from its chances: the pack in order."""
        self.dealer = dealer
        self.scores = list(scores)
        self.deals_left = deals_left
        self.deal_pack(list(pack))

    def deal_pack(self, pack):
        """Deal the cards of a list."""
        deck = [0] * 52
        for i in range(len(pack)):
            deck[i] = pack[i]
        self.deal_out(deck, len(pack))

    def arrange(self, hands, trump, turn, bid=LOWEST_BID, bidder=0, takers=()):
        """Any position at the start of a trick: hands as lists of cards, trumps, the bid and its bidder.

        Cards that are in no hand have been played; ``takers`` are the seats that took those tricks.
        """
        self.deal_pack([])
        for seat in range(4):
            for card in hands[seat]:
                self.give_card(seat, card)
        self.bid = bid
        self.bidder = bidder
        self.name_trump(trump)
        if takers:
            self.gone(takers)
        if self.phase == PLAY:
            self.pass_turn(turn)

    def gone(self, takers):
        """The cards that are in no hand, as played to tricks that these seats took."""
        plays, players = list(self.plays), list(self.by)
        taken, won = list(self.takers), list(self.won)
        pack = names.pack("9", packs=self.decks)
        for seat in range(4):
            for card in names.listed(self.hands[seat]) + names.listed(self.twins[seat]):
                pack.remove(card)
        for number, card in enumerate(pack):
            plays[number], players[number] = card, number % 4
        for number, seat in enumerate(takers):
            taken[number] = seat
            won[seat] += 1
        self.plays, self.by, self.takers, self.won = plays, players, taken, won
        self.played, self.tricks = len(pack), len(takers)

    def spans(self):
        """BE-19: each of the four may be asked to claim; BE-9: one chooses a gift, which takes longer."""
        return (1.5,) if self.bid else (1.0,) * 4

    def span(self):
        """BE-19: claims are asked from the dealer's left."""
        return 0 if self.bid else self.turn - self.dealer - 1 & 3

    def cards_of_pack(self):
        """BE-2, BE-20, BE-21."""
        return names.pack("9", packs=self.decks) + [JOKER] * self.joker

    def rivals(self):
        """BE-12: who sits out plays no card."""
        return [seat for seat in Tricks.rivals(self) if seat != self.out]

    def unknown(self):
        """BE-20: the dealer knows the discard."""
        left = Tricks.unknown(self)
        if self.discard >= 0:
            left.remove(self.discard)
        return left

    def reason(self, choices, side):
        """BE-13: nothing is certain where any card may be played."""
        if self.phase != PLAY or self.allowed:
            return None
        return self.fact_of(choices[0], side)

    def is_certain(self):
        """BE-13: nothing is, where any card may be played."""
        return self.phase == PLAY and not self.allowed and self.held[self.turn] > 1 and self.sure_card() >= 0

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        if pickle.dumps(deal.hidden(self.observer)) != pickle.dumps(self):
            return False
        return all(
            seat == self.observer or not deal.unknown_part(seat, self) & deal.barred[seat]
            for seat in range(4)
        )

    def unknown_part(self, seat, hidden):
        """The cards in a hand of which a hidden deal does not know; what was given to it bars nothing."""
        known, twins = hidden.hands[seat], hidden.twins[seat]
        if seat == self.out:
            known, twins = self.given, self.given_twins
        return (self.hands[seat] & ~known) | (self.twins[seat] & ~twins & known)

    def dealt(self, seat):
        """The cards that a seat was dealt, in order."""
        mine = names.listed(self.hands[seat]) + names.listed(self.twins[seat])
        mine += [self.plays[i] for i in range(self.played) if self.by[i] == seat]
        if seat == self.dealer and self.discard >= 0:
            mine.append(self.discard)
        given = names.listed(self.given) + names.listed(self.given_twins)
        gift = names.listed(self.gift) + names.listed(self.gift_twins)
        came, went = (gift, given) if seat == self.bidder else (given, gift)
        if self.bid == ASK and seat in {self.bidder, self.out}:
            for card in came:
                mine.remove(card)
            mine += went
        return sorted(mine)

    def refusal(self, choice):
        if self.turn < 0:
            return Illegal("euchre-refuse-over", rule="BE-2")
        if self.phase == PLAY:
            return self.refuse_play(choice)
        if self.phase == BIDDING:
            return self.refuse_bid(choice)
        if self.phase == NAMING:
            key = "euchre-refuse-no-trump" if choice == TRUMP + NO_TRUMP else "euchre-refuse-name"
            return Illegal(key, rule="BE-8")
        if self.phase == CALLS:
            return Illegal("euchre-refuse-call", rule="BE-13")
        if self.phase == CLAIMS:
            return Illegal("euchre-refuse-claim", rule="BE-19")
        if self.phase == DISCARDS:
            return Illegal("euchre-refuse-discard", rule="BE-20")
        return self.refuse_gift(choice)

    def refuse_bid(self, choice):
        if choice == PASS:
            return Illegal("euchre-refuse-pass", rule="BE-7")
        if choice == PLAIN and not self.plain_six:
            return Illegal("euchre-refuse-plain", rule="BE-6")
        if not PASS < choice <= MOON:
            return Illegal("euchre-refuse-bid", rule="BE-5")
        if BID + self.top <= choice < PLAIN:
            return Illegal("euchre-refuse-all", rule="BE-6", tricks=self.top)
        return Illegal("euchre-refuse-low", rule="BE-5")

    def refuse_gift(self, choice):
        """BE-9: the bidder gives a card of the hand, the partner the best trumps."""
        if self.phase == GIFT and choice <= JOKER and self.own_cards() >> choice & 1:
            best = [names.text(card) for card in names.listed(self.giveable())]
            return Illegal("euchre-refuse-best", rule="BE-9", cards=best)
        return Illegal("euchre-refuse-give", rule="BE-9")

    def refuse_play(self, choice):
        if choice > JOKER:
            return Illegal("euchre-refuse-play", rule="BE-11")
        if not self.hands[self.turn] >> choice & 1:
            return Illegal("euchre-refuse-not-held", rule="BE-11", cards=[names.text(choice)])
        led = self.plays[self.played - self.lying]
        held = [names.text(card) for card in names.listed(self.playable())]
        asked = self.trump if TRUMPS[self.trump] >> led & 1 else names.suit(led)
        args = {"card": view.card(names.text(choice)), "suit": view.suit(names.SUITS[asked])}
        return Illegal("euchre-refuse-follow", rule="BE-11", cards=held, count=len(held), **args)
