"""A phone held sideways, and a side that is longer than the screen: what is needed is in sight together."""

from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, fits, sticking_out
from tests.browser.test_gathering import invite_friends, sit

GAMES = ("tractor", "pitch", "bid_euchre", "hand_and_foot", "svoi_kozyri")
CHOSEN = {"pitch", "hand_and_foot", "svoi_kozyri"}
"""Where the number of players is chosen."""
SIZES = ((740, 360), (667, 375), (844, 390))
NEEDED = ".middle, .say, .do, .do .btn, .hand, .hand .card, :is(.trick, .pile) .card"
"""What is to be seen without scrolling; melds may scroll in a place of their own."""


def cut_off(page, needed):
    """What lies outside the screen or is cut off by the place where it stands, or makes the page scroll."""
    return page.evaluate(
        """needed => [...document.querySelectorAll(needed)].filter((one) => {
            const {top, bottom} = one.getBoundingClientRect();
            const place = one.parentElement.closest(".middle, .say, .do .choices");
            const room = place ? place.getBoundingClientRect() : {top: 0, bottom: innerHeight};
            return top < room.top - 1 || bottom > Math.min(room.bottom, innerHeight) + 1;
        }).map((one) => one.outerHTML.slice(0, 120)).concat(
            document.scrollingElement.scrollHeight > innerHeight ? ["the page"] : [],
            [...document.querySelectorAll(".say")].filter((one) => one.scrollHeight > one.clientHeight + 1)
                .map((one) => one.textContent))""",
        needed,
    )


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("game", GAMES)
def test_hand_middle_sentence_and_choices_are_seen_together_on_a_phone_held_sideways(person, game, language):
    me = person(language, "desktop")
    me.sit_down(game, **({"players": 4} if game in CHOSEN else {}))
    for decisions in (0, 4):
        me.decide(decisions)
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_timeout(250)  # the hand is laid anew, and nothing says so
            assert cut_off(me.page, NEEDED) + sticking_out(me.page) == []
            assert fits(me.page)
        me.page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize("language", ["en", "km"])
def test_all_six_others_are_seen_on_a_phone_held_sideways(person, language):
    me = person(language, "desktop")
    me.sit_down("pitch", players=7)
    me.decide(1)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(250)
        assert cut_off(me.page, f"{NEEDED}, .seat") + sticking_out(me.page) == []
        assert me.page.locator(".seats").evaluate("seats => seats.scrollHeight <= seats.clientHeight")


@pytest.mark.parametrize("language", ["en", "km"])
def test_a_replay_is_stepped_through_on_a_phone_held_sideways(person, language):
    me = person(language, "desktop")
    me.open_lobby()
    me.find("upload").set_input_files(Path(__file__).parents[1] / "goldens/tractor_match.txt")
    me.find("step-next").click()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(250)
        assert cut_off(me.page, ".steps, .steps *") + sticking_out(me.page) == []
        buttons = me.page.locator(".steps .ico").evaluate_all(
            "buttons => buttons.map((button) => button.getBoundingClientRect().top)"
        )
        assert len(buttons) == 5
        assert len(set(buttons)) == 1


def test_talk_is_in_reach_at_a_full_table_on_a_laptop(person):
    host, friend = person(), person()
    link, _ = invite_friends(host, "pitch", "Sokha", players=7)
    friend.page.goto(link)
    sit(friend, "Dara")
    host.find("start").click()
    host.page.locator("main[data-phase]").wait_for()
    host.page.set_viewport_size({"width": 1280, "height": 640})  # or a score of many deals on a higher one
    host.find("talk-text").wait_for()
    assert host.find("talk-text").evaluate("field => field.getBoundingClientRect().bottom <= innerHeight")
