"""The review of a replay in the browser: thought out while one waits, and the way to each costly decision."""

from pathlib import Path

import pytest

from atout.core import record
from atout.registry import find
from tests.browser.conftest import SIZES

GOLDEN = Path(__file__).parents[1] / "goldens/svoi_kozyri_seed.txt"


@pytest.mark.parametrize(("language", "size"), [("km", "phone"), ("en", "desktop")])
def test_a_match_is_reviewed_and_a_costly_decision_looked_at(person, accessible, language, size):
    me = person(language=language, size=size)
    me.open_lobby()
    me.find("upload").set_input_files(GOLDEN)
    me.page.wait_for_url("**/replay/*")
    if SIZES[size]["width"] < 1024:
        me.find("review-open").click()
    me.find("review-begin").click()
    progress = me.page.locator(".review progress")
    progress.wait_for()
    me.until(lambda: float(progress.get_attribute("value") or 0) >= 3)  # of which the third costs most
    me.find("review-stop").click()
    me.find("costliest").wait_for()
    accessible(me.page)
    assert me.page.locator(".curve polyline").get_attribute("points").count(",") >= 2

    me.page.locator(".curve").click(position={"x": 150, "y": 40})
    me.until(lambda: me.number > 0)
    assert me.number < len(record.read(GOLDEN.read_text("utf-8"), find).course.entries)
    assert me.find("seen-by").input_value() == "0"
    assert me.complaints == []
