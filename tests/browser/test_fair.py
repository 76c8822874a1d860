"""A fair deal in the browser: a part of its own in every deal, the check on the score sheet, and why it fails."""

import json

import pytest

from atout.cli import main

OTHER = "0" * 64


def give_up(me):
    """To the score sheet."""
    me.find("settings").first.click()
    me.find("resign").click()
    me.find("yes").click()
    me.find("fair").wait_for()


def details(me):
    me.find("fair").locator("summary").click()
    return me.find("fair").inner_text()


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("km", "phone")])
def test_a_deal_is_checked_by_the_browser_and_holds(person, accessible, language, size):
    me = person(language, size)
    me.sit_down()
    give_up(me)

    assert me.find("fair").get_attribute("data-holds") == "true"
    said = details(me)
    kept = json.loads(me.page.evaluate("localStorage.getItem('atout.parts')"))
    assert kept[0]["part"] in said
    assert kept[0]["commitment"] in said
    accessible(me.page)
    me.page.reload()
    me.find("fair").wait_for()
    assert me.find("fair").get_attribute("data-holds") == "true"
    assert kept[0]["part"] in details(me)
    assert not me.complaints


def test_the_record_says_the_same_to_another_program(person, capsys):
    me = person()
    me.sit_down()
    give_up(me)
    me.find("again").click()
    me.page.locator('main[data-phase="play"]').wait_for()
    give_up(me)
    with me.page.expect_download() as download:
        me.find("download").click()

    assert main(["verify", str(download.value.path()), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "As promised: 2 of 2 deals."


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"secret": OTHER}, "The secret is not the one"),
        ({"commitment": OTHER}, "not the promise that this browser was given"),
        ({"parts": ["", ""]}, "without it"),
        ({"values": {}}, "The cards do not lie"),
    ],
)
def test_what_does_not_hold_is_said(person, change, why):
    """Somebody between the server and the browser changes what is shown after the deal."""
    me = person()

    def meddle(socket):
        server = socket.connect_to_server()

        def pass_on(text):
            message = json.loads(text)
            if message["type"] == "proven":
                message["proof"] |= change
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    me.page.route_web_socket("**/ws/tables/*", meddle)
    me.sit_down()
    give_up(me)

    assert me.find("fair").get_attribute("data-holds") == "false"
    assert why in details(me)


def test_two_windows_of_one_player_add_one_part(person):
    me = person()
    me.sit_down()
    window = me.page.context.new_page()
    window.goto(me.page.url)
    window.locator("main[data-phase]").wait_for()
    give_up(me)
    window.locator('[data-test="fair"]').wait_for()
    me.find("again").click()
    for page in (me.page, window):
        page.locator('main[data-phase="play"]').wait_for()
    give_up(me)
    window.locator('[data-test="fair"]').wait_for()

    assert [page.locator('[data-test="fair"]').get_attribute("data-holds") for page in (me.page, window)] == [
        "true",
        "true",
    ]
