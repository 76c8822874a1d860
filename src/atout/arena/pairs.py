"""The same cards with sides exchanged: what luck gives one player, it gives the other as well."""

import math
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from atout.arena.players import Player
from atout.core.chances import draw, in_a_test
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.match import Match
from atout.core.options import Options
from atout.words import words


class Pair(msgspec.Struct, frozen=True):
    """The cards with this number of this seed, played once for each arrangement of the two players.

    ``games`` has what the sides of each player got on the average; ``difference`` is the first player's
    lead over all games, ``won`` the first player's share of the wins.
    """

    seed: int
    number: int
    difference: float
    won: float
    games: list[tuple[float, float]]


class Timed(msgspec.Struct, frozen=True):
    """A pair, and the seconds of each decision that either player had to make."""

    pair: Pair
    times: tuple[list[float], list[float]]


def arrangements(sides: int) -> list[tuple[int, ...]]:
    """Who plays each side, 0 or 1: by turns, as often exchanged as it takes for both to play the same.

    Two where the sides are even in number; else one player has a side more, so each side in turn begins,
    and then the players are exchanged.
    """
    row = [side % 2 for side in range(sides)]
    turned = {tuple(row[at:] + row[:at]) for at in range(sides)}
    return sorted(turned | {tuple(1 - who for who in one) for one in turned})


class Pairs:
    """Plays pairs of deals, or of ``whole`` matches, between two players."""

    def __init__(self, game: Game, options: Options, players: tuple[Player, Player], *, whole: bool) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.whole = whole

    def play(self, seed: int, number: int) -> Timed:
        """One pair."""
        times: tuple[list[float], list[float]] = ([], [])
        sides = len(self.game.match(self.options, None).sides)
        games = [self._game(who, seed, number, times) for who in arrangements(sides)]
        count = len(games)
        pair = Pair(
            seed,
            number,
            math.fsum(first - second for first, second, _ in games) / count,
            math.fsum(won for *_, won in games) / count,
            [(first, second) for first, second, _ in games],
        )
        return Timed(pair, times)

    def _game(
        self, who: Sequence[int], seed: int, number: int, times: tuple[list[float], list[float]]
    ) -> tuple[float, float, float]:
        """What the first player's sides and the second's got, and the first's share of those that won."""
        cards = random.Random(f"cards {seed} {number}")
        luck = random.Random(f"players {seed} {number}")
        match = self.game.match(self.options, None)
        while True:
            match.start(draw(match.chances(), in_a_test(cards.getrandbits(64))))
            self._deal(match, who, luck, times)
            if match.over or not self.whole:
                break
        gains = match.scores if self.whole else match.results[-1].gains
        best = match.winners if self.whole else [seat for side in _best(match, gains) for seat in side]
        won = sum(who[side] == 0 for side, seats in enumerate(match.sides) for seat in seats if seat in best)
        mine, theirs = ([gain for gain, one in zip(gains, who, strict=True) if one == me] for me in (0, 1))
        return sum(mine) / len(mine), sum(theirs) / len(theirs), won / len(best)

    def _deal(
        self, match: Match, who: Sequence[int], luck: random.Random, times: tuple[list[float], list[float]]
    ) -> None:
        """Play the running deal to its end."""
        at = {seat: who[side] for side, seats in enumerate(match.sides) for seat in seats}
        while not match.between and not match.over:
            seat = match.deal.turn
            choices, seed = match.deal.choices(), luck.getrandbits(32)
            if len(choices) == 1:
                match.play(seat, choices)
                continue
            begun = time.perf_counter()
            decision = self.players[at[seat]](match.standing(), match.deal.hidden(seat), seed)
            times[at[seat]].append(time.perf_counter() - begun)
            _play(match, seat, decision, "AB"[at[seat]])


def _play(match: Match, seat: int, decision: Sequence[int], player: str) -> None:
    """A decision, one choice or several; who decides what the rules forbid, is told so."""
    try:
        match.play(seat, decision)
    except Illegal as illegal:
        why = words("en").refusal(illegal.refusal)  # as Python's own errors are told, of a player that fails
        chosen = str(list(decision))
        raise Illegal("arena-illegal-choice", player=player, choices=chosen, reason=why) from illegal


def _best(match: Match, gains: Sequence[Any]) -> list[list[int]]:
    """The sides that got most."""
    return [side for side, gain in zip(match.sides, gains, strict=True) if gain == max(gains)]
