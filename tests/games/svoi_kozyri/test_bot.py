"""What the computer player knows: it thinks on hidden deals, never worse for leaving choices out."""

import random
import time

import pytest

from atout.core import cards as names
from atout.core.rng import Rng
from atout.games.svoi_kozyri import bot, notation
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from atout.games.svoi_kozyri.solve import parse, solve
from tests.games.svoi_kozyri.graph import RULES, random_position

WIN = 1.0
COMPILED = not bot.__file__.endswith(".py")


def some_deals(options, count, seed=1):
    """Positions along random play."""
    rng = Rng(seed)
    while count:
        deal = Svoi(options)
        deal.begin(rng)
        while deal.turn >= 0 and count:
            yield deal
            count -= 1
            for _ in range(7):
                legal = deal.choices()
                if legal:
                    deal.play(legal[rng.below(len(legal))])


def test_a_hidden_deal_is_copied_into_the_bots_own():
    deal = Svoi(SvoiOptions(players=3))
    deal.begin(Rng(1))
    for _ in range(9):
        deal.play(deal.choices()[0])
    hidden = deal.hidden(deal.turn)
    own = SvoiBot(hidden)

    assert own.choices() == hidden.choices()
    assert (own.key, own.turn, list(own.hands), own.observer) == (
        hidden.key,
        hidden.turn,
        list(hidden.hands),
        hidden.observer,
    )
    assert own.filled(Rng(1)).observer == -1


@pytest.mark.parametrize("options", [*PRESETS.values(), SvoiOptions(players=3), SvoiOptions(lowest_rank=2)])
def test_it_spells_equal_positions_equally_and_others_differently(options):
    """SK-19: the words are fewer than the rules'; they differ only by a pile's order that does not count."""
    spelled = {}
    for deal in some_deals(options, 300):
        own = SvoiBot(deal)
        if deal.phase == 0:
            continue
        assert len(own.position()) <= own.most_words()
        hands = tuple(deal.hands)
        pile = tuple(deal.pile[i] for i in range(deal.size))
        known = (hands, pile[-1:] if deal.take_all else pile, deal.turn, deal.phase)
        assert spelled.setdefault(own.position(), known) == known
    assert len(set(spelled.values())) == len(spelled)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ranks_every_legal_choice(players):
    for deal in some_deals(SvoiOptions(players=players), 12):
        hidden = deal.hidden(deal.turn)
        ranked = bot.think(hidden, 5, 1, limit=300)
        assert sorted(choice for choice, _ in ranked) == sorted(deal.choices())
        assert all(-1 <= value <= 1 for _, value in ranked)


def test_choosing_trumps_it_prefers_none_and_varies_by_the_seed():
    """SK-3: the cards are dealt after."""
    deal = Svoi(SvoiOptions())
    deal.begin(Rng(1))
    chosen = [bot.think(deal.hidden(deal.turn), 1, seed) for seed in range(4)]

    assert {ranked[0][0] for ranked in chosen} == {53, 54, 55, 56}
    assert all(value == 0 for ranked in chosen for _, value in ranked)


@pytest.mark.parametrize("rules", [rules for rules in RULES if "take=all,pick_up=unwilling" in rules])
def test_the_choices_it_leaves_out_are_never_missed(rules):
    """Narrow search, which leaves them out, against the search for lengths, which does not."""
    chance = random.Random(rules)
    for _ in range(60):
        text = random_position(chance, chance.choice([5, 6, 7]), rules)
        narrow, whole = solve(text, wanted="best"), solve(text, wanted="length")
        assert (narrow.value, narrow.best) == (whole.value, whole.best), text


@pytest.mark.parametrize("rules", RULES)
def test_an_ending_of_two_that_is_won_is_won(rules):
    chance = random.Random(rules)
    for _ in range(10):
        text = random_position(chance, chance.choice([4, 5, 6]), rules)
        deal = parse(text)
        choice, value = bot.think(deal.hidden(deal.turn), 60, 1, limit=20_000, every=False)[0]
        answer = solve(text, wanted="best")
        if answer.value == "win":
            assert value == WIN, text
            assert notation.write(deal, choice) in answer.best, text


@pytest.mark.parametrize(("preset", "most"), [("seed", 10), ("besicovitch", 13)])
def test_of_few_cards_it_plays_the_best(preset, most):
    """Where all cards are few, every best choice is found, and told apart from the others."""
    chance = random.Random(preset)
    for _ in range(12 if COMPILED else 2):
        text = random_position(chance, chance.randint(5, most if COMPILED else 5), preset)
        deal = parse(text)
        answer = solve(text, wanted="best", seconds=20)
        for every in (False, True):
            ranked = bot.think(deal.hidden(deal.turn), 8.0, 1, every=every)
            worth = dict(ranked)
            best = [choice for choice in worth if worth[choice] == ranked[0][1]]
            assert answer.solved
            assert {notation.write(deal, choice) for choice in best} == set(answer.best), text
            assert ranked[0][1] == {"win": WIN, "draw": 0, "loss": -WIN}[answer.value]
            assert set(worth) == set(deal.choices())


def test_it_leaves_out_only_where_it_may():
    texts = {
        "H: AS QS 9S 8S S: TS KH options=take=all,pick_up=unwilling": ["8S", "QS"],
        "H: AS QS 9S 8S S: TS KH options=pick_up=unwilling": ["8S", "9S", "QS", "AS"],
        "H: AS QS 9S 8S S: TS KH options=take=all": ["8S", "9S", "QS", "AS"],
        "H: AS QS 9S 8S QH 7H S: TS KH pile=JS options=take=all,pick_up=unwilling": ["7H", "QS", "take"],
    }
    names = {52: "take"} | {s * 13 + r: "23456789TJQKA"[r] + "SHDC"[s] for s in range(4) for r in range(13)}
    for text, expected in texts.items():
        own = SvoiBot(parse(text))
        own.canonical = True
        assert sorted(names[choice] for choice in own.choices()) == sorted(expected)


def test_two_players_think_within_their_time():
    deal = next(deal for deal in some_deals(SvoiOptions(), 3) if deal.phase)
    begun = time.monotonic()
    bot.think(deal.hidden(deal.turn), 0.2, 1)

    assert time.monotonic() - begun < 1


def test_it_wins_against_random_play():
    total = 0
    for seed in range(6):
        deal = Svoi(SvoiOptions(lowest_rank=9))
        rng = Rng(seed)
        deal.begin(rng)
        computer = seed % 2
        for _ in range(600):
            if deal.turn < 0:
                break
            legal = deal.choices()
            if deal.turn == computer:
                deal.play(bot.think(deal.hidden(deal.turn), 5, seed, limit=2000, every=False)[0][0])
            else:
                deal.play(legal[rng.below(len(legal))])
        total += deal.merit(computer) if deal.turn < 0 else 0

    assert total == 6 * WIN


@pytest.mark.parametrize("players", [3, 4])
def test_of_several_players_whoever_holds_fewer_cards_is_better_off(players):
    """With weights fitted to duels alone, others' high cards were no burden, and nobody got out."""
    own = SvoiBot(Svoi(SvoiOptions(players=players)))
    for fewer, more in (("6H", "6H 7H"), ("KC", "KC AC"), ("6D", "6D KD AD")):
        others = [["TS"], ["JH"], ["QD"]][: players - 1]
        chances = []
        for hand in (fewer, more):
            hands = [[names.parse(card) for card in held] for held in (hand.split(), *others)]
            own.arrange(hands, [], range(players), 0)
            chances.append(own.estimated(0))
        assert chances[0] > chances[1], (fewer, more)
