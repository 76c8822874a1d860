"""The computer player of Bid Euchre: situations in which other programs went wrong, and how strong it is.

Of the reports collected for these games, some fit no rule of Bid Euchre: a card turned up for trumps (#1), an
alone hand without the lead at no-trump (#2: the bidder always leads), a joker that ranks last at no-trump (#14:
it ranks first, BE-20), and what is about Pitch (#6, #8, #9, #11: tests/games/pitch).
"""

import random
import time

import pytest

from atout.core.rng import Rng
from atout.games.bid_euchre import bot, notation
from atout.games.bid_euchre.bot import EuchreBot
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.odds import odds
from atout.search import levels
from tests.games.bid_euchre.positions import after, dealt, legal, options, pack_of, position

PLAIN = bot.__file__.endswith(".py")
WORLDS = 20 if PLAIN else 300
SOON = 0.5
"""So many deals are looked at, within so many seconds."""


def advice(deal, seed=1):
    """The choices of the seat in turn as text, best first, with their worth."""
    ranked = bot.think(deal.hidden(deal.turn), SOON, seed, limit=WORLDS)
    return {notation.write(deal, choice): worth for choice, worth in ranked}


def best(deal, seed=1):
    """What the computer player chooses."""
    if PLAIN:
        pytest.skip("plain Python looks at too few deals to be sure")
    return next(iter(advice(deal, seed)))


def test_every_choice_has_a_worth_the_best_first():
    for rules in ({}, {"joker": True, "no_trump": True, "stick_the_dealer": True}, {"decks": 2}):
        deal = dealt("", **rules)
        luck = random.Random(3)
        while deal.turn >= 0:
            told = advice(deal)
            assert sorted(told) == sorted(legal(deal).split())
            assert all(-1 <= worth <= 1 for worth in told.values())
            assert list(told.values()) == sorted(told.values(), reverse=True)
            deal.play(luck.choice(deal.choices()))


def test_the_same_seed_and_limit_decide_alike():
    hidden = dealt("JH JD AH KH AS 9C").hidden(0)
    assert bot.think(hidden, 30, 5, limit=5) == bot.think(hidden, 30, 5, limit=5)


def test_it_is_told_no_more_than_its_seat_knows():
    one = dealt("JH JD AH KH AS 9C", "JS JC AC KC QC TC").hidden(0)
    other = dealt("JH JD AH KH AS 9C", "9S TS QS KS 9D TD").hidden(0)
    assert bot.think(one, 30, 5, limit=5) == bot.think(other, 30, 5, limit=5)


# --- the play -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_ai_005_needing_both_tricks_it_leads_the_higher_trump(seed):  # reports 4
    deal = position("JC 9S", "AH KH", "9D 9H", "TS QD", trumps="S", bid="4", takers=[0, 2, 1, 3])
    assert best(deal, seed) == "JC"


@pytest.mark.parametrize("seed", range(3))
def test_ai_006_on_lead_it_does_not_lead_the_cheapest_card(seed):  # reports 41
    deal = position(
        "JH AH TC KD", "JD KH 9S TS", "QH AS KC 9C", "9H AC QC AD", trumps="H", bid="3", takers=[0, 2]
    )
    assert best(deal, seed) != "TC"


def test_the_partner_of_the_bidder_leads_the_bowers():  # reports 5
    deal = position(
        "AH QH AS KC", "KH 9S TS AC", "JH JD TC 9C", "9H TH AD KD", trumps="H", bid="4", turn=2, takers=[0, 2]
    )
    assert best(deal) in {"JH", "JD"}


def test_it_runs_the_suit_in_which_opponents_are_void():  # reports 18
    hands = ["AC KC AS KS QS 9D", "AD KD AH KH QH TH", "9C TC QC JC 9S TS", "QD JD TD JH 9H JS"]
    deal = after(
        dealt(*hands, no_trump=True),
        "3 pass pass pass trumps=none AC TH 9C 9H AS QH 9S JS KS KH TS JH QS AH TC TD",
    )
    assert hand_of(deal) == ["9D", "KC"]
    assert best(deal) == "KC"


def hand_of(deal):
    """The cards that may be played, in order."""
    return sorted(legal(deal).split())


def test_defenders_against_a_moon_are_one_side():
    deal = position("KS AH", "AS 9D", "9S TS", "KD QD", trumps="H", bid="moon", takers=[0, 0, 0, 0])
    assert best(after(deal, "AH")) == "9D"  # the ace is kept to set the moon


def test_in_the_game_with_reneges_it_plays_by_the_rule_all_the_same():
    luck = random.Random(5)
    deal = dealt("", reneges="allowed")
    while deal.turn >= 0 and deal.phase <= 6:
        choice = best(deal) if deal.phase == 6 else notation.write(deal, luck.choice(deal.choices()))
        deal = after(deal, choice)
    assert not any(deal_reneged(deal, n) for n in range(24 if deal.size == 4 else 18))


def deal_reneged(deal, n):
    """Whether the n-th card played was a renege, found by calling it."""
    caller = (deal.by[n] + 1) % 4
    deal = deal.clone()
    while deal.turn >= 0:
        deal.play(notation.read(deal, f"call={n + 1}") if deal.turn == caller else 54)
    return deal.called >= 0


def test_reneges_are_called_by_who_plays_and_never_by_a_hint():
    hands = ["AS KS QS JS TS 9S", "AH KH QH JH TH 9H", "AD KD QD JD TD 9D", "AC KC QC JC TC 9C"]
    hands[1], hands[2] = "AH KH QH JH TH 9D", "AD KD QD JD TD 9H"
    deal = after(dealt(*hands, reneges="allowed"), "3 pass pass pass trumps=S AS KH KD AC")
    while deal.phase == 6:
        deal = after(deal, legal(deal).split()[0])
    assert deal.turn == 0
    called = bot.remember(deal.hidden(0))
    assert notation.write(deal, called) == "call=4"  # the left bower was held back
    assert levels.decide(bot, deal.hidden(0), "expert", 1)[0] == called
    assert levels.hint(bot, deal.hidden(0))[0] == 54
    assert bot.remember(position("JH AH", "JD", "9S", "TS", takers=[0, 2, 0, 2]).hidden(0)) is None


# --- the bidding --------------------------------------------------------------------------------------


SURE = [
    "JH JD AH KH QH TH",
    "JH JD AH KH QH AS",
    "JH JD AH KH AS KS",
    "JS JC AS KS AD AC",
    "JC JS AC KC AD KD",
]
"""Six tricks, however the other cards lie: four trumps from the top draw the other three."""


@pytest.mark.parametrize("hand", SURE)
@pytest.mark.parametrize("rules", [{}, {"preset": "classic"}, {"win_when": "making_or_setting"}])
def test_a_sure_moon_is_bid_wherever_its_points_count(hand, rules):
    for before, seat in (("", 0), ("3", 1), ("pass 3", 2), ("3 4 ask", 3)):
        for scores in ((0, 0), (-10, 12)):
            deal = after(scored(scores, *[""] * seat, hand, **rules), before)
            assert notation.write(deal, computer(deal)) == "moon", (before, scores)


def test_a_hand_without_a_trick_is_passed():
    assert best(dealt("9H TD 9S TC QD 9C")) == "pass"


def test_ai_004_no_jacks_no_bid_of_all_tricks():  # reports 12
    told = best(dealt("AC KC QC AS AH KH QD KD 9C TC 9S 9H", decks=2))
    assert told not in {"ask", "moon", "all"}


def test_without_the_bowers_nobody_goes_alone():  # reports 1
    assert best(dealt("AH KH QH TH AS AD")) != "moon"


def scored(scores, *hands, **rules):
    """A deal at a score."""
    deal = Euchre(options(**rules))
    deal.set_up(3, pack_of([*hands, "", "", "", ""][:4], 3, **rules), scores)
    return deal


@pytest.mark.parametrize("hand", ["QH 9H AH AS KS 9D", "KS TS AS QD KD 9H", "JS TS AS QD KD 9H"])
def test_a_partner_whose_bid_wins_the_match_is_not_raised(hand):  # reports 16
    told = advice(after(scored((0, 30), "", "", "", hand), "pass 3 pass"))
    assert next(iter(told)) == "pass"
    early = advice(after(scored((0, 0), "", "", "", hand), "pass 3 pass"))
    assert told["pass"] - told["ask"] > early["pass"] - early["ask"]


def test_the_score_decides_whether_a_moon_is_tried():
    """Close behind, a fair hand bids low; 31 to 8 behind, only a moon helps."""
    hand = "JH JD KH QH AS KS"
    level = advice(scored((8, 8), hand))
    behind = advice(scored((8, 31), hand))
    assert behind["moon"] - behind["3"] > level["moon"] - level["3"]


def test_a_moon_that_fails_for_24_is_tried_less_gladly():
    hand = "JH JD KH QH AS KS"
    mild = advice(dealt(hand))
    full = advice(dealt(hand, failed_alone="full"))
    assert full["moon"] < mild["moon"]


def test_the_chances_of_the_two_sides_add_up():
    chances = odds(1, False, False)
    for a, b in ((1, 1), (32, 32), (5, 20), (40, 3)):
        assert chances.win(a, b, 1) + chances.win(b, a, 0) == pytest.approx(1, abs=1e-6)
    assert chances.win(10, 20, 1) > 0.6
    assert chances.win(0, 5, 1) == 1
    assert odds(1, False, True).win(0, 5, 0) < 1


# --- before and after the play ------------------------------------------------------------------------


def test_an_ask_gives_away_the_weakest_card():
    deal = after(dealt("JH AH KH QH TH 9C"), "ask pass pass pass trumps=H")
    assert best(deal) == "9C"


def test_a_partner_without_trumps_gives_an_ace():
    hands = ["JH JD AH KH QH 9S", "", "AS 9C TC 9D TD QD", "TH 9H JS JC KS KD"]
    deal = after(dealt(*hands), "ask pass pass pass trumps=H 9S")
    assert deal.turn == 2
    assert best(deal) == "AS"


def test_the_dealer_discards_a_low_card():
    deal = dealt("", "", "", "JH JD AH KH AS KS 9C", joker=True)
    assert best(deal) == "9C"


# --- how strong -----------------------------------------------------------------------------------------


def greedy(deal):
    """Bids by rule of thumb; plays the highest card that wins, else the lowest."""
    return EuchreBot(deal.hidden(deal.turn)).thumb()


def computer(deal):
    """The computer player in a hurry."""
    choices = deal.choices()
    if len(choices) == 1:
        return choices[0]
    return bot.think(deal.hidden(deal.turn), SOON / 10, 7, limit=WORLDS // 4, every=False)[0][0]


def lead_over(other, deals, **rules):
    """The mean points that the computer player is ahead a deal, each deal played from both sides."""
    rng = Rng(11)
    total = 0
    for _ in range(deals):
        first = Euchre(options(**rules))
        first.begin(rng)
        for side in (0, 1):
            deal = first.clone()
            while deal.turn >= 0:
                deal.play(computer(deal) if deal.turn % 2 == side else other(deal))
            total += deal.points[side] - deal.points[1 - side]
    return total / (2 * deals)


def test_it_beats_random_choices():
    luck = random.Random(2)
    assert lead_over(lambda deal: luck.choice(deal.choices()), 4) > 5


@pytest.mark.skipif(PLAIN, reason="takes minutes in plain Python")
def test_it_beats_rules_of_thumb():
    assert lead_over(greedy, 40) > 0


@pytest.mark.long
def test_alone_hands_bring_points():  # reports 15
    rng = Rng(8)
    gains = []
    while len(gains) < 30:
        deal = Euchre(options("classic"))
        deal.begin(rng)
        while deal.turn >= 0:
            deal.play(computer(deal))
            if deal.trump < 5 and deal.out < 0:
                break
        if deal.turn < 0 and deal.out >= 0:
            side = deal.bidder % 2
            gains.append(deal.points[side] - deal.points[1 - side])
    assert sum(gains) / len(gains) > 0


@pytest.mark.parametrize("rules", [{}, {"decks": 2}])
def test_an_expert_takes_less_than_a_second(rules):
    deal = dealt("", **rules)
    start = time.perf_counter()
    bot.think(deal.hidden(deal.turn), 0.7, 1, every=False)
    assert time.perf_counter() - start < 1.5  # the machine may be busy
