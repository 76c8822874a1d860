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
        sheet = view.sheet and self._bytes(view.sheet)
        return replace(view, zones=[self._bytes(zone) for zone in view.zones], sheet=sheet)

    def _bytes(self, part: object) -> msgspec.Raw:
        """By identity: as long as a part is kept here, no other thing can stand at its place."""
        found = self._kept.get(id(part))
        if found is None:
            if len(self._kept) == MOST:
                del self._kept[next(iter(self._kept))]
            found = self._kept[id(part)] = part, msgspec.Raw(self._encode(part))
        return found[1]
