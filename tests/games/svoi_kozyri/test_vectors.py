"""The collected situations of tests/data/svoi_kozyri.json, each under the house rules that it is about."""

from collections import Counter
from itertools import product

from atout.core import cards
from tests.cases import Cases, tried
from tests.games.svoi_kozyri.positions import (
    after,
    dealt,
    end,
    hand,
    legal,
    match_from,
    pile,
    position,
    sizes,
    written,
)  # fmt: skip
from tests.games.svoi_kozyri.retrograde import layouts, value

CASES = Cases("svoi_kozyri")
NOT_OFFERED = {"sk-022"}
ALL = {
    "sk-006", "sk-010", "sk-011", "sk-013", "sk-016", "sk-017", "sk-019", "sk-021", "sk-022", "sk-023", "sk-025",
    "sk-027", "sk-028", "sk-029", "sk-030", "sk-031", "sk-032", "sk-035", "sk-036",
}  # fmt: skip


def standing(case):
    return position(*case["position"], pile=case.get("pile", ""), **case.get("rules", {}))


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == len(ALL)
    assert {case["id"] for case in CASES} == ALL
    assert CASES.not_offered() == NOT_OFFERED
    assert {case["kind"] for case in CASES} == {case["kind"] for case in tried(globals())}


@CASES.of_kind("beaters")
def test_what_beats(case):
    assert legal(standing(case)) == (case["expected"] or "take")


@CASES.of_kind("may_take")
def test_who_may_pick_up(case):
    assert ("take" in legal(standing(case)).split()) == case["expected"]


@CASES.of_kind("sixes_home")
def test_sixes_go_home(case):
    sixes = [text.split() for text in case["sixes"]]
    rest = [card for card in written(cards.pack("6")).split() if card[0] != "6"]
    pack = [card for pair in zip(*sixes, strict=True) for card in pair] + rest
    deal = dealt(" ".join(pack), dealer=1, trumps=case["trumps"], **case["rules"])

    assert [written([c for c in cards.listed(held) if c % 13 == 4]) for held in list(deal.hands)[:2]] == case[
        "expected"
    ]
    assert sizes(deal) == case["sizes"]


@CASES.of_kind("hand_sizes")
def test_how_many_cards_are_dealt(case):
    assert sizes(dealt(written(cards.pack("6")), trumps="SHDC", **case["rules"])) == case["expected"]


@CASES.of_kind("take")
def test_how_many_are_picked_up(case):
    before = standing(case)
    deal = after(before, "take")

    assert set(hand(deal, 0).split()) - set(hand(before, 0).split()) == set(case["taken"].split())
    assert pile(deal) == case["left"]
    assert deal.turn == 1


@CASES.of_kind("loser")
def test_who_loses_deals_next(case):
    held = case["held"]
    hands = ["S: 9S", "H:", "D: 6D 7D 8D 9D", "C:"]
    match = match_from(position(*hands, **case["rules"]), **case["rules"])
    match.play(0, [cards.parse("9S")])

    assert sizes(match.deal) == held
    assert end(match.deal) == ("out", case["expected"])
    assert match.next_dealer() == case["expected"]


@CASES.of_kind("symmetric_layouts")
def test_how_many_symmetric_layouts_there_are(case):
    lowest = "9TJQKA"
    coins = product([0, 1], repeat=2 * len(case["ranks"]))
    below = [0] * 2 * (len(lowest) - len(case["ranks"]))
    deals = [
        dealt(coins=below + list(coin), dealer=1, deal="symmetric", lowest_rank=9, trumps="SH")
        for coin in coins
    ]
    parts = Counter(" ".join(c for c in hand(deal, 0).split() if c[0] in case["ranks"]) for deal in deals)

    assert len(parts) == case["expected"]
    assert {len(part.split()) for part in parts} == {case["size"]}


@CASES.of_kind("solved")
def test_solved_positions(case):
    assert value(standing(case)) == case["expected"]


@CASES.of_kind("solved_count")
def test_solved_counts(case):
    found = Counter(
        value(position(f"S: {first}", f"H: {second}", **case["rules"]))
        for first, second in layouts(case["ranks"])
    )

    assert [found[0], found[1], found[None]] == case["expected"]
