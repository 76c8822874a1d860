"""What the computer player of Pitch knows by measurement: how strong hands are, and what sides score.

python bench/pitch_hands.py strength [--deals 1500]    the tables STRENGTH and CROWD of games/pitch/bot.py
python bench/pitch_hands.py hands [--deals 150]        writes games/pitch/hands.py

Strength is a least-squares fit of the points that a pitcher wins who leads the highest card of a suit, all
hands open and all others against the pitcher (of more than four players the first two tricks are played by
rule), and, where there are more than two sides, the mean of that and of the deal played by rule. What sides
score is kept from hands of the computer player against itself, with scores drawn by chance.
"""

import argparse
import random
from pathlib import Path

from atout.core.rng import Rng
from atout.games.pitch import bot
from atout.games.pitch.bot import PitchBot
from atout.games.pitch.deal import Pitch
from atout.games.pitch.numbers import BID, BIDDING, PASS, SCORED
from atout.games.pitch.openhands import PitchHands
from atout.games.pitch.options import PitchOptions

FILE = Path(__file__).parent.parent / "src/atout/games/pitch/hands.py"
TABLES = [(4, True), *[(players, False) for players in range(2, 8)]]
NAMES = 17
SECONDS = 0.5


def features(hand, trump, table):
    """What a hand has of each thing that STRENGTH and CROWD count."""
    found = [0] * (NAMES + len(TABLES))
    found[NAMES + TABLES.index(table)] = 1
    held = [card for card in range(52) if hand >> card & 1]
    for card in held:
        if card // 13 == trump:
            found[card % 13] += 1
        elif card % 13 == 12:
            found[13] += 1
        elif card % 13 >= 9:
            found[14] += 1
        elif card % 13 == 8:
            found[15] += 1
    found[16] = max(0, sum(card // 13 == trump for card in held) - 2)
    return found


def fit(rows, values):
    """Least squares, by Gauss and Jordan."""
    n = len(rows[0])
    table = [[0.0] * (n + 1) for _ in range(n)]
    for row, value in zip(rows, values, strict=True):
        held = [i for i in range(n) if row[i]]
        for i in held:
            for j in held:
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


def points(deal, solver, pitching):
    """The points that the pitcher's side wins in a deal after its first lead."""
    opened = PitchBot(deal)
    while opened.seats > 4 and opened.tricks < 2:
        opened.play(opened.thumb())
    solved = solver.points_of(opened)
    if deal.partners or deal.seats == 2:
        return solved
    while deal.turn >= 0:
        deal.play(deal.thumb())
    return (solved + max(0, deal.points[pitching])) / 2


def strength(deals):
    solver = PitchHands(17)
    rng = Rng(5)
    rows, values = [], []
    for players, partners in TABLES:
        options = PitchOptions(players=players, partners=partners, all_pass="throw_in")
        for _ in range(deals):
            deal = Pitch(options)
            deal.begin(rng)
            deal.play(BID + 1)
            while deal.phase == BIDDING:
                deal.play(PASS)
            hand = deal.hands[deal.turn]
            for trump in range(4):
                suit = [card for card in range(13 * trump, 13 * trump + 13) if hand >> card & 1]
                if suit:
                    named = PitchBot(deal)
                    named.play(suit[-1])
                    side = deal.turn % 2 if partners else deal.turn
                    rows.append(features(hand, trump, (players, partners)))
                    values.append(points(named, solver, side))
    found = [round(value, 2) for value in fit(rows, values)]
    print("STRENGTH", found[:NAMES])
    print("CROWD", dict(zip(TABLES, found[NAMES:], strict=True)))


def hands(deals, worlds):
    luck = random.Random(7)
    lines = ['"""What the sides scored in hands of Pitch: written by bench/pitch_hands.py.', ""]
    lines += [
        "HANDS[players, partners]: for each hand the points of each side from the pitcher's side on.",
        '"""',
    ]
    lines += ["", "HANDS = {"]
    for players, partners in TABLES:
        options = PitchOptions(players=players, partners=partners)
        rng = Rng(players)
        rows = []
        while len(rows) < deals:
            deal = Pitch(options)
            deal.begin(rng)
            sides = 2 if partners else players
            scores = [luck.randrange(7) for _ in range(sides)]
            deal.set_up(deal.dealer, luck.sample(range(52), 52), scores)
            while deal.turn >= 0:
                choices = deal.choices()
                choice = choices[0]
                if len(choices) > 1:
                    choice = bot.think(deal.hidden(deal.turn), SECONDS, len(rows), limit=worlds, every=False)[
                        0
                    ][0]
                deal.play(choice)
            if deal.ended == SCORED:
                first = deal.pitcher % 2 if partners else deal.pitcher
                rows.append(tuple(deal.points[(first + i) % sides] for i in range(sides)))
        print(players, partners, [sum(row[i] for row in rows) / deals for i in range(sides)], flush=True)
        lines.append(f"    ({players}, {partners}): [")
        lines += [f"        {row}," for row in sorted(rows)]
        lines.append("    ],")
    FILE.write_text("\n".join([*lines, "}", ""]), "utf-8")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["strength", "hands"])
    parser.add_argument("--deals", type=int)
    parser.add_argument("--worlds", type=int, default=40)
    wanted = parser.parse_args()
    if wanted.what == "strength":
        strength(wanted.deals or 1500)
    else:
        hands(wanted.deals or 150, wanted.worlds)


if __name__ == "__main__":
    main()
