"""What the host has set about people at a table: their time, who plays for the absent, who may talk."""

from typing import Annotated, Literal

import msgspec

from atout.table.thinkers import check_level


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set before the match, and the same to its end."""

    clock: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """How many seconds a decision may take; 0 is any time."""
    reserve: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """How many more seconds a seat may take in the whole match, where ``clock`` is not enough."""
    stand_in: str = "medium"
    """The level of the computer that plays for who is away or out of time."""
    watchers: Literal["nothing", "read", "talk"] = "read"
    """What watchers may do where players talk."""

    def check(self) -> None:
        """An Illegal says what cannot be."""
        check_level(self.stand_in)
