"""What a computer player knows about Pitch."""

from atout.core import bits
from atout.core.rng import Rng
from atout.games.pitch import deal as rules
from atout.games.pitch.deal import Pitch
from atout.games.pitch.odds import Odds
from atout.games.pitch.openhands import PitchHands
from atout.search import guesses
from atout.search.ismcts import Ismcts
from atout.search.worlds import Worlds

STRENGTH = [
    0.22, 0.25, 0.24, 0.22, 0.24, 0.28, 0.32, 0.34, 0.4, 0.86, 0.74, 0.97, 1.68,
    0.1, 0.06, 0.03, 0.12,
]  # fmt: skip
"""What each trump from the two to the ace adds to the points that a pitcher wins; then an ace, a king, queen
or jack, a ten of another suit, and each trump after the second. By bench/pitch_hands.py."""

CROWD = [0.0, 0.72, 0.82, 0.09, -0.26, -0.39, -0.49, -0.58]
"""CROWD[players]: what is to be added for so many players, for two partnerships CROWD[1]."""

PACK = (1 << 52) - 1

ACE, COURT, TENS, LENGTH = 13, 14, 15, 16

WAVER = 2.0  # How sharply a bid follows from the strength of a hand,
TRIES = 30  # how many deals are dealt before one is looked at,
AT_ONCE = 2  # and where a look costs little;
CLOSE = 0.6  # how much weaker a suit may be that is thought of as trumps;
OWN = 0.75  # by how much a hand must be stronger to be bid over the partner's,
BOLD = 0.1  # and how far below its bid it may be.

UNITED = 0.7  # how far all others are one side against a pitcher without a partner,

FIRST = 0.5  # Where more than two sides play: how much of the time is for the first of two searches,
SELDOM = 0.05  # and how often the other must have tried a choice to be heard on it.
ROOM = 1 << 15
TO_THE_END = 1 << 30
PLAYOUTS = 8 if __file__.endswith(".py") else 128
"""So many deals are played on for each that is solved."""

TRUMPED, SCORING, NEAR_LOW = 30, 60, 20  # what makes a card dear,
TAKEN = 10  # and how much a trick must count to be taken with a high card.


class PitchBot(Pitch):
    """A deal in which players bid and play by rules of thumb."""

    __slots__ = ()

    def __init__(self, deal=None):
        Pitch.__init__(self)
        if deal is not None:
            self.copy_from(deal)

    # --- what a hand is worth ---------------------------------------------------------------------

    def strength(self, hand, trump):
        """How many points a pitcher wins with a hand and these trumps, about."""
        total = CROWD[1 if self.partners else self.seats]
        held = hand >> 13 * trump & 0x1FFF
        for i in range(13):
            if held >> i & 1:
                total += STRENGTH[i]
        if bits.count(held) > 2:
            total += STRENGTH[LENGTH] * (bits.count(held) - 2)
        for other in range(4):
            if other == trump:
                continue
            held = hand >> 13 * other & 0x1FFF
            if held >> 12 & 1:
                total += STRENGTH[ACE]
            total += STRENGTH[COURT] * bits.count(held & 0xE00)
            if held >> 8 & 1:
                total += STRENGTH[TENS]
        return total

    def best_trump_of(self, hand):
        """The trumps with which a hand is strongest."""
        best = 0
        most = -100.0
        for trump in range(4):
            if hand >> 13 * trump & 0x1FFF:
                value = self.strength(hand, trump)
                if value > most:
                    most = value
                    best = trump
        return best

    def leads(self):
        """The first cards with which the seat in turn would pitch: the highest of its strongest suits."""
        hand = self.hands[self.turn]
        best = self.best_strength(hand)
        found = []
        for trump in range(4):
            held = hand & rules.SUIT[trump]
            if held and self.strength(hand, trump) > best - CLOSE:
                found.append(bits.highest(held))
        return found

    def best_strength(self, hand):
        """The strength of a hand with its best trumps."""
        return self.strength(hand, self.best_trump_of(hand))

    # --- rules of thumb ---------------------------------------------------------------------------

    def policy(self, rng):
        return self.usual()

    def usual(self):
        """What is usually done."""
        if self.phase == rules.PLAY:
            return self.card_by_rule()
        return self.bid_by_strength()

    def thumb(self):
        """``usual`` for callers in Python."""
        return self.usual()

    def together(self, seat, other):
        """Whether two seats are of one side."""
        return self.side_of(seat) == self.side_of(other)

    def bid_by_strength(self):
        """The lowest bid that may be made, if the hand is strong enough."""
        lowest = self.lowest_bid()
        if self.must_bid():
            return rules.BID + lowest
        value = self.best_strength(self.hands[self.turn]) + BOLD
        if self.bid and self.together(self.turn, self.pitcher):
            value -= OWN
        return rules.BID + lowest if lowest <= rules.FOUR and lowest <= value else rules.PASS

    def price(self, card):
        """What a card is worth to its holder: the cheapest is given away first."""
        value = 4 * rules.WORTH[card % 13] + card % 13
        if card // 13 == self.trump:
            value += TRUMPED
            if card % 13 == rules.JACK or (card % 13 == 0 and not self.low_dealt):
                value += SCORING
            if card % 13 == 1 and not self.low_dealt:
                value += NEAR_LOW
        return value

    def scores_point(self, card):
        """Whether a trump is the jack, or may be low."""
        if card // 13 != self.trump:
            return False
        return card % 13 == rules.JACK or (card % 13 < 2 and not self.low_dealt)

    def cheapest(self, cards):
        """The card of a set that is missed least."""
        best = -1
        least = 100000
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            value = self.price(card)
            if value < least:
                least = value
                best = card
        return best

    def richest(self, cards):
        """The card of a set that counts most for game."""
        best = -1
        most = -1
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            value = 64 * rules.WORTH[card % 13] + card % 13
            if card // 13 == self.trump and card % 13 == rules.JACK:
                value += 1000
            if value > most:
                most = value
                best = card
        return best

    def cards_of_others(self):
        """The cards in the other hands; where those are hidden, all that was not seen."""
        others = 0
        if self.observer >= 0:
            for i in range(self.played):
                others |= bits.bit(self.plays[i])
            return ~(others | self.hands[self.turn]) & PACK
        for seat in range(self.seats):
            if seat != self.turn:
                others |= self.hands[seat]
        return others

    def masters(self, cards, others):
        """The cards of a set that no other hand beats."""
        found = 0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            if not rules.BEAT[self.trump][card] & others:
                found |= bits.bit(card)
        return found

    def card_by_rule(self):
        """Draw trumps as pitcher; take what counts, give it to the partner, and give nothing to others."""
        if self.played == 0:
            trumps = self.hands[self.turn] & rules.SUIT[self.best_trump_of(self.hands[self.turn])]
            return bits.highest(trumps)
        legal = self.playable()
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        others = self.cards_of_others()
        trumps = legal & rules.SUIT[self.trump]
        if self.lying == 0:
            if trumps:
                card = bits.highest(trumps)
                if others & rules.SUIT[self.trump] and not rules.BEAT[self.trump][card] & others:
                    return card
                if self.turn == self.pitcher and self.tricks < 2:
                    return card
            mask = legal & ~rules.SUIT[self.trump]
            if self.masters(mask, others):
                return self.richest(self.masters(mask, others))
            return self.cheapest(mask or legal)
        value = 0
        for i in range(self.played - self.lying, self.played):
            value += rules.WORTH[self.plays[i] % 13]
            if self.scores_point(self.plays[i]):
                value += TAKEN
        beaters = legal & self.beaters(self.best)
        last = self.lying + 1 == self.size
        if self.together(self.winner, self.turn) and (last or not self.beaters(self.best) & others):
            mask = legal & ~rules.SUIT[self.trump]
            return self.richest(mask or legal)
        if beaters == 0:
            return self.cheapest(legal)
        mask = beaters if last else self.masters(beaters, others)
        if mask and value + rules.WORTH[self.richest(mask) % 13] >= TAKEN:
            return self.richest(mask)
        return self.cheapest(legal)

    # --- what others' choices say -----------------------------------------------------------------

    def likelihood(self, knower):
        """How well the hands go with what was bid, up to 1: who passed is weaker, who bid is stronger."""
        total = 1.0
        highest = self.min_bid - 1
        for i in range(self.seats):
            seat = (self.dealer + 1 + i) % self.seats
            bid = self.bids[seat]
            if bid == 0:
                continue
            if seat != knower:
                hand = self.hands[seat]
                for j in range(self.played):
                    if self.by[j] == seat:
                        hand |= bits.bit(self.plays[j])
                if self.trump < rules.UNNAMED and seat == self.pitcher:
                    value = self.strength(hand, self.trump)
                else:
                    value = self.best_strength(hand)
                if bid == rules.PASS:
                    if highest < rules.FOUR:
                        total *= guesses.chosen(WAVER * (highest + 1.0 - value))
                elif seat != self.dealer or bid > rules.BID + 2 or highest >= self.min_bid or self.throw_in:
                    total *= guesses.chosen(WAVER * (value + 0.5 + rules.BID - bid))
            highest = max(highest, bid - rules.BID)
        return total

    def likely(self, knower):
        """How well the hands go with all that was bid and played; for callers in Python."""
        return self.likelihood(knower) * self.clone().how_usual(knower, guesses.HABIT, Rng(0))


class PitchWorlds(Worlds):
    """A plan is a choice, and while there is bidding the card to lead.

    ``raw`` is what each side wins where the deal is played on by rule, before anyone is set back; with more
    than two sides a deal is worth something between that and all others together against the pitcher.
    ``known`` and ``shared`` keep, for each opening lead, the pitcher's points and those of all.
    """

    __slots__ = (
        "end", "hands", "known", "lead", "now", "odds", "opening", "play", "raw", "shared", "side", "united",
    )  # fmt: skip

    def __init__(self, hidden, seed):
        self.hands = PitchHands()
        Worlds.__init__(self, hidden, seed, self.hands, TRIES)
        self.play = hidden.clone()
        self.end = hidden.clone()
        self.odds = Odds(hidden)
        self.side = hidden.turn % 2 if hidden.partners else hidden.turn
        self.opening = hidden.played == 0
        self.lead = [0] * 128
        self.known = [0] * 64
        self.shared = [0] * 512
        self.raw = [0] * 8
        self.united = UNITED
        self.now = [0] * 8
        self.usual = hidden.thumb()
        leads = hidden.leads()
        for choice in hidden.choices():
            if hidden.phase == rules.BIDDING and rules.PASS < choice <= rules.BID + rules.FOUR:
                for card in leads:
                    self.add_plan(choice, card)
            elif choice < rules.SMUDGE or choice - rules.SMUDGE in leads:
                self.add_plan(choice, choice - rules.SMUDGE if choice >= rules.SMUDGE else choice)

    def add_plan(self, choice, card):
        """A choice and the card to lead after it."""
        at = self.plan(choice)
        self.lead[at] = card

    def weight(self):
        self.play.copy_from(self.other)
        total = self.play.likelihood(self.me)
        if self.habit > 0.0:
            total *= self.play.as_usual(self.me, self.habit, self.rng)
        return total

    def judge(self):
        self.play.copy_from(self.world)
        if self.opening:
            for i in range(64):
                self.known[i] = -1
        elif rules.TRICKS - self.play.tricks <= self.horizon:
            self.hands.lay_open(self.play)
            self.hands.each(self.hands.rest // 2)
            for i in range(self.n):
                if self.alive[i]:
                    self.end.copy_from(self.world)
                    self.end.choose(self.choice[i])
                    self.finish_by_rule(self.end)
                    for j in range(self.hands.n):
                        if self.hands.out[j] == self.choice[i]:
                            self.worth[i] = self.worth_of(self.hands.had + self.hands.value[j])
            return
        for i in range(self.n):
            if self.alive[i]:
                self.play.copy_from(self.world)
                self.play.choose(self.choice[i])
                self.worth[i] = self.settle(i)

    def settle(self, plan):
        """What a deal is worth when it goes on as planned, and as others usually do."""
        while self.play.turn >= 0 and self.play.phase == rules.BIDDING:
            self.play.choose(self.play.usual())
        if self.play.turn < 0 and self.play.ended != rules.SCORED:
            return self.worth_of(-1)
        if self.play.played == 0:
            self.play.choose(self.lead[plan] if self.play.turn == self.me else self.play.usual())
        if not self.opening:
            return self.worth_of(self.play_out())
        card = self.play.plays[0]
        if self.known[card] < 0:
            points = self.play_out()
            self.known[card] = points
            for i in range(8):
                self.shared[card * 8 + i] = self.raw[i]
        for i in range(8):
            self.raw[i] = self.shared[card * 8 + i]
        return self.worth_of(self.known[card])

    def finish_by_rule(self, deal):
        """Play a deal to its end by rule; what each side wins."""
        while deal.turn >= 0:
            deal.choose(deal.card_by_rule())
        for i in range(8):
            self.raw[i] = 0
        self.raw[deal.high] += 1
        self.raw[deal.low] += 1
        if deal.jack >= 0:
            self.raw[deal.jack] += 1
        if deal.game >= 0:
            self.raw[deal.game] += 1

    def play_out(self):
        """The points of the pitcher's side: the deal is played by rule as far as it cannot be solved."""
        self.end.copy_from(self.play)
        self.finish_by_rule(self.end)
        while self.play.turn >= 0 and rules.TRICKS - self.play.tricks > self.horizon:
            self.play.choose(self.play.card_by_rule())
        if self.play.turn < 0:
            return self.raw[self.play.side_of(self.play.pitcher)]
        self.hands.lay_open(self.play)
        return self.hands.had + self.hands.solve(self.hands.rest // 2)

    def worth_of(self, points):
        """The chance to win the match, -1 to 1, when the pitcher's side wins so much; -1: thrown in."""
        for i in range(8):
            self.now[i] = self.play.scores[i]
        if points < 0:
            return 2.0 * self.odds.after(self.now, self.side, -1, 0, 0) - 1.0
        pitcher = self.play.side_of(self.play.pitcher)
        bid = self.play.bid
        left = -points
        for i in range(self.play.sides):
            left += self.raw[i]
        self.now[pitcher] += points if points >= bid else -bid
        side = self.side
        for _ in range(self.play.sides):  # the others share what is left as they would by rule
            if side != pitcher:
                given = max(0, min(self.raw[side], left))
                self.now[side] += given
                left -= given
            side = side + 1 if side + 1 < self.play.sides else 0
        side = pitcher + 1 if pitcher + 1 < self.play.sides else 0
        if side == self.side and self.play.sides > 2:
            side = side + 1 if side + 1 < self.play.sides else 0
        if side == pitcher:
            side = side + 1 if side + 1 < self.play.sides else 0
        if left > 0:
            self.now[side] += left
        total = self.odds.after(self.now, self.side, pitcher, points >= bid, 1)
        if self.play.sides == 2:
            return 2.0 * total - 1.0
        total *= self.united
        points = self.raw[pitcher]
        for i in range(8):
            self.now[i] = self.play.scores[i] + self.raw[i]
        if points < bid:
            self.now[pitcher] = self.play.scores[pitcher] - bid
        total += (1.0 - self.united) * self.odds.after(self.now, self.side, pitcher, points >= bid, 1)
        return 2.0 * total - 1.0


def think(hidden, seconds, seed, *, limit=1 << 40, every=True):
    """The choices of the seat in turn with their values (-1 to 1), best first."""
    own = PitchBot(hidden)
    choices = own.choices()
    if len(choices) == 1:
        return [(choices[0], 0.0)]
    worlds = PitchWorlds(own, seed)
    if own.sides == 2:
        worlds.think(seconds, limit, every)
        ranked = worlds.report()
    else:
        worlds.patience = 0.0
        worlds.think(seconds * FIRST, limit, every)
        ranked = agreed(worlds.report(), second_opinion(own, seconds * (1.0 - FIRST), seed, limit))
    worst = min(worth for _, worth in ranked)
    told = {choice for choice, _ in ranked}
    return ranked + [(choice, worst) for choice in choices if choice not in told]


def second_opinion(own, seconds, seed, limit):
    """(choice, value) by a tree in which everyone plays for himself and knows no other hand."""
    worlds = PitchWorlds(own, seed)
    worlds.tries = AT_ONCE
    tree = Ismcts(own, seed, ROOM, TO_THE_END, guesses=worlds)
    tree.think(seconds, min(limit, 1 << 30) * PLAYOUTS)
    rows = tree.report()
    enough = SELDOM * sum(visits for _, visits, _ in rows) + 1.0
    return {choice: mean - SELDOM * (1.0 - min(visits / enough, 1.0)) for choice, visits, mean in rows}


def agreed(ranked, other):
    """What two searches that err in different ways say together, in the first one's worths.

    One takes all cards for open and all others for one side, the other plays on by rule: each is wrong where
    the other is not.
    """
    both = sorted(((worth + other[choice], choice, worth) for choice, worth in ranked), reverse=True)
    best, _, worth = both[0]
    return [(choice, max(worth - (best - value) / 2.0, -1.0)) for value, choice, _ in both]
