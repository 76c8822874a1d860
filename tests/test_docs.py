"""What the documentation shows works as it says."""

import re
from pathlib import Path

from atout import registry
from atout.core import record

DOCS = Path(__file__).parent.parent / "docs"


def blocks(page: str) -> list[str]:
    """The fenced blocks of a page."""
    return re.findall(r"^```\w*\n(.*?)^```", (DOCS / page).read_text(), re.DOTALL | re.MULTILINE)


def test_the_record_of_the_page_on_records_is_a_whole_match() -> None:
    found = record.read(blocks("records.md")[0], registry.find)

    assert found.names == ["Sokha", "The computer"]
    assert found.course.match.over
    assert found.course.match.winners == [0]


def test_the_python_of_the_page_on_records_runs() -> None:
    scope = {"text": blocks("records.md")[0]}
    exec(blocks("records.md")[-1], scope)  # noqa: S102  our own page

    assert scope["match"].scores == [0, -1]  # type: ignore[attr-defined]
