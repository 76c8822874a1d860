"""Bid Euchre a second time, in words: the sheet's sentences one after the other, over lists of texts.

Slow, plain, and written without a look at ``deal.py``, so that the two can be held against each other.
``choices`` are the texts of notation; ``zones(viewer)`` the cards that a viewer can know, by the name
of the place where they lie, ``?`` for the others. Of equal cards the second has a mark: ``9H'``.
"""

RED = ["H", "D"]
SUITS = ["S", "H", "D", "C"]
PLAIN_ORDER = ["9", "T", "J", "Q", "K", "A"]
TRUMP_ORDER = ["9", "T", "Q", "K", "A"]
JOKER = "BJ"
OPEN = None
"""The viewer who sees everything."""


def face(card):
    """A card without the mark that tells it from its equal."""
    return card.rstrip("'")


class Wordy:
    """One deal from its chances to its end."""

    def __init__(self, options, dealer, chances):
        self.options = options
        self.dealer = dealer
        self.all_tricks = 6 if options["decks"] == 1 else 12
        self.hands = [[] for _ in range(4)]
        seat = dealer
        pack = list(chances["pack"])
        last = pack.pop() if options["joker"] else None
        for card in pack:  # BE-2: one at a time, clockwise from the dealer's left
            seat = self.left_of(seat)
            self.hands[seat].append(card)
        if last:  # BE-20: the last card of the pack is the dealer's
            self.hands[dealer].append(last)
        self.bids = []
        self.trumps = None
        self.bidder = None
        self.bid = None
        self.sits_out = None
        self.discarded = []
        self.given = []  # by the bidder, in an ask
        self.came = []  # what came back
        self.trick = []
        self.tricks = []  # each a list of (player, card)
        self.takers = []
        self.answers = {}
        self.right_call = None
        self.lost_by_reneges = [0, 0]
        self.how = ""
        self.declined = []
        self.asked_in_secret = []
        self.turn = None
        self.to_do = ""
        self.ask_who_may_claim()

    def left_of(self, seat):
        return (seat + 1) % 4

    def from_left_of_dealer(self):
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    # BE-19
    def may_claim(self, player):
        ranks = [card[0] for card in self.hands[player] if face(card) != JOKER]
        has_joker = any(face(card) == JOKER for card in self.hands[player])
        return "A" in ranks and not set(ranks) & {"K", "Q", "J"} and not has_joker

    def ask_who_may_claim(self):
        if self.options["ace_no_face"]:
            for player in self.from_left_of_dealer():
                if self.may_claim(player) and player not in self.declined:
                    self.to_do, self.turn = "claim", player
                    self.asked_in_secret = [player]
                    return
        self.after_claims()

    def after_claims(self):
        self.asked_in_secret = []
        if self.options["joker"]:
            self.to_do, self.turn = "discard", self.dealer
        else:
            self.to_do, self.turn = "bid", self.left_of(self.dealer)

    # --- bidding ------------------------------------------------------------------------------------------

    def every_bid(self):
        """BE-5, BE-6: all bids, from the lowest."""
        numbers = [str(number) for number in range(3, self.all_tricks)]
        plain = ["all"] if self.options["plain_six"] else []
        return [*numbers, *plain, "ask", "moon"]

    def may_bid(self):
        order = self.every_bid()
        made = [bid for _, bid in self.bids if bid != "pass"]
        higher = order[order.index(made[-1]) + 1 :] if made else order
        must = not made and self.turn == self.dealer and self.options["stick_the_dealer"]  # BE-7
        return higher if must else ["pass", *higher]

    # --- cards --------------------------------------------------------------------------------------------

    def same_colour(self, suit):
        return next(s for s in SUITS if s != suit and (s in RED) == (suit in RED))

    def suit_of(self, card):
        """BE-4, BE-20: the suit to which a card belongs under the trumps that are named."""
        card = face(card)
        if card == JOKER:
            return self.trumps if self.trumps != "none" else "joker"
        if self.trumps != "none" and card[0] == "J" and card[1] == self.same_colour(self.trumps):
            return self.trumps
        return card[1]

    def strength(self, card):
        """How high a card is within its suit."""
        card = face(card)
        if card == JOKER:
            return 100
        if self.suit_of(card) != self.trumps:
            return PLAIN_ORDER.index(card[0])
        if card[0] == "J":
            return 50 if card[1] == self.trumps else 49  # right and left bower
        return TRUMP_ORDER.index(card[0])

    def trumps_among(self, cards):
        return [card for card in cards if self.suit_of(card) == self.trumps]

    # BE-11, BE-13
    def may_play(self):
        hand = self.hands[self.turn]
        if not self.trick or self.options["reneges"] == "allowed":
            return hand
        led = self.suit_of(self.trick[0][1])
        following = [card for card in hand if self.suit_of(card) == led] if led != "joker" else []
        return following or hand

    # BE-11, BE-20, BE-21
    def winner_of(self, trick):
        best = trick[0]
        for player, card in trick[1:]:
            suit, best_suit = self.suit_of(card), self.suit_of(best[1])
            top = self.trumps if self.trumps != "none" else "joker"
            higher = suit == best_suit and self.strength(card) > self.strength(best[1])
            if higher or suit == top != best_suit:
                best = (player, card)
        return best[0]

    # BE-9, BE-21
    def may_give(self):
        """Which cards the one whose turn it is may give next."""
        if self.to_do == "give":
            return self.hands[self.turn]
        own = [card for card in self.hands[self.turn] if card not in self.given]
        owed = self.options["decks"] - len(self.came)
        trumps = sorted(self.trumps_among(own), key=self.strength, reverse=True)
        if len(trumps) >= owed:
            due = [face(card) for card in trumps[:owed]]
            return [card for card in own if face(card) in due]
        if len(trumps) == 1 and owed == 2:
            return own  # the trump and one of choice, in any order
        return own

    # --- choices ------------------------------------------------------------------------------------------

    def choices(self):
        """What the player whose turn it is may do."""
        if self.to_do == "claim":
            return ["pass", "claim"]
        if self.to_do == "bid":
            return self.may_bid()
        if self.to_do == "name":
            suits = [f"trumps={suit}" for suit in SUITS]
            return [*suits, "trumps=none"] if self.options["no_trump"] else suits
        if self.to_do == "call":
            plays = self.all_plays()
            opponents = {self.left_of(self.turn), (self.turn + 3) % 4}
            return ["pass"] + [f"call={n + 1}" for n, (player, _) in enumerate(plays) if player in opponents]
        cards = {"discard": self.hands[self.turn], "give": None, "gift": None}.get(
            self.to_do, self.may_play()
        )
        if cards is None:
            cards = self.may_give()
        return sorted({face(card) for card in cards})

    def take(self, player, text, known=()):
        """A card with this face out of a hand; one that is known to be there goes first."""
        held = [card for card in self.hands[player] if face(card) == text]
        card = next((card for card in held if card in known), held[0])
        self.hands[player].remove(card)
        return card

    def play(self, choice):  # noqa: C901, PLR0912  one case after the other, as the sheet has them
        """Do it."""
        if self.to_do == "claim":
            if choice == "claim":
                self.over("euchre-how-claimed")
            else:
                self.declined.append(self.turn)
                self.ask_who_may_claim()
        elif self.to_do == "discard":
            self.discarded = [self.take(self.dealer, choice)]
            self.to_do, self.turn = "bid", self.left_of(self.dealer)
        elif self.to_do == "bid":
            self.someone_bids(choice)
        elif self.to_do == "name":
            self.trumps = choice.removeprefix("trumps=")
            if self.bid in {"ask", "moon"}:  # BE-9, BE-10
                self.sits_out = (self.bidder + 2) % 4
            if self.bid == "ask":
                self.to_do = "give"
            else:
                self.to_do = "play"
        elif self.to_do == "give":
            card = self.take(self.bidder, choice)
            self.hands[self.sits_out].append(card)
            self.given.append(card)
            if len(self.given) == self.options["decks"]:
                self.to_do, self.turn = "gift", self.sits_out
                self.asked_in_secret = [self.bidder, self.sits_out]
        elif self.to_do == "gift":
            self.someone_gives_back(choice)
        elif self.to_do == "play":
            self.someone_plays(choice)
        else:
            self.answers[self.turn] = choice
            if self.turn == self.dealer:
                self.read_the_answers()
            else:
                self.turn = self.left_of(self.turn)

    def someone_bids(self, choice):
        self.bids.append((self.turn, choice))
        if choice != "pass":
            self.bid, self.bidder = choice, self.turn
        if choice == "moon" or self.turn == self.dealer:
            if self.bid is None:
                self.over("euchre-how-passed")
            else:
                self.to_do, self.turn = "name", self.bidder
        else:
            self.turn = self.left_of(self.turn)

    def someone_gives_back(self, choice):
        own = [card for card in self.hands[self.turn] if face(card) == choice and card not in self.given]
        card = own[0]
        self.hands[self.turn].remove(card)
        self.hands[self.bidder].append(card)
        self.came.append(card)
        if len(self.came) == self.options["decks"]:
            self.asked_in_secret = []
            self.to_do, self.turn = "play", self.bidder

    def next_player(self, seat):
        seat = self.left_of(seat)
        return self.left_of(seat) if seat == self.sits_out else seat

    def someone_plays(self, choice):
        known = self.came if self.turn == self.bidder else ()
        card = self.take(self.turn, choice, known)
        self.trick.append((self.turn, card))
        if len(self.trick) < (4 if self.sits_out is None else 3):
            self.turn = self.next_player(self.turn)
            return
        winner = self.winner_of(self.trick)
        self.tricks.append(self.trick)
        self.takers.append(winner)
        self.trick = []
        self.turn = winner
        if len(self.tricks) == self.all_tricks:
            if self.options["reneges"] == "allowed":
                self.to_do, self.turn = "call", self.left_of(self.dealer)
            else:
                self.score()

    # --- reneges, the score -------------------------------------------------------------------------------

    def all_plays(self):
        return [play for trick in [*self.tricks, self.trick] for play in trick]

    def was_renege(self, number):
        """BE-13: not of the suit led, while its player held one that is."""
        size = len(self.tricks[0])
        trick, at = divmod(number, size)
        led = self.suit_of(self.tricks[trick][0][1])
        player, card = self.tricks[trick][at]
        if at == 0 or led == "joker" or self.suit_of(card) == led:
            return False
        later = [c for t in self.tricks[trick + 1 :] for p, c in t if p == player]
        return any(self.suit_of(c) == led for c in later)

    def read_the_answers(self):
        for player in self.from_left_of_dealer():
            answer = self.answers[player]
            if answer == "pass":
                continue
            number = int(answer.removeprefix("call=")) - 1
            if self.was_renege(number):
                self.right_call = number
                self.lost_by_reneges[self.all_plays()[number][0] % 2] += 2
                break
            self.lost_by_reneges[player % 2] += 2
        self.score()

    def tricks_of(self, side):
        count = 0
        for number, taker in enumerate(self.takers):
            owner = taker % 2
            if self.right_call is not None and number >= self.right_call // len(self.tricks[0]):
                owner = 1 - self.all_plays()[self.right_call][0] % 2
            count += owner == side
        return count

    def tricks_bid(self):
        return self.all_tricks if self.bid in {"all", "ask", "moon"} else int(self.bid)

    def score(self):
        made = self.tricks_of(self.bidder % 2) >= self.tricks_bid()
        self.over("euchre-how-made" if made else "euchre-how-set")

    def over(self, how):
        self.how = how
        self.turn = -1
        self.asked_in_secret = []

    def gains(self):
        """What the deal is worth to each side."""
        if self.how in {"euchre-how-passed", "euchre-how-claimed"}:
            return [0, 0]
        side = self.bidder % 2
        points = [self.tricks_of(0), self.tricks_of(1)]  # BE-14
        alone = {"ask": 12, "moon": 24}.get(self.bid)
        if alone and self.options["decks"] == 2:  # BE-21
            alone *= 2
        if self.how == "euchre-how-made":
            points[side] = alone or points[side]  # BE-16
        elif alone and self.options["failed_alone"] == "full":
            points[side] = -alone
        else:
            points[side] = -self.tricks_bid()  # BE-15
        return [points[0] - self.lost_by_reneges[0], points[1] - self.lost_by_reneges[1]]

    # --- who can know what --------------------------------------------------------------------------------

    def hidden_choice(self, viewer):
        """Whether a viewer does not see what is chosen now, or does not even know that somebody is asked."""
        if viewer == self.turn:
            return False
        if self.to_do in {"give", "gift"}:
            return viewer not in {self.bidder, self.sits_out}
        return self.to_do in {"claim", "discard", "call"}

    def scored(self):
        return self.turn == -1 and self.how not in {"euchre-how-passed", "euchre-how-claimed"}

    def zones(self, viewer=OPEN):
        """Where the cards lie, as far as a viewer can know."""
        plays = [card for _, card in self.all_plays()]
        lying = [card for _, card in self.trick]
        last = [card for _, card in self.tricks[-1]] if self.tricks else []
        before = plays[: len(plays) - len(lying) - len(last)]
        places = {f"hand-{player}": self.hand_as_seen(player, viewer) for player in range(4)}
        if self.to_do == "call":  # BE-13  whoever calls a renege sees every trick
            for number, trick in enumerate([*self.tricks, *([self.trick] if self.trick else [])], 1):
                places[f"trick-{number}"] = [card for _, card in trick]
        else:
            places |= {"trick": lying, "last": last, "played": sorted(before, key=face)}
        if self.discarded:
            open_to = viewer is OPEN or viewer == self.dealer or self.scored()
            places["discard"] = list(self.discarded) if open_to else ["?"]
        return places

    def hand_as_seen(self, player, viewer):
        hand = self.hands[player]
        if viewer is OPEN or viewer == player or self.scored():
            return list(hand)
        seen = []
        if self.bid == "ask" and viewer == self.bidder and player == self.sits_out:
            seen = self.given
        if self.bid == "ask" and viewer == self.sits_out and player == self.bidder:
            seen = self.came
        known = [card if card in seen else "?" for card in hand]
        pair = {self.bidder, self.sits_out}
        if self.to_do == "gift" and viewer not in pair and player in pair:  # not to be told from what follows
            return ["?"] * self.all_tricks
        return known
