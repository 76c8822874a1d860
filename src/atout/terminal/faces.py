"""Cards as text of the terminal: ``9♥``. What colour says is said by a sign as well."""

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from atout.core.view import Face, Zone
from atout.terminal.reader import Reader

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
COLOURS = {"R": "♥♦", "B": "♠♣"}
JOKERS = {"SJ": "sJ", "BJ": "bJ", "XJ": "Jo"}
BACK = "░░"
UNBROKEN = "\u00a0"

RED = Style(color="#ff7b7b")  # light enough to be read where there are no colours but greys
BLACK = Style()
DIM_RED = Style(color="#c06868")
DIM_BLACK = Style(color="#909090")
RAISED = "^"
SHAPES = {"ring": "○ ", "crossed": "⊘ ", "star": "★ "}
TAKE = Style(bold=True)
BEST = Style(bold=True, underline=True)


def name(card: str) -> str:
    """``9♥``, ``10♠``, ``3♥♦`` where only the colour matters; ``bJ``, ``sJ``, any joker ``Jo``; a back."""
    if not card:
        return BACK
    if card in JOKERS:
        return JOKERS[card]
    return card[0].replace("T", "10") + (SIGNS | COLOURS).get(card[1:], "")


def colour(card: str, *, dim: bool = False) -> Style:
    """Red or not; dim what cannot be chosen now."""
    if card == "BJ" or card[1:] in {"H", "D", "R"}:
        return DIM_RED if dim else RED
    return DIM_BLACK if dim else BLACK


def drawn(face: Face) -> Text:
    """A card with its signs, in its colour."""
    text = Text(name(face.card) + ("*" if face.trump else ""), colour(face.card))
    if "best" in face.marks:
        text.stylize(BEST)
    if "raised" in face.marks or "fresh" in face.marks:
        text = Text.assemble(RAISED, text)
    if "top" in face.marks:
        text = Text.assemble("[", text, "]", style=TAKE)
    return text


def row(zone: Zone, reader: Reader) -> Text:
    """The cards of a zone in one line that may be broken between cards; in a trick after who played them."""
    if all(face.owner < 0 for face in zone.cards):
        return _joined(zone.cards)
    line = Text()
    for owner, played in groupby(zone.cards, key=lambda face: face.owner):
        line.append("   " if line.plain else "")
        line.append(reader.line(reader.names[owner], "").replace(" ", UNBROKEN))
        line.append_text(_joined(list(played)))
    return line


def notes(zone: Zone, reader: Reader) -> str:
    """What is to be said of single cards."""
    said = {name(face.card): reader.say(face.note) for face in zone.cards if face.note}
    return "   ".join(reader.line(card, note).replace(" ", UNBROKEN) for card, note in said.items())


def face_down(zone: Zone, reader: Reader) -> str:
    """A back and how many there are, where cards lie face down."""
    return f"  {BACK} {reader.figures(str(zone.count))}" if zone.count and not zone.cards else ""


def _joined(faces: Sequence[Face]) -> Text:
    """The cards one after the other; ``{`` stands before the first that would be taken."""
    line = Text()
    taking = False
    for at, face in enumerate(faces):
        takes = "take" in face.marks
        if at:
            line.append("+" if "joined" in face.marks else "   " if "apart" in face.marks else " ")
        if takes and not taking:
            line.append("{", TAKE)
        line.append_text(drawn(face))
        taking = takes
    if taking:
        line.append("}", TAKE)
    return line
