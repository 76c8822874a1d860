"""Svoi Kozyri a second time, in words: the sheet's sentences one after the other, over lists of texts.

Slow, plain, and written without a look at ``deal.py``, so that the two can be held against each other.
``choices`` are the texts of notation; ``zones(viewer)`` the cards that a viewer can know, by the name
of the place where they lie, ``?`` for the others.
"""

SUITS = ["S", "H", "D", "C"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
OPEN = None
"""The viewer who sees everything."""


class Wordy:
    """One deal from its chances to its end."""

    def __init__(self, options, dealer, chances):
        self.options = options
        self.players = options["players"]
        self.dealer = dealer
        self.chances = chances
        self.trumps = [None] * self.players
        self.hands = [[] for _ in range(self.players)]
        self.seen = [[] for _ in range(self.players)]  # cards that all have seen go into this hand
        self.pile = []
        self.went_out = []
        self.lacks = [[] for _ in range(self.players)]
        self.positions = []
        self.turns = 0
        self.to_do = "choose trumps"
        self.loser = None
        self.how = ""
        self.turn = self.left_of(dealer)
        if options["trumps"] == "dealt":  # SK-3: different suits at random, no choice
            self.trumps = list(chances["trumps"])
            self.deal_the_cards()

    @classmethod
    def at(cls, options, hands, trumps, pile, turn):
        """A position as it could be set up (SK-4), the first turn of its deal."""
        deal = cls(options | {"trumps": "chosen"}, 0, {})
        deal.hands = [list(hand) for hand in hands]
        deal.trumps = list(trumps)
        deal.pile = list(pile)
        deal.went_out = [player for player, hand in enumerate(hands) if not hand]
        deal.turn = turn
        deal.begin_turn()
        return deal

    def left_of(self, seat):
        return (seat + 1) % self.players

    # SK-4: the pack runs from its lowest rank to the ace, in four suits
    def ranks(self):
        return RANKS[RANKS.index(str(self.options["lowest_rank"])) :]

    # SK-5
    def deal_the_cards(self):
        if self.options["deal"] == "symmetric":
            self.deal_symmetric()
        else:
            seat = self.dealer
            for card in self.chances["pack"]:
                seat = self.left_of(seat)
                self.hands[seat].append(card)
        if self.options["sixes_home"]:
            self.send_the_lowest_home()
        self.turn = self.left_of(self.dealer)  # SK-7
        self.begin_turn()

    def deal_symmetric(self):
        first, second = self.left_of(self.dealer), self.dealer
        others = [suit for suit in SUITS if suit not in self.trumps]
        pairs = [(self.trumps[first], self.trumps[second]), (others[0], others[1])]
        coins = list(self.chances["coins"])
        for rank in self.ranks():
            for one, image in pairs:
                if coins.pop(0):
                    self.hands[first].append(rank + one)
                    self.hands[second].append(rank + image)
                else:
                    self.hands[first].append(rank + image)
                    self.hands[second].append(rank + one)

    # SK-6: each lowest card goes to the player whose trump suit it is
    def send_the_lowest_home(self):
        for owner in range(self.players):
            home = self.ranks()[0] + self.trumps[owner]
            for hand in self.hands:
                if home in hand:
                    hand.remove(home)
            self.hands[owner].append(home)
            self.seen[owner].append(home)

    # SK-10, SK-11, SK-12
    def beats(self, card, top, player):
        own = self.trumps[player]
        if card[1] == top[1]:
            return RANKS.index(card[0]) > RANKS.index(top[0])
        return card[1] == own

    def beating(self, player):
        return [card for card in self.hands[player] if self.beats(card, self.pile[-1], player)]

    def choices(self):
        """What the player whose turn it is may do."""
        hand = self.hands[self.turn]
        if self.to_do == "choose trumps":
            return ["trumps=" + suit for suit in SUITS if suit not in self.trumps]
        if self.to_do in {"lead", "play a second card"}:
            return list(hand)
        beating = self.beating(self.turn)
        if not beating or self.options["pick_up"] == "unwilling":  # SK-14
            return [*beating, "take"]
        return beating

    def play(self, choice):
        """Do it."""
        if choice.startswith("trumps="):
            self.trumps[self.turn] = choice[-1]
            if None in self.trumps:
                self.turn = self.left_of(self.turn)
            else:
                self.deal_the_cards()
        elif choice == "take":
            self.pick_up()
        else:
            self.play_card(choice)

    def play_card(self, card):
        player = self.turn
        self.hands[player].remove(card)
        if card in self.seen[player]:
            self.seen[player].remove(card)
        self.pile.append(card)
        if not self.hands[player]:  # SK-16: out, and no second card is owed
            self.went_out.append(player)
            self.someone_went_out()
        elif self.to_do == "beat":  # SK-9
            self.to_do = "play a second card"
        else:
            self.turn_ends(self.next_still_in(player))

    # SK-13
    def how_many(self):
        top, own = self.pile[-1], self.trumps[self.turn]
        if self.options["take"] == "all":
            return len(self.pile)
        if top[1] != own:
            return min(3, len(self.pile))
        if top[0] != "A":
            return min(5, len(self.pile))
        return len(self.pile)

    def pick_up(self):
        player = self.turn
        if self.options["pick_up"] == "unable":
            whole_pack = [rank + suit for suit in SUITS for rank in self.ranks()]
            self.lacks[player] += [card for card in whole_pack if self.beats(card, self.pile[-1], player)]
        count = self.how_many()
        taken = self.pile[len(self.pile) - count :]
        self.pile = self.pile[: len(self.pile) - count]
        self.hands[player] += taken
        self.seen[player] += taken
        if not self.pile and self.options["after_pick_up"] == "taker_leads":  # SK-15
            self.turn_ends(player)
        else:
            self.turn_ends(self.next_still_in(player))

    # SK-18
    def next_still_in(self, player):
        player = self.left_of(player)
        while player in self.went_out:
            player = self.left_of(player)
        return player

    # SK-17, SK-18
    def someone_went_out(self):
        left = [player for player in range(self.players) if player not in self.went_out]
        if len(left) > 1:
            self.turn_ends(self.next_still_in(self.went_out[-1]))
            return
        other = left[0]
        hand = self.hands[other]
        if self.options["last_card"] == "draw" and len(hand) == 1 and self.beating(other):
            self.over("svoi-how-last-card")
        else:
            self.loser = other
            self.over("svoi-how-out")

    # SK-19
    def turn_ends(self, following):
        self.turns += 1
        self.turn = following
        self.begin_turn()

    def begin_turn(self):
        self.to_do = "beat" if self.pile else "lead"
        position = (tuple(tuple(sorted(hand)) for hand in self.hands), tuple(self.pile), self.turn)
        self.positions.append(position)
        if self.options["repetitions"] == 3 and self.positions.count(position) == 3:
            self.over("svoi-how-repeated")
        elif self.turns == 2000:
            self.over("svoi-how-long")

    def over(self, how):
        self.how = how
        self.turn = -1

    # SK-7
    def gains(self):
        """What the deal is worth to each player."""
        return [-1 if player == self.loser else 0 for player in range(self.players)]

    # --- who can know what ------------------------------------------------------------------------------

    def zones(self, viewer=OPEN):
        """Where the cards lie, as far as a viewer can know."""
        places = {f"hand-{player}": self.hand_as_seen(player, viewer) for player in range(self.players)}
        return {**places, "pile": list(self.pile)}

    def hand_as_seen(self, player, viewer):
        if viewer is OPEN or viewer == player or self.players == 2:  # SK-5: two know each other's cards
            return list(self.hands[player])
        return [card if card in self.seen[player] else "?" for card in self.hands[player]]

    def could_hold(self, player, card):
        """Whether the others cannot rule out that a player has held this card from the start."""
        return card not in self.lacks[player]
