"""The collected situations of tests/data/bid_euchre.json, each under the house rules that it is about."""

import random

from atout.core import cards
from atout.core.match import Result
from atout.core.view import Text
from atout.games.bid_euchre import GAME, notation
from atout.games.bid_euchre.numbers import ASK, MOON
from atout.games.bid_euchre.suits import in_play
from tests.cases import Cases, rules_of, tried
from tests.games.bid_euchre.positions import (
    after,
    dealt,
    legal,
    match_of,
    options,
    points,
    position,
    refused,
)  # fmt: skip

CASES = Cases("bid_euchre")
NOT_OFFERED = {"be-014", "be-024", "be-038"}


def trumps_of(case):
    return "none" if case["trump"].startswith("NT") else case["trump"]


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == 31
    assert CASES.not_offered() == NOT_OFFERED
    assert {case["kind"] for case in CASES} == {case["kind"] for case in tried(globals())}


@CASES.of_kind("legal_plays")
def test_what_may_be_played(case):
    deal = position(case["led"], " ".join(case["hand"]), trumps=trumps_of(case), **rules_of(case))

    assert set(legal(after(deal, case["led"])).split()) == set(case["expected"])


@CASES.of_kind("trick_winner")
def test_who_wins_a_trick(case):
    deal = position(*case["trick"], trumps=trumps_of(case), **rules_of(case))

    assert after(deal, " ".join(case["trick"])).turn == case["expected"]["winnerIndex"]


@CASES.of_kind("deal_score")
def test_what_a_hand_scores(case):
    assert scored(str(case["bid"]), case["declarerTricks"]) == [
        case["expected"]["declarer"], case["expected"]["defenders"]
    ]  # fmt: skip


@CASES.of_kind("special_bid_score")
def test_what_a_moon_scores(case):
    assert scored("moon", case["declarerTricks"], **rules_of(case)) == [
        case["expected"]["declarer"], case["expected"]["defenders"]
    ]  # fmt: skip


def scored(bid, tricks, **rules):
    """The points of a hand in which seat 0 bids and its side takes so many tricks: they have the highest trumps."""
    trumps = ["JH", "JD", "AH", "KH", "QH", "TH"]
    high, low = trumps[:tricks], trumps[tricks:]
    first = high + ["9S", "TS", "9C", "TC", "9D", "TD"][: 6 - tricks]
    second = low + ["AS", "AC", "AD", "KS", "KC", "KD"][: 6 - len(low)]
    deal = dealt(" ".join(first), " ".join(second), **rules)
    deal = after(deal, f"{bid} trumps=H" if bid == "moon" else f"{bid} pass pass pass trumps=H")
    while deal.turn >= 0:
        best = max(deal.choices(), key=strength)
        deal.play(best)
    assert deal.won[0] + deal.won[2] == tricks
    return points(deal)


def strength(card):
    order = [
        "TD",
        "TC",
        "TS",
        "9D",
        "9C",
        "9S",
        "QC",
        "QS",
        "QD",
        "KC",
        "KS",
        "KD",
        "AC",
        "AS",
        "AD",
        "9H",
        "TH",
        "QH",
        "KH",
        "AH",
        "JD",
        "JH",
    ]
    text = cards.text(card)
    return order.index(text) if text in order else -1


@CASES.of_kind("dealer_bid_options")
def test_what_the_dealer_may_bid(case):
    deal = after(dealt(**rules_of(case)), "pass pass pass")

    assert [text for text in legal(deal).split() if text.isdigit()] + ["6"] == [
        str(n) for n in case["expected"]
    ]
    assert "pass" not in legal(deal)
    assert {ASK, MOON} <= set(deal.choices())  # the six is bid in these two ways


@CASES.of_kind("game_end")
def test_who_wins_the_match(case):
    match = match_of(**rules_of(case))
    match.scores = [case["expected"]["declarerScore"], case["expected"]["defenderScore"]]
    match.results = [Result([0, 0], Text("euchre-how-made"))]
    made = case["bidMade"]
    match.made = lambda: made
    match.deal = after(dealt(), "3 pass pass pass")

    assert match.winning_side() == ["declarer", "defenders"].index(case["expected"]["winner"])


@CASES.of_kind("deal_counts")
def test_how_many_cards_are_dealt(case):
    deal = dealt(**rules_of(case))
    held = list(deal.held)[:4]

    assert min(held) == case["expected"]["handSize"]
    assert sum(held) == case["cards"] == 24 + case["expected"]["undealt"]  # the dealer's seventh is discarded


@CASES.of_kind("suit_lengths")
def test_how_long_the_suits_are(case):
    trump = cards.SUITS.index(case["trump"])
    suits = in_play(trump)
    lengths = {cards.SUITS[cards.suit(suit[0])]: len([card for card in suit if card < 52]) for suit in suits}
    assert lengths == case["expected"]


@CASES.of_kind("misdeal_hand")
def test_which_hands_may_be_claimed(case):
    others = ["KH QH JH", "KC QC JC AC", "KD QD JD", ""]
    held = " ".join(case["hand"])
    free = [" ".join(card for card in other.split() if card not in case["hand"]) for other in others[:3]]
    deal = dealt(held, *free, ace_no_face=True)

    assert (legal(deal) == "pass claim" and deal.turn == 0) == case["expected"]["aceNoFace"]


@CASES.of_kind("ask_exchange")
def test_how_many_cards_are_given_in_an_ask(case):
    deal = dealt(" ".join(case["declarerHand"]), "", " ".join(case["partnerGives"]))
    deal = after(deal, "ask pass pass pass trumps=S " + case["declarerDiscards"][0])

    assert deal.turn == 2
    assert not case["expected"]["legal"]
    assert refused(deal, case["declarerDiscards"][1])[0] == "BE-9"


@CASES.of_kind("ai_sanity")
def test_what_a_computer_player_does(case):
    if "mustNotBid" in case["expected"]:
        deal = dealt(" ".join(case["hand"]) + " 9D 9D TC TC", decks=2)
        best = thought(deal)
        assert best not in {"ask", "moon"}
        return
    held = case["hand"]
    rest = [cards.text(card) for card in cards.pack("9") if cards.text(card) not in held]
    random.Random(2).shuffle(rest)
    others = [" ".join(rest[at::3][: len(held)]) for at in range(3)]
    takers = [0, 1, 2, 3][: 6 - len(held)]
    bid = {2: "4", 4: "3"}[len(held)]  # two more tricks are needed
    deal = position(" ".join(held), *others, trumps=case["contract"], bid=bid, takers=takers)
    best = thought(deal)
    if "play" in case["expected"]:
        assert best == case["expected"]["play"]
    else:
        assert best != case["expected"]["mustNotPlay"]


def thought(deal):
    return notation.write(deal, GAME.player().think(deal.hidden(deal.turn), 0.5, 1)[0][0])


def test_the_house_rules_of_the_situations_exist():
    for case in CASES:
        options(**rules_of(case))
