"""Iterative-deepening alpha-beta on open hands, for any deal of two sides (even seats against odd ones).

A position that stands on the path a second time is a draw. A value that leans on such a repetition holds
on this path alone, so it is stored only when every position leaned on lies below. ``lean`` is the
shallowest place on the path that the value just returned leans on (FAR: none); ``rough`` says whether it
rests on an estimate, which a deeper search may correct.
"""

from array import array

from atout.core import clock, gil
from atout.core.task import Task
from atout.search.store import zeros

WIN = 10000
"""A worth of 1; estimates stay below."""

FAR = 1 << 20
FINAL = 255  # the depth of a value that no deeper search will change
DEPTH = 120
SEEN = 4096

NOTHING = 0  # what a stored value says: only which choice to try first,
AT_LEAST = 1
AT_MOST = 2
EXACT = 3


class Ply:
    """One place on the path: the position, its choices, its spelling, and the next place."""

    __slots__ = ("deal", "index", "last", "length", "next", "out", "words")

    def __init__(self, deal, index):
        self.deal = deal.clone()
        self.out = [0] * 128
        self.words = [0] * 16
        self.length = 0
        self.index = index
        self.last = index == DEPTH
        self.next = None if self.last else Ply(deal, index + 1)


class AlphaBeta(Task):
    """A search of one position; the table remembers positions, spelled out in full, within ``memory`` bytes.

    ``words`` is the room for a spelling: longer ones are not remembered. With ``every``, each choice at
    the root gets its own value, otherwise all but the best may be given too high a one.
    """

    __slots__ = (
        "cancelled", "deadline", "depth", "depth_limit", "every", "first", "lean", "node_limit", "nodes",
        "path", "root_choice", "root_count", "root_end", "root_value", "rough", "seen", "slots", "solved",
        "stopped", "stride", "table",
    )  # fmt: skip

    def __init__(self, deal, every=True, memory=1 << 26, words=14):
        if deal.seats not in {2, 4}:
            raise ValueError("alpha-beta is for two sides")
        self.first = Ply(deal, 0)
        self.every = every
        self.stride = words + 2
        self.slots = 1
        while 2 * self.slots * 8 * self.stride <= memory:
            self.slots *= 2
        self.table = zeros("Q", self.stride * self.slots)
        self.path = array("Q", bytes(8 * (DEPTH + 1)))
        self.seen = array("i", bytes(4 * SEEN))
        self.root_choice = [0] * 128
        self.root_value = [0] * 128
        self.root_end = [0] * 128  # at which depth a value became final
        choices = deal.choices()
        self.root_count = len(choices)
        for i in range(len(choices)):
            self.root_choice[i] = choices[i]
        self.nodes = 0
        self.node_limit = 0
        self.deadline = 0
        self.depth = 0
        self.depth_limit = 0
        self.lean = FAR
        self.rough = False
        self.solved = False
        self.stopped = False
        self.cancelled = False

    def think(self, seconds, nodes=1 << 60, depth=100):
        """Search deeper and deeper until all is known, a budget is spent or ``cancelled`` is set."""
        self.deadline = clock.now() + int(seconds * 1e9)
        self.node_limit = self.nodes + nodes
        self.depth_limit = depth
        gil.run(self)

    def report(self):
        """(choice, value, whether final) for every choice at the root, best first; values are -1 to 1."""
        return [
            (self.root_choice[i], self.root_value[i] / float(WIN), bool(self.root_end[i]))
            for i in range(self.root_count)
        ]

    # --- at the root ------------------------------------------------------------------------------

    def work(self):
        self.stopped = False
        self.first.deal.sort(self.root_choice, self.root_count)
        self.path[0] = self.first.deal.key
        self.first.length = self.first.deal.spell(self.first.words)
        if self.first.deal.counted():
            self.seen[self.first.deal.key & (SEEN - 1)] += 1
        while self.depth < self.depth_limit and not self.solved and not self.stopped:
            self.solved = self.deepen()
        if self.first.deal.counted():
            self.seen[self.first.deal.key & (SEEN - 1)] -= 1

    def deepen(self):
        """Search every choice once more, one deeper; whether nothing is left to find out."""
        alpha = -FAR
        rough = False
        for i in range(self.root_count):
            value = self.root_value[i]
            if not self.root_end[i]:
                self.first.next.deal.copy_from(self.first.deal)
                self.first.next.deal.choose(self.root_choice[i])
                narrow = i > 0 and not self.every
                value = self.after(
                    self.first.next, self.first.deal.turn, alpha if narrow else -FAR, FAR, self.depth, narrow
                )
                if self.stopped:
                    break
                self.root_value[i] = value
                if not self.rough and (self.every or value <= -WIN or value > alpha):
                    self.root_end[i] = self.depth + 1
                rough |= self.rough
            alpha = max(alpha, value)
        self.rank()
        if self.stopped:
            return False
        self.depth += 1
        return not rough or alpha >= WIN

    def rank(self):
        """Best first; of lost choices the one that holds out longest; equal ones keep their order."""
        for i in range(1, self.root_count):
            choice = self.root_choice[i]
            value = self.root_value[i]
            end = self.root_end[i]
            j = i
            while j and (
                self.root_value[j - 1] < value
                or (self.root_value[j - 1] == value == -WIN and self.root_end[j - 1] < end)
            ):
                self.root_choice[j] = self.root_choice[j - 1]
                self.root_value[j] = self.root_value[j - 1]
                self.root_end[j] = self.root_end[j - 1]
                j -= 1
            self.root_choice[j] = choice
            self.root_value[j] = value
            self.root_end[j] = end

    # --- in the tree ------------------------------------------------------------------------------

    def after(self, ply, mover, alpha, beta, depth, narrow):
        """The value, to the seat that made a choice, of the position after it."""
        if ply.deal.turn < 0:
            self.nodes += 1
            self.lean = FAR
            self.rough = False
            return int(ply.deal.worth(mover) * WIN)
        if (ply.deal.turn ^ mover) & 1:
            if narrow:
                value = -self.search(ply, -alpha - 1, -alpha, depth)
                if value <= alpha or value >= beta:
                    return value
            return -self.search(ply, -beta, -alpha, depth)
        if narrow:
            value = self.search(ply, alpha, alpha + 1, depth)
            if value <= alpha or value >= beta:
                return value
        return self.search(ply, alpha, beta, depth)

    def search(self, ply, alpha, beta, depth):
        """The value to the side in turn; outside alpha to beta it is a bound."""
        self.nodes += 1
        if not self.nodes & 255:
            self.check()
        self.lean = FAR
        self.rough = False
        if self.stopped:
            return 0
        counted = ply.deal.counted()
        place = ply.deal.key & (SEEN - 1)
        if counted and self.seen[place]:
            back = self.repeated(ply)
            if back >= 0:
                self.lean = back
                return 0
        if depth <= 0 or ply.last:
            self.rough = True
            return self.guess(ply)
        hint = -1
        at = self.probe(ply)
        if at >= 0:
            data = self.table[at]
            value = (data & 0xFFFF) - 32768
            kept = data >> 16 & 0xFF
            bound = data >> 24 & 3
            hint = data >> 32
            if kept >= depth and (
                bound == EXACT
                or (value >= beta if bound == AT_LEAST else value <= alpha and bound == AT_MOST)
            ):
                self.rough = kept != FINAL
                return value
        n = ply.deal.legal(ply.out)
        ply.deal.sort(ply.out, n)
        if hint >= 0:
            self.front(ply, n, hint)
        self.path[ply.index] = ply.deal.key
        if counted:
            self.seen[place] += 1
        mover = ply.deal.turn
        floor = alpha
        best = -FAR
        choice = -1
        lean = FAR
        rough = False
        deeper = depth - 1 if n > 1 else depth
        for i in range(n):
            ply.next.deal.copy_from(ply.deal)
            ply.next.deal.choose(ply.out[i])
            value = self.after(ply.next, mover, floor, beta, deeper, i > 0 and beta - floor > 1)
            if self.stopped:
                break
            lean = min(lean, self.lean)
            rough |= self.rough
            if value > best:
                best = value
                choice = ply.out[i]
            if value >= beta:  # the bound rests on this choice alone
                lean = self.lean
                rough = self.rough
                break
            floor = max(floor, value)
        if counted:
            self.seen[place] -= 1
        if self.stopped:
            return 0
        if lean >= ply.index or best >= WIN or best <= -WIN:  # a win or a loss never rests on a repetition
            lean = FAR
        if best >= WIN or best <= -WIN:
            rough = False
        bound = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
        if lean < FAR:
            self.store(ply, 0, 0, NOTHING, choice)
        else:
            self.store(ply, depth if rough else FINAL, best, bound, choice)
        self.lean = lean
        self.rough = rough
        return best

    def guess(self, ply):
        """The game's estimate, kept apart from what is proved."""
        value = int(ply.deal.estimate(ply.deal.turn) * WIN)
        return max(1 - WIN, min(WIN - 1, value))

    def front(self, ply, n, hint):
        """Put one choice before the others."""
        for i in range(n):
            if ply.out[i] == hint:
                while i:
                    ply.out[i] = ply.out[i - 1]
                    i -= 1
                ply.out[0] = hint
                return

    def repeated(self, ply):
        """Where on the path this position stands already, or -1."""
        ply.length = ply.deal.spell(ply.words)
        for i in range(ply.index - 1, -1, -1):
            if self.path[i] == ply.deal.key and self.same(self.first, i, ply):
                return i
        return -1

    def same(self, there, steps, ply):
        """Whether the place so many steps further holds the same position: by its words, not by its key."""
        if steps:
            return self.same(there.next, steps - 1, ply)
        if there.length != ply.length:
            return False
        for i in range(ply.length):
            if there.words[i] != ply.words[i]:
                return False
        return True

    # --- the table --------------------------------------------------------------------------------

    def probe(self, ply):
        """Where this position is remembered, or -1; spells the position out."""
        ply.length = ply.deal.spell(ply.words)
        at = (ply.deal.key & (self.slots - 1)) * self.stride
        if self.table[at + 1] != ply.deal.key or (self.table[at] >> 26 & 31) != ply.length:
            return -1
        for i in range(ply.length):
            if self.table[at + 2 + i] != ply.words[i]:
                return -1
        return at

    def store(self, ply, depth, value, bound, choice):
        """Remember a position in place of whatever stood there."""
        if ply.length > self.stride - 2:
            return
        at = (ply.deal.key & (self.slots - 1)) * self.stride
        data = choice  # a word of 64 bits
        self.table[at] = data << 32 | ply.length << 26 | bound << 24 | depth << 16 | value + 32768
        self.table[at + 1] = ply.deal.key
        for i in range(ply.length):
            self.table[at + 2 + i] = ply.words[i]

    def check(self):
        """Stop when a budget is spent."""
        self.stopped = self.cancelled or self.nodes >= self.node_limit or clock.now() >= self.deadline
