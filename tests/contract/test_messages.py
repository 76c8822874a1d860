"""Everything that the games say has words in every language: refusals, Views, events, score sheets."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core.illegal import Illegal
from atout.core.view import Named, Text
from atout.words import languages, words
from tests.helpers import any_table, deals_played, every_table, examples, played, seeds, viewers

NAMES = ["Dara", "Bopha", "Sok", "Vanna"]


def texts(thing):
    """The sentences in a message."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct) and not isinstance(thing, Named):
        for field in thing.__struct_fields__:
            yield from texts(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts(part)


def check_said(text, lang, reader):
    """It is put into words without a gap; a message or a name that is missing is a warning, and so an error."""
    said = words(lang).say(text, reader, NAMES)
    assert said.strip()
    assert said != text.key
    assert not set("{}$") & set(said)


@every_table
@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_words(game, options, lang):
    said = {}
    for number, (deal, _) in enumerate(deals_played(game, options, 4)):
        for choice in set(range(-1, game.choices + 1)) - set(deal.choices()):
            with pytest.raises(Illegal) as refused:
                deal.play(choice)
            refusal = refused.value.refusal
            said.setdefault((refusal.text.key, str(refusal.text.args)), (refusal.text, deal.turn))
        if number == 150:
            break
    assert said
    for text, turn in said.values():
        check_said(text, lang, turn)
        check_said(text, lang, -1)


@examples(20)
@given(any_table, seeds, st.integers(0, 150))
@pytest.mark.parametrize("lang", languages())
def test_everything_that_a_viewer_reads_has_words(lang, table, seed, most):
    course = played(*table, seed, most)
    for viewer in viewers(course):
        for text in texts([course.view(viewer), [event for _, event in course.events(viewer)]]):
            check_said(text, lang, viewer)
    for text in texts(course.open_view()):
        check_said(text, lang, -1)


@every_table
@pytest.mark.parametrize("lang", languages())
def test_so_has_the_end_of_a_deal(game, options, lang):
    course = played(game, options, 9, 10**4)
    assert course.turn < 0
    for viewer in viewers(course):
        for text in texts([course.view(viewer), [event for _, event in course.events(viewer)][-5:]]):
            check_said(text, lang, viewer)
