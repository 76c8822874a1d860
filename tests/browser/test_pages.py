"""Every page that is no table, in each language, on each screen, by day and by night."""

import pytest

from atout import registry
from tests.browser.conftest import LOCALES, SIZES, fits, looks_well_by_day_and_night
from tests.browser.test_gathering import invite_friends
from tests.cli.test_verify import MATCH

EVERYWHERE = [(language, size) for language in LOCALES for size in SIZES]


@pytest.fixture(params=EVERYWHERE, ids="-".join)
def me(request, person):
    return person(*request.param)


@pytest.fixture
def well(accessible):
    return lambda someone: looks_well_by_day_and_night(someone.page, accessible)


@pytest.fixture
def well_on(well):
    """``well_on(me, sheet, button, ...)``: look at a sheet that these buttons open, and close it."""

    def look(me, sheet, *buttons):
        for button in buttons:
            me.find(button).click()
        me.find(sheet).wait_for()
        well(me)
        me.find(sheet).locator('[data-test="close"]').click()

    return look


def open_to_all(host, name):
    """A table in the lobby that waits, with its host."""
    invite_friends(host, "bid_euchre", name)
    host.find("set-public").locator('[data-value="true"]').click()


def test_the_lobby_with_tables_that_wait_and_are_played(me, person, well):
    one, two = person(), person()
    open_to_all(one, "សុខា និងចាន់ដារ៉ា")
    open_to_all(two, "Bopha")
    two.find("start").click()
    two.page.locator("main[data-phase]").wait_for()
    me.open_lobby()
    lines = me.find("lobby").locator("li")
    me.until(lambda: lines.count() >= 2)
    well(me)

    me.find("filter-game").select_option("bid_euchre")
    me.find("filter-rules").locator("summary").click()
    me.find("house-rules").locator("summary").first.click()
    well(me)
    assert me.complaints == []


def test_the_rules_of_every_game(me, well):
    for game in registry.names():
        me.page.goto(f"{me.address}/rules/{game}")
        me.page.locator(".rules-text h2").first.wait_for()
        assert fits(me.page)
    well(me)  # all are of one form
    assert me.complaints == []


def test_where_there_is_nothing(me, well):
    for nowhere in ("/nowhere", "/join/wrong", "/replay/none", "/table/none", "/rules/none"):
        me.page.goto(me.address + nowhere)
        me.page.locator("main p").first.wait_for()
        well(me)


def test_a_replay_and_what_opens_over_it(me, well, well_on):
    me.open_lobby()
    record = {"name": "record.txt", "mimeType": "text/plain", "buffer": MATCH.encode()}
    me.find("upload").set_input_files(record)
    me.page.wait_for_url("**/replay/*")
    me.find("say").wait_for()
    well(me)
    well_on(me, "settings-sheet", "settings")
    if me.find("side").count():  # else it is beside the table, where there is room
        well_on(me, "side-sheet", "side")
        well_on(me, "review-sheet", "review-open")
    well_on(me, "share-sheet", "share-open")
    assert me.complaints == []


def test_what_opens_over_a_table(me, well, well_on):
    me.sit_down("pitch")
    me.wait_for_turn()
    well(me)
    for button, sheet in (("rules", "rules-sheet"), ("keys", "keys-sheet"), ("resign", "ask")):
        well_on(me, sheet, "settings", button)
    if me.find("side").count():
        well_on(me, "side-sheet", "side")
    assert me.complaints == []
