"""Khmer is broken into lines that fit however a terminal measures it, and never inside a cluster."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from atout import registry
from atout.terminal.prose import CLUSTER, COENG, widest, wrapped
from atout.terminal.rules import paragraphs, rules_of

KHMER = "ល្បែងនេះ អ្នកលេងម្នាក់ៗមានអាតូរៀងៗខ្លួន។ ស៊ីបៀដែលនៅលើគេក្នុងគំនរ រួចចុះបៀមួយទៀតពីលើ។"


@pytest.mark.parametrize("width", [12, 20, 40, 80])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(width):
    lines = wrapped(Text(KHMER), width).plain.split("\n")

    assert all(widest(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == KHMER.replace(" ", "")


def test_no_line_begins_inside_a_cluster():
    for width in range(10, 60):
        for line in wrapped(Text(KHMER), width).plain.split("\n"):
            assert unicodedata.category(line[0]) not in {"Mn", "Mc"}
            assert line[-1] != COENG


def test_styles_survive_the_breaking():
    text = Text("one two three four", "bold")

    assert all(span.style == "bold" for span in wrapped(text, 8).spans) or wrapped(text, 8).style == "bold"


@given(st.text(alphabet="aខ្ញុំ ", max_size=80), st.integers(8, 30))
def test_any_text_is_broken_to_fit(text, width):
    lines = wrapped(Text(text), width).plain.split("\n")

    assert all(widest(line.rstrip()) <= width or len(CLUSTER.findall(line)) == 1 for line in lines)


@pytest.mark.parametrize("lang", ["en", "km"])
def test_rules_are_laid_out_in_paragraphs(lang):
    laid_out = paragraphs(rules_of(registry.find("svoi_kozyri"), lang))

    assert any(text.plain.startswith("SK-10 ") for text in laid_out)
    assert not any("**" in text.plain for text in laid_out)


def test_no_line_is_broken_at_a_space_that_holds_together():
    text = Text("one two\u00a0three four")

    assert wrapped(text, 10).plain.split("\n") == ["one", "two\u00a0three", "four"]
