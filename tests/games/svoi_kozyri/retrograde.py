"""Exact values of small positions by looking backwards from every end: slow, plain, and not the solver.

A position that no side can force to an end is a draw: play may go round for ever.
"""

from collections import deque
from itertools import product


def value(root):
    """The seat that wins with best play, None for a draw (two players)."""
    return values(*reachable(root))[0]


def choices_with_value(root, most):
    """The value of a position and of every choice there, None where more than so many positions can come of it."""
    graph = reachable(root, most)
    if graph is None:
        return None
    found, ends = values(*graph), graph[1][0]
    worths = [found[end] if isinstance(end, int) else winner(end) for end in ends]
    return found[0], dict(zip(root.choices(), worths, strict=True))


def winner(over):
    """Who has won a deal that is over, None after a draw."""
    return None if over.loser < 0 else 1 - over.loser


def values(deals, following):
    """The value of every position of a graph."""
    turns = [deal.turn for deal in deals]
    before = [[] for _ in deals]
    undecided = [len(ends) for ends in following]
    can_draw = [False] * len(deals)
    known_values = [None] * len(deals)
    known = deque()

    def learn(at, seat):
        """One choice at this position leads to a win of this seat, or to a draw."""
        if known_values[at] is not None:
            return
        undecided[at] -= 1
        can_draw[at] |= seat is None
        if seat == turns[at] or (not undecided[at] and not can_draw[at]):
            known_values[at] = seat
            known.append(at)

    for at, ends in enumerate(following):
        for end in ends:
            if isinstance(end, int):
                before[end].append(at)
            else:
                learn(at, winner(end))
    while known:
        at = known.popleft()
        for earlier in before[at]:
            learn(earlier, known_values[at])
    return known_values


def reachable(root, most=10**9):
    """Every position that can come of this one, and for each what its choices lead to: a number, or a finished deal.

    None when they are more than so many.
    """
    deals, numbers, following = [root], {root.position(): 0}, []
    for deal in deals:
        if len(deals) > most:
            return None
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
