"""The bytes of parts of Views: what is made once (``view.kept``) is put into bytes once, too."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from atout.core.view import View

MOST = 4096
"""Of so many parts the bytes are kept, of those that came last."""


class Parts:
    """The bytes of places and score sheets, which look the same for many decisions and to several seats."""

    def __init__(self, encode: Callable[[object], bytes]) -> None:
        self._encode = encode
        self._kept: dict[int, tuple[object, msgspec.Raw]] = {}

    def of(self, view: View) -> View:
        """The View, with bytes in place of such parts: it can only be encoded."""
        zones = [(self._kept.get(id(zone)) or self._keep(zone))[1] for zone in view.zones]
        sheet = view.sheet and (self._kept.get(id(view.sheet)) or self._keep(view.sheet))[1]
        return replace(view, zones=zones, sheet=sheet)

    def _keep(self, part: object) -> tuple[object, msgspec.Raw]:
        """By identity: as long as a part is kept here, no other thing can stand at its place."""
        if len(self._kept) == MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[id(part)] = found = part, msgspec.Raw(self._encode(part))
        return found
