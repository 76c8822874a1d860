"""Tractor a second time, in words: the sheet's sentences one after the other, over lists of texts.

Slow, plain, and written without a look at the compiled rules, so that the two can be held against each other.
A card is a text, the second of two equal ones has a mark: ``9H'``. ``Ranking`` says what cards are under the
trumps of a round, and judges whole plays; ``Wordy`` is a round.
"""

import itertools
from collections import Counter
from functools import cache

SUITS = "SHDC"
RANKS = "23456789TJQKA"
NONE = "no trumps"
T = "trumps"
OPEN = None
"""The viewer who sees everything."""
MOST_PLAYS = 200_000


def face(card):
    """A card without the mark that tells it from its equal."""
    return card.rstrip("'")


def faces(cards):
    return [face(card) for card in cards]


def pairs_among(cards):
    """The faces that are there twice."""
    return sorted(card for card, count in Counter(faces(cards)).items() if count == 2)


def points_of(cards):
    """TR-18."""
    return sum({"K": 10, "T": 10, "5": 5}.get(card[0], 0) for card in cards if card[1:2] != "J")


class Ranking:
    """The cards under a trump suit and a trump rank, and what may be played to what (TR-15 to TR-33)."""

    def __init__(self, options, trump, rank):
        self.options, self.trump, self.rank = options, trump, rank
        self.rows = {suit: self.steps(suit) for suit in [*SUITS, T]}
        self.where = {
            card: (suit, step)
            for suit, row in self.rows.items()
            for step, cards in enumerate(row)
            for card in cards
        }

    def steps(self, suit):
        """The steps of a suit from the lowest, each the cards on it."""
        no_rank = self.trump == NONE and self.options["no_trump_rank"] == "plain"
        plain = [[r + suit] for r in RANKS if r != self.rank or no_rank]  # TR-16
        if suit != T:
            return [] if suit == self.trump else plain
        jokers = [["SJ"], ["BJ"]]
        if no_rank:
            return jokers  # TR-17
        others = [self.rank + s for s in SUITS if s != self.trump]
        if self.trump == NONE:
            return [others, *jokers]
        return [
            *[[r + self.trump] for r in RANKS if r != self.rank],
            others,
            [self.rank + self.trump],
            *jokers,
        ]  # TR-15

    def suit(self, card):
        """TR-20."""
        return self.where[face(card)][0]

    def step(self, card):
        return self.where[face(card)][1]

    def of_suit(self, cards, suit):
        return [card for card in cards if self.suit(card) == suit]

    # --- pairs, tractors, the parts of a throw ------------------------------------------------------------

    def is_tractor(self, cards):
        """TR-23: two or more pairs of one suit, one on each of as many steps in a row."""
        pairs = pairs_among(cards)
        if len(pairs) < 2 or 2 * len(pairs) != len(cards) or len({self.suit(card) for card in pairs}) > 1:
            return False
        return self.in_a_row(pairs)

    def in_a_row(self, pairs):
        steps = sorted(self.step(card) for card in pairs)
        return all(b - a == 1 for a, b in itertools.pairwise(steps))

    def rows_among(self, pairs, length):
        """Every choice of so many of these pairs (faces) of a suit that are in a row, the highest first."""
        by_step = {}
        for card in sorted(pairs, key=lambda card: SUITS.find(card[-1])):
            by_step.setdefault(self.step(card), []).append(card)
        found = []
        for top in sorted(by_step, reverse=True):
            steps = range(top - length + 1, top + 1)
            if all(step in by_step for step in steps):
                found += [list(row) for row in itertools.product(*[by_step[step] for step in steps])]
        return found

    def longest_row(self, pairs):
        """The longest tractor among these pairs, of equally long ones the highest; [] for none."""
        for length in range(len(pairs), 1, -1):
            rows = self.rows_among(pairs, length)
            if rows:
                return rows[0]
        return []

    def parts(self, cards):
        """TR-24: the parts of cards of one suit, each a list of faces, the longest first."""
        pairs = pairs_among(cards)
        singles = [card for card in faces(cards) if card not in pairs]
        parts = []
        while row := self.longest_row(pairs):
            parts.append(sorted(row * 2))
            pairs = [card for card in pairs if card not in row]

        def order(card):
            return (-self.step(card), SUITS.find(card[-1]))

        parts += [[card, card] for card in sorted(pairs, key=order)]
        return parts + [[card] for card in sorted(singles, key=order)]

    def kind(self, cards):
        """What is led: single, pair, tractor or throw."""
        parts = self.parts(cards)
        if len(parts) > 1:
            return "throw"
        return {1: "single", 2: "pair"}.get(len(cards), "tractor")

    def top(self, part):
        return max(self.step(card) for card in part)

    def same_kind(self, part, cards):
        """Every single, pair or tractor as long as this part that can be made of these cards of its suit."""
        mine = self.of_suit(cards, self.suit(part[0]))
        if len(part) == 1:
            return [[card] for card in faces(mine)]
        return [sorted(row * 2) for row in self.rows_among(pairs_among(mine), len(part) // 2)]

    def beats(self, part, cards):
        """TR-35: whether these cards hold something of the same kind and suit that is higher."""
        return any(self.top(other) > self.top(part) for other in self.same_kind(part, cards))

    # --- following ----------------------------------------------------------------------------------------

    def row_lengths(self, pairs, wanted):
        """TR-27, tractors_first: the tractors in these pairs, lengths from the longest, when so many pairs are wanted.

        Every way to take a longest one, and again, and the best of all ways.
        """
        return self._lengths(tuple(sorted(pairs)), wanted)

    @cache  # noqa: B019  a Ranking lives as long as a test
    def _lengths(self, pairs, wanted):
        for length in range(min(wanted, len(pairs)), 1, -1):
            rows = self.rows_among(pairs, length)
            if rows:
                return max(
                    [
                        length,
                        *self._lengths(tuple(card for card in pairs if card not in row), wanted - length),
                    ]
                    for row in rows
                )
        return []

    def may_follow(self, hand, lead, play, to_beat=None):
        """TR-25 to TR-29, TR-37: whether a whole play is allowed from this hand.

        ``to_beat`` is the best part so far of a failed throw that must be beaten, None where nothing must.
        """
        suit = self.suit(lead[0])
        mine, given = self.of_suit(hand, suit), self.of_suit(play, suit)
        if len(play) != len(lead) or len(given) != min(len(mine), len(lead)):  # TR-25
            return False
        if to_beat is not None and self.beats(to_beat, hand):  # TR-37
            return len(given) == len(to_beat) and any(
                sorted(faces(given)) == other and self.top(other) > self.top(to_beat)
                for other in self.same_kind(to_beat, given)
            )
        led, held, played = (len(pairs_among(cards)) for cards in (lead, mine, given))
        if played < min(led, held):  # TR-26 to TR-29
            return False
        if self.options["follow_tractor"] == "tractors_first" and self.kind(lead) == "tractor":
            wanted = len(lead) // 2
            return self.row_lengths(pairs_among(given), wanted) == self.row_lengths(pairs_among(mine), wanted)
        return True

    def plays(self, hand, lead, to_beat=None, most=MOST_PLAYS):
        """Every whole play of the suit led that is allowed, as sorted faces; None if there are too many to try.

        For a hand with more of the suit than was led: then nothing else can be played.
        """
        mine = sorted(faces(self.of_suit(hand, self.suit(lead[0]))))
        every = multisets(Counter(mine), len(lead), most)
        if every is None:
            return None
        return {play for play in every if self.may_follow(hand, lead, play, to_beat)}

    # --- winning ------------------------------------------------------------------------------------------

    def lengths(self, lead):
        """The layout of a lead: how many cards each of its parts has."""
        return [len(part) for part in self.parts(lead)]

    def readings(self, cards, lengths):
        """TR-33: every way to read cards of one suit as parts of these lengths, longest first; as (length, top) pairs."""
        return self._readings(tuple(sorted(faces(cards))), tuple(lengths))

    @cache  # noqa: B019
    def _readings(self, cards, lengths):
        if not lengths:
            return {()} if not cards else set()
        if lengths[0] == 1:
            tops = sorted((self.step(card) for card in cards), reverse=True)
            return {tuple((1, top) for top in tops)} if len(cards) == len(lengths) else set()
        found = set()
        for row in self.rows_among(pairs_among(cards), lengths[0] // 2):
            left = list(cards)
            for card in row * 2:
                left.remove(card)
            for rest in self._readings(tuple(left), lengths[1:]):
                reading = [(lengths[0], self.top(row)), *rest]
                found.add(tuple(sorted(reading, reverse=True)))
        return found

    def winner(self, plays):
        """TR-30 to TR-33: which of the plays, in order, wins the trick."""
        lead = plays[0]
        best = 0
        for number in range(1, len(plays)):
            if self.is_better(plays[number], plays[best], lead, best == 0):
                best = number
        return best

    def is_better(self, play, best, lead, best_led):
        suits = {self.suit(card) for card in play}
        if len(suits) > 1 or not suits <= {self.suit(lead[0]), T}:
            return False
        if self.kind(lead) == "throw":
            return self.is_better_ruff(play, best, lead, best_led)
        if len(self.parts(play)) > 1:
            return False
        if suits == {self.suit(best[0])}:
            return self.top(play) > self.top(best)
        return suits == {T}

    def is_better_ruff(self, play, best, lead, best_led):
        """TR-33: whether trumps take a throw, or a throw that is ruffed already."""
        lengths = self.lengths(lead)
        mine = self.readings(play, lengths)
        if self.suit(lead[0]) == T or self.suit(play[0]) != T or not mine:
            return False
        if self.options["ruff_shape"] == "exact" and self.lengths(play) != lengths:
            return False
        return best_led or self.is_read_higher(play, best, mine, self.readings(best, lengths))

    def is_read_higher(self, play, best, mine, theirs):
        """TR-33, option throw_compare."""
        compare = self.options["throw_compare"]
        if compare == "highest_card":
            return self.top(play) > self.top(best)
        if compare == "longest_part":
            return max(r[0] for r in mine) > max(r[0] for r in theirs)
        return all(any(all(a > b for a, b in zip(m, t, strict=True)) for m in mine) for t in theirs)


def multisets(count, size, most=MOST_PLAYS):
    """Every choice of so many cards from these, as sorted tuples; None if they are more than ``most``."""
    cards = sorted(count)
    ways = [1] + [0] * size
    for card in cards:
        ways = [sum(ways[n - k] for k in range(min(count[card], n) + 1)) for n in range(size + 1)]
    if ways[size] > most:
        return None
    found = [()]
    for at, card in enumerate(cards):
        later = sum(count[other] for other in cards[at + 1 :])
        found = [
            (*chosen, *[card] * k)
            for chosen in found
            for k in range(count[card] + 1)
            if len(chosen) + k <= size <= len(chosen) + k + later
        ]
    return found


class Wordy:
    """One round from its chances to its end. ``later`` is (scores of both sides, starter) after the first round."""

    def __init__(self, options, dealer, chances, later=None):
        self.options = options
        self.first = later is None
        self.scores, self.starter = later or ([str(options["start_rank"])] * 2, None)
        self.declarers = None if self.starter is None else self.starter % 2
        self.trump_rank = self.scores[self.declarers or 0]  # TR-5
        self.pack = list(chances["pack"])
        self.hands = [[] for _ in range(4)]
        self.known = [[] for _ in range(4)]  # cards that all know to be in a hand
        self.talon = self.pack[100:]
        self.taken = False
        self.shown = []  # (player, text of the showing)
        self.passes = 0
        self.trump = None
        self.ranking = None
        self.laid = []
        self.chosen = []
        self.trick = []  # (player, cards)
        self.tricks = []
        self.forced = False
        self.points = 0
        self.how = ""
        self.asked_in_secret = []
        self.turn = dealer
        self.to_do = "draw"
        self.ended_plays = None

    # --- drawing and showing (TR-4 to TR-12) --------------------------------------------------------------

    def next_to_draw(self):
        return (self.turn + (1 if self.options["draw_direction"] == "clockwise" else 3)) % 4

    def cards_of(self, showing):
        """The cards that a showing shows."""
        what = showing.removeprefix("show=")
        if what in {"SJ", "BJ"}:
            return [what, what]
        return [self.trump_rank + what[0]] * len(what)

    def overturns(self, showing, other):
        """TR-7."""
        if other is None:
            return True
        ranks = [1 if len(s) == len("show=S") else 3 if s.endswith("J") else 2 for s in (showing, other)]
        if ranks == [3, 3]:
            red = self.options["jokers_order"] == "red_over_black"
            return red and (showing, other) == ("show=BJ", "show=SJ")
        return ranks[0] > ranks[1]

    def may_show(self, player):
        """TR-6 to TR-8: the showings of a player that would stand."""
        every = [f"show={s}" for s in SUITS] + [f"show={s}{s}" for s in SUITS] + ["show=SJ", "show=BJ"]
        held = Counter(faces(self.hands[player]))
        mine = [s for s in every if held[self.cards_of(s)[0]] >= len(self.cards_of(s))]
        if not self.shown:
            return mine
        who, stands = self.shown[-1]
        if who == player:
            double = f"show={stands[-1] * 2}"
            single = len(stands) == len("show=S")
            return [s for s in mine if s == double and single and self.options["strengthen"]]
        return [s for s in mine if self.overturns(s, stands)]

    def ask(self, player):
        self.to_do, self.turn = "show", player
        self.asked_in_secret = [player]

    def draw(self):
        card = self.pack[sum(map(len, self.hands))]
        self.hands[self.turn].append(card)
        if any(face(card) in self.cards_of(s) for s in self.may_show(self.turn)):  # TR-9
            self.ask(self.turn)
        else:
            self.after_card()

    def all_drawn(self):
        return sum(map(len, self.hands)) == 100

    def after_card(self):
        self.asked_in_secret = []
        if self.all_drawn():
            self.to_do = "wait"
        else:
            self.to_do, self.turn = "draw", self.next_to_draw()

    def wait(self):
        """TR-9: the last round of asking; four passes in a row end it."""
        if self.passes == 4:
            self.settle()
        elif self.may_show(self.turn):
            self.calling = True
            self.ask(self.turn)
        else:
            self.passed()

    def passed(self):
        self.asked_in_secret = []
        self.passes += 1
        self.to_do, self.turn = "wait", self.next_to_draw()

    def answer(self, choice):
        calling = getattr(self, "calling", False)
        self.calling = False
        if choice == "pass":
            self.passed() if calling else self.after_card()
            return
        player = self.turn
        self.shown.append((player, choice))
        for wanted in Counter(self.cards_of(choice)).elements():
            if Counter(faces(self.known[player]))[wanted] < self.cards_of(choice).count(wanted):
                hidden = [c for c in self.hands[player] if face(c) == wanted and c not in self.known[player]]
                self.known[player].append(hidden[0])
        if calling:
            self.passes = -1
            self.passed()
        else:
            self.after_card()

    def settle(self):
        what = self.shown[-1][1].removeprefix("show=") if self.shown else None
        if what is None and (self.first or self.options["nobody_shows"] == "redeal"):  # TR-11, TR-12
            self.over("tractor-how-thrown-in")
            return
        if self.first:  # TR-10
            self.starter = self.shown[-1][0]
            self.declarers = self.starter % 2
        self.turned = []
        if what is None and self.options["nobody_shows"] == "turn_talon":
            self.trump = self.turn_talon()
        elif what is None or what in {"SJ", "BJ"}:
            self.trump = NONE
        else:
            self.trump = what[0]
        self.ranking = Ranking(self.options, self.trump, self.trump_rank)
        self.hands[self.starter] += self.talon  # TR-13
        self.known[self.starter] = []
        self.taken = True
        self.to_do, self.turn = "bury", self.starter

    def turn_talon(self):
        """TR-12."""
        suits = [card for card in faces(self.talon) if card not in {"SJ", "BJ"}]
        for card in suits:
            if card[0] == self.trump_rank:
                return card[1]
        return max(suits, key=lambda card: RANKS.index(card[0]))[1]  # the first of equal ones

    # --- choices ------------------------------------------------------------------------------------------

    def choices(self):
        if self.to_do in {"draw", "wait"}:
            return [self.to_do]
        if self.to_do == "show":
            return ["pass", *self.may_show(self.turn)]
        hand = self.hands[self.turn]
        if self.to_do == "bury":
            return sorted(set(faces(hand)))
        left = Counter(faces(hand)) - Counter(faces(self.chosen))
        if not self.trick:  # TR-21 to TR-24
            if not self.chosen:
                return sorted(left)
            suit = self.ranking.suit(self.chosen[0])
            return [card for card in sorted(left) if self.ranking.suit(card) == suit] + ["done"]
        return self.may_go_on(hand, left)

    def may_go_on(self, hand, left):
        """The prefix rule: cards with which what is chosen can still become a play that is allowed."""
        lead = self.trick[0][1]
        suit = self.ranking.suit(lead[0])
        mine = self.ranking.of_suit(hand, suit)
        if len(mine) <= len(lead):
            others = len([card for card in self.chosen if self.ranking.suit(card) != suit])
            room = len(lead) - len(mine) - others
            return [card for card in sorted(left) if self.ranking.suit(card) == suit or room > 0]
        if self.ended_plays is None:
            self.ended_plays = self.ranking.plays(hand, lead, self.to_beat())
        if self.ended_plays is None:
            return self.by_trying(hand, left)
        chosen = Counter(faces(self.chosen))
        further = [Counter(play) - chosen for play in self.ended_plays if not chosen - Counter(play)]
        return sorted(set().union(*further))

    def by_trying(self, hand, left):
        """The same where there are too many plays: complete each with pairs first."""
        lead = self.trick[0][1]
        suit = self.ranking.suit(lead[0])
        mine = {card for card in left if self.ranking.suit(card) == suit}
        return sorted(card for card in mine if self.can_be_completed(hand, lead, [*faces(self.chosen), card]))

    def can_be_completed(self, hand, lead, chosen):
        mine = Counter(faces(self.ranking.of_suit(hand, self.ranking.suit(lead[0]))))
        pairs = [card for card in mine if mine[card] == 2]
        begun = sorted(pairs, key=lambda card: -Counter(chosen)[card])
        for made in range(len(pairs) + 1):
            play = Counter(chosen)
            for card in begun[:made]:
                play[card] = 2
            for card in mine:
                while play[card] < mine[card] and play.total() < len(lead):
                    play[card] += 1
            if play.total() == len(lead) and self.ranking.may_follow(hand, lead, list(play.elements())):
                return True
        return False

    def to_beat(self):
        """TR-37: the best part so far, where it must be beaten."""
        if not self.forced or not self.options["failed_throw_must_beat"]:
            return None
        plays = [cards for _, cards in self.trick]
        best = plays[self.ranking.winner(plays)]
        return None if self.ranking.suit(best[0]) != self.ranking.suit(plays[0][0]) else best

    # --- what a choice does -------------------------------------------------------------------------------

    def play(self, choice):
        if self.to_do == "draw":
            self.draw()
        elif self.to_do == "wait":
            self.wait()
        elif self.to_do == "show":
            self.answer(choice)
        elif self.to_do == "bury":
            self.bury(choice)
        elif choice == "done":
            self.lead()
        else:
            self.choose(choice)

    def bury(self, choice):
        card = next(card for card in self.hands[self.turn] if face(card) == choice)
        self.hands[self.turn].remove(card)
        self.laid.append(card)
        if len(self.laid) == 8:
            self.to_do = "play"

    def choose(self, choice):
        """A card is chosen: all see it, and a known one goes first."""
        known = self.known[self.turn]
        held = [c for c in self.hands[self.turn] if face(c) == choice and c not in self.chosen]
        card = next((c for c in held if c in known), held[0])
        self.chosen.append(card)
        if card not in known:
            known.append(card)
        if self.trick and len(self.chosen) == len(self.trick[0][1]):
            self.lay(self.chosen)

    def lead(self):
        cards = self.chosen
        parts = self.ranking.parts(cards)
        others = [self.hands[other] for other in range(4) if other != self.turn]
        bad = [part for part in parts if any(self.ranking.beats(part, hand) for hand in others)]
        self.forced = False
        if len(parts) > 1 and bad:  # TR-34
            part = bad[0]
            if self.options["forced_part"] == "fewest_then_lowest":  # TR-35
                part = min(bad, key=lambda p: (len(p), self.ranking.top(p), SUITS.find(p[0][-1])))
            kept = [card for card in cards if face(card) in part][: len(part)]
            back = len(cards) - len(kept)
            fine = {"per_card": 10 * back, "ten": 10, "none": 0}[self.options["failed_throw_fine"]]
            self.points += fine if self.turn % 2 == self.declarers else -fine  # TR-36
            self.forced = True
            cards = kept
        self.lay(cards)

    def lay(self, cards):
        player = self.turn
        for card in cards:
            self.hands[player].remove(card)
            self.known[player].remove(card)
        self.chosen = []
        self.ended_plays = None
        self.trick.append((player, sorted(cards, key=self.number)))
        if len(self.trick) < 4:
            self.turn = (player + 3) % 4  # TR-19
            return
        players = [p for p, _ in self.trick]
        plays = [c for _, c in self.trick]
        winner = players[self.ranking.winner(plays)]
        if winner % 2 != self.declarers:
            self.points += points_of([card for cards in plays for card in cards])
        self.tricks.append(self.trick)
        self.trick = []
        self.turn = winner
        if not self.hands[winner]:
            self.score(winner, plays[0])

    def number(self, card):
        """In what order the cards of a play lie: by suit and rank as they are printed."""
        text = face(card)
        if text in {"SJ", "BJ"}:
            return 52 + (text == "BJ")
        return SUITS.index(text[1]) * 13 + RANKS.index(text[0])

    def score(self, winner, lead):
        """TR-38."""
        if winner % 2 != self.declarers:
            times = 2 * len(lead)
            if self.options["talon_multiplier"] == "power":
                longest = len(self.ranking.parts(lead)[0])
                times = 2 ** (1 + (0 if longest == 1 else longest // 2))
            self.points += times * points_of(self.laid)
        if self.points < 80:
            self.over("tractor-how-declarers")
        else:
            rises = any(self.gains_of(side) for side in (0, 1))
            self.over("tractor-how-opponents" if rises else "tractor-how-change")

    def over(self, how):
        self.how, self.turn = how, -1
        self.asked_in_secret = []

    def gains_of(self, side):
        """TR-39 to TR-44."""
        total = max(self.points, 0)
        table = [(0, 0, 3), (5, 35, 2), (40, 75, 1)]
        if total < 80:
            ranks = next(n for low, high, n in table if low <= total <= high)
            winners = self.declarers
        else:
            ranks = (total - 80) // 40
            winners = 1 - self.declarers
        if side != winners:
            return 0
        named = {"none": "", "ace": "A", "five_ten_king_ace": "5TKA", "two_five_ten_king_ace": "25TKA"}
        must = named[self.options["must_play"]]
        old = self.scores[side]
        if old in must and side != self.declarers:
            return 0
        at = RANKS.index(old)
        for n in range(1, ranks + 1):
            if at + n == len(RANKS) or RANKS[at + n] in must:
                return n
        return ranks

    def gains(self):
        return [0, 0] if self.how == "tractor-how-thrown-in" else [self.gains_of(side) for side in (0, 1)]

    # --- who can know what --------------------------------------------------------------------------------

    def hidden_choice(self, viewer):
        """Whether a viewer does not see what is chosen now."""
        return self.to_do == "bury" and viewer != self.turn

    def all_shown(self):
        return self.turn == -1 and self.how != "tractor-how-thrown-in"

    def zones(self, viewer=OPEN):
        """Where the cards lie, as far as a viewer can know."""
        everything = viewer is OPEN or self.all_shown()
        places = {f"hand-{player}": self.hand_as_seen(player, viewer) for player in range(4)}
        if not self.taken:
            stock = self.pack[sum(map(len, self.hands)) : 100]
            places["stock"] = sorted(stock, key=face) if everything else ["?"] * len(stock)
        talon = self.laid if self.taken else self.talon
        mine = self.taken and viewer == self.starter
        places["talon"] = sorted(talon, key=face) if everything or mine else ["?"] * len(talon)
        places["trick"] = [card for _, cards in self.trick for card in cards]
        last = self.tricks[-1:]
        places["last"] = [card for trick in last for _, cards in trick for card in cards]
        before = [card for trick in self.tricks[:-1] for _, cards in trick for card in cards]
        places["played"] = sorted(before, key=face)
        return places

    def hand_as_seen(self, player, viewer):
        hand = self.hands[player]
        if viewer is OPEN or viewer == player or self.all_shown():
            return list(hand)
        return [card if card in self.known[player] else "?" for card in hand]
