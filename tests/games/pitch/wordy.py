"""Pitch a second time, in words: the sheet's sentences one after the other, over lists of texts.

Slow, plain, and written without a look at ``deal.py``, so that the two can be held against each other.
``choices`` are the texts of notation; ``zones(viewer)`` the cards that a viewer can know, by the name
of the place where they lie, ``?`` for the others.
"""

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
GAME_POINTS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
OPEN = None
"""The viewer who sees everything."""


class Wordy:
    """One deal from its chances to its end."""

    def __init__(self, options, dealer, chances):
        self.options = options
        self.players = options["players"]
        self.dealer = dealer
        self.hands = [[] for _ in range(self.players)]
        pack = list(chances["pack"])
        for _ in range(2):  # PI-5: two rounds of three, clockwise from the dealer's left
            for seat in self.from_left_of_dealer():
                self.hands[seat] += pack[:3]
                pack = pack[3:]
        self.stock = pack
        self.dealt = [list(hand) for hand in self.hands]
        self.bids = []  # (player, points), nought for a pass
        self.bidding = True
        self.trumps = None
        self.trick = []
        self.tricks = []
        self.takers = []
        self.pitcher = None
        self.bid = 0
        self.how = ""
        self.turn = self.left_of(dealer)

    def left_of(self, seat):
        return (seat + 1) % self.players

    def from_left_of_dealer(self):
        return [(self.dealer + step) % self.players for step in range(1, self.players + 1)]

    # --- bidding ------------------------------------------------------------------------------------------

    def highest(self):
        return max([points for _, points in self.bids], default=0)

    def points_that_may_be_bid(self):
        """PI-7, PI-9, PI-10: what may be bid in words."""
        dealer = self.turn == self.dealer
        high = self.highest()
        if dealer and high == 0 and self.options["all_pass"] == "dealer_bids_two":
            return [2, 3, 4]
        higher = [points for points in (1, 2, 3, 4) if points > high and points >= self.options["min_bid"]]
        steal = self.options["steal"]
        may_take = {
            "no": False, "any": True, "below_four": high in {1, 2, 3}, "only_four": high == 4,
        }[steal]  # fmt: skip
        return [high, *higher] if dealer and high and may_take else higher

    def may_bid(self):
        points = self.points_that_may_be_bid()
        must = (
            self.turn == self.dealer and not self.highest() and self.options["all_pass"] == "dealer_bids_two"
        )
        passing = [] if must else ["pass"]
        smudges = [f"smudge={card}" for card in self.hands[self.turn]] if 4 in points else []  # PI-8
        return passing + [str(number) for number in points] + smudges

    # --- playing ------------------------------------------------------------------------------------------

    # PI-12
    def may_play(self):
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        following = [card for card in hand if card[1] == led]
        if not following:
            return hand
        if self.options["follow"] == "strict" or led == self.trumps:
            return following
        return following + [card for card in hand if card[1] == self.trumps]

    # PI-13
    def winner_of_trick(self):
        trumps = [play for play in self.trick if play[1][1] == self.trumps]
        led = [play for play in self.trick if play[1][1] == self.trick[0][1][1]]
        return max(trumps or led, key=lambda play: RANKS.index(play[1][0]))[0]

    def choices(self):
        """What the player whose turn it is may do."""
        return self.may_bid() if self.bidding else list(self.may_play())

    def play(self, choice):
        """Do it."""
        if not self.bidding:
            self.play_card(choice)
        elif choice.startswith("smudge="):
            self.bids.append((self.turn, 4))
            self.bidding_ends(self.turn, 4)
            self.play_card(choice.removeprefix("smudge="))
        else:
            self.speak(0 if choice == "pass" else int(choice))

    def speak(self, points):
        player = self.turn
        self.bids.append((player, points))
        if player == self.dealer:
            if self.highest() == 0:
                self.how, self.turn = "pitch-how-thrown", -1
            else:
                top = [who for who, bid in self.bids if bid == self.highest()]
                self.bidding_ends(top[-1], self.highest())
        elif points == 4 and self.options["steal"] in {"only_four", "any"}:
            self.turn = self.dealer
        elif points == 4:
            self.bidding_ends(player, 4)
        else:
            self.turn = self.left_of(player)

    def bidding_ends(self, pitcher, bid):
        self.bidding = False
        self.pitcher, self.bid = pitcher, bid
        self.turn = pitcher  # PI-11

    def play_card(self, card):
        if self.trumps is None:
            self.trumps = card[1]
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < self.players:
            self.turn = self.left_of(self.turn)
            return
        winner = self.winner_of_trick()
        self.takers.append(winner)
        self.tricks.append(self.trick)
        self.trick = []
        self.turn = winner
        if len(self.tricks) == 6:
            self.turn = -1
            made = self.won_by(self.side(self.pitcher)) >= self.bid
            self.how = "pitch-how-made" if made else "pitch-how-set"

    # --- scoring ------------------------------------------------------------------------------------------

    def side(self, player):
        return player % 2 if self.options["partners"] else player

    def sides(self):
        return [0, 1] if self.options["partners"] else list(range(self.players))

    def cards_won(self, side):
        return [
            card
            for trick, taker in zip(self.tricks, self.takers, strict=True)
            for _, card in trick
            if self.side(taker) == side
        ]

    def who_won(self, card):
        return next(side for side in self.sides() if card in self.cards_won(side))

    def who_was_dealt(self, card):
        return next(self.side(player) for player in range(self.players) if card in self.dealt[player])

    def game(self):
        """PI-17: who has the most in cards won."""
        counts = {
            side: sum(GAME_POINTS.get(card[0], 0) for card in self.cards_won(side)) for side in self.sides()
        }
        most = max(counts.values())
        best = [side for side, count in counts.items() if count == most]
        if most == 0:
            return None
        if len(best) == 1:
            return best[0]
        pitching = self.side(self.pitcher)
        if self.options["game_tie"] == "pitcher":
            return pitching if pitching in best else None
        if self.options["game_tie"] == "other_side":
            return next(side for side in best if side != pitching)
        return None

    def won_by(self, side):
        """PI-14 to PI-18: the points that a side won."""
        trumps = sorted(
            (card for one in self.sides() for card in self.cards_won(one) if card[1] == self.trumps),
            key=lambda card: RANKS.index(card[0]),
        )
        low = self.who_was_dealt(trumps[0]) if self.options["low"] == "dealt" else self.who_won(trumps[0])
        owners = [self.who_won(trumps[-1]), low, self.game()]
        jack = "J" + self.trumps
        if jack in trumps:
            owners.append(self.who_won(jack))
        return owners.count(side)

    def gains(self):
        """PI-19: what the deal is worth to each side."""
        if self.how == "pitch-how-thrown":
            return [0 for _ in self.sides()]
        points = [self.won_by(side) for side in self.sides()]
        if self.how == "pitch-how-set":
            points[self.side(self.pitcher)] = -self.bid
        return points

    # --- who can know what --------------------------------------------------------------------------------

    def zones(self, viewer=OPEN):
        """Where the cards lie, as far as a viewer can know."""
        lying = [card for _, card in self.trick]
        last = [card for _, card in self.tricks[-1]] if self.tricks else []
        before = sorted(card for trick in self.tricks[:-1] for _, card in trick)
        places = {
            f"hand-{player}": self.seen(self.hands[player], viewer in {OPEN, player})
            for player in range(self.players)
        }
        return {
            **places, "trick": lying, "last": last, "played": before,
            "stock": self.seen(sorted(self.stock), viewer is OPEN),
        }  # fmt: skip

    def seen(self, held, openly):
        return list(held) if openly else ["?"] * len(held)
