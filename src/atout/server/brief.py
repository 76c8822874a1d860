"""States in brief: what a View shows as it did in the last state is named, and not sent again.

Most of a View is what it was a moment ago: of ten kilobytes of Hand and Foot three are new. What is left out
follows from what this one connection was shown before and is shown now, and from nothing else.
"""

from itertools import compress
from operator import attrgetter, eq
from typing import Any

from msgspec.structs import replace

from atout.core.view import View
from atout.server.messages import Part, State, Stays, Tried

LEFT_OUT: dict[Part, Any] = {"players": [], "facts": [], "sheet": None}
"""What may stay as it was beside the zones, and what stands in its place then."""
_parts = attrgetter(*LEFT_OUT)
_name = attrgetter("name")


def in_brief(view: View, before: View) -> tuple[View, Stays]:
    """The View without what is as it was before, and what that is."""
    lay = dict(zip(map(_name, before.zones), before.zones, strict=True))
    names = list(map(_name, view.zones))
    pairs = zip(view.zones, map(lay.get, names), strict=True)
    fresh = [zone for zone, was in pairs if zone is not was and zone != was]
    parts = list(compress(LEFT_OUT, map(eq, _parts(view), _parts(before))))
    left_out = {part: LEFT_OUT[part] for part in parts}
    return replace(view, zones=fresh, **left_out), Stays(names, parts)


def in_full(message: State | Tried, before: View | None) -> State | Tried:
    """A message with nothing left out; ``before`` is the View of the last state."""
    stays, view = message.stays, message.view
    if stays is None or view is None or before is None:
        return message
    zones = {zone.name: zone for zone in [*before.zones, *view.zones]}
    parts = {part: getattr(before, part) for part in stays.parts}
    whole = replace(view, zones=[zones[name] for name in stays.zones if name in zones], **parts)
    return replace(message, view=whole, stays=None)
