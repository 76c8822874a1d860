"""What is wrong with the arguments, in our own words: Cyclopts says it in English, over several lines."""

from cyclopts import (
    ArgumentOrderError,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from atout.core.illegal import Illegal

LONGEST = 60


def understood(error: CycloptsError) -> Illegal:  # noqa: PLR0911  one for each kind of mistake
    """The same as a sentence of the words."""
    match error:
        case UnknownCommandError():
            return Illegal("cli-unknown-command", name=_short((error.unused_tokens or [""])[0]))
        case UnknownOptionError():
            return Illegal("cli-unknown-option", name=_short(error.token.keyword or error.token.value))
        case MissingArgumentError():
            return Illegal("cli-missing-value", name=_name(error))
        case CoercionError():
            value = error.token.value if error.token else ""
            return Illegal("cli-bad-value", name=_name(error), value=_short(value))
        case RepeatArgumentError():
            return Illegal("cli-given-twice", name=error.token.keyword or _name(error))
        case UnusedCliTokensError() | ArgumentOrderError():
            key = "cli-too-much" if error.command_chain else "cli-unknown-command"
            return Illegal(key, name=_short((error.unused_tokens or [""])[0]))
    return Illegal("cli-not-understood", reason=_short(str(error)))


def _name(error: CycloptsError) -> str:
    """The argument as it is written: ``--level``, ``GAME``."""
    return error.argument.name if error.argument is not None else ""


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
