"""The table in a browser, as people use it."""

import json
import re

import pytest

from atout import registry
from tests.browser.conftest import KHMER, fits, looks_well

BOTH = pytest.mark.parametrize("language", ["en", "km"])


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("km", "phone"),
        pytest.param("en", "desktop", marks=pytest.mark.long),  # by keyboard below
        pytest.param("en", "phone", marks=pytest.mark.long),
        pytest.param("km", "desktop", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_is_played_to_its_end(person, accessible, language, size):
    me = person(language, size)
    me.open_lobby()
    looks_well(me, accessible)
    me.sit_down()
    assert bool(KHMER.search(me.find("say").inner_text())) == (language == "km")
    me.wait_for_turn()
    me.choose_one()
    me.wait_for_turn()
    looks_well(me, accessible)
    me.play_out()
    me.find("sheet").wait_for()
    looks_well(me, accessible)
    assert bool(KHMER.search(me.find("sheet").inner_text())) == (language == "km")
    assert me.complaints == []


OTHERS = [game for game in registry.names() if game != "svoi_kozyri"]
"""Of the first game a whole match is played above."""
LENGTHY = {"hand_and_foot", "tractor"}


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        *((game, "km", "phone") for game in OTHERS),
        *(
            pytest.param(game, "en", "desktop", marks=[pytest.mark.long] if game in LENGTHY else [])
            for game in OTHERS
        ),
    ],
)
def test_a_deal_of_every_game_is_played(person, accessible, game, language, size):
    me = person(language, size)
    me.sit_down(game, level="easy")
    for _ in range(5):
        me.wait_for_turn()
        if me.phase == "play":
            me.choose_one()
    looks_well(me, accessible)
    me.play_out()
    me.find("sheet").wait_for()
    looks_well(me, accessible)
    assert me.complaints == []


def test_a_whole_game_by_keyboard_alone(person):
    me = person("en", "desktop")
    me.open_lobby()
    me.choose_game("svoi_kozyri")
    me.find("play-now").focus()
    me.page.keyboard.press("Enter")
    me.page.locator("main[data-phase]").wait_for()
    for _ in range(400):
        me.wait_for_turn()
        if me.phase != "play":
            break
        decide_by_keys(me)
    me.find("again").wait_for()
    me.find("again").focus()
    me.page.keyboard.press("Enter")
    me.page.locator('main[data-phase="play"]').wait_for()
    assert me.complaints == []


def decide_by_keys(me):
    """Through the hand by arrows to a card that can be chosen; without one, by tab to a button."""
    before = me.number
    legal = me.page.locator("main .card[data-choice]")
    if legal.count():
        me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("Home")
        for _ in range(40):
            if me.page.evaluate("'choice' in (document.activeElement?.dataset ?? {})"):
                break
            me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("Space")
        me.page.keyboard.press("Enter")
    else:
        for _ in range(40):
            me.page.keyboard.press("Tab")
            if me.page.evaluate("document.activeElement?.matches('main .btn[data-choice]')"):
                break
        me.page.keyboard.press("Enter")
    me.wait_past(before)


def test_a_card_that_cannot_be_played_says_why(person):
    me = person()
    me.sit_down()
    dim = me.page.locator(".hand button.card:not([data-choice])")
    for _ in range(100):
        me.wait_for_turn()
        if dim.count() and me.page.locator('[data-zone="pile"] .card').count():
            break
        me.choose_one()
    before = me.number
    dim.first.click(position={"x": 10, "y": 12}, force=True)
    rule = me.find("say").locator(".rule")
    rule.wait_for()
    assert rule.inner_text().startswith("SK-")
    assert me.number == before
    rule.click()
    me.find("rules-sheet").locator(f"#{rule.inner_text()}").wait_for()
    assert me.complaints == []


def test_the_language_switches_at_once_and_is_kept(person):
    me = person("en")
    me.sit_down()
    assert not KHMER.search(me.find("say").inner_text())
    me.find("lang").first.click()
    me.page.locator("html[lang=km]").wait_for()
    assert KHMER.search(me.find("say").inner_text())
    me.page.reload()
    me.page.locator("main[data-phase]").wait_for()
    assert KHMER.search(me.find("say").inner_text())


def test_reloading_and_coming_back_keep_the_seat(person):
    me = person()
    me.sit_down()
    me.decide(3)
    number, cards = me.number, me.cards
    me.page.reload()
    me.page.locator("main[data-phase]").wait_for()
    me.wait_for_turn()
    assert me.number == number
    assert me.cards == cards
    me.open_lobby()
    me.find("running").locator("a").first.click()
    me.page.locator("main[data-phase]").wait_for()
    assert me.number == number


def test_a_hint_raises_a_card_and_a_decision_is_taken_back(person):
    me = person()
    me.sit_down()
    me.wait_for_turn()
    me.choose_one()
    me.wait_for_turn()
    me.find("hint").click()
    me.find("play").or_(me.page.locator(".btn.go[data-choice]")).first.wait_for()
    cards = me.hand.count()
    before = me.number
    me.choose_one()
    me.wait_past(before)
    me.wait_for_turn()
    latest = me.number
    me.find("take-back").click()
    me.wait_past(latest)
    me.wait_for_turn()
    assert me.hand.count() == cards


def test_resigning_asks_first_and_ends_the_match(person):
    me = person()
    me.sit_down()
    me.find("settings").first.click()
    me.find("resign").click()
    me.find("no").click()
    assert me.phase == "play"
    me.find("settings").first.click()
    me.find("resign").click()
    me.find("yes").click()
    me.find("sheet").wait_for()
    assert me.phase == "match_over"


def test_a_record_is_downloaded_uploaded_and_stepped_through(person, accessible):
    me = person()
    me.sit_down()
    me.play_out()
    me.find("download").wait_for()
    with me.page.expect_download() as download:
        me.find("download").click()
    path = download.value.path()
    assert path.read_text().startswith("Atout: 1\n")
    me.open_lobby()
    me.find("upload").set_input_files(path)
    me.page.wait_for_url("**/replay/*")
    me.page.locator("[data-zone]").first.wait_for()
    accessible(me.page)
    first = me.page.locator("main").inner_html()
    me.page.keyboard.press("ArrowRight")
    me.until(lambda: me.page.locator("main").inner_html() != first)
    assert me.complaints == []


def test_a_damaged_record_is_refused_with_its_line(person, tmp_path):
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("Atout: 1\nGame: svoi_kozyri 1\nOptions: seed\n\ndeal first_dealer=9\n")
    me = person()
    me.open_lobby()
    me.find("upload").set_input_files(damaged)
    me.page.get_by_text(re.compile(r"[Ll]ine 5")).wait_for()


@BOTH
def test_three_and_four_players_fit_a_phone(person, accessible, language):
    for players in (3, 4):
        me = person(language, "phone")
        me.sit_down(players=players, lowest_rank=6)
        for _ in range(6):
            me.wait_for_turn()
            me.choose_one()
        me.wait_for_turn()
        assert fits(me.page)
        accessible(me.page)
        assert me.complaints == []


def test_what_a_player_cannot_see_is_never_sent(person):
    me = person()
    frames = []
    me.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))  # noqa: PLW0108  Playwright wants a function
    me.sit_down(players=4, lowest_rank=6)
    for _ in range(6):
        me.wait_for_turn()
        me.choose_one()
    hands = [
        zone
        for message in map(json.loads, frames)
        if message["type"] == "state" and message["view"]["phase"] == "play"
        for zone in message["view"].get("zones", [])
        if zone["name"].startswith("hand-") and zone["owner"] != message["view"]["seat"]
    ]
    assert len(hands) > 12
    assert not any(zone.get("cards") for zone in hands)


def test_a_killed_server_comes_back_with_the_table_as_it_was(person, own_house):
    me = person("km", "phone", own_house.start())
    me.sit_down()
    me.decide(4)
    number, cards = me.number, me.cards
    own_house.kill()
    me.find("retry").wait_for()
    own_house.start()
    me.find("retry").wait_for(state="detached")  # the page comes back by itself
    me.page.locator('main[data-turn="yes"]').wait_for()
    assert me.number == number
    assert me.cards == cards
    me.choose_one()


def test_a_decision_that_is_not_saved_is_told_and_not_shown(person, own_house):
    me = person("en", "phone", own_house.start())
    me.sit_down()
    me.wait_for_turn()
    number = me.number
    with own_house.locked():
        me.page.locator("main [data-choice]").first.click(position={"x": 10, "y": 12})
        if me.find("play").count():
            me.find("play").click()
        me.page.get_by_text(re.compile("not saved", re.IGNORECASE)).first.wait_for()
        assert me.number == number
    me.choose_one()
    assert me.number > number


def test_the_log_opens_at_its_newest_line(person):
    me = person("en", "phone")
    me.sit_down("pitch")  # where nobody sits out and all play every trick
    me.decide(5)
    me.find("side").click()
    line = me.find("log").locator("li").last
    line.wait_for()
    me.until(line.is_visible)
    me.until(lambda: line.evaluate("line => line.getBoundingClientRect().bottom <= window.innerHeight"))
    assert me.find("log").locator("li").count() > 15


def test_what_a_hint_raises_is_played_by_the_brass_button(person):
    me = person("en", "phone")
    me.sit_down("tractor", level="easy")
    me.find("asking").locator('[data-value="leave"]').click()
    me.find("skip").click()
    brass = me.page.locator('[data-test="done"][data-choice], [data-test="play"]')
    for _ in range(8):  # one card or several, led or following
        me.wait_for_turn()
        number = me.number
        me.page.keyboard.press("h")
        me.until(brass.count)
        brass.first.click()
        me.wait_past(number)
    assert me.complaints == []


@pytest.mark.parametrize(("language", "size"), [("km", "phone"), ("en", "desktop")])
def test_what_is_said_beforehand_survives_a_reload_and_the_dealing_is_skipped(
    person, accessible, language, size
):
    me = person(language, size)
    me.sit_down("tractor", level="easy")
    leave = me.find("asking").locator('[data-value="leave"]')
    leave.click()
    me.until(leave.locator("input").is_checked)
    me.page.reload()
    me.until(leave.locator("input").is_checked)
    looks_well(me, accessible)
    me.find("skip").click()
    me.until(lambda: me.find("asking").count() == 0)
    assert me.complaints == []
