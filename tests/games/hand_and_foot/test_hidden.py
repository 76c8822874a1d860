"""What nobody else can know: announcements that are being put together, and how unknown cards are dealt."""

import pickle
import random
from collections import Counter

import pytest

from atout.core.chances import draw, in_a_test
from atout.core.rng import Rng
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.match import FootMatch
from atout.games.hand_and_foot.numbers import DRAWING, JOKER_KIND, MELDING, RED_THREE
from tests.games.hand_and_foot.positions import after, kinds, legal, melds, options, position

SPARE = "4C 6S QC 8C"


def seen(deal, seat):
    """All that a seat can know of a deal, as bytes."""
    return pickle.dumps(deal.hidden(seat))


@pytest.mark.parametrize("lays", ["+K", "+K +K", "+K +K +K", "2+W BJ+W 2+W"])
def test_nothing_of_an_announcement_is_known_before_it_is_done(lays):
    before = position("KH KH KH 2C 2C BJ 4C", mine="QQQ")
    half = after(before, lays)
    for seat in (1, 2, 3, -2):
        assert seen(half, seat) == seen(before, seat)
    assert seen(half, 0) != seen(before, 0)
    if "done" in legal(half):
        assert seen(after(half, "done"), 1) != seen(before, 1)


def test_nor_of_a_pile_that_is_picked_up_for_the_first_melds():
    before = position("9H 9H AS AS AS 4C", pile="5H 6S 9H", drawn=False)
    half = after(before, "take +A")
    assert (before.phase, half.phase) == (DRAWING, MELDING)
    for seat in (1, 2, 3, -2):
        assert seen(half, seat) == seen(before, seat)


def test_a_book_that_is_half_announced_is_not_known():
    before = position("KH 4C 5H", mine="KKKKKK")
    half = after(before, "+K")
    assert half.half_books == 1
    assert seen(half, 1) == seen(before, 1)


def test_others_fill_such_a_hand_as_if_nothing_were_laid():
    half = after(position("KH KH KH 4C 5H", mine="QQQ"), "+K +K")
    filled = half.hidden(1).filled(Rng(1))
    assert filled.half == 0
    assert sum(filled.hands[0]) == filled.held[0] == 5
    assert half.hidden(1).allows(filled)


def test_any_order_reaches_the_same_position():
    deal = position("KH KH KH 9H 9H 9H 2C 4C 5H", mine="QQQ")
    one = after(deal, "+K +9 +K 2+K +9 +K +9")
    other = after(deal, "+9 +9 +9 +K +K +K 2+K")
    assert one.position() == other.position()
    assert after(one, "done").position() == after(other, "done").position()


# --- the canonical order --------------------------------------------------------------------------------


def announcements(deal, *, canonical):
    """Every position after an announcement, and in how many orders of its cards it is reached."""
    found = Counter()
    deal = deal.clone()
    deal.canonical = canonical
    reached = set()

    def go(at):
        if not canonical:
            if at.position() in reached:
                return
            reached.add(at.position())
        for choice in at.choices():
            if 16 <= choice < 56 or choice == 59:
                following = at.clone()
                following.play(choice)
                if choice == 59:
                    following.canonical = False
                    found[following.position()] += 1
                else:
                    go(following)

    go(deal)
    return found


@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("KH KH KH 2C BJ 4C", {"mine": "QQQ"}),
        ("KH KH KH KH 9H 9H 9H 2C 2C BJ", {"mine": "QQQ"}),
        ("KH KH 9H 2C 2C BJ 4C", {"mine": "KKKKK 999"}),
        ("KH KH KH KH KH KH KH KH KH KH 2C 4C", {"mine": "QQQ"}),
        ("KH KH KH KH KH 2C 2C KH KH KH 4C", {}),
        ("AS AS 2C BJ KH KH KH 4C 4C", {"deal": 2}),
        ("KH 9H 9H 9H 2C 4C", {"mine": "KKK", "meld_per_turn": "both"}),
    ],
)
def test_in_the_canonical_order_every_announcement_is_reached_once(hand, rules):
    deal = position(hand, **rules)
    free = announcements(deal, canonical=False)
    ordered = announcements(deal, canonical=True)
    assert set(ordered) == set(free)
    assert max(ordered.values()) == 1


# --- filling ------------------------------------------------------------------------------------------


def few_unknown():
    """A deal of two whose unknown cards are few: the pile holds whatever is not elsewhere."""
    deal = Foot(options(decks=3, players=2, cards_each=11))
    lying = kinds("4C 9H"), kinds("AS 3H"), kinds("5H 3S 9H")
    count = Counter()
    for kind in range(15):
        count[kind] = 3 * (2 if kind in {1, JOKER_KIND, RED_THREE} else 4)
    hands = [kinds("KH 5H"), kinds("9H 2C")]
    for held in (*hands, *lying):
        count.subtract(held)
    pile = [kind for kind, n in count.items() if kind != RED_THREE for _ in range(n)]
    deal.arrange(hands, [lying[0], lying[1]], lying[2], pile, [], 0, MELDING, reds=[count[RED_THREE], 0])
    return deal


def layouts():
    """Every way to deal the unknown cards of ``few_unknown``, as the seat on the left may see them."""
    unknown = kinds("9H 2C 4C 9H AS 3H 5H 3S 9H")
    found = Counter()

    def go(left, places):
        if not left:
            hand, *rest = places[:2], places[2:4], places[4:6], places[6:]
            found[tuple(sorted(hand)), tuple(sorted(rest[0])), tuple(sorted(rest[1])), tuple(rest[2])] += 1
            return
        for i, kind in enumerate(left):
            if len(places) < 2 and kind == RED_THREE:
                continue
            go(left[:i] + left[i + 1 :], [*places, kind])

    go(unknown, [])
    return found


def test_the_unknown_cards_are_equally_likely_wherever_they_can_lie():
    deal = few_unknown()
    possible = layouts()
    total = sum(possible.values())
    hidden = deal.hidden(0)
    rng = Rng(5)
    tries = 20_000
    found = Counter()
    where = Counter()
    for _ in range(tries):
        filled = hidden.filled(rng)
        assert hidden.allows(filled)
        row = tuple(
            tuple(kind for kind in range(15) for _ in range(held[kind]))
            for held in (filled.hands[1], filled.feet[0], filled.feet[1])
        )
        key = (*row, tuple(filled.stock[:3]))
        assert key in possible
        found[key] += 1
        where.update([("hand", kind) for kind in row[0]] + [("top", filled.stock[2])])
    expected = Counter()
    for key, n in possible.items():
        for kind in key[0]:
            expected["hand", kind] += n * tries / total
        expected["top", key[3][2]] += n * tries / total
    for place, n in expected.items():
        assert abs(where[place] - n) < 5 * n**0.5, place
    assert where["hand", RED_THREE] == 0


def test_who_may_choose_to_take_the_pile_holds_a_pair():
    """HF-28: with no stock the deal would be over if the player could not take."""
    deal = position("9H 9H 4C 5H 6S", stock="8C", pile="KH 9H", mine="QQQ", drawn=False)
    assert deal.turn == 0
    for seed in range(40):
        filled = deal.hidden(1).filled(Rng(seed))
        assert filled.hands[0][7] >= 2
        assert "take" in legal(filled)


def test_who_asks_can_go_out():
    """HF-27: only who is able may ask."""
    mine = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"
    deal = after(position("8C 8C 8C 4C", feet=["", "", "", ""], mine=mine, played=(0, 2)), "ask")
    hidden = deal.hidden(2)
    for seed in range(20):
        filled = hidden.filled(Rng(seed))
        assert hidden.allows(filled)
        assert "ask" not in legal(after(filled, "yes"))
        assert legal(after(filled, "yes"))


FULL = "AAAAAAA KKKKKKK QQQQQ22 JJJJJ22 22222XX"


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_HF_27_who_was_allowed_still_can_once_cards_are_laid(viewer):
    """A two was added: with two cards of a new rank it could have gone out before, and cannot now (HF-15)."""
    deal = position("2C 8C 9H 4C", feet=["", "", "", ""], mine=FULL + " 4444 8888 9999", played=(0, 2))
    hidden = after(deal, "ask yes 2+4 done").hidden(viewer)
    for seed in range(40):
        filled = hidden.filled(Rng(seed))
        assert hidden.allows(filled)
        assert legal(filled)


def refused_once():
    """A player on the foot has asked, was refused, and has discarded; the next one has drawn."""
    deal = position("8C 8C 8C 4C", feet=["", "", "", ""], mine=FULL, played=(0, 2))
    return after(deal, "ask no 4")


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_HF_27_who_was_refused_holds_a_hand_that_could_have_gone_out(viewer):
    deal = refused_once()
    hidden = deal.hidden(viewer)
    for seed in range(40):
        filled = hidden.filled(Rng(seed))
        assert hidden.allows(filled)
        held = [*kinds("4C"), *[kind for kind in range(15) for _ in range(filled.hands[0][kind])]]
        asks = Foot(options())
        asks.arrange(
            [held, *[kinds(SPARE)] * 3], [[]] * 4, kinds(SPARE) * 10, kinds("6S"),
            melds(0, FULL), 0, MELDING, (0, 2),
        )  # fmt: skip
        assert "ask" in legal(asks)


def test_HF_27_it_is_known_until_the_player_draws():
    deal = after(refused_once(), "draw 4 draw 4 draw 4")
    assert list(deal.asked) == [1, 0, 0, 0, 0, 0]
    drawn = after(deal, "draw")
    assert list(drawn.asked) == [0] * 6
    assert not any(map(any, drawn.since))


def test_filling_keeps_every_card():
    luck = random.Random(2)
    for seed in range(3):
        match = FootMatch(options())
        match.start(draw(match.chances(), in_a_test(seed)))
        deal = match.deal
        for _ in range(100):
            deal.play(luck.choice(deal.choices()))
            if deal.turn < 0:
                break
            filled = deal.hidden(deal.turn).filled(Rng(seed))
            texts = sorted(text for place in filled.whereabouts().values() for text in place)
            assert texts == sorted(text for place in deal.whereabouts().values() for text in place)
