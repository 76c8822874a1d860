"""A fair deal in the browser: a part of its own in every deal, the check on the score sheet, and why it fails."""

import json
import re

import pytest

from atout.cli import main
from tests.browser.conftest import looks_well
from tests.cli.test_verify import BARE, MATCH

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
        ({"commitment": OTHER}, "not the promise that was given here"),
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


# --- in a replay --------------------------------------------------------------------------------------


def step_through(me, text):
    """To the replay of a record, where it is said how its deals were dealt."""
    me.open_lobby()
    me.find("upload").set_input_files(
        {"name": "record.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    me.page.wait_for_url("**/replay/*")
    me.find("say").wait_for()
    if not me.find("fairness").count():
        me.find("side").click()
    me.page.locator("[data-test='fairness'][data-holds]").wait_for()
    return me.find("fairness")


@pytest.mark.parametrize(
    ("language", "size"), [("en", "phone"), ("en", "desktop"), ("km", "phone"), ("km", "desktop")]
)
def test_a_replay_says_of_each_deal_how_it_was_dealt(person, accessible, language, size):
    me = person(language, size)
    found = step_through(me, MATCH)

    assert found.get_attribute("data-holds") == "true"
    deals = found.locator("details")
    assert deals.evaluate_all("all => all.map(one => one.dataset.holds)") == ["true"] * 3
    looks_well(me, accessible)
    for deal in deals.all():
        deal.locator("summary").click()
    said = found.inner_text()
    promised = re.findall(r"^commitment (\w+) secret (\w+)$", MATCH, re.MULTILINE)
    assert len(promised) == 3
    assert all(digits in said for pair in promised for digits in pair)
    assert "atout verify" in said
    looks_well(me, accessible)
    assert not me.complaints


def test_a_replay_says_what_is_wrong_with_a_deal(person):
    me = person()
    found = step_through(me, re.sub("secret [0-9a-f]+", f"secret {OTHER}", MATCH, count=1))

    assert found.get_attribute("data-holds") == "false"
    assert "wrong with 1 of 2 deals" in found.inner_text()
    first = found.locator("details").first
    assert first.get_attribute("data-holds") == "false"
    first.locator("summary").click()
    assert "The secret is not the one" in first.inner_text()


def test_a_replay_of_deals_that_were_never_promised_says_so(person):
    me = person("en", "phone")
    found = step_through(me, BARE)

    assert "Nobody can check it" in found.inner_text()
    assert found.locator("details").count() == 0
