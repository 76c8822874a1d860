"""The collected situations of tests/data/tractor.json, each under the house rules that it is about."""

from atout.core import cards
from atout.games.tractor.numbers import BURYING, THROWN_IN
from tests.cases import Cases, rules_of, tried
from tests.games.tractor.positions import (
    ANY,
    after,
    drawing,
    hand,
    is_legal,
    kinds,
    laid,
    legal,
    match_of,
    options,
    plays,
    position,
    rank_of,
)  # fmt: skip

CASES = Cases("tractor")
TRUMPS = 4
NEXT, PARTNER, PREVIOUS = 3, 2, 1
"""The seats in the order of play from seat 0."""


def round_of(case):
    """The trumps of a situation."""
    return {"trumps": case["trump"], "rank": case["rank"], **rules_of(case)}


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == 225
    assert len({case["id"] for case in CASES}) == 225
    assert sum("not_offered" in case for case in CASES) == 37
    assert sorted(case["id"] for case in tried(globals())) == sorted(
        case["id"] for case in CASES if "not_offered" not in case
    )
    for case in CASES:
        options(**rules_of(case))


# --- the order of the cards -------------------------------------------------------------------------------


def ordered(case):
    """A deal under the trumps of a situation."""
    return position("3C", **round_of(case))


@CASES.of_kind("ordering", query="compare")
def test_how_cards_rank(case):
    deal = ordered(case)
    groups = [kinds(group) for group in case["ascending_groups"]]

    for group in groups:
        assert len({deal.step_of(card) for card in group}) == 1 or deal.suit_of(group[0]) != TRUMPS
        assert deal.suit_of(group[0]) == TRUMPS
    steps = [deal.step_of(group[0]) for group in groups]
    assert steps == sorted(set(steps))


@CASES.of_kind("ordering", query="effective_suit")
def test_to_which_suit_a_card_belongs(case):
    deal = ordered(case)
    letters = [*cards.SUITS, "T"]

    assert {card: letters[deal.suit_of(cards.parse(card))] for card in case["cards"]} == case["expected"][
        "effective_suit"
    ]


@CASES.of_kind("ordering", query="next_tractor_step")
def test_which_pair_goes_on_above_another(case):
    deal = ordered(case)
    card = cards.parse(case["card"])
    above = {
        cards.text(other)
        for other in range(54)
        if other != card
        and deal.suit_of(other) == deal.suit_of(card)
        and len(deal.parts_of([card, card, other, other])) == 1
        and deal.step_of(other) > deal.step_of(card)
    }

    assert above == set(case["expected"]["one_of"])


@CASES.of_kind("tractor_decompose", query="")
def test_what_cards_are_together(case):
    deal, together = ordered(case), kinds(case["cards"])
    suits = {deal.suit_of(card) for card in together}

    assert (len(suits) == 1) == bool(case["expected"])
    if case["expected"]:
        assert [len(part) // 2 for part in deal.parts_of(together)] == case["expected"]["shape"]


# --- following ------------------------------------------------------------------------------------------


@CASES.of_kind("follow_legal", query="")
def test_what_may_be_played_to_a_lead(case):
    deal = position("", "", "", case["hand"], led=case["lead"], **round_of(case))

    assert deal.turn == NEXT
    assert is_legal(deal, case["play"]) == case["expected"]["legal"]
    assert is_legal(deal, case["play"][::-1]) == case["expected"]["legal"]


# --- throws ---------------------------------------------------------------------------------------------


@CASES.of_kind("throw", query="")
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


@CASES.of_kind("trick_winner", query="")
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


@CASES.of_kind("bid", query="")
def test_what_may_be_shown(case):
    current = case["current"] or {"seat": None, "cards": []}
    shower, before, who = current["seat"], current["cards"], case["bidder_seat"]
    held = list(case["hand"])
    draws = {seat: [] for seat in range(4)}
    if shower is not None:
        draws[shower] = list(before)
    if shower == who:
        for card in before:
            held.remove(card)
    for card in [shown[0] for shown in case["expected"]["legal_declarations"][-1:]]:
        held.remove(card)
        held.append(card)  # who draws a part of what would stand is asked
    draws[who] += [ANY] * (2 - len(draws[who])) + held  # what stands was shown before

    asked = asked_last(draws, shower, before, who, **rules_of(case))
    assert sorted(asked) == sorted(showing(shown) for shown in case["expected"]["legal_declarations"])


def showing(shown):
    """A showing as text."""
    return f"show={shown[0]}" if shown[0] in {"SJ", "BJ"} else "show=" + "".join(card[1] for card in shown)


def asked_last(draws, shower, before, who, **rules):
    """What a seat may show with the last of these cards; the shower has shown, and nobody else shows."""
    deal = drawing(draws, **rules)
    wanted = showing(before) if before else ""
    while True:
        mine = legal(deal).split()
        if deal.turn == shower and wanted in mine:
            deal = after(deal, wanted)
            wanted = ""
        elif deal.held[who] == len(draws[who]):
            return mine[1:] if mine[0] == "pass" and deal.turn == who else []
        else:
            deal = after(deal, mine[0])


@CASES.of_kind("bid", query="dealer_after_bidding")
def test_who_starts(case):
    last = case["last_declarer"]
    if case["fixed_dealer"] is not None:
        deal = settled({last: ["2H"]}, starter=case["fixed_dealer"])
    elif last is not None:
        deal = settled({case["first_declarer"]: ["2S"], last: [ANY, "2H", "2H"]})
    else:
        deal = settled({})
        assert deal.ended == THROWN_IN
        assert case["expected"]["redeal"]
        return
    assert deal.starter == case["expected"]["dealer"]


def settled(draws, **later):
    """A deal in which everyone shows what they can, until trumps are settled."""
    deal = drawing(draws, **later)
    while deal.turn >= 0 and deal.phase < BURYING:
        deal = after(deal, legal(deal).split()[-1])
    return deal


# --- the score ------------------------------------------------------------------------------------------


@CASES.of_kind("scoring", query="level_change")
def test_who_climbs_how_far(case):
    expected = case["expected"]
    deal = finished(case["attacker_points"])
    side = int(expected["hand_won_by"] == "attackers")

    assert deal.value(side) == expected["levels_gained"]
    assert deal.value(1 - side) == 0
    assert next_starter(deal) % 2 == expected["deal_passes_to_attackers"] == side


def finished(points, **rules):
    """A round that side 0 declared, at its end, with these points for the opponents."""
    return laid(
        laid(laid(laid(position("AS", "3D", "4D", "6D", points=points, **rules), "AS"), "6D"), "4D"), "3D"
    )


def next_starter(deal):
    """Who starts the next round."""
    match = match_of()
    match.dealer, match.deal = deal.starter, deal
    return match.next_dealer()


@CASES.of_kind("scoring", query="kitty_bonus")
def test_what_the_talon_counts(case):
    lead, best = case["last_trick_lead"], case["last_trick_winning_play"]
    declarer = "" if best == lead else best
    hands = ["", "", declarer, lead]
    deal = position(*hands, turn=NEXT, talon=case["kitty"], **round_of(case))
    deal = played_out(deal)
    expected = case["expected"]

    talon_points = expected["kitty_points"] if case["last_trick_won_by"] == "attackers" else 0
    assert deal.talon_points == talon_points
    assert deal.times == expected["multiplier"]
    caught = deal.gains[0] if case["last_trick_won_by"] == "attackers" else 0
    assert deal.points - caught == expected["added_to_attackers"]


@CASES.of_kind("scoring", query="hand_total")
def test_what_a_round_comes_to(case):
    assert case["attackers_won_last_trick"]
    points = case["attacker_trick_points"]
    hands = ["4D", "4D", "6D", case["last_trick_lead"]]
    deal = position(*hands, turn=NEXT, talon=case["kitty"], points=points, **round_of(case))

    assert played_out(deal).points == case["expected"]["attacker_total"]


def played_out(deal):
    """The last trick."""
    while deal.turn >= 0:
        deal = laid(deal, " ".join(hand(deal, deal.turn)))
    return deal


@CASES.of_kind("scoring", query="advance")
def test_how_a_match_goes_on(case):
    expected = case["expected"]
    if "dealer_seat" in case:
        seats = [0, NEXT, PARTNER, PREVIOUS]  # the situation numbers them in the order of play
        deal = finished(case["attacker_points"], starter=seats[case["dealer_seat"]])
        assert next_starter(deal) == seats[expected["next_dealer_seat"]]
        return
    level, levels = case["level"], []
    for _ in range(case.get("hands", 1)):
        level = climbed(level, case.get("levels_gained", case.get("levels_gained_each_hand")), case)
        levels.append(level)
    assert levels == expected.get("level_after_each", [expected.get("level")])


POINTS = {"declarers": [75, 40, 5, 0], "attackers": [80, 120, 160, 200]}
"""How many points of the opponents let a side climb so many ranks: the declarers climb three at most."""


def climbed(level, gained, case):
    """A side's level after a round in which it climbs, as the declarers or as the opponents."""
    side = int(case["role"] == "attackers")
    points = POINTS[case["role"]][min(gained, 3)]
    deal = finished(points, levels=level * 2, **rules_of(case))
    return cards.RANKS[rank_of(level) + int(deal.value(side))]
