"""What stands at the end of a kept record: where everything lies, and what the match came to.

``python -m tests.goldens.ending FILE`` writes it there, for a record that is to be kept from now on.
"""

import sys
from pathlib import Path

from atout import registry
from atout.core import record
from tests.helpers import zones


def lines(course):
    """The state after the last entry, all of it open, as lines of text."""
    standing = course.match.standing()
    places = zones(course.open_view())
    return [
        *[f"{name}: {' '.join(held)}".rstrip() for name, held in places.items()],
        f"turn: {course.turn}",
        f"dealer: {standing.dealer}",
        f"scores: {' '.join(map(str, standing.scores))}",
        f"deals: {' '.join(result.how.key for result in standing.results)}".rstrip(),
        f"winners: {' '.join(map(str, standing.winners))}".rstrip(),
    ]


def main() -> None:
    """Add the ending to a record, or write it anew."""
    path = Path(sys.argv[1])
    kept = "".join(
        line for line in path.read_text("utf-8").splitlines(keepends=True) if not line.startswith("# ")
    )
    stated = lines(record.read(kept, registry.find).course)
    path.write_text(kept + "".join(f"# {line}\n" for line in stated), "utf-8")


if __name__ == "__main__":
    main()
