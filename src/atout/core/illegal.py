"""Why a choice is refused."""

from atout.core.view import Arg, Refusal, Text


class Illegal(ValueError):
    """A choice that the rules do not allow now: the sentence, the rule, the cards concerned."""

    def __init__(self, key: str, *, rule: str = "", cards: list[str] | None = None, **args: Arg) -> None:
        self.refusal = Refusal(Text(key, args), rule, cards or [])
        super().__init__(f"{rule}: {key}" if rule else key)
