"""Talk at a table: short lines and phrases, muted by person, never kept, and nothing in them is more than text."""

import asyncio
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout import words
from atout.core.course import WATCHER
from atout.core.illegal import Illegal
from atout.table.talk import AT_ONCE, KEPT, LONGEST, PHRASES, SECONDS, cleaned
from atout.table.terms import Terms
from tests.table.sitting import SETTINGS, come, run, sitting
from tests.table.test_quiet import HANDS, dealt


class Told:
    """What one who listens was told to read, window by window."""

    def __init__(self, table, window):
        self.table = table
        self.window = window
        self.times = []
        window.talked = self.talked

    def talked(self, *, whole=False):
        self.times.append(whole)

    @property
    def lines(self):
        return [line.text or line.phrase for line in self.table.talk.heard(self.window).lines]


def at_table(tmp_path, test, **more):
    async def sit():
        quick = replace(SETTINGS, workers=0)
        async with sitting(tmp_path, dealt(HANDS["nobody"]), settings=quick, **more) as table:
            await test(table, {seat: Told(table, window) for seat, window in table.windows.items()})

    run(sit())


async def say(table, seat, text="", phrase=""):
    await table.talk.say(table.windows[seat], text, phrase)


def test_what_is_said_is_heard_by_all_who_are_here_and_kept_by_nobody(tmp_path):
    async def test(table, told):
        before = await table._store.table(table.id)
        await say(table, 1, "Good evening")
        await say(table, 2, phrase="thanks")
        assert len(told) == 5
        assert all(one.lines == ["Good evening", "thanks"] for one in told.values())
        assert told[3].times == [False, False]
        assert await table._store.table(table.id) == before
        line = table.talk.heard(table.windows[0]).lines[0]
        assert (line.seat, line.number, line.phrase) == (1, 1, "")
        assert "s1" not in line.person

    at_table(tmp_path, test)


def test_who_comes_later_reads_the_last_lines(tmp_path):
    async def test(table, told):
        await table.leave(table.windows[3])
        for number in range(KEPT + 5):
            await say(table, 1, f"line {number}")
            await asyncio.sleep(SECONDS)
        await come(table, 3)
        assert told[3].times == [True]
        assert told[3].lines == [f"line {number}" for number in range(5, KEPT + 5)]

    at_table(tmp_path, test)


def test_who_is_muted_is_not_heard_in_any_window_of_that_reader(tmp_path):
    async def test(table, told):
        second = Told(table, type(table.windows[0])(table, 0))
        await table.join(second.window)
        await say(table, 1, "before")
        person = table.talk.heard(table.windows[0]).lines[0].person
        await table.talk.mute(table.windows[0], person, muted=True)
        assert (told[0].times, second.times) == ([False, True], [True, False, True])
        await say(table, 1, "after")
        assert told[0].lines == second.lines == []
        assert told[0].times[-1] is True
        assert told[2].lines == ["before", "after"]
        assert table.talk.heard(second.window).muted == [person]
        await table.talk.mute(second.window, person, muted=False)
        assert told[0].lines == ["before", "after"]

    at_table(tmp_path, test)


def test_only_somebody_at_this_table_can_be_muted(tmp_path):
    async def test(table, _told):
        for nobody in ("", "s1", "x" * 5000):
            with pytest.raises(Illegal, match="talk-no-such-person"):
                await table.talk.mute(table.windows[0], nobody, muted=True)
        await table.talk.mute(table.windows[0], table.talk.person("s2"), muted=True)
        table.windows[WATCHER].session = ""
        with pytest.raises(Illegal, match="talk-no-such-person"):
            await table.talk.mute(table.windows[WATCHER], table.talk.person("s2"), muted=True)

    at_table(tmp_path, test)


def test_of_very_many_readers_only_who_is_here_is_remembered(tmp_path, monkeypatch):
    monkeypatch.setattr("atout.table.talk.MOST_REMEMBERED", 3)

    async def test(table, told):
        await say(table, 1, "hello")
        person = table.talk.heard(table.windows[0]).lines[0].person
        await table.talk.mute(table.windows[0], person, muted=True)
        guest = type(table.windows[0])(table, WATCHER)
        Told(table, guest)
        for number in range(20):
            guest.session = f"guest {number}"
            await table.talk.mute(guest, person, muted=True)
        assert len(table.talk._muted) < 6
        assert told[0].lines == []

    at_table(tmp_path, test)


def test_who_says_much_at_once_has_to_wait(tmp_path):
    async def test(table, _told):
        await asyncio.sleep(60)
        for number in range(AT_ONCE):
            await say(table, 1, f"line {number}")
        with pytest.raises(Illegal, match="talk-too-fast"):
            await say(table, 1, "more")
        await say(table, 2, "another may")
        await asyncio.sleep(SECONDS + 0.01)
        await say(table, 1, "again")
        with pytest.raises(Illegal, match="talk-too-fast"):
            await say(table, 1, "more")

    at_table(tmp_path, test)


@pytest.mark.parametrize(("watchers", "reads", "says"), [("nothing", 0, 0), ("read", 1, 0), ("talk", 1, 1)])
def test_the_host_says_what_watchers_may(tmp_path, watchers, reads, says):
    async def test(table, told):
        await say(table, 0, "hello")
        assert len(told[WATCHER].lines) == len(told[WATCHER].times) == reads
        assert table.talk.heard(table.windows[WATCHER]).may == bool(says)
        if says:
            await say(table, WATCHER, "hello all")
            assert told[2].lines == ["hello", "hello all"]
            table.windows[WATCHER].session = ""
        with pytest.raises(Illegal, match="talk-not-here"):
            await say(table, WATCHER, "hello")

    at_table(tmp_path, test, terms=Terms(watchers=watchers))


def test_by_default_watchers_read_and_do_not_talk():
    assert Terms().watchers == "read"


def test_a_phrase_is_one_of_those_that_there_are(tmp_path):
    async def test(table, _told):
        for text, phrase in (("", "nonsense"), ("words", "thanks"), ("", "")):
            with pytest.raises(Illegal, match=r"talk-no-such-phrase|talk-empty"):
                await say(table, 0, text, phrase)

    at_table(tmp_path, test)


@pytest.mark.parametrize("lang", words.languages())
def test_every_phrase_has_words(lang):
    assert all(f"\nphrase-{phrase} = " in words.source(lang) for phrase in PHRASES)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Well   played ", "Well played"),
        ("a\nb\r\nc\td\u2028e", "a b c d e"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("\u2066isolated\u2069 \u200fright", "isolated right"),
        ("\x00\x07bell\x1b[31m", "bell[31m"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("ជំរាបសួរ\u200bអ្នកទាំងអស់គ្នា", "ជំរាបសួរ\u200bអ្នកទាំងអស់គ្នា"),
        ("e\u0301", "é"),
        ("z" + "\u0336" * 40, "z" + "\u0336" * 4),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\ufeffx\ue000\ud800y", "xy"),
    ],
)
def test_what_directs_or_hides_goes_and_all_else_stays(written, shown):
    assert cleaned(written) == shown


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u200d", "\u202e", "\u0301"])
def test_nothing_to_be_seen_is_not_sent(nothing):
    with pytest.raises(Illegal, match="talk-empty"):
        cleaned(nothing)


def test_a_line_is_short():
    assert len(cleaned("ក" * LONGEST)) == LONGEST
    for longer in (LONGEST + 1, 16 * LONGEST + 1, 60_000):
        with pytest.raises(Illegal, match="talk-long"):
            cleaned("ក" * longer)


@given(st.text(max_size=300))
def test_whatever_is_written_is_one_line_that_directs_nothing(text):
    try:
        line = cleaned(text)
    except Illegal:
        return
    assert cleaned(line) == line
    assert len(line) <= LONGEST
    assert len(line.splitlines()) == 1
    assert not set(line) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\x00\x1b")
