"""The rules of one deal of Svoi Kozyri (rule sheet SK-1 to SK-19).

A card is suit * 13 + rank. A choice is a card, PICK_UP, or SUIT + a suit when trumps are chosen.
A turn is a lead, or a beating card and a second card, or a pick-up.
"""

from atout.core import bits, keys, view
from atout.core import cards as names
from atout.core.deal import Deal
from atout.core.illegal import Illegal
from atout.games.svoi_kozyri.numbers import (
    ACE,
    BEAT,
    LAST_CARD,
    LAST_TURN,
    LEAD,
    LONG,
    NONE,
    OUT,
    PICK_UP,
    REPEATED,
    SECOND,
    SUIT,
    TRUMPS,
)  # fmt: skip

SUIT_CARDS = [0x1FFF << 13 * suit for suit in range(4)] + [0]


def _beaters(card, trump):
    """The cards that beat this one for a player with this trump suit."""
    suit, rank = divmod(card, 13)
    higher = sum(1 << suit * 13 + r for r in range(rank + 1, 13))  # SK-10  the same suit, higher,
    return higher | (SUIT_CARDS[trump] if suit != trump else 0)  # SK-10  or a trump on another suit


BEATS = [[_beaters(card, trump) for card in range(52)] for trump in range(5)]
"""BEATS[trump][card]: SK-10 to SK-12; whose card it was and whose trump it is does not matter."""


_WORDS = keys.words()
CARD_KEY = [[next(_WORDS) for _ in range(56)] for _ in range(52)]
"""CARD_KEY[card][place]: places 0 to 3 are hands, 4 and up the pile from the bottom."""
TURN_KEY = [next(_WORDS) for _ in range(4)]
SECOND_KEY = next(_WORDS)


class Svoi(Deal):
    """A deal of Svoi Kozyri.

    ``hands`` are sets of cards; ``known`` the part of each hand that all have seen there (picked up
    or sent home), ``barred`` what a player has shown not to hold otherwise; ``held`` the number of
    cards. ``trump`` is a suit or NONE; ``place`` the order of going out, from 1; ``loser`` a seat
    or -1; ``seconds`` the places in the pile of second cards. Until the trumps are chosen ``pack`` or
    ``coins`` wait to be dealt.
    """

    __slots__ = (
        "barred", "cards", "coins", "dealer", "ended", "hands", "held", "known", "last_card_draws",
        "loser", "lowest", "pack", "phase", "pile", "place", "seconds", "sixes_home", "size", "still_in",
        "symmetric", "take_all", "taker_leads", "to_move", "trump", "trumps_dealt", "turns", "unwilling",
    )  # fmt: skip

    def __init__(self, options=None):
        Deal.__init__(self)
        self.hands = [0] * 4
        self.known = [0] * 4
        self.barred = [0] * 4
        self.held = [0] * 4
        self.trump = [NONE] * 4
        self.place = [0] * 4
        self.pile = [0] * 52
        self.pack = [0] * 52
        self.coins = 0
        self.cards = 0
        self.size = 0
        self.seconds = 0
        self.phase = TRUMPS
        self.turns = 0
        self.to_move = 0
        self.still_in = 0
        self.loser = -1
        self.ended = 0
        self.dealer = 0
        self.lowest = 4
        self.symmetric = False
        self.sixes_home = False
        self.trumps_dealt = False
        self.take_all = False
        self.unwilling = False
        self.taker_leads = False
        self.last_card_draws = True
        if options is not None:
            self.seats = options.players
            self.lowest = options.lowest_rank - 2
            self.symmetric = options.deal == "symmetric"
            self.sixes_home = options.sixes_home
            self.trumps_dealt = options.trumps == "dealt"
            self.take_all = options.take == "all"
            self.unwilling = options.pick_up == "unwilling"
            self.taker_leads = options.after_pick_up == "taker_leads"
            self.last_card_draws = options.last_card == "draw"

    # --- before play ------------------------------------------------------------------------------

    def start(self, rng):
        order = [0] * 4
        for i in range(4):
            order[i] = i
        rng.shuffle(order, 4)
        self.dealer = rng.below(self.seats)
        self.shuffle(rng)
        self.begin_trumps()
        if self.trumps_dealt:
            for i in range(self.seats):
                self.name_trump(order[i])

    def shuffle(self, rng):
        """Put the whole pack, or the coins of a symmetric deal, in a new order."""
        n = 0
        for i in range(4):
            for card in range(13 * i + self.lowest, 13 * i + 13):
                self.pack[n] = card
                n += 1
        rng.shuffle(self.pack, n)
        self.coins = rng.next()

    def begin_trumps(self):
        """SK-3: the player on the dealer's left is the first to choose a trump suit."""
        for i in range(4):
            self.hands[i] = 0
            self.known[i] = 0
            self.barred[i] = 0
            self.held[i] = 0
            self.trump[i] = NONE
            self.place[i] = 0
        self.size = 0
        self.seconds = 0
        self.turns = 0
        self.to_move = 0
        self.loser = -1
        self.ended = 0
        self.cards = 0
        self.key = 0
        self.phase = TRUMPS
        self.turn = self.dealer + 1 if self.dealer + 1 < self.seats else 0

    def suit_free(self, suit):
        """SK-3: two players never share a trump suit."""
        return not (
            self.trump[0] == suit or self.trump[1] == suit or self.trump[2] == suit or self.trump[3] == suit
        )

    def name_trump(self, suit):
        self.trump[self.turn] = suit
        if self.turn == self.dealer:
            self.deal_cards()
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0

    def deal_cards(self):
        """SK-5: one at a time, clockwise from the dealer's left, every card."""
        if self.symmetric:
            self.deal_symmetric()
        else:
            n = 4 * (13 - self.lowest)
            seat = self.dealer
            for i in range(n):
                seat = seat + 1 if seat + 1 < self.seats else 0
                self.hands[seat] |= bits.bit(self.pack[i])
        if self.sixes_home:
            self.send_home()
        for seat in range(self.seats):
            self.held[seat] = bits.count(self.hands[seat])
            self.cards |= self.hands[seat]
        for i in range(52):
            self.pack[i] = 0
        self.coins = 0
        self.begin_play()

    def deal_symmetric(self):
        """SK-5: Besicovitch's deal: suits are exchanged in pairs, a coin is tossed for every pair of cards.

        Coin 2 * i decides over the trump suits, coin 2 * i + 1 over the two others, i counting the
        ranks from the lowest; a coin that shows 1 gives the first player the first suit's card.
        """
        first = self.trump[1 - self.dealer]
        second = self.trump[self.dealer]
        third = 0
        while third == first or third == second:  # noqa: SIM109  a tuple would be an object
            third += 1
        fourth = 6 - first - second - third
        coins = self.coins
        for rank in range(self.lowest, 13):
            if coins & 1:
                self.give_pair(first, second, rank)
            else:
                self.give_pair(second, first, rank)
            coins >>= 1
            if coins & 1:
                self.give_pair(third, fourth, rank)
            else:
                self.give_pair(fourth, third, rank)
            coins >>= 1

    def give_pair(self, mine, other, rank):
        """The card of suit ``mine`` to the player on the dealer's left, its image to the dealer."""
        self.hands[1 - self.dealer] |= bits.bit(mine * 13 + rank)
        self.hands[self.dealer] |= bits.bit(other * 13 + rank)

    def send_home(self):
        """SK-6: every lowest card goes to the player whose trump suit it is, if there is one."""
        for seat in range(self.seats):
            home = bits.bit(self.trump[seat] * 13 + self.lowest)
            for other in range(self.seats):
                self.hands[other] &= ~home
            self.hands[seat] |= home
            self.known[seat] |= home

    def begin_play(self):
        """SK-7: the player on the dealer's left starts."""
        self.still_in = self.seats
        self.turn = self.dealer + 1 if self.dealer + 1 < self.seats else 0
        self.phase = LEAD
        self.rekey()

    def rekey(self):
        """Reckon the key anew."""
        self.key = 0
        if self.phase == TRUMPS:
            return
        for seat in range(self.seats):
            mask = self.hands[seat]
            while mask:
                self.key ^= CARD_KEY[bits.lowest(mask)][seat]
                mask &= mask - 1
        for i in range(self.size):
            self.key ^= CARD_KEY[self.pile[i]][4 + i]
        if self.turn >= 0:
            self.key ^= TURN_KEY[self.turn]
            if self.phase == SECOND:
                self.key ^= SECOND_KEY

    # --- play -------------------------------------------------------------------------------------

    def playable(self):
        """The cards that the seat in turn may play now."""
        if self.phase == BEAT:  # SK-9, SK-10, SK-11  any card that beats the top card
            return self.hands[self.turn] & BEATS[self.trump[self.turn]][self.pile[self.size - 1]]
        return self.hands[self.turn]  # SK-8, SK-9  a lead and a second card are free

    def legal(self, out):
        n = 0
        if self.phase == TRUMPS:
            for suit in range(4):
                if self.suit_free(suit):
                    out[n] = SUIT + suit
                    n += 1
            return n
        mask = self.playable()
        while mask:
            out[n] = bits.lowest(mask)
            mask &= mask - 1
            n += 1
        if self.phase == BEAT and (n == 0 or self.unwilling):  # SK-13, SK-14
            out[n] = PICK_UP
            n += 1
        return n

    def pick(self, rng):
        if self.phase == TRUMPS:
            return Deal.pick(self, rng)
        mask = self.hands[self.turn]
        if self.phase != BEAT:
            n = rng.below(self.held[self.turn])
        else:
            mask = self.playable()
            if mask == 0:
                return PICK_UP
            n = bits.count(mask)
            n = rng.below(n + 1 if self.unwilling else n)
        while n:
            mask &= mask - 1
            n -= 1
        return bits.lowest(mask) if mask else PICK_UP

    def choose(self, choice):
        if choice < PICK_UP:
            self.lay(choice)
        elif choice == PICK_UP:
            self.take_up()
        else:
            self.name_trump(choice - SUIT)

    def lay(self, card):
        """Play a card face up on the pile."""
        seat = self.turn
        bit = bits.bit(card)
        self.hands[seat] &= ~bit
        self.known[seat] &= ~bit
        self.held[seat] -= 1
        self.key ^= CARD_KEY[card][seat] ^ CARD_KEY[card][4 + self.size]
        self.pile[self.size] = card
        if self.phase == SECOND:
            self.key ^= SECOND_KEY
            self.seconds |= bits.bit(self.size)
        self.size += 1
        if self.held[seat] == 0:  # SK-16  out; a beating card that was the last owes no second
            self.go_out(seat)
        elif self.phase == BEAT:  # SK-9  one more card of any kind
            self.phase = SECOND
            self.key ^= SECOND_KEY
        else:
            self.end_turn(self.after(seat))

    def owed(self):
        """SK-13: how many cards the seat in turn would pick up."""
        top = self.pile[self.size - 1]
        trump = self.trump[self.turn]
        if self.take_all or top == trump * 13 + ACE:
            return self.size
        return min(self.size, 5 if top // 13 == trump else 3)

    def take_up(self):
        """SK-13, SK-15: pick up from the top of the pile; the rest keeps its order."""
        seat = self.turn
        trump = self.trump[seat]
        n = self.owed()
        if not self.unwilling:  # SK-14  who picks up had no card that beats
            self.barred[seat] |= BEATS[trump][self.pile[self.size - 1]]
        self.held[seat] += n
        while n:
            self.size -= 1
            card = self.pile[self.size]
            self.pile[self.size] = 0
            bit = bits.bit(card)
            self.hands[seat] |= bit
            self.known[seat] |= bit
            self.key ^= CARD_KEY[card][seat] ^ CARD_KEY[card][4 + self.size]
            n -= 1
        self.seconds &= bits.bit(self.size) - 1
        if self.size == 0 and self.taker_leads:  # SK-15
            self.end_turn(seat)
        else:
            self.end_turn(self.after(seat))

    def after(self, seat):
        """SK-18: the next player clockwise who is still in."""
        seat = seat + 1 if seat + 1 < self.seats else 0
        while self.held[seat] == 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    def go_out(self, seat):
        """SK-16 to SK-18: a player has no cards left."""
        self.place[seat] = self.seats - self.still_in + 1
        self.still_in -= 1
        if self.still_in > 1:
            self.end_turn(self.after(seat))
            return
        other = self.after(seat)
        if (
            self.last_card_draws
            and self.held[other] == 1
            and self.hands[other] & BEATS[self.trump[other]][self.pile[self.size - 1]]
        ):
            self.finish(LAST_CARD)  # SK-17  the other's one card would beat the top card
        else:
            self.loser = other  # SK-17
            self.finish(OUT)

    def end_turn(self, next_seat):
        """The turn passes; SK-19: the deal is drawn after its last turn."""
        self.turns += 1
        self.key ^= TURN_KEY[self.turn] ^ TURN_KEY[next_seat]
        self.turn = next_seat
        self.phase = BEAT if self.size else LEAD
        if self.turns == LAST_TURN:
            self.to_move = next_seat
            self.finish(LONG)

    def finish(self, how):
        self.ended = how
        self.key ^= TURN_KEY[self.turn]
        self.turn = -1

    # --- positions --------------------------------------------------------------------------------

    def spell(self, out):
        """SK-19: every hand as a set, the pile in order, the seat to move."""
        seat = self.to_move if self.ended == LONG else self.turn
        out[0] = seat + 1 | self.phase << 3 | self.size << 5
        for i in range(4):
            out[1 + i] = self.hands[i]
        for i in range(5, 11):
            out[i] = 0
        for i in range(self.size):
            n = 5 + i // 10
            out[n] = out[n] << 6 | self.pile[i]
        return 5 + (self.size + 9) // 10

    def counted(self):
        """SK-19: at the start of each turn, never between a beating card and its second.

        After the last turn too, for repetition is looked at before the length.
        """
        if self.turn < 0 and self.ended != LONG:
            return False
        return self.phase == LEAD or self.phase == BEAT

    def end_drawn(self):
        if self.ended == LONG:
            self.ended = REPEATED
        else:
            self.finish(REPEATED)

    def result(self, seat):
        """SK-7: -1 for the loser, 0 for everyone else, 0 for all in a draw."""
        return -1.0 if seat == self.loser else 0.0

    def worth(self, seat):
        """With two players the loss of one is the gain of the other."""
        if self.loser < 0:
            return 0.0
        if seat == self.loser:
            return -1.0
        return 1.0 / (self.seats - 1)

    # --- what a seat can know ---------------------------------------------------------------------

    def hide(self, seat):
        """Of two players each knows every card once dealt; of more, only what was seen going into a hand."""
        self.observer = seat
        if self.phase == TRUMPS:
            for i in range(52):
                self.pack[i] = 0
            self.coins = 0
        elif self.seats > 2:
            for other in range(self.seats):
                if other != seat:
                    self.hands[other] &= self.known[other]
            self.rekey()

    def unseen(self):
        """The cards of the deal that are in no hand as far as it is known, nor in the pile."""
        seen = 0
        for seat in range(self.seats):
            seen |= self.hands[seat]
        for i in range(self.size):
            seen |= bits.bit(self.pile[i])
        return self.cards & ~seen

    def fill(self, rng):
        self.observer = -1
        if self.phase == TRUMPS:
            self.shuffle(rng)
            return
        unknown = self.unseen()
        if unknown == 0:
            return
        need = [0] * 4
        got = [0] * 4
        for seat in range(4):
            need[seat] = self.held[seat] - bits.count(self.hands[seat])
        self.share(rng, unknown, need, self.barred, got)
        for seat in range(4):
            self.hands[seat] |= got[seat]
        self.rekey()

    # --- for callers in Python --------------------------------------------------------------------

    def set_up(self, dealer, pack=(), coins=(), trumps=()):
        """A fresh deal from its chances: the pack in order, or the coins; dealt trump suits by seat."""
        self.dealer = dealer
        for i in range(len(pack)):
            self.pack[i] = pack[i]
        self.coins = sum(1 << i for i, coin in enumerate(coins) if coin)
        self.begin_trumps()
        for i in range(len(trumps)):
            self.name_trump(trumps[(dealer + 1 + i) % self.seats])

    def arrange(self, hands, pile, trumps, turn, phase=None):
        """SK-4: any position, open to all: hands as lists of cards, the pile bottom first, trumps or NONE."""
        self.seats = len(hands)
        self.begin_trumps()
        for seat in range(self.seats):
            self.trump[seat] = trumps[seat]
            for card in hands[seat]:
                self.hands[seat] |= bits.bit(card)
            self.known[seat] = self.hands[seat]
            self.held[seat] = bits.count(self.hands[seat])
        for i in range(len(pile)):
            self.pile[i] = pile[i]
        self.size = len(pile)
        self.cards = names.mask([card for hand in hands for card in hand]) | names.mask(pile)
        self.still_in = sum(1 for hand in hands if hand)
        self.turn = turn
        self.phase = phase if phase is not None else BEAT if pile else LEAD
        self.rekey()

    def pick_up_count(self):
        """How many cards the seat in turn would pick up; 0 when there is no top card to beat."""
        return self.owed() if self.turn >= 0 and self.phase == BEAT else 0

    def allows(self, deal):
        """Whether an open deal is one that this hidden deal could be."""
        same = self.hidden(self.observer).position() == deal.hidden(self.observer).position()
        clash = any(
            deal.hands[seat] & ~self.known[seat] & self.barred[seat]
            for seat in range(self.seats)
            if seat != self.observer
        )
        return same and not clash

    def reason(self, choices, side):
        """SK-13: that the next player cannot beat the last of the cards played."""
        *before, last = choices
        deal = self.clone()
        for choice in before:
            deal.play(choice)
        return deal.unbeaten(last)

    def unbeaten(self, card):
        """That the next player, whose cards are all known, cannot beat this card; or nothing."""
        if card >= PICK_UP or self.phase == BEAT:
            return None
        rival = self.after(self.turn)
        known = bits.count(self.hands[rival]) == self.held[rival]
        if not known or self.hands[rival] & BEATS[self.trump[rival]][card]:
            return None
        return view.Text("svoi-why-unbeaten", {"player": view.seat(rival)})

    def refusal(self, choice):
        turn = self.turn
        if turn < 0:
            return Illegal("svoi-refuse-over", rule="SK-16")
        if self.phase == TRUMPS:
            if SUIT <= choice < SUIT + 4:
                return Illegal("svoi-refuse-suit-taken", rule="SK-3")
            return Illegal("svoi-refuse-choose-trump", rule="SK-3")
        if choice >= SUIT:
            return Illegal("svoi-refuse-trumps-stand", rule="SK-3")
        if choice == PICK_UP:
            return self.refuse_pick_up()
        if not self.hands[turn] >> choice & 1:
            return Illegal("svoi-refuse-not-held", rule="SK-8", cards=[names.text(choice)])
        return self.refuse_beat(choice)

    def refuse_pick_up(self):
        if self.phase == LEAD:
            return Illegal("svoi-refuse-empty-pile", rule="SK-8")
        if self.phase == SECOND:
            return Illegal("svoi-refuse-second-owed", rule="SK-9")
        beaters = [names.text(card) for card in names.by_suit(self.playable())]
        return Illegal("svoi-refuse-can-beat", rule="SK-14", cards=beaters, count=len(beaters))

    def refuse_beat(self, choice):
        top = self.pile[self.size - 1]
        own = self.trump[self.turn]
        args = {"card": view.card(names.text(choice)), "top": view.card(names.text(top))}
        if own == NONE:
            return Illegal("svoi-refuse-beat-plain", rule="SK-10", cards=[names.text(top)], **args)
        args["trump"] = view.suit(names.SUITS[own])
        key = "svoi-refuse-beat-trump" if top // 13 == own else "svoi-refuse-beat"
        return Illegal(key, rule="SK-10", cards=[names.text(top)], **args)
