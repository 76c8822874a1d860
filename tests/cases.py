"""The collected situations of tests/data, for the tests of a game that try them."""

import json
from pathlib import Path
from typing import Any

import pytest

Case = dict[str, Any]


class Cases(list[Case]):
    """The situations of one game, each under the house rules that it is about."""

    def __init__(self, game: str) -> None:
        data = Path(__file__).parent / f"data/{game}.json"
        super().__init__(json.loads(data.read_text("utf-8"))["cases"])

    def of_kind(self, *kinds: str, query: str | None = None) -> pytest.MarkDecorator:
        """A test is tried on each of these that some house rules offer; there is at least one."""
        chosen = [
            case
            for case in self
            if case["kind"] in kinds and query in {None, case.get("query", "")} and "not_offered" not in case
        ]
        assert chosen, kinds
        return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])

    def not_offered(self) -> set[str]:
        """Those that fit no option; the reason stands with them."""
        return {case["id"] for case in self if case.get("not_offered")}


def tried(tests: dict[str, Any]) -> list[Case]:
    """The situations that the tests of a module are tried on."""
    return [
        case
        for test in list(tests.values())
        for mark in getattr(test, "pytestmark", [])
        for case in mark.args[1]
    ]


def rules_of(case: Case) -> dict[str, Any]:
    """The house rules that a situation is about."""
    rules: dict[str, Any] = case.get("rules", {})
    return rules
