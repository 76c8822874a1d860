"""States in brief: what a View shows as it did in the last state is named, and not sent again.

Most of a View is what it was a moment ago: of ten kilobytes of Hand and Foot three are new. What is left out
follows from what this one connection was shown before and is shown now, and from nothing else.
"""

from typing import Any

from msgspec.structs import replace

from atout.core.view import View
from atout.server.messages import Part, State, Stays, Tried

LEFT_OUT: dict[Part, Any] = {"players": [], "facts": [], "sheet": None}
"""What may stay as it was beside the zones, and what stands in its place then."""


def in_brief(view: View, before: View) -> tuple[View, Stays]:
    """The View without what is as it was before, and what that is."""
    lay = {zone.name: zone for zone in before.zones}
    fresh = [zone for zone in view.zones if (was := lay.get(zone.name)) is not zone and was != zone]
    left_out = {
        part: empty for part, empty in LEFT_OUT.items() if getattr(view, part) == getattr(before, part)
    }
    return replace(view, zones=fresh, **left_out), Stays([zone.name for zone in view.zones], [*left_out])


def in_full(message: State | Tried, before: View | None) -> State | Tried:
    """A message with nothing left out; ``before`` is the View of the last state."""
    stays, view = message.stays, message.view
    if stays is None or view is None or before is None:
        return message
    zones = {zone.name: zone for zone in [*before.zones, *view.zones]}
    parts = {part: getattr(before, part) for part in stays.parts}
    whole = replace(view, zones=[zones[name] for name in stays.zones if name in zones], **parts)
    return replace(message, view=whole, stays=None)
