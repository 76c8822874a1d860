"""The collected situations of tests/data/hand_and_foot.json, each under the house rules that it is about."""

from atout.core.illegal import Illegal
from atout.games.hand_and_foot import GAME
from atout.games.hand_and_foot.numbers import (
    ACE,
    CARD,
    DIRTY_BOOK,
    FACES,
    FOUR,
    MELDING,
    VALUES,
    kind_of,
)
from tests.cases import Cases, rules_of, tried
from tests.games.hand_and_foot.positions import (
    after,
    hand,
    kind,
    lays,
    legal,
    options,
    position,
    refused,
)  # fmt: skip
from tests.helpers import chances_of

CASES = Cases("hand_and_foot")
NOT_OFFERED = {"hf-007", "hf-011", "hf-035"}
ON_FOOT = ["", "", "", ""]
KEPT = "3S 3C"
"""Cards that are never melded, so that a hand is not played out."""


def can_be_laid(deal, texts):
    """Whether these choices, and then done, are legal one after the other."""
    try:
        after(deal, f"{texts} done")
    except Illegal:
        return False
    return True


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == 36
    assert CASES.not_offered() == NOT_OFFERED
    assert {case["kind"] for case in CASES} == {case["kind"] for case in tried(globals())}


@CASES.of_kind("meld_valid")
def test_which_cards_are_a_meld(case):
    deal = position(" ".join(case["cards"]) + f" {KEPT}", mine="QQQ", **rules_of(case))

    assert can_be_laid(deal, lays(case["cards"])) == case["expected"]


@CASES.of_kind("initial_meld")
def test_what_first_melds_are_worth(case):
    laid = [text for meld in case["melds"] for text in meld]
    deal = position(" ".join(laid) + f" {KEPT}", deal=case["deal"])

    assert sum(VALUES[kind(text)] for text in laid) == case["expected"]["points"]
    assert deal.best_opening() == case["expected"]["points"]
    assert can_be_laid(deal, " ".join(map(lays, case["melds"]))) == case["expected"]["meets"]


@CASES.of_kind("take_pile")
def test_when_the_pile_may_be_picked_up(case):
    deal = position(
        " ".join(case["hand"]),
        pile=" ".join(case["pile"]),
        mine="QQQ" if case["opened"] else "",
        deal=case["deal"],
        drawn=False,
        **rules_of(case),
    )

    assert ("take" in legal(deal)) == case["expected"]["legal"]
    if not case["expected"]["legal"]:
        return
    top = case["pile"][-1]
    also = [f"2+{top[0]}" if text[0] == "2" else f"+{text[0]}" for text in case.get("also", [])]
    taken = after(deal, " ".join(["take", *also, *([] if case["opened"] else ["done"])]))
    assert deal.in_pile - taken.in_pile == case["expected"]["cardsTaken"]
    assert taken.in_pile == case["expected"]["pileLeft"]
    assert sorted(hand(taken, 0)) == sorted(
        FACES[kind(text)] for text in [*remaining(case), *case["pile"][-case["expected"]["cardsTaken"] : -1]]
    )


def remaining(case):
    """The cards of the hand that are not melded with the pick-up."""
    rest = list(case["hand"])
    pair = [text for text in rest if kind(text) == kind(case["pile"][-1])][:2]
    for text in [*pair, *case.get("also", [])]:
        rest.remove(text)
    return rest


@CASES.of_kind("unplayed_foot")
def test_what_a_foot_costs_that_nobody_opened(case):
    deal = position("KH KH", "", "", "", feet=["", " ".join(case["foot"]), "", ""], drawn=False)

    assert deal.value(1) == case["expected"]["total"]
    assert case["expected"]["total"] == case["expected"]["cardPoints"] + case["expected"]["redThrees"]


@CASES.of_kind("round_score")
def test_what_a_side_scores(case):
    left = "BJ BJ BJ BJ BJ BJ KH KH 4C 5H 6S"
    assert sum(VALUES[kind(text)] for text in left.split()) == case["left"]
    deal = position("KH KH", left, "", "", feet=ON_FOOT, drawn=False)

    assert deal.value(1) == case["expected"]


BOOKS = {"clean": ["KKKKKKK", "QQQQQQQ", "JJJJJJJ"], "dirty": ["999999X", "888888X"], "wild": ["222222X"]}


@CASES.of_kind("may_go_out")
def test_who_may_go_out(case):
    books = [book for name, made in BOOKS.items() for book in made[: case[name]]]
    played = (0, 2) if case["partner_in_foot"] else (0,)
    deal = position("7D 7D 7D 6S", feet=ON_FOOT, mine=" ".join(books), played=played, **rules_of(case))

    assert goes_out(deal, "yes" if case["partner_agrees"] else "no") == case["expected"]


def goes_out(deal, answer):
    if "ask" not in legal(deal):
        return "+7" in legal(deal)
    deal = after(deal, f"ask {answer}")
    if "+7" not in legal(deal):
        return False
    return after(deal, "+7 +7 +7 done 6").out == 0


@CASES.of_kind("keep_two_cards")
def test_what_must_be_kept(case):
    deal = position(" ".join(case["cards"]), feet=ON_FOOT, mine="QQQ")
    deal = after(deal, lays(case["meld"]) + " done")

    assert deal.held[0] == 2
    deal = after(deal, "4")
    assert hand(deal, 0) == ["5H"]
    assert deal.turn == 1


@CASES.of_kind("foot_timing")
def test_when_the_foot_is_picked_up(case):
    deal = position(" ".join(case["hand"]), mine="QQQ")
    goes_on = case["expected"]["mayContinueMelding"]
    deal = after(deal, "+K +K +K done" if goes_on else "+K +K +K done 4")

    assert deal.on_foot[0]
    assert hand(deal, 0) == ["4C", "6S", "8C", "QC"]
    assert (deal.turn == 0 and deal.phase == MELDING) == goes_on
    if goes_on:
        assert {"4", "+Q"} <= legal(deal)
        assert refused(deal, "keep")[0] == "HF-32"


@CASES.of_kind("deck_counts")
def test_how_many_cards_there_are(case):
    match = GAME.match(options(**rules_of(case)), 0)
    values = chances_of(match, 1)
    match.start(values)
    deal = match.deal

    assert len(values["pack"]) == case["expected"]["cards"]
    assert deal.in_stock + sum(deal.reds) == case["expected"]["stockAfterUpcard"]
    assert deal.in_pile == 1


def started(stock):
    """A deal whose stock begins with these cards; all hands and feet are plain."""
    match = GAME.match(options(), 0)
    values = chances_of(match, 1)
    wanted = [kind(text) for text in stock]
    pack = sorted(kind_of(card) for card in values["pack"])
    for card in wanted:
        pack.remove(card)
    dealt = [card for card in pack if FOUR <= card <= ACE][: 4 * 26]
    for card in dealt:
        pack.remove(card)
    match.start({"pack": [CARD[card] for card in [*dealt, *wanted, *pack]]})
    return match.deal


@CASES.of_kind("upcard")
def test_which_card_begins_the_discard_pile(case):
    deal = started(case["stock"])

    assert [FACES[kind] for kind in deal.pile[: deal.in_pile]] == [
        FACES[kind(text)] for text in case["expected"]["discardPile"]
    ]
    buried = sorted(deal.stock[: len(case["expected"]["buried"])])
    assert buried == sorted(kind(text) for text in case["expected"]["buried"])


@CASES.of_kind("red_three_draw")
def test_red_threes_are_laid_and_replaced(case):
    top_first = [*case["drawn"], *case["stock"]]
    deal = position("QC QC", stock=" ".join(reversed(top_first)), drawn=False)
    drawn = after(deal, "draw")

    assert drawn.reds[0] - deal.reds[0] == len(case["expected"]["laid"])
    assert hand(drawn, 0) == sorted(
        ["QC", "QC"] + [FACES[kind(text)] for text in case["expected"]["handGains"]]
    )


@CASES.of_kind("dirty_book")
def test_what_makes_a_book_dirty(case):
    deal = position("2C QC QC", mine="".join(text[0] for text in case["meld"]))
    before = deal.value(0)
    booked = after(deal, lays(["9H", *case["add"]]).split()[1] + " done")

    assert booked.dirty[0] == 1
    assert booked.clean[0] == 0
    assert case["expected"] == {"book": "dirty", "bonus": DIRTY_BOOK}
    gained = booked.value(0) - before
    assert (
        gained == DIRTY_BOOK + 2 * VALUES[kind("2C")]
    )  # from the hand, where it counted against, to the table
