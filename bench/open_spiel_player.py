"""OpenSpiel's ISMCTSBot, in Python, as a player of our games.

    atout arena pitch expert:0.1 bench.open_spiel_player:ismcts:0.1

It sees a deal as a state of OpenSpiel's: what it asks of one is answered by ``Seen``. It searches until its
time is up, each simulation in a deal that could be, played on by chance. ``pip install 'atout[bench]'``.
"""

import itertools
import pickle
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from atout.core.rng import Rng

EXPLORE = 1.0
SEEDS = itertools.count(1)


class Rules:
    """What the bot asks of a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self):
        return self

    def num_distinct_actions(self):
        return 128


class Seen:
    """A deal as a state of OpenSpiel's; what a seat can know is the hidden deal itself."""

    def __init__(self, deal):
        self.deal = deal

    def get_game(self):
        return Rules()

    def clone(self):
        return Seen(self.deal.clone())

    def current_player(self):
        return self.deal.turn

    def is_terminal(self):
        return self.deal.turn < 0

    def is_chance_node(self):
        return False

    def legal_actions(self, _seat=None):
        return self.deal.choices()

    def apply_action(self, choice):
        self.deal.play(int(choice))

    def returns(self):
        return np.array([self.deal.merit(seat) for seat in range(self.deal.seats)])

    def information_state_string(self):
        return pickle.dumps(self.deal.hidden(self.deal.turn))


class TimeIsUp(Exception):
    """No simulation is begun any more."""


def ismcts(_standing, hidden, *, seconds):
    """The choice that was tried most."""
    seed = next(SEEDS)
    rng, luck = Rng(seed), np.random.RandomState(seed)
    until = time.perf_counter() + seconds

    def another_deal(state, _seat):
        if bot._root_node.total_visits > 0 and time.perf_counter() > until:  # noqa: SLF001
            raise TimeIsUp
        return Seen(state.deal.filled(rng))

    bot = ISMCTSBot(Rules(), RandomRolloutEvaluator(1, luck), EXPLORE, 1 << 30, random_state=luck)
    bot.set_resampler(another_deal)
    state = Seen(hidden)
    try:
        bot.run_search(state)
    except TimeIsUp:
        policy = bot.get_final_policy(state, bot._root_node)  # noqa: SLF001
        return max(policy, key=lambda pair: pair[1])[0]
    return hidden.choices()[0]
