"""Reading damaged records: the line and the reason, and never anything but an Illegal."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout import registry
from atout.core import cards, record
from atout.core.illegal import Illegal
from tests.helpers import check_reason, examples

GOLDENS = sorted((Path(__file__).parent.parent / "goldens").glob("*.txt"))
PACK = ",".join(map(cards.text, cards.pack("9")))

GOOD = f"""\
Atout: 1
Game: svoi_kozyri 1
Date: 2026-11-30
Options: lowest_rank=9
Seat 0: Dara
Seat 1: Bopha

deal first_dealer=1 pack={PACK}
0: trumps=S
1: trumps=H   # a remark
0: 9S
1: TS AS
"""


def read(text):
    return record.read(text, registry.find)


def refusal(text):
    with pytest.raises(Illegal) as refused:
        read(text)
    return refused.value.refusal


def test_the_good_one_is_read():
    good = read(GOOD)

    assert good.names == ["Dara", "Bopha"]
    assert good.date == "2026-11-30"
    assert good.course.number == 5
    assert good.course.turn == 0


DAMAGE = [
    # what is replaced, by what, the line, the key of the reason
    ("Atout: 1", "Atout: 2", 1, "record-version"),
    ("Atout: 1\n", "", 7, "record-header-missing"),
    ("Game: svoi_kozyri 1\n", "", 7, "record-header-missing"),
    ("Options: lowest_rank=9\n", "", 7, "record-header-missing"),
    ("svoi_kozyri 1", "svoi_kozyri 7", 8, "record-version"),
    ("svoi_kozyri 1", "svoi_kozyri", 8, "record-version"),
    ("svoi_kozyri 1", "whist 1", 8, "game-unknown"),
    ("Date: 2026-11-30", "Atout: 1", 3, "record-header-twice"),
    ("lowest_rank=9", "lowest_rank=8", 8, "option-out-of-range"),
    ("lowest_rank=9", "lowest=9", 8, "option-unknown"),
    ("lowest_rank=9", "mine", 8, "preset-unknown"),
    ("lowest_rank=9", "lowest_rank=" + "9" * 5000, 8, "option-out-of-range"),
    ("lowest_rank=9", "deal=symmetric players=3", 8, "svoi-refuse-symmetric"),
    ("Seat 0: Dara", "Dealer: 2", 8, "match-no-such-seat"),
    ("Seat 0: Dara", "Dealer: x", 8, "record-not-a-number"),
    ("first_dealer=1 ", "", 8, "match-impossible-chances"),
    ("first_dealer=1", "first_dealer=2", 8, "match-impossible-chances"),
    ("first_dealer=1", "first_dealer=0,1", 8, "match-impossible-chances"),
    ("first_dealer=1", "first_dealer=x", 8, "record-not-a-number"),
    ("first_dealer=1", "first_dealer=-1", 8, "record-not-a-number"),
    ("first_dealer=1", "first_dealer=" + "1" * 5000, 8, "record-not-a-number"),
    ("first_dealer=1", "dealer=1", 8, "record-chance-unknown"),
    ("first_dealer=1", "first_dealer=1 coins=1", 8, "record-chance-unknown"),
    ("9S,TS", "9S,9S", 8, "match-impossible-chances"),
    ("9S,TS", "9S", 8, "match-impossible-chances"),
    ("9S,TS", "8S,TS", 8, "match-impossible-chances"),
    ("9S,TS", "9S,XX", 8, "record-chance-unreadable"),
    ("9S,TS", "9S,,TS", 8, "record-chance-unreadable"),
    ("0: trumps=S", "1: trumps=S", 9, "match-not-your-turn"),
    ("0: trumps=S", "2: trumps=S", 9, "match-no-such-seat"),
    ("0: trumps=S", "0: trumps=X", 9, "svoi-refuse-notation"),
    ("0: trumps=S", "0: 9S", 9, "svoi-refuse-choose-trump"),
    ("0: trumps=S", "0:", 9, "match-no-choice"),
    ("0: trumps=S", "trumps=S", 9, "record-not-an-entry"),
    ("1: trumps=H", "1: trumps=S", 10, "svoi-refuse-suit-taken"),
    ("0: 9S", "0: TS", 11, "svoi-refuse-not-held"),
    ("0: 9S", "0: take", 11, "svoi-refuse-empty-pile"),
    ("0: 9S", "0: SJ", 11, "svoi-refuse-notation"),
    ("0: 9S", "0: 9S 9S", 11, "match-not-your-turn"),
    ("0: 9S", "0 passes", 11, "record-not-an-entry"),
    ("0: 9S", "9 resigns", 11, "match-no-such-seat"),
    ("0: 9S", "x resigns", 11, "record-not-a-number"),
    ("0: 9S", "0 back 3", 11, "match-nothing-to-take-back"),
    ("0: 9S", "0 back 0", 11, "match-nothing-to-take-back"),
    ("0: 9S", "0 back x", 11, "record-not-a-number"),
    ("0: 9S", "0 again 0", 11, "match-not-over"),
    ("0: 9S", "0 continues", 11, "match-nothing-to-continue"),
    ("0: 9S", f"deal pack={PACK}", 11, "match-not-between-deals"),
    ("1: TS AS", "1: 9H", 12, "svoi-refuse-not-held"),
    ("1: TS AS", "1: TS TS", 12, "svoi-refuse-not-held"),
    ("1: TS AS", "1: take", 12, "svoi-refuse-can-beat"),
    ("1: TS AS", "1: TS AS JS", 12, "match-not-your-turn"),
    ("1: TS AS", "0: JS", 12, "match-not-your-turn"),
    ("1: TS AS", "1 resigns\n0: 9S", 13, "match-no-deal"),
    ("1: TS AS", "1 resigns\n0 resigns", 13, "match-over"),
    ("1: TS AS", f"1 resigns\ndeal pack={PACK}", 13, "match-not-between-deals"),
]


@pytest.mark.parametrize(
    ("sound", "damaged", "line", "key"), DAMAGE, ids=[f"{row[1][:24]!r}" for row in DAMAGE]
)
def test_a_damaged_record_says_the_line_and_the_reason(sound, damaged, line, key):
    assert sound in GOOD
    said = refusal(GOOD.replace(sound, damaged))

    assert (said.line, said.text.key) == (line, key)


def test_a_record_without_entries_lacks_nothing_but_them():
    head = GOOD.partition("\n\n")[0]

    assert read(head).course.number == 0


@pytest.mark.parametrize("text", ["", "\n\n# nothing\n", "Atout: 1\n"])
def test_a_text_without_a_head_is_refused(text):
    assert refusal(text).text.key == "record-header-missing"


def test_a_record_has_a_greatest_length():
    assert refusal(GOOD + "#" * record.LONGEST).text.key == "record-too-long"


def test_taking_back_again_and_again_does_not_keep_the_reader_busy(monkeypatch):
    monkeypatch.setattr(record, "MOST_RETOLD", 20)
    backs = "".join(f"0: take\n0 back {number}\n" for number in range(5, 17, 2))

    assert refusal(GOOD + backs).text.key == "record-too-much-back"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\n\n\n", "  \n"])
def test_it_does_not_matter_how_lines_end(end):
    assert record.write(read(GOOD.replace("\n", end))) == record.write(read(GOOD))


def test_it_does_not_matter_whether_an_editor_marks_the_text_as_utf_8():
    assert record.write(read("\ufeff" + GOOD)) == record.write(read(GOOD))


@pytest.mark.parametrize(
    "name", ["Dara: the first", "", "ដារ៉ា ២", "Player #1", "#", "a\nb", "x" * 300, " spaces  between "]
)
def test_names_come_back_in_one_line(name):
    good = read(GOOD)
    good.names = [name, "Bopha"]
    text = record.write(good)

    assert read(text).names == [" ".join(name.split()), "Bopha"]
    assert record.write(read(text)) == text


# --- any text at all ----------------------------------------------------------------------------------

ALPHABET = "0123456789: \n#=,SHDCTJQKAabeklrtu-٣²é\x00\x1c\u2028"


def survives(text):
    """Read or refused by an Illegal with a reason; then what was read can be written and read again."""
    try:
        found = read(text)
    except Illegal as illegal:
        check_reason(illegal)
        return
    again = record.write(found)
    assert record.write(read(again)) == again


@examples(200)
@given(st.text(ALPHABET, max_size=80))
def test_any_text_is_read_or_refused(text):
    survives(text)
    survives(GOOD + text)


@examples(300)
@given(st.integers(0, len(GOOD)), st.integers(0, 30), st.text(ALPHABET, max_size=8))
def test_any_change_to_a_record_is_read_or_refused(at, cut, inserted):
    survives(GOOD[:at] + inserted + GOOD[at + cut :])


@examples(150)
@given(st.randoms(use_true_random=False), st.sampled_from(GOLDENS[:8] or [None]))
def test_lines_in_another_order_are_read_or_refused(luck, path):
    lines = path.read_text("utf-8").splitlines()[:60]
    for _ in range(luck.randint(1, 3)):
        kind = luck.choice(["swap", "drop", "twice"])
        one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
        if kind == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif kind == "drop":
            del lines[one]
        else:
            lines.insert(other, lines[one])
    survives("\n".join(lines))


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_great_many_changes():
    luck = random.Random(1)
    for _ in range(20_000):
        at = luck.randrange(len(GOOD))
        piece = "".join(luck.choice(ALPHABET) for _ in range(luck.randrange(6)))
        survives(GOOD[:at] + piece + GOOD[at + luck.randrange(12) :])
