"""A decision of several choices in words: what is done alike is told together."""

from collections.abc import Iterable

from atout.core.view import Choice, Named, Text, View, card, cards

SEVERAL = "-several"
"""Added to the key of what is done alike more than once, where its words name no card; they say how often."""

FEW = 4
"""So many choices of a decision are advised by name."""


def whole(choices: Iterable[Choice]) -> list[Text]:
    """What the choices of a decision are called, without what only completes them.

    The last card of several is on a button that says what the whole decision does: it is told like the cards
    before it.
    """
    told: dict[str, list[Text]] = {}
    parts = False
    for choice in choices:
        label = choice.label
        if parts and not choice.part:
            if not choice.card:
                continue
            before = next(reversed(told.values()))[-1]
            if "card" in before.args and "card" not in label.args:
                label = Text(before.key, before.args | {"card": card(choice.card)})
        told.setdefault(repr((label.key, label.args | {"card": ""})), []).append(label)
        parts = parts or choice.part
    return [_together(alike) for alike in told.values()]


def advised(choices: Iterable[int], views: Iterable[View | None]) -> Text:
    """What a hint calls the choices made in these Views: a few cards by name; more are seen better."""
    pairs = zip(choices, views, strict=True)
    found = [next(one for one in view.choices if one.choice == choice) for choice, view in pairs if view]
    names = whole(found)
    by_name = len(names) == 1 and len(found) <= FEW and "card" in names[0].args
    return names[0] if by_name else found[-1].label


def _together(alike: list[Text]) -> Text:
    first = alike[0]
    if len(alike) == 1:
        return first
    if "card" in first.args:
        named = [text.args["card"] for text in alike]
        texts = [str(one.value) for one in named if isinstance(one, Named)]
        return Text(first.key, first.args | {"card": cards(texts)})
    return Text(first.key + SEVERAL, first.args | {"count": len(alike)})
