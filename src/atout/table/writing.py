"""What people write: one line of text, shown as it is and never read as anything else.

Whatever directs text or hides in it goes: control characters, overrides of direction, line ends.
"""

import unicodedata

MARKS = 4
"""More marks than this on one letter are no writing."""
JOINERS = "\u200c\u200d"
"""They join letters or hold them apart, as some scripts need it."""
BREAK = "\u200b"
"""Where a line may break, as those who write Khmer say it."""
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that show nothing."""
LOOKED_AT = 16
"""Of a text that may be so long, this many times as much is looked at: what goes may have filled it."""


def one_line(text: str, longest: int, stays: str = JOINERS) -> str:
    """The text in one line; empty if nothing of it can be seen, longer than ``longest`` if it was too long.

    ``stays`` is what may stand in it although it shows nothing.
    """
    kept = "".join(_shown(unicodedata.normalize("NFC", text[: LOOKED_AT * longest]), stays))
    line = unicodedata.normalize("NFC", " ".join(kept.split())).strip(stays + " ")
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def _shown(text: str, stays: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif (category[0] != "C" or letter in stays) and letter not in BLANK and marks <= MARKS:
            kept.append(letter)
    return kept
