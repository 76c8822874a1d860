"""What people call themselves: one line of text, shown as it is and never read as anything else."""

from atout.core.illegal import Illegal
from atout.table.writing import one_line

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
    if shown.casefold().startswith(COMPUTER):
        raise Illegal("name-computer")
    return shown
