"""What stands at the end of a kept record: where everything lies, and what the match came to."""

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
        f"key: {course.match.deal.key:016x}",
    ]
