"""What the computer player decides: what is legal, in a bounded number of deals, from what its seat can know."""

import random

import pytest

from atout.core import cards
from atout.core.rng import Rng
from atout.games.tractor import bot, notation
from atout.games.tractor.bot import TractorPlans
from atout.games.tractor.candidates import Candidates
from atout.games.tractor.deal import Tractor
from atout.games.tractor.habits import TractorBot
from atout.games.tractor.numbers import BURYING, DONE, PASS, PLAY, SHOWING
from atout.games.tractor.options import PRESETS
from atout.search import levels
from tests.games.tractor.positions import drawing, hand, kinds, laid, options, position

PLAIN = bot.__file__.endswith(".py")
SOON = 60.0
"""Seconds that are not used up: the search ends by its number of deals."""
WORLDS = 24 if PLAIN else 300


def decided(deal, worlds=WORLDS, seed=1):
    """The decision of the seat in turn, as texts."""
    ranked = bot.plans(deal.hidden(deal.turn), SOON, seed, limit=worlds, every=False)
    return " ".join(notation.write(deal, choice) for choice in ranked[0][0] if choice != DONE)


def by_rule(deal):
    """What the rule of thumb would do."""
    return Candidates(deal.hidden(deal.turn)).all()[0]


def on_the_way(rules, seeds, wild=0.0):
    """Deals in which a decision is to be made, some choices before them made by chance."""
    for seed in range(seeds):
        deal, luck = Tractor(rules), random.Random(seed)
        deal.begin(Rng(seed))
        while deal.turn >= 0:
            choices = deal.choices()
            if len(choices) > 1:
                yield deal
            deal.play(
                luck.choice(choices) if luck.random() < wild else TractorBot(deal.hidden(deal.turn)).thumb()
            )


# --- what is legal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("wild", [0.1, 0.7])
def test_every_candidate_can_be_played_to_its_last_choice(preset, wild):
    for number, deal in enumerate(on_the_way(PRESETS[preset], 2 if PLAIN else 12, wild)):
        if number % 3:
            continue
        before = deal.phase, deal.turn
        for candidate in Candidates(deal.hidden(deal.turn)).all():
            after = deal.clone()
            for choice in candidate:
                assert (after.phase, after.turn) == before
                after.play(choice)  # an Illegal fails the test
            assert after.phase != before[0] or after.chosen == 0 != before[0] == PLAY


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_rounds_are_played_by_decisions(preset):
    for seed in range(1 if PLAIN else 4):
        deal = Tractor(PRESETS[preset])
        deal.begin(Rng(seed))
        while deal.turn >= 0:
            level = list(levels.LEVELS)[deal.turn]
            for choice in levels.decide(bot, deal.hidden(deal.turn), level, seed, SOON, 2 if PLAIN else 12):
                deal.play(choice)
        assert deal.ended


def test_a_decision_of_eight_cards_is_one_search():
    """In as many deals as a decision of one card."""
    deal = next(deal for deal in on_the_way(PRESETS["seed"], 9) if deal.phase == BURYING)
    search = TractorPlans(deal.hidden(deal.turn), 1)
    search.think(SOON, 20, True)

    assert search.done == 20
    assert all(len(choices) == 8 for choices, _ in search.ranked())
    assert len(levels.decide(bot, deal.hidden(deal.turn), "expert", 1, SOON, 20)) == 8


def test_plain_python_looks_at_few_candidates():
    """Each deal looked at costs as many rounds played on as there are candidates."""
    deal = next(deal for deal in on_the_way(PRESETS["seed"], 9) if deal.phase == BURYING)
    search = TractorPlans(deal.hidden(deal.turn), 1)
    assert search.n <= (12 if PLAIN else 100)


def test_it_goes_on_from_cards_chosen_already():
    deal = position("AS AS KS 3D", "4S 5S 6S 7S", "8C 8C 9C 9C", "TS 9S KD TD")
    deal.play(cards.parse("AS"))

    found = bot.plans(deal.hidden(0), SOON, 1, limit=WORLDS)
    assert [*kinds("KS AS"), DONE] in [plan for plan, _ in found]
    assert [DONE] in [plan for plan, _ in found]
    assert all(plan[0] != cards.parse("3D") for plan, _ in found)


# --- what a seat can know -------------------------------------------------------------------------------


def test_it_decides_the_same_whatever_the_others_hold():
    for number, deal in enumerate(on_the_way(PRESETS["seed"], 2)):
        if number % 9:
            continue
        hidden = deal.hidden(deal.turn)
        other = hidden.filled(Rng(number)).hidden(deal.turn)
        assert bot.plans(hidden, SOON, 3, limit=4) == bot.plans(other, SOON, 3, limit=4)
        assert by_rule(hidden) == by_rule(other)


def throws_of(deal):
    """Candidates of several parts."""
    for candidate in Candidates(deal.hidden(deal.turn)).all():
        if candidate[-1] == DONE and len(deal.parts_of(candidate[:-1])) > 1:
            yield candidate


@pytest.mark.parametrize("preset", PRESETS)
def test_TR_34_no_throw_is_offered_that_somebody_could_beat(preset):
    """In no deal that could be does it fail."""
    tried = 0
    for number, deal in enumerate(on_the_way(PRESETS[preset], 2 if PLAIN else 30, 0.2)):
        if deal.phase != PLAY or deal.laid or deal.chosen:
            continue
        for candidate in throws_of(deal):
            tried += 1
            for seed in range(8):
                after = deal.hidden(deal.turn).filled(Rng(100 * number + seed))
                for choice in candidate:
                    after.play(choice)
                assert not after.fails[after.tricks]
    assert tried > (0 if PLAIN else 100)


def test_TR_24_what_nobody_can_beat_is_thrown_together():
    deal = position("AS AS KS KS QS 3D", "4S 5S 6S", "7S 8S 9S", "4C 4C 6C")

    assert [*kinds("QS KS KS AS AS"), DONE] in list(throws_of(deal))


def test_TR_34_the_queen_is_not_thrown_while_a_king_is_out():
    deal = position("AS AS KS QS 3D", "4S 5S 6S", "KS 8S 9S", "4C 4C 6C")

    assert not [throw for throw in throws_of(deal) if cards.parse("QS") in throw]


# --- points ---------------------------------------------------------------------------------------------


def test_points_go_to_a_partner_who_wins_for_certain():
    """Seat 2 took the trick with the highest card of the suit; seat 0 plays last."""
    deal = position("TS 4S 6D 7D", "3S 6S 6C 7C", "AS 8C 9C QC", "9S JS JC 3C", turn=3)
    deal = laid(laid(laid(deal, "9S"), "AS"), "3S")

    assert decided(deal) == "TS"
    assert by_rule(deal) == kinds("TS")


def test_points_are_kept_from_an_opponent_who_wins_for_certain():
    deal = position("TS 4S 6D 7D", "AS 6S 6C 7C", "3S 8C 9C QC", "9S JS JC 3C", turn=3)
    deal = laid(laid(laid(deal, "9S"), "3S"), "AS")

    assert decided(deal) == "4S"
    assert by_rule(deal) == kinds("4S")


def test_a_card_of_the_partner_that_the_next_player_ruffs_is_given_no_points():
    """Seat 3 gave a diamond to the ace of spades: it may ruff the king that the partner leads next."""
    deal = position("TS 4S 8S JC", "3S 6S 8C 9C", "AS KS 7D 9D", "3H 4D JD QC", turn=2)
    deal = laid(laid(laid(laid(deal, "AS"), "3S"), "4S"), "4D")
    deal = laid(laid(deal, "KS"), "6S")

    assert by_rule(deal) == kinds("8S")


def test_TR_13_points_are_not_buried_without_reason():
    """Where eight cards without points, low ones and no pairs, lie ready in the plain suits, a few fives at most."""
    tried = 0
    for deal in on_the_way(PRESETS["seed"], 3 if PLAIN else 60):
        if deal.phase != BURYING or deal.buried:
            continue
        held = hand(deal, deal.turn)
        spare = [
            card
            for card in held
            if card[0] not in "5TK" and held.count(card) == 1 and is_low(deal, cards.parse(card))
        ]
        if len(spare) >= 8:
            tried += 1
            assert not [kind for kind in by_rule(deal) if cards.text(kind)[0] in "TK"]
            assert sum(cards.text(kind)[0] == "5" for kind in by_rule(deal)) <= 3
    assert tried > (0 if PLAIN else 10)


def is_low(deal, kind):
    """A plain card below the queen."""
    return deal.suit_of(kind) < 4 and deal.step_of(kind) < 9


# --- the last trick -------------------------------------------------------------------------------------


def test_TR_38_the_last_trump_is_kept_for_the_last_trick():
    deal = position(
        "BJ BJ AS 3D", "4C 5C 6C 7C", "8C 8C 9C 9C", "KS TS KD TD", talon="5D 5D TD KC TC TH 5H KH"
    )

    assert decided(deal) in {"AS", "3D"}


# --- showing --------------------------------------------------------------------------------------------


def asked(held, **rules):
    """Seat 0 is asked whether to show when it has drawn these, the last of them of the trump rank."""
    deal = drawing({0: held.split()}, **rules)
    while not (deal.phase == SHOWING and deal.turn == 0 and deal.held[0] == len(held.split())):
        deal.play(deal.choices()[0])
    return deal


def test_TR_6_many_trumps_are_shown():
    deal = asked("AH KH KH QH JH TH 9H 7H 5H 4H 3H SJ 2H")

    assert decided(deal) == "show=H"
    assert by_rule(deal) == [deal.choices()[1]]


def test_TR_6_a_suit_of_one_card_is_not_shown():
    deal = asked("AS KS KS QS JS TS 9C 7C 5D 4D 3D TD 2H")

    assert by_rule(deal) == [PASS]


# --- the match ------------------------------------------------------------------------------------------


def test_TR_44_a_win_that_may_not_pass_a_must_play_level_is_worth_less():
    """Opponents at the ace under must_play: a great win takes the declaring over, and no more."""
    worths = []
    for must_play in ("none", "ace"):
        deal = position("3H", "BJ", "4H", "5H", talon="", points=240, levels="AA", must_play=must_play)
        while deal.turn >= 0:
            deal.play(deal.choices()[0])
        worths.append(TractorBot(deal).merit(1))
    assert worths[0] > worths[1]


def test_an_expert_beats_the_rule_of_thumb():
    if PLAIN:
        pytest.skip("takes minutes in plain Python")
    total = 0
    for seed in range(12):
        first = Tractor(options())
        first.begin(Rng(seed))
        for side in (0, 1):
            deal = first.clone()
            while deal.turn >= 0:
                hidden = deal.hidden(deal.turn)
                smart = deal.turn % 2 == side
                decision = bot.plans(hidden, SOON, seed, limit=40)[0][0] if smart else by_rule(hidden)
                for choice in decision:
                    deal.play(choice)
            total += (deal.points - 80) * (1 if deal.declarers != side else -1) if deal.ended == 2 else 0
    assert total > 0
