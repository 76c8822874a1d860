"""A decision of several choices in words: cards that are chosen alike are told together."""

from collections.abc import Iterable

from atout.core.view import Choice, Named, Text, card, cards


def whole(choices: Iterable[Choice]) -> list[Text]:
    """What the choices of a decision are called, without what only completes them.

    The last card of several is on a button that says what the whole decision does: it is told like the cards
    before it.
    """
    told: list[Text] = []
    parts = False
    for choice in choices:
        label = choice.label
        if parts and not choice.part:
            if not choice.card:
                continue
            if "card" in told[-1].args and "card" not in label.args:
                label = Text(told[-1].key, told[-1].args | {"card": card(choice.card)})
        if told and _alike(told[-1], label):
            told[-1] = Text(label.key, label.args | {"card": cards([*_cards(told[-1]), *_cards(label)])})
        else:
            told.append(label)
        parts = parts or choice.part
    return told


def _alike(one: Text, other: Text) -> bool:
    """Whether two sentences say the same of different cards."""
    if one.key != other.key or "card" not in one.args or "card" not in other.args:
        return False
    return one.args | {"card": ""} == other.args | {"card": ""}


def _cards(text: Text) -> list[str]:
    named = text.args["card"]
    return str(named.value).split() if isinstance(named, Named) else []
