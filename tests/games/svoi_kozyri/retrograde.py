"""Exact values of small positions by looking backwards from every end: slow, plain, and not the solver.

A position that no side can force to an end is a draw: play may go round for ever.
"""

from collections import deque
from itertools import product


def value(root):
    """The seat that wins with best play, None for a draw (two players)."""
    deals, following = reachable(root)
    turns = [deal.turn for deal in deals]
    before = [[] for _ in deals]
    undecided = [len(ends) for ends in following]
    can_draw = [False] * len(deals)
    values = [None] * len(deals)
    known = deque()

    def learn(at, winner):
        """One choice at this position leads to a win of ``winner``, or to a draw."""
        if values[at] is not None:
            return
        undecided[at] -= 1
        can_draw[at] |= winner is None
        if winner == turns[at] or (not undecided[at] and not can_draw[at]):
            values[at] = winner
            known.append(at)

    for at, ends in enumerate(following):
        for end in ends:
            if isinstance(end, int):
                before[end].append(at)
            else:
                learn(at, None if end.loser < 0 else 1 - end.loser)
    while known:
        at = known.popleft()
        for earlier in before[at]:
            learn(earlier, values[at])
    return values[0]


def reachable(root):
    """Every position that can come of this one, and for each what its choices lead to: a number, or a finished deal."""
    deals, numbers, following = [root], {root.position(): 0}, []
    for deal in deals:
        ends = []
        for choice in deal.choices():
            child = deal.clone()
            child.play(choice)
            if child.turn < 0:
                ends.append(child)
                continue
            number = numbers.setdefault(child.position(), len(deals))
            if number == len(deals):
                deals.append(child)
            ends.append(number)
        following.append(ends)
    return deals, following


def layouts(ranks):
    """Every symmetric deal of these ranks as two hands: S goes with H, C with D."""
    for coins in product([False, True], repeat=2 * len(ranks)):
        pairs = [(rank, pair) for rank in ranks for pair in ("SH", "CD")]
        hands = [
            (rank + pair[coin], rank + pair[not coin])
            for (rank, pair), coin in zip(pairs, coins, strict=True)
        ]
        yield " ".join(mine for mine, _ in hands), " ".join(theirs for _, theirs in hands)
