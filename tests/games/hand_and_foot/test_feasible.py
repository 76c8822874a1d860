"""What can still become a legal turn, held against trying it: every card, one after the other, to the end."""

import random
from collections import Counter

import pytest

from atout.games.hand_and_foot import notation
from atout.games.hand_and_foot.deal import Foot
from atout.games.hand_and_foot.numbers import MELDING, MINIMUM, VALUES
from tests.games.hand_and_foot.positions import after, legal, options
from tests.helpers import LONG

TWO, BLACK_THREE, JOKER, WILD = 0, 1, 13, 0
POSITIONS = 400 if LONG else 40


class Tried:
    """A turn tried out: hand, unfinished melds as (naturals, wild cards, begun now), what was laid."""

    def __init__(self, deal, contract, both, optional):
        side = deal.side
        self.contract, self.both, self.optional = contract, both, optional
        self.opened, self.on_foot = bool(deal.opened[side]), bool(deal.on_foot[deal.turn])
        self.granted, self.alone = bool(deal.granted), deal.sides == deal.seats
        self.minimum = MINIMUM[deal.number]
        self.known = {}
        self.start = (
            tuple(deal.hands[deal.turn][:14]),
            tuple(
                (deal.now_naturals[m], deal.now_twos[m] + deal.now_jokers[m], bool(deal.begun >> m & 1))
                for m in range(13)
            ),
            (deal.now_clean, deal.now_dirty, deal.now_wild),
            deal.laid_value,
            deal.half,
            deal.meld_kind if not both else 0,
        )

    def lay(self, state, kind, meld):
        """The state after a card is laid, None where the kind of the turn or the meld does not take it."""
        hand, melds, books, value, half, purpose = state
        naturals, wild, begun = melds[meld]
        empty = naturals + wild == 0
        if not self.both:
            this = 1 if empty or begun else 2
            if purpose not in {0, this}:
                return None
            purpose = this
        if kind in {TWO, JOKER}:
            wild += 1
        else:
            naturals += 1
        if meld != WILD and wild > 2:
            return None
        begun = begun or empty
        books = list(books)
        if naturals + wild == 7:
            books[2 if meld == WILD else int(wild > 0)] += 1
            naturals = wild = 0
        hand = list(hand)
        hand[kind] -= 1
        melds = [*melds[:meld], (naturals, wild, begun), *melds[meld + 1 :]]
        return tuple(hand), tuple(melds), tuple(books), value + VALUES[kind], half + 1, purpose

    def steps(self, state):
        """Every card that is held, to every meld."""
        for kind in range(14):
            if not state[0][kind] or kind == BLACK_THREE:
                continue
            for meld in [WILD, *range(2, 13)] if kind in {TWO, JOKER} else [kind]:
                following = self.lay(state, kind, meld)
                if following is not None:
                    yield kind, meld, following

    def whole(self, state):
        return all(
            naturals + wild == 0 or (naturals + wild >= 3 and (meld == WILD or naturals >= 2 * wild))
            for meld, (naturals, wild, _) in enumerate(state[1])
        )

    def stands(self, state):
        return all(have >= want for have, want in zip(state[2], self.contract, strict=True))

    def out(self, state):
        """Whether the player can go out from here, with some more melds or none."""
        return self.search("out", state, lambda at: self.whole(at) and self.stands(at) and self.last(at))

    def last(self, state):
        left = sum(state[0])
        return left == 1 or (left == 0 and self.optional)

    def done(self, state):
        """Whether the announcement may be made as it is."""
        if not state[4] or not self.whole(state):
            return False
        if not self.opened:
            return state[3] >= self.minimum
        if not self.on_foot:
            return True
        if self.granted:
            return self.out(state)
        return sum(state[0]) >= 2 or (self.alone and self.stands(state) and self.last(state))

    def completes(self, state):
        return self.search("done", state, self.done)

    def search(self, name, state, good):
        if (name, state) not in self.known:
            self.known[name, state] = good(state) or any(
                self.search(name, following, good) for _, _, following in self.steps(state)
            )
        return self.known[name, state]

    def lays(self):
        names = {TWO: "2", JOKER: "BJ"}
        return {
            f"{names.get(kind, '')}+{notation.letter(meld)}"
            for kind, meld, following in self.steps(self.start)
            if self.completes(following)
        }


def some_hand(luck, most):
    """Few ranks, so that there is something to be melded, and wild cards."""
    ranks = luck.sample(range(2, 13), luck.randint(1, 3))
    wild = [TWO, JOKER] * luck.randint(0, 1) + [TWO] * luck.randint(0, 1)
    kinds = [luck.choice([*ranks, *ranks, *wild, BLACK_THREE] if luck.random() < 0.9 else range(14))
             for _ in range(luck.randint(2, most))]  # fmt: skip
    return ranks, kinds


def some_melds(luck, ranks):
    """Unfinished melds of some ranks, and books."""
    melds = []
    for rank in {*ranks, luck.randint(2, 12)}:
        size, wild = luck.randint(3, 6), luck.randint(0, 2)
        if luck.random() < 0.6 and size - wild >= 2 * wild:
            melds.append((0, rank, size - wild, wild, 0))
    if luck.random() < 0.4:
        melds.append((0, WILD, 0, luck.randint(3, 6), 0))
    books = [(0, 3, 7, 0, 0), (0, 4, 5, 2, 0), (0, WILD, 0, 5, 2)]
    return melds + luck.sample(books, luck.randint(0, 3)), books


def some_turn(luck, case):
    """A position of the kind asked for, with the rules that it is under."""
    contract = luck.choice(["1-1-0", "1-1-1", "2-2-0"])
    rules = {
        "meld_per_turn": luck.choice(["either", "both"]),
        "last_card": luck.choice(["discard", "optional"]),
        "contract": contract,
        "players": 2 if case == "alone" else 4,
    }
    deal = Foot(options(**rules))
    ranks, hand = some_hand(luck, 10 if case == "first" else 9)
    melds = some_melds(luck, ranks)[0] if case != "first" else []
    if case in {"alone", "asked"} and luck.random() < 0.7:
        melds += [(0, 3, 7, 0, 0), (0, 4, 5, 2, 0)] * (2 if contract == "2-2-0" else 1)
    feet = [[] if case in {"foot", "alone", "asked"} else [5], [5], [] if case == "asked" else [5], [5]]
    hands = [hand, [5] * 9, [5] * 9, [5] * 9][: deal.seats]
    deal.arrange(
        hands,
        feet[: deal.seats],
        [5, 6] * 10,
        [7],
        melds,
        0,
        MELDING,
        [0, 2],
        luck.randrange(2 if case == "first" else 4),
    )
    return deal, rules


def tried(deal, rules):
    contract = [int(part) for part in rules["contract"].split("-")]
    return Tried(deal, contract, rules["meld_per_turn"] == "both", rules["last_card"] == "optional")


def agree(deal, rules):
    """The choices of a moment, held against trying."""
    second = tried(deal, rules)
    found = legal(deal)
    assert {text for text in found if "+" in text} == second.lays()
    assert ("done" in found) == second.done(second.start)
    if not deal.half and deal.on_foot[deal.turn] and not second.alone and deal.played_foot[2]:
        able = second.out(second.start) and not (deal.granted or deal.refused)
        assert ("ask" in found) == able


@pytest.mark.parametrize("case", ["first", "hand", "foot", "alone", "asked"])
def test_HF_11_exactly_the_cards_that_can_become_a_legal_turn_may_be_laid(case):
    luck = random.Random(case)
    seen = Counter()
    for _ in range(POSITIONS):
        deal, rules = some_turn(luck, case)
        for _ in range(7):
            agree(deal, rules)
            texts = sorted(legal(deal))
            lays = [text for text in texts if "+" in text]
            if "ask" in texts:
                seen["asked"] += 1
                deal = after(deal, "ask yes")
            elif lays and luck.random() < 0.9:
                deal = after(deal, luck.choice(lays))
                seen["laid"] += 1
            elif "done" in texts:
                deal = after(deal, "done")
                seen["done"] += 1
                if deal.turn < 0:
                    break
            else:
                break
        seen["moments"] += 1
    assert seen["laid"] > POSITIONS // 4
    assert seen["done"] > (2 if case == "first" else 8)
    assert seen["asked"] > 8 or case != "asked"
