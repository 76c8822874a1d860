"""What the documentation shows works as it says."""

import re
from pathlib import Path
from typing import Any

import pytest

from atout import registry
from atout.core import record
from atout.games.svoi_kozyri.solve import solve

DOCS = Path(__file__).parent.parent / "docs"


def blocks(page: str) -> list[str]:
    """The fenced blocks of a page."""
    return re.findall(r"^```\w*\n(.*?)^```", (DOCS / page).read_text(), re.DOTALL | re.MULTILINE)


def test_the_record_of_the_page_on_records_is_a_whole_match() -> None:
    found = record.read(blocks("records.md")[0], registry.find)

    assert found.names == ["Sokha", "The computer"]
    assert found.course.match.over
    assert found.course.match.winners == [0]


def test_the_python_of_the_page_on_records_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text, reading, _, solving = blocks("records.md")
    scope: dict[str, Any] = {"text": text}
    exec(reading, scope)  # noqa: S102  our own page
    exec(solving, scope)  # noqa: S102

    assert scope["match"].scores == [0, -1]
    assert capsys.readouterr().out.startswith("loss ['AS', 'KC']")


def test_the_position_of_the_page_on_records_can_be_solved() -> None:
    assert solve(blocks("records.md")[2].strip(), seconds=10).solved


def test_every_link_between_pages_leads_somewhere() -> None:
    missing = {
        (page.name, link)
        for page in [*DOCS.rglob("*.md"), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text())
        if not (page.parent / link).exists()
    }

    assert missing == set()


FOLDERS = [DOCS.parent / name for name in ("src", "web/src", "tests", "bench", "scripts", "docs")]
PAGES = [*DOCS.rglob("*.md"), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]
SOURCES = [path for folder in FOLDERS for path in folder.rglob("*.py")]


def test_pages_and_docstrings_name_only_files_that_are_there() -> None:
    paths = [*DOCS.parent.glob("*"), *(path for folder in FOLDERS for path in folder.rglob("*"))]
    places = [f"/{path.relative_to(DOCS.parent)}" for path in paths]
    named = [
        (path.name, name.rstrip("/"))
        for path in [*PAGES, *SOURCES]
        for name in re.findall(r"`([\w./]+\.(?:py|pxd|ftl|ts|svelte)|[a-z]+/[a-z_/]+)`", path.read_text())
        if "GAME" not in name
    ]

    assert len(named) > 100
    assert [pair for pair in named if not any(place.endswith(f"/{pair[1]}") for place in places)] == []
