"""The bytes of parts of Views: what is made once (``view.kept``) is put into bytes once, too."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from atout.core.view import View

MOST = 4096
"""Of so many parts the bytes are kept, of those that came last."""


class Parts:
    """The bytes of places and score sheets, which look the same for many decisions and to several seats.

    They are kept by identity: as long as a part is kept too, no other thing can stand at its place.
    """

    def __init__(self, encode: Callable[[object], bytes]) -> None:
        self._encode = encode
        self._bytes: dict[int, msgspec.Raw] = {}
        self._parts: dict[int, object] = {}
        self._order: deque[int] = deque()

    def of(self, view: View, instead: Mapping[Any, Any]) -> View:
        """The View, some of it replaced, with bytes in place of such parts: it can only be encoded."""
        zones, sheet = instead.get("zones", view.zones), instead.get("sheet", view.sheet)
        parts = zones if sheet is None else [*zones, sheet]
        found = map(self._bytes.get, map(id, parts))
        made = [part or self._keep(parts[at]) for at, part in enumerate(found)]
        fields = {**instead, "zones": made, "sheet": made.pop() if sheet is not None else None}
        return replace(view, **fields)

    def _keep(self, part: object) -> msgspec.Raw:
        if len(self._parts) == MOST:
            first = self._order.popleft()  # a dict looks for its first past all that have gone
            del self._parts[first], self._bytes[first]
        self._order.append(id(part))
        self._parts[id(part)] = part
        self._bytes[id(part)] = made = msgspec.Raw(self._encode(part))
        return made
