"""One round of Tractor (rule sheet TR-1 to TR-45): its choices, what it gives, what a seat can know.

The rules stand in the modules that this one is built on: shapes (what cards make together), plays (leading,
following, winning), showing (drawing, trumps, talon), playing (throws, tricks, the score), filling (dealing
the cards that a seat cannot know).
"""

import pickle

from atout.core import bits, view
from atout.core import cards as names
from atout.core.illegal import Illegal
from atout.games.tractor import reasons
from atout.games.tractor.filling import Filling
from atout.games.tractor.numbers import (
    ACE,
    BIG_JOKER,
    BURYING,
    CALLING,
    DONE,
    DRAW,
    DRAWING,
    DRAWN,
    EVERY_PART,
    HIGHEST_CARD,
    IN_CALL,
    LONGEST_PART,
    NO_FINE,
    PACK,
    PASS,
    PAST,
    PER_CARD,
    PLAY,
    RED_JOKERS,
    REDEAL,
    SCORED,
    SHOW,
    SHOW_NO_TRUMP,
    SHOWING,
    TALON,
    TEN,
    TRACTOR,
    TRUMPS,
    TURN_TALON,
    UNNAMED,
    WAIT,
)

NAMED_RANKS = {
    "none": "",
    "ace": "A",
    "five_ten_king_ace": "5TKA",
    "two_five_ten_king_ace": "25TKA",
}
"""TR-44, option must_play."""


SPANS = (0.4, 0.25, 0.125)
"""How much of the time for a secret answer each card takes while all draw, by ``draw_speed``."""
CALL = 0.6
"""The same in the last round of asking, where five such times pass one after the other."""
SECONDS = (0.3, 0.15, 0.06)
"""The same in seconds, at least: so that the cards can be seen as they come."""

FEW = 4
"""So many cards that are owed a refusal names one by one."""


def masks(cards):
    """Cards as two sets of kinds: those there at least once, and those there twice."""
    one = two = 0
    for card in cards:
        two |= one & 1 << card
        one |= 1 << card
    return one, two


class Tractor(Filling):
    """A round of Tractor, from the first card drawn to the score.

    ``phase`` is what the seat in turn has to do (numbers.py), ``ended`` how the deal ended. ``first`` is
    whether it is the first round, ``drawer`` who drew first, ``starter`` and ``declarers`` a seat and a
    side, -1 before they are known; ``ranks`` are the scores of both sides.
    """

    __slots__ = ()

    def __init__(self, options=None):
        Filling.__init__(self)
        self.seats = 4
        if options is not None:
            self.counter = options.draw_direction == "counterclockwise"
            self.red_over_black = options.jokers_order == "red_over_black"
            self.strengthen = options.strengthen
            self.nobody_shows = {"turn_talon": TURN_TALON, "no_trump": SHOW_NO_TRUMP, "redeal": REDEAL}[
                options.nobody_shows
            ]
            self.rank_trumps = options.no_trump_rank == "trumps"
            self.tractors_first = options.follow_tractor == "tractors_first"
            self.exact = options.ruff_shape == "exact"
            self.compare = {
                "longest_part": LONGEST_PART,
                "every_part": EVERY_PART,
                "highest_card": HIGHEST_CARD,
            }[options.throw_compare]
            self.must_beat = options.failed_throw_must_beat
            self.fine_kind = {"per_card": PER_CARD, "ten": TEN, "none": NO_FINE}[options.failed_throw_fine]
            self.first_found = options.forced_part == "first_found"
            self.power = options.talon_multiplier == "power"
            self.draw_speed = ("slow", "normal", "fast").index(options.draw_speed)
            self.named_ranks = sum(1 << names.RANKS.index(rank) for rank in NAMED_RANKS[options.must_play])
            self.rank = names.RANKS.index(str(options.start_rank))
            self.ranks = [self.rank] * 2

    # --- the deal ---------------------------------------------------------------------------------

    def start(self, rng):
        for i in range(PACK):
            self.pack[i] = i >> 1
        rng.shuffle(self.pack, PACK)
        if self.first:
            self.drawer = rng.below(4)
        self.begin_deal()

    def begin_deal(self):
        """TR-4, TR-5: the pack lies there, and the first player draws."""
        self.key = 0
        self.observer = -1
        self.secret = 0
        self.quiet = True
        self.turn = self.drawer
        self.name_trump(UNNAMED)
        if self.first:
            self.starter = -1
            self.declarers = -1
        self.forget_showing()
        self.forget_tricks()
        self.forget_play()
        self.forget_parts()

    # --- choices ----------------------------------------------------------------------------------

    def playable(self):
        """The cards that the seat in turn may choose next."""
        if self.laid == 0:
            return self.leadable(self.one[self.turn], self.two[self.turn])
        return self.followable(self.one[self.turn], self.two[self.turn])

    def legal(self, out):
        if self.phase == DRAWING or self.phase == CALLING:
            out[0] = DRAW if self.phase == DRAWING else WAIT
            return 1
        if self.phase == SHOWING:
            n = self.showings(self.turn, out)
            for i in range(n, 0, -1):
                out[i] = out[i - 1]
            out[0] = PASS
            return n + 1
        n = 0
        mask = self.buryable() if self.phase == BURYING else self.playable()
        while mask:
            out[n] = bits.lowest(mask)
            mask &= mask - 1
            n += 1
        if self.phase == PLAY and self.laid == 0 and self.chosen:
            out[n] = DONE
            n += 1
        return n

    def pick(self, rng):
        out = [0] * 16
        if self.phase == DRAWING:
            return DRAW
        if self.phase == CALLING:
            return WAIT
        if self.phase == SHOWING:
            return out[rng.below(self.legal(out))]
        mask = self.buryable() if self.phase == BURYING else self.playable()
        n = bits.count(mask)
        i = 0
        if self.phase == PLAY and self.laid == 0 and self.chosen:
            i = rng.below(n + 1)
            return DONE if i == n else bits.nth(mask, i)
        return bits.nth(mask, rng.below(n)) if n > 1 else bits.lowest(mask)

    def choose(self, choice):
        if self.phase == PLAY:
            if choice == DONE:
                self.lead()
            else:
                self.pick_card(choice)
        elif self.phase == DRAWING:
            self.draw()
        elif self.phase == BURYING:
            self.bury(choice)
        elif self.phase == CALLING:
            self.wait()
        elif choice == PASS:
            self.go_on()
        else:
            self.show(choice)

    # --- what it gives ----------------------------------------------------------------------------

    def result(self, seat):
        """TR-39 to TR-44: by how many ranks the seat's side rises."""
        side = seat & 1
        return 1.0 * (self.new_rank(side) - self.ranks[side])

    def worth(self, seat):
        """How likely the seat's side is to win the match, from -1 to 1; points help a little too."""
        side = seat & 1
        if self.ended != SCORED:
            return self.outlook(self.ranks[side], self.ranks[1 - side], side == self.declarers)
        mine = self.new_rank(side)
        theirs = self.new_rank(1 - side)
        lead = self.outlook(mine, theirs, side == self.risers())
        points = max(-100, min(self.points, 300)) / 10000.0
        return 0.95 * lead + (points if side != self.declarers else -points)

    def outlook(self, mine, theirs, declaring):
        """A guess at the match from the scores of both sides and who declares next."""
        if mine == PAST:
            return 1.0
        if theirs == PAST:
            return -1.0
        lead = mine - theirs + (0.7 if declaring else -0.7)
        return lead / (abs(lead) + 4.0 + 0.5 * (ACE - max(mine, theirs)))

    # --- positions --------------------------------------------------------------------------------

    def spell(self, out):
        """The high ten bits of a word hold what is not a set of kinds."""
        if self.phase < BURYING:
            return self.spell_pack(out)
        for i in range(4):
            out[2 * i] = self.one[i]
            out[2 * i + 1] = self.two[i]
        out[8] = self.talon_one
        out[9] = self.talon_two
        out[10] = self.chosen_one
        out[11] = self.chosen_two
        out[12] = self.lead_one if self.laid else 0
        out[13] = self.lead_two if self.laid else 0
        out[14] = self.best_one if self.laid else 0
        out[15] = self.best_two if self.laid else 0
        out[0] |= bits.bit(54) * (self.turn + 1 | self.phase << 3 | self.ended << 6)
        out[1] |= bits.bit(54) * (self.trump | self.buried << 3 | self.declarers << 8)
        out[2] |= bits.bit(54) * (self.points + 8192 & 1023)
        out[3] |= bits.bit(54) * (self.points + 8192 >> 10)
        out[4] |= bits.bit(54) * (self.laid | self.starter << 3 | self.failed << 6)
        out[5] |= bits.bit(54) * (self.best + 1 if self.laid else 0)
        out[6] |= bits.bit(54) * (self.trick_points & 1023)
        out[7] |= bits.bit(54) * self.rank
        return 16

    def spell_pack(self, out):
        """Before the talon is taken: the pack as it lies, ten cards a word, and what was shown."""
        n = 0
        for i in range(PACK):
            if i % 10 == 0:
                out[n] = 0
                n += 1
            out[n - 1] = out[n - 1] << 6 | self.pack[i] + 1
        out[n] = self.turn + 1 | self.phase << 3 | self.drawn << 6 | self.ended << 13 | self.waits + 1 << 15
        out[n] = out[n] << 3 | self.drawer
        out[n] = out[n] << 4 | self.rank
        if self.shows:
            out[n] = out[n] << 7 | self.show_what[self.shows - 1]
            out[n] = out[n] << 2 | self.show_by[self.shows - 1]
        return n + 1

    # --- what a seat can know ---------------------------------------------------------------------

    def hide(self, seat):
        """Other hands, the talon, the rest of the pack; that another seat is asked in secret."""
        self.observer = seat
        self.forget_parts()
        if self.ended == SCORED:
            return
        if self.secret and (seat < 0 or not self.secret >> seat & 1):  # TR-9
            self.go_on()
        for other in range(4):
            if other != seat:
                self.one[other] = self.known_one[other]
                self.two[other] = self.known_two[other]
        if seat != self.starter or self.phase < BURYING:
            for i in range(DRAWN + self.turned, PACK):
                self.pack[i] = -1
        if seat != self.starter:
            self.talon_one = 0
            self.talon_two = 0
        for i in range(DRAWN):
            if i >= self.drawn or self.drew(i) != seat:
                self.pack[i] = -1
        self.rekey()

    # --- for callers in Python --------------------------------------------------------------------

    def set_up(self, drawer, pack, *, first=True, starter=-1, ranks=None, rank=-1):
        """A fresh deal from its chances: who draws first, and the pack in order.

        After the first round ``starter`` is the starter's seat, ``ranks`` the scores and ``rank`` the trump
        rank.
        """
        self.first = first
        self.drawer = drawer
        if not first:
            self.starter = starter
            self.declarers = starter & 1
        if ranks is not None:
            self.ranks = list(ranks)
        if rank >= 0:
            self.rank = rank
        self.pack = list(pack)
        self.begin_deal()

    def arrange(self, hands, trump, turn, talon=(), points=0, starter=0, *, rank=-1, ranks=None, led=()):
        """Any position at the start of a trick: hands and the talon as lists of cards, trumps, points so far.

        With ``led`` the seat in turn has led these cards beside its hand, and no throw was tested.
        """
        if rank >= 0:
            self.rank = rank
        if ranks is not None:
            self.ranks = list(ranks)
        hands = [[*hand, *led] if seat == turn else hand for seat, hand in enumerate(hands)]
        self.first = False
        self.starter = starter
        self.declarers = starter & 1
        self.pack = [-1 for _ in range(PACK)]
        self.begin_deal()
        self.quiet = False
        self.name_trump(trump)
        for seat in range(4):
            for card in hands[seat]:
                self.give(seat, card)
        self.held = [len(hand) for hand in hands]
        self.drawn = DRAWN
        self.buried = len(talon)
        for card in talon:
            self.talon_two |= self.talon_one & (1 << card)
            self.talon_one |= 1 << card
        everywhere = [card for hand in hands for card in hand] + list(talon)
        for card in range(54):
            missing = 2 - everywhere.count(card)
            self.gone_one |= (missing > 0) << card
            self.gone_two |= (missing > 1) << card
        self.points = points
        self.turn = turn
        self.begin_play()
        self.rekey()
        if led:
            self.chosen_one, self.chosen_two = masks(led)
            self.chosen = len(led)
            self.lead_chosen()

    def suit_of(self, kind):
        """TR-20: the suit to which a kind belongs in this round: 0 to 3, 4 for trumps."""
        return self.suit_at(kind)

    def step_of(self, kind):
        """TR-15 to TR-17: how high a kind is in its suit; equal kinds are on one step."""
        return self.step_at(kind)

    def parts_of(self, cards):
        """TR-24: the parts of cards of one suit, each a list of cards."""
        whole = self.clone()
        whole.take_apart(*masks(cards))
        return [
            sorted(names.listed(whole.part_one[i]) + names.listed(whole.part_two[i]))
            for i in range(whole.parts)
        ]

    def take_apart(self, one, two):
        """``decompose`` for callers in Python."""
        self.decompose(one, two)

    def forced(self):
        """TR-4, TR-9: who draws, or goes on with the last round of asking, has no other choice."""
        return self.phase == DRAWING or self.phase == CALLING

    def spans(self):
        """TR-9: one may be asked for each card; there is more time when all cards are drawn."""
        return (SPANS[self.draw_speed],) if self.drawn < DRAWN else (CALL,)

    def rhythm(self):
        """TR-4: the cards are seen as they are drawn, one by one."""
        return SECONDS[self.draw_speed] if self.drawn < DRAWN else 0.0

    def packed(self):
        """The pack in the order in which it was drawn, as far as it is known."""
        return list(self.pack)

    def concealed(self):
        """What was laid in the talon, as far as it is known."""
        return sorted(names.listed(self.talon_one) + names.listed(self.talon_two))

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        if pickle.dumps(deal.hidden(self.observer)) != pickle.dumps(self):
            return False
        return deal.could_show() and deal.clone().could_be_played()

    def could_show(self):
        """TR-9: whether everything that was shown while drawing could be shown then, as the pack lies."""
        again = self.clone()
        again.begin_again()
        for at in range(self.shows):
            while again.turn >= 0 and again.shows == at:
                asked = again.secret and again.turn == self.show_by[at]
                now = again.drawn if again.waits < 0 else IN_CALL
                if asked and now == self.show_at[at] and again.may(self.show_what[at]):
                    again.choose(self.show_what[at])
                elif now > self.show_at[at] or again.phase >= BURYING:
                    return False
                else:
                    again.choose(again.choices()[0])
            if again.shows == at:
                return False
        return True

    def begin_again(self):
        """``begin_deal`` for callers in Python."""
        self.begin_deal()

    def reason(self, choices, side):
        return reasons.fact_of(self, choices, side)

    def could_be_played(self):
        """Whether the whole play could go as it did with these hands."""
        return self.consistent(1)

    # --- why a choice is refused ------------------------------------------------------------------

    def refusal(self, choice):
        if self.turn < 0:
            return Illegal("tractor-refuse-over", rule="TR-38")
        if self.phase == PLAY:
            return self.refuse_play(choice)
        if self.phase == BURYING:
            return Illegal("tractor-refuse-bury", rule="TR-13", count=TALON - self.buried)
        if self.phase == SHOWING:
            return self.refuse_showing(choice)
        if self.phase == DRAWING:
            return Illegal("tractor-refuse-draw", rule="TR-4")
        return Illegal("tractor-refuse-wait", rule="TR-9")

    def refuse_showing(self, choice):
        """TR-6 to TR-9."""
        if not SHOW <= choice <= RED_JOKERS:
            return Illegal("tractor-refuse-showing", rule="TR-9")
        card = names.text(self.shown_kind(choice))
        if not self.holds(choice, self.turn):
            return Illegal("tractor-refuse-show-held", rule="TR-6", cards=[card])
        if self.show_by[self.shows - 1] == self.turn:
            return Illegal("tractor-refuse-show-own", rule="TR-8", cards=[card])
        return Illegal("tractor-refuse-show-low", rule="TR-7", cards=[card])

    def refuse_play(self, choice):
        """TR-19 to TR-37."""
        if choice > BIG_JOKER and (choice != DONE or self.laid):
            key = "tractor-refuse-done" if choice == DONE else "tractor-refuse-play"
            return Illegal(
                key, rule="TR-19", **({"count": self.size - self.chosen} if choice == DONE else {})
            )
        if choice == DONE:
            return Illegal("tractor-refuse-no-card", rule="TR-19")
        legal = self.playable()
        card = {"card": view.card(names.text(choice))}
        if not self.left(choice):
            return Illegal("tractor-refuse-not-held", rule="TR-19", **card)
        owed = [names.text(kind) for kind in names.listed(legal)]
        if self.laid == 0:
            return Illegal("tractor-refuse-lead-suit", rule="TR-24", cards=owed, **card)
        card |= {"owed": view.cards(owed), "held": len(owed), "few": "yes" if len(owed) <= FEW else "no"}
        if not self.in_suit(self.lead_suit) >> choice & 1:
            if self.lead_suit == TRUMPS:
                return Illegal("tractor-refuse-follow-trumps", rule="TR-25", cards=owed, **card)
            asked = view.suit(names.SUITS[self.lead_suit])
            return Illegal("tractor-refuse-follow", rule="TR-25", cards=owed, suit=asked, **card)
        return self.refuse_shape(owed, card)

    def refuse_shape(self, owed, card):
        """TR-26 to TR-28, TR-37: a card of the suit, but not one that is owed."""
        one = self.one[self.turn]
        two = self.two[self.turn]
        suit = self.in_suit(self.lead_suit)
        if self.must_beat_now(one & suit, two & suit):
            return Illegal("tractor-refuse-beat", rule="TR-37", cards=owed, **card)
        pairs = bits.count(two & suit)
        if self.tractors_first and self.lead_kind == TRACTOR and pairs > self.lead_pairs:
            return Illegal("tractor-refuse-tractor", rule="TR-27", cards=owed, **card)
        count = min(pairs, self.lead_pairs)
        if self.lead_pairs == 1 and self.size == 2:
            return Illegal("tractor-refuse-pair", rule="TR-26", cards=owed, **card)
        rule = "TR-27" if self.lead_kind == TRACTOR else "TR-28"
        return Illegal("tractor-refuse-pairs", rule=rule, cards=owed, count=count, **card)

    def left(self, kind):
        """Whether the seat in turn still has a card of this kind to choose."""
        bit = 1 << kind
        if self.chosen_one & bit:
            return bool(self.two[self.turn] & bit and not self.chosen_two & bit)
        return bool(self.one[self.turn] & bit)
