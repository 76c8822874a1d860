"""Information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any deal.

Each simulation deals the unknown cards anew, goes down the tree by the choices that are legal in that
deal, adds one node, and plays on by the game's policy. The tree is of the choices as all can see them.
"""

import math
from array import array

from atout.core import clock, gil
from atout.core.rng import Rng
from atout.core.task import Task

EXPLORE = 0.7
WIDEST = 4096
"""Choices are below this number."""


class Ismcts(Task):
    """The tree is parallel arrays: a node is an index, node 0 the root.

    ``guesses`` deal the cards that are not known; without them all deals are equally likely.
    ``cut`` is after how many choices a deal that is played on is estimated instead; ``capacity`` how many
    nodes there is room for: a full tree is searched on without growing. A ``plain`` search knows the rules
    alone: it plays on by chance, not by the game's policy.
    """

    __slots__ = (
        "at", "cancelled", "capacity", "chances", "child", "choice", "cut", "deadline", "done", "guesses",
        "hidden", "limit", "mover", "out", "parent", "plain", "rng", "sibling", "size", "total", "values",
        "visits", "world",
    )  # fmt: skip

    def __init__(self, hidden, seed, capacity=1 << 18, cut=40, plain=False, guesses=None):
        self.hidden = hidden  # never changed
        self.guesses = guesses
        self.world = hidden.clone()  # filled and played out, again and again
        self.rng = Rng(seed)
        self.capacity = capacity
        self.cut = cut
        self.plain = plain
        self.parent = array("i", bytes(4 * capacity))
        self.child = array("i", bytes(4 * capacity))
        self.sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.chances = array("i", bytes(4 * capacity))
        self.choice = array("i", bytes(4 * capacity))
        self.mover = array("i", bytes(4 * capacity))
        self.total = array("d", bytes(8 * capacity))
        self.at = array("i", bytes(4 * WIDEST))
        self.out = [0] * 128
        self.values = [0.0] * 8
        self.size = 1
        self.deadline = 0
        self.limit = 0
        self.done = 0
        self.cancelled = False

    def think(self, seconds, simulations=1 << 40):
        """Search until a budget is spent or ``cancelled`` is set; called again, search on."""
        self.deadline = clock.now() + int(seconds * 1e9)
        self.limit = self.done + simulations
        gil.run(self)

    def report(self):
        """(choice, visits, mean worth to its maker) of every choice at the root, most visited first."""
        rows = {choice: (choice, 0, -1.0) for choice in self.hidden.choices()}
        kid = self.child[0]
        while kid:
            mean = self.total[kid] / max(self.visits[kid], 1)
            rows[self.choice[kid]] = (self.choice[kid], self.visits[kid], mean)
            kid = self.sibling[kid]
        return sorted(rows.values(), key=lambda row: (-row[1], -row[2], row[0]))

    def work(self):
        while self.done < self.limit:
            self.simulate()
            self.done += 1
            if self.cancelled or clock.now() >= self.deadline:
                break

    def simulate(self):
        if self.guesses is None:
            self.world.copy_from(self.hidden)
            self.world.fill(self.rng)
        else:
            self.guesses.sample()
            self.world.copy_from(self.guesses.world)
        node = 0
        fresh = False
        while self.world.turn >= 0 and not fresh:
            n = self.world.legal(self.out)
            untried = self.match(node, n)
            if untried and self.size < self.capacity:
                node = self.grow(node, self.out[n - 1 - self.rng.below(untried)])
                fresh = True
            elif untried == n:  # the tree is full
                break
            else:
                node = self.select(n - untried)
            self.world.choose(self.choice[node])
        self.play_on()
        self.learn(node)

    def play_on(self):
        """Play by the game's policy, or by chance, to the end or the cut."""
        for _ in range(self.cut):
            if self.world.turn < 0:
                break
            if self.plain:
                self.world.choose(self.world.pick(self.rng))
            else:
                self.world.choose(self.world.policy(self.rng))

    def match(self, node, n):
        """Move the choices that have no node to the end of ``out``; how many they are."""
        kid = self.child[node]
        while kid:
            self.at[self.choice[kid]] = kid
            kid = self.sibling[kid]
        i = 0
        last = n
        while i < last:
            choice = self.out[i]
            kid = self.at[choice]
            if kid and self.parent[kid] == node and self.choice[kid] == choice:
                self.chances[kid] += 1
                i += 1
            else:
                last -= 1
                self.out[i] = self.out[last]
                self.out[last] = choice
        return n - last

    def grow(self, node, choice):
        """A new node under ``node``."""
        kid = self.size
        self.size += 1
        self.parent[kid] = node
        self.sibling[kid] = self.child[node]
        self.child[node] = kid
        self.choice[kid] = choice
        self.mover[kid] = self.world.turn
        self.chances[kid] = 1
        return kid

    def select(self, n):
        """The node that promises most to its maker, seldom tried ones preferred."""
        best = 0
        most = -1e9
        for i in range(n):
            kid = self.at[self.out[i]]
            visits = self.visits[kid]
            value = self.total[kid] / visits + EXPLORE * math.sqrt(math.log(self.chances[kid]) / visits)
            if value > most:
                most = value
                best = kid
        return best

    def learn(self, node):
        """Add what the deal came to, to the nodes on the way."""
        for seat in range(self.world.seats):
            if self.world.turn < 0:
                self.values[seat] = self.world.worth(seat)
            else:
                self.values[seat] = self.world.estimate(seat)
        while node:
            self.visits[node] += 1
            self.total[node] += self.values[self.mover[node]]
            node = self.parent[node]
