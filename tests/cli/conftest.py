"""The reader's language is English unless a test says otherwise."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
