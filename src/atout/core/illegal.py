"""Why a choice is refused."""

import msgspec

from atout.core.view import Arg, Refusal, Text

LONGEST = 500
"""So much of what was given is said again: no reader wants more, and Fluent refuses to write 1,000."""


class Illegal(ValueError):
    """A choice that the rules do not allow now: the sentence, the rule, the cards concerned."""

    def __init__(self, key: str, *, rule: str = "", cards: list[str] | None = None, **args: Arg) -> None:
        short = {name: _short(arg) for name, arg in args.items()}
        self.refusal = Refusal(Text(key, short), rule, cards or [])
        super().__init__(f"{rule}: {key}" if rule else key)

    @classmethod
    def of(cls, refusal: Refusal) -> "Illegal":
        """One that was refused elsewhere, and told here."""
        illegal = cls(refusal.text.key, rule=refusal.rule)
        illegal.refusal = refusal
        return illegal

    def at(self, line: int) -> "Illegal":
        """The same, found on a line of a text that was read."""
        self.refusal = msgspec.structs.replace(self.refusal, line=line)
        return self


def _short(arg: Arg) -> Arg:
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg
