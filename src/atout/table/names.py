"""What people call themselves: one line of text, shown as it is and never read as anything else."""

import unicodedata
from functools import cache

from atout.core.illegal import Illegal
from atout.table.writing import one_line
from atout.words import languages, words

LONGEST = 24
COMPUTER = "computer,"
"""A record says so of a computer player."""


def cleaned(name: str) -> str:
    """A name as it is kept; an Illegal if nothing of it can be seen, or it is too long."""
    shown = one_line(name, LONGEST)
    if not shown:
        raise Illegal("name-empty")
    if len(shown) > LONGEST:
        raise Illegal("name-long", limit=LONGEST)
    if shown.casefold().startswith(COMPUTER) or _letters(shown) in _computers():
        raise Illegal("name-computer")
    return shown


@cache
def _computers() -> frozenset[str]:
    """What a computer player is called at a table, in any language: nobody is to be taken for one."""
    said = [words(lang) for lang in languages()]
    names = [one.get(key, {"number": 1}) for one in said for key in ("ui-computer", "ui-computer-number")]
    return frozenset(map(_letters, names))


def _letters(name: str) -> str:
    return "".join(sign for sign in name.casefold() if unicodedata.category(sign)[0] in "LM")
