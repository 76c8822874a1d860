"""Everything that can follow a position, from the wordy rules, and what it is worth by retrograde analysis."""

import copy
import itertools

import msgspec

from atout.core.options import parse as read_options
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from tests.games.svoi_kozyri.wordy import Wordy

SUITS = "SHDC"
RANKS = "23456789TJQKA"


class Graph:
    """All positions that can follow a wordy deal; ``wins[player][state]`` in how many choices a win is forced."""

    def __init__(self, deal):
        self.deals = {}
        self.after = {}
        self.root = name(deal)
        todo = [deal]
        while todo:
            deal = todo.pop()
            state = name(deal)
            if state in self.deals:
                continue
            self.deals[state] = deal
            self.after[state] = {}
            if deal.turn < 0:
                continue
            for choice in deal.choices():
                follower = copy.deepcopy(deal)
                follower.positions = []
                follower.play(choice)
                self.after[state][choice] = name(follower)
                todo.append(follower)
        self.wins = [self.forced(player) for player in (0, 1)]

    def forced(self, player):
        """In rounds: whoever can step into a win wins, whoever cannot but step into one loses."""
        found = {state: 0 for state, deal in self.deals.items() if deal.turn < 0 and deal.loser == 1 - player}
        for count in itertools.count(1):
            fresh = []
            for state, deal in self.deals.items():
                if state in found or deal.turn < 0:
                    continue
                into = [follower in found for follower in self.after[state].values()]
                if any(into) if deal.turn == player else all(into):
                    fresh.append(state)
            if not fresh:
                return found
            found |= dict.fromkeys(fresh, count)
        raise AssertionError

    def value(self, state, player):
        """For a player: win, loss or draw."""
        if state in self.wins[player]:
            return "win"
        return "loss" if state in self.wins[1 - player] else "draw"

    def length(self, state):
        """In how many choices the winner wins."""
        return self.wins[0].get(state, self.wins[1].get(state))


def name(deal):
    """What makes two positions equal."""
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    return (hands, tuple(deal.pile), deal.turn, deal.to_do, deal.loser)


def graph_of(deal, text):
    """The graph of a position that was read from a text."""
    rules = msgspec.structs.asdict(read_options(SvoiOptions, PRESETS, text.partition("options=")[2]))
    hands = [[card(c) for c in range(52) if deal.hands[seat] >> c & 1] for seat in (0, 1)]
    pile = [card(deal.pile[i]) for i in range(deal.size)]
    trumps = [SUITS[trump] if trump < len(SUITS) else None for trump in (deal.trump[0], deal.trump[1])]
    return Graph(Wordy.at(rules | {"repetitions": 0}, hands, trumps, pile, deal.turn))


def card(number):
    """A card as the sheet writes it."""
    return RANKS[number % 13] + SUITS[number // 13]


def random_position(chance, count, rules):
    """``count`` cards at random in two hands and perhaps the pile, as text."""
    kept = chance.sample([rank + suit for rank in RANKS[-4:] for suit in SUITS], count)
    first, second = sorted(chance.sample(range(1, count), 2))
    hands = f"0: {' '.join(kept[:first])} 1: {' '.join(kept[first:second])}"
    trumps = "".join(chance.sample(SUITS, 2)) if chance.random() < 0.8 else "--"
    pile = ",".join(kept[second:]) if chance.random() < 0.7 else ""
    return f"{hands} trumps={trumps} pile={pile} turn={chance.randrange(2)} options={rules}"


RULES = [
    f"take={take},pick_up={pick_up},after_pick_up={after},last_card={last}"
    for take in ("three_five_all", "all")
    for pick_up in ("unable", "unwilling")
    for after in ("next_leads", "taker_leads")
    for last in ("draw", "win")
]
"""Every combination of the house rules that count in play."""
