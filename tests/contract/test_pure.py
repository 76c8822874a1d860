"""Compiled and uncompiled, the rules do the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import atout
from atout import build_info

ROOT = Path(__file__).parent.parent.parent


def digests(**environment):
    """What the games do, in a process of its own."""
    source = str(Path(atout.__file__).parent.parent)
    environment = {"PYTHONPATH": os.pathsep.join([source, str(ROOT)]), **environment}
    kept = {name: value for name, value in os.environ.items() if name != "ATOUT_PURE"}
    answer = subprocess.run(
        [sys.executable, "-m", "tests.contract.digest"],
        cwd=ROOT, env=kept | environment, capture_output=True, text=True, check=True, timeout=100,
    )  # fmt: skip
    return json.loads(answer.stdout)


@pytest.mark.skipif(not build_info.extension_files(), reason="nothing is compiled here")
def test_pure_agrees_with_compiled():
    pure, compiled = digests(ATOUT_PURE="1"), digests()
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["tables"] == compiled["tables"]
    assert len(set(pure["tables"].values())) > 1


def test_what_is_compiled_is_not_older_than_its_source():
    assert not build_info.is_stale(), "run scripts/build"
