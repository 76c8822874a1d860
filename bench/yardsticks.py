"""The programs that Atout is held against: the same algorithms in C, and OpenSpiel's C++."""

import ast
import os
import subprocess
import time
from pathlib import Path

from atout.core.rng import Rng
from atout.search.playout import Playouts

ROOT = Path(__file__).resolve().parent.parent
C = ROOT / "bench/c"
BUILD = ROOT / "build/bench"
BOT = ROOT / "src/atout/games/svoi_kozyri/bot.py"


def compiled(name):
    """The C program, compiled at -O2 with the numbers of ``bot.py``."""
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "burden.h").write_text(numbers(), "utf-8")
    program = BUILD / name
    command = ["gcc", "-O2", "-Wall", "-Wextra", f"-I{BUILD}", str(C / f"{name}.c"), "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def numbers():
    """The numbers by which ``bot.py`` judges a duel, for C."""
    wanted = {"CARD_BURDEN", "UNBEATEN", "PICKED_UP", "MILD"}
    found = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in ast.parse(BOT.read_text("utf-8")).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id in wanted
    }
    rows = ", ".join("{" + ", ".join(map(str, row)) + "}" for row in found["CARD_BURDEN"][0])
    return (
        f"static const int CARD_BURDEN[3][13] = {{{rows}}};\n"
        f"enum {{ UNBEATEN = {found['UNBEATEN']}, PICKED_UP = {found['PICKED_UP']} }};\n"
        f"static const double MILD = {found['MILD']};\n"
    )


def spelled(deal):
    """A position with an empty pile, as the C programs read it."""
    rules = (deal.take_all, deal.unwilling, deal.taker_leads, deal.last_card_draws)
    numbers = [*deal.trump[:2], deal.turn, *(int(rule) for rule in rules)]
    return [f"{deal.hands[0]:x}", f"{deal.hands[1]:x}", *map(str, numbers)]


def run(program, *arguments):
    """The words that a C program prints."""
    done = subprocess.run([str(program), *map(str, arguments)], check=True, capture_output=True, text=True)
    return done.stdout.split()


def crazy_eights(seconds):
    """Choices a second of OpenSpiel's C++ crazy eights between two players who choose at random."""
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    import pyspiel  # noqa: PLC0415  only this part needs it

    game = pyspiel.load_game("crazy_eights(players=2)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]
    choices = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        seed += 1
        state = game.new_initial_state()
        begun = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - begun
        choices += sum(1 for move in state.full_history() if move.player >= 0)
    return choices / spent


def rate(work, seconds):
    """How much is done in a second of the processor's: ``work`` does a little and says how much."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def our_deals(deal, count, **how):
    """Work for ``rate``: whole deals of ours, without leaving the rules; ``how`` as ``Playouts`` has it."""
    rng = Rng(1)

    def work():
        Playouts(deal, rng, count, **how).run()
        return count

    return work


def their_games(name, players, count):
    """Work for ``rate``: games of OpenSpiel's between players who choose at random."""
    import pyspiel  # noqa: PLC0415  only this part needs it

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]

    def work():
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return count

    return work
