"""Exact solving of positions with open hands, for any deal of two sides (even seats against odd ones).

The positions met so far are kept as a graph, each spelled out in full. Proof-number search (Allis, van der
Meulen and van den Herik 1994) decides where to look next; what is true is decided by retrograde analysis of
the graph alone: a side wins from a position if it can force a finished deal that it has won, and fails to if
it could not even if every position not yet looked into were a win. So play without end is a draw, and
nothing that is reported leans on the path by which it was reached.
"""

from array import array

from atout.core import clock, gil
from atout.core.task import Task
from atout.search.store import zeros

PROVE = 0  # the jobs: look where a proof is near,
SETTLE = 1  # retrograde analysis,
WIDEN = 2  # look into the undecided positions nearest to the start,
MEASURE = 3  # or into those that could make a win shorter, by one defence against each choice,
SCOUR = 4  # or by all.

DRAWN = 2  # positions 0 to 2: a finished deal that the even side or the odd side has won, or a draw
ROOT = 3

WINS = 1  # flags, for the even side; the odd side's stand one bit to the left
FAILS = 4
ODD = 16  # the odd side is in turn

CERTAIN = 0  # what counts as a win: only what is one,
HOPEFUL = 1  # or also every position not yet looked into.

MOST = 1 << 28
NEVER = 1 << 28
IDLE = 500  # so often a proof may meet nothing new before the graph is settled
DEEP = 1000
FORCED = 16  # so many choices that are the only ones are made with the one before: they may go round for ever
SCEPTIC = 64.0  # how much the game's estimate counts where a proof is looked for
MIX = 0x9E3779B97F4A7C15
MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
NODE_BYTES = 190
FEWEST = 1 << 14  # slots of the table of positions at first,
GROWTH = 4  # how many times as many it has when they are half taken,
STEPS = 1 << 20  # and after so many all of them at once: moving more would take too long


class Solver(Task):
    """A graph of positions: ``size`` is how many there are, ``nodes`` how many were looked into.

    ``deal`` stands at position ROOT and is never changed. Where ``narrow``, after the root, choices that
    another is never worse than are left out, and positions with one choice are passed over: values stay,
    lengths do not. ``full`` says that ``memory`` bytes are used up.
    """

    __slots__ = (
        "after", "attacker", "begin", "came", "cancelled", "deadline", "deal", "disproof", "edge_room",
        "edges", "family", "first", "flags", "full", "here", "job", "kids", "labels", "late", "lean",
        "left", "limit", "line", "mask", "narrow", "nodes", "only", "out", "parents", "place", "proof",
        "queue", "quota", "reckoned", "room", "root", "size", "soon", "spelled", "start", "steps", "stopped",
        "table", "wide", "word_room", "words", "words_used",
    )  # fmt: skip

    def __init__(self, deal, memory=1 << 30, narrow=False):
        self.deal = deal
        self.narrow = narrow
        self.here = deal.clone()
        self.after = deal.clone()
        room = max(1000, min(memory // NODE_BYTES, 1 << 27))
        slots = FEWEST
        while slots < 2 * room:
            slots *= 2
        self.mask = FEWEST - 1
        self.table = zeros("Q", slots)
        self.room = room
        self.word_room = 6 * room
        self.edge_room = 6 * room
        self.words = zeros("Q", self.word_room)
        self.kids = zeros("i", self.edge_room)
        self.labels = zeros("h", self.edge_room)
        self.parents = zeros("i", self.edge_room)
        self.begin = zeros("i", room)
        self.first = zeros("i", room)
        self.wide = zeros("h", room)
        self.proof = zeros("i", 2 * room)
        self.disproof = zeros("i", 2 * room)
        self.lean = zeros("i", 2 * room)
        self.place = zeros("i", room)
        self.family = zeros("i", room + 1)
        self.queue = zeros("i", room)
        self.left = zeros("i", room)
        self.came = zeros("i", room)
        self.soon = zeros("i", room)
        self.late = zeros("i", room)
        self.flags = zeros("B", room)
        self.line = array("i", bytes(4 * DEEP))
        self.steps = array("i", bytes(4 * DEEP))
        self.out = [0] * 128
        self.only = [0] * 128
        self.spelled = [0] * 16
        self.edges = 1
        self.words_used = 0
        self.nodes = 0
        self.reckoned = -1  # for how many nodes and which side the lengths are right
        self.full = False
        self.cancelled = False
        self.stopped = False
        self.deadline = 0
        self.job = PROVE
        self.start = ROOT
        self.attacker = 0
        self.limit = 0
        self.quota = 0
        self.flags[0] = WINS | FAILS << 1
        self.flags[1] = WINS << 1 | FAILS
        self.flags[DRAWN] = FAILS | FAILS << 1
        self.root = ROOT
        self.size = ROOT
        self.enter(deal)

    def prove(self, start, attacker, quota, seconds):
        """Look into at most ``quota`` positions that may decide whether the attacker wins from ``start``."""
        self.begin_job(PROVE, start, attacker, quota, seconds)

    def settle(self, seconds):
        """Mark every position of which it is certain who wins or fails to; none if time runs out."""
        self.begin_job(SETTLE, ROOT, 0, 0, seconds)

    def look_wider(self, start, attacker, quota, seconds):
        """Look into undecided positions, those nearest to ``start`` first."""
        self.begin_job(WIDEN, start, attacker, quota, seconds)

    def measure(self, start, attacker, quota, seconds, limit=NEVER, scour=False):
        """Reckon lengths, and look into positions that may make a win from ``start`` shorter than it is now.

        Only wins within ``limit`` choices are looked for. By ``scour`` more is looked into at a time.
        """
        self.limit = limit
        self.begin_job(SCOUR if scour else MEASURE, start, attacker, quota, seconds)

    def begin_job(self, job, start, attacker, quota, seconds):
        self.job = job
        self.start = start
        self.attacker = attacker
        self.quota = quota
        self.deadline = clock.now() + int(seconds * 1e9)
        self.stopped = False
        gil.run(self)

    def wins(self, node, side):
        """Whether a side can force a win: True, False, or None where it is not known."""
        if self.flags[node] & WINS << side:
            return True
        return False if self.flags[node] & FAILS << side else None

    def choices(self, node):
        """(choice, position after it) for every choice, once the position was looked into."""
        edges = range(self.first[node], self.first[node] + self.wide[node])
        return [(self.labels[edge], self.kids[edge]) for edge in edges]

    def length(self, node):
        """The least and the most choices to the win that was measured last, None without bound."""
        if self.reckoned < 0:  # it was stopped in the middle
            return 0, None
        soon = self.soon[node]
        late = self.late[node]
        return soon if soon < NEVER else None, late if late < NEVER else None

    def work(self):
        if self.job == PROVE:
            self.search()
            return
        if self.job == SETTLE:
            self.settle_all()
        elif self.job == WIDEN:
            self.widen(WIDEN)
        else:
            if self.reckoned != 2 * self.nodes + self.attacker:
                self.reckoned = -1
                self.link()
                if not self.stopped:
                    self.spread(self.attacker, HOPEFUL, self.soon)
                if not self.stopped:
                    self.spread(self.attacker, CERTAIN, self.late)
                if self.stopped:
                    return
                self.reckoned = 2 * self.nodes + self.attacker
            self.limit = min(self.limit, self.late[self.start] - 1)
            if self.soon[self.start] <= self.limit:
                self.widen(self.job)

    # --- the graph --------------------------------------------------------------------------------

    def enter(self, deal):
        """The number of this position, a new one if it is not there yet."""
        if deal.turn < 0:
            worth = deal.worth(0)
            return 0 if worth > 0 else 1 if worth < 0 else DRAWN
        n = deal.spell(self.spelled)
        x = self.digest(n)
        tag = x >> 32
        slot = (x ^ x >> 32) & self.mask
        while self.table[slot]:
            entry = self.table[slot]
            node = entry & MASK32
            if entry >> 32 == tag and self.stands(node, n):
                return node
            slot = (slot + 1) & self.mask
        node = self.grow(deal, n)
        self.table[slot] = tag << 32 | node
        if 2 * self.size > self.mask:
            self.widen_table()
        return node

    def digest(self, n):
        """64 bits of the words just spelled."""
        x = n
        for i in range(n):
            x = ((x ^ self.spelled[i]) * MIX) & MASK64
            x ^= x >> 29
        return (x * MIX) & MASK64

    def widen_table(self):
        """Use more of the table; what is not used costs neither memory nor time."""
        if self.mask + 1 == len(self.table):
            return
        for slot in range(self.mask + 1):
            self.table[slot] = 0
        slots = self.mask + 1
        slots = GROWTH * slots if slots < STEPS else len(self.table)
        self.mask = min(slots, len(self.table)) - 1
        for node in range(ROOT, self.size):
            at = self.begin[node]
            n = self.words[at]
            for i in range(n):
                self.spelled[i] = self.words[at + 1 + i]
            x = self.digest(n)
            slot = (x ^ x >> 32) & self.mask
            while self.table[slot]:
                slot = (slot + 1) & self.mask
            self.table[slot] = (x >> 32) << 32 | node

    def stands(self, node, n):
        """Whether this is the position just spelled, word for word."""
        at = self.begin[node]
        if self.words[at] != n:
            return False
        for i in range(n):
            if self.words[at + 1 + i] != self.spelled[i]:
                return False
        return True

    def grow(self, deal, n):
        node = self.size
        self.size += 1
        self.begin[node] = self.words_used
        self.words[self.words_used] = n
        for i in range(n):
            self.words[self.words_used + 1 + i] = self.spelled[i]
        self.words_used += n + 1
        if deal.turn & 1:
            self.flags[node] = ODD
        self.soon[node] = 1
        self.late[node] = NEVER
        hope = deal.estimate(0)
        for i in range(2):
            doubt = int(SCEPTIC * (1.0 - hope))
            self.proof[2 * node + i] = 1 + doubt
            doubt = int(SCEPTIC * (1.0 + hope))
            self.disproof[2 * node + i] = 1 + doubt
            hope = -hope
        return node

    def expand(self, node):
        """Look into a position, which ``here`` stands at: enter all that can follow."""
        n = self.here.legal(self.out)
        if (
            self.size + n > self.room
            or self.edges + n > self.edge_room
            or self.words_used + 17 * n > self.word_room
        ):
            self.full = True
            self.stopped = True
            return
        self.here.sort(self.out, n)
        self.first[node] = self.edges
        self.wide[node] = n
        self.edges += n
        for i in range(n):
            self.after.copy_from(self.here)
            self.go(self.after, self.out[i])
            kid = self.enter(self.after)
            self.labels[self.first[node] + i] = self.out[i]
            self.kids[self.first[node] + i] = kid
        self.nodes += 1
        self.quota -= 1
        if not self.nodes & 255:
            self.watch_clock()

    def go(self, deal, choice):
        """Make a choice; where ``narrow``, those that follow it and are the only ones there are as well."""
        deal.choose(choice)
        if not self.narrow:
            return
        deal.canonical = True
        for _ in range(FORCED):
            if deal.turn < 0 or deal.legal(self.only) > 1:
                return
            deal.choose(self.only[0])

    def watch_clock(self):
        """Stop when the time is spent or somebody says so."""
        if self.cancelled or clock.now() >= self.deadline:
            self.stopped = True

    def stand_at_start(self):
        """Bring ``here`` to the start, which is the root or can follow it."""
        self.here.copy_from(self.deal)
        if self.start != ROOT:
            for edge in range(self.first[ROOT], self.first[ROOT] + self.wide[ROOT]):
                if self.kids[edge] == self.start:
                    self.go(self.here, self.labels[edge])
                    break

    # --- proof-number search ----------------------------------------------------------------------

    def search(self):
        """Go down to the position that decides most, look into it, weigh those above, and again.

        What is above a position whose numbers stay is not weighed: the way down would be the same.
        """
        idle = 0
        at = 0
        node = self.start
        self.line[0] = node
        self.place[node] = 1
        while self.quota > 0 and idle < IDLE and not self.stopped and not self.sure(self.start):
            while self.first[node] and at < DEEP - 1:
                edge = self.choose(node)
                if edge < 0:
                    break
                node = self.kids[edge]
                at += 1
                self.line[at] = node
                self.steps[at] = self.labels[edge]
                self.place[node] = at + 1
            stuck = self.first[node] > 0
            idle += 1
            if not stuck:
                self.stand_at_start()
                for i in range(1, at + 1):
                    self.go(self.here, self.steps[i])
                self.expand(node)
                idle = 0
            while self.weigh(node) or stuck:
                stuck = False
                if at == 0:
                    break
                self.place[node] = 0
                at -= 1
                node = self.line[at]
        while at >= 0:
            self.place[self.line[at]] = 0
            at -= 1

    def sure(self, node):
        """Whether it is known if the attacker wins."""
        return self.flags[node] & (WINS | FAILS) << self.attacker != 0

    def closed(self, kid):
        """Whether the attacker gets nowhere by this position as long as the path stands."""
        i = 2 * kid + self.attacker
        return self.place[kid] > 0 or (self.lean[i] > 0 and self.place[self.lean[i]] > 0)

    def choose(self, node):
        """The edge to the position easiest to prove, or for the other side to disprove; or -1."""
        ours = (self.flags[node] & ODD != 0) == (self.attacker == 1)
        best = -1
        least = MOST
        for edge in range(self.first[node], self.first[node] + self.wide[node]):
            kid = self.kids[edge]
            if self.sure(kid) or self.closed(kid):
                continue
            value = self.proof[2 * kid + self.attacker] if ours else self.disproof[2 * kid + self.attacker]
            if value < least:
                least = value
                best = edge
        return best

    def weigh(self, node):
        """Reckon what is known of a position on the path from those that follow; whether it changed.

        One of two sums is taken as the most and the number of the others: many positions are met by
        several paths, and would be counted often.
        """
        ours = (self.flags[node] & ODD != 0) == (self.attacker == 1)
        least = MOST
        most = 0
        undecided = 0
        deepest = 0  # a position on the path that closed ones lean on, the deepest
        deep = 0
        stuck = 0
        for edge in range(self.first[node], self.first[node] + self.wide[node]):
            kid = self.kids[edge]
            i = 2 * kid + self.attacker
            if self.flags[kid] & WINS << self.attacker:
                if ours:
                    self.win(node, self.attacker)
                    return True
            elif self.flags[kid] & FAILS << self.attacker:
                if not ours:
                    self.flags[node] |= FAILS << self.attacker
                    return True
            elif self.closed(kid):
                stuck += 1
                if not self.place[kid]:
                    kid = self.lean[i]
                if self.place[kid] > deep and kid != node:
                    deep = self.place[kid]
                    deepest = kid
            else:
                undecided += 1
                least = min(least, self.proof[i] if ours else self.disproof[i])
                most = max(most, self.disproof[i] if ours else self.proof[i])
        i = 2 * node + self.attacker
        if stuck and (not ours or not undecided):
            self.lean[i] = deepest or self.start
            return True
        if not undecided:
            if ours:
                self.flags[node] |= FAILS << self.attacker
            else:
                self.win(node, self.attacker)
            return True
        most = min(MOST - 1, most + undecided - 1)
        if not ours:
            least, most = most, least
        changed = self.lean[i] > 0 or self.proof[i] != least or self.disproof[i] != most
        self.lean[i] = 0
        self.proof[i] = least
        self.disproof[i] = most
        return changed

    def win(self, node, side):
        """One side's win is the other's failure."""
        self.flags[node] |= WINS << side | FAILS << (1 - side)

    # --- retrograde analysis ----------------------------------------------------------------------

    def link(self):
        """List, for every position, those from which it can follow; useless where it is ``stopped``."""
        for node in range(self.size + 1):
            self.family[node] = 0
        for node in range(ROOT, self.size):
            if not node & 0xFFFF:
                self.watch_clock()
                if self.stopped:
                    return
            for edge in range(self.first[node], self.first[node] + self.wide[node]):
                self.family[self.kids[edge]] += 1
        total = 0
        for node in range(self.size):
            total += self.family[node]
            self.family[node] = total
        self.family[self.size] = total
        for node in range(ROOT, self.size):
            if not node & 0xFFFF:
                self.watch_clock()
                if self.stopped:
                    return
            for edge in range(self.first[node], self.first[node] + self.wide[node]):
                kid = self.kids[edge]
                self.family[kid] -= 1
                self.parents[self.family[kid]] = node

    def settle_all(self):
        """What is certain for each side; leanings are forgotten."""
        self.reckoned = -1
        self.link()
        for attacker in range(2):
            if self.stopped:
                return
            self.spread(attacker, CERTAIN, self.late)
            if self.stopped:
                return
            for node in range(ROOT, self.size):
                self.lean[2 * node + attacker] = 0
                if self.late[node] < NEVER:
                    self.win(node, attacker)
            self.spread(attacker, HOPEFUL, self.soon)
            if self.stopped:
                return
            for node in range(ROOT, self.size):
                if self.soon[node] == NEVER:
                    self.flags[node] |= FAILS << attacker

    def spread(self, attacker, mood, distance):
        """In how many choices the attacker can win from each position, NEVER where not.

        HOPEFUL takes positions not yet looked into for wins after one more choice. Where it is ``stopped``,
        the distances say nothing.
        """
        for node in range(self.size):
            distance[node] = NEVER
            self.left[node] = self.wide[node]
        distance[attacker] = 0
        self.queue[0] = attacker
        tail = 1
        if mood == HOPEFUL:
            for node in range(ROOT, self.size):
                if not self.first[node] and not self.flags[node] & FAILS << attacker:
                    distance[node] = 1
                    self.queue[tail] = node
                    tail += 1
        head = 0
        while head < tail:
            node = self.queue[head]
            head += 1
            if not head & 0xFFF:
                self.watch_clock()
                if self.stopped:
                    return
            for i in range(self.family[node], self.family[node + 1]):
                parent = self.parents[i]
                self.left[parent] -= 1
                if distance[parent] < NEVER:
                    continue
                if (self.flags[parent] & ODD != 0) == (attacker == 1) or self.left[parent] == 0:
                    distance[parent] = distance[node] + 1
                    self.queue[tail] = parent
                    tail += 1

    def widen(self, job):
        """Look into positions nearest to the start, breadth first.

        MEASURE and SCOUR: only along choices by which the attacker could still win within the limit.
        """
        self.left[0] = -1
        self.place[self.start] = 1
        self.queue[0] = self.start
        head = 0
        tail = 1
        while head < tail and self.quota > 0 and not self.stopped:
            node = self.queue[head]
            if not self.first[node]:
                self.replay(head)
                self.expand(node)
                if job == WIDEN:
                    head += 1
                    continue
            if job != WIDEN and (self.flags[node] & ODD != 0) != (self.attacker == 1):
                edge = self.defence(node, self.limit - self.place[node])
                if edge >= 0 and job == MEASURE:
                    tail = self.follow(head, edge, tail)
                elif edge >= 0:
                    tail = self.follow_all(head, job, tail)
            else:
                tail = self.follow_all(head, job, tail)
            head += 1
        for i in range(tail):
            self.place[self.queue[i]] = 0

    def follow_all(self, head, job, tail):
        """Put all that can follow into the queue, as far as it matters; the queue's new end."""
        node = self.queue[head]
        rest = self.limit - self.place[node]
        for edge in range(self.first[node], self.first[node] + self.wide[node]):
            kid = self.kids[edge]
            if job == WIDEN:
                if not self.sure(kid):
                    tail = self.follow(head, edge, tail)
            elif self.soon[kid] <= rest and self.soon[kid] < self.late[kid]:
                tail = self.follow(head, edge, tail)
        return tail

    def follow(self, head, edge, tail):
        """Put a position into the queue, once; the queue's new end."""
        kid = self.kids[edge]
        if self.place[kid]:
            return tail
        self.place[kid] = self.place[self.queue[head]] + 1
        self.queue[tail] = kid
        self.left[tail] = head
        self.came[tail] = edge
        return tail + 1

    def defence(self, node, rest):
        """Of the choices not measured yet, one that may hold out longest; -1 if one does hold out."""
        best = -1
        for edge in range(self.first[node], self.first[node] + self.wide[node]):
            kid = self.kids[edge]
            if self.soon[kid] > rest:
                return -1
            if self.soon[kid] < self.late[kid] and (best < 0 or self.soon[kid] > self.soon[self.kids[best]]):
                best = edge
        return best

    def replay(self, at):
        """Bring ``here`` to the position at this place of the queue."""
        n = 0
        while self.left[at] >= 0:
            self.line[n] = self.labels[self.came[at]]
            n += 1
            at = self.left[at]
        self.stand_at_start()
        while n:
            n -= 1
            self.go(self.here, self.line[n])
