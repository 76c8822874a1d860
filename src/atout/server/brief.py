"""States in brief: what a View shows as it did in the last state is named, and not sent again.

Most of a View is what it was a moment ago: of ten kilobytes of Hand and Foot three are new. What is left out
follows from what this one connection was shown before and is shown now, and from nothing else.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from atout.core.view import View, Zone
from atout.server.messages import Part, State, Tried


def in_brief(view: View, before: View) -> dict[Part, Any]:
    """What of a View stays as it was before, and what is sent in its place."""
    stays: dict[Part, Any] = {}
    zones = _changed(view.zones, before.zones)
    if zones is not None:
        stays["zones"] = zones
    if view.facts == before.facts:
        stays["facts"] = []
    if view.sheet == before.sheet:
        stays["sheet"] = None
    return stays


def _changed(now: Sequence[Zone], before: Sequence[Zone]) -> list[Zone] | None:
    """The zones that are not as they were; None where they are not the same ones in the same order."""
    if len(now) != len(before):
        return None
    others = [(zone, was) for zone, was in zip(now, before, strict=True) if zone is not was]
    if [zone.name for zone, _ in others] != [was.name for _, was in others]:
        return None
    return [zone for zone, was in others if zone != was]


def in_full(message: State | Tried, before: View | None) -> State | Tried:
    """A message with nothing left out; ``before`` is the View of the last state."""
    view = message.view
    if not message.stays or view is None or before is None:
        return message
    stayed: dict[str, Any] = {part: getattr(before, part) for part in message.stays}
    if "zones" in stayed:
        fresh = {zone.name: zone for zone in view.zones}
        stayed["zones"] = [fresh.get(zone.name, zone) for zone in before.zones]
    return replace(message, view=replace(view, **stayed), stays=[])
