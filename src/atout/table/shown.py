"""What a table shows of a game: its View, with nothing to choose while time passes that nobody shortens."""

from msgspec.structs import replace

from atout.core.course import WATCHER, Course
from atout.core.view import Text, View
from atout.table.quiet import QuietTime


def plays_itself(course: Course) -> bool:
    """Whether the card in turn is forced, as all can see: nobody has to play it."""
    return course.turn >= 0 and bool(course.match.deal.forced())


def view_of(course: Course, viewer: int, quiet: QuietTime | None, *, last_card: bool = True) -> View:
    """What a seat, or a watcher, sees; ``last_card`` says that the last card of a hand plays itself."""
    view = course.view(viewer)
    if quiet is not None and quiet.waits(course, viewer):
        return _waiting(course, view)
    if last_card and plays_itself(course) and view.choices:
        return replace(view, choices=[], say=Text("view-forced"))
    return view


def _waiting(course: Course, view: View) -> View:
    """The last public turn, and nothing to decide."""
    turn = course.view(WATCHER).turn
    players = [replace(player, turn=player.seat == turn) for player in view.players]
    return replace(view, turn=turn, players=players, choices=[], claim=False, say=Text("view-quiet"))
