"""Whole matches against the second definition: round after round, with the scores and the starter of each.

What is shown, overturned and strengthened, who starts, what is trumps where nobody shows, who climbs how far and
when it ends: each is said a second time, in words.
"""

import random
from collections import Counter

import pytest

from atout.core import cards
from atout.core.options import as_dict
from atout.games.tractor import notation
from atout.games.tractor.match import TractorMatch
from atout.games.tractor.view import show
from tests.contract.test_wordy import sorted_hands
from tests.games.tractor.positions import options
from tests.games.tractor.wordy import RANKS, Wordy
from tests.helpers import LONG, chances_of, marked, zones

PLAYS = 100_000 if LONG else 3_000
PRESETS = ["seed", "classic"]


class WordyMatch:
    """What carries from round to round, in words."""

    def __init__(self, rules):
        self.rules = rules
        self.scores = [str(rules["start_rank"])] * 2
        self.starter = None
        self.over = False

    def begin(self, drawer, pack):
        """TR-4, TR-5: the starter draws first, except in the first round."""
        later = None if self.starter is None else (list(self.scores), self.starter)
        first = drawer if self.starter is None else self.starter
        return Wordy(self.rules, first, {"pack": pack}, later)

    def end(self, round_):
        """TR-42 to TR-44; TR-11 and TR-12: a round thrown in changes nothing."""
        if round_.how == "tractor-how-thrown-in":
            return
        self.starter = (round_.starter + (2 if round_.points < 80 else 3)) % 4
        for side, ranks in enumerate(round_.gains()):
            at = RANKS.index(self.scores[side]) + ranks
            self.over = self.over or at == len(RANKS)
            self.scores[side] = RANKS[at] if at < len(RANKS) else "past"


def one_round(match, second, luck, shy):
    """One round, the same choices for both; how often what was met. Some players are ``shy`` to show."""
    met = Counter()
    for number in range(20_000):
        deal = match.deal
        if match.between or match.over:
            break
        texts = {notation.write(deal, choice): choice for choice in deal.choices()}
        assert sorted(texts) == sorted(second.choices())
        assert deal.turn == second.turn
        if number % 40 == 0:
            assert zones(match_view(match)) == sorted_hands(second.zones())
        text = luck.choice(sorted(texts))
        if "pass" in texts:
            text = "pass" if luck.random() < shy else max(texts) if owns_what_stands(second) else text
        if text.startswith("show"):
            met[how_shown(second)] += 1
        match.play(deal.turn, [texts[text]])
        second.play(text)
    return met


def match_view(match):
    """Where everything lies."""
    return show(match.standing(), match.deal.clone(), -1)


def owns_what_stands(second):
    """Whether the one who is asked has shown what stands, and may strengthen it."""
    return bool(second.shown) and second.shown[-1][0] == second.turn


def how_shown(second):
    """What a showing does to the one that stands."""
    if not second.shown:
        return "shown"
    return "strengthened" if owns_what_stands(second) else "overturned"


@pytest.mark.timeout(20_000 if LONG else 240)
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches(preset):
    luck = random.Random(f"matches {preset}")
    met, seed = Counter(), 0
    while met["plays"] < PLAYS:
        rules = options(
            preset,
            start_rank=luck.choice([2, 5, 8, "T", "J"]),
            nobody_shows=luck.choice(["turn_talon", "no_trump", "redeal"]),
        )
        match, words = TractorMatch(rules, None), WordyMatch(as_dict(rules))
        for _ in range(luck.randint(2, 6)):
            values = chances_of(match, seed)
            seed += 1
            match.start(values)
            second = words.begin(match.dealer, marked(values["pack"]))
            first = second.first
            met += one_round(match, second, luck, luck.choice([0, 0.5, 1]))
            words.end(second)
            met["rounds"] += 1
            met["plays"] += 4 * match.deal.tricks
            met["later"] += not first
            met["unshown later"] += not first and not second.shown
            met["thrown in later"] += not first and second.how == "tractor-how-thrown-in"
            met["jokers"] += second.trump == "no trumps"

            assert match.results[-1].gains == second.gains()
            assert match.results[-1].how.key == second.how
            assert match.over == words.over
            if match.over:
                break
            if words.starter is not None:
                assert match.next_dealer() == words.starter
                assert [cards.RANKS[rank] for rank in match.ranks] == words.scores
    assert met["later"] > met["rounds"] // 3
    assert {"shown", "overturned", "strengthened", "unshown later", "jokers"} <= set(+met), met
