"""Exact solving of positions of Svoi Kozyri, written as text or set up as a deal.

>>> from atout.games.svoi_kozyri.solve import solve
>>> answer = solve("S: AS KC H: AH KD trumps=SH turn=0 options=besicovitch")
>>> answer.value, answer.best
('loss', ['AS', 'KC'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from atout.core import cards, view
from atout.core import options as house_rules
from atout.core.illegal import Illegal
from atout.games.svoi_kozyri import notation
from atout.games.svoi_kozyri.bot import SvoiBot
from atout.games.svoi_kozyri.deal import Svoi
from atout.games.svoi_kozyri.exact import exact
from atout.games.svoi_kozyri.numbers import BEAT, LEAD, NONE, SECOND
from atout.games.svoi_kozyri.options import PRESETS, SvoiOptions
from atout.search.solution import Wanted

if TYPE_CHECKING:
    from collections.abc import Callable

    from atout.search.solution import Value

SIDES = 2
SEATS = (2, 3, 4)
PHASES = {"lead": LEAD, "beat": BEAT, "second": SECOND}
NAMES = ("trumps", "pile", "turn", "phase", "options")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one choice leads to; ``length`` counts choices to the end, this one included."""

    choice: str
    value: Value | None = None
    length: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """What a position is worth to the seat in turn, and by which choices.

    ``possible`` is what it may be worth by all that is certain: the value alone, where that is known.
    ``best`` are all the choices that keep the value, none before all are known; ``shortest`` those of them
    that win in the fewest choices, or lose in the most. ``length`` is that number; there is none for a
    draw. ``solved`` says that value and best choices are certain; ``limit`` what came first otherwise, or
    before the length was known.
    """

    position: str
    solved: bool
    value: Value | None
    possible: list[Value]
    best: list[str]
    length: int | None
    shortest: list[str]
    choices: list[Line]
    nodes: int
    positions: int
    seconds: float
    limit: Literal["", "time", "memory", "cancelled"]

    def json(self) -> str:
        """The answer as a line of JSON."""
        return msgspec.json.encode(self).decode()


def solve(
    position: str | Svoi,
    *,
    seconds: float = 60.0,
    memory: int = 1 << 30,
    wanted: Wanted = "length",
    progress: Callable[[int, float], bool | None] | None = None,
) -> Answer:
    """Solve a position as far as the limits of time and memory (in bytes) allow; play without end is a draw.

    ``wanted``: ``value`` alone, every ``best`` choice as well, the ``length`` as well, or ``all`` about
    every choice. ``progress(nodes, seconds)`` is called now and then, and cancels by returning True.
    """
    if wanted not in get_args(Wanted):
        raise ValueError(f"wanted is one of {', '.join(get_args(Wanted))}, not {wanted!r}")
    deal = parse(position) if isinstance(position, str) else position
    if deal.seats != SIDES:
        raise Illegal("solve-two-players", rule="SK-2")
    if deal.turn < 0:
        raise Illegal("solve-over", rule="SK-17")
    found = exact(SvoiBot(deal), seconds, memory, wanted, progress)
    lines = [
        Line(notation.write(deal, option.choice), option.value, option.length)
        for option in sorted(found.choices, key=lambda option: option.choice)
    ]
    complete = found.value is not None and all(option.kept is not None for option in found.choices)
    best = [line for line in lines if line.value == found.value] if complete else []
    return Answer(
        position=write(deal),
        solved=found.value is not None and (complete or wanted == "value"),
        value=found.value,
        possible=found.possible,
        best=[line.choice for line in best],
        length=found.length,
        shortest=[line.choice for line in best if found.length is not None and line.length == found.length],
        choices=lines,
        nodes=found.nodes,
        positions=found.positions,
        seconds=round(found.seconds, 3),
        limit=found.limit,
    )


# --- the text form --------------------------------------------------------------------------------


def write(deal: Svoi) -> str:
    """A deal as text; ``parse`` reads it. Of the options only those that differ from ``seed`` are written."""
    letters = [_letter(deal.trump[seat]) for seat in range(deal.seats)]
    parts = []
    for seat in range(deal.seats):
        hand = [cards.text(card) for card in cards.by_suit(deal.hands[seat], deal.trump[seat])]
        parts.append(" ".join([f"{letters[seat]}:", *hand]))
    pile = ",".join(cards.text(deal.pile[i]) for i in range(deal.size))
    phase = next(name for name, phase in PHASES.items() if phase == deal.phase)
    parts += [f"trumps={''.join(letters)}", f"pile={pile}", f"turn={deal.turn}", f"phase={phase}"]
    rules = {
        "take": "all" if deal.take_all else "",
        "pick_up": "unwilling" if deal.unwilling else "",
        "after_pick_up": "taker_leads" if deal.taker_leads else "",
        "last_card": "" if deal.last_card_draws else "win",
    }
    other = ",".join(f"{name}={value}" for name, value in rules.items() if value)
    return " ".join([*parts, f"options={other or 'seed'}"])


def _letter(trump: int) -> str:
    return "-" if trump == NONE else cards.SUITS[trump]


def parse(text: str) -> Svoi:
    """The deal that a text describes; an Illegal says what is wrong with it.

    ``S: AS KC H: AH KD trumps=SH pile=9D,TD turn=0 phase=beat options=besicovitch,last_card=draw``: hands in
    the order of seats, each after the player's trump suit (``-``: none) or seat; the pile from the bottom.
    Everything but the hands may be left out.
    """
    labels, hands, given = _words(text)
    if len(hands) not in SEATS:
        raise Illegal("solve-hands", count=len(hands), rule="SK-2")
    trumps = _trumps(labels, given.get("trumps"))
    pile = [_card(word) for word in given.get("pile", "").split()]
    _all_different([card for hand in hands for card in hand] + pile)
    turn = _turn(given.get("turn", "0"), hands)
    phase = _phase(given.get("phase", ""), pile, trumps[turn])
    rules = house_rules.parse(SvoiOptions, PRESETS, given.get("options", ""))
    deal = Svoi(rules)
    deal.arrange(hands, pile, trumps, turn, phase)
    return deal


def _words(text: str) -> tuple[list[str], list[list[int]], dict[str, str]]:
    """The labels of the hands, the hands, and what is given by name."""
    labels: list[str] = []
    hands: list[list[int]] = []
    given: dict[str, str] = {}
    name = ""
    for word in text.replace(":", ": ").replace(",", " ").split():
        key, equals, value = word.partition("=")
        if word.endswith(":"):
            labels.append(word[:-1].upper())
            hands.append([])
            name = ""
        elif equals and name == "options" and key not in NAMES:
            given[name] += f" {word}"
        elif equals:
            if key not in NAMES:
                raise Illegal("solve-name", name=key, known=", ".join(NAMES))
            if key in given:
                raise Illegal("solve-name-twice", name=key)
            name = key
            given[name] = value
        elif name in {"pile", "options"}:
            given[name] += f" {word}"
        elif name or not hands:
            raise Illegal("solve-word", word=word)
        else:
            hands[-1].append(_card(word))
    return labels, hands, given


def _card(word: str) -> int:
    card = cards.CARDS.get(word.upper().replace("10", "T"))
    if card is None or card >= cards.SMALL_JOKER:
        raise Illegal("solve-card", word=word, rule="SK-4")
    return card


def _all_different(played: list[int]) -> None:
    for i, card in enumerate(played):
        if card in played[:i]:
            name = cards.text(card)
            raise Illegal("solve-card-twice", rule="SK-4", cards=[name], card=view.card(name))


def _trumps(labels: list[str], letters: str | None) -> list[int]:
    """The trump suits by seat, from the labels of the hands and from ``trumps=``."""
    if letters is not None and len(letters) != len(labels):
        raise Illegal("solve-trumps-count", given=letters, count=len(labels), rule="SK-3")
    found = []
    for seat, label in enumerate(labels):
        letter = letters[seat].upper() if letters else "-" if label.isdecimal() else label
        for sign in (letter, label):
            if sign.isdecimal() and sign == str(seat):
                continue
            if len(sign) != 1 or sign not in f"{cards.SUITS}-":
                raise Illegal("solve-trump", given=sign, seat=str(seat), rule="SK-3")
        if not label.isdecimal() and label != letter:
            raise Illegal("solve-trumps-differ", label=label, letter=letter, seat=str(seat), rule="SK-3")
        found.append(NONE if letter == "-" else cards.SUITS.index(letter))
    for suit in found:
        if suit != NONE and found.count(suit) > 1:
            raise Illegal("solve-trump-shared", suit=view.suit(cards.SUITS[suit]), rule="SK-3")
    return found


def _turn(text: str, hands: list[list[int]]) -> int:
    if not text.isdecimal() or int(text) >= len(hands):
        raise Illegal("solve-turn", given=text, last=str(len(hands) - 1))
    turn = int(text)
    if not hands[turn]:
        raise Illegal("solve-empty-hand", rule="SK-16", seat=str(turn))
    if sum(1 for hand in hands if hand) < SIDES:
        raise Illegal("solve-over", rule="SK-17")
    return turn


def _phase(name: str, pile: list[int], trump: int) -> int:
    """What the seat in turn has to do; a second card lies on one that beat the one below."""
    phase = PHASES.get(name or ("beat" if pile else "lead"))
    if phase is None:
        raise Illegal("solve-phase", given=name, known=", ".join(PHASES))
    if phase == LEAD and pile:
        raise Illegal("solve-lead-on-pile", rule="SK-8")
    if phase == BEAT and not pile:
        raise Illegal("solve-beat-nothing", rule="SK-9")
    if phase == SECOND and not _beats(pile[-2:], trump):
        raise Illegal("solve-second-after-none", rule="SK-9")
    return phase


def _beats(pair: list[int], trump: int) -> bool:
    """SK-10: whether the second card beats the first."""
    if len(pair) < SIDES:
        return False
    other, card = pair
    if cards.suit(card) == cards.suit(other):
        return cards.rank(card) > cards.rank(other)
    return cards.suit(card) == trump
