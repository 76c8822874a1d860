"""What a seat can know (SK-5, SK-13), said exactly: the hidden deal allows what the past allows and no more."""

import pickle
import random
from collections import Counter
from itertools import product

from atout.core import cards
from atout.core.rng import Rng
from atout.games.svoi_kozyri.bot import SvoiBot
from tests.games.svoi_kozyri.positions import after, dealt, hand, hands, position, sizes, written
from tests.likely import chi_square, threshold, ways

PACK24 = written(cards.pack("9"))


def three(choices="", **house_rules):
    """Three players, trumps S, H and D from the dealer's left, 24 cards in order dealt: seat 0 leads."""
    return after(dealt(PACK24, dealer=2, players=3, lowest_rank=9, trumps="SHD", **house_rules), choices)


def test_before_the_trumps_are_chosen_nothing_of_the_deal_is_known():
    pack = cards.pack("6")
    one, other = dealt(written(pack)), dealt(written(pack[::-1]))
    heads, tails = (dealt(coins=[coin] * 18, deal="symmetric") for coin in (1, 0))

    for seat in (0, 1, -2):
        assert pickle.dumps(one.hidden(seat)) == pickle.dumps(other.hidden(seat))
        assert pickle.dumps(heads.hidden(seat)) == pickle.dumps(tails.hidden(seat))


def test_with_two_each_knows_the_others_cards_once_they_are_dealt():
    deal = dealt(written(cards.pack("6")), trumps="SH")

    assert hands(deal.hidden(0)) == hands(deal.hidden(-2)) == hands(deal)
    assert deal.hidden(0).filled(Rng(1)).position() == deal.position()


def test_with_three_the_others_hands_are_hidden_and_their_sizes_known():
    hidden = three().hidden(1)

    assert hands(hidden) == ["", hand(three(), 1), ""]
    assert sizes(hidden) == [8, 8, 8]
    assert hands(three().hidden(-2)) == ["", "", ""]


def test_cards_that_were_picked_up_are_known_until_they_are_played():
    deal = three("9C TC KS take", pick_up="unwilling")

    assert hand(deal.hidden(0), 2) == hand(deal.hidden(1), 2) == hand(deal.hidden(-2), 2) == "KS 9C TC"
    assert hand(after(deal, "9S take KS").hidden(0), 2) == "9C TC"


def test_the_hidden_deal_allows_exactly_what_the_past_allows():
    """Every two hidden cards are exchanged, and the past is tried: who had to pick up lacked all that beats.

    Where a pick-up is a free choice the same past is possible with any cards: that gives a deal to ask about.
    """
    answers = Counter()
    for seed in range(12):
        luck = random.Random(seed)
        pack = luck.sample(cards.pack("9"), 24)
        deal, choices = replay(pack, []), []
        for _ in range(luck.choice([15, 30, 45])):
            if deal.turn < 0:
                break
            choices.append(luck.choice(deal.choices()))
            deal.play(choices[-1])
        seen = deal.hidden(0)
        for one, other in product(*[cards.listed(deal.hands[seat] & ~seen.hands[seat]) for seat in (1, 2)]):
            swapped = [{one: other, other: one}.get(card, card) for card in pack]
            possible = replay(swapped, choices) is not None
            assert seen.allows(replay(swapped, choices, pick_up="unwilling")) == possible
            answers[possible] += 1
    assert min(answers[True], answers[False]) >= 10


def replay(pack, choices, **house_rules):
    """The deal that the choices lead to from this pack, None where one of them is not legal."""
    deal = dealt(written(pack), dealer=2, players=3, lowest_rank=9, trumps="SHD", **house_rules)
    for choice in choices:
        if choice not in deal.choices():
            return None
        deal.play(choice)
    return deal


def test_SK_14_deals_that_fit_who_picked_up_are_filled_equally_often():
    """Whoever picked up had no card that beats: hands are as likely as the ways to deal them so."""
    tried = 0
    for deal, need in late_positions(seeds=400):
        hidden = deal.hidden(0)
        unknown = [
            card for seat in (1, 2, 3) for card in cards.listed(deal.hands[seat] & ~hidden.hands[seat])
        ]
        barred = list(hidden.barred)
        first = next(seat for seat in (1, 2, 3) if need[seat])
        if len(unknown) > 7 or not barred[first] & cards.mask(unknown):
            continue
        expected = ways(sorted(unknown), need, barred)
        if len(expected) < 3:
            continue
        tried += 1
        luck = Rng(tried)
        found = Counter(filled_hands(hidden, hidden.filled(luck)) for _ in range(200 * len(expected)))
        assert set(found) <= set(expected)
        assert chi_square(found, dict.fromkeys(expected, 200)) < threshold(len(expected) - 1)
    assert tried >= 5


def late_positions(seeds):
    """Deals of four somewhere in random play, and how many of each seat's cards seat 0 does not know."""
    for seed in range(seeds):
        luck = random.Random(seed)
        pack = luck.sample(cards.pack("9"), 24)
        deal = dealt(written(pack), dealer=3, players=4, lowest_rank=9, trumps="SHDC")
        for _ in range(luck.randrange(20, 90)):
            if deal.turn >= 0:
                deal.play(luck.choice(deal.choices()))
        hidden = deal.hidden(0)
        need = [deal.hands[seat].bit_count() - hidden.hands[seat].bit_count() for seat in range(4)]
        if deal.turn >= 0 and sum(need):
            yield deal, need


def filled_hands(hidden, filled):
    """Where the unknown cards lie in a filled deal."""
    return tuple(
        sorted(
            (card, seat)
            for seat in range(4)
            for card in cards.listed(filled.hands[seat] & ~hidden.hands[seat])
        )
    )


def test_a_filled_deal_that_is_over_has_the_key_it_was_played_to():
    """The last card went as the second one: no second card is owed any more."""
    deal = after(position("S: TH 9C", "H: JH KH", "D:", pile="8H"), "TH 9C")
    other = deal.hidden(0).filled(Rng(1))

    assert deal.turn == other.turn == -1
    assert other.key == deal.key


def test_the_searched_position_knows_the_top_card_and_no_more_where_all_is_taken():
    piles = ["7C 8C TD", "8C 7C TD", "7C TD 8C", ""]
    whole = [SvoiBot(position("S: 6C", "H: 9D", pile=piled, take="all")).position() for piled in piles]
    three = [SvoiBot(position("S: 6C", "H: 9D", pile=piled)).position() for piled in piles]

    assert whole[0] == whole[1]
    assert len(set(whole)) == 3
    assert len(set(three)) == 4
