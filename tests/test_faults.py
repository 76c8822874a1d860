"""The faults that people met in other programs: each one in a table names the test that would catch it."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TABLES = sorted(TESTS.glob("games/*/test_faults.py"))
WHERE = re.compile(r"\| (\S+\.py)::(\w+) \|")


@pytest.mark.parametrize("table", TABLES, ids=[path.parent.name for path in TABLES])
def test_every_fault_has_its_test(table):
    text = ast.get_docstring(ast.parse(table.read_text("utf-8")))
    rows = WHERE.findall(text)

    assert rows
    assert len(rows) == text.count("\n| ") - 2
    for path, test in rows:
        assert f"def {test}(" in (TESTS / path).read_text("utf-8"), test
