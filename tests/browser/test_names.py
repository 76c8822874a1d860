"""Names as long as they may be, and in several scripts: wherever they stand, they stay on the screen."""

import pytest

from tests.browser.conftest import Person, looks_well, sticking_out
from tests.browser.test_gathering import invite_friends, press_seat, sit
from tests.browser.test_people import close_talk, open_talk

NAMES = ["W" * 24, "ព្រះបាទសម្តេចព្រះនរោត្តម", "محمد بن عبد الله الكبير", "W" * 24]


def shows_all(me: Person, accessible):
    assert sticking_out(me.page) == []
    looks_well(me, accessible)


@pytest.mark.parametrize("width", [360, pytest.param(1024, marks=pytest.mark.long), 1280])
def test_long_names_stay_on_the_screen(person, accessible, width):
    people = [person(language, "desktop") for language in ("en", "km", "en", "km")]
    for me in people:
        me.page.set_viewport_size({"width": width, "height": 740})
    host, *friends = people
    link, _ = invite_friends(host, "svoi_kozyri", NAMES[0], players=4, lowest_rank=7)
    for me, name in zip(friends, NAMES[1:], strict=True):
        me.page.goto(link)
        sit(me, name)
    for me in people:
        shows_all(me, accessible)
    press_seat(host, 1)
    host.find("seat-sheet").wait_for()
    shows_all(host, accessible)
    host.find("close").click()

    host.find("start").click()
    for me in people:
        me.page.locator("main[data-phase]").wait_for()
        shows_all(me, accessible)
    for me in people[:2]:
        open_talk(me)
        me.find("mutes").locator("summary").click()
        shows_all(me, accessible)
        close_talk(me)
        if me.find("side").count():
            me.find("side").click()
            me.find("side-sheet").wait_for()
            shows_all(me, accessible)
            me.find("side-sheet").locator('[data-test="close"]').click()

    host.find("settings").click()
    host.find("resign").click()
    host.find("yes").click()
    for me in people:
        me.find("sheet").wait_for()
        shows_all(me, accessible)
    host.find("replay").click()
    host.page.wait_for_url("**/replay/**")
    host.find("say").wait_for()
    shows_all(host, accessible)


def test_of_a_name_that_runs_from_right_to_left_the_beginning_is_seen(person):
    host, friend = person("en", "phone"), person("en", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha", players=2, lowest_rank=9)
    friend.page.goto(link)
    sit(friend, NAMES[2])
    host.find("start").click()
    name = host.page.locator(".seat b")
    name.wait_for()
    assert name.evaluate("name => getComputedStyle(name).unicodeBidi") == "plaintext"
