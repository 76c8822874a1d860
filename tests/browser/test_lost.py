"""A network that is cut, or lets nothing through: what was asked and written is not lost in silence."""

import re

import pytest

from tests.browser.conftest import looks_well
from tests.browser.test_gathering import invite_friends
from tests.browser.test_people import close_talk, line, open_talk, play_together


class Network:
    """What is between a page and its table."""

    def __init__(self, page):
        self.cut = self.hangs = False
        self.open = []
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, socket):
        if self.cut:
            socket.close(code=1011)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.hangs else server.send(message))
        server.on_message(lambda message: None if self.hangs else socket.send(message))
        self.open.append(socket)

    def lose(self):
        """All connections break off, and none comes about."""
        self.cut = True
        while self.open:
            self.open.pop().close(code=1011)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_cannot_be_said_is_still_there_to_be_said(person, accessible, size):
    one, two = person("km", size), person("en", "desktop")
    network = Network(one.page)
    play_together([one, two], ["ចាន់", "Dara"])
    open_talk(one)
    network.lose()
    one.page.wait_for_timeout(300)
    one.find("talk-text").fill("Hello?")
    one.page.keyboard.press("Enter")
    told = one.find("talk").get_by_role("alert")
    told.wait_for()
    assert one.find("talk-text").input_value() == "Hello?"
    looks_well(one, accessible)

    network.cut = False
    told.wait_for(state="detached")
    one.page.keyboard.press("Enter")
    line(one, "Hello?").wait_for()
    assert one.find("talk-text").input_value() == ""
    for number in range(4):
        one.find("talk-text").fill(f"And {number}?")
        one.page.keyboard.press("Enter")
    told.wait_for()
    assert one.find("talk-text").input_value() == "And 3?"
    looks_well(one, accessible)
    close_talk(one)
    assert not one.page.locator(".middle, .do").get_by_role("alert").count()


def test_a_network_that_lets_nothing_through_is_taken_for_lost(person):
    me = person("en", "phone")
    network = Network(me.page)
    me.sit_down()
    me.wait_for_turn()
    before = me.number
    network.hangs = network.cut = True
    me.page.locator("main [data-choice]").first.click(position={"x": 10, "y": 12})
    me.find("retry").wait_for()
    network.hangs = network.cut = False
    me.find("retry").wait_for(state="detached")
    me.choose_one()
    me.wait_past(before)


def test_what_is_pressed_before_the_match_and_cannot_be_sent_is_said_not_to_be(person, accessible):
    me = person("km", "phone")
    network = Network(me.page)
    me.page.clock.install()
    invite_friends(me, "svoi_kozyri", "Sokha", players=2)
    public = me.find("set-public").locator('[data-value="true"]')
    network.lose()
    me.page.get_by_role("status").get_by_text("ដាច់បណ្តាញ").wait_for()
    me.find("name").fill("Sokha Chan")
    for press in (me.find("start"), public):
        press.click(force=True)  # start looks disabled, and says why
        me.find("unsent").wait_for()
    assert not public.locator(":checked").count()
    me.find("stand").click()
    me.find("yes").click()  # the last who leaves goes to the lobby: not before it is sent
    me.find("unsent").wait_for()
    looks_well(me, accessible)

    network.cut = False
    me.find("unsent").wait_for(state="detached")
    assert me.find("name").input_value() == "Sokha Chan"
    network.hangs = network.cut = True
    public.click()
    me.page.clock.fast_forward(9000)
    me.page.get_by_role("status").get_by_text("ដាច់បណ្តាញ").wait_for()
    network.hangs = network.cut = False
    me.page.get_by_role("status").get_by_text("ដាច់បណ្តាញ").wait_for(state="detached")
    me.find("start").click()
    me.page.locator("main[data-phase]").wait_for()


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("path", ["/rules/pitch", "/you"])
def test_a_page_that_could_not_be_had_is_asked_for_again(person, accessible, path, language):
    me = person(language, "phone")
    me.open_lobby()
    me.page.route("**/api/**", lambda route: route.abort())
    me.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path
    )
    me.page.get_by_role("alert").first.wait_for()
    looks_well(me, accessible)
    me.page.unroute("**/api/**")
    me.find("retry").first.click()
    me.page.locator(".rules-text, [data-test=name-form]").wait_for()


@pytest.mark.parametrize("language", ["en", "km"])
def test_who_asks_for_the_rules_of_no_game_is_told_so_and_led_to_the_games(person, accessible, language):
    me = person(language, "phone")
    me.page.goto(f"{me.address}/rules/canasta")
    told = {"en": "There is no such game.", "km": "គ្មានល្បែងនេះទេ។"}
    me.page.get_by_role("alert").get_by_text(told[language]).wait_for()
    assert me.find("retry").count() == 0
    looks_well(me, accessible)
    me.find("to-games").click()
    me.find("play-now").wait_for()


def test_a_replay_goes_on_where_a_step_could_not_be_had(person):
    me = person("en", "phone")
    me.sit_down()
    me.find("settings").click()
    me.find("resign").click()
    me.find("yes").click()
    me.find("replay").click()
    me.page.wait_for_url(re.compile("/replay/"))
    me.find("step-next").wait_for()
    me.page.route("**/steps/**", lambda route: route.abort())
    me.find("step-next").click()
    me.find("retry").wait_for()
    me.page.unroute("**/steps/**")
    me.find("retry").click()
    me.find("step-next").wait_for()


def test_an_image_that_could_not_be_had_is_asked_for_again(person):
    """Another window may just be making an account: for a moment this one is nobody to whom it is shown."""
    me = person()
    invite_friends(me, "pitch", "Sokha")
    me.page.context.route(re.compile("/qr"), lambda route: route.fulfill(status=400), times=1)
    me.page.reload()
    image = me.page.locator(".invite img")
    image.wait_for()
    me.until(lambda: image.evaluate("image => image.complete && image.naturalWidth > 0"))


def test_a_host_sees_the_rules_also_where_they_could_not_be_had_at_first(person):
    me = person()
    invite_friends(me, "pitch", "Sokha")
    me.page.context.route(re.compile("/api/games"), lambda route: route.abort(), times=1)
    me.page.reload()
    me.find("set-fill").locator('[data-value="hard"]').wait_for()
    me.find("house-rules").wait_for()
