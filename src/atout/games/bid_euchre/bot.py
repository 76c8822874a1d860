"""What a computer player knows about Bid Euchre."""

import math

from atout.core import bits
from atout.core.rng import Rng
from atout.games.bid_euchre import deal as rules
from atout.games.bid_euchre import suits
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.numbers import JOKER, NO_TRUMP
from atout.games.bid_euchre.odds import odds
from atout.search import guesses
from atout.search.openhands import OpenHands
from atout.search.worlds import Worlds

STRENGTH = [
    [
        [0.42, 0.45, 0.48, 0.51, 0.62, 0.8, 1.21, 1.24, 0.57, 0.08, 0.29, 1.36],
        [0.24, 0.24, 0.23, 0.32, 0.43, 1.22, 0.0, 1.47, 0.0, 0.0, 0.0, 0.69],
    ],
    [
        [0.47, 0.5, 0.54, 0.54, 0.67, 0.76, 1.15, 1.05, 0.66, 0.09, 0.3, 2.24],
        [0.26, 0.26, 0.26, 0.32, 0.46, 1.15, 0.0, 0.63, 0.0, 0.0, 0.0, 0.28],
    ],
]
"""STRENGTH[decks - 1][at no-trump]: what a card of each rank adds to the tricks of a side.

By bench/euchre_hands.py. With trumps: each trump from the nine to the right bower and the joker; then an ace
of another suit, a king without it, a suit that is not held, and what the partner brings.
"""

SURE, NEXT, VOID, STOP = 8, 9, 10, 11

PACK = 1 << JOKER | sum(63 << 13 * suit + 7 for suit in range(4))

PLACE = [
    [1 << card for card in suits.in_play(trump)[3]] if trump < NO_TRUMP else [0] * 8 for trump in range(6)
]
"""PLACE[trump][i]: the i-th trump from below."""

WAVER = 1.5  # How sharply a bid follows from the strength of a hand,
TRIES = 30  # how many deals are dealt before one is looked at;
OWN = 0.75  # by how much a hand must be stronger to be bid over the partner's,
SWING = 7.0  # and how far apart a deal brings the sides, in points.


class EuchreBot(Euchre):
    """A deal in which players bid and play by rules of thumb."""

    __slots__ = ()

    def __init__(self, deal=None):
        Euchre.__init__(self)
        if deal is not None:
            self.copy_from(deal)

    # --- what a hand is worth ---------------------------------------------------------------------

    def strength(self, hand, twins, trump):
        """How many tricks a hand and an unknown partner take with these trumps, about."""
        deck = self.decks - 1
        if trump == rules.NO_TRUMP:
            total = STRENGTH[deck][1][STOP]
            for suit in range(4):
                for i in range(6):
                    if hand >> suit * 13 + 7 + i & 1:
                        total += STRENGTH[deck][1][i]
                    if twins >> suit * 13 + 7 + i & 1:
                        total += STRENGTH[deck][1][i]
            if hand >> rules.JOKER & 1:
                total += STRENGTH[deck][1][7]
            return total
        total = STRENGTH[deck][0][STOP]
        for i in range(8):
            mask = PLACE[trump][i]
            if hand & mask:
                total += STRENGTH[deck][0][i]
            if twins & mask:
                total += STRENGTH[deck][0][i]
        hand &= ~rules.TRUMPS[trump]
        twins &= ~rules.TRUMPS[trump]
        for suit in range(4):
            if suit == trump:
                continue
            left = hand >> suit * 13 + 7 & 63
            if left & 32:
                total += STRENGTH[deck][0][SURE]
                if twins >> suit * 13 + 12 & 1:
                    total += STRENGTH[deck][0][SURE]
            elif left & 16:
                total += STRENGTH[deck][0][NEXT]
            elif left == 0:
                total += STRENGTH[deck][0][VOID]
        return total

    def best_trump_of(self, hand, twins):
        """The trumps with which a hand is strongest."""
        best = 0
        most = -1.0
        for trump in range(5 if self.no_trump else 4):
            value = self.strength(hand, twins, trump)
            if value > most:
                most = value
                best = trump
        return best

    def best_strength(self, hand, twins):
        """The strength of a hand with its best trumps."""
        trump = self.best_trump_of(hand, twins)
        return self.strength(hand, twins, trump)

    def cheapest(self, cards, trump):
        """The card of a set that most cards beat."""
        best = bits.lowest(cards)
        most = -1
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            value = bits.count(rules.BEAT[trump][card])
            if value > most:
                most = value
                best = card
        return best

    def dearest(self, cards, trump):
        """The card of a set that fewest cards beat."""
        best = bits.lowest(cards)
        least = 100
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            value = bits.count(rules.BEAT[trump][card])
            if value < least:
                least = value
                best = card
        return best

    # --- rules of thumb ---------------------------------------------------------------------------

    def policy(self, rng):
        return self.usual()

    def usual(self):
        """What is usually done."""
        if self.phase == rules.PLAY:
            return self.card_by_rule()
        if self.phase == rules.BIDDING:
            return self.bid_by_strength()
        if self.phase == rules.NAMING:
            return rules.TRUMP + self.best_trump_of(self.hands[self.turn], self.twins[self.turn])
        if self.phase == rules.GIVING:
            return self.cheapest(self.giveable(), self.trump)
        if self.phase == rules.GIFT:
            return self.dearest(self.giveable(), self.trump)
        if self.phase == rules.DISCARDS:
            return self.cheapest(
                self.hands[self.turn], self.best_trump_of(self.hands[self.turn], self.twins[self.turn])
            )
        return rules.CLAIM if self.phase == rules.CLAIMS else rules.PASS

    def thumb(self):
        """``usual`` for callers in Python."""
        return self.usual()

    def bid_by_strength(self):
        """The lowest bid over those before, if the hand is strong enough."""
        lowest = max(rules.LOWEST_BID, self.bid + 1) - rules.BID
        value = self.best_strength(self.hands[self.turn], self.twins[self.turn])
        if self.bid and self.bidder == (self.turn + 2 & 3):
            value -= OWN
        if (lowest < value and lowest < self.top) or (
            self.stick and self.turn == self.dealer and self.bid == 0
        ):
            return rules.BID + lowest
        return rules.PASS

    def fair(self):
        """The cards that may be played, without reneges."""
        follow = self.hands[self.turn] & self.asked
        return follow or self.hands[self.turn]

    def cards_of_others(self):
        """The cards in the other hands; where those are hidden, all of which one was not seen."""
        others = 0
        if self.observer >= 0:
            once = self.hands[self.turn]
            twice = self.twins[self.turn]
            for i in range(self.played):
                twice |= once & bits.bit(self.plays[i])
                once |= bits.bit(self.plays[i])
            others = PACK if self.joker else PACK & ~bits.bit(rules.JOKER)
            return others & ~(once if self.decks == 1 else twice)
        for seat in range(4):
            if seat != self.turn and seat != self.out:
                others |= self.hands[seat]
        return others

    def card_by_rule(self):
        """Lead what nobody beats, or draw trumps; win what the partner does not, or give it up cheaply."""
        legal = self.fair()
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        others = self.cards_of_others()
        if self.lying == 0:
            masters = 0
            mask = legal
            while mask:
                card = bits.lowest(mask)
                mask &= mask - 1
                if not rules.BEAT[self.trump][card] & others:
                    masters |= bits.bit(card)
            trumps = masters & rules.TRUMPS[self.trump]
            if trumps and others & rules.TRUMPS[self.trump] and not (self.turn ^ self.bidder) & 1:
                return self.dearest(trumps, self.trump)
            mask = masters & ~rules.TRUMPS[self.trump]
            if mask:
                return bits.lowest(mask)
            trumps = legal & rules.TRUMPS[self.trump]
            if trumps and self.turn == self.bidder:
                return self.dearest(trumps, self.trump)
            mask = legal & ~rules.TRUMPS[self.trump]
            return self.cheapest(mask or legal, self.trump)
        beaters = legal & self.beaters(self.best)
        last = self.lying + 1 == self.size
        if beaters == 0 or (
            not (self.winner ^ self.turn) & 1 and (last or not self.beaters(self.best) & others)
        ):
            return self.cheapest(legal, self.trump)
        return self.cheapest(beaters, self.trump) if last else self.dearest(beaters, self.trump)

    # --- what others' choices say -----------------------------------------------------------------

    def likelihood(self, knower):
        """How well the hands go with what was bid, up to 1: who passed is weaker, who bid is stronger."""
        total = 1.0
        highest = rules.LOWEST_BID - 1
        for i in range(4):
            seat = self.dealer + 1 + i & 3
            bid = self.bids[seat]
            if bid == 0:
                break
            level = highest + 1 - rules.BID
            other = highest
            if bid > rules.PASS:
                highest = bid
            if seat == knower or self.out >= 0:
                continue
            hand = self.hands[seat]
            twins = self.twins[seat]
            for j in range(self.played):
                if self.by[j] == seat:
                    bit = bits.bit(self.plays[j])
                    if hand & bit:
                        twins |= bit
                    hand |= bit
            if self.trump < rules.UNNAMED and seat == self.bidder:
                value = self.strength(hand, twins, self.trump)
            else:
                value = self.best_strength(hand, twins)
            if bid == rules.PASS:
                if level < self.top and other < rules.PLAIN:
                    total *= guesses.chosen(WAVER * (level + 0.5 - value))
            elif bid < rules.PLAIN:
                total *= guesses.chosen(WAVER * (value + 0.5 + rules.BID - bid))
        return total

    def likely(self, knower):
        """How well the hands go with all that was bid and played; for callers in Python."""
        return self.likelihood(knower) * self.clone().how_usual(knower, guesses.HABIT, Rng(0))


class EuchreWorlds(Worlds):
    """A plan is a choice, and while it is open the trumps to name.

    ``me`` is the seat to decide; ``trump`` the trumps of each plan; ``known`` the tricks of contracts that
    are solved in this deal.
    """

    __slots__ = ("gains", "here", "known", "odds", "play", "trump")

    def __init__(self, hidden, seed):
        Worlds.__init__(self, hidden, seed, OpenHands(), TRIES)
        self.play = hidden.clone()
        self.odds = odds(hidden.decks, bool(hidden.full), bool(hidden.makers))
        self.here = hidden.phase
        self.trump = [0] * 128
        self.usual = hidden.thumb()
        self.known = [0] * 64
        self.gains = [0.0] * 16
        open_trump = hidden.phase in {rules.BIDDING, rules.CLAIMS, rules.DISCARDS}
        names = range(5 if hidden.no_trump else 4) if open_trump else [hidden.trump]
        for choice in fair_choices(hidden):
            for trump in names:
                if choice == rules.PASS and trump:
                    break
                self.add_plan(choice, trump)

    def add_plan(self, choice, trump):
        """A choice and the trumps to name after it."""
        at = self.plan(choice)
        self.trump[at] = choice - rules.TRUMP if self.here == rules.NAMING else trump

    def weight(self):
        self.play.copy_from(self.other)
        total = self.play.likelihood(self.me)
        if self.habit > 0.0:
            total *= self.play.as_usual(self.me, self.habit, self.rng)
        return total

    def judge(self):
        for i in range(64):
            self.known[i] = -1
        if self.here == rules.PLAY:
            self.judge_card()
            return
        for i in range(self.n):
            if self.alive[i]:
                self.play.copy_from(self.world)
                self.play.choose(self.choice[i])
                self.worth[i] = self.settle(i)

    def judge_card(self):
        """Each card's worth: all solved at once where the end is near enough."""
        self.play.copy_from(self.world)
        done = self.play.won[self.play.bidder] + self.play.won[self.play.bidder + 2 & 3]
        if self.play.top - self.play.tricks <= self.horizon:
            self.open_hands()
            self.solver.each(self.solver.rest // 2)
            for i in range(self.n):
                for j in range(self.solver.n):
                    if self.solver.out[j] == self.choice[i]:
                        self.worth[i] = self.worth_of(
                            self.play.bidder, self.play.bid, done + self.solver.value[j]
                        )
            return
        for i in range(self.n):
            if self.alive[i]:
                self.play.copy_from(self.world)
                self.play.choose(self.choice[i])
                self.worth[i] = self.worth_of(self.play.bidder, self.play.bid, self.play_out())

    def settle(self, plan):
        """What a deal before its play is worth when it goes on as planned, and as others usually do."""
        while self.play.turn >= 0 and self.play.phase != rules.PLAY:
            if self.play.phase == rules.NAMING and self.play.turn == self.me:
                self.play.choose(rules.TRUMP + self.trump[plan])
            else:
                self.play.choose(self.play.usual())
        if self.play.turn < 0:
            return self.worth_at(0, 0, 1)
        if self.here != rules.BIDDING and self.here != rules.NAMING:
            return self.worth_of(self.play.bidder, self.play.bid, self.play_out())
        at = (self.play.bidder * 5 + self.play.trump) * 3
        if self.play.bid >= rules.ASK:
            at += self.play.bid - rules.PLAIN
        if self.known[at] < 0:
            tricks = self.play_out()
            self.known[at] = tricks
        return self.worth_of(self.play.bidder, self.play.bid, self.known[at])

    def play_out(self):
        """The tricks of the bidder's side: played by rule as far as it cannot be solved."""
        while self.play.phase == rules.PLAY and self.play.turn >= 0:
            if self.play.top - self.play.tricks <= self.horizon and self.play.lying == 0:
                break
            self.play.choose(self.play.card_by_rule())
        done = self.play.won[self.play.bidder] + self.play.won[self.play.bidder + 2 & 3]
        if self.play.phase != rules.PLAY or self.play.turn < 0:
            return done
        self.open_hands()
        return done + self.solver.solve(self.solver.rest // 2)

    def open_hands(self):
        """Lay the deal before the solver."""
        players = 15
        if self.play.out >= 0:
            players &= ~(1 << self.play.out)
        side = 10 if self.play.bidder & 1 else 5
        self.solver.arrange(self.play, players, side, rules.TRUMPS[self.play.trump])

    def worth_of(self, bidder, bid, tricks):
        """What a contract is worth to the seat to decide when the bidder's side takes so many tricks."""
        wanted = self.play.top if bid >= rules.PLAIN else bid - rules.BID
        other = self.play.top - tricks
        alone = 4 * self.play.top if bid == rules.MOON else 2 * self.play.top
        made = tricks >= wanted
        if made:
            mine = alone if bid >= rules.ASK else tricks
        elif self.play.full and bid >= rules.ASK:
            mine = -alone
        else:
            mine = -wanted
        if (bidder ^ self.me) & 1:
            return self.worth_at(other, mine, not made)
        return self.worth_at(mine, other, made)

    def worth_at(self, gain, other, made):
        """The chance to win the match, -1 to 1, after these points, ``made`` by a bid or a set."""
        mine = self.play.target - self.play.scores[self.me & 1] - gain
        theirs = self.play.target - self.play.scores[1 - (self.me & 1)] - other
        left = self.play.deals_left
        if left and left < 6 and mine > 0 and theirs > 0:
            if left == 1:
                return 1.0 if mine < theirs else -1.0 if theirs < mine else 0.0
            return math.tanh((theirs - mine) / (SWING * math.sqrt(left - 1.0)))
        return 2.0 * self.odds.after(mine, theirs, made) - 1.0


def fair_choices(hidden):
    """The choices of the seat in turn; of cards to play those that are no renege."""
    choices = hidden.choices()
    if hidden.phase != rules.PLAY or not hidden.allowed or not hidden.lying:
        return choices
    asked = suits.FOLLOW[hidden.trump][hidden.plays[hidden.played - hidden.lying]]
    follow = [card for card in choices if asked >> card & 1]
    return follow or choices


def remember(hidden):
    """BE-13: the first renege of the opponents is called: all tricks from it on count."""
    if hidden.phase != rules.CALLS:
        return None
    for number in range(hidden.played):
        if (hidden.by[number] + hidden.turn) % 2 and reneged(hidden, number):
            return rules.CALL + number
    return rules.PASS


def reneged(hidden, number):
    """Whether a card played was not of the suit led, though its player held one and played it later."""
    led = hidden.plays[number // hidden.size * hidden.size]
    asked = suits.FOLLOW[hidden.trump][led]
    later = [hidden.plays[i] for i in range(number + 1, hidden.played) if hidden.by[i] == hidden.by[number]]
    return not asked >> hidden.plays[number] & 1 and any(asked >> card & 1 for card in later)


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first.

    BE-13: no advice gives a renege away, so nobody is advised to call one; and none is played.
    """
    if hidden.phase == rules.CALLS:
        return [(choice, 0.0) for choice in hidden.choices()]
    own = EuchreBot(hidden)
    fair = fair_choices(own)
    reneges = [(choice, -1.0) for choice in own.choices() if choice not in fair]
    if len(fair) == 1:
        return [(fair[0], 0.0), *reneges]
    worlds = EuchreWorlds(own, seed)
    worlds.think(seconds, limit, every)
    return worlds.report() + reneges
