"""The collected situations of tests/data/tractor.json, each under the house rules that it is about."""

import json
from pathlib import Path

import pytest

from atout.core import cards
from atout.games.tractor.numbers import PASS, SHOWING
from tests.games.tractor.positions import (
    is_legal,
    kinds,
    laid,
    options,
    plays,
    position,
    rank_of,
    trump_of,
)  # fmt: skip

DATA = Path(__file__).parent.parent.parent / "data/tractor.json"
CASES = json.loads(DATA.read_text("utf-8"))["cases"]
TRUMPS = 4
NEXT, PARTNER, PREVIOUS = 3, 2, 1
"""The seats in the order of play from seat 0."""


def of_kind(kind, query=""):
    chosen = [
        case
        for case in CASES
        if case["kind"] == kind and case.get("query", "") == query and "not_offered" not in case
    ]
    assert chosen
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def rules_of(case):
    return case.get("rules", {})


def round_of(case):
    """The trumps of a situation."""
    return {"trumps": case["trump"], "rank": case["rank"], **rules_of(case)}


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == 225
    assert len({case["id"] for case in CASES}) == 225
    assert sum("not_offered" in case for case in CASES) == 36
    tried = [
        case["id"]
        for test in list(globals().values())
        for mark in getattr(test, "pytestmark", [])
        for case in mark.args[1]
    ]
    assert sorted(tried) == sorted(case["id"] for case in CASES if "not_offered" not in case)
    for case in CASES:
        options(**rules_of(case))


# --- the order of the cards -------------------------------------------------------------------------------


def ordered(case):
    """A deal under the trumps of a situation."""
    return position("3C", **round_of(case))


@of_kind("ordering", "compare")
def test_how_cards_rank(case):
    deal = ordered(case)
    groups = [kinds(group) for group in case["ascending_groups"]]

    for group in groups:
        assert len({deal.step_of(card) for card in group}) == 1 or deal.suit_of(group[0]) != TRUMPS
        assert deal.suit_of(group[0]) == TRUMPS
    steps = [deal.step_of(group[0]) for group in groups]
    assert steps == sorted(set(steps))


@of_kind("ordering", "effective_suit")
def test_to_which_suit_a_card_belongs(case):
    deal = ordered(case)
    letters = [*cards.SUITS, "T"]

    assert {card: letters[deal.suit_of(cards.parse(card))] for card in case["cards"]} == case["expected"][
        "effective_suit"
    ]


@of_kind("ordering", "next_tractor_step")
def test_which_pair_goes_on_above_another(case):
    deal = ordered(case)
    card = cards.parse(case["card"])
    above = {
        cards.text(other)
        for other in range(54)
        if other != card
        and len(deal.parts_of([card, card, other, other])) == 1
        and deal.step_of(other) > deal.step_of(card)
    }

    assert above == set(case["expected"]["one_of"])


@of_kind("tractor_decompose")
def test_what_cards_are_together(case):
    parts = ordered(case).parts_of(kinds(case["cards"]))

    shape = [len(part) // 2 for part in parts]
    assert shape == (case["expected"]["shape"] if case["expected"] else [])


# --- following ------------------------------------------------------------------------------------------


@of_kind("follow_legal")
def test_what_may_be_played_to_a_lead(case):
    deal = position("", "", "", case["hand"], led=case["lead"], **round_of(case))

    assert deal.turn == NEXT
    assert is_legal(deal, case["play"]) == case["expected"]["legal"]
    assert is_legal(deal, case["play"][::-1]) == case["expected"]["legal"]


# --- throws ---------------------------------------------------------------------------------------------


@of_kind("throw")
def test_whether_a_throw_stands(case):
    others = case["other_hands"]
    deal = position(case["throw"], others["prev"], others["partner"], others["next"], **round_of(case))
    deal = laid(deal, case["throw"])
    expected = case["expected"]

    led = plays(deal, 0)[0]
    assert sorted(led) == sorted(expected["lead_becomes"])
    assert deal.fails[0] == len(case["throw"]) - len(led)
    assert (deal.fails[0] == 0) == expected["valid"]
    if "penalty_points_to_other_side" in expected:
        assert deal.fines[0] == expected["penalty_points_to_other_side"]


# --- who wins -------------------------------------------------------------------------------------------


@of_kind("trick_winner")
def test_who_wins_a_trick(case):
    hands = [case["plays"][0], *case["plays"][:0:-1]]  # play goes 0, 3, 2, 1
    deal = position(*hands, **round_of(case))
    for play in case["plays"]:
        deal = laid(deal, play)

    assert plays(deal, 0)[0] == sorted(case["plays"][0], key=plays(deal, 0)[0].index), "the throw stands"
    assert deal.takers[0] == -case["expected"]["winner_index"] % 4
    if "points" in case["expected"]:
        assert deal.gains[0] == case["expected"]["points"]


# --- showing --------------------------------------------------------------------------------------------


@of_kind("bid")
def test_what_may_be_shown(case):
    current = case["current"]
    before = [] if current is None else current["cards"]
    shower = None if current is None else current["seat"]
    who = case["bidder_seat"]
    draws = {seat: [] for seat in range(4)}
    if shower is not None:
        draws[shower] += before
    left = list(case["hand"])
    if shower == who:
        for card in before:
            left.remove(card)
    draws[who] += [FILLER] * (2 - len(draws[who])) + left  # what stands was shown before
    choices = asked_last(draws, shower, before, who, len(draws[who]), **rules_of(case))

    assert sorted(choices) == sorted(showing(cards) for cards in case["expected"]["legal_declarations"])


FILLER = ""


def showing(shown):
    """A showing as text."""
    if shown[0] in {"SJ", "BJ"}:
        return f"show={shown[0]}"
    return "show=" + "".join(card[1] for card in shown)


def asked_last(draws, shower, before, who, number, **rules):
    """What a seat may show when it has drawn so many cards; the shower shows at once, and nobody else shows."""
    deal = drawing(draws, **rules)
    wanted = showing(before) if before else ""
    while True:
        asked = deal.phase == SHOWING
        mine = [notation.write(deal, choice) for choice in deal.choices()]
        if asked and deal.turn == shower and wanted in mine:
            deal.play(notation.read(deal, wanted))
            wanted = ""
            continue
        if deal.held[who] == number:
            here = asked and deal.turn == who
            return [text for text in mine if text != "pass"] if here else []
        deal.play(PASS if asked else DRAW)


# --- the score ------------------------------------------------------------------------------------------


@of_kind("scoring", "level_change")
def test_who_climbs_how_far(case):
    expected = case["expected"]
    attackers, ranks = outcome(case["attacker_points"])

    assert ranks == expected["levels_gained"]
    assert attackers == expected["deal_passes_to_attackers"] == (expected["hand_won_by"] == "attackers")


@of_kind("scoring", "kitty_bonus")
def test_what_the_talon_counts(case):
    lead, best = case["last_trick_lead"], case["last_trick_winning_play"]
    won = case["last_trick_won_by"] == "attackers"
    declarer = "" if won else best
    deal = position(
        "", "", declarer, lead, turn=NEXT, trumps=case["trump"], rank=case["rank"], talon=case["kitty"],
        **rules_of(case),
    )  # fmt: skip
    while deal.turn >= 0:
        deal = laid(deal, " ".join(held(deal, deal.turn)))
    expected = case["expected"]

    assert deal.talon_points == expected["kitty_points"]
    assert deal.times == expected["multiplier"]
    assert deal.points == won * deal.gains[0] + expected["added_to_attackers"]


@of_kind("scoring", "hand_total")
def test_what_a_round_comes_to(case):
    lead = case["last_trick_lead"]
    deal = position(
        "4C", "4C", "4D", lead, turn=NEXT, trumps=case["trump"], rank=case["rank"], talon=case["kitty"],
        points=case["attacker_trick_points"], **rules_of(case),
    )  # fmt: skip
    while deal.turn >= 0:
        deal = laid(deal, " ".join(held(deal, deal.turn)))

    assert case["attackers_won_last_trick"]
    assert deal.points == case["expected"]["attacker_total"]


@of_kind("scoring", "advance")
def test_how_a_match_goes_on(case):
    expected = case["expected"]
    if "dealer_seat" in case:
        seats = [0, NEXT, PARTNER, PREVIOUS]  # the situation numbers them in the order of play
        after = next_starter(seats[case["dealer_seat"]], case["attacker_points"])
        assert after == seats[expected["next_dealer_seat"]]
        return
    levels = []
    at = rank_of(case["level"])
    declarers = case["role"] == "declarers"
    for _ in range(case.get("hands", 1)):
        at = risen(
            at, case.get("levels_gained", case.get("levels_gained_each_hand")), declarers=declarers, **rules_of(case)
        )
        levels.append(cards.RANKS[at])
    assert levels == expected.get("level_after_each", [expected.get("level")])


@of_kind("bid", "dealer_after_bidding")
def test_who_starts(case):
    if case["fixed_dealer"] is not None:
        deal = shown_by(case["last_declarer"], starter=case["fixed_dealer"])
        assert deal.starter == case["expected"]["dealer"]
    elif case["last_declarer"] is not None:
        deal = shown_by(case["last_declarer"], before=case["first_declarer"])
        assert deal.starter == case["expected"]["dealer"]
    else:
        deal = shown_by(None)
        assert deal.ended == THROWN_IN
        assert case["expected"]["redeal"]
