"""The fixed time in which somebody may be asked in secret.

While a deal is ``quiet`` it passes in spans of a fixed length whether anybody is asked or not, and only then
goes the next choice that all see ahead. So nobody can tell from a pause that somebody was asked. It keeps no
clock: whoever does says when a span has ended.
"""

from collections.abc import Container
from typing import Literal

from atout.core.course import WATCHER, Course

Instruction = Literal["ask", "advise", "leave"]
"""What is to be done when a player is asked in secret: ask, do as a computer would, or leave it."""


class QuietTime:
    """The spans that follow a public entry, and who is asked in each."""

    def __init__(self, course: Course) -> None:
        self._since = course.settled[WATCHER]
        self.spans: tuple[float, ...] = course.hidden(WATCHER).spans()
        self.at = 0

    def is_of(self, course: Course) -> bool:
        """Whether nothing that all know of has happened in the match meanwhile; people may come and go."""
        return self._since == course.settled[WATCHER]

    @property
    def over(self) -> bool:
        """Whether all spans have passed, and the next public choice may be made."""
        return self.at == len(self.spans)

    def asked(self, course: Course) -> int:
        """The seat that is asked in this span, or -1."""
        deal = course.match.deal
        return int(deal.turn) if not self.over and deal.secret and deal.span() == self.at else -1

    def waits(self, course: Course, viewer: int, instructed: Container[int] = ()) -> bool:
        """Whether all that a viewer may know is that time passes; who is ``instructed`` is not asked."""
        if self.over:
            return False
        if self.asked(course) < 0 or viewer == WATCHER or viewer in instructed:
            return True
        return not course.match.deal.secret >> viewer & 1

    def seconds(self, course: Course, secret: float, rhythm: float) -> float:
        """How long this span takes, whoever is asked: as all can know."""
        return max(self.spans[self.at] * secret, float(course.match.deal.rhythm()) * rhythm)


def quiet_time(course: Course, last: QuietTime | None) -> QuietTime | None:
    """The quiet time of a course as it is now: the ``last`` one goes on until something public happens."""
    if course.turn < 0 or not course.match.deal.quiet:
        return None
    return last if last is not None and last.is_of(course) else QuietTime(course)
