"""The rest of a deal: claimed where it is certain whatever the others hold, made where it is forced."""

import itertools
import random

import pytest

from atout import registry
from atout.core import cards, record
from atout.core.course import WATCHER, Chose, Claimed, Course, Dealt, TookBack
from atout.core.illegal import Illegal
from atout.core.options import build
from atout.core.record import Record
from tests.games.bid_euchre import positions as euchre
from tests.games.pitch import positions as pitch

EUCHRE = registry.find("bid_euchre")
PITCH = registry.find("pitch")


def certain(deal):
    return deal.hidden(deal.turn).is_certain()


# --- what is certain --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "out", "is_so"),
    [
        ("JH JD AH", "KH QH TH", True),  # the three highest trumps
        ("JH AH KH", "JD TH", False),  # the left bower may be kept
        ("JH AH KH", "JD", True),  # alone it falls
        ("JH AS AC", "9H TH", False),  # one may have both trumps
        ("JH AS AC", "9H", True),  # the last trump falls
        ("JH AS QS", "9H KS TS", False),  # the king of spades may be kept
        ("JH AS KS QS", "9H TS", True),
        ("JH JD AH QS", "9H TH AS", False),
        ("JH JD AH QS", "9H TH 9S", True),
    ],
)
def test_whether_the_rest_is_certain_at_bid_euchre(hand, out, is_so):
    held, size = f"{hand} {out}".split(), len(hand.split())
    low = [text for text in ["9C", "TC", "9D", "TD", "QD", "KD", "QC", "KC", "AC"] if text not in held]
    others = [*out.split(), *low][: 3 * size]
    hands = [" ".join(others[at::3]) for at in range(3)]
    deal = euchre.position(hand, *hands, takers=[0] * (6 - size))

    assert certain(deal) is is_so


def test_what_has_been_seen_counts():
    deal = euchre.position("JH AS KS", "9H TS 9C", "TH TD KD", "QD AD TC", takers=[0, 0, 0])
    assert not certain(deal)

    assert certain(euchre.after(deal, "JH 9H TH TC"))


def test_the_card_led_can_be_taken_first():
    deal = euchre.position("JH AH JD", "9S TS 9C", "9D TD KD", "QD AD TC", turn=3, takers=[3, 3, 3])
    last = euchre.after(deal, "TC")

    assert last.turn == 0
    assert certain(last)


def test_be_12_what_the_one_who_sits_out_may_hold_takes_no_trick():
    deal = euchre.position("JH AH KH", "9S TS 9C", "JD QH TD", "QD AD TC", bid="moon", takers=[0, 0, 0])
    assert not certain(deal)

    assert certain(euchre.after(deal, "JH 9S QD"))


def test_be_13_nothing_is_certain_where_any_card_may_be_played():
    three = ("JH JD AH", "9S TS 9C", "9D TD KD", "QD AD TC")
    assert not certain(euchre.position(*three, takers=[0, 0, 0], reneges="allowed"))


def test_pi_12_at_pitch_a_plain_ace_is_certain_only_without_trumps():
    gone = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"
    with_two = pitch.position("AS AC", "2H KC", trumps="H", players=2, gone=gone, takers=[0] * 4)
    with_none = pitch.position("AS AC", "3C KC", trumps="H", players=2, gone=gone + " 2H", takers=[0] * 4)

    assert not certain(with_two)
    assert certain(with_none)


def test_pi_11_nothing_is_certain_before_trumps_are_named():
    deal = pitch.dealt("AS KS QS JS TS 9S", "2H 3H 4H 2C 3C 4C", players=2, dealer=1)
    assert not certain(deal)
    named = pitch.after(deal, "4 AS 2H")

    assert named.turn == 0
    assert certain(named)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_certain_is_what_no_deal_of_the_others_can_take(seed):
    """Two cards each: every deal of the other cards, and every way to play them."""
    luck = random.Random(seed)
    pack = cards.pack("9")
    mine = luck.sample(sorted(pack, key=lambda card: -cards.rank(card))[:14], 2)
    theirs = luck.sample([card for card in pack if card not in mine], 6)
    trumps = luck.choice(cards.SUITS)
    deal = at_two(mine, theirs, trumps)

    assert certain(deal) == any(
        all(takes_all(at_two(mine, order, trumps), lead) for order in deals_of(theirs)) for lead in mine
    )


def at_two(mine, theirs, trumps):
    hands = [mine, theirs[:2], theirs[2:4], theirs[4:]]
    texts = [" ".join(cards.text(card) for card in hand) for hand in hands]
    return euchre.position(*texts, trumps=trumps, takers=[0, 1, 2, 3])


def deals_of(theirs):
    for first in itertools.combinations(theirs, 2):
        left = [card for card in theirs if card not in first]
        for second in itertools.combinations(left, 2):
            yield [*first, *second, *(card for card in left if card not in second)]


def takes_all(deal, lead=None):
    """Whether seat 0 takes both tricks, whatever the others play."""
    if deal.tricks == 6:
        return deal.won[0] == 3
    choices = [lead] if lead is not None else deal.choices()
    for choice in choices:
        after = deal.clone()
        after.play(choice)
        if after.tricks > deal.tricks and after.takers[after.tricks - 1] != 0:
            return False
        if not takes_all(after):
            return False
    return True


# --- claims ------------------------------------------------------------------------------------------


def begun(game, pack, **rules):
    chances = {"first_dealer": [euchre.DEALER], "pack": pack}
    return Course(game, build(game.options, rules)).apply_all([Dealt(chances)])


def played(course, texts):
    for text in texts.split():
        seat, _, choice = text.partition(":")
        course.apply(Chose(int(seat), [course.game.notation.read(course.match.deal, choice)]))
    return course


HANDS = ["JH JD AH KH QH AS", "9S TS 9C 9D TD KD", "TH 9H QD AD TC KC", "KS QS JS JC QC AC"]


def bid_and_named(trumps="H"):
    """Seat 0 leads; with hearts for trumps the rest is certain."""
    course = begun(EUCHRE, euchre.pack_of(HANDS))
    return played(course, f"0:5 1:pass 2:pass 3:pass 0:trumps={trumps}")


def test_a_claim_takes_every_trick_and_is_told_to_all():
    course = bid_and_named()
    assert course.view(0).claim
    assert not any(course.view(seat).claim for seat in (1, 2, 3, WATCHER))
    course.apply(Claimed(0))

    assert course.match.between
    assert course.match.scores == [6, 0]
    assert [course.match.deal.won[seat] for seat in range(4)] == [6, 0, 0, 0]
    for viewer in (0, 1, WATCHER):
        keys = [event.text.key for _, event in course.events(viewer)]
        assert keys[-2:] == ["event-claimed", course.match.results[0].how.key]


@pytest.mark.parametrize("seed", range(10))
def test_a_claim_gives_what_playing_on_would(seed):
    luck = random.Random(seed)
    claimed, course = bid_and_named(), bid_and_named()
    claimed.apply(Claimed(0))
    while course.turn >= 0:
        deal = course.match.deal
        card = deal.hidden(0).sure_card() if course.turn == 0 else luck.choice(deal.choices())
        course.apply(Chose(course.turn, [card]))

    assert course.match.results == claimed.match.results


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_claim_at_pitch_gives_what_playing_on_would(players):
    found = 0
    for seed in range(400):
        luck = random.Random(seed)
        rules = {"players": players} | ({"partners": False} if players == 4 else {})
        course = Course(PITCH, build(PITCH.options, rules), 0)
        pack = luck.sample(range(52), 52)
        course.apply(Dealt({"pack": pack}))
        while course.turn >= 0 and not course.view(course.turn).claim:
            course.apply(Chose(course.turn, [luck.choice(course.match.deal.choices())]))
        if course.turn < 0:
            continue
        found += 1
        who = course.turn
        claimed = Course(PITCH, course.options, 0).apply_all([*course.entries, Claimed(who)])
        while course.turn >= 0:
            deal = course.match.deal
            card = deal.hidden(who).sure_card() if course.turn == who else luck.choice(deal.choices())
            course.apply(Chose(course.turn, [card]))
        assert course.match.results == claimed.match.results
    assert found > 3


def test_what_is_not_certain_cannot_be_claimed():
    course = begun(EUCHRE, euchre.pack_of(HANDS))
    with pytest.raises(Illegal, match="match-claim-uncertain"):
        course.apply(Claimed(0))
    course = bid_and_named("S")
    before = course.view(0)
    with pytest.raises(Illegal, match="match-claim-uncertain"):
        course.apply(Claimed(0))
    with pytest.raises(Illegal, match="match-not-your-turn"):
        course.apply(Claimed(1))
    with pytest.raises(Illegal, match="match-no-such-seat"):
        course.apply(Claimed(4))

    assert course.view(0) == before
    assert course.number == 6


def test_a_game_without_tricks_has_no_claims():
    game = registry.find("svoi_kozyri")
    course = Course(game, game.options(), 0)
    with pytest.raises(Illegal, match="match-no-deal"):
        course.apply(Claimed(0))
    luck = random.Random(1)
    chances = {chance.name: luck.sample(chance.of, len(chance.of)) for chance in course.match.chances()}
    course.apply(Dealt(chances))
    with pytest.raises(Illegal, match="match-claim-uncertain"):
        course.apply(Claimed(course.turn))


def test_a_claim_is_in_the_record_and_replays():
    course = bid_and_named().apply_all([Claimed(0)])
    text = record.write(Record(course, ["a", "b", "c", "d"]))
    assert text.splitlines()[-1] == "0 claims"

    again = record.read(text, registry.find).course
    assert again.match.results == course.match.results
    assert again.view(1) == course.view(1)
    with pytest.raises(Illegal, match="match-claim-uncertain"):
        record.read(text.replace("trumps=H", "trumps=S"), registry.find)


# --- what is forced ----------------------------------------------------------------------------------


def test_the_last_card_of_a_hand_is_forced_and_is_no_decision_to_be_taken_back():
    course = bid_and_named()
    luck = random.Random(3)
    while course.match.deal.tricks < 5:
        assert not course.match.deal.forced()
        course.apply(Chose(course.turn, [luck.choice(course.match.deal.choices())]))
    before = {seat: course.last_decision(seat) for seat in range(4)}
    while course.match.deal.lying < 3:
        for viewer in (0, 1, WATCHER):
            assert course.hidden(viewer).forced() or viewer != course.turn
        assert course.match.deal.forced()
        course.apply(Chose(course.turn, course.match.deal.choices()))

    assert {seat: course.last_decision(seat) for seat in range(4)} == before
    course.apply(TookBack(0, before[0]))
    assert course.turn == 0
    assert not course.match.deal.forced()


def test_be_13_calls_of_reneges_are_not_forced():
    course = begun(EUCHRE, euchre.pack_of(HANDS), reneges="allowed")
    played(course, "0:5 1:pass 2:pass 3:pass 0:trumps=H")
    while course.match.deal.held[0]:
        course.apply(Chose(course.turn, [course.match.deal.choices()[0]]))
    while course.match.deal.lying:
        course.apply(Chose(course.turn, course.match.deal.choices()))

    assert course.turn >= 0
    assert not course.match.deal.forced()
