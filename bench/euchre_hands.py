"""What the computer player of Bid Euchre knows by measurement: how strong hands are, and how deals end.

python bench/euchre_hands.py strength [--deals 3000]    the table STRENGTH of games/bid_euchre/bot.py
python bench/euchre_hands.py hands [--deals 300]        writes games/bid_euchre/hands.py

Strength is a least-squares fit of the tricks that the side of a hand takes, the hand leading, with all hands
open (with two packs the first six tricks are played by rule). How deals end is counted in matches of the
computer player against itself, under the classic rules.
"""

import argparse
from collections import Counter
from pathlib import Path

from atout.core.chances import draw, in_a_test
from atout.core.rng import Rng
from atout.games.bid_euchre import bot, suits
from atout.games.bid_euchre.bot import EuchreBot
from atout.games.bid_euchre.deal import Euchre
from atout.games.bid_euchre.match import EuchreMatch, tricks_of
from atout.games.bid_euchre.numbers import BID, JOKER, NO_TRUMP, PASS, SCORED, TRUMP
from atout.games.bid_euchre.options import PRESETS, EuchreOptions
from atout.search.openhands import OpenHands

FILE = Path(__file__).parent.parent / "src/atout/games/bid_euchre/hands.py"
EXACT = 6
SECONDS = 0.5


def features(hand, twins, trump):
    """What a hand has of each thing that STRENGTH counts."""
    found = [0] * 12
    found[11] = 1
    order = suits.in_play(trump)
    if trump == NO_TRUMP:
        for suit in order:
            for i, card in enumerate(suit):
                found[i] += (hand >> card & 1) + (twins >> card & 1)
        found[7] = hand >> JOKER & 1
        return found
    *others, trumps = order
    for i, card in enumerate(trumps):
        found[i] = (hand >> card & 1) + (twins >> card & 1)
    for suit in others:
        if hand >> suit[-1] & 1:
            found[8] += 1 + (twins >> suit[-1] & 1)
        elif hand >> suit[-2] & 1:
            found[9] += 1
        elif not any(hand >> card & 1 for card in suit):
            found[10] += 1
    return found


def fit(rows, values):
    """Least squares, by Gauss and Jordan."""
    n = len(rows[0])
    table = [[0.0] * (n + 1) for _ in range(n)]
    for row, value in zip(rows, values, strict=True):
        for i in range(n):
            if row[i]:
                for j in range(n):
                    table[i][j] += row[i] * row[j]
                table[i][n] += row[i] * value
    for i in range(n):
        table[i][i] += 1e-6  # for what never occurs
        head = table[i][i]
        table[i] = [value / head for value in table[i]]
        for j in range(n):
            if j != i:
                factor = table[j][i]
                table[j] = [a - factor * b for a, b in zip(table[j], table[i], strict=True)]
    return [table[i][n] for i in range(n)]


def strength(deals):
    solver = OpenHands(16)
    for decks in (1, 2):
        rng = Rng(77)
        rows, values = {False: [], True: []}, {False: [], True: []}
        for number in range(deals):
            deal = Euchre(EuchreOptions(decks=decks, no_trump=True, joker=bool(number % 2)))
            deal.begin(rng)
            if number % 2:
                deal.play(EuchreBot(deal).thumb())
            for choice in (BID + 3, PASS, PASS, PASS):
                deal.play(choice)
            for trump in range(5):
                named = EuchreBot(deal)
                named.play(TRUMP + trump)
                bidder = named.bidder
                row = features(named.hands[bidder], named.twins[bidder], trump)
                while named.top - named.tricks > EXACT or (decks == 2 and named.lying):
                    named.play(named.thumb())
                sides = 5 if bidder % 2 == 0 else 10
                won = named.won[bidder] + named.won[(bidder + 2) % 4]
                rows[trump == NO_TRUMP].append(row)
                values[trump == NO_TRUMP].append(won + solver.total(named, 15, sides, suits.TRUMPS[trump]))
        for no_trump in (False, True):
            print(decks, no_trump, [round(value, 2) for value in fit(rows[no_trump], values[no_trump])])


def hands(deals, worlds):
    found = {}
    for decks, preset in ((1, "classic"), (2, "double")):
        counts = Counter()
        match = None
        for number in range(deals):
            if match is None or match.over:
                match = EuchreMatch(PRESETS[preset], number % 4)
            match.start(draw(match.chances(), in_a_test(number)))
            while match.deal.turn >= 0:
                deal = match.deal
                choices = deal.choices()
                choice = choices[0]
                if len(choices) > 1:
                    choice = bot.think(deal.hidden(deal.turn), SECONDS, number, limit=worlds, every=False)[0][
                        0
                    ]
                match.play(deal.turn, [choice])
            if match.deal.ended == SCORED:
                counts[match.deal.bid, tricks_of(match.deal)[match.deal.bidder % 2]] += 1
        found[decks] = counts
        print(decks, sorted(counts.items()))
    lines = ['"""How often deals of Bid Euchre end how: written by bench/euchre_hands.py.', ""]
    lines += ["HANDS[packs][bid, tricks of the bidder's side]: how many deals.", '"""', "", "HANDS = {"]
    for decks, counts in found.items():
        lines.append(f"    {decks}: {{")
        lines += [f"        ({bid}, {tricks}): {count}," for (bid, tricks), count in sorted(counts.items())]
        lines.append("    },")
    FILE.write_text("\n".join([*lines, "}", ""]), "utf-8")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["strength", "hands"])
    parser.add_argument("--deals", type=int)
    parser.add_argument("--worlds", type=int, default=60)
    wanted = parser.parse_args()
    if wanted.what == "strength":
        strength(wanted.deals or 3000)
    else:
        hands(wanted.deals or 300, wanted.worlds)


if __name__ == "__main__":
    main()
