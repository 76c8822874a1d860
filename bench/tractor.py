"""Tractor beside OpenSpiel's bridge in C++ and rlcard's doudizhu: rounds, decisions, judging a play.

python bench/tractor.py [--seconds 2]

One process, the same run. Whole: ours from the first card drawn to the score (draw, show, bury, 25 cards
each) without leaving the rules, theirs by ``pyspiel.evaluate_bots`` with its uniform random bots. Stepped:
the list of legal choices and one choice, asked for from Python; whole plays, a lead or what follows, take
several of ours and one step of rlcard's, which also makes what its learner sees: its game alone does not.
Judged: the slowest of many hands made to be nasty. Wanted: as many rounds, ten times as many decisions, 5 ms,
and 4 KiB for a deal.
"""

import argparse
import random
import time

from yardsticks import our_deals, rate, their_games

from atout.core.rng import Rng
from atout.games.tractor.deal import Tractor
from atout.games.tractor.numbers import DONE, PLAY
from atout.games.tractor.options import PRESETS

WANTED_ROUNDS, WANTED_DECISIONS, LONGEST_MS, MOST_BYTES = 1, 10, 5, 4096
LUCK = [random.Random(1).randrange(10**6) for _ in range(600)]


def our_decisions(*, whole):
    """Choices, or ``whole`` plays: of the decisions in which a player lays cards alone."""
    deal, rng = Tractor(PRESETS["seed"]), Rng(2)

    def work():
        deal.begin(rng)
        made = 0
        while deal.turn >= 0:
            choices = deal.choices()
            deal.play(choices[LUCK[made] % len(choices)])
            made += 1
        return 4 * deal.tricks if whole else made

    return work


def their_decisions():
    """Of doudizhu in rlcard, as it is stepped and the game alone; nothing where that is not installed."""
    try:
        import rlcard  # noqa: PLC0415
    except ImportError:
        return []
    env = rlcard.make("doudizhu", config={"seed": 1})

    def stepped():
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[LUCK[made % len(LUCK)] % len(legal)])
            made += 1
        return made

    def alone():
        state, _ = env.game.init_game()
        made = 0
        while not env.game.is_over():
            legal = state["actions"]
            state, _ = env.game.step(legal[LUCK[made % len(LUCK)] % len(legal)])
            made += 1
        return made

    return [("stepped", stepped), ("its game alone", alone)]


def fills():
    """Hidden deals filled in a second, somewhere in the play of random rounds."""
    rng, luck = Rng(3), random.Random(3)
    hidden = []
    for _ in range(20):
        deal = Tractor(PRESETS["classic"])
        deal.begin(rng)
        for _ in range(luck.randint(120, 220)):
            if deal.turn >= 0:
                deal.play(luck.choice(deal.choices()))
        if deal.turn >= 0 and not deal.secret:
            hidden.append(deal.hidden(deal.turn))

    def work():
        for one in hidden:
            one.filled(rng)
        return len(hidden)

    return work


def slowest_judged(tables=400):
    """The longest that one question about a selection of cards took, in milliseconds.

    Two suits and the jokers, twelve cards each, pairs together: leads and plays of up to twelve cards.
    """
    luck, worst = random.Random(5), 0.0
    for number in range(tables):
        rules = PRESETS["classic" if number % 2 else "seed"]
        pack = [kind for kind in (*range(26), 52, 53) for _ in range(2)]
        luck.shuffle(pack)
        if number % 3:
            pack = [kind for kind in dict.fromkeys(pack) for _ in range(2)]
        deal = Tractor(rules)
        deal.arrange([pack[12 * at : 12 * at + 12] for at in range(4)], 0, 0)
        while deal.turn >= 0 and deal.phase == PLAY:
            start = time.thread_time()
            choices = deal.choices()
            worst = max(worst, time.thread_time() - start)
            cards = [choice for choice in choices if choice != DONE]
            choice = luck.choice(cards) if cards and luck.random() < 0.9 else choices[-1]
            start = time.thread_time()
            deal.play(choice)
            worst = max(worst, time.thread_time() - start)
    return 1000 * worst


def main():
    """Print every figure beside what is wanted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2)
    seconds = parser.parse_args().seconds
    theirs = rate(their_games("bridge(use_double_dummy_result=false)", 4, 50), seconds)
    print(f"bridge in C++       {theirs:12,.0f} rounds a second")
    for preset in PRESETS:
        ours = rate(our_deals(Tractor(PRESETS[preset]), 2_000), seconds)
        times = f"{ours / theirs:.1f} times (wanted {WANTED_ROUNDS})"
        print(f"tractor, {preset:10} {ours:12,.0f} rounds a second: {times}")
    print(f"stepped from Python {rate(our_decisions(whole=False), seconds):12,.0f} choices a second")
    plays = rate(our_decisions(whole=True), seconds)
    print(f"                    {plays:12,.0f} whole plays a second, the drawing and the talon beside them")
    for name, theirs in their_decisions():
        other = rate(theirs, seconds)
        times = f"{plays / other:.0f} times (wanted {WANTED_DECISIONS})"
        print(f"rlcard's doudizhu   {other:12,.0f} plays a second, {name}: {times}")
    print(f"filled              {rate(fills(), seconds):12,.0f} deals a second")
    print(f"slowest judged      {slowest_judged():12.3f} ms (wanted {LONGEST_MS} at most)")
    print(f"one deal            {Tractor.__basicsize__:12,} bytes (wanted {MOST_BYTES} at most)")


if __name__ == "__main__":
    main()
