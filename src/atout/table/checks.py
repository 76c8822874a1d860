"""What a table looks at before it does what a player asks; each check says by an Illegal what is wrong."""

from atout.core.course import WATCHER, Course
from atout.core.illegal import Illegal

LONGEST_DECISION = 128


def check_known(course: Course, seat: int, number: int) -> None:
    """A seat asks, and speaks of something that it has seen."""
    if course.match.deal is None:
        raise Illegal("gathering-not-begun")
    if seat == WATCHER:
        raise Illegal("table-no-seat")
    if not 0 <= number <= course.seen[seat]:
        raise Illegal("table-number-unknown", number=shown(number))


def check_number(course: Course, seat: int, number: int) -> None:
    """A seat asks, and has seen the last that happened in the match."""
    check_known(course, seat, number)
    if number < course.settled[seat]:
        raise Illegal("table-stale")


def check_deal(course: Course) -> None:
    """A deal is being played."""
    if course.match.over:
        raise Illegal("match-over")
    if course.match.between:
        raise Illegal("match-no-deal")


def check_choices(course: Course, choices: list[int]) -> None:
    """Choices of this game, and not too many of them."""
    if len(choices) > LONGEST_DECISION:
        raise Illegal("table-too-many-choices", limit=LONGEST_DECISION)
    for choice in choices:
        if not 0 <= choice < course.game.choices:
            raise Illegal("table-no-such-choice", choice=shown(choice))


def shown(number: int) -> str:
    """A number of a client's, which may be of any length."""
    return str(number) if abs(number) < 10**9 else "…"
