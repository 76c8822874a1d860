"""The prefix rule against all whole plays, the winner against all readings, throws against all hands.

The second definition (wordy.py) judges whole plays from the sheet's sentences; here it is asked about hands met in
play and hands made to be nasty: few kinds, many equal cards of the trump rank, long rows of pairs, many throws.
"""

import itertools
import random
from collections import Counter

import pytest

from atout.core import cards
from atout.core.options import as_dict
from atout.games.tractor.deal import Tractor
from atout.games.tractor.match import TractorMatch
from atout.games.tractor.numbers import DONE, NO_TRUMP, PLAY
from tests.games.tractor.positions import options
from tests.games.tractor.wordy import NONE, Ranking, multisets
from tests.helpers import LONG, chances_of

PLAYS = 100_000 if LONG else 10_000
ROUNDS = 1_500 if LONG else 40
MOST_PLAYS = 100_000 if LONG else 3_000
PRESETS = ["seed", "classic"]
ODD = {
    "ruff_shape": ["any_reading", "exact"],
    "throw_compare": ["longest_part", "every_part", "highest_card"],
}


def ranking_of(deal, rules):
    """The second definition's ranking for the trumps of a deal."""
    trump = NONE if deal.trump == NO_TRUMP else cards.SUITS[deal.trump]
    return Ranking(as_dict(rules), trump, cards.RANKS[deal.rank])


def texts(one, two=0):
    """The cards of a heap as texts."""
    return [cards.text(kind) for held in (one, two) for kind in cards.listed(held)]


def hand_of(deal, seat):
    return texts(deal.one[seat], deal.two[seat])


def nasty_deal(luck, rules):
    """Hands of few kinds: rows of neighbours in two suits, the trump rank of every suit, the jokers."""
    rank, trump = luck.randrange(13), luck.choice([0, 1, 2, 3, NO_TRUMP])
    low = luck.randrange(13)
    near = [(low + step) % 13 for step in range(luck.randint(3, 9))]
    suits = luck.sample(range(4), luck.choice([1, 2, 2, 3]))
    if trump != NO_TRUMP and trump not in suits and luck.random() < 0.7:
        suits[0] = trump
    kinds = {suit * 13 + r for suit in suits for r in near}
    kinds |= {suit * 13 + rank for suit in range(4)} | {cards.SMALL_JOKER, cards.BIG_JOKER}
    pack = [kind for kind in kinds for _ in range(2)]
    luck.shuffle(pack)
    if luck.random() < 0.5:  # equal cards together: more pairs
        pack = [kind for kind in dict.fromkeys(pack) for _ in range(2)]
    size = min(len(pack) // 4, luck.choice([4, 6, 8, 10, 12]))
    hands = [pack[at * size : (at + 1) * size] for at in range(4)]
    deal = Tractor(rules)
    deal.arrange(hands, trump, luck.randrange(4), rank=rank)
    return deal


def choose_lead(deal, ranking, luck):
    """Cards to lead: often one part of a suit, or the highest parts of it, sometimes anything."""
    suit = luck.choice(sorted({ranking.suit(card) for card in hand_of(deal, deal.turn)}, key=str))
    mine = ranking.of_suit(hand_of(deal, deal.turn), suit)
    parts = sorted(ranking.parts(mine), key=lambda part: (-len(part), -ranking.top(part)))
    if luck.random() < 0.15:
        return luck.sample(mine, luck.randint(1, len(mine)))
    if luck.random() < 0.5:
        part = luck.choice(parts[:3])
        return part[: 2 * luck.randint(1, len(part) // 2)] if len(part) > 2 else part
    return list(itertools.chain(*luck.sample(parts, luck.randint(1, min(3, len(parts))))))


def lay(deal, play, luck):
    """Choose these cards in any order."""
    order = [cards.parse(card) for card in play]
    luck.shuffle(order)
    leading = deal.laid == 0
    for card in order:
        assert card in deal.choices()
        deal.play(card)
    if leading:
        deal.play(DONE)


# --- throws -----------------------------------------------------------------------------------------------


def expected_lead(deal, ranking, lead, rules):
    """TR-34, TR-35: what is led after all, and whether something was taken back."""
    parts = ranking.parts(lead)
    others = [hand_of(deal, seat) for seat in range(4) if seat != deal.turn]
    bad = [part for part in parts if any(ranking.beats(part, hand) for hand in others)]
    if len(parts) == 1 or not bad:
        return sorted(lead), 0
    part = bad[0]
    if rules.forced_part == "fewest_then_lowest":
        part = min(bad, key=lambda p: (len(p), ranking.top(p), cards.SUITS.find(p[0][-1])))
    return part, len(lead) - len(part)


def check_lead(deal, ranking, luck, rules):
    lead = choose_lead(deal, ranking, luck)
    wanted, back = expected_lead(deal, ranking, lead, rules)
    trick = deal.tricks
    lay(deal, lead, luck)
    assert sorted(texts(deal.lead_one, deal.lead_two)) == sorted(wanted)
    assert deal.fails[trick] == back
    return wanted


# --- following --------------------------------------------------------------------------------------------


def to_beat(deal, ranking, trick):
    """The cards to be beaten after a throw that failed (TR-37)."""
    if not (deal.failed and deal.must_beat):
        return None
    best = trick[ranking.winner(trick)]
    return best if ranking.suit(best[0]) == ranking.suit(trick[0][0]) else None


def whole_plays(deal, ranking, trick):
    """Every play that the second definition allows, None if there are too many to try."""
    hand, lead = hand_of(deal, deal.turn), trick[0]
    suit = ranking.suit(lead[0])
    mine = ranking.of_suit(hand, suit)
    if len(mine) > len(lead):
        return ranking.plays(hand, lead, to_beat(deal, ranking, trick), MOST_PLAYS)
    others = Counter(card for card in hand if ranking.suit(card) != suit)
    rest = multisets(others, len(lead) - len(mine), MOST_PLAYS)
    return None if rest is None else {tuple(sorted([*mine, *play])) for play in rest}


def check_prefixes(deal, plays, luck):
    """At every prefix of a play the choices are exactly those with which some play can still be completed."""
    deal = deal.clone()
    chosen, seat = Counter(), deal.turn
    while deal.turn == seat and deal.laid:
        further = [Counter(play) - chosen for play in plays if not chosen - Counter(play)]
        assert {cards.text(choice) for choice in deal.choices()} == set().union(*further)
        choice = luck.choice(deal.choices())
        chosen[cards.text(choice)] += 1
        deal.play(choice)
        if deal.laid == 0 or deal.turn < 0:
            break


def canonical_plays(deal):
    """The plays to which the canonical choices lead, each by the one path that it has."""
    seat, laid = deal.turn, deal.laid
    found = []

    def go_on(deal, chosen):
        if deal.turn != seat or deal.laid != laid:
            found.append(tuple(sorted(cards.text(card) for card in chosen)))
            return
        for choice in deal.choices():
            assert not chosen or choice >= chosen[-1]
            after = deal.clone()
            after.play(choice)
            go_on(after, [*chosen, choice])

    start = deal.clone()
    start.canonical = True
    go_on(start, [])
    assert len(found) == len(set(found))
    return set(found)


def check_follow(deal, ranking, trick, luck):
    """One player follows: with any of the plays that are allowed."""
    plays = whole_plays(deal, ranking, trick)
    if plays is None:
        play = sampled(deal, ranking, trick, luck)
    else:
        assert plays
        for _ in range(2):
            check_prefixes(deal, plays, luck)
        if len(plays) < 300 and deal.laid < 3:
            assert canonical_plays(deal) == plays
        play = luck.choice(sorted(plays))
    lay(deal, play, luck)
    return list(play)


def sampled(deal, ranking, trick, luck):
    """Too many plays: some that the choices lead to, each allowed, and with one card changed where that is not allowed."""
    hand, must = hand_of(deal, deal.turn), to_beat(deal, ranking, trick)
    for _ in range(10):
        start, play = deal.clone(), []
        while start.turn == deal.turn and start.laid == deal.laid:
            choice = luck.choice(start.choices())
            play.append(cards.text(choice))
            start.play(choice)
        assert ranking.may_follow(hand, trick[0], play, must)
        left = list((Counter(hand) - Counter(play)).elements())
        changed = [*play[1:], luck.choice(left)]
        assert can_lay(deal, changed) == ranking.may_follow(hand, trick[0], changed, must)
    return play


def can_lay(deal, play):
    start = deal.clone()
    for card in play:
        if cards.parse(card) not in start.choices():
            return False
        start.play(cards.parse(card))
    return True


def check_trick(deal, ranking, luck, rules):
    """A whole trick: the lead, three who follow, and who wins."""
    number, leader = deal.tricks, deal.turn
    trick = [check_lead(deal, ranking, luck, rules)]
    while len(trick) < 4:
        trick.append(check_follow(deal, ranking, trick, luck))
    assert deal.takers[number] == (leader - ranking.winner(trick)) % 4


@pytest.mark.timeout(20_000 if LONG else 120)
@pytest.mark.parametrize("preset", PRESETS)
def test_nasty_hands(preset):
    luck = random.Random(preset)
    met = 0
    for number in itertools.count():
        rules = options(preset)
        if number % 3 == 0:
            rules = options(preset, **{name: luck.choice(values) for name, values in ODD.items()})
        deal = nasty_deal(luck, rules)
        ranking = ranking_of(deal, rules)
        while deal.turn >= 0:
            check_trick(deal, ranking, luck, rules)
            met += 3
        if met >= PLAYS:
            break


@pytest.mark.timeout(20_000 if LONG else 120)
@pytest.mark.parametrize("preset", PRESETS)
def test_hands_met_in_play(preset):
    """Whole rounds, from the drawing on: first ones, and later ones with any trump rank."""
    luck = random.Random(f"round {preset}")
    rules = options(preset)
    for seed in range(ROUNDS):
        match = TractorMatch(rules, None)
        if seed % 2:
            match.starter, match.dealer = 0, luck.randrange(4)
            match.ranks = [luck.randrange(13), luck.randrange(13)]
        match.start(chances_of(match, seed))
        deal = match.deal.clone()
        assert deal.first == (seed % 2 == 0)
        while deal.turn >= 0 and deal.phase != PLAY:
            deal.play(luck.choice(deal.choices()))
        ranking = ranking_of(deal, rules)
        while deal.turn >= 0:
            check_trick(deal, ranking, luck, rules)


# --- other properties ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_play_is_resolved_by_its_cards_in_whatever_order_they_came(preset):
    luck = random.Random(7)
    for _ in range(60):
        deal = nasty_deal(luck, options(preset))
        for _ in range(8):
            if deal.turn < 0:
                break
            play = random_play(deal, luck)
            results = {position_after(deal, order) for order in some_orders(play, luck)}
            assert len(results) == 1
            lay(deal, [cards.text(card) for card in play], luck)


def random_play(deal, luck):
    start, play = deal.clone(), []
    while start.turn == deal.turn and start.laid == deal.laid and start.tricks == deal.tricks:
        choice = luck.choice(start.choices())
        start.play(choice)
        if choice == DONE:
            break
        play.append(choice)
    return play


def some_orders(play, luck):
    return [luck.sample(play, len(play)) for _ in range(6)] + [sorted(play), sorted(play, reverse=True)]


def position_after(deal, order):
    after = deal.clone()
    leading = after.laid == 0
    for card in order:
        after.play(card)
    if leading:
        after.play(DONE)
    return after.position(), after.key, tuple(after.plays[: after.played])


def test_every_row_of_steps_is_as_the_sheet_has_it():
    """TR-15 to TR-17 for all 65 trumps and both values of no_trump_rank, against the second definition."""
    for no_trump_rank, trump, rank in itertools.product(["plain", "trumps"], range(5), range(13)):
        rules = options(no_trump_rank=no_trump_rank)
        deal = Tractor(rules)
        deal.arrange([[], [], [], []], trump, 0, rank=rank)
        ranking = ranking_of(deal, rules)
        for card in range(54):
            suit, step = ranking.where[cards.text(card)]
            assert deal.suit_of(card) == ("SHDC".index(suit) if suit in cards.SUITS else 4)
            assert deal.step_of(card) == step
