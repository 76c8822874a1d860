"""What a table shows of a game: its View, with nothing to choose while time passes that nobody shortens."""

from collections.abc import Container

from msgspec.structs import replace

from atout.core.course import WATCHER, Course
from atout.core.view import Text, View
from atout.table.quiet import QuietTime


def plays_itself(course: Course, *, last_card: bool = True) -> bool:
    """Whether the choice in turn is forced, as all can see: nobody has to make it.

    ``last_card`` says that the last card of a hand plays itself; in quiet time whatever is forced does.
    """
    deal = course.match.deal
    return course.turn >= 0 and bool(deal.forced()) and (last_card or bool(deal.quiet))


def view_of(
    course: Course,
    viewer: int,
    quiet: QuietTime | None,
    instructed: Container[int] = (),
    *,
    last_card: bool = True,
) -> View:
    """What a seat, or a watcher, sees; ``last_card`` says that the last card of a hand plays itself.

    Those who are ``instructed`` are not asked in secret: another's question looks no different to them.
    """
    view = course.view(viewer)
    if quiet is not None and quiet.waits(course, viewer, instructed):
        return _waiting(course, view)
    if view.choices and plays_itself(course, last_card=last_card):
        return replace(view, choices=[], say=view.say if course.match.deal.quiet else Text("view-forced"))
    return view


def _waiting(course: Course, view: View) -> View:
    """The last public turn, and nothing to decide."""
    public = course.view(WATCHER)
    players = [replace(player, turn=player.seat == public.turn) for player in view.players]
    # Where only the time is waited for the game has words for it.
    say = public.say if course.hidden(WATCHER).forced() else Text("view-quiet")
    return replace(view, turn=public.turn, players=players, choices=[], claim=False, say=say)
