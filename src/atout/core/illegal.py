"""Why a choice is refused."""

import msgspec

from atout.core.view import Arg, Refusal, Text


class Illegal(ValueError):
    """A choice that the rules do not allow now: the sentence, the rule, the cards concerned."""

    def __init__(self, key: str, *, rule: str = "", cards: list[str] | None = None, **args: Arg) -> None:
        self.refusal = Refusal(Text(key, args), rule, cards or [])
        super().__init__(f"{rule}: {key}" if rule else key)

    def at(self, line: int) -> "Illegal":
        """The same, found on a line of a text that was read."""
        self.refusal = msgspec.structs.replace(self.refusal, line=line)
        return self
