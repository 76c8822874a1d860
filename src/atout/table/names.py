"""What people call themselves: one line of text, shown as it is and never read as anything else."""

import unicodedata

from atout.core.illegal import Illegal

LONGEST = 24
MARKS = 4
"""More marks than this on one letter are no writing."""
JOINERS = "\u200c\u200d"
"""Inside a name they join letters or hold them apart, as some scripts need it."""
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that show nothing."""
COMPUTER = "computer,"
"""A record says so of a computer player."""


def cleaned(name: str) -> str:
    """A name as it is kept; an Illegal if nothing of it can be seen, or it is too long.

    Whatever directs text or hides in it goes: control characters, overrides of direction, line ends.
    """
    kept = "".join(_shown(unicodedata.normalize("NFC", name[: 16 * LONGEST])))
    shown = unicodedata.normalize("NFC", " ".join(kept.split())).strip(JOINERS + " ")
    if not any(_is_seen(letter) for letter in shown):
        raise Illegal("name-empty")
    if len(shown) > LONGEST:
        raise Illegal("name-long", limit=LONGEST)
    if shown.casefold().startswith(COMPUTER):
        raise Illegal("name-computer")
    return shown


def _shown(name: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif (category[0] != "C" or letter in JOINERS) and letter not in BLANK and marks <= MARKS:
            kept.append(letter)
    return kept


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"
