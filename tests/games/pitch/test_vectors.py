"""The collected situations of tests/data/pitch.json, each under the house rules that it is about."""

from atout.core import cards
from atout.core.match import Result
from atout.core.view import Text
from atout.games.pitch import GAME, notation
from atout.games.pitch.numbers import WORTH as WORTH_OF
from tests.cases import Cases, rules_of, tried
from tests.games.pitch.positions import (
    after,
    dealt,
    legal,
    match_of,
    options,
    points,
    position,
    scored,
)  # fmt: skip

CASES = Cases("pitch")
NOT_OFFERED = {"pitch-004", "pitch-012", "pitch-013", "pitch-014", "pitch-042"}
SEATS = {"N": 0, "E": 1, "S": 2, "W": 3, "A": 0, "B": 1, "C": 2}
SIDES = {"NS": 0, "EW": 1, "A": 0, "B": 1, "C": 2}


def test_every_situation_is_tried_or_has_a_reason():
    assert len(CASES) == 32
    assert CASES.not_offered() == NOT_OFFERED
    assert {case["kind"] for case in CASES} == {case["kind"] for case in tried(globals())}
    for case in CASES:
        options(**rules_of(case))


@CASES.of_kind("deal_score")
def test_what_a_hand_scores(case):
    holders = {card: SEATS[who] for who, held in case["trumpsDealt"].items() for card in held}
    captured = [case["captured"][side] for side in case["captured"]]
    deal = scored(captured, case["trump"], case["bid"], SEATS[case["pitcher"]], holders, **rules_of(case))
    expected = case["expected"]

    assert points(deal) == list(expected["delta"].values())
    assert list(deal.counts)[: deal.sides] == list(expected["gameTotals"].values())
    for name in ("high", "low", "jack", "game"):
        side = expected[name]
        assert getattr(deal, name) == (-1 if side is None else SIDES[side]), name


@CASES.of_kind("game_points")
def test_what_all_cards_count_for_game(case):
    assert case["captured"] == "all 52 cards"
    assert sum(WORTH_OF[card % 13] for card in cards.pack()) == case["expected"]


@CASES.of_kind("legal_plays")
def test_what_may_be_played(case):
    held = " ".join(case["hand"])
    if case["led"] is None:
        assert set(legal(position(held, trumps=case["trump"], **rules_of(case))).split()) == set(
            case["expected"]
        )
        return
    deal = position(case["led"], held, trumps=case["trump"], **rules_of(case))
    deal = after_lead(deal, case["led"])
    assert set(legal(deal).split()) == set(case["expected"])


def after_lead(deal, text):
    deal = deal.clone()
    deal.play(notation.read(deal, text))
    return deal


@CASES.of_kind("trick_winner")
def test_who_wins_a_trick(case):
    gone = "2D 3D 4D 5D"
    deal = position(*case["trick"], trumps=case["trump"], gone=gone, takers=[0])
    assert after(deal, " ".join(case["trick"])).turn == case["expected"]["winnerIndex"]


@CASES.of_kind("dealer_bid_options")
def test_what_the_dealer_may_bid(case):
    before = {0: "pass pass pass", 3: "3 pass pass", 4: "4"}[case["highBidSoFar"]]
    deal = after(dealt(**rules_of(case)), before)

    if case["expected"] == ["pass"]:  # nothing is left to say: the dealer is not asked
        assert deal.turn == 0
        assert deal.phase == 1
    else:
        assert deal.turn == 3
        assert legal(deal).split() == [str(text) for text in case["expected"]]


@CASES.of_kind("auction")
def test_who_wins_the_bidding(case):
    deal = after(dealt(**rules_of(case)), " ".join(str(bid) for bid in case["bids"]))

    assert case["order"][-1] == case["dealer"]
    assert (deal.pitcher, deal.bid) == (3, case["expected"]["bid"])
    assert case["expected"]["pitcher"] == case["dealer"]


@CASES.of_kind("game_end")
def test_who_wins_the_match(case):
    match = match_of(**rules_of(case))
    match.scores = list(case["expected"]["scores"].values())
    match.results = [Result([0, 0], Text("pitch-how-made"))]
    side = SIDES[case["pitchingTeam"]]
    match.deal = scored([[], ["2S"]], "S", 2, side, partners=True)
    made = case["bidMade"]
    match.made = lambda: made

    winner = case["expected"]["winner"]
    assert match.winning_side() == (-1 if winner is None else SIDES[winner])


@CASES.of_kind("deal_counts")
def test_how_many_cards_are_dealt(case):
    deal = dealt(players=case["players"])

    assert list(deal.held)[: case["players"]] == [case["cardsEach"]] * case["players"]
    assert len(deal.undealt()) == case["expected"]["undealt"]


AT_THE_TABLE = {
    "ai-001": (["9H 2D", "KH 3D", "4D 5C", "2S 7C"], "2C 3C 4C 5D 6C 8C 9C JC TS 3S 6D 7D 8D 9D TD AS"),
    "ai-002": (["AH TC 9C 5C", "QH AS KS JS", "6H 3H KC 8S", "JC QC TH KH"], "4S 5S 6S 7S 8D 9D TD JD"),
}  # the hands as they are when the trick begins, and the cards played before


@CASES.of_kind("ai_sanity")
def test_what_a_computer_player_does(case):
    trick = case["trickSoFar"]
    me = len(trick)
    seats, gone = AT_THE_TABLE[case["id"]]
    assert set(case["hand"]) == set(seats[me].split())
    rules = {"partners": True, **rules_of(case)}
    takers = [0, 1, 2, 3][: len(gone.split()) // 4]
    deal = position(*seats, trumps=case["trump"], gone=gone, takers=takers, **rules)
    deal = after(deal, " ".join(trick))
    assert deal.turn == me

    best = GAME.player().think(deal.hidden(me), 0.6, 1)[0][0]
    assert notation.write(deal, best) == case["expected"]["play"]
