"""The rules of one deal of Pitch (rule sheet PI-1 to PI-23).

A card is suit * 13 + rank. A choice is a card to play; or PASS, BID + the points, SMUDGE + the card led
(``numbers.py``).
"""

import pickle

from atout.core import bits, view
from atout.core import cards as names
from atout.core.deal import Deal
from atout.core.illegal import Illegal
from atout.core.tricks import Tricks, beating_masks
from atout.games.pitch import numbers
from atout.games.pitch.numbers import (
    ANY,
    BELOW_FOUR,
    BID,
    BIDDING,
    FOUR,
    JACK,
    NO_STEAL,
    NOBODY,
    ONLY_FOUR,
    PASS,
    PLAY,
    SCORED,
    SMUDGE,
    THROWN,
    TO_OTHERS,
    TO_PITCHER,
    UNNAMED,
)

TRICKS = 6
STOCK = 8  # where the cards lie that are not dealt, when unknown cards are shared
_SUITS = [list(range(13 * suit, 13 * suit + 13)) for suit in range(4)]  # PI-4  ace high, two low
SUIT = [names.mask(suit) for suit in _SUITS] + [0]
BEAT = [beating_masks([suit for suit in _SUITS if suit is not trumps], trumps) for trumps in [*_SUITS, []]]
WORTH = list(numbers.WORTH)


class Pitch(Tricks):
    """A deal of Pitch.

    ``bids`` are what each seat bid: a choice, 0 before it had its turn; ``bid`` is the highest, in points,
    ``pitcher`` who made it, or -1; ``smudged`` whether it was made by leading. ``points`` are what each
    side scores and ``counts`` its cards for game; ``high``, ``low``, ``jack`` and ``game`` the sides that
    won those points, or -1. ``scores`` are those of the match, ``target`` what wins it, for a pitcher only
    who made the bid if ``must_make``, and for ``anyone``; ``deals_left`` after how many hands it ends, this
    one counted, or 0.
    """

    __slots__ = (
        "anyone", "bid", "bids", "counts", "dealer", "deals_left", "ended", "game", "high", "jack", "low",
        "low_dealt", "min_bid", "must_make", "partners", "phase", "pitcher", "points", "scores", "sides",
        "smudged", "steal", "strict", "target", "throw_in", "tie", "trump",
    )  # fmt: skip

    def __init__(self, options=None):
        Tricks.__init__(self)
        self.bids = [0] * 8
        self.points = [0] * 8
        self.counts = [0] * 8
        self.dealer = 0
        self.phase = BIDDING
        self.trump = UNNAMED
        self.bid = 0
        self.pitcher = -1
        self.smudged = 0
        self.ended = 0
        self.high = -1
        self.low = -1
        self.jack = -1
        self.game = -1
        self.min_bid = 1
        self.steal = BELOW_FOUR
        self.tie = NOBODY
        self.partners = False
        self.throw_in = False
        self.strict = False
        self.low_dealt = False
        self.seats = 4
        self.sides = 4
        self.scores = [0] * 8
        self.target = 7
        self.must_make = False
        self.anyone = False
        self.deals_left = 0
        if options is not None:
            self.seats = options.players
            self.partners = options.partners
            self.sides = 2 if options.partners else options.players
            self.min_bid = options.min_bid
            self.steal = {"no": NO_STEAL, "below_four": BELOW_FOUR, "only_four": ONLY_FOUR, "any": ANY}[
                options.steal
            ]
            self.tie = {"nobody": NOBODY, "pitcher": TO_PITCHER, "other_side": TO_OTHERS}[options.game_tie]
            self.throw_in = options.all_pass == "throw_in"
            self.strict = options.follow == "strict"
            self.low_dealt = options.low == "dealt"
            self.target = options.target
            self.must_make = options.win_when == "pitcher_made"
            self.anyone = options.win_when == "any"
        self.size = self.seats

    def followers(self, led):
        return SUIT[led // 13]

    def beaters(self, card):
        return BEAT[self.trump][card]

    # --- the deal ---------------------------------------------------------------------------------

    def start(self, rng):
        deck = [0] * 52
        for i in range(52):
            deck[i] = i
        rng.shuffle(deck, 52)
        self.dealer = rng.below(self.seats)
        self.deal_out(deck)

    def deal_out(self, deck):
        """PI-5: six cards each, three at a time, clockwise from the dealer's left; the rest is not played."""
        self.clear()
        self.turn = -1
        self.phase = BIDDING
        self.trump = UNNAMED
        self.bid = 0
        self.pitcher = -1
        self.smudged = 0
        self.ended = 0
        self.high = -1
        self.low = -1
        self.jack = -1
        self.game = -1
        for seat in range(8):
            self.bids[seat] = 0
            self.points[seat] = 0
            self.counts[seat] = 0
        seat = self.dealer
        for i in range(TRICKS * self.seats):
            if i % 3 == 0:
                seat = self.after(seat)
            self.give_card(seat, deck[i])
        self.pass_turn(self.after(self.dealer))  # PI-7

    def after(self, seat):
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def side_of(self, seat):
        """PI-3: partners sit opposite; otherwise everyone is a side."""
        return seat & 1 if self.partners else seat

    # --- choices ----------------------------------------------------------------------------------

    def may_steal(self):
        """PI-9: whether the dealer may take the bid for the same number."""
        if self.turn != self.dealer or self.bid == 0 or self.steal == NO_STEAL:
            return False
        if self.bid == FOUR:
            return self.steal != BELOW_FOUR
        return self.steal != ONLY_FOUR

    def must_bid(self):
        """PI-10: nobody else has bid, so the dealer must bid at least two."""
        return self.turn == self.dealer and self.bid == 0 and not self.throw_in

    def lowest_bid(self):
        """PI-7, PI-9, PI-10: the lowest bid that may be made now."""
        if self.must_bid():
            return 2
        if self.may_steal():
            return self.bid
        return max(self.min_bid, self.bid + 1)

    def legal_bids(self, out):
        """PI-7 to PI-10: the spoken bids; PI-8: a card of the hand smudges wherever four may be bid."""
        n = 0
        if not self.must_bid():
            out[n] = PASS
            n += 1
        for bid in range(self.lowest_bid(), FOUR + 1):
            out[n] = BID + bid
            n += 1
        mask = self.hands[self.turn]
        while mask:
            out[n] = SMUDGE + bits.lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    def playable(self):
        """PI-12: follow suit or trump; who cannot follow plays any card."""
        follow = self.hands[self.turn] & self.asked
        if follow == 0:
            return self.hands[self.turn]
        if self.strict:
            return follow
        return follow | self.hands[self.turn] & SUIT[self.trump]

    def legal(self, out):
        if self.phase == PLAY:
            return self.put(out, self.playable())
        return self.legal_bids(out)

    def pick(self, rng):
        if self.phase == PLAY:
            return rng.one_of(self.playable())
        return Deal.pick(self, rng)

    # --- what a choice does -----------------------------------------------------------------------

    def choose(self, choice):
        if self.phase == PLAY:
            self.play_card(choice)
        elif choice >= SMUDGE:  # PI-8  the card is the first lead
            self.bids[self.turn] = BID + FOUR
            self.bid = FOUR
            self.pitcher = self.turn
            self.smudged = 1
            self.begin_play()
            self.play_card(choice - SMUDGE)
        else:
            self.make_bid(choice - BID)

    def make_bid(self, bid):
        """PI-7: once each, the dealer last; PI-8: a four ends the bidding unless the dealer may take it."""
        self.bids[self.turn] = BID + bid
        if bid:
            self.bid = bid
            self.pitcher = self.turn
        if self.turn != self.dealer:
            if self.bid < FOUR:
                self.pass_turn(self.after(self.turn))
            elif self.steal == ONLY_FOUR or self.steal == ANY:
                self.pass_turn(self.dealer)
            else:
                self.begin_play()
        elif self.bid:
            self.begin_play()
        else:
            self.finish(THROWN)  # PI-10

    def begin_play(self):
        """PI-11: the pitcher leads to the first trick."""
        self.phase = PLAY
        self.pass_turn(self.pitcher)

    def rewind(self):
        Tricks.rewind(self)
        self.trump = UNNAMED

    def play_card(self, card):
        seat = self.turn
        bit = bits.bit(card)
        if self.trump == UNNAMED:
            self.trump = card // 13  # PI-11  the suit of the first card is trumps
        elif not self.asked & bit and (self.strict or not SUIT[self.trump] & bit):
            self.barred[seat] |= self.asked  # PI-12  neither followed nor, where that is free, trumped
        self.lay(card)
        if self.lying < self.size:
            self.pass_turn(self.after(seat))
            return
        seat = self.take_trick()  # PI-13
        if self.tricks < TRICKS:
            self.pass_turn(seat)
        else:
            self.score()

    # --- the score --------------------------------------------------------------------------------

    def score(self):
        """PI-14 to PI-19."""
        highest = -1
        lowest = 52
        for i in range(self.played):
            card = self.plays[i]
            side = self.side_of(self.takers[i // self.size])
            self.counts[side] += WORTH[card % 13]
            if card // 13 != self.trump:
                continue
            if card > highest:  # PI-14
                highest = card
                self.high = side
            if card < lowest:  # PI-15
                lowest = card
                self.low = self.side_of(self.by[i]) if self.low_dealt else side
            if card % 13 == JACK:  # PI-16
                self.jack = side
        self.game = self.game_side()
        self.points[self.high] += 1
        self.points[self.low] += 1  # PI-18  one card can be several of them
        if self.jack >= 0:
            self.points[self.jack] += 1
        if self.game >= 0:
            self.points[self.game] += 1
        side = self.side_of(self.pitcher)
        if self.points[side] < self.bid:  # PI-19  set back
            self.points[side] = -self.bid
        self.finish(SCORED)

    def game_side(self):
        """PI-17: the side with the most in cards won, -1 for nobody."""
        most = 0
        tied = 0
        for side in range(self.sides):
            if self.counts[side] > self.counts[most]:
                most = side
        if self.counts[most] == 0:
            return -1
        for side in range(self.sides):
            if self.counts[side] == self.counts[most]:
                tied += 1
        if tied == 1:
            return most
        ours = self.side_of(self.pitcher)
        if self.tie == TO_PITCHER and self.counts[ours] == self.counts[most]:
            return ours
        if self.tie == TO_OTHERS:
            return 1 - ours
        return -1

    def finish(self, how):
        self.ended = how
        self.pass_turn(-1)

    def result(self, seat):
        return 1.0 * self.points[self.side_of(seat)]

    def worth(self, seat):
        """The points of a side, less the mean of the others."""
        side = self.side_of(seat)
        others = 0.0
        for other in range(self.sides):
            if other != side:
                others += self.points[other]
        return (self.points[side] - others / (self.sides - 1)) / 8.0

    # --- positions --------------------------------------------------------------------------------

    def lowest_trump_by(self):
        """Who played the lowest trump so far, from 1; 0 for nobody: PI-15 may give a point for it."""
        lowest = 52
        seat = 0
        for i in range(self.played):
            if self.plays[i] // 13 == self.trump and self.plays[i] < lowest:
                lowest = self.plays[i]
                seat = self.by[i] + 1
        return seat

    def spell(self, out):
        bids = 0
        for i in range(self.seats):
            bids = bids << 3 | (self.bids[i] - PASS + 1 if self.bids[i] else 0)
        taken = [0] * 8
        lying = self.lying
        for i in range(self.played - self.lying):
            seat = self.takers[i // self.size]
            taken[seat] |= bits.bit(self.plays[i])
        for i in range(self.lying):
            lying = lying << 6 | self.plays[self.played - self.lying + i]
        out[0] = bids << 24
        out[0] |= (
            self.turn + 1
            | self.dealer << 4
            | self.pitcher + 1 << 8
            | self.bid << 12
            | self.trump << 15
            | self.ended << 18
            | self.phase << 20
            | self.smudged << 21
        )
        out[1] = lying
        if self.low_dealt:
            out[0] |= bits.bit(48) * self.lowest_trump_by()
        n = 2
        for seat in range(self.seats):
            out[n] = self.hands[seat]
            out[n + 1] = taken[seat]
            n += 2
        return n

    # --- what a seat can know ---------------------------------------------------------------------

    def hide(self, seat):
        self.observer = seat
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = 0
        self.rekey()

    def unseen(self, deck):
        """The cards that are in no hand, as far as it is known, and were not played; how many they are."""
        seen = 0
        for seat in range(self.seats):
            seen |= self.hands[seat]
        for i in range(self.played):
            seen |= bits.bit(self.plays[i])
        n = 0
        for card in range(52):
            if not seen & bits.bit(card):
                deck[n] = card
                n += 1
        return n

    def fill(self, rng):
        """PI-5: unknown cards are in other hands or were not dealt."""
        self.observer = -1
        deck = [0] * 52
        need = [0] * 9
        barred = [0] * 9
        who = [0] * 64
        n = self.unseen(deck)
        left = n
        for seat in range(self.seats):
            need[seat] = self.held[seat] - bits.count(self.hands[seat])
            barred[seat] = self.barred[seat]
            left -= need[seat]
        need[STOCK] = left
        self.share_out(rng, deck, n, need, barred, who)
        for i in range(n):
            if who[i] != STOCK:
                self.hands[who[i]] |= bits.bit(deck[i])
        self.rekey()

    # --- for callers in Python --------------------------------------------------------------------

    def set_up(self, dealer, pack, scores=(), deals_left=0):
        """A fresh deal from its chances: the pack in order."""
        self.dealer = dealer
        self.scores = [*scores, *[0] * (8 - len(scores))]
        self.deals_left = deals_left
        self.deal_pack(list(pack))

    def deal_pack(self, pack):
        """Deal the cards of a list."""
        deck = [0] * 52
        for i in range(len(pack)):
            deck[i] = pack[i]
        self.deal_out(deck)

    def arrange(self, hands, trump, turn, bid=2, pitcher=0, takers=(), gone=()):
        """Any position at the start of a trick: hands as lists of cards; ``gone`` cards were played before.

        ``takers`` are the seats that took those tricks, each of as many cards as there are players.
        """
        self.deal_pack(list(range(52)))
        self.clear()
        self.turn = -1
        self.bid = bid
        self.pitcher = pitcher
        for seat in range(self.seats):
            for card in hands[seat]:
                self.give_card(seat, card)
        plays, players, taken, won = list(self.plays), list(self.by), list(self.takers), list(self.won)
        for i, card in enumerate(gone):
            plays[i], players[i] = card, i % self.seats
        for i, seat in enumerate(takers):
            taken[i] = seat
            won[seat] += 1
        self.plays, self.by, self.takers, self.won = plays, players, taken, won
        self.played, self.tricks = len(gone), len(takers)
        self.trump = trump
        self.phase = PLAY
        self.pass_turn(turn)

    def recall(self, plays, by, takers, trump, bid, pitcher):
        """A hand that was played: the cards in order, who played each, who took the tricks; scored."""
        self.deal_pack(list(range(52)))
        self.clear()
        gone, players, taken = list(self.plays), list(self.by), list(self.takers)
        gone[: len(plays)] = plays
        players[: len(by)] = by
        taken[: len(takers)] = takers
        self.plays, self.by, self.takers = gone, players, taken
        self.played, self.tricks = len(plays), len(takers)
        self.trump, self.bid, self.pitcher, self.phase = trump, bid, pitcher, PLAY
        self.score()

    def cards_of_pack(self):
        """PI-5: cards that were not dealt may be anywhere, as far as a player can know."""
        return list(range(52))

    def reason(self, choices, side):
        """PI-11: of bids, and of the card that names trumps, nothing is certain."""
        if self.phase != PLAY or self.trump == UNNAMED:
            return None
        return self.fact_of(choices[0], side)

    def is_certain(self):
        """PI-11: not before the first card has named trumps."""
        return self.trump != UNNAMED and self.held[self.turn] > 1 and self.sure_card() >= 0

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        if pickle.dumps(deal.hidden(self.observer)) != pickle.dumps(self):
            return False
        return all(
            seat == self.observer or not deal.hands[seat] & deal.barred[seat] for seat in range(self.seats)
        )

    def undealt(self):
        """PI-5: the cards that are not in play; empty where they are not known."""
        if self.observer != -1:
            return []
        seen = names.mask([self.plays[i] for i in range(self.played)])
        for seat in range(self.seats):
            seen |= self.hands[seat]
        return names.listed((1 << 52) - 1 & ~seen)

    def refusal(self, choice):
        if self.turn < 0:
            return Illegal("pitch-refuse-over", rule="PI-13")
        if self.phase == PLAY:
            return self.refuse_play(choice)
        if choice == PASS:
            return Illegal("pitch-refuse-pass", rule="PI-10")
        if choice >= SMUDGE:
            return Illegal("pitch-refuse-smudge", rule="PI-8")
        if not BID < choice <= BID + FOUR:
            return Illegal("pitch-refuse-bid", rule="PI-7")
        if self.must_bid():
            return Illegal("pitch-refuse-two", rule="PI-10")
        if self.bid and self.turn == self.dealer and choice == BID + self.bid:
            return Illegal("pitch-refuse-steal", rule="PI-9", points=self.bid)
        return Illegal("pitch-refuse-low", rule="PI-7", points=self.lowest_bid())

    def refuse_play(self, choice):
        if choice >= 52:
            return Illegal("pitch-refuse-play", rule="PI-11")
        if not self.hands[self.turn] >> choice & 1:
            return Illegal("pitch-refuse-not-held", rule="PI-12", cards=[names.text(choice)])
        led = self.plays[self.played - self.lying]
        held = [names.text(card) for card in names.by_suit(self.playable())]
        args = {"card": view.card(names.text(choice)), "suit": view.suit(names.SUITS[led // 13])}
        if led // 13 == self.trump or self.strict:
            return Illegal("pitch-refuse-follow", rule="PI-12", cards=held, **args)
        args["trump"] = view.suit(names.SUITS[self.trump])
        return Illegal("pitch-refuse-follow-or-trump", rule="PI-12", cards=held, **args)
