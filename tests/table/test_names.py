"""Names are one line of text that can be seen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.core.illegal import Illegal
from atout.table.names import LONGEST, cleaned


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Sokha", "Sokha"),
        ("  Dara \t 2\n", "Dara 2"),
        ("ចាន់ សុភា", "ចាន់ សុភា"),
        ("e\u0301va", "\u00e9va"),
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("\u2066a\u2069\u200e\u200f\u061c\ufeffb\u200b", "ab"),
        ("a\x00\x07b\x7f\x9f", "ab"),
        ("a\u2028b", "a b"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 4),
        ("<b>bold</b> & {x}", "<b>bold</b> & {x}"),
        ("ក\u200cខ", "ក\u200cខ"),
    ],
)
def test_a_name_keeps_what_can_be_read(typed, kept):
    assert cleaned(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b\u200d\u202e", "\u3164", "\u2800 \u2800", "\u0301", "\ufe0f"]
)
def test_a_name_of_which_nothing_is_seen_is_refused(typed):
    with pytest.raises(Illegal, match="name-empty"):
        cleaned(typed)


def test_a_long_name_is_refused():
    assert cleaned("x" * LONGEST) == "x" * LONGEST
    for long in ("x" * (LONGEST + 1), "x" * 10**6):
        with pytest.raises(Illegal, match="name-long"):
            cleaned(long)


@pytest.mark.parametrize("typed", ["Computer 2", "the COMPUTER", "computer", "កុំព្យូទ័រ ៣", "កុំព្យូទ័រ"])
def test_nobody_is_taken_for_a_computer(typed):
    with pytest.raises(Illegal, match="name-computer"):
        cleaned(typed)


def test_a_name_may_speak_of_computers():
    assert cleaned("Computer Science") == "Computer Science"


@pytest.mark.parametrize("typed", ["computer, hard", "COMPUTER, easy", " computer,x"])
def test_nobody_is_called_as_a_record_calls_computers(typed):
    with pytest.raises(Illegal, match="name-computer"):
        cleaned(typed)


@given(st.text(max_size=60))
def test_whatever_is_typed_is_clean_or_refused(typed):
    try:
        name = cleaned(typed)
    except Illegal:
        return
    assert 1 <= len(name) <= LONGEST
    assert name == unicodedata.normalize("NFC", name).strip()
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} for letter in name)
    assert not set(name) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
    assert cleaned(name) == name
