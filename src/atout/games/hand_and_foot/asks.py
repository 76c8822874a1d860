"""What all know of a player who asked to go out and was refused: the hand could have gone out then (HF-27).

It is known until the player takes cards that nobody sees: after that the hand is not the one of the question.
"""

from atout.games.hand_and_foot.melding import Melding
from atout.games.hand_and_foot.numbers import BOOK, WILD_MELD

MELDS = 13


class Asks(Melding):
    """``asked[seat]`` stands while this is known of a seat, with the table as it was when it asked.

    ``then_states[seat][meld]`` are the side's unfinished melds, as the tables of ``splits.py`` have them (of
    the wild meld the size), ``then_clean`` and so on its books, ``then_kind`` and ``then_begun`` what the
    turn was for; ``since[seat][kind]`` are the cards that the seat has laid or discarded after it.
    """

    __slots__ = (
        "asked",
        "since",
        "then_begun",
        "then_clean",
        "then_dirty",
        "then_kind",
        "then_states",
        "then_wild",
    )

    def __init__(self):
        Melding.__init__(self)
        self.asked = [0] * 6
        self.since = [[0] * 15 for _ in range(6)]
        self.then_states = [[0] * 15 for _ in range(6)]
        self.then_clean = [0] * 6
        self.then_dirty = [0] * 6
        self.then_wild = [0] * 6
        self.then_kind = [0] * 6
        self.then_begun = [0] * 6

    def note_ask(self, seat):
        """The table as it is when a seat asks."""
        self.asked[seat] = 1
        for kind in range(15):
            self.since[seat][kind] = 0
        for meld in range(MELDS):
            self.then_states[seat][meld] = self.state(meld)
        self.then_states[seat][WILD_MELD] = self.size(WILD_MELD)
        self.then_clean[seat] = self.now_clean
        self.then_dirty[seat] = self.now_dirty
        self.then_wild[seat] = self.now_wild
        self.then_kind[seat] = self.meld_kind
        self.then_begun[seat] = self.begun

    def forget_ask(self, seat):
        """The seat takes cards, or a deal begins."""
        self.asked[seat] = 0
        for kind in range(15):
            self.since[seat][kind] = 0
        for meld in range(MELDS):
            self.then_states[seat][meld] = 0
        self.then_clean[seat] = 0
        self.then_dirty[seat] = 0
        self.then_wild[seat] = 0
        self.then_kind[seat] = 0
        self.then_begun[seat] = 0

    def could_go_out(self, seat):
        """Whether the hand, with what was played since, could have gone out when the seat asked."""
        naturals = [0] * 15
        twos = [0] * 15
        jokers = [0] * 15
        turn = self.turn
        clean = self.now_clean
        dirty = self.now_dirty
        wild = self.now_wild
        kind = self.meld_kind
        begun = self.begun
        for meld in range(MELDS):
            naturals[meld] = self.now_naturals[meld]
            twos[meld] = self.now_twos[meld]
            jokers[meld] = self.now_jokers[meld]
            self.now_naturals[meld] = self.then_states[seat][meld] % BOOK
            self.now_twos[meld] = self.then_states[seat][meld] // BOOK
            self.now_jokers[meld] = 0
        self.now_naturals[WILD_MELD] = 0
        self.now_twos[WILD_MELD] = self.then_states[seat][WILD_MELD]
        self.now_clean = self.then_clean[seat]
        self.now_dirty = self.then_dirty[seat]
        self.now_wild = self.then_wild[seat]
        self.meld_kind = self.then_kind[seat]
        self.begun = self.then_begun[seat]
        self.turn = seat
        self.give_back(seat, turn, 1)
        found = self.can_finish_now()
        self.give_back(seat, turn, -1)
        self.turn = turn
        self.now_clean = clean
        self.now_dirty = dirty
        self.now_wild = wild
        self.meld_kind = kind
        self.begun = begun
        for meld in range(MELDS):
            self.now_naturals[meld] = naturals[meld]
            self.now_twos[meld] = twos[meld]
            self.now_jokers[meld] = jokers[meld]
        return found

    def give_back(self, seat, turn, sign):
        """What a seat has played since goes to its hand, or leaves it again."""
        for kind in range(15):
            self.hands[seat][kind] += sign * self.since[seat][kind]
            if seat == turn:
                self.hands[seat][kind] += sign * self.laid[kind]
